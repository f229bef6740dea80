import type * as english from "../../en/regulations/rating.ts";
import { decimals, plural } from "../../numbers.ts";

const points = (value: number): string => decimals("es", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS: typeof english.RATING_TERM_WORDS = {
  Ro: "Elo propio en la lista vigente al inicio del torneo",
  opponent: "Elo del oponente",
  D: "Diferencia de Elo que cuenta (propio menos oponente)",
  "limited games": "Partidas con diferencia limitable",
  game: "Número de partida",
  PD: "Probabilidad de puntuación (resultado esperado de la partida)",
  score: "Puntos",
  ΔR: "Puntos menos probabilidad de puntuación (W − We) de una partida",
  ΣΔR: "Suma de los ΔR de las partidas de un torneo",
  n: "Número de partidas",
  K: "Coeficiente de desarrollo",
  "highest rating": "Elo más alto publicado",
  "games before": "Partidas contadas hasta ahora",
  birth: "Nacimiento",
  "K as of": "La K se basa en la lista del",
  start: "Primer día del torneo",
  "list at the start": "Lista vigente al inicio",
  "list before": "Lista anterior",
  "ΣΔR × K": "Variación de un torneo",
  "change of the list": "Suma de los torneos de la lista",
  "rating change": "Variación de Elo (redondeada)",
  "base rating": "Elo en la lista anterior",
  Rn: "Nuevo Elo",
  W: "Puntos en todas las partidas",
  We: "Puntos esperados en todas las partidas",
  "Σ opponents": "Suma de los Elo de los oponentes",
  "exact average": "Media de los oponentes (sin redondear)",
  Rc: "Elo medio de los oponentes",
  p: "Puntuación fraccionaria",
  dp: "Diferencia de Elo para una puntuación fraccionaria",
  Rar: "Media de los jugadores con Elo",
  dpa: "dp media de los jugadores con Elo",
  opponents: "Oponentes distintos",
  Ra: "Elo medio del torneo",
  Ru: "Elo de un jugador sin Elo según este resultado",
  "exact Ru": "Ru (sin redondear)",
  excess: "Puntos por encima del límite de diferencia",
  "Rc(new)": "Rc con las diferencias limitadas",
  "Ru(new)": "Ru con las diferencias limitadas",
  "initial rating": "Elo inicial",
  Rp: "Rendimiento",
  "rated opponents": "Oponentes con Elo",
  "first month": "Primer mes del período",
  "last month": "Último mes del período",
  "games in team championships": "Partidas en Olimpiadas y campeonatos por equipos mundiales o continentales",
  affiliated: "Miembro de IBCA, ICSC o IPCA",
  floor: "Elo mínimo que se publica",
  tournament: "Torneo",
  kept: "Cuenta para el Elo inicial",
  "enough games": "Partidas suficientes",
  "at least the floor": "El Elo alcanza el mínimo",
  published: "Elo inicial publicado",
  "in the window": "Bastante reciente para contar",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords: typeof english.ratingClauseWords = ({ asDay, asNumber }) => ({
  "K-reached": ({ highestMin }) => `un Elo publicado ha alcanzado ${highestMin}`,
  "K-reached-after-games": ({ highestMin, gamesMin }) =>
    `un Elo publicado ha alcanzado ${highestMin} y se han jugado ${gamesMin} partidas`,
  "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
    `júnior (${untilAgeOn === "birthday" ? `antes de cumplir ${untilAge} años` : `hasta el final del año en que cumple ${untilAge} años`}) siempre por debajo de ${highestBelow}`,
  "K-new": ({ gamesBelow }) => `nuevo en la lista, menos de ${gamesBelow} partidas`,
  "K-rest": () => "ninguno de los otros casos",
  "K-everybody": () => "igual para todos los jugadores",
  "K-lowered": ({ K, n, gamesTimesKMax }) =>
    `${K} × ${n} partidas superaría ${gamesTimesKMax}: K es el mayor número entero que no lo supera`,
  "difference-as-is": () => "diferencia completa",
  "difference-limited": ({ found, counted }) => `${asNumber(found)} cuenta como ${asNumber(counted)}`,
  "difference-unlimited": ({ ratingBelow }) => `sin límite para jugadores con Elo ${ratingBelow} o más`,
  "difference-limit-used": ({ max }) => `el límite de ${max} ya se aplica en otra partida de este torneo`,
  "tournament-kept": () => "después del primer torneo que cuenta, todos cuentan enteros",
  "opening-kept": () => "el primer torneo cumple las condiciones",
  "opening-too-few-rated-games": ({ found, gamesMin }) =>
    `primer torneo con ${plural("es", found, "partida", "partidas")} contra jugadores con Elo; hacen falta ${gamesMin}`,
  "opening-too-few-opponents": ({ found, opponentsMin }) =>
    `primer torneo con ${plural("es", found, "oponente con Elo", "oponentes con Elo")}; hacen falta ${opponentsMin}`,
  "opening-score-too-low": ({ found, scoreMin }) =>
    `primer torneo con una puntuación de ${points(found)}; hace falta al menos ${points(scoreMin)}`,
  "opening-below-floor": ({ found, floor }) =>
    `el primer torneo por sí solo da ${found}, por debajo del mínimo de ${floor}`,
  "too-few-rated-games": ({ found, gamesMin }) =>
    `${plural("es", found, "partida", "partidas")} contra jugadores con Elo en este torneo; hacen falta ${gamesMin}`,
  "too-few-opponents": ({ found, opponentsMin }) =>
    `${plural("es", found, "oponente con Elo", "oponentes con Elo")} en este torneo; hacen falta ${opponentsMin}`,
  "no-rated-opponents": () => "ningún oponente con Elo",
  half: () => "exactamente la mitad de los puntos: la media de los oponentes",
  "over-half": ({ halfPoints, halfPoint }) =>
    `${plural("es", halfPoints, "medio punto", "medios puntos")} por encima del 50 %, ${points(halfPoint)} por cada uno`,
  "under-half": () => "menos de la mitad de los puntos: según la tabla",
  hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
    `con ${hypotheticalOpponents} tablas hipotéticas contra ${hypotheticalRating}`,
  "rating-maximum": ({ ratingMax }) => `un Elo inicial es como máximo ${ratingMax}`,
  "in-window": ({ found, months }) =>
    `${plural("es", found, "mes", "meses")} hasta el torneo más reciente; se permiten ${months}`,
  "outside-window": ({ found, months }) =>
    `${plural("es", found, "mes", "meses")} hasta el torneo más reciente; solo se permiten ${months}`,
  "rating-unknown": () => "no se puede leer el Elo de uno de los jugadores",
  "game-contradicted": () => "las líneas del informe se contradicen",
  "pool-cancelled": ({ notBefore }) => `los resultados anteriores al ${asDay(notBefore)} ya no cuentan`,
  "window-untested": ({ months }) => `sin fechas no se comprueba el límite de ${months} meses`,
  "enough-games": ({ found, gamesMin }) => `${plural("es", found, "partida", "partidas")}; hacen falta ${gamesMin}`,
  "enough-games-team-championship": ({ found, gamesMin }) =>
    `${found} partidas en campeonatos por equipos; ahí hacen falta ${gamesMin}`,
  "enough-games-affiliated": ({ found, gamesMin }) =>
    `${found} partidas; a un miembro de IBCA, ICSC o IPCA se le exigen ${gamesMin}`,
  "too-few-games": ({ found, gamesMin }) => `${plural("es", found, "partida", "partidas")}; hacen falta ${gamesMin}`,
  "too-few-games-team-championship": ({ found, gamesMin }) =>
    `${plural("es", found, "partida", "partidas")} en campeonatos por equipos; ahí hacen falta ${gamesMin}`,
  "too-few-games-affiliated": ({ found, gamesMin }) =>
    `${plural("es", found, "partida", "partidas")}; a un miembro de IBCA, ICSC o IPCA se le exigen ${gamesMin}`,
  "at-least-floor": ({ floor }) => `igual o por encima del mínimo de ${floor}`,
  "below-floor": ({ found, floor }) => `${found} está por debajo del mínimo de ${floor}`,
  publishable: () => "se cumplen todas las condiciones",
  "not-publishable": () => "no se cumple alguna condición",
});
