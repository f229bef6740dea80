import type * as english from "../en/list-commands.ts";
import { plural } from "../numbers.ts";

const count = (number: number, one: string, other: string): string => plural("it", number, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versione ${version}` : list);
const all = (values: readonly string[]): string => values.join(", ");

/** What the commands about lists say. */
export const listCommandWords: typeof english.listCommandWords = ({ asDay }) => ({
  explaining: (player, list, version) => `Giocatore ${player} in ${named(list, version)}:`,
  notPublished: "Non pubblicato: è quanto darebbero i rapporti ricevuti finora, e può cambiare.",
  ratingsOf: (list) => `Rating di ${asDay(list)}.`,
  ownRating: (rating, list) => `Rating proprio: ${rating}, della lista del ${asDay(list)}.`,
  standardOf: (date, taken) =>
    taken === null
      ? "Non c'è ancora una lista standard: qui nessuno ha un rating standard."
      : `La lista standard del ${asDay(date)} non è ancora uscita: è stata usata quella del ${asDay(taken)}.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Variazione: ${change} con K ${k}` : `Variazione: ${change} con K ${k}, ridotto da ${printed}`,
  noCorrections: "Dopo la pubblicazione delle liste non è arrivato nulla che le cambierebbe.",
  pendingCorrection: (list, tournament, entry) => `${list}: ${tournament}, voce ${entry}`,
  sheet: (list, version, against, lines) =>
    `${list}: versione ${version} rispetto alla ${against}, ${count(lines, "riga diversa", "righe diverse")}`,
  leftOut: (players) =>
    `Entrati nella lista o usciti per la correzione, cosa che solo una riapertura può rendere: ${players}`,
  history: { superseded: "sostituita", correctedFrom: "corretto da", decided: "Deciso dopo la pubblicazione:" },
  replayed: {
    list: "lista",
    rated: "con rating",
    mean: "media",
    published: "media pubblicata",
    differing: "diversi",
    meanDifference: "differenza media",
  },
  replaySame: "Ogni lista è risultata come era stata pubblicata.",
  steps: {
    reports: "rapporti",
    "list-before": "la lista precedente",
    lists: "liste all'inizio dei tornei",
    players: "giocatori",
    calculation: "calcolo",
    writing: "scrittura",
    comparing: "confronto",
    replaying: "ricostruzione dal registro",
    reading: "lettura",
  },
  states: { imported: "importata", published: "pubblicata", draft: "bozza", discarded: "scartata" },
  notes: {
    "start-differs": "il rapporto indica un primo giorno diverso dalla registrazione",
    "end-differs": "il rapporto indica un ultimo giorno diverso dalla registrazione",
    "system-differs": "giocato in modo diverso da come registrato",
    "rate-of-play-missing": "nessuno ha detto quale fosse la cadenza",
    "rate-of-play-unread": "la cadenza non è comprensibile",
    "report-late": "il rapporto è arrivato in ritardo",
    "first-control": "il primo controllo del tempo non è alla mossa richiesta dal regolamento",
    "interim-missing": "è arrivato un solo rapporto per tutti i mesi",
    "list-decided": "l'ufficio ha deciso che appartiene a questa lista",
    "men-in-womens-championship":
      "in questo campionato femminile giocano uomini: servono tanti giocatori con rating quanti in ogni altro",
    "arbiter-not-registered": "il rapporto nomina un arbitro non registrato: chiedere se ha la licenza",
  },
  faults: {
    "content-differs": "i byte conservati sono stati modificati",
    "list-differs": "rifatta, la lista ha un altro hash",
    "making-differs": "rifatta, risulta fatta in un altro modo",
    "line-differs": "rifatta, la riga è diversa",
    "row-differs": "la tabella contiene altro rispetto alla lista",
    "row-missing": "nella tabella manca un giocatore della lista",
    "row-added": "la tabella ha un giocatore che la lista non ha",
    "pools-differ":
      "la tabella ha altre partite di un giocatore senza rating rispetto a quelle che la lista gli ha lasciato",
  },
  sections: {
    all: "tutti i giocatori",
    federation: "giocatori attivi di una federazione",
    top: "i migliori giocatori",
    women: "le migliori giocatrici",
    juniors: "i migliori junior",
    titled: "giocatori titolati senza rating",
    delisted: "tolti dalla lista",
  },
  review: {
    entrants: "Nuovi nella lista, o di nuovo in lista:",
    delisted: "Fuori dalla lista, sotto la soglia:",
    leavers: "Tolti per decisione:",
    largestChanges: "Variazioni maggiori:",
    loweredCoefficients: "K ridotto per il numero di partite:",
    corrections: "Correzioni:",
    unusual: "Insolito:",
    balance: "Bilancio dei punti:",
    notRated: "Tornei non validi per il rating:",
    noted: "Annotato sui tornei:",
    heldBack: "Rapporti in attesa di qualcuno, non presenti nella lista:",
    later: "Rapporti arrivati che sono in una lista successiva:",
  },
  balance: {
    before: "lista precedente",
    games: "partite",
    rounding: "arrotondamento",
    corrections: "correzioni",
    oneTimeChanges: "modifiche una tantum",
    entrants: "nuovi nella lista",
    leavers: "tolti per decisione",
    floor: "sotto la soglia",
    after: "questa lista",
    rest: "non spiegato",
  },
  closed: (list, version, rated, tournaments) =>
    `${named(list, version)}: una bozza di ${count(rated, "giocatore con rating", "giocatori con rating")} da ${count(tournaments, "torneo valido", "tornei validi")} per il rating.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "rinviato a una lista successiva per decisione dell'ufficio"
      : `finito il ${asDay(end)}, dopo la chiusura del ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${players} ${players === 1 ? "giocatore con rating non ha" : "giocatori con rating non hanno"} una federazione: nessun file e nessuna pagina li mostra finché non ne hanno una.`,
  reviewNext: (list) => `Per esaminarla: lists review ${list}`,
  published: (list, sha256) => `${list} è pubblicata. Il suo sha-256: ${sha256}`,
  discarded: (list) => `La bozza di ${list} è stata scartata.`,
  verified: (list, version, players) =>
    `${named(list, version)}: ${count(players, "giocatore", "giocatori")}, tutto come dice il giornale.`,
  differs: (list, version, differences) =>
    `${named(list, version)}: ${count(differences, "differenza", "differenze")} rispetto a quanto dice il giornale.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `giocatore ${player}: `}${fault}; atteso «${expected}», trovato «${found}»`,
  exported: (file, players) => `${count(players, "giocatore", "giocatori")} in ${file}.`,
  none: "Nessuno.",
  more: (left) => `… e altri ${left}.`,
  inactive: "inattivo",
  columns: {
    list: "lista",
    version: "versione",
    date: "data",
    state: "stato",
    entry: "voce",
    sha256: "sha-256",
    place: "n.",
    player: "giocatore",
    name: "nome",
    federation: "federazione",
    title: "titolo",
    rating: "rating",
    change: "variazione",
    games: "partite",
    k: "K",
    kPrinted: "K stampato",
    birth: "nascita",
    flag: "flag",
    tournament: "torneo",
    points: "punti",
    reason: "motivo",
    noted: "annotato",
  },
});

