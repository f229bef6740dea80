import { capital } from "../capital.ts";
import type * as english from "../en/tournament-commands.ts";
import { plural } from "../numbers.ts";

const count = (value: number, one: string, other: string): string => plural("it", value, one, other);
const partText = (part: number): string => (part > 0 ? `, parte ${part}` : "");
const by = (article: string | null): string => (article === null ? "" : ` (§ ${article})`);

/** What the commands about tournaments, reports and rulings say. */
export const tournamentCommandWords: typeof english.tournamentCommandWords = ({ asDay }) => ({
  facts: {
    name: "Nome",
    city: "Città",
    federation: "Federazione",
    kind: "Lista",
    start: "Inizio",
    end: "Fine",
    system: "Sistema",
    rateOfPlay: "Cadenza",
    schedule: "Date dei turni",
    arbiters: "Arbitri",
    heldBy: "Organizzato da",
    teamChampionship: "Olimpiade o campionato a squadre",
    national: "Campionato nazionale",
    norms: "Norme di titolo possibili",
    league: "Campionato di lega",
    longer: "Durata maggiore approvata",
    games: "Partite del match",
    waiver: "Contare ogni partita del match",
    ratings: "Rating usati",
    inParts: "Referto in parti",
    stageOf: "Fase di",
    organiser: "Organizzatore",
    deviations: "Deroghe al Regolamento",
    approvedOn: "Approvato dalla commissione il",
  },
  ratings: { start: "all'inizio del torneo", game: "nel giorno di ogni partita" },
  licensed: (name, licensed) => (licensed ? name : `${name} (senza licenza)`),
  registered: (tournament, dryRun) => (dryRun ? `Riceverebbe l'ID ${tournament}.` : `ID del torneo: ${tournament}`),
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
  noReport: "Non è arrivato alcun referto.",
  nothingOwed: "Nessun referto mancante.",
  nothingPending: "Ancora nessun referto.",
  everybodyMatched: "Tutti i giocatori sono identificati.",
  noCandidates: "Nessun giocatore simile trovato",
  noRulings: "Ancora nessuna decisione sulle partite.",
  heldBack: {
    "players-unmatched": "giocatori non identificati",
    "name-differs": "un ID appartiene a un altro nome",
    "one-person-twice": "un giocatore inserito più di una volta",
    "same-as-other": "possibile doppione di un altro torneo",
    "stage-missing": "in attesa di un'altra fase dello stesso torneo",
    "before-starting-list": "finito prima della lista importata; l'ufficio può decidere di renderlo valido",
  },
  candidates: {
    "same-number": "stesso ID, ora noto all'ufficio",
    "same-name-and-birth": "stesso nome e stessa nascita",
    "same-name": "stesso nome",
    "same-words-and-birth": "stessi nomi in altro ordine, stessa nascita",
    "same-words": "stessi nomi in altro ordine",
    "same-birth-similar-surname": "stessa nascita e federazione, cognome simile",
    "same-surname-and-initial": "stesso cognome e stessa iniziale",
  },
  candidate: (player, name, facts, why) => `${player} ${name}${facts === "" ? "" : ` (${facts})`}: ${why}`,
  sameFederation: "stessa federazione",
  leftOver: (players) => `Giocatori da identificare a mano: ${players}`,
  numberOfOther: "l'ID appartiene a un altro nome",
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
    unmatched: (players) => `Giocatori non identificati: ${players}`,
    twice: (players) =>
      `Inseriti più di una volta: ${players}. Identificare ciascuno con "reports match"; le partite di chi non è identificato non sono valide.`,
    alike: (other, players, pairings) =>
      `Somiglia a ${other}: coincidono il ${players}% dei giocatori e il ${pairings}% degli abbinamenti.`,
    rated: (list) => `Sarà valutato per la lista del ${asDay(list)}.`,
    assumed: (list) => `La cadenza di gioco non è indicata: si presume ${asDay(list)}. Indicarla se non è così.`,
    settled: (list) => `È valutato per ${list}.`,
    settledNot: (list) =>
      `${capital(list)} lo comprende, ma non è valido per il rating; l'esame di quella lista dice perché.`,
    settledAgainst: (list) =>
      `È valutato per ${list}. In base a quanto si sa ora non dovrebbe esserlo; l'ufficio decide su una correzione:`,
    settledOther: (list, version) =>
      `${capital(list)} ne ha la versione ${version}; l'ufficio decide su una correzione.`,
    waits: (reasons) => `In sospeso: ${reasons}.`,
    notRated: "Non sarà valido per il rating:",
    decided: (article, reason) => `decisione dell'ufficio${by(article)}: ${reason}`,
    copy: (other) => `doppione di ${other}, ricevuto prima`,
    dryRun: "Non è stato fatto nulla.",
  },
  status: {
    registered: () => "registrato; non è ancora dovuto alcun referto",
    "not-admitted": (_, __, why) => `registrazione non accettata: ${why}`,
    announced: (_, day) => `annunciato come non valido per il rating il ${asDay(day)}`,
    owed: (_, day) => (day === "" ? "referto mancante" : `referto mancante, dovuto entro il ${asDay(day)}`),
    "on-hold": (_, __, why) => `referto in sospeso: ${why}`,
    received: (list) => `referto ricevuto; sarà valido per la lista del ${asDay(list)}`,
    rated: (list) => `valutato per ${list}`,
    "not-rated": (list, _, why) =>
      `non valido per il rating${list === "" ? "" : ` (${list})`}${why === "" ? "" : `: ${why}`}`,
    "newer-version": (list) => `${list} contiene una versione precedente del referto; l'ufficio decide se correggere`,
  },
  withdrawn: "ritirato",
  superseded: "sostituito",
  stands: "in vigore",
  counts: (counts) => (counts ? "conta" : "non conta"),
  columns: {
    tournament: "Torneo",
    part: "Parte",
    version: "Versione",
    received: "Ricevuto",
    sender: "Inviato da",
    players: "Giocatori",
    games: "Partite",
    state: "Stato",
    due: "Termine",
    daysLate: "Giorni di ritardo",
    officerDue: "Termine per il rating officer",
    startNumber: "N.",
    line: "Riga",
    candidates: "Possibili corrispondenze",
    player: "Giocatore",
    round: "Turno",
    white: "Bianco",
    black: "Nero",
    counts: "Decisione",
    article: "Articolo",
    reason: "Motivo",
    entry: "Voce",
    list: "Lista",
  },
});
