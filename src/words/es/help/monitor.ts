/** Help of commands, by its English. */
export const MONITOR_HELP: Readonly<Record<string, string>> = {
  "Watches the rating scale: calibration, drift, entrants and leavers":
    "Vigila la escala de Elo: calibración, deriva, altas y bajas",
  "How well the expected scores fit games with both ratings: Deflation Index, scale, bands, deviance":
    "Cómo encajan los resultados esperados con partidas que llevan ambos Elo: índice de deflación, escala, franjas, desviación",
  "games with both ratings and dates: CSV or PGN": "partidas con ambos Elo y fechas: CSV o PGN",
  "edition of the regulations, id or file (default: by the date of each game)":
    "edición de los reglamentos, por id o archivo (por defecto: según la fecha de cada partida)",
  "list whose editions are meant: standard, rapid, blitz (default: standard)":
    "lista cuyas ediciones valen: standard, rapid, blitz (por defecto: standard)",
  "What happened between published lists: entrants, leavers, moves without a game, change per game":
    "Qué pasó entre listas publicadas: altas, bajas, cambios sin jugar, cambio por partida",
  "two or more rating lists in the order of their dates: TXT, XML or CSV":
    "dos o más listas de Elo en orden de fecha: TXT, XML o CSV",
  "which ratings: standard, rapid, blitz (default: standard)":
    "qué Elo: standard, rapid, blitz (por defecto: standard)",
  "month of each list, YYYY-MM, in the same order; needed for ages and the anchor cohort":
    "mes de cada lista, YYYY-MM, en el mismo orden; hace falta para las edades y la cohorte de referencia",
  "How well the office's own scale holds, list by list, with alarms":
    "Cómo se mantiene la escala de la oficina, lista por lista, con alarmas",
  "only some players: federation=SWE, sex=w, age=19-34, rating=2600- (default: all)":
    "solo algunos jugadores: federation=SWE, sex=w, age=19-34, rating=2600- (por defecto: todos)",
  "also write the report for a commission, as a page to print":
    "escribe también el informe para una comisión, como página para imprimir",
  "How well the scale of a club's book holds: games by the Swedish table, members period by period, age and rating groups":
    "Cómo se mantiene la escala del libro de un club: partidas según la tabla sueca, socios período a período, grupos de edad y de rating",
  "Alarms of the rating scale: acknowledge them, with a reason":
    "Alarmas de la escala de ratings: reconocerlas, con un motivo",
  "Acknowledges an alarm of a list: the reason is public": "Reconoce una alarma de una lista: el motivo es público",
  "Takes the acknowledgement of an alarm back": "Retira el reconocimiento de una alarma",
  "alarm: index-shift, index-level, scale-shift, anchor-drift, juniors, newcomers, idle-points":
    "alarma: index-shift, index-level, scale-shift, anchor-drift, juniors, newcomers, idle-points",
  "Alarms of the scale of a club's book: acknowledge them, with a reason":
    "Alarmas de la escala del libro de un club: reconocerlas, con un motivo",
  "Acknowledges an alarm of a period": "Reconoce una alarma de un período",
  "All alarms of the book, with what was said of them": "Todas las alarmas del libro, con lo que se dijo de ellas",
  "alarm: index-shift, index-level, juniors, newcomers": "alarma: index-shift, index-level, juniors, newcomers",
};
