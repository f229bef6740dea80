/** Help of commands, by its English. */
export const MONITOR_HELP: Readonly<Record<string, string>> = {
  "Watches the rating scale: calibration, drift, entrants and leavers":
    "Controlla la scala dei rating: calibrazione, deriva, nuovi ingressi e uscite",
  "How well the expected scores fit games with both ratings: Deflation Index, scale, bands, deviance":
    "Quanto i punteggi attesi corrispondono a partite con entrambi i rating: indice di deflazione, scala, fasce, devianza",
  "games with both ratings and dates: CSV or PGN": "partite con entrambi i rating e le date: CSV o PGN",
  "edition of the regulations, id or file (default: by the date of each game)":
    "edizione dei regolamenti, per id o file (predefinita: secondo la data di ogni partita)",
  "list whose editions are meant: standard, rapid, blitz (default: standard)":
    "lista di cui valgono le edizioni: standard, rapid, blitz (predefinita: standard)",
  "What happened between published lists: entrants, leavers, moves without a game, change per game":
    "Che cosa è successo tra liste pubblicate: ingressi, uscite, variazioni senza partite, variazione per partita",
  "two or more rating lists in the order of their dates: TXT, XML or CSV":
    "due o più liste rating in ordine di data: TXT, XML o CSV",
  "which ratings: standard, rapid, blitz (default: standard)":
    "quali rating: standard, rapid, blitz (predefinito: standard)",
  "month of each list, YYYY-MM, in the same order; needed for ages and the anchor cohort":
    "mese di ogni lista, YYYY-MM, nello stesso ordine; serve per le età e la coorte di riferimento",
  "How well the office's own scale holds, list by list, with alarms":
    "Quanto regge la scala dell'ufficio, lista per lista, con gli allarmi",
  "only some players: federation=SWE, sex=w, age=19-34, rating=2600- (default: all)":
    "solo alcuni giocatori: federation=SWE, sex=w, age=19-34, rating=2600- (predefinito: tutti)",
  "also write the report for a commission, as a page to print":
    "scrive anche la relazione per una commissione, come pagina da stampare",
  "How well the scale of a club's book holds: games by the Swedish table, members period by period, age and rating groups":
    "Quanto regge la scala del libro di un circolo: partite secondo la tabella svedese, soci periodo per periodo, gruppi di età e di rating",
  "Alarms of the rating scale: acknowledge them, with a reason":
    "Allarmi sulla scala dei rating: prenderne atto, con un motivo",
  "Acknowledges an alarm of a list: the reason is public":
    "Prende atto di un allarme di una lista: il motivo è pubblico",
  "Takes the acknowledgement of an alarm back": "Ritira la presa d'atto di un allarme",
  "alarm: index-shift, index-level, scale-shift, anchor-drift, juniors, newcomers, idle-points":
    "allarme: index-shift, index-level, scale-shift, anchor-drift, juniors, newcomers, idle-points",
  "Alarms of the scale of a club's book: acknowledge them, with a reason":
    "Allarmi sulla scala del libro di un circolo: prenderne atto, con un motivo",
  "Acknowledges an alarm of a period": "Prende atto di un allarme di un periodo",
  "All alarms of the book, with what was said of them": "Tutti gli allarmi del libro, con quanto se ne è detto",
  "alarm: index-shift, index-level, juniors, newcomers": "allarme: index-shift, index-level, juniors, newcomers",
};
