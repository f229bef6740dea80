import type * as english from "../../en/regulations/period.ts";
import { counted } from "../../numbers.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS: typeof english.PERIOD_TERM_WORDS = {
  "tournament counts": "Torneo computado",
  "decision of the office": "Computado por decisión de la oficina",
  correction: "Corrección de la oficina (puntos)",
  "published rating": "Elo publicado",
};

/** The cases of a list as a whole. */
export const periodClauseWords: typeof english.periodClauseWords = ({ asDay }) => ({
  "decided-rated": ({ reason }) => `computado por decisión de la oficina: ${reason}`,
  "decided-not-rated": ({ reason }) => `no computado por decisión de la oficina: ${reason}`,
  "list-decided": ({ list, reason }) => `pasado a la lista del ${asDay(list)} por decisión de la oficina: ${reason}`,
  "without-federation": ({ players }) =>
    `${counted("es", players)} ${players === 1 ? "jugador con Elo no tiene" : "jugadores con Elo no tienen"} federación: ningún archivo ni página los muestra hasta que tengan una.`,
  "K-printed": () => "última K publicada; no constan todas las partidas y Elo anteriores",
  "K-possible": () => "la única K compatible con las listas importadas; no constan todas las partidas y Elo anteriores",
  "K-assumed": () =>
    "estimada (no constan todas las partidas y Elo anteriores): supone al menos 30 partidas y ningún Elo anterior más alto",
  "rating-published": () => "publicado",
  "rating-not-published": () => "no se publica ningún Elo",
  "base-corrected": ({ reason }) => `corregido por la oficina: ${reason}`,
  "base-missing": () => "con Elo al inicio del torneo, pero no en la lista anterior: sin variación",
  "correction-without-rating": ({ reason }) => `corrección no aplicada, porque el jugador no tiene Elo: ${reason}`,
  "person-unknown": () => "la oficina no tiene ficha de este jugador",
  "tournament-not-rated": () => "el torneo no se computa",
  "left-by-decision": ({ reason }) => `retirado de la lista por decisión: ${reason}`,
  "left-merged": ({ kept, rating, reason }) =>
    `la misma persona que ${kept}, cuya ficha se mantiene${rating === null ? "" : `; el Elo ${rating} no continúa`}: ${reason}`,
  "left-merged-on": ({ kept, rating, reason }) =>
    `misma persona que ${kept}, cuya ficha se mantiene y continúa el Elo ${rating}: ${reason}`,
  "left-unmerged": ({ merged, reason }) => `el Elo pertenece a ${merged}, otra persona: ${reason}`,
  "returned-unmerged": ({ kept, list, rating, reason }) =>
    `no es la misma persona que ${kept}: vuelve con ${rating === null ? "los datos" : `el Elo ${rating}`} del ${asDay(list)}; las partidas computadas entretanto quedan con ${kept}: ${reason}`,
});

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS: typeof english.PERIOD_READING_WORDS = {
  "base-correction": {
    question: "¿Y si el cálculo debe partir de un Elo distinto del que muestra la lista anterior?",
    answer: "La oficina corrige el Elo de partida abiertamente, con puntos y un motivo. Nada se ajusta en silencio.",
  },
  "one-time-after-changes": {
    question: "¿Se hace un cambio de todos los Elo antes o después de las variaciones del período?",
    answer: "Después: se hace sobre el Elo que la lista habría publicado, incluidos los Elo iniciales.",
  },
  "entered-meanwhile-not-opening": {
    question:
      "Un jugador ha entrado entretanto en la lista: ¿sigue siendo ese torneo un primer torneo para los oponentes?",
    answer: "No: el jugador está en la lista, así que ya contó un torneo anterior.",
  },
  "pool-opened-once": {
    question: "¿Se vuelve a examinar un torneo como primero cuando los más antiguos ya no cuentan?",
    answer: "No. Solo se examina como primero un torneo que empezó antes del primero que contó.",
  },
  "activity-at-latest": {
    question: "¿Cuándo jugó por última vez un jugador sin partidas en las primeras listas que constan?",
    answer:
      "Mostrado como activo: a más tardar para esa lista; desde su fecha pasa a inactivo como todos los demás. Señalado como inactivo: a más tardar tantos meses antes como pide el artículo; la señal se mantiene hasta que cuente una partida, y desde ahí se cuentan los 36 meses de la baja.",
  },
  "facts-incomplete": {
    question:
      "¿Qué K se aplica si no se conocen las partidas o el Elo más alto de un jugador antes de la primera lista que consta?",
    answer:
      "Cada lista importada dice, con la K que imprime, qué es posible (menos de 30 partidas o al menos 30, qué altura alcanzó el Elo). La K se sigue de ello según la edición vigente. Si son posibles varias: la última K impresa si está entre ellas; si no, la de al menos 30 partidas y el Elo más alto visto. Se indica como deducida o supuesta, y la oficina puede declarar los hechos.",
  },
  "juniors-under-twenty": {
    question: "¿Quién es juvenil en una lista?",
    answer: "Quien tenía menos de 20 años el 1 de enero del año de la lista, según el año de nacimiento.",
  },
};

/** What each rule of the office and each one-time change is about, as a label. */
export const PERIOD_RULE_WORDS: typeof english.PERIOD_RULE_WORDS = {
  decision: "Decisiones de la oficina",
  baseCorrection: "Correcciones del Elo de partida",
  coefficientOnRecord: "K con datos incompletos",
  juniorSection: "Júniors",
  rapidBlitzLift: "Elo rápido y blitz bajos",
  compression: "Elo bajos",
};
