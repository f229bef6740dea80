import { plural } from "../numbers.ts";
import type { ScaleReportWords } from "../types/scale-report-words.ts";

export const SCALE_REPORT_WORDS: ScaleReportWords = {
  group: {
    label: "Jugadores",
    all: "Todos los jugadores",
    show: "Mostrar",
    kinds: { federation: "Federación", sex: "Sexo", age: "Edad", rating: "Elo" },
    note: "Calibración, índice y escala son de partidas en las que ambos jugadores son del grupo. Las alarmas son solo para todos los jugadores juntos.",
  },
  outdated:
    "Entretanto se ha publicado una lista. Sus números se están calculando; la página muestra aún los anteriores y se actualiza sola.",
  levels: {
    title: "Nivel y dispersión, lista por lista",
    topTitle: "En la cima",
    cohortTitle: "Jugadores estables",
    cohortNote:
      "Jugadores de 25 a 45 años con al menos 10 partidas en el año anterior y 10 en el siguiente: lo que hace su Elo es deriva de la escala.",
    perGameTitle: "Puntos por partida en las últimas 12 listas",
    ledgerNote:
      "Puntos de Elo del grupo, de una lista a la siguiente. Cada jugador cuenta en el grupo en que estaba antes.",
    heads: {
      composition: "Por quienes entran y salen",
      within: "Por quienes siguen",
      adults: "Desv. est., 25–45 años",
      entrants: "Nuevos",
      firstRating: "Primer Elo mediano",
      leavers: "Salidos",
      played: "Jugadores con partidas",
    },
    atLeast: (value) => `${value} o más`,
    atMost: (value) => `hasta ${value}`,
    rank: (rank) => `Puesto ${rank}`,
  },
  book: {
    title: "Escala del libro",
    intro:
      "El rating puede ir a la deriva aunque cada uno sea correcto. Esta página compara lo que la tabla de las reglas espera del jugador con más rating con lo que ha conseguido, y muestra hacia dónde van los ratings de los socios.",
    none: "El libro aún no tiene partidas válidas. Cuando las tenga, esta página comparará lo esperado con lo conseguido.",
    few: (games) => `Los gráficos omiten las filas de la tabla con menos de ${games} partidas: mostrarían el azar.`,
    rows: "Filas de la tabla de las reglas, para el jugador con más rating",
    index: "Índice de deflación (%), de las partidas del año hasta cada período",
    periods: "Socios, período por período",
    groups: "Conseguido menos esperado en los períodos del último año",
    cohort: "Socios estables",
    cohortNote:
      "Socios de 25 a 45 años con al menos 10 partidas en el año anterior y 10 en el siguiente: lo que hace su rating es deriva de la escala.",
    heads: {
      period: "Período desde",
      members: "Socios",
      points: "Puntos ganados",
      moved: "Cambio de todos los ratings",
      index: "Índice de deflación (%)",
    },
    ledgerNote: "Puntos de todos los ratings base de los socios juntos, de un inicio de período al siguiente.",
    ledger: {
      games: "Partidas",
      bonus: "Bonificación",
      placings: "Ratings fijados a mano",
      deductions: "Descontados por inactividad",
      raises: "Subidos en su lugar",
      floor: "Mantenidos en el rating mínimo",
      rounding: "Redondeo",
      entrants: "Socios nuevos o de vuelta",
      leavers: "Socios que se fueron",
    },
    ledgerChart: (periods) =>
      `Puntos enteros por causa, ${plural("es", periods, "último período", "últimos períodos")}.`,
    alarm: (name, period, value, usual) => `Alarma, período desde ${period}: ${name} (${value}, normalmente ${usual})`,
    alarmSizes: (members, games) =>
      `Una alarma necesita en un año al menos ${members} socios que hayan jugado y ${games} partidas. En un libro más pequeño mostraría el azar.`,
    alarms: {
      "index-shift": {
        name: "El índice de deflación se ha movido",
        reason: "Los favoritos puntúan menos o más que en los tres años anteriores, en más de 1 punto de cada cien.",
        look: "Mire las filas de la tabla y después los socios nuevos y jóvenes.",
      },
      "index-level": {
        name: "El índice de deflación está lejos de 0",
        reason: "Los favoritos consiguen al menos 4 puntos de cada cien menos o más de lo que espera la tabla.",
        look: "Mire el índice período por período: ¿creció despacio o de golpe?",
      },
      juniors: {
        name: "Los jóvenes tienen un rating demasiado bajo o alto",
        reason:
          "Los socios de hasta 18 años puntúan más o menos de lo esperado, más allá de lo normal en quien mejora.",
        look: "Mire la bonificación del club y los ratings que habría que fijar a mano.",
      },
      newcomers: {
        name: "Los ratings iniciales son demasiado bajos o altos",
        reason: "Los socios en su primer año en el libro puntúan más o menos de lo esperado, más allá de lo habitual.",
        look: "Mire los ratings iniciales de los socios nuevos y sus motivos.",
      },
    },
    csv: "Períodos en CSV",
    json: "Todos los números en JSON",
  },
  report: {
    title: "Informe sobre la escala de Elo",
    open: "Informe para imprimir",
    about: (kind, from, to, lists, games) =>
      `Elo ${kind}: ${plural("es", lists, "lista", "listas")} de ${from} a ${to}, con ${plural("es", games, "partida", "partidas")} entre jugadores con Elo.`,
    of: (group) => `Jugadores: ${group}.`,
    summary: "En resumen",
    alarms: (open, acknowledged) =>
      open + acknowledged === 0
        ? "No ha saltado ninguna alarma."
        : `${plural("es", open, "alarma abierta", "alarmas abiertas")}, ${acknowledged} reconocidas.`,
    index: {
      holds: (value, low, high) =>
        `Los favoritos puntuaron lo esperado: el índice de deflación es ${value} % (intervalo del 95 %: de ${low} a ${high}) y el 0 está en el intervalo.`,
      stretched: (value, low, high) =>
        `Los favoritos puntuaron menos de lo esperado: el índice de deflación es ${value} % (intervalo del 95 %: de ${low} a ${high}). Los Elo están más separados que los resultados.`,
      compressed: (value, low, high) =>
        `Los favoritos puntuaron más de lo esperado: el índice de deflación es ${value} % (intervalo del 95 %: de ${low} a ${high}). Los Elo están más juntos que los resultados.`,
      unknown: () => "Hay muy pocas partidas para decir si los favoritos puntúan lo esperado.",
    },
    scale: (value, low, high) =>
      `A los resultados se ajusta mejor una escala de ${value} puntos (intervalo del 95 %: de ${low} a ${high}). La tabla del reglamento supone unos 400.`,
    bands: (outside, all) =>
      outside === 0
        ? "En ninguna banda de diferencias la puntuación se aparta de lo esperado de forma significativa más de 0,01."
        : `En ${outside} de ${plural("es", all, "banda", "bandas")} de diferencias la puntuación se aparta de lo esperado de forma significativa más de 0,01.`,
    anchor: (change, players, from, to) =>
      `${plural("es", players, "jugador estable cambió", "jugadores estables cambiaron")} ${change} puntos (mediana) de ${from} a ${to}.`,
    median: (before, after, composition, within, since) =>
      `Desde ${since} la mediana de los jugadores activos pasó de ${before} a ${after}: ${composition} por quienes entraron y salieron, ${within} por quienes siguieron.`,
    points: (change, since) => `Desde ${since} todos los Elo juntos cambiaron ${change} puntos.`,
    accounted: "La cuenta de puntos cuadra hasta el último punto.",
    unaccounted: (points) => `La cuenta de puntos no explica ${points} puntos.`,
    method: "Cómo se ha medido",
    methods: [
      "Se toma cada partida entre dos jugadores con Elo que contó para una lista, con los Elo con que se evaluó. Las puntuaciones esperadas son las de la tabla de la edición, para el jugador de mayor Elo.",
      "El índice de deflación es lo que los favoritos puntuaron por debajo de lo esperado, en puntos por cada 100 partidas. La mejor escala es la de la curva logística que mejor se ajusta a las puntuaciones.",
      "Los intervalos salen de sortear torneos enteros muchas veces, porque las partidas de un mismo torneo se parecen. Los sorteos tienen una semilla fija: las mismas listas dan el mismo informe.",
      "Una banda está fuera solo si se aparta más de 0,01, y con seguridad aunque se miren todas las bandas (corrección de Holm).",
      "Una alarma exige dos listas seguidas en que una medida se aparta de su valor habitual más de lo que permite su umbral, y más de 3,5 errores estándar.",
      "La cuenta de puntos suma de dónde vinieron los puntos y adónde fueron. Lo que queda debe ser 0.",
    ],
    repeat: "Quien tenga los datos de la oficina puede repetirlo:",
  },
};
