import type * as english from "../en/tournament-commands.ts";
import { plural } from "../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("it", value, one, other);
const partText = (part: number): string => (part > 0 ? `, parte ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords: typeof english.tournamentCommandWords = ({ asDay }) => ({
  facts: {
    name: "nome",
    city: "città",
    federation: "federazione",
    kind: "lista",
    start: "inizio",
    end: "fine",
    system: "sistema",
    rateOfPlay: "cadenza",
    schedule: "giorni dei turni",
    arbiters: "arbitri",
    heldBy: "organizzato da",
    teamChampionship: "Olimpiade o campionato a squadre",
    national: "campionato nazionale",
    norms: "norme possibili",
    league: "campionato di lega",
    longer: "approvato per una durata maggiore",
    games: "partite del match",
    waiver: "ogni partita del match conta",
    ratings: "rating usati",
    inParts: "rapporto in parti",
    stageOf: "fase di",
    organiser: "organizzatore",
    deviations: "deroghe al Regolamento",
    approvedOn: "approvato dalla commissione il",
  },
  ratings: { start: "dell'inizio", game: "del giorno di ogni partita" },
  licensed: (name, licensed) => (licensed ? name : `${name} (senza licenza)`),
  registered: (tournament, dryRun) => (dryRun ? `Sarebbe il torneo ${tournament}.` : `Torneo ${tournament}.`),
  underEdition: (edition) => `Stato (${edition}):`,
  announced: (on, reason) => `Annunciato come non valido per il rating il ${asDay(on)}: ${reason}`,
  ruled: (yes, on, article, reason) =>
    `${yes ? "Valido" : "Non valido"} per il rating secondo la pronuncia dell'ufficio del ${asDay(on)}${by(article)}: ${reason}`,
  admitted: (yes, on, reason) => `Registrazione ${yes ? "ammessa" : "respinta"} il ${asDay(on)}: ${reason}`,
  told: (on) => `  comunicata all'organizzatore il ${asDay(on)}`,
  appealed: (on, reason) => `  ricorso del ${asDay(on)}: ${reason}`,
  appealDecided: (reversed, on, reason) => `  ${reversed ? "annullata" : "confermata"} il ${asDay(on)}: ${reason}`,
  compared: (other, same, isCopy, reason) => {
    if (!same) return `Non è lo stesso torneo di ${other}: ${reason}`;
    return isCopy
      ? `Lo stesso torneo di ${other}, arrivato prima; questo non è valido per il rating: ${reason}`
      : `Lo stesso torneo di ${other}, arrivato dopo e non valido per il rating: ${reason}`;
  },
  question: (question, on, text) => `Domanda ${question}, ${asDay(on)}: ${text}`,
  answer: (on, text) => `  risposta del ${asDay(on)}: ${text}`,
  noReport: "Non è arrivato alcun rapporto.",
  nothingOwed: "Non è dovuto alcun rapporto.",
  nothingPending: "Qui non c'è alcun rapporto che valga.",
  everybodyMatched: "Tutti i giocatori sono noti.",
  noCandidates: "nessuno di simile è noto",
  noRulings: "Qui l'ufficio non si è pronunciato su nulla.",
  heldBack: {
    "players-unmatched": "giocatori non identificati",
    "name-differs": "un numero appartiene a un altro nome",
    "one-person-twice": "una persona è inserita più di una volta",
    "same-as-other": "somiglia a un altro torneo",
    "stage-missing": "un'altra fase dello stesso torneo non è pronta",
    "before-starting-list":
      "finito in tempo per una lista già acquisita; una pronuncia può renderlo valido per il rating",
  },
  candidates: {
    "same-number": "stesso numero, ora noto all'ufficio",
    "same-name-and-birth": "stesso nome, stessa nascita",
    "same-name": "stesso nome",
    "same-words-and-birth": "stesse parole in altro ordine, stessa nascita",
    "same-words": "stesse parole in altro ordine",
    "same-birth-similar-surname": "stessa nascita e federazione, cognome simile",
    "same-surname-and-initial": "stesso cognome, e l'iniziale corrisponde",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "stessa federazione",
  leftOver: (players) => `Restano da identificare a mano: ${players}`,
  numberOfOther: "il numero appartiene a un altro nome",
  receipt: {
    received: (file, tournament, name, part, version) =>
      `${file}: ricevuto per ${tournament}${partText(part)}, ${name}${version > 1 ? `; versione ${version}, che sostituisce la precedente` : ""}.`,
    already: (file, tournament, part, version) =>
      `${file}: già ricevuto per ${tournament}${partText(part)}, versione ${version}; non è stato registrato nulla.`,
    entered: (reason) => `Inserito dall'ufficio stesso: ${reason}`,
    sent: (on, sender) => `Ricevuto il ${asDay(on)} da ${sender}.`,
    sha256: (hash) => `sha-256 ${hash}`,
    holds: (players, games) =>
      `${count(players, "giocatore", "giocatori")}, ${count(games, "partita giocata", "partite giocate")}.`,
    unmatched: (players) => `Non identificati con giocatori dell'ufficio: ${players}`,
    twice: (players) =>
      `Inseriti più di una volta: ${players}. Indicare con «reports match» chi è ciascuno di loro; le partite di nessuno non contano.`,
    alike: (other, players, pairings) =>
      `Somiglia a ${other}: coincidono il ${players}% dei giocatori e il ${pairings}% degli abbinamenti.`,
    rated: (list) => `Sarà valutato per la lista del ${asDay(list)}.`,
    assumed: (list) => `La cadenza di gioco non è indicata: si presume ${asDay(list)}. Indicarla se non è così.`,
    settled: (list) => `È valutato in ${asDay(list)}.`,
    settledNot: (list) => `È in ${asDay(list)}, e non è valido per il rating; l'esame di quella lista dice perché.`,
    settledAgainst: (list) =>
      `È valutato in ${asDay(list)}. Ciò che si sa ora vi si oppone; l'ufficio decide se correggere quella lista:`,
    settledOther: (list, version) =>
      `${asDay(list)} ne contiene la versione ${version}; l'ufficio decide se correggere quella lista.`,
    waits: (reasons) => `È in attesa: ${reasons}.`,
    notRated: "Non sarà valido per il rating:",
    decided: (article, reason) => `la pronuncia dell'ufficio${by(article)}: ${reason}`,
    copy: (other) => `è lo stesso torneo di ${other}, arrivato prima`,
    dryRun: "Non è stato fatto nulla.",
  },
  status: {
    registered: () => "registrato; non è ancora dovuto alcun rapporto",
    "not-admitted": (_, __, why) => `registrazione non accettata: ${why}`,
    announced: (_, day) => `annunciato come non valido per il rating il ${asDay(day)}`,
    owed: (_, day) => (day === "" ? "rapporto mancante" : `rapporto mancante, dovuto entro il ${asDay(day)}`),
    "on-hold": (_, __, why) => `rapporto in sospeso: ${why}`,
    received: (list) => `rapporto ricevuto; sarà valido per la lista del ${asDay(list)}`,
    rated: (list) => `elaborato in ${asDay(list)}`,
    "not-rated": (list, _, why) =>
      `non valido per il rating${list === "" ? "" : ` in ${asDay(list)}`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) =>
      `${asDay(list)} contiene una versione precedente del rapporto; l'ufficio decide se correggere`,
  },
  withdrawn: "ritirato",
  superseded: "sostituito",
  stands: "vale",
  counts: (counts) => (counts ? "conta" : "non conta"),
  columns: {
    tournament: "torneo",
    part: "parte",
    version: "versione",
    received: "ricevuto",
    sender: "da",
    players: "giocatori",
    games: "partite",
    state: "stato",
    due: "termine",
    daysLate: "giorni di ritardo",
    officerDue: "termine presso il rating officer",
    startNumber: "n.",
    line: "riga",
    candidates: "può essere",
    player: "giocatore",
    round: "turno",
    white: "Bianco",
    black: "Nero",
    counts: "pronuncia",
    article: "articolo",
    reason: "motivo",
    entry: "voce",
    list: "lista",
  },
});
