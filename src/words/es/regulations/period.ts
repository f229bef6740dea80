import type * as english from "../../en/regulations/period.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS: typeof english.PERIOD_TERM_WORDS = {
  "tournament counts": "si el torneo se evalúa",
  "decision of the office": "si la oficina lo hace evaluar",
  correction: "puntos con que la oficina corrigió el Elo de la lista anterior",
  "published rating": "Elo que publica la lista",
};

/** The cases of a list as a whole. */
export const periodClauseWords: typeof english.periodClauseWords = ({ asDay }) => ({
  "decided-rated": ({ reason }) => `evaluado por decisión de la oficina: ${reason}`,
  "decided-not-rated": ({ reason }) => `no evaluado por decisión de la oficina: ${reason}`,
  "list-decided": ({ list, reason }) =>
    `por decisión de la oficina el torneo pertenece a la lista del ${asDay(list)}: ${reason}`,
  "without-federation": ({ players }) =>
    `${players} ${players === 1 ? "jugador con Elo no tiene" : "jugadores con Elo no tienen"} federación: ningún archivo ni página los muestra hasta que tengan una.`,
  "K-printed": () =>
    "deducida de las listas importadas: no constan todas las partidas y todos los Elo; la última K impresa",
  "K-possible": () =>
    "deducida de las listas importadas: no constan todas las partidas y todos los Elo, pero solo esta K es posible",
  "K-assumed": () =>
    "supuesta: no constan todas las partidas y todos los Elo; se suponen al menos 30 partidas y ningún Elo más alto",
  "rating-published": () => "publicado",
  "rating-not-published": () => "no se publica ningún Elo",
  "base-corrected": ({ reason }) => `corregido por la oficina: ${reason}`,
  "base-missing": () => "tenía Elo cuando empezó el torneo, pero no en la lista anterior: sin variación",
  "correction-without-rating": ({ reason }) =>
    `no se aplica la corrección de un jugador que no tiene Elo que corregir: ${reason}`,
  "person-unknown": () => "la oficina no tiene ficha de este jugador",
  "tournament-not-rated": () => "el torneo no se evalúa",
  "left-by-decision": ({ reason }) => `retirado de la lista por decisión: ${reason}`,
  "left-merged": ({ kept, rating, reason }) =>
    `la misma persona que ${kept}, cuya ficha se mantiene${rating === null ? "" : `; el Elo ${rating} no continúa`}: ${reason}`,
  "left-merged-on": ({ kept, rating, reason }) =>
    `la misma persona que ${kept}, cuya ficha se mantiene y continúa el Elo ${rating}: ${reason}`,
  "left-unmerged": ({ merged, reason }) => `el Elo era el de ${merged}, que resulta ser otra persona: ${reason}`,
  "returned-unmerged": ({ kept, list, rating, reason }) =>
    `resulta no ser la misma persona que ${kept}: vuelve con ${rating === null ? "lo" : `el Elo ${rating}`} que tiene ${asDay(list)}; las partidas evaluadas entretanto quedan con ${kept}: ${reason}`,
});

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS: typeof english.PERIOD_READING_WORDS = {
  "base-correction": {
    question: "¿Y si un Elo parte de otro número que el impreso en la lista anterior?",
    answer: "La oficina corrige la base abiertamente, con puntos y un motivo; nada se ajusta en silencio.",
  },
  "one-time-after-changes": {
    question: "¿Se hace un cambio de todos los Elo antes o después de las variaciones del período?",
    answer: "Después: se hace sobre el Elo que la lista habría publicado, incluidos los Elo iniciales.",
  },
  "entered-meanwhile-not-opening": {
    question: "¿Es el torneo de un jugador que entretanto ha entrado en la lista un primer torneo para sus oponentes?",
    answer: "No: se ha conservado un torneo suyo, o no estaría en la lista.",
  },
  "pool-opened-once": {
    question: "¿Se vuelve a examinar el primer torneo cuando los más antiguos han salido del conjunto acumulado?",
    answer: "No. Solo un torneo que empezó antes del primero conservado se examina como primero.",
  },
  "activity-at-latest": {
    question: "¿Cuándo jugó por última vez un jugador a quien las primeras listas que constan muestran sin partidas?",
    answer:
      "Mostrado como activo: a más tardar para esa lista; desde su fecha pasa a inactivo como todos los demás. Señalado como inactivo: a más tardar tantos meses antes como pide el artículo; la señal se mantiene hasta que cuente una partida, y desde ahí se cuentan los 36 meses de la baja.",
  },
  "facts-incomplete": {
    question:
      "¿Qué K tiene un jugador de quien no se conocen las partidas o el Elo más alto anteriores a la primera lista que consta?",
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
