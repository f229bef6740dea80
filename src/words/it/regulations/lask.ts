import type { Clause } from "../../../calculation/derived.ts";
import type { ClauseCode } from "../../../domain/codes/clauses.ts";
import type { Term } from "../../../domain/codes/terms.ts";

export { LASK_READING_WORDS } from "./lask-readings.ts";
export { LASK_PARAMETER_WORDS, LASK_RULE_WORDS, LASK_VALUE_WORDS } from "./lask-rules.ts";

/** What the terms of the Swedish club book mean. */
export const LASK_TERM_WORDS = {
  base: "rating base (grundrating): il rating all'inizio del periodo",
  "Swedish rating": "rating base in un libro svedese",
  "Elo rating": "rating nella lista FIDE",
  estimate: "stima di un rating dai risultati",
  "opponent's base": "rating con cui si affronta l'avversario",
  difference: "differenza dei rating base, il proprio meno quello dell'avversario",
  "full points": "punti secondo la tabella",
  points: "punti della partita",
  bonus: "bonus della partita",
  "bonus withheld": "perché il responsabile del libro non assegna il bonus",
  "current rating": "rating attuale (aktuell rating): dopo ogni partita",
  "Σ points": "punti di tutte le partite insieme",
  "change of the period": "variazione con bonus e rating minimo",
  "new base": "rating base del nuovo periodo",
  age: "età compiuta nell'anno di ingresso",
  "entry day": "giorno di ingresso nel libro",
  assessment: "forza secondo il giudizio del responsabile del libro",
  "start rating": "rating con cui un socio comincia",
  "usual start": "se un rating iniziale è quello consueto per un principiante",
  "played at the board": "se la partita è stata giocata",
  "in a tournament": "se la partita fa parte di un torneo",
  "main time": "tempo per giocatore senza quanto si aggiunge per ogni mossa",
  "time per move": "tempo aggiunto per ogni mossa",
  "thinking time": "tempo di riflessione per giocatore fino alla mossa considerata dalla regola",
  "highest in the tournament": "rating più alto tra tutti i giocatori del torneo",
  "enough time": "se i giocatori hanno avuto tempo sufficiente",
  "counts in the book": "se la partita conta",
  "day begun": "giorno in cui la partita è iniziata",
  "day finished": "giorno in cui la partita è finita",
  "day it counts on": "giorno a cui appartiene la partita",
  "day asked for": "giorno di cui si chiede il periodo",
  "period start": "primo giorno del periodo",
  "next period start": "primo giorno del periodo successivo",
  "day the list was sent": "giorno in cui il circolo ha inviato l'ultima volta la sua lista",
  "list owed": "se il circolo deve ancora inviare la sua lista",
  "round played": "giorno di un turno",
  "keeper's choice": "scelta del responsabile del libro",
  "ratings used": "rating usati dopo l'inizio del periodo",
  "period used": "periodo di cui si usano i rating base",
  "last long game": "giorno dell'ultima partita a tempo lungo",
  "last rapid game": "giorno dell'ultima partita di gioco rapido",
  "last activity": "giorno dell'ultima partita che mantiene attivo un socio",
  "full years": "anni interi senza una partita",
  "years settled": "anni della pausa già regolati",
  "years deducted": "anni della pausa per cui sono stati detratti punti",
  deduction: "detrazione per inattività",
  "proposed deduction": "detrazione che il responsabile del libro può applicare",
  raise: "aumento al posto di una detrazione",
  "rating before the pause": "rating prima della pausa",
  "assessment needed": "se la forza va giudicata prima della prossima partita",
  "exceptionally high": "se un giudizio è superiore al consueto",
  comparable: "se il rating si può confrontare tra circoli",
  "common rules": "se valgono le regole della federazione",
  "placed by the club": "se il circolo può collocare il socio a mano",
} as const satisfies Partial<Readonly<Record<Term, string>>>;

const row = ({ from, to }: Clause): string => (to === null ? `riga da ${from}` : `riga ${from}–${to}`);
const band = ({ ratedFrom, minutesMin, moves }: Clause): string =>
  `servono ${ratedFrom === null ? "almeno " : ""}${minutesMin} minuti per ${moves} mosse${ratedFrom === null ? "" : ` con un giocatore da ${ratedFrom} in su`}`;

