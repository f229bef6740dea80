/** Help of commands, by its English. */
export const MEMBERS_HELP: Readonly<Record<string, string>> = {
  "A club book (Swedish club rating): members, games, periods, lists":
    "Un libro di circolo (rating di circolo svedese): soci, partite, periodi, liste",
  "Opens a club book": "Apre un libro di circolo",
  "club name": "nome del circolo",
  "first day of the book, the start of a period, YYYY-MM-DD":
    "primo giorno del libro, inizio di un periodo, YYYY-MM-DD",
  "periods per year: three or five": "periodi all'anno: three o five",
  "none, recommended, or a district's own: Norr:800-999=15,1000-1199=5":
    "none, recommended, o quello di un distretto: Norr:800-999=15,1000-1199=5",
  "lower-case letters, digits and hyphens, such as exempel-sk": "lettere minuscole, cifre e trattini, come exempel-sk",
  "Changes a club's settings from the start of a period":
    "Modifica le impostazioni di un circolo dall'inizio di un periodo",
  "start of the period, YYYY-MM-DD": "inizio del periodo, YYYY-MM-DD",
  "club, if there are several books here": "circolo, se qui ci sono più libri",
  "make the change although closed lists change": "esegue la modifica anche se cambiano liste chiuse",
  "All clubs with a book here": "Tutti i circoli con un libro qui",
  "Members: add, change, place, merge": "Soci: aggiungi, modifica, colloca, unisci",
  "Adds a member; without a rating, with the usual one for the age":
    "Aggiunge un socio; senza rating, con quello consueto per l'età",
  "member's name": "nome del socio",
  "federation ID": "ID federale",
  "birth date: YYYY or YYYY-MM-DD, or none": "data di nascita: YYYY o YYYY-MM-DD, o none",
  "joining date (default: the date of the change)": "data di iscrizione (predefinita: quella della modifica)",
  "rating as assessed by the keeper": "rating valutato dal responsabile",
  "reason for that rating (required with --rating)": "motivo di quel rating (obbligatorio con --rating)",
  "from an older book: last game": "da un libro precedente: ultima partita",
  "from an older book: points deducted since that game": "da un libro precedente: punti detratti da quella partita",
  "Changes a member's details; none removes a value": "Modifica i dati di un socio; none elimina un valore",
  "federation ID, or none": "ID federale, o none",
  "joining date": "data di iscrizione",
  "new start rating": "nuovo rating iniziale",
  "reason (required with --rating)": "motivo (obbligatorio con --rating)",
  "number, member ID or name": "numero, ID o nome del socio",
  "A member's card: every period with its games": "La scheda di un socio: ogni periodo con le sue partite",
  "How a member's base rating was calculated, game by game":
    "Come è stato calcolato il rating base di un socio, partita per partita",
  "start of the period (default: the current one)": "inizio del periodo (predefinito: quello in corso)",
  "only this game: the rating after it, or why it does not count":
    "solo questa partita: il rating dopo, o perché non conta",
  "Records that a member leaves the club": "Annota che un socio lascia il circolo",
  "Records that a member returns": "Annota che un socio rientra",
  rating: "rating",
  "Sets a member's rating by hand: below the common rules, or after a long break":
    "Assegna a mano il rating di un socio: sotto le regole comuni o dopo una lunga pausa",
  "after more than three years without a game": "dopo più di tre anni senza partite",
  "Undoes a merge": "Annulla un'unione",
  "All members with base and current rating": "Tutti i soci con rating base e attuale",
  "Guests: opponents from elsewhere": "Ospiti: avversari esterni",
  "Adds a guest": "Aggiunge un ospite",
  "guest's name": "nome dell'ospite",
  "guest's home club": "circolo dell'ospite",
  "Swedish rating": "rating svedese",
  "Elo rating, if there is no Swedish one": "rating Elo, se manca quello svedese",
  "estimate, if there is neither": "stima, se mancano entrambi",
  "Changes a guest's details, or confirms an estimate": "Modifica i dati di un ospite, o conferma una stima",
  "start of the period from which these ratings are valid (default: from the beginning)":
    "inizio del periodo da cui valgono questi rating (predefinito: dall'inizio)",
  "guest number": "numero dell'ospite",
  "All guests": "Tutti gli ospiti",
  "Adds members from a file, one a line: name, rating, birth, ID":
    "Aggiunge soci da un file, uno per riga: nome, rating, nascita, ID",
  "CSV or text file, or - for standard input": "file CSV o di testo, oppure - per lo standard input",
  "reason for the ratings (required if the file has any)": "motivo dei rating (obbligatorio se il file ne contiene)",
};
