import type { CoefficientClause } from "../../../../regulations/fide/fide-edition.ts";
import type * as english from "../../../en/regulations/sentences/change.ts";
import { tableRows } from "../../../table-rows.ts";
import { games, points, rounded } from "./common.ts";

/** Whom a line of the article on K is for. */
function whom(clause: CoefficientClause): string {
  switch (clause.code) {
    case "K-reached":
      return `desde que un Elo publicado ha alcanzado ${clause.highestMin}`;
    case "K-reached-after-games":
      return `desde que un Elo publicado ha alcanzado ${clause.highestMin} y se han jugado ${games(clause.gamesMin)}`;
    case "K-junior":
      return `hasta ${clause.untilAgeOn === "birthday" ? "cumplir" : "el final del año en que se cumplen"} ${clause.untilAge} años, mientras el Elo no haya alcanzado nunca ${clause.highestBelow}`;
    case "K-new":
      return `para un jugador nuevo hasta que haya jugado ${games(clause.gamesBelow)}`;
    case "K-rest":
      return "en los demás casos";
    case "K-everybody":
      return "para todos";
    default:
      throw new Error(`no such line of K: ${clause satisfies never}`);
  }
}

export const CHANGE_SENTENCES: typeof english.CHANGE_SENTENCES = {
  scoringProbability: ({ lastDifferences }) =>
    lastDifferences === undefined
      ? "Una tabla da la puntuación esperada PD de una partida para una diferencia de Elo D."
      : `Una tabla propia da la puntuación esperada PD de una partida, cada una hasta una diferencia de Elo D: ${tableRows("es", lastDifferences)}; más allá de la última, 1.`,
  difference: ({ max, ratingBelow, gamesMax }) => {
    if (max === null) return "Una diferencia de Elo cuenta entera, por grande que sea.";
    const who = ratingBelow === null ? "Una" : `Para un jugador con menos de ${ratingBelow}, una`;
    const often =
      gamesMax === null
        ? ""
        : `, pero como máximo en ${games(gamesMax)} de un torneo, empezando por las diferencias mayores`;
    return `${who} diferencia de Elo superior a ${points(max)} cuenta como ${max}${often}.`;
  },
  gain: () => "La ganancia de una partida es su puntuación menos la puntuación esperada.",
  sumOfGains: () => "Se suman las ganancias de todas las partidas de un torneo que cuentan.",
  ratingChange: () => "La variación es la suma de las ganancias por K.",
  developmentCoefficient: ({ asOf, clauses }) => {
    const list = asOf === "list before" ? "la lista anterior" : "la lista vigente al inicio del torneo";
    return `K es ${clauses.map((clause) => `${clause.K} ${whom(clause)}`).join("; ")}. Decide ${list}.`;
  },
  coefficientLimit: (sets) =>
    sets === null
      ? "No hay límite para el producto de K por el número de partidas."
      : `Si K por el número de partidas de una lista pasa de ${sets.gamesTimesKMax}, K baja al mayor número entero con el que no supera ${sets.gamesTimesKMax}.`,
  rounding: ({ of, mode }) =>
    `${of === "change" ? "La variación del Elo" : "El nuevo Elo"} se redondea una vez por lista, ${rounded(mode)}.`,
};
