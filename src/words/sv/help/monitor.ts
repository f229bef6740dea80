/** Help of commands, by its English. */
export const MONITOR_HELP: Readonly<Record<string, string>> = {
  "Watches the rating scale: calibration, drift, entrants and leavers":
    "Bevakar ratingskalan: kalibrering, drift, nya och försvunna spelare",
  "How well the expected scores fit games with both ratings: Deflation Index, scale, bands, deviance":
    "Hur väl de förväntade resultaten stämmer med partier där båda har rating: deflationsindex, skala, intervall, devians",
  "games with both ratings and dates: CSV or PGN": "partier med båda ratingtalen och datum: CSV eller PGN",
  "edition of the regulations (default: by the date of each game)":
    "reglernas utgåva (förval: efter varje partis datum)",
  "list whose editions are meant: standard, rapid, blitz (default: standard)":
    "lista vars utgåvor avses: standard, rapid, blitz (förval: standard)",
};
