/** Help of commands, by its English. */
export const STUDIES_HELP: Readonly<Record<string, string>> = {
  "Replays games under other rules and rating systems, and says which predict best":
    "Ricalcola le partite con altre regole e altri sistemi di rating, e dice quali prevedono meglio",
  "Rates games of files month by month under several rules, and compares how well each predicts the next month":
    "Valuta le partite di file mese per mese con più regole, e confronta quanto bene ciascuna prevede il mese seguente",
  "games with players, ratings and dates: CSV or PGN": "partite con giocatori, rating e date: CSV o PGN",
  "rules that the others are compared with (default: those of each date)":
    "regole con cui si confrontano le altre (predefinite: quelle di ogni data)",
  "what to compare: editions, published, elo, glicko, glicko-2, stephenson, elo:K (default: published and all systems)":
    "che cosa confrontare: edizioni, published, elo, glicko, glicko-2, stephenson, elo:K (predefinito: published e tutti i sistemi)",
  "predict only games from this month on, YYYY-MM": "prevede solo le partite da questo mese in poi, YYYY-MM",
  "Makes the office's own lists again under several rules, and compares how well each predicts the next list":
    "Rifà le liste dell'ufficio con più regole, e confronta quanto bene ciascuna prevede la lista seguente",
  "Simulated pools of players whose true strength is known":
    "Popolazioni simulate di giocatori di cui si conosce la forza vera",
  "Simulates a pool under one or more editions, and compares the ratings with the true strengths":
    "Simula una popolazione con una o più edizioni, e confronta i rating con le forze vere",
  "editions to simulate; each has the same players and the same seed":
    "edizioni da simulare; ognuna ha gli stessi giocatori e lo stesso seme",
  "players at the start": "giocatori all'inizio",
  "monthly lists": "liste mensili",
  "month of the first list, YYYY-MM": "mese della prima lista, YYYY-MM",
  "seed of the random numbers; the same seed gives the same report":
    "seme dei numeri casuali; lo stesso seme dà lo stesso rapporto",
  "who meets whom: swiss, strength": "chi incontra chi: swiss, strength",
  "also write the report as a page to print": "scrive il rapporto anche come pagina da stampare",
  "A study of an edition beside another: rules that differ, simulated pools and, with files, a replay of games":
    "Studio di un'edizione a confronto con un'altra: regole diverse, popolazioni simulate e, con file, partite ricalcolate",
  "edition to compare with": "edizione con cui confrontare",
  "edition that is studied": "edizione studiata",
};