/** Why something about a list is turned down. */
export const listRefusalWords: typeof english.listRefusalWords = ({ asDay }) => ({
  "no-list-before": ({ kind }) =>
    `Non c'è alcuna lista ${kind} da cui partire: importarne prima una pubblicata (players import).`,
  "list-not-next": ({ kind, date, newest, next }) =>
    `La lista ${kind} più recente è del ${asDay(newest)}, quindi non se ne può più fare una del ${asDay(date)}; la prossima è del ${asDay(next)}.`,
  "not-a-list-date": ({ kind, date, next }) =>
    `Secondo i regolamenti nessuna lista ${kind} porta la data ${asDay(date)}; la prossima è del ${asDay(next)}.`,
  "standard-list-first": ({ kind, date }) =>
    `La lista ${kind} dipende dalla lista standard del ${asDay(date)}: pubblicare prima quella.`,
  "list-without-games": ({ list }) => `Una lista ripresa da altri non ha partite qui: ${list}.`,
  "unknown-list": ({ list }) => `Questa lista non esiste: ${list}. Vedere: lists list`,
  "no-draft": ({ list }) => `Non c'è alcuna bozza di ${list}.`,
  "list-not-proven": ({ list, differences }) =>
    `Non pubblicata: ricalcolata dal solo registro, ${list} risulta diversa (${differences} differenze). Il database non è affidabile: eseguite journal rebuild e richiudete il periodo.`,
  "correction-not-proven": ({ list }) =>
    `Non corretta: ricalcolata dal solo registro, la correzione di ${list} risulta diversa. Il database non è affidabile: eseguite journal rebuild e correggete di nuovo la lista.`,
  "correction-overtaken": ({ list }) =>
    `Non corretta: mentre la correzione di ${list} veniva confrontata con il registro, altri hanno continuato a registrare. Nulla è cambiato; riprovate quando l’ufficio è più tranquillo.`,
  "list-being-made": ({ list }) => `${list} è già in preparazione. Attenda la fine e riprovi.`,
  "list-begun": ({ kind, list }) =>
    `Esiste già una lista ${kind}: ${list}. Solo un ufficio che non ne ha può cominciare senza giocatori.`,
  "list-too-early": ({ kind, date, closing }) =>
    `La lista ${kind} del ${asDay(date)} comprende i tornei che finiscono entro il ${asDay(closing)}. Attendete quel giorno, oppure indicate --early.`,
  "draft-another": ({ list, sha256 }) =>
    `La bozza di ${list} nel frattempo è un'altra, con sha-256 ${sha256}: esaminarla prima.`,
  "draft-outdated": ({ list, entries }) =>
    `Da quando ${list} è stata chiusa, è arrivato qualcosa che la cambia (voce ${all(entries)}): chiuderla di nuovo, o pubblicarla con --as-closed.`,
});
