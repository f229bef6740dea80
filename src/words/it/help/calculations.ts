/** Help of commands, by its English. */
export const CALCULATIONS_HELP: Readonly<Record<string, string>> = {
  "The open rating office for chess: every edition of the regulations, exact and explained.":
    "L'ufficio rating aperto per gli scacchi: ogni edizione dei regolamenti, esatta e spiegata.",
  "Usage:": "Uso:",
  "Options:": "Opzioni:",
  "Commands:": "Comandi:",
  "Arguments:": "Argomenti:",
  "display help for command": "mostra l'aiuto del comando",
  "display the version": "mostra la versione",
  required: "obbligatorio",
  default: "predefinito",
  "A rated player's rating change: expected score, change and new rating":
    "La variazione di un giocatore con rating: punteggio atteso, variazione e nuovo rating",
  "the player's rating (Swedish club rating: base rating)":
    "il rating del giocatore (rating di circolo svedese: rating base)",
  "a game, such as 2350:1, 1850:0.5 or 1900:0 (repeatable)": "una partita, come 2350:1, 1850:0.5 o 1900:0 (ripetibile)",
  "K, instead of finding it from the player's record": "K, invece di ricavarlo dai dati del giocatore",
  "edition of the regulations, such as fide-standard-2025-10, or the file of your own":
    "edizione dei regolamenti, come fide-standard-2025-10, o il file di una propria",
  "start of the tournament, YYYY-MM-DD (chooses the edition)": "inizio del torneo, YYYY-MM-DD (sceglie l'edizione)",
  "list: standard, rapid, blitz": "lista: standard, rapid, blitz",
  "month of the target list, YYYY-MM": "mese della lista di destinazione, YYYY-MM",
  "rated games so far": "partite valide finora",
  "highest published rating": "rating più alto mai pubblicato",
  "birth date, YYYY or YYYY-MM-DD, or none": "data di nascita, YYYY o YYYY-MM-DD, o none",
  "Swedish club rating: current rating before these games":
    "rating di circolo svedese: rating attuale prima di queste partite",
  "Swedish club rating: add the recommended bonus below 1200":
    "rating di circolo svedese: aggiunge il bonus raccomandato sotto 1200",
  "several tournaments of one list, as JSON (- for standard input)":
    "più tornei di una lista, in JSON (- per lo standard input)",
  "explain every number": "spiega ogni numero",
  "print JSON": "stampa JSON",
  "language: en, it, es, sv": "lingua: en, it, es, sv",
  "The first rating of an unrated player, from one or more tournaments":
    "Il primo rating di un giocatore senza rating, da uno o più tornei",
  "a game against a rated opponent, such as 1850:0.5 (repeatable)":
    "una partita contro un avversario con rating, come 1850:0.5 (ripetibile)",
  "Olympiad, or continental or world team championship": "Olimpiade, o campionato a squadre continentale o mondiale",
  "member of IBCA, ICSC or IPCA": "membro di IBCA, ICSC o IPCA",
  "tournaments as JSON (- for standard input)": "tornei in JSON (- per lo standard input)",
  "A player's K-factor (development coefficient) and the rule that sets it":
    "Il coefficiente K (di sviluppo) di un giocatore e la regola che lo stabilisce",
  "the player's rating": "il rating del giocatore",
  "rated games in the target list; K is lowered where K × games is limited":
    "partite valide nella lista di destinazione; K scende dove K × partite è limitato",
  "explain the result": "spiega il risultato",
  "Finds the errors in a report or a list: line, columns, expected and found":
    "Trova gli errori in un referto o in una lista: riga, colonne, atteso e trovato",
  "general: readable; rating: complete enough to be rated": "general: leggibile; rating: completo per la valutazione",
  "reports (TRF, CSV, PGN) or rating lists (TXT, XML, CSV)": "referti (TRF, CSV, PGN) o liste rating (TXT, XML, CSV)",
  "Every player's rating change from a report, with the games that do not count and why":
    "La variazione di ogni giocatore da un referto, con le partite non valide e il perché",
  "rating list in force at the start (TXT, XML or CSV), for ratings and K":
    "lista rating in vigore all'inizio (TXT, XML o CSV), per rating e K",
  "edition of the regulations, id or file (default: by the start date)":
    "edizione dei regolamenti, per id o file (predefinita: secondo la data di inizio)",
  "start of the tournament, if the report has none": "inizio del torneo, se il referto non lo indica",
  "list: standard, rapid, blitz (default: by the rate of play)":
    "lista: standard, rapid, blitz (predefinita: secondo la cadenza)",
  "system: swiss, team, round-robin, double-round-robin, match (default: from the report)":
    "sistema: swiss, team, round-robin, double-round-robin, match (predefinito: dal referto)",
  "one K for all players": "un K per tutti i giocatori",
  "league, which may last longer (default: by its name)":
    "campionato di lega, che può durare di più (predefinito: dal nome)",
  "longer duration approved": "durata maggiore approvata",
  "reports: TRF, games as CSV, or PGN": "referti: TRF, partite in CSV o PGN",
  "Converts a report or a list to another format": "Converte un referto o una lista in un altro formato",
  "trf16, trf26, csv, json for a report; txt, xml, csv, json for a list":
    "trf16, trf26, csv, json per un referto; txt, xml, csv, json per una lista",
  "output file (default: standard output); with several tournaments one numbered file each":
    "file di uscita (predefinito: standard output); con più tornei un file numerato ciascuno",
  "for a list with a single rating: standard, rapid, blitz": "per una lista con un solo rating: standard, rapid, blitz",
  "for a text list with a single rating: its heading, such as SEP26":
    "per una lista di testo con un solo rating: l'intestazione, come SEP26",
  "a report (TRF, CSV, PGN) or a rating list (TXT, XML, CSV)":
    "un referto (TRF, CSV, PGN) o una lista rating (TXT, XML, CSV)",
  "Editions of the regulations, and your own: list, show, compare, check, adopt, withdraw":
    "Edizioni dei regolamenti, e proprie: elenco, dettagli, confronto, controllo, adozione, ritiro",
  "All editions of the regulations, one-time changes and how lists are made":
    "Tutte le edizioni dei regolamenti, le modifiche una tantum e come si fanno le liste",
  "An edition article by article, or a one-time change": "Un'edizione articolo per articolo, o una modifica una tantum",
  "edition, one-time change, or the file of an edition of your own":
    "edizione, modifica una tantum, o il file di un'edizione propria",
  "The differences between two editions": "Le differenze fra due edizioni",
  "first edition: its id, or the file of your own": "prima edizione: il suo id, o il file di una propria",
  "Finds everything that is wrong in the file of an edition: line, path, expected and found":
    "Trova tutto ciò che è sbagliato nel file di un'edizione: riga, percorso, atteso e trovato",
  "Makes an edition of your own the office's rules, from its first day on":
    "Rende un'edizione propria la regola dell'ufficio, dal suo primo giorno",
  "Takes an adopted edition back, while no list was published under it":
    "Ritira un'edizione adottata, finché nessuna lista è stata pubblicata secondo essa",
  "edition that the office has adopted": "edizione adottata dall'ufficio",
  "edition of your own, as JSON (- for standard input)": "edizione propria, in JSON (- per lo standard input)",
  "second edition: its id, or the file of your own": "seconda edizione: il suo id, o il file di una propria",
  "show all rules, not only those that differ": "mostra tutte le regole, non solo quelle diverse",
};
