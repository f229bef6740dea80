/** Help of commands, by its English. */
export const GAMES_HELP: Readonly<Record<string, string>> = {
  "Tournaments of the club and its members": "Tornei del circolo e dei suoi soci",
  "Opens a tournament": "Apre un torneo",
  "minutes per player, or 90+30 with seconds per move": "minuti per giocatore, o 90+30 con i secondi per mossa",
  "ratings after a period start: old, new, or rule (seven days between rounds)":
    "rating dopo l'inizio di un periodo: old, new o rule (sette giorni fra i turni)",
  "planned round dates, separated by commas": "date previste dei turni, separate da virgole",
  "lower-case letters, digits and hyphens": "lettere minuscole, cifre e trattini",
  "Changes a tournament": "Modifica un torneo",
  ID: "ID",
  "All tournaments": "Tutti i tornei",
  "Games: add, change, withdraw": "Partite: aggiungi, modifica, ritira",
  "Adds a game: number, member ID or name for each player, g3 for guest 3":
    "Aggiunge una partita: numero, ID o nome di ciascun giocatore, g3 per l'ospite 3",
  "date it was played or started (default: the date of the change)":
    "data in cui è stata giocata o iniziata (predefinita: quella della modifica)",
  "for an adjourned game: date it was finished": "per una partita sospesa: data in cui è finita",
  "tournament; without one it is a friendly game, which does not count": "torneo; senza, è un'amichevole e non conta",
  "minutes per player, if not the tournament's": "minuti per giocatore, se non quelli del torneo",
  "the two met twice that day or in that round": "i due si sono affrontati due volte quel giorno o in quel turno",
  "no bonus for White, with a reason; none restores it": "nessun bonus al Bianco, con un motivo; none lo ripristina",
  "no bonus for Black, with a reason; none restores it": "nessun bonus al Nero, con un motivo; none lo ripristina",
  White: "Bianco",
  "1-0, ½-½, 0-1; +- or -+ for a walkover": "1-0, ½-½, 0-1; +- o -+ per un forfait",
  Black: "Nero",
  "Changes a game": "Modifica una partita",
  result: "risultato",
  "game number": "numero della partita",
  "Withdraws a game; it stays in the book": "Ritira una partita; resta nel libro",
  "Restores a withdrawn game": "Ripristina una partita ritirata",
  "Games by date, with why each counts or not": "Partite per data, con il perché contano o no",
  "only this tournament": "solo questo torneo",
  "from this date": "da questa data",
  "to this date": "fino a questa data",
  "Adds the games of an evening: lines (Andersson 1-0 Berg), a table, PGN or TRF":
    "Aggiunge le partite di una serata: righe (Andersson 1-0 Berg), una tabella, PGN o TRF",
  "games (- for standard input)": "partite (- per lo standard input)",
  "Undoes the last entry of the book": "Annulla l'ultima voce del libro",
  "journal entry (default: the last)": "voce del registro (predefinita: l'ultima)",
  "The decisions needed for the next closing": "Le decisioni necessarie per la prossima chiusura",
  "Closes the period: deductions, new base ratings, the club's list":
    "Chiude il periodo: detrazioni, nuovi rating base, lista del circolo",
  "deduct as proposed": "detrae come proposto",
  "no deduction, with a reason": "nessuna detrazione, con un motivo",
  "raise instead of a deduction, with a reason": "aumento al posto di una detrazione, con un motivo",
  "period start to close (default: the next one)": "inizio di periodo da chiudere (predefinito: il prossimo)",
  "Changes decisions about members in a closed period": "Modifica le decisioni sui soci in un periodo chiuso",
  "Creates new versions of lists that waited for a tournament that has now ended":
    "Crea nuove versioni delle liste che attendevano un torneo ora finito",
  "Recalculates every closed list from the journal and compares":
    "Ricalcola ogni lista chiusa dal registro e confronta",
  "The club's lists, and lists received by a federation's office":
    "Le liste del circolo e quelle ricevute dall'ufficio di una federazione",
  "The club's list: for a notice board, as a table, or as hashed":
    "La lista del circolo: per la bacheca, come tabella o come per l'hash",
  "provisional: as if the period were closed now": "provvisoria: come se il periodo fosse chiuso ora",
  "output file": "file di uscita",
  "start of the period (default: the latest)": "inizio del periodo (predefinito: l'ultimo)",
  "All closed lists with all versions": "Tutte le liste chiuse con tutte le versioni",
  "Sends a closed list to the federation's office": "Invia una lista chiusa all'ufficio della federazione",
  "address of the office, such as https://office.example": "indirizzo dell'ufficio, come https://office.example",
  "token of the club's account there (or RATING_OFFICE_TOKEN)":
    "token dell'account del circolo (o RATING_OFFICE_TOKEN)",
  "Receives a club's list at the federation's office": "Riceve la lista di un circolo nell'ufficio della federazione",
  "list as written by the club with --format canonical (- for standard input)":
    "lista scritta dal circolo con --format canonical (- per lo standard input)",
  "The newest lists of all clubs in one, with their differences":
    "Le ultime liste di tutti i circoli in una, con le differenze",
};
