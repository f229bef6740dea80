import type * as english from "../../en/regulations/lask-evidence.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS: typeof english.LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "La sección de la tabla habla solo de ratings. La regla sobre los ratings antiguos al atravesar el inicio de un período, y la observación de que los períodos largos hacen oscilar más los ratings, suponen que se usan siempre los ratings del inicio del período.",
  "half-table-at-2200":
    "La sección sobre el sistema da la mitad desde 2200; los títulos de las dos tablas dicen por debajo y por encima de 2200 y no dejan 2200 mismo a ninguna.",
  "half-by-base":
    "No se dice nada de un jugador que pasa de 2200 dentro de un período. Como la diferencia se rige por los ratings base, también la tabla: con base 2190 y rating actual 2205 se conservan los puntos enteros hasta que termina el período.",
  "common-from-1200":
    "Los ratings por encima de 1300 deben ser comparables, por encima de 1200 debe regir un solo sistema y por debajo de 1200 los distritos son libres. Eso deja 1200 mismo a las reglas comunes, y de 1200 a 1300 bajo las reglas comunes sin esa promesa.",
  "halves-up-at-period-start":
    "Los medios se redondean hacia arriba cuando empieza un período, y no se hace excepción en 2200: quien tenía base 2205 y ha bajado a 2199,5 empieza de nuevo en 2200, con medios puntos.",
  "about-fifteen":
    "La edad se da como unos 15 años, así que basta el año de nacimiento: la edad que se cumple en el año de ingreso.",
  "anyone-in-tournament":
    "Los límites preguntan si algún jugador tiene cierto rating; el último, si todos están por debajo. Las partidas de un torneo se juegan al mismo ritmo, así que tomamos a todos los del torneo; también encajarían con el texto solo los dos jugadores de la partida.",
  "elo-for-time-limits":
    "Los límites hablan de un rating sin decir cuál. En el cálculo, Elo + 50 ocupa el lugar de un rating sueco que falta; dejamos que lo ocupe también aquí.",
  "time-limit-at-start":
    "Un torneo puede durar varios períodos, y entretanto los ratings cambian. Su ritmo de juego se fija antes de que empiece, así que los ratings del período en que empieza dicen cuánto deben durar sus partidas.",
  "round-on-its-usual-day":
    "El texto habla de rondas, y no de partidas sueltas que se posponen o se adelantan. Una ronda es en el día previsto para ella o, si no, en el día en que empezó la mayoría de sus partidas, para que una sola partida no decida por todo el torneo. La propia partida cuenta en su día, como una aplazada.",
  "adjourned-with-next-round":
    "Una partida aplazada tiene el día en que termina, y la regla sobre los ratings antiguos habla de torneos enteros. Así, una partida terminada entre dos rondas va con la ronda siguiente de su torneo en ese período, o con la última; donde el período no tiene ninguna ronda suya, decide solo el día, salvo que el torneo conserve sus ratings antiguos hasta el final.",
  "new-period-on-its-day":
    "El texto nombra solo el primer día de cada período. Una partida terminada ese día está en el período nuevo.",
  "seven-days-between":
    "El texto pregunta si razonablemente se pueden tener ratings nuevos. Sus ejemplos son una ronda al día, donde no se puede, y una ronda a la semana, donde sí. El límite de siete días y el derecho del encargado a elegir otra cosa son nuestros.",
  "old-ratings-to-the-end":
    "En el ejemplo de una ronda al día, el rating del 1 de enero incluye todas las partidas del torneo, también las jugadas después de ese día.",
  "waits-for-its-end":
    "La lista se debe al inicio del período, y el nuevo rating de quienes juegan un torneo así no se conoce antes de su final. Figuran en la lista con el rating que tienen, marcados, y la lista recibe una versión posterior.",
  "estimate-by-table":
    "Una estimación debe guiarse por los resultados; no se da ningún método. El rating que la tabla dejaría sin cambios es el único que el propio sistema nombra. El encargado lo confirma.",
  "first-start-after-full-year":
    "50 puntos al año durante tres años; no se nombra ningún día. Los ratings cambian solo al inicio de un período, así que en el primero después de un año completo, antes de fijar el nuevo rating base.",
  "rapid-only-proposed":
    "Si solo hay partidas rápidas, el descuento se puede aplicar donde corresponda mejor a la fuerza: es una apreciación, así que se propone al encargado y nunca se aplica por sí solo.",
  "raise-by-keeper":
    "Un aumento en lugar del descuento se prevé para jóvenes después de un año o más; no se da ni una edad ni una cantidad, así que ambas cosas son del encargado.",
  "floor-after-each-game":
    "800 es el rating mínimo, dicho entre las recomendaciones para menos de 1200 sin decir cuándo se aplica. El rating actual es el que hay después de cada partida, así que después de cada partida con su bonificación y después de los descuentos; en todos los clubes.",
  "bonus-before-game":
    "La bonificación se rige por el rating actual, definido como el que hay después de cada partida. Cuando se juega una partida, ese es el rating después de la partida anterior. También encajaría con el texto el rating después de esta misma partida: con base 990 y rating actual 995, una victoria contra 1005 da 1032 de la primera forma y 1022 de la segunda.",
  "placed-like-a-start":
    "El club debe cuidar de que los socios por debajo de 1200 estén en el lugar correcto y valorar su fuerza después de una larga pausa; no se nombra ningún día. Un rating dado a mano es rating base y rating actual desde su día, como lo es el de un socio nuevo.",
  "district-below-1200":
    "Los distritos son libres solo por debajo de 1200, así que los escalones propios de un distrito no dan nada desde 1200.",
  "one-calendar-per-club":
    "Se recomiendan cinco períodos junto con la bonificación, y convenientemente para todos los socios. Un solo calendario por club hace que su lista sea una sola.",
};
