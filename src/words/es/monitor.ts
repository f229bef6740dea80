import { plural } from "../numbers.ts";
import type { MonitorWords } from "../types/monitor-words.ts";

export const MONITOR_WORDS: MonitorWords = {
  reading: "partidas leídas",
  calibrated: (games) => `Calibración de ${plural("es", games, "partida", "partidas")}`,
  byEdition: (edition, games) => `${edition}: ${plural("es", games, "partida", "partidas")}`,
  leftOut: {
    unplayed: (games) => `Excluidas por no jugadas: ${plural("es", games, "partida", "partidas")}`,
    unrated: (games) => `Excluidas porque un jugador no tiene Elo: ${plural("es", games, "partida", "partidas")}`,
    undated: (games) =>
      `Excluidas por no tener fecha y, por tanto, edición: ${plural("es", games, "partida", "partidas")}. Indíquela con --edition.`,
  },
  intervals: {
    event: (resamples) =>
      `Los intervalos contienen el valor verdadero con el 95 %; se sortearon torneos enteros ${resamples} veces.`,
    game: (resamples) =>
      `Los intervalos contienen el valor verdadero con el 95 %; se sortearon partidas ${resamples} veces, porque hay muy pocos torneos.`,
  },
  measures: {
    deflationIndex: "Índice de deflación (%)",
    scale: "Mejor escala logística",
    slope: "Pendiente de calibración",
    log10: "Desviación (log10)",
    nats: "Desviación (nats × 100)",
    scaled: "Desviación (% de ninguna información)",
    brier: "Puntuación de Brier",
  },
  ideal: {
    deflationIndex: "0 si la escala se mantiene; por encima de 0 los favoritos puntúan poco",
    scale: "400; por encima los Elo están demasiado separados",
    slope: "1; por debajo los resultados esperados son demasiado extremos",
    log10: "0,30103 si no se supiera nada",
    nats: "69,31 si no se supiera nada",
    scaled: "100 si no se supiera nada",
  },
  bands: "Por diferencia de Elo, para el jugador de Elo más alto",
  years: "Por año",
  flagged: "fuera",
  nothingFlagged: "Ninguna franja se aparta de forma significativa más de 0,01.",
  heads: {
    measure: "Medida",
    value: "Valor",
    interval: "Intervalo del 95 %",
    ideal: "Compárese con",
    difference: "Diferencia",
    games: "Partidas",
    expected: "Esperado",
    scored: "Obtenido",
    deviation: "Desvío",
    standardError: "Error est.",
    detectable: "Perceptible",
    flag: "Hallazgo",
    year: "Año",
  },
  movement: {
    heads: {
      list: "Lista",
      active: "Jugadores activos",
      median: "Mediana",
      spread: "Desv. típica",
      top: "Media de los 100 primeros",
      from: "Desde",
      to: "Hasta",
      players: "Jugadores",
      games: "Partidas",
      points: "Puntos",
      change: "Cambio mediano",
      rating: "Elo anterior",
      age: "Edad",
      perGame: "Puntos por partida",
    },
    ledger: "De dónde vienen los puntos",
    entrants: "Altas",
    leavers: "Bajas",
    played: (games) => `Jugadores con partidas (${plural("es", games, "partida", "partidas")})`,
    idle: "Cambiaron sin jugar",
    uncounted: "Cambiaron, partidas no indicadas",
    unexplained: "Sin explicar",
    perGame: "Cambio de los jugadores con partidas",
    medianChange: (before, after, composition, within) =>
      `Mediana de los jugadores activos: ${before} → ${after}; ${composition} por altas y bajas, ${within} por los que siguen`,
    cohort:
      "Cohorte de referencia: jugadores de 25 a 45 años con al menos 10 partidas en el año anterior y 10 en el siguiente",
  },
  watch: {
    noAlarms: "Ninguna alarma: ninguna medida ha salido de sus valores habituales.",
    alarm: (name, list, value, usual) => `Alarma, lista de ${list}: ${name} (${value}, normalmente ${usual})`,
    alarms: {
      "index-shift": {
        name: "El índice de deflación se ha movido",
        reason: "Los favoritos puntúan menos o más que en los tres años anteriores, en más de 1 punto de cada cien.",
        look: "Mire las franjas de la calibración y después los nuevos y los jóvenes.",
      },
      "index-level": {
        name: "El índice de deflación es alto",
        reason:
          "Por encima del 4 % la escala publicada está tan estirada como la de la FIDE antes de los cambios de marzo de 2024.",
        look: "Mire la calibración por año: ¿creció despacio o de golpe?",
      },
      "scale-shift": {
        name: "La mejor escala se ha movido",
        reason: "La escala que encaja con los resultados dista más de 40 puntos de la de los tres años anteriores.",
        look: "Mire las franjas con grandes diferencias y la dispersión de los Elo.",
      },
      "anchor-drift": {
        name: "Los jugadores estables derivan",
        reason:
          "Los jugadores activos de 25 a 45 años ganan o pierden en un año más puntos de lo habitual: se mueve la escala, no su fuerza.",
        look: "Mire la cuenta de puntos: ¿qué partida añade o quita puntos?",
      },
      juniors: {
        name: "Los jóvenes tienen un Elo demasiado bajo o alto",
        reason:
          "Los jugadores de hasta 18 años puntúan más o menos de lo esperado, más allá de lo normal en quien mejora.",
        look: "Mire la K de los jóvenes y cuántas partidas juegan al año.",
      },
      newcomers: {
        name: "Los primeros Elo son demasiado bajos o altos",
        reason:
          "Los jugadores en su primer año en la lista puntúan más o menos de lo esperado, más allá de lo habitual.",
        look: "Mire el nivel de los primeros Elo y la regla que los fija.",
      },
      "idle-points": {
        name: "Los Elo se mueven sin partidas",
        reason: "Los jugadores sin partidas cambiaron más de 3 puntos al año por cada jugador de la lista.",
        look: "Mire correcciones, cambios únicos y listas importadas.",
      },
    },
    measures: {
      index: "Índice de deflación (%)",
      scale: "Escala que mejor se ajusta (norma: 400)",
      anchor: "Jugadores estables, puntos al año",
      juniors: "Jóvenes: obtenido − esperado",
      newcomers: "Primer año: obtenido − esperado",
      idle: "Cambiado sin partidas, puntos al año",
      others: "Contra otros grupos: obtenido − esperado",
    },
    explained: {
      index:
        "Cuánto menos de lo esperado obtienen los favoritos. Cerca de 0 la escala se mantiene; por encima del 4 % está estirada.",
      scale:
        "La escala de la fórmula logística que mejor se ajusta a los resultados. Por encima de 400, los Elos están demasiado separados.",
      anchor:
        "Lo que ganan o pierden en un año los jugadores activos de 25 a 45 años. Lejos de 0 se mueve la escala, no su fuerza.",
      juniors:
        "Puntos por partida de los jugadores de hasta 18 años, menos lo esperado. Por encima de 0 su Elo es demasiado bajo.",
      newcomers:
        "Puntos por partida en el primer año en la lista, menos lo esperado. Por encima de 0 los primeros Elos son demasiado bajos.",
      idle: "Puntos que cambiaron los jugadores sin partidas, por cada jugador de la lista.",
      others:
        "Puntos por partida contra jugadores de otros grupos, menos lo esperado. Por encima de 0 el Elo del grupo es demasiado bajo.",
    },
    measuresTitle: "Por lista, con las partidas de las 12 listas hasta ella (± error típico)",
    ledgerTitle: "Cuenta de puntos",
    groupsTitle: "Obtenido menos esperado en las últimas 12 listas",
    federationsTitle:
      "Diferencias entre federaciones, por las partidas entre ellas en las últimas 12 listas: por encima de 0, Elo demasiado bajo",
    sexes: { m: "Hombres", w: "Mujeres" },
    heads: {
      list: "Lista",
      group: "Grupo",
      age: "Edad",
      rating: "Elo",
      federation: "Federación",
      games: "Partidas",
      residual: "Obtenido − esperado",
      error: "Error est.",
      offset: "Puntos",
    },
  },
  page: {
    intro:
      "Los Elo pueden derivar aunque cada uno sea correcto. Esta página vigila la propia escala: si los favoritos puntúan lo esperado y si se mueven los Elo de los jugadores estables.",
    none: "Todavía no hay dos listas publicadas. Cuando las haya, esta página las comparará.",
    calculating: "Se están calculando los números. Esta página se actualiza sola.",
    curve: "Esperado y obtenido, por diferencia de Elo",
    curveNote: "Las líneas verticales son intervalos de confianza del 95 % de lo obtenido.",
    ridges: "Elo de los jugadores activos al final de cada año",
    altogether: "En total",
    ledgerChart: (lists) => `Puntos enteros por causa, en las últimas ${plural("es", lists, "lista", "listas")}.`,
    alarmsTitle: "Alarmas",
    ledgerNote: "Puntos de todos los Elo juntos, de una lista a la siguiente.",
    numbers: "Mostrar los números",
    csv: "Medidas en CSV",
    of: (games, lists) =>
      `De ${plural("es", games, "partida", "partidas")} de ${plural("es", lists, "lista", "listas")}.`,
  },
};
