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
};
