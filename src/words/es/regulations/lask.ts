import type { Clause } from "../../../calculation/derived.ts";
import type { ClauseCode } from "../../../domain/codes/clauses.ts";
import type { Term } from "../../../domain/codes/terms.ts";

export { LASK_READING_WORDS } from "./lask-readings.ts";
export { LASK_PARAMETER_WORDS, LASK_RULE_WORDS, LASK_VALUE_WORDS } from "./lask-rules.ts";

/** What the terms of the Swedish club book mean. */
export const LASK_TERM_WORDS = {
  base: "rating base (grundrating): el rating al inicio del período",
  "Swedish rating": "rating base en un libro sueco",
  "Elo rating": "Elo en la lista de la FIDE",
  estimate: "estimación de un rating a partir de resultados",
  "opponent's base": "rating que se toma del oponente",
  difference: "diferencia de los ratings base, el propio menos el del oponente",
  "full points": "puntos según la tabla",
  points: "puntos de la partida",
  bonus: "bonificación de la partida",
  "bonus withheld": "por qué el encargado no concede bonificación",
  "current rating": "rating actual (aktuell rating): después de cada partida",
  "Σ points": "puntos de todas las partidas juntas",
  "change of the period": "variación con bonificación y rating mínimo",
  "new base": "rating base del nuevo período",
  age: "edad cumplida en el año de ingreso",
  "entry day": "día de ingreso en el libro",
  assessment: "fuerza de juego según la valoración del encargado",
  "start rating": "rating con el que empieza un socio",
  "usual start": "si un rating de inicio es el habitual de un principiante",
  "played at the board": "si la partida se jugó",
  "in a tournament": "si la partida pertenece a un torneo",
  "main time": "tiempo por jugador sin lo que se añade por jugada",
  "time per move": "tiempo que se añade por jugada",
  "thinking time": "tiempo por jugador hasta la jugada que cuenta la regla",
  "highest in the tournament": "rating más alto de todos los del torneo",
  "enough time": "si los jugadores tuvieron tiempo suficiente",
  "counts in the book": "si la partida cuenta",
  "day begun": "día en que empezó la partida",
  "day finished": "día en que terminó la partida",
  "day it counts on": "día al que pertenece la partida",
  "day asked for": "día cuyo período se pide",
  "period start": "primer día del período",
  "next period start": "primer día del período siguiente",
  "day the list was sent": "día en que el club envió su lista por última vez",
  "list owed": "si el club todavía debe su lista",
  "round played": "día de una ronda",
  "keeper's choice": "lo que eligió el encargado",
  "ratings used": "ratings que se usan tras el inicio del período",
  "period used": "período cuyos ratings base se usan",
  "last long game": "día de la última partida larga",
  "last rapid game": "día de la última partida rápida",
  "last activity": "día de la última partida que mantiene activo a un socio",
  "full years": "años completos sin partida",
  "years settled": "años de la pausa ya liquidados",
  "years deducted": "años de la pausa por los que se descontaron puntos",
  deduction: "descuento por pasividad",
  "proposed deduction": "descuento que el encargado puede aplicar",
  raise: "aumento en lugar de un descuento",
  "rating before the pause": "rating antes de la pausa",
  "assessment needed": "si hay que valorar la fuerza de juego antes de la próxima partida",
  "exceptionally high": "si una valoración supera lo habitual",
  comparable: "si el rating se puede comparar entre clubes",
  "common rules": "si rigen las reglas de la federación",
  "placed by the club": "si el club puede situar al socio a mano",
} as const satisfies Partial<Readonly<Record<Term, string>>>;

const row = ({ from, to }: Clause): string => (to === null ? `fila desde ${from}` : `fila ${from}–${to}`);
const band = ({ ratedFrom, minutesMin, moves }: Clause): string =>
  `hacen falta ${ratedFrom === null ? "al menos " : ""}${minutesMin} minutos para ${moves} jugadas${ratedFrom === null ? "" : ` si hay un jugador desde ${ratedFrom}`}`;

