/** Help of commands, by its English. */
export const OFFICE_HELP: Readonly<Record<string, string>> = {
  "sign-in by OpenID Connect as well: provider and rules, as JSON":
    "accesso anche con OpenID Connect: fornitore e regole, in JSON",
  "Copies the whole installation to a folder and checks the copy; repeated, only what is new":
    "Copia l'intera installazione in una cartella e controlla la copia; ripetuto, solo ciò che è nuovo",
  "Restores a backup into a new folder or an empty database, and checks it":
    "Ripristina una copia di sicurezza in una cartella nuova o in un database vuoto e la controlla",
  "folder with the backup": "cartella con la copia di sicurezza",
  "Checks an installation and says what to do": "Controlla un'installazione e dice che cosa fare",
  "folder with the newest backup, to compare with": "cartella con l'ultima copia di sicurezza, da confrontare",
  "address at which visitors find the server, to be checked":
    "indirizzo a cui i visitatori trovano il server, da controllare",
  "Creates an office in a folder, or in a PostgreSQL database with --db":
    "Crea un ufficio in una cartella, o in un database PostgreSQL con --db",
  "name of the office": "nome dell'ufficio",
  "time zone for the dates of entries, such as Europe/Stockholm":
    "fuso orario per le date delle voci, come Europe/Stockholm",
  "federation of the office": "federazione dell'ufficio",
  "the office's folder (or RATING_OFFICE_DATA; default: ./office)":
    "cartella dell'ufficio (o RATING_OFFICE_DATA; predefinita: ./office)",
  "the office's PostgreSQL database, postgres://… (or RATING_OFFICE_DB)":
    "database PostgreSQL dell'ufficio, postgres://… (o RATING_OFFICE_DB)",
  "user who decides (default: the system user)": "utente che decide (predefinito: l'utente del sistema)",
  "show what would happen without doing it": "mostra che cosa accadrebbe, senza farlo",
  "a key of your own: repeated with the same key, the command runs only once":
    "una chiave propria: ripetuto con la stessa chiave, il comando viene eseguito una sola volta",
  "folder (default: that of --data)": "cartella (predefinita: quella di --data)",
  "The office's name, time zone, federation and appearance": "Nome, fuso orario, federazione e aspetto dell'ufficio",
  "colour of the pages, such as #1d4f5c; empty removes it": "colore delle pagine, come #1d4f5c; vuoto lo toglie",
  "whom to ask, at the foot of every page; empty removes it":
    "a chi rivolgersi, in fondo a ogni pagina; vuoto lo toglie",
  "who runs the site; empty removes it": "chi gestisce il sito; vuoto lo toglie",
  "what is kept about people, and why; empty removes it":
    "quali dati delle persone si conservano e perché; vuoto lo toglie",
  "Sets the logo of the pages, or without a file removes it": "Imposta il logo delle pagine o, senza file, lo toglie",
  "PNG or SVG file": "file PNG o SVG",
  "Shows the settings": "Mostra le impostazioni",
  "Changes settings": "Modifica le impostazioni",
  "time zone for the dates of entries from now on": "fuso orario per le date delle voci da ora in poi",
  "no federation": "nessuna federazione",
  "Players: import, look up, explain, add, change, merge":
    "Giocatori: importa, cerca, spiega, aggiungi, modifica, unisci",
  "Imports a published list (TXT, XML, CSV); the first is the starting point":
    "Importa una lista pubblicata (TXT, XML, CSV); la prima è il punto di partenza",
  "date from which the list is valid, YYYY-MM-DD": "data da cui vale la lista, YYYY-MM-DD",
  "for a file with a single rating, its list: standard, rapid, blitz":
    "per un file con un solo rating, la lista: standard, rapid, blitz",
  "import it although some ratings cannot be read": "importa anche se alcuni rating non sono leggibili",
  "list (- for standard input)": "lista (- per lo standard input)",
  "Players by name, in pages": "Giocatori per nome, a pagine",
  "start of the name, or words of it (accents do not matter)":
    "inizio del nome, o sue parole (gli accenti non contano)",
  "only this federation": "solo questa federazione",
  "at most this number": "al massimo questo numero",
  "continue after this page": "continua dopo questa pagina",
  "A player with all ratings": "Un giocatore con tutti i rating",
  "player ID": "ID del giocatore",
  "How a player's rating on a list was calculated, game by game and article by article":
    "Come è stato calcolato il rating di un giocatore in una lista, partita per partita e articolo per articolo",
  "list, such as standard-2026-11": "lista, come standard-2026-11",
  "version (default: the latest)": "versione (predefinita: l'ultima)",
  "A player's rating on the next list from the reports received so far; not published":
    "Il rating di un giocatore nella prossima lista in base ai referti ricevuti finora; non pubblicato",
  "list: standard, rapid or blitz": "lista: standard, rapid o blitz",
  "All lists of a player, with every version and correction":
    "Tutte le liste di un giocatore, con ogni versione e correzione",
  "Adds a player": "Aggiunge un giocatore",
  "name (surname first)": "nome (prima il cognome)",
  "federation code": "codice della federazione",
  "m or w": "m o w",
  "YYYY or YYYY-MM-DD, or none": "YYYY o YYYY-MM-DD, o none",
  "titles of arbiters, organisers and trainers, separated by commas":
    "titoli di arbitri, organizzatori e istruttori, separati da virgole",
  "IBCA, ICSC, IPCA, separated by commas": "IBCA, ICSC, IPCA, separati da virgole",
  "Changes a player's details; none removes a value": "Modifica i dati di un giocatore; none elimina un valore",
  "name of the person (in no journal)": "nome della persona (in nessun registro)",
  "e-mail address (in no journal)": "indirizzo e-mail (in nessun registro)",
  "Changes a user's name or e-mail; empty removes it": "Cambia il nome o l'e-mail di un utente; vuoto lo toglie",
  "reason (for the journal)": "motivo (per il registro)",
  "reason (for the journal); needed where it is not the proposed match":
    "motivo (per il registro); serve quando non è l'abbinamento proposto",
  "Enters games and highest rating before the first list on record, which K depends on":
    "Inserisce partite e rating più alto prima della prima lista in archivio, da cui dipende K",
  "games counted before that list": "partite conteggiate prima di quella lista",
  "highest rating published before that list": "rating più alto pubblicato prima di quella lista",
  "Merges two records of one person; the first is kept": "Unisce due schede della stessa persona; resta la prima",
  "record to keep": "scheda che resta",
  "record to merge": "scheda da unire",
  "Undoes a merge: the records are separate again": "Annulla un'unione: le schede tornano separate",
  "Excludes a player from lists at the federation's request (13)":
    "Esclude un giocatore dalle liste su richiesta della federazione (13)",
  "Ends an exclusion: the player is on lists again": "Termina un'esclusione: il giocatore torna nelle liste",
  "Gives a dispensation: on lists despite the federation's status (13)":
    "Concede una deroga: nelle liste nonostante lo stato della federazione (13)",
  "Ends a dispensation": "Termina una deroga",
  "User accounts and their roles": "Account degli utenti e ruoli",
  "All users": "Tutti gli utenti",
  "Adds a user and prints a one-time password": "Aggiunge un utente e stampa una password monouso",
  "role: arbiter, officer, administrator, auditor, club": "ruolo: arbiter, officer, administrator, auditor, club",
  "for a federation officer: the federation": "per un responsabile federale: la federazione",
  "for a club account: the ID of the club's book": "per l'account di un circolo: l'ID del libro",
  "Creates a new one-time password for a user": "Crea una nuova password monouso per un utente",
  "Turns off two-step sign-in for a user who lost the app":
    "Disattiva l'accesso in due passaggi di un utente che ha perso l'app",
  "Changes a user's role": "Cambia il ruolo di un utente",
  "Closes a user's account": "Chiude l'account di un utente",
  "The website, the office's pages and the API": "Il sito, le pagine dell'ufficio e l'API",
  "port to listen on, or the next free one": "porta di ascolto, o la prossima libera",
  "address to listen on; 0.0.0.0 for all": "indirizzo di ascolto; 0.0.0.0 per tutti",
  "behind an https proxy: cookies are sent by https only": "dietro un proxy https: i cookie viaggiano solo con https",
  "with --secure: the proxy's address (default: this computer)":
    "con --secure: indirizzo del proxy (predefinito: questo computer)",
  "if there is no office yet: create one with a sample federation":
    "se non c'è ancora un ufficio: ne crea uno con una federazione di esempio",
  "if there is no office yet: create an empty one": "se non c'è ancora un ufficio: ne crea uno vuoto",
  "a club book on its own, without accounts, on this computer only (folder: ./club)":
    "un libro di circolo da solo, senza account, solo su questo computer (cartella: ./club)",
  "log errors only, not every request": "registra solo gli errori, non ogni richiesta",
  "public pages only, from a replica of the office's PostgreSQL database":
    "solo le pagine pubbliche, da una replica del database PostgreSQL dell'ufficio",
  "Rates the bundled sample tournament: the table, and one rating explained":
    "Valuta il torneo di esempio incluso: la tabella e un rating spiegato",
  "write a sample federation instead: its first lists, registrations and reports":
    "scrive invece una federazione di esempio: prime liste, registrazioni e referti",
  "create an office with a sample federation instead, up to its last list":
    "crea invece un ufficio con una federazione di esempio, fino all'ultima lista",
  "with --write or --office: number of players; with --games, of rated ones":
    "con --write o --office: numero di giocatori; con --games, di quelli con rating",
  "with --write or --office: number of tournaments (default: from months or games)":
    "con --write o --office: numero di tornei (predefinito: da mesi o partite)",
  "with --write or --office: approximate number of games, as in a large office":
    "con --write o --office: numero approssimativo di partite, come in un grande ufficio",
  "with --write or --office: number of months": "con --write o --office: numero di mesi",
  "with --write or --office: seed; another number gives another federation":
    "con --write o --office: seme; un altro numero dà un'altra federazione",
};
