import { plural } from "../numbers.ts";
import type { StudyWords } from "../types/study-words.ts";

export const STUDY_WORDS: StudyWords = {
  title: "Estudio de reglas de Elo",
  compared: (edition, base) => `${edition}, en comparación con: ${base}`,
  replaying: "partidas recalculadas",
  replayed: (games, players, from, to) =>
    `Recálculo de ${plural("es", games, "partida", "partidas")} de ${plural("es", players, "jugador", "jugadores")}, de ${from} a ${to}`,
  predicted: (games) =>
    `Pronosticadas con los meses anteriores: ${plural("es", games, "partida", "partidas")} entre jugadores que ya habían jugado.`,
  nothingPredicted:
    "No se pudo pronosticar ninguna partida: hacen falta partidas de varios meses y jugadores que jueguen en más de uno.",
  leftOut: {
    undated: (games) => `Excluidas por falta de fecha: ${plural("es", games, "partida", "partidas")}`,
    unnamed: (games) => `Excluidas por falta de nombre o ID de ambos: ${plural("es", games, "partida", "partidas")}`,
  },
  names: { "by-date": "Reglas de cada fecha", published: "Elo publicado" },
  heads: { system: "Reglas o sistema", difference: "Diferencia", interval: "Intervalo del 95 %" },
  devianceNote:
    "log10, nats × 100 y %: desviación binomial, mejor cuanto menor; 0,30103, 69,31 y 100 si no se supiera nada.",
  differenceNote: "Diferencia: nats × 100 respecto a la primera línea; por debajo de 0 los pronósticos son mejores.",
  intervals: {
    quarter: (resamples) =>
      `Los intervalos contienen la diferencia verdadera con un 95 %; se sortearon trimestres ${resamples} veces, los mismos para cada línea.`,
    event: (resamples) =>
      `Los intervalos contienen la diferencia verdadera con un 95 %; se sortearon torneos enteros ${resamples} veces, los mismos para cada línea.`,
    none: () => "Hay muy pocos trimestres y torneos para dar intervalos.",
  },
  simulation: {
    simulating: "listas simuladas",
    simulated: (players, lists, games, seed) =>
      `Población simulada: ${plural("es", players, "jugador", "jugadores")} al inicio, ${plural("es", lists, "lista", "listas")}, ${plural("es", games, "partida", "partidas")}, semilla ${seed}`,
    truthTitle: "Elo menos fuerza verdadera: jugadores activos de la última lista",
    all: "Todos los jugadores",
    newcomersTitle: "Elo menos fuerza verdadera: jugadores tras su primer Elo",
    afterGames: (games) => `tras ${plural("es", games, "partida", "partidas")}`,
    drift: (change) => `Cambio medio en un año: ${change}`,
    renewalTitle: "Partidas hasta que se renueva un Elo que se desvía 100 puntos (queda 1/e del error)",
    heads: {
      group: "Grupo",
      players: "Jugadores",
      bias: "Media",
      error: "Media cuadrática",
      age: "Edad",
      strength: "Fuerza",
      afterFirst: "Primer Elo",
      from: "Desde",
      to: "Hasta",
      change: "Cambio mediano",
      single: "Cálculo partida a partida",
      lists: "Cálculo por listas de 7 partidas",
      article: "Artículo 12.3",
    },
  },
  page: {
    title: "Estudios",
    intro:
      "Probar reglas antes de que entren en vigor. No se registra nada y ninguna lista cambia. La dirección de un resultado dice cómo se hizo: la misma dirección da los mismos números.",
    simulation: "Con jugadores simulados",
    simulationText:
      "Un grupo de jugadores cuya fuerza real se conoce: llegan, mejoran, juegan y se van. El resultado dice cuánto se aparta de ella su Elo.",
    simulate: "Simular",
    replay: "Con las listas de la oficina",
    replayText:
      "Las listas publicadas se rehacen con otras reglas. El resultado dice lo bien que cada una, y otros sistemas de puntuación, predicen las partidas de la lista siguiente.",
    compare: "Comparar",
    none: "Ninguna",
    fields: {
      edition: "Edición",
      other: "Comparada con",
      players: "Jugadores al inicio",
      lists: "Listas mensuales",
      start: "Primera lista",
      seed: "Semilla",
      pairing: "Emparejamientos",
      list: "Listas",
      since: "Predecir desde",
    },
    pairings: { swiss: "Sistema suizo", strength: "Jugadores de nivel parecido" },
    running: (done, total) => `Calculando: ${done} de ${total}. Esta página se actualiza sola.`,
    waiting: "A la espera de que termine otro cálculo. Esta página se actualiza sola.",
    biasByYear: "Elo menos fuerza real, por año",
    biasByAge: "Elo menos fuerza real, por edad",
    differences: "Predicciones comparadas con la primera línea de la tabla",
    differencesNote:
      "Las líneas contienen la diferencia real con un 95 %. A la izquierda del 0 las predicciones son mejores.",
  },
};