/** The cases of the rules of the Swedish club book. */
export const LASK_CLAUSE_WORDS = {
  "row-of-better": (clause: Clause) => `${row(clause)}, come il più forte`,
  "row-of-worse": (clause: Clause) => `${row(clause)}, come il meno forte`,
  "row-of-equals": (clause: Clause) => `${row(clause)}, rating base uguali`,
  "full-points": ({ baseFrom }: Clause) => `rating base sotto ${baseFrom}: tutti i punti`,
  "half-points": ({ baseFrom, divisor }: Clause) =>
    `rating base da ${baseFrom}: ${divisor === 2 ? "metà dei punti" : `i punti divisi per ${divisor}`}`,
  "bonus-step": ({ from, to, points }: Clause) => `rating attuale da ${from} a ${to}: ${points} punti per ogni partita`,
  "bonus-none": () => "nessun bonus con questo rating",
  "bonus-withheld": ({ reason }: Clause) => `negato dal responsabile del libro: ${reason}`,
  "bonus-common-rules": ({ ratingFrom }: Clause) => `il bonus di un distretto finisce a ${ratingFrom}`,
  "lifted-to-floor": ({ rating }: Clause) => `nessun rating è inferiore a ${rating}`,
  "swedish-rating": () => "il rating svedese",
  "elo-and-more": ({ elo, eloAdded }: Clause) => `nessun rating svedese: Elo ${elo} + ${eloAdded}`,
  estimated: () => "né un rating svedese né un Elo: una stima",
  "start-assessed": () => "secondo la forza giudicata dal responsabile del libro",
  "start-adult": ({ adultAge }: Clause) => `un principiante da circa ${adultAge} anni in su`,
  "start-usual-adult": ({ adultAge, adultRating }: Clause) =>
    `i principianti da circa ${adultAge} anni in su ricevono ${adultRating}`,
  "start-usual-young": ({ youngerBelow }: Clause) =>
    `i giovani principianti ricevono un rating inferiore a ${youngerBelow}`,
  "start-unusual-adult": ({ adultAge, adultRating }: Clause) =>
    `non i ${adultRating} che ricevono i principianti da circa ${adultAge} anni in su`,
  "start-unusual-young": ({ adultAge, youngerBelow }: Clause) =>
    `non sotto ${youngerBelow}, come per i principianti con meno di circa ${adultAge} anni`,
  "book-counts": () => "una partita giocata in un torneo con tempo sufficiente",
  "book-walkover": () => "un forfait",
  "book-friendly": () => "una partita amichevole, fuori da qualsiasi torneo",
  "book-too-fast": () => "troppo poco tempo",
  "book-time-enough": (clause: Clause) => band(clause),
  "book-time-short": (clause: Clause) => band(clause),
  "day-of-play": () => "il giorno in cui è iniziata",
  "day-finished": () => "il giorno in cui è finita",
  "list-sent": ({ sent }: Clause) => `inviata il ${sent}`,
  "list-not-sent": ({ start }: Clause) => `non inviata dall'inizio del periodo, il ${start}`,
  "boundary-new": ({ days, daysMin }: Clause) =>
    `giorni tra i turni: ${days}; per i nuovi rating ne bastano ${daysMin}`,
  "boundary-old": ({ days, daysMin }: Clause) =>
    `giorni tra i turni: ${days}; per i nuovi rating ne servono ${daysMin}, quindi i vecchi restano fino alla fine`,
  "boundary-keeper": () => "la scelta del responsabile del libro all'apertura del torneo",
  "passive-not-yet": () => "nessun altro anno intero senza una partita",
  "passive-settled": ({ yearsMax }: Clause) => `tutti i ${yearsMax} anni già regolati`,
  "passive-years": ({ due, pointsPerYear }: Clause) =>
    `anni interi ora da regolare: ${due}, ${pointsPerYear} punti per ciascuno`,
  "assessment-needed": ({ yearsMax }: Clause) => `più di ${yearsMax} anni senza una partita`,
  "assessment-not-needed": ({ yearsMax }: Clause) => `non più di ${yearsMax} anni senza una partita`,
  "above-usual": ({ usualMax }: Clause) => `sopra ${usualMax}: solo in via eccezionale`,
  "within-usual": ({ usualMax }: Clause) => `non sopra ${usualMax}`,
  comparable: ({ ratingOver }: Clause) => `oltre ${ratingOver}`,
  "not-comparable": ({ ratingOver }: Clause) => `non oltre ${ratingOver}`,
  "common-rules": ({ ratingFrom }: Clause) => `da ${ratingFrom} valgono le regole della federazione`,
  "district-rules": ({ ratingFrom }: Clause) => `sotto ${ratingFrom} il distretto può avere regole proprie`,
  "placed-by-club": ({ placedBelow }: Clause) => `sotto ${placedBelow} è il circolo a curare la giusta collocazione`,
  "not-placed-by-club": ({ placedBelow }: Clause) => `da ${placedBelow} solo le partite cambiano il rating`,
} as const satisfies Partial<Readonly<Record<ClauseCode, (clause: Clause) => string>>>;
