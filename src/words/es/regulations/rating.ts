import type * as english from "../../en/regulations/rating.ts";
import { decimals, plural } from "../../numbers.ts";

const points = (value: number): string => decimals("es", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS: typeof english.RATING_TERM_WORDS = {
  Ro: "Elo propio en la lista vigente al inicio del torneo",
  opponent: "Elo del oponente en esa lista",
  D: "diferencia de Elo, el propio menos el del oponente, tal como cuenta",
  "limited games": "partidas en las que se puede aplicar el límite de la diferencia",
  game: "número de la partida en el torneo",
  PD: "probabilidad de puntuación",
  score: "resultado de la partida",
  ΔR: "ganancia de la partida: resultado menos probabilidad de puntuación",
  ΣΔR: "suma de las ganancias de un torneo",
  n: "partidas",
  K: "coeficiente de desarrollo",
  "highest rating": "Elo más alto publicado",
  "games before": "partidas contadas hasta esa lista",
  birth: "día o año de nacimiento",
  "K as of": "lista cuyos datos determinan la K",
  start: "primer día del torneo",
  "list at the start": "lista vigente al inicio del torneo",
  "list before": "lista anterior a la que se elabora",
  "ΣΔR × K": "variación de un torneo",
  "change of the list": "variaciones de todos los torneos de la lista",
  "rating change": "variación del Elo, redondeada",
  "base rating": "Elo en la lista anterior",
  Rn: "nuevo Elo",
  W: "puntuación en todas las partidas",
  We: "puntuación esperada en todas las partidas",
  "Σ opponents": "suma de los Elo de los oponentes",
  "exact average": "media de los oponentes, sin redondear",
  Rc: "Elo medio de los oponentes",
  p: "puntuación fraccionaria",
  dp: "diferencia de Elo para una puntuación fraccionaria",
  Rar: "media de los jugadores con Elo",
  dpa: "dp media de los jugadores con Elo",
  opponents: "oponentes, como personas",
  Ra: "Elo medio del torneo",
  Ru: "Elo de un jugador sin Elo según este resultado",
  "exact Ru": "Elo de un jugador sin Elo según este resultado, sin redondear",
  excess: "suma de lo que supera el límite de la diferencia",
  "Rc(new)": "media con las diferencias limitadas",
  "Ru(new)": "Elo de un jugador sin Elo después de eso",
  "initial rating": "Elo inicial",
  Rp: "rendimiento: el Elo que correspondería al resultado",
  "rated opponents": "oponentes con Elo",
  "first month": "primer mes del período de evaluación",
  "last month": "último mes del período de evaluación",
  "games in team championships": "partidas en Olimpiadas y campeonatos continentales o mundiales por equipos",
  affiliated: "miembro de IBCA, ICSC o IPCA",
  floor: "Elo mínimo que se publica",
  tournament: "torneo del que se trata",
  kept: "si el torneo cuenta para el Elo inicial",
  "enough games": "si hay partidas suficientes",
  "at least the floor": "si el Elo alcanza el mínimo",
  published: "si se publica el Elo inicial",
  "in the window": "si el torneo sigue en el conjunto acumulado",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords: typeof english.ratingClauseWords = ({ asDay, asNumber }) => ({
  "K-reached": ({ highestMin }) => `un Elo publicado ha alcanzado ${highestMin}`,
  "K-reached-after-games": ({ highestMin, gamesMin }) =>
    `un Elo publicado ha alcanzado ${highestMin} y se han jugado ${gamesMin} partidas`,
  "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
    `${untilAgeOn === "birthday" ? `antes de cumplir ${untilAge} años` : `hasta el final del año en que cumple ${untilAge} años`}, siempre por debajo de ${highestBelow}`,
  "K-new": ({ gamesBelow }) => `nuevo en la lista, menos de ${gamesBelow} partidas`,
  "K-rest": () => "ninguno de los otros casos",
  "K-everybody": () => "igual para todos",
  "K-lowered": ({ K, n, gamesTimesKMax }) =>
    `${K} × ${n} partidas supera ${gamesTimesKMax}: la mayor K entera que no lo supera`,
  "difference-as-is": () => "tal cual",
  "difference-limited": ({ found, counted }) => `${asNumber(found)} cuenta como ${asNumber(counted)}`,
  "difference-unlimited": ({ ratingBelow }) => `sin límite para jugadores con Elo ${ratingBelow} o más`,
  "difference-limit-used": ({ max }) => `el límite de ${max} se aplica en otra partida del torneo`,
  "tournament-kept": () => "todo torneo posterior al primero conservado cuenta entero",
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
  half: () => "exactamente la mitad de los puntos: la media misma",
  "over-half": ({ halfPoints, halfPoint }) =>
    `${plural("es", halfPoints, "medio punto", "medios puntos")} por encima del 50 %, ${points(halfPoint)} por cada uno`,
  "under-half": () => "menos de la mitad de los puntos: según la tabla",
  hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
    `con ${hypotheticalOpponents} tablas añadidas contra ${hypotheticalRating}`,
  "rating-maximum": ({ ratingMax }) => `un Elo inicial es como máximo ${ratingMax}`,
  "in-window": ({ found, months }) =>
    `${plural("es", found, "mes", "meses")} hasta el torneo más reciente; se permiten ${months}`,
  "outside-window": ({ found, months }) =>
    `${plural("es", found, "mes", "meses")} hasta el torneo más reciente; solo se permiten ${months}`,
  "rating-unknown": () => "no se puede leer el Elo de uno de los jugadores",
  "game-contradicted": () => "las líneas del informe se contradicen",
  "pool-cancelled": ({ notBefore }) => `los resultados anteriores al ${asDay(notBefore)} ya no se acumulan`,
  "window-untested": ({ months }) => `no se dan fechas, así que no se comprueba la ventana de ${months} meses`,
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
  "at-least-floor": ({ floor }) => `no por debajo del mínimo de ${floor}`,
  "below-floor": ({ found, floor }) => `${found} está por debajo del mínimo de ${floor}`,
  publishable: () => "se cumplen todas las condiciones",
  "not-publishable": () => "no se cumple alguna condición",
});
