import type * as english from "../../../en/regulations/sentences/first-rating.ts";
import { tableRows } from "../../../table-rows.ts";
import { fromHundredths, games, points, rounded } from "./common.ts";

export const FIRST_RATING_SENTENCES: typeof english.FIRST_RATING_SENTENCES = {
  fractionalScore: ({ rounding, differences }) => {
    const own =
      differences === undefined ? "" : ` La tabla es propia, dp para cada p: ${tableRows("es", differences)}.`;
    return `Una tabla da la diferencia de Elo dp para una puntuación fraccionaria p, es decir, los puntos divididos por el número de partidas, con redondeo ${rounded(rounding, "al centésimo")}.${own}`;
  },
  standardRating: ({ used }) =>
    used
      ? "Quien no tiene Elo en esta lista cuenta con su Elo estándar."
      : "Quien no tiene Elo en esta lista cuenta como jugador sin Elo, sea cual sea el que tenga en otra.",
  opening: ({ ratedOpponents, scoreMin, atLeastFloor }) => {
    const score = `una puntuación de al menos ${fromHundredths(scoreMin)}${atLeastFloor ? " y un resultado no inferior al mínimo" : ""}`;
    if (ratedOpponents === null) return `El primer torneo de un jugador sin Elo vale solo con ${score}.`;
    const { gamesMin, opponentsMin, everySwiss } = ratedOpponents;
    const asked = [
      ...(gamesMin === null
        ? []
        : [
            `al menos ${games(gamesMin)} contra jugadores con Elo${everySwiss ? "" : " (no exigidas en un todos contra todos)"}`,
          ]),
      ...(opponentsMin === null ? [] : [`al menos ${opponentsMin} oponentes con Elo`]),
    ].join(" y ");
    return everySwiss
      ? `Un torneo suizo o por equipos de un jugador sin Elo vale solo con ${asked}. El primer torneo exige además ${score}.`
      : `El primer torneo de un jugador sin Elo vale solo con ${asked}, y con ${score}.`;
  },
  averageOfOpponents: ({ rounding }) =>
    `La media del Elo de los oponentes ${rounding === null ? "no se redondea" : `se redondea ${rounded(rounding)}`}.`,
  initialRating: (sets) =>
    sets.method === "half points over"
      ? `Con la mitad de los puntos, el Elo inicial es la media de los oponentes. Cada medio punto más suma ${points(sets.halfPoint / 100)}; con menos de la mitad, a la media se le resta la diferencia de la tabla.`
      : `Se añaden ${sets.hypotheticalOpponents} partidas en tablas contra oponentes hipotéticos de ${sets.hypotheticalRating}. El Elo inicial es entonces la media de todos los oponentes más la diferencia que la tabla da para la puntuación, con redondeo ${rounded(sets.rounding)}, pero como máximo ${sets.ratingMax}.`,
  roundRobinAverage: (sets) =>
    sets === null
      ? "La media de un todos contra todos es la de los oponentes, como en los demás torneos."
      : `Si en un todos contra todos hay jugadores sin Elo, la media Ra se calcula con el Elo y la puntuación de los demás y se redondea ${rounded(sets.rounding)}.`,
  roundRobinRating: (sets) =>
    sets === null
      ? "Menos de la mitad de los puntos en un todos contra todos se computa como en los demás torneos."
      : `Con menos de la mitad de los puntos en un todos contra todos, el Elo inicial es Ra + dp × n / (n + 1), con redondeo ${rounded(sets.rounding)}.`,
  roundRobinIteration: (sets) =>
    sets === null
      ? "El Elo inicial de un todos contra todos se calcula una sola vez, sin limitar las diferencias."
      : `El Elo inicial de un todos contra todos se calcula ${sets.passes === 1 ? "una vez" : `${sets.passes} veces`} más con toda diferencia limitada a ${points(sets.differenceMax)}; la nueva media se redondea ${rounded(sets.rounding)}.`,
  pooledRating: () => "Los resultados de varios torneos se suman y se computan como si fueran uno solo.",
  enteredMeanwhile: ({ ratedForHimself, byFirstRating, ratedForOpponents }) => {
    const by = byFirstRating ? "su primer Elo publicado" : "su Elo de la lista anterior";
    const own = ratedForHimself ? `cuenta en él con ${by}` : `sigue en él sin Elo, sin usar ${by}`;
    const others = ratedForOpponents ? "también para sus oponentes cuenta con Elo" : "para sus oponentes sigue sin Elo";
    return `Si un jugador entra en la lista después de jugar un torneo, pero antes de que este se compute, ${own}; ${others}.`;
  },
  provisionalRatings: ({ used }) =>
    used
      ? "Los oponentes tienen el Elo que les dieron torneos anteriores, aunque aún no esté publicado."
      : "El Elo que aún no se ha publicado no se usa.",
};
