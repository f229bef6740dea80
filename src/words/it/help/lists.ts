/** Help of commands, by its English. */
export const LISTS_HELP: Readonly<Record<string, string>> = {
  "Lists: close a period, review, publish, show, export, verify":
    "Liste: chiudi un periodo, esamina, pubblica, mostra, esporta, verifica",
  "Creates an empty first list, for an office that takes over no published one":
    "Crea una prima lista vuota, per un ufficio che non ne riprende una pubblicata",
  "date of the empty list, YYYY-MM-DD": "data della lista vuota, YYYY-MM-DD",
  "Closes a period: creates a draft of the next list": "Chiude un periodo: crea una bozza della prossima lista",
  "before the closing date": "prima della data di chiusura",
  "date of the list (default: the next by the regulations)":
    "data della lista (predefinita: la prossima secondo i regolamenti)",
  "Publishes a draft; this is final": "Pubblica una bozza, in modo definitivo",
  "publish only the reviewed draft, by the hash at the end of the review":
    "pubblica solo la bozza esaminata, con l'hash in fondo all'esame",
  "publish as closed, ignoring later changes": "pubblica com'è stata chiusa, ignorando le modifiche successive",
  "reason for publishing as closed (for the journal)": "motivo della pubblicazione com'era (per il registro)",
  "Discards a draft": "Scarta una bozza",
  "Recalculates published lists from the journal and compares every entry and the hash":
    "Ricalcola le liste pubblicate dal registro e confronta ogni voce e l'hash",
  "version of one list (default: the latest)": "versione di una lista (predefinita: l'ultima)",
  "use only the journal and the stored files, not the database":
    "usa solo il registro e i file conservati, non il database",
  "a list, such as standard-2026-11 (default: all published lists)":
    "una lista, come standard-2026-11 (predefinito: tutte le liste pubblicate)",
  "Recalculates past lists in memory, under their own or other rules, and compares; publishes nothing":
    "Ricalcola in memoria liste passate, con le loro regole o altre, e confronta; non pubblica nulla",
  "first list, such as standard-2026-01": "prima lista, come standard-2026-01",
  "use this edition from then on (id or file)": "da lì in poi usa questa edizione (id o file)",
  "All lists and drafts": "Tutte le liste e le bozze",
  "A section of a published list": "Una sezione di una lista pubblicata",
  "section: all, federation, top, women, juniors, titled, delisted":
    "sezione: all, federation, top, women, juniors, titled, delisted",
  "for the federation section: its code": "per la sezione di una federazione: il codice",
  "The review sheet of a draft or list, with the balance of points":
    "Il foglio d'esame di una bozza o lista, con il bilancio dei punti",
  "Writes a list to a file, in FIDE's formats or as hashed":
    "Scrive una lista in un file, nei formati FIDE o come per l'hash",
  "Federations and their membership": "Le federazioni e la loro appartenenza",
  "All federations": "Tutte le federazioni",
  "Adds a federation, or names one known from a list": "Aggiunge una federazione, o dà un nome a una nota da una lista",
  name: "nome",
  "member or suspended": "member o suspended",
  "code of three capital letters": "codice di tre maiuscole",
  "Suspends a federation: its players are not shown on lists (13)":
    "Sospende una federazione: i suoi giocatori non compaiono nelle liste (13)",
  "Ends a suspension": "Termina una sospensione",
  "Names a federation's rating administrator (9.3)": "Nomina il responsabile rating di una federazione (9.3)",
  "person, or none": "persona, o none",
  "The journal: everything received or decided": "Il registro: tutto ciò che è stato ricevuto o deciso",
  "Shows the entries in order": "Mostra le voci in ordine",
  "only entries after this one": "solo le voci dopo questa",
  "Checks every entry, the chain of hashes and every stored file":
    "Controlla ogni voce, la catena degli hash e ogni file conservato",
  "Rebuilds the database from the journal": "Ricostruisce il database dal registro",
  "for a folder: delete the database first, with its passwords and sessions":
    "per una cartella: elimina prima il database, con password e sessioni",
  "Writes the whole office to a folder; repeated, only what is new":
    "Scrive tutto l'ufficio in una cartella; ripetuto, solo le novità",
  "target folder": "cartella di destinazione",
  "Imports an exported office into an empty place or an earlier copy of it":
    "Importa un ufficio esportato in un posto vuoto o in una sua copia precedente",
  "exported office": "ufficio esportato",
  "Corrections of published lists": "Correzioni di liste pubblicate",
  "Changes after publication that would alter a list": "Modifiche dopo la pubblicazione che cambierebbero una lista",
  "Compares a published list with the same list recalculated now":
    "Confronta una lista pubblicata con la stessa ricalcolata ora",
  "Leaves the list as it is and adds the difference to the next one":
    "Lascia la lista com'è e aggiunge la differenza alla prossima",
  "Republishes the list and all later ones, each as a new version":
    "Ripubblica la lista e tutte le successive, ciascuna in una nuova versione",
  "also check that nothing before this signed checkpoint was changed":
    "controlla anche che nulla prima di questo checkpoint firmato sia cambiato",
  "public key of the log (default: the office's own)": "chiave pubblica del log (predefinita: quella dell'ufficio)",
  "Shows the public key that checkpoints and proofs are checked with":
    "Mostra la chiave pubblica con cui si verificano checkpoint e prove",
  "name of the log, such as ratings.example.org; only before the first signature":
    "nome del log, come ratings.example.org; solo prima della prima firma",
  "Signs how long the journal is and what is in it, for others to keep":
    "Firma quanto è lungo il registro e che cosa contiene, perché altri lo conservino",
  "write to this file": "scrive in questo file",
  "Checks a certificate, or a proof that a list was published, with the office's public key alone":
    "Verifica un certificato, o la prova che una lista è stata pubblicata, con la sola chiave pubblica dell'ufficio",
  "proof of a list (.tlog-proof), or certificate of a rating (.json)":
    "prova di una lista (.tlog-proof) o certificato di un Elo (.json)",
  "public key of the office's log, as it shows it at /log/key":
    "chiave pubblica del log dell'ufficio, come la mostra in /log/key",
  "the list's own file (public or canonical): check that it is the one that was published":
    "il file della lista (public o canonical): controlla che sia quello pubblicato",
  "the key by which this office signs as a witness of other logs":
    "la chiave con cui questo ufficio firma come testimone di altri log",
  "public key of a witness that must have signed too (repeatable)":
    "chiave pubblica di un testimone che deve aver firmato (ripetibile)",
  "Witnesses: other offices that sign that this journal only grows, and the other way round":
    "Testimoni: altri uffici che firmano che questo registro cresce soltanto, e viceversa",
  "Adds a witness, which can be asked to sign checkpoints":
    "Aggiunge un testimone, a cui chiedere di firmare i checkpoint",
  "where it listens, such as https://other.example/log": "dove è in ascolto, come https://other.example/log",
  "public key of the witness, as it shows it at /log/witness-key":
    "chiave pubblica del testimone, come la mostra in /log/witness-key",
  "Removes a witness": "Rimuove un testimone",
  "where it listens": "dove è in ascolto",
  "The witnesses of this log, and the logs that this office watches":
    "I testimoni di questo log e i log seguiti da questo ufficio",
  "Signs a checkpoint and asks every witness to sign it too":
    "Firma un checkpoint e chiede a ogni testimone di firmarlo",
  "Makes this office a witness of another log": "Rende questo ufficio testimone di un altro log",
  "public key of the log, as its office shows it at /log/key":
    "chiave pubblica del log, come il suo ufficio la mostra in /log/key",
  "What the office holds about one person": "Che cosa l'ufficio conserva su una persona",
  "Everything held about one person: readable, or with --json row by row":
    "Tutto ciò che è conservato su una persona: leggibile, o con --json riga per riga",
  "Erases everything that says who a person is; every published number stays":
    "Cancella tutto ciò che dice chi è una persona; ogni numero pubblicato resta",
  "player ID, club/member, or the name of an arbiter or organiser":
    "ID del giocatore, circolo/socio, o il nome di un arbitro o organizzatore",
  "player IDs; of members whom only a club knows, club/member; of arbiters and organisers the name":
    "ID dei giocatori; per soci noti solo a un circolo, circolo/socio; per arbitri e organizzatori il nome",
  "Takes births out of reports that are older than the setting says":
    "Toglie le nascite dai referti più vecchi di quanto fissato",
  "years for which births stay in reports; empty: for ever":
    "anni per cui le nascite restano nei referti; vuoto: per sempre",
  "days for which sign-ins are kept; empty: 90": "giorni per cui si conservano gli accessi; vuoto: 90",
  "day from which the years are counted back, YYYY-MM-DD (default: today)":
    "giorno da cui si contano gli anni all'indietro, YYYY-MM-DD (predefinito: oggi)",
  "Proofs that a list was published, which anybody can check without the office":
    "Prove che una lista è stata pubblicata, verificabili da chiunque senza l'ufficio",
  "Writes the proof that a list was published": "Scrive la prova che una lista è stata pubblicata",
  "a checkpoint that you kept: check that the log was not rewritten":
    "un checkpoint conservato: controlla che il log non sia stato riscritto",
  "Certificates of single ratings, which anybody can check without the office":
    "Certificati di Elo, che chiunque può verificare senza l'ufficio",
  "Writes the certificate of a player's line of a published list":
    "Scrive il certificato della riga di un giocatore in una lista pubblicata",
  "Makes a new signing key, announced in the journal and signed with the old one":
    "Crea una nuova chiave di firma, annunciata nel registro e firmata con la precedente",
  "changes of the key, as the office shows them at /log/keys: later keys are accepted too":
    "cambi di chiave, come l'ufficio li mostra in /log/keys: valgono anche le chiavi successive",
};
