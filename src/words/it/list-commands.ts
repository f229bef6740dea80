import { capital } from "../capital.ts";
import type * as english from "../en/list-commands.ts";
import { counted, plural } from "../numbers.ts";

const count = (number: number, one: string, other: string): string => plural("it", number, one, other);
const named = (list: string, version: number): string => (version > 1 ? `${list}, versione ${version}` : list);
const all = (values: readonly string[]): string => values.join(", ");

/** What the commands about lists say. */
export const listCommandWords: typeof english.listCommandWords = ({ asDay }) => ({
  explaining: (player, list, version) => `Giocatore ${player}, ${named(list, version)}:`,
  notPublished: "Non pubblicato. È il risultato dei referti ricevuti finora e può cambiare.",
  ratingsOf: (list) => `Rating secondo ${asDay(list)}.`,
  ownRating: (rating, list) => `Rating proprio: ${rating} (lista del ${asDay(list)}).`,
  standardOf: (date, taken) =>
    taken === null
      ? "Non c'è ancora una lista standard, quindi nessuno ha un rating standard."
      : `La lista standard del ${asDay(date)} non è ancora pubblicata: si usa quella del ${asDay(taken)}.`,
  changeWith: (change, k, printed) =>
    k === printed ? `Variazione: ${change} con K ${k}` : `Variazione: ${change} con K ${k}, ridotto da ${printed}`,
  noCorrections: "Non sono arrivate modifiche che cambierebbero una lista pubblicata.",
  pendingCorrection: (list, tournament, entry) => `${capital(list)}: ${tournament}, voce ${entry} del registro`,
  sheet: (list, version, against, lines) =>
    `${capital(list)}: versione ${version} rispetto alla ${against}, ${count(lines, "riga diversa", "righe diverse")}`,
  leftOut: (players) => `Aggiunti o tolti dalla correzione; solo una nuova pubblicazione può mostrarli: ${players}`,
  history: { superseded: "sostituita", correctedFrom: "corretto da", decided: "Deciso dopo la pubblicazione:" },
  replayed: {
    list: "Lista",
    rated: "Giocatori con rating",
    mean: "Media",
    published: "Media pubblicata",
    differing: "Diversi",
    meanDifference: "Differenza media",
  },
  replaySame: "Ogni lista è uguale a quella pubblicata.",
  steps: {
    reports: "referti",
    "list-before": "lista precedente",
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
    "start-differs": "data di inizio diversa dalla registrazione",
    "end-differs": "data di fine diversa dalla registrazione",
    "system-differs": "sistema diverso dalla registrazione",
    "rate-of-play-missing": "cadenza mancante",
    "rate-of-play-unread": "cadenza non comprensibile",
    "report-late": "referto ricevuto in ritardo",
    "first-control": "primo controllo non alla mossa richiesta",
    "interim-missing": "un solo referto per tutti i mesi",
    "list-decided": "spostato in questa lista per decisione dell'ufficio",
    "men-in-womens-championship": "uomini in un campionato femminile: serve il numero consueto di giocatori con rating",
    "arbiter-not-registered": "arbitro del referto non registrato: chiedere della licenza",
  },
  faults: {
    "content-differs": "il file conservato è stato modificato",
    "list-differs": "la lista ricalcolata ha un altro hash",
    "making-differs": "la lista ricalcolata nasce in modo diverso",
    "persons-differ": "le persone della lista sono diverse dal registro",
    "line-differs": "la riga ricalcolata è diversa",
    "row-differs": "il database è diverso dalla lista",
    "row-missing": "nel database manca un giocatore della lista",
    "row-added": "il database ha un giocatore che non è in lista",
    "pools-differ": "le partite considerate per un giocatore senza rating sono diverse nel database",
    "cards-differ": "i punti portati da ogni torneo a un giocatore sono diversi nel database",
  },
  sections: {
    all: "tutti i giocatori",
    federation: "giocatori attivi di una federazione",
    top: "i migliori giocatori",
    women: "le migliori donne",
    juniors: "i migliori giovani",
    titled: "giocatori titolati senza rating",
    delisted: "tolti dalla lista",
  },
  review: {
    entrants: "Giocatori nuovi o rientrati:",
    delisted: "Tolti, sotto la soglia:",
    leavers: "Tolti per decisione:",
    largestChanges: "Variazioni maggiori:",
    loweredCoefficients: "K ridotto per il numero di partite:",
    corrections: "Correzioni:",
    unusual: "Insolito:",
    balance: "Bilancio dei punti:",
    notRated: "Tornei non validi per il rating:",
    noted: "Note sui tornei:",
    heldBack: "Referti in sospeso, non in questa lista:",
    later: "Referti per una lista successiva:",
  },
  balance: {
    before: "Lista precedente",
    games: "Partite",
    rounding: "Arrotondamento",
    corrections: "Correzioni",
    oneTimeChanges: "Modifiche una tantum",
    entrants: "Giocatori nuovi o rientrati",
    leavers: "Tolti per decisione",
    floor: "Tolti sotto la soglia",
    after: "Questa lista",
    rest: "Non spiegato",
  },
  closed: (list, version, rated, tournaments) =>
    `${capital(named(list, version))}: una bozza di ${count(rated, "giocatore con rating", "giocatori con rating")} da ${count(tournaments, "torneo valido", "tornei validi")} per il rating.`,
  laterBecause: (end, closing) =>
    closing === null
      ? "rinviato a una lista successiva per decisione dell'ufficio"
      : `finito il ${asDay(end)}, dopo la chiusura del ${asDay(closing)}`,
  withoutFederation: (players) =>
    `${counted("it", players)} ${players === 1 ? "giocatore con rating non ha" : "giocatori con rating non hanno"} una federazione: non compaiono finché non viene indicata.`,
  erasedOnList: (players) =>
    `${counted("it", players)} ${players === 1 ? "giocatore di questa lista è stato cancellato" : "giocatori di questa lista sono stati cancellati"} qui: numero e rating vengono importati, nome e nascita no.`,
  reviewNext: (list) => `Esaminarla con: lists review ${list}`,
  published: (list, sha256) => `${capital(list)} è pubblicata. Il suo sha-256: ${sha256}`,
  verified: (list, version, players) =>
    `${capital(named(list, version))}: ${count(players, "giocatore", "giocatori")}, uguale al ricalcolo dal registro.`,
  differs: (list, version, differences) =>
    `${capital(named(list, version))}: ${count(differences, "differenza", "differenze")} nel ricalcolo dal registro.`,
  difference: (player, fault, expected, found) =>
    `${player === null ? "" : `giocatore ${player}: `}${fault}; atteso «${expected}», trovato «${found}»`,
  exported: (file, players) => `${count(players, "giocatore", "giocatori")} in ${file}.`,
  none: "Nessuno.",
  more: (left) => `… e altri ${counted("it", left)}.`,
  inactive: "inattivo",
  columns: {
    list: "Lista",
    version: "Versione",
    date: "Data",
    state: "Stato",
    entry: "Voce del registro",
    sha256: "SHA-256",
    place: "Pos.",
    player: "Giocatore",
    name: "Nome",
    federation: "Fed.",
    title: "Titolo",
    rating: "Rating",
    change: "Variazione",
    games: "Partite",
    k: "K",
    kPrinted: "K pubblicato",
    birth: "Nascita",
    flag: "Flag",
    tournament: "Torneo",
    points: "Punti",
    reason: "Motivo",
    noted: "Voce",
  },
});

