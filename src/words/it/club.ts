import type * as english from "../en/club.ts";
import { plural } from "../numbers.ts";

const members = (count: number): string => plural("it", count, "socio", "soci");

/** The kinds of entries about clubs. */
export const CLUB_KIND_WORDS: typeof english.CLUB_KIND_WORDS = {
  "club-opened": "libro di un circolo aperto",
  "club-settings": "impostazioni di un circolo modificate",
  "club-member-entered": "socio inserito",
  "club-member-changed": "socio modificato",
  "club-member-left": "socio uscito",
  "club-member-returned": "socio rientrato",
  "club-member-placed": "socio collocato a mano",
  "club-members-merged": "soci unificati",
  "club-merge-undone": "unificazione di soci annullata",
  "club-guest-entered": "ospite inserito",
  "club-guest-changed": "ospite modificato",
  "club-tournament-opened": "torneo di un circolo aperto",
  "club-tournament-changed": "torneo di un circolo modificato",
  "club-games-entered": "partite inserite",
  "club-game-changed": "partita modificata",
  "club-game-withdrawn": "partita ritirata",
  "club-undone": "voce annullata",
  "club-decisions-changed": "decisioni all'inizio di un periodo modificate",
  "club-list-closed": "lista di un circolo preparata",
  "club-list-sent": "lista di un circolo inviata",
  "club-list-received": "lista di un circolo pervenuta",
};

/** What can be wrong in the games of an evening. */
export const EVENING_ISSUE_WORDS: typeof english.EVENING_ISSUE_WORDS = {
  "evening-line": "non è una partita",
  "evening-column": "una colonna che qui non ha posto",
  "evening-result": "non è un risultato",
  "evening-date": "non è un giorno",
  "evening-number": "non è un numero",
  "evening-nobody": "nel libro nessuno ha questo nome",
  "evening-several": "più persone hanno questo nome",
  "evening-disagrees": "il numero e il nome sono di persone diverse",
};

export const EVENING_EXPECTATION_WORDS: typeof english.EVENING_EXPECTATION_WORDS = {
  "evening-line": () => "una partita come Andersson 1-0 Berg, 12 ½-½ 31 o Berg +- 7",
  "evening-columns": () => "le colonne bianco, nero e risultato",
  "evening-minutes": () => "i minuti di ciascun giocatore, come 90, o 90+30 con secondi per mossa",
  "member-of-club": () => "un socio o un ospite del libro, per numero, id o nome; inserire prima i nuovi",
  "one-of-these": ({ candidates }) => `uno tra ${candidates}: indicare il numero`,
};