/** The cases of the rules of the Swedish club book. */
export const LASK_CLAUSE_WORDS = {
  "row-of-better": (clause: Clause) => `${row(clause)}, como el mejor de los dos`,
  "row-of-worse": (clause: Clause) => `${row(clause)}, como el peor de los dos`,
  "row-of-equals": (clause: Clause) => `${row(clause)}, ratings base iguales`,
  "full-points": ({ baseFrom }: Clause) => `rating base inferior a ${baseFrom}: todos los puntos`,
  "half-points": ({ baseFrom, divisor }: Clause) =>
    `rating base desde ${baseFrom}: ${divisor === 2 ? "la mitad de los puntos" : `los puntos divididos por ${divisor}`}`,
  "bonus-step": ({ from, to, points }: Clause) => `rating actual de ${from} a ${to}: ${points} puntos por partida`,
  "bonus-none": () => "sin bonificación con este rating",
  "bonus-withheld": ({ reason }: Clause) => `denegada por el encargado: ${reason}`,
  "bonus-common-rules": ({ ratingFrom }: Clause) => `la bonificación de un distrito termina en ${ratingFrom}`,
  "lifted-to-floor": ({ rating }: Clause) => `ningún rating es inferior a ${rating}`,
  "swedish-rating": () => "el rating sueco",
  "elo-and-more": ({ elo, eloAdded }: Clause) => `sin rating sueco: Elo ${elo} + ${eloAdded}`,
  estimated: () => "ni rating sueco ni Elo: una estimación",
  "start-assessed": () => "según la fuerza de juego que valoró el encargado",
  "start-adult": ({ adultAge }: Clause) => `un principiante desde unos ${adultAge} años`,
  "start-usual-adult": ({ adultAge, adultRating }: Clause) =>
    `los principiantes desde unos ${adultAge} años reciben ${adultRating}`,
  "start-usual-young": ({ youngerBelow }: Clause) =>
    `los principiantes jóvenes reciben un rating inferior a ${youngerBelow}`,
  "start-unusual-adult": ({ adultAge, adultRating }: Clause) =>
    `no es el ${adultRating} que reciben los principiantes desde unos ${adultAge} años`,
  "start-unusual-young": ({ adultAge, youngerBelow }: Clause) =>
    `no es inferior a ${youngerBelow}, como para principiantes menores de unos ${adultAge} años`,
  "book-counts": () => "partida jugada en un torneo con tiempo suficiente",
  "book-walkover": () => "una incomparecencia",
  "book-friendly": () => "una partida amistosa, fuera de todo torneo",
  "book-too-fast": () => "tiempo insuficiente",
  "book-time-enough": (clause: Clause) => band(clause),
  "book-time-short": (clause: Clause) => band(clause),
  "day-of-play": () => "el día en que empezó",
  "day-finished": () => "el día en que terminó",
  "list-sent": ({ sent }: Clause) => `enviada el ${sent}`,
  "list-not-sent": ({ start }: Clause) => `no enviada desde que empezó el período el ${start}`,
  "boundary-new": ({ days, daysMin }: Clause) => `${days} días entre las rondas; ${daysMin} bastan para ratings nuevos`,
  "boundary-old": ({ days, daysMin }: Clause) =>
    `${days} días entre las rondas; los ratings nuevos exigen ${daysMin}, así que los antiguos rigen hasta el final`,
  "boundary-keeper": () => "lo que eligió el encargado al abrir el torneo",
  "passive-not-yet": () => "ningún otro año completo sin partida",
  "passive-settled": ({ yearsMax }: Clause) => `los ${yearsMax} años ya están liquidados`,
  "passive-years": ({ due, pointsPerYear }: Clause) =>
    `años completos que ahora se descuentan: ${due}, ${pointsPerYear} puntos por cada uno`,
  "assessment-needed": ({ yearsMax }: Clause) => `más de ${yearsMax} años sin partida`,
  "assessment-not-needed": ({ yearsMax }: Clause) => `no más de ${yearsMax} años sin partida`,
  "above-usual": ({ usualMax }: Clause) => `por encima de ${usualMax}: solo como excepción`,
  "within-usual": ({ usualMax }: Clause) => `no por encima de ${usualMax}`,
  comparable: ({ ratingOver }: Clause) => `superior a ${ratingOver}`,
  "not-comparable": ({ ratingOver }: Clause) => `no superior a ${ratingOver}`,
  "common-rules": ({ ratingFrom }: Clause) => `desde ${ratingFrom} rigen las reglas de la federación`,
  "district-rules": ({ ratingFrom }: Clause) =>
    `por debajo de ${ratingFrom} el distrito puede tener sus propias reglas`,
  "placed-by-club": ({ placedBelow }: Clause) => `por debajo de ${placedBelow} el club cuida de la posición correcta`,
  "not-placed-by-club": ({ placedBelow }: Clause) => `desde ${placedBelow} solo las partidas cambian el rating`,
} as const satisfies Partial<Readonly<Record<ClauseCode, (clause: Clause) => string>>>;