/** Why something about a list is turned down. */
export const listRefusalWords: typeof english.listRefusalWords = ({ asDay }) => ({
  "no-list-before": ({ kind }) =>
    `Non c'è una lista ${kind} da cui partire. Importarne prima una pubblicata: players import`,
  "list-not-next": ({ kind, date, newest, next }) =>
    `La lista ${kind} più recente è del ${asDay(newest)}, quindi non se ne può più fare una del ${asDay(date)}; la prossima è del ${asDay(next)}.`,
  "not-a-list-date": ({ kind, date, next }) =>
    `I regolamenti non prevedono una lista ${kind} del ${asDay(date)}. La prossima è del ${asDay(next)}.`,
  "standard-list-first": ({ kind, date }) =>
    `La lista ${kind} dipende dalla lista standard del ${asDay(date)}: pubblicare prima quella.`,
  "list-without-games": ({ list }) => `${capital(list)} è stata importata: le sue partite non sono disponibili qui.`,
  "no-certificate": ({ list, player }) =>
    `Non c’è un certificato del giocatore ${player} in ${list}: la lista non mostra il giocatore, è stata importata o è stata fatta prima che le liste si potessero provare riga per riga.`,
  "unknown-list": ({ list }) => `La lista «${list}» non esiste. Vedere: lists list`,
  "edition-without-dates": () =>
    "L'edizione non ha date di vigore: si può studiare ma non adottare. Indicare un primo giorno (inForce).",
  "edition-too-late": ({ from, newest }) =>
    `L'edizione varrebbe dal ${asDay(from)}, ma la lista del ${asDay(newest)} è già pubblicata. Scegliere un primo giorno successivo.`,
  "edition-in-use": ({ id, newest }) =>
    `Le liste fino al ${asDay(newest)} sono state fatte con ${id}: non si può più sostituire né ritirare. Adottare le nuove regole con un altro id.`,
  "too-many-limits": ({ found, max }) =>
    `Insieme alle edizioni attuali, K dipenderebbe da ${found} combinazioni di partite e rating; se ne possono calcolare al massimo ${max}. Usare limiti che un'altra edizione ha già.`,
  "no-draft": ({ list }) => `${capital(list)} non ha alcuna bozza.`,
  "list-not-proven": ({ list, differences }) =>
    `${capital(list)} non è stata pubblicata: ricalcolata dal registro, ha ${differences} differenze, quindi il database non è affidabile. Eseguire journal rebuild, poi chiudere di nuovo il periodo.`,
  "correction-not-proven": ({ list }) =>
    `${capital(list)} non è stata corretta: ricalcolata dal registro, la correzione è diversa, quindi il database non è affidabile. Eseguire journal rebuild, poi correggere di nuovo la lista.`,
  "correction-overtaken": ({ list }) =>
    `${capital(list)} non è stata corretta: durante la verifica continuavano ad arrivare voci. Non è cambiato nulla; riprovare più tardi.`,
  "list-being-made": ({ list }) => `${capital(list)} è già in calcolo. Attendere che finisca, poi riprovare.`,
  "list-begun": ({ kind, list }) =>
    `C'è già una lista ${kind}: ${list}. Solo un ufficio che non ne ha può iniziare con una lista vuota.`,
  "list-too-early": ({ kind, date, closing }) =>
    `La lista ${kind} del ${asDay(date)} comprende i tornei che finiscono entro il ${asDay(closing)}. Attendete quel giorno, oppure indicate --early.`,
  "draft-another": ({ list, sha256 }) =>
    `${capital(list)}: la bozza è cambiata; ora il suo sha-256 è ${sha256}. Esaminarla prima.`,
  "draft-outdated": ({ list, entries }) =>
    `${capital(list)} è cambiata da quando è stata chiusa (voce ${all(entries)} del registro). Chiuderla di nuovo, o pubblicarla com'era con --as-closed.`,
});