/** What is said about the books of clubs. */
export const clubWords: typeof english.clubWords = ({ asDay }) => ({
  calendars: { three: "tre all'anno", five: "cinque all'anno" },
  ratings: { "new ratings": "nuovi rating", "old ratings": "vecchi rating", rule: "secondo i giorni di intervallo" },
  standings: {
    counts: "conta",
    walkover: "un forfait",
    friendly: "una partita amichevole",
    "too-fast": "troppo veloce",
    "same-game": "già inserita",
    "opponent-unrated": "in attesa di una stima dell'avversario",
    withdrawn: "ritirata",
  },
  marks: {
    halved: { sign: "½", means: "metà dei punti in questo periodo" },
    waits: { sign: "…", means: "non definitivo: in attesa che finisca un torneo" },
    estimate: { sign: "e", means: "ha incontrato qualcuno con una stima" },
    elo: { sign: "E", means: "ha incontrato qualcuno con un Elo" },
    withheld: { sign: "w", means: "bonus negato in una partita" },
    deducted: { sign: "−", means: "detrazione per inattività" },
    raised: { sign: "+", means: "aumento al posto di una detrazione" },
    "let-go": { sign: "o", means: "nessuna detrazione, con un motivo" },
    placed: { sign: "p", means: "collocato dal circolo" },
    assessed: { sign: "a", means: "forza giudicata dopo una pausa" },
    exceptional: { sign: "!", means: "giudizio più alto del consueto" },
    returned: { sign: "r", means: "rientrato con un rating dato dal circolo" },
    new: { sign: "n", means: "nuovo nel libro" },
    "unusual-start": { sign: "u", means: "comincia con un rating diverso da quello consueto per l'età" },
  },
  choices: { accept: "accettato", "let-go": "lasciato correre", raise: "aumentato" },
  met: { swedish: "rating svedese", elo: "secondo l'Elo", estimate: "stima" },
  faults: {
    "content-differs": "i byte conservati non sono quelli dell'hash",
    "list-differs": "rifatta dal giornale, è un'altra lista",
    "line-differs": "la tabella contiene altro rispetto alla lista",
    "games-lost": "partite, o ciò che è chiuso, non sono in nessuno dei periodi del libro",
  },
  disagreements: {
    name: "nomi diversi",
    birth: "nascite diverse",
    rating: "rating diversi",
    "rating-used": "affrontato con un rating diverso da quello del proprio circolo",
  },
  columns: {
    club: "circolo",
    periods: "periodi",
    bonus: "bonus",
    from: "dal",
    number: "n.",
    name: "nome",
    id: "id socio",
    birth: "nascita",
    entered: "ingresso",
    left: "uscita",
    rating: "rating",
    base: "base",
    before: "prima",
    current: "attuale",
    games: "partite",
    points: "punti",
    change: "variazione",
    deduction: "detrazione",
    raise: "aumento",
    rapidOnly: "solo gioco rapido",
    marks: "note",
    day: "giorno",
    tournament: "torneo",
    round: "turno",
    white: "Bianco",
    black: "Nero",
    result: "risultato",
    opponent: "avversario",
    met: "affrontato con",
    after: "dopo",
    counts: "conta",
    home: "circolo",
    swedish: "svedese",
    elo: "Elo",
    estimate: "stima",
    time: "tempo",
    ratings: "all'inizio di un periodo",
    end: "fine",
    period: "periodo dal",
    version: "versione",
    members: "soci",
    sha256: "sha-256",
    closed: "ultimo chiuso",
    place: "posto",
    received: "ricevuta",
  },
  bonus: (bonus) => (bonus === null ? "nessuno" : bonus === "recommended" ? "come raccomandato" : bonus),
  entered: (number, name) => `${name} ha il numero ${number}.`,
  gamesEntered: (games, first) =>
    games === 1
      ? `La partita ha il numero ${first}.`
      : `${plural("it", games, "partita", "partite")}, numeri da ${first} a ${first + games - 1}.`,
  unratedGuests: (guests) =>
    `La partita attende una stima di ${guests}: clubs list-proposals dice che cosa danno i risultati.`,
  undone: (entry, kind) => `Ripresa: registrazione ${entry}, ${kind}.`,
  startLifted: (name, rating) => `${name} comincia dal rating più basso che ci sia, ${rating}.`,
  unusualStart: (name, rating) => `${name} comincia con ${rating}, che non è consueto per l'età.`,
  repeats: (game) => `la stessa della partita ${game}`,
  notConfirmed:
    "Non è stato registrato nulla: cambierebbero liste già chiuse. Se è quanto si intende, ripetere con --confirm.",
  wouldChange: (period, version) => `La lista del ${asDay(period)} avrebbe la versione ${version}:`,
  changed: (period, version) => `La lista del ${asDay(period)} ora ha la versione ${version}:`,
  listTitle: (name, period) => `${name}: rating dal ${asDay(period)}`,
  versionOf: (version, on) => `Versione ${version}, preparata il ${asDay(on)}.`,
  soFar: "Come sarebbe se il periodo fosse chiuso ora.",
  waitsFor: (tournaments) => `in attesa di ${tournaments}`,
  closed: (period, count, sha256) =>
    `Il periodo è chiuso: rating base di ${members(count)} dal ${asDay(period)}.\nLo sha-256 della lista: ${sha256}`,
  wouldClose: (period, count) =>
    `Il periodo verrebbe chiuso: rating base di ${members(count)} dal ${asDay(period)}. Non è stato fatto nulla.`,
  proposalsAt: (period) => `Da decidere al ${asDay(period)}:`,
  noProposals: (period) => `Al ${asDay(period)} non c'è nulla da decidere.`,
  assessmentNeeded: "di ritorno dopo una pausa così lunga che si doveva giudicare la forza",
  estimateFor: (guest, name, estimate) =>
    `Per l'ospite ${guest}, ${name}, serve una stima; ${estimate === null ? "i risultati non ne danno alcuna" : `i risultati dicono ${estimate}`}.`,
  nothingSettled: "Ogni lista chiusa è come dovrebbe essere.",
  verified: (period, version, count) =>
    `${asDay(period)}, versione ${version}: ${members(count)}, tutto come dice il giornale.`,
  differs: (period, version) => `${asDay(period)}, versione ${version}, non è quanto dice il giornale:`,
  fault: (fault, member) => (member === null ? fault : `socio ${member}: ${fault}`),
  noLists: "Nessuna lista è ancora chiusa.",
  received: (club, period, count) => `La lista di ${club} dal ${asDay(period)} è qui: ${members(count)}.`,
  serving: (folder, address) => `Il libro del circolo in ${folder} è aperto su ${address} (Ctrl+C lo chiude).`,
  sent: (to, period, version, wasThere) =>
    wasThere
      ? `${to} aveva già la lista del ${asDay(period)}, versione ${version}.`
      : `La lista del ${asDay(period)}, versione ${version}, è stata inviata a ${to}.`,
  duplicate: (id, lines) => `L'id socio ${id} è in più circoli: ${lines}.`,
  disagreement: (what, id, name, said, period) =>
    `${name} (${id}): ${what}${period === null ? "" : ` nel periodo dal ${asDay(period)}`}: ${said}.`,
  owedHead: "Lista dovuta",
  owed: (club, why) => `Manca la lista di ${club}: ${why}.`,
  merged: (clubs, count) => `${members(count)} di ${plural("it", clubs, "circolo", "circoli")}.`,
  notEntered: "Non è stato inserito nulla.",
});
