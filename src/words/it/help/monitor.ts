/** Help of commands, by its English. */
export const MONITOR_HELP: Readonly<Record<string, string>> = {
  "Watches the rating scale: calibration, drift, entrants and leavers":
    "Controlla la scala dei rating: calibrazione, deriva, nuovi ingressi e uscite",
  "How well the expected scores fit games with both ratings: Deflation Index, scale, bands, deviance":
    "Quanto i punteggi attesi corrispondono a partite con entrambi i rating: indice di deflazione, scala, fasce, devianza",
  "games with both ratings and dates: CSV or PGN": "partite con entrambi i rating e le date: CSV o PGN",
  "edition of the regulations (default: by the date of each game)":
    "edizione dei regolamenti (predefinita: secondo la data di ogni partita)",
  "list whose editions are meant: standard, rapid, blitz (default: standard)":
    "lista di cui valgono le edizioni: standard, rapid, blitz (predefinita: standard)",
};
