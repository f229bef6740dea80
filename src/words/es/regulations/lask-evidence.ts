import type * as english from "../../en/regulations/lask-evidence.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS: typeof english.LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "La sección de la tabla solo dice ratings. Pero otros dos pasajes suponen que se usan siempre los ratings del inicio del período: la regla sobre los ratings antiguos cuando empieza un período nuevo, y la observación de que los períodos largos hacen oscilar más los ratings.",
  "half-table-at-2200":
    "La sección sobre el sistema da la mitad de los puntos desde 2200. Los títulos de las dos tablas dicen por debajo de 2200 y por encima de 2200, así que ninguna incluye el propio 2200.",
  "half-by-base":
    "El texto no habla de quien pasa de 2200 dentro de un período. La diferencia se basa en los ratings base, así que la tabla también se elige por ellos: con base 2190 y rating actual 2205 se conservan los puntos enteros hasta que termina el período.",
  "common-from-1200":
    "El texto dice que los ratings por encima de 1300 deben ser comparables, que por encima de 1200 debe regir un solo sistema y que por debajo de 1200 los distritos son libres. Así, el propio 1200 queda bajo las reglas comunes, y de 1200 a 1300 estas rigen sin la promesa de que los ratings sean comparables.",
  "halves-up-at-period-start":
    "Los medios se redondean hacia arriba al inicio de un período, sin excepción en 2200: quien tiene base 2205 y baja a 2199,5 empieza el período siguiente en 2200, de nuevo con medios puntos.",
  "about-fifteen":
    "El texto dice unos 15 años, así que basta el año de nacimiento: tomamos la edad que se cumple en el año de ingreso.",
  "anyone-in-tournament":
    "Los límites preguntan si algún jugador tiene cierto rating; el último, si todos están por debajo. Todas las partidas de un torneo se juegan al mismo ritmo, así que miramos a todos los del torneo. También se podría entender solo los dos jugadores de la partida.",
  "elo-for-time-limits":
    "Los límites hablan de un rating sin decir cuál. En el cálculo, Elo + 50 sustituye al rating sueco que falta; aquí hacemos lo mismo.",
  "time-limit-at-start":
    "Un torneo puede durar varios períodos, y entretanto los ratings cambian. Su ritmo de juego se fija antes de que empiece, así que usamos los ratings del período en que empieza.",
  "round-on-its-usual-day":
    "El texto habla de rondas, no de partidas sueltas que se posponen o se adelantan. Una ronda es en el día previsto o, si no, en el día en que empezó la mayoría de sus partidas, para que una sola partida no decida por todo el torneo. Una partida pospuesta o adelantada cuenta en su propio día, como una aplazada.",
  "adjourned-with-next-round":
    "Una partida aplazada cuenta en el día en que termina, y la regla sobre los ratings antiguos trata de torneos enteros. Así, una partida terminada entre dos rondas va con la ronda siguiente de su torneo en ese período, o con la última. Si el torneo no tiene ninguna ronda en ese período, decide solo el día, salvo que el torneo conserve sus ratings antiguos hasta el final.",
  "new-period-on-its-day":
    "El texto da solo el primer día de cada período. Una partida terminada ese día pertenece al período nuevo.",
  "seven-days-between":
    "El texto pregunta si razonablemente se pueden tener a tiempo ratings nuevos. Sus ejemplos son una ronda al día, donde no se puede, y una ronda a la semana, donde sí. El límite de siete días y el derecho del encargado a elegir otra cosa son nuestros.",
  "old-ratings-to-the-end":
    "En el ejemplo de una ronda al día, el rating del 1 de enero incluye todas las partidas del torneo, también las jugadas después de ese día.",
  "waits-for-its-end":
    "La lista debe entregarse al inicio del período, pero los ratings nuevos de quienes juegan un torneo así solo se conocen cuando termina. La lista muestra su rating antiguo, marcado, y una versión posterior muestra el nuevo.",
  "estimate-by-table":
    "El texto dice que una estimación debe guiarse por los resultados, pero no da ningún método. El único rating que el propio sistema sugiere es el que estos resultados dejarían sin cambios. El encargado lo confirma.",
  "first-start-after-full-year":
    "El texto dice 50 puntos al año durante tres años y no da ningún día. Los ratings cambian solo al inicio de un período, así que tomamos el primer inicio después de un año completo, antes de fijar el nuevo rating base.",
  "rapid-only-proposed":
    "A quienes solo juegan partidas rápidas se les pueden descontar los puntos si así corresponde mejor a su fuerza. Es una apreciación, así que se propone al encargado y nunca se hace de forma automática.",
  "raise-by-keeper":
    "Un aumento en lugar del descuento se prevé para jóvenes después de un año o más. El texto no da ni una edad ni una cantidad, así que decide el encargado.",
  "floor-after-each-game":
    "El texto da 800 como rating mínimo, entre los consejos para menos de 1200, y no dice cuándo aplicarlo. El rating actual es el que hay después de cada partida, así que lo aplicamos después de cada partida con su bonificación y después de los descuentos, en todos los clubes.",
  "bonus-before-game":
    "La bonificación depende del rating actual, que el texto define como el que hay después de cada partida. Cuando se juega una partida, ese es el rating después de la partida anterior. También podría ser el rating después de esta partida: con base 990 y rating actual 995, una victoria contra 1005 da 1032 en el primer caso y 1022 en el segundo.",
  "placed-like-a-start":
    "El texto pide a los clubes que cuiden de que los socios por debajo de 1200 tengan un rating adecuado y que valoren su fuerza después de una larga pausa; no da ningún día. Un rating dado a mano es rating base y rating actual desde su día, como el de un socio nuevo.",
  "district-below-1200":
    "Los distritos pueden tener reglas propias solo por debajo de 1200, así que la bonificación de un distrito no da nada desde 1200.",
  "one-calendar-per-club":
    "El texto recomienda cinco períodos junto con la bonificación, preferiblemente para todos los socios. Con un solo calendario por club, la lista del club es una sola.",
};
