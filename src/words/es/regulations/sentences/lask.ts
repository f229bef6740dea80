import type * as english from "../../../en/regulations/sentences/lask.ts";
import { monthNames } from "../../../months.ts";
import { days, minutes, points, timeByRating } from "./common.ts";

export const LASK_SENTENCES: typeof english.LASK_SENTENCES = {
  comparable: ({ ratingOver }) => `Los ratings superiores a ${ratingOver} son comparables entre clubes.`,
  commonRules: ({ ratingFrom }) =>
    `Desde ${ratingFrom} rigen las reglas de la federación; por debajo, un distrito puede tener las suyas.`,
  baseDifference: () => "La diferencia es la de los dos ratings base, que no cambian durante un período.",
  pointsTable: () => "Una tabla da los puntos para cada diferencia y resultado.",
  halfPoints: ({ baseFrom, divisor }) =>
    `Con un rating base de ${baseFrom} o más, los puntos de la tabla se dividen por ${divisor}.`,
  newBase: ({ halvesUp }) =>
    `Al inicio de un período el rating actual pasa a ser el rating base; el medio punto se redondea hacia ${halvesUp ? "arriba" : "abajo"}.`,
  adjournedGames: ({ countOn }) =>
    `Una partida aplazada cuenta el día en que ${countOn === "day finished" ? "terminó" : "empezó"}.`,
  startRating: ({ adultAge, adultRating, youngerBelow }) =>
    `Un socio nuevo empieza con la fuerza de juego que se le estima; los principiantes suelen empezar en ${adultRating} desde unos ${adultAge} años, y por debajo de ${youngerBelow} si son más jóvenes.`,
  countedGames: ({ walkovers, friendlyGames }) => {
    if (walkovers)
      return `Las incomparecencias cuentan; las partidas amistosas fuera de un torneo ${friendlyGames ? "también" : "no"}.`;
    return friendlyGames
      ? "Las incomparecencias no cuentan; las partidas amistosas fuera de un torneo sí."
      : "No cuentan ni las incomparecencias ni las partidas amistosas fuera de un torneo.";
  },
  thinkingTime: ({ moves, bands }) =>
    timeByRating(
      moves,
      "alguien en el torneo",
      bands.map(({ ratedFrom, minutesMin }) => ({ ratedFrom, time: `al menos ${minutes(minutesMin)}` })),
    ),
  periods: ({ months }) => `Un período empieza el primer día de ${monthNames("es", months)}.`,
  clubList: ({ everyPeriod }) =>
    everyPeriod
      ? "El club envía su lista a la federación al inicio de cada período."
      : "El club no tiene que enviar su lista a la federación en cada período.",
  boundary: ({ daysMin }) =>
    `Un torneo que atraviesa el inicio de un período sigue con los ratings nuevos si entre la ronda anterior y la posterior hay al menos ${days(daysMin)}; si no, los antiguos rigen hasta el final.`,
  opponent: ({ eloAdded }) =>
    `Un oponente de fuera cuenta con su rating sueco o, si no lo tiene, con su Elo más ${eloAdded}.`,
  estimate: () => "Quien lleva el libro estima el rating de un oponente que no lo tiene.",
  passivity: ({ pointsPerYear, yearsMax }) =>
    `Un socio pierde ${points(pointsPerYear)} por cada año completo sin una partida, durante ${yearsMax} años como máximo. Después de una pausa más larga se valora su fuerza antes de la siguiente partida.`,
  rapidOnly: ({ automatic }) =>
    automatic
      ? "Un socio que solo juega partidas rápidas pierde estos puntos igualmente."
      : "Un socio que solo juega partidas rápidas pierde estos puntos solo si así lo decide quien lleva el libro.",
  raise: () => "En lugar del descuento, quien lleva el libro puede dar a un socio joven un rating más alto.",
  placement: ({ placedBelow }) =>
    `El club puede fijar a mano, con un motivo, el rating de un socio que está por debajo de ${placedBelow}.`,
  lowestRating: ({ rating }) => `Ningún rating del libro baja de ${rating}.`,
  currentRating: () =>
    "El rating actual es el rating base más los puntos de todas las partidas jugadas desde entonces.",
  bonus: ({ by, steps }) => {
    const each = steps.map(({ from, to, points: bonus }) => `${points(bonus)} de ${from} a ${to}`).join(", ");
    return `Cada partida suma una bonificación según el rating ${by === "before the game" ? "anterior" : "posterior"} a ella: ${each}.`;
  },
  fivePeriods: ({ months }) =>
    `Un club puede elegir otros períodos, que empiezan el primer día de ${monthNames("es", months)}.`,
};
