import type * as english from "../../en/web/api.ts";

/** What the operations of the API do. */
export const OPERATION_WORDS: typeof english.OPERATION_WORDS = {
  lists: "Tutte le liste pubblicate, dalla più recente, ciascuna in ogni versione",
  list: "I giocatori di una lista per rating, a pagine; filtri per federazione, sesso, titolo, anni di nascita e attività",
  unratedOfList: "Giocatori senza rating presenti in una lista: quelli tolti perché sotto la soglia e i titolati",
  home: "Le liste più recenti, le variazioni maggiori e le liste corrette",
  searchPlayers: "Giocatori per inizio del nome (gli accenti non contano) o per ID",
  player: "Un giocatore con tutti i rating pubblicati, dal più recente; se non ne ha, che cosa manca per averlo",
  calendar: "Prossime liste e date di chiusura, tornei non ancora finiti e ultimi tornei valutati",
  federations: "Federazioni con giocatori attivi nelle liste correnti, e media dei loro dieci migliori",
  federation: "Una federazione: i dieci migliori in ogni lista corrente, le partite per mese e i tornei",
  statistics:
    "Giocatori attivi di una lista corrente per rating, età, sesso e federazione; partite per mese e nuovi giocatori per lista",
  monitor:
    "Quanto regge la scala di una lista: allarmi, misure lista per lista, calibrazione per differenza di rating, conto dei punti e federazioni",
  liveList: "Che cosa darebbero tutti i referti ricevuti finora nella prossima lista; non pubblicato",
  playerGames:
    "Le partite di un giocatore, dalla più recente, pagina per pagina: per colore, risultato e avversario; con il loro bilancio",
  ratingsAsOf:
    "Rating, K e titoli di un massimo di 5.000 giocatori in una data, con la lista da cui provengono e il rating che vale nel rapid e nel blitz",
  soFar: "Il rating di un giocatore nella prossima lista in base ai referti ricevuti finora; non pubblicato",
  explainEntry:
    "Come è stato calcolato il rating di un giocatore in una lista: ogni torneo, partita, numero e articolo",
  inputsOfEntry: "Tutto il necessario per ricalcolare la riga di un giocatore in una lista",
  inputsOfTournament: "Tutto il necessario per ricalcolare le variazioni di un torneo in una lista",
  tournaments: "Tornei registrati per ID, a pagine; filtri per nome, federazione e lista",
  tournament: "Un torneo: registrazione, referto e variazione di ogni giocatore, partita per partita",
  editions:
    "Tutte le edizioni dei regolamenti, le modifiche una tantum e come si fanno le liste dove i testi non sono chiari",
  compareEditions: "Due edizioni affiancate, con le differenze",
  edition: "Un'edizione, articolo per articolo, con le interpretazioni",
  calculate:
    "Una variazione, un primo rating, il coefficiente K, una performance o una variazione del rating di circolo, con la spiegazione",
  "register-tournament": "Registra un torneo; senza id riceve il prossimo dell'anno",
  "change-registration": "Modifica una registrazione; i campi omessi restano come sono",
  "announce-not-rated": "Annuncia, prima dell'inizio, che un torneo non sarà valido per il rating",
  "decide-on-registration": "Ammette o respinge una registrazione in ritardo",
  "rule-on-tournament":
    "Annota la decisione dell'ufficio su un torneo: valido per il rating o no, a prescindere dagli articoli",
  "assign-to-list": "Sposta un torneo in una lista diversa da quella prevista dalle date; serve un motivo",
  "rule-on-game": "Annota la decisione dell'ufficio su una partita (valida, non valida), o la ritira",
  "receive-appeal": "Annota un ricorso contro una decisione",
  "decide-appeal": "Conferma o annulla una decisione oggetto di ricorso",
  "compare-tournaments": "Annota che due tornei simili sono lo stesso torneo, o non lo sono",
  "withdraw-report": "Ritira il referto in vigore; torna in vigore la versione precedente",
  "correct-result": "Corregge il risultato di una partita: crea la versione successiva del referto, con il motivo",
  "match-player":
    "Abbina un giocatore di un referto a uno noto, a uno nuovo o a nessuno (allora le partite non sono valide)",
  "propose-match": "Propone chi è un giocatore del referto da identificare: uno noto o uno nuovo; l'ufficio conferma",
  "add-reported-players": "Accetta tutti gli ID di un referto: i giocatori noti vengono abbinati, i nuovi aggiunti",
  "ask-question": "Rivolge all'arbitro una domanda su un torneo",
  "answer-question": "Risponde a una domanda su un torneo",
  "begin-list": "Crea una prima lista vuota, per un ufficio che non ne riprende una pubblicata",
  "close-period": "Chiude un periodo: crea una bozza della prossima lista",
  "publish-list": "Pubblica la bozza con questo sha-256: esattamente quella esaminata",
  "publish-lists": "Pubblica più bozze una dopo l'altra, prima la lista standard; ognuna con il suo sha-256",
  "discard-draft": "Scarta una bozza",
  "preview-correction":
    "Confronta una lista pubblicata con la stessa ricalcolata da quanto si sa ora; non viene modificato nulla",
  "correct-next-list": "Lascia com'è una lista pubblicata e aggiunge la differenza nella prossima",
  "acknowledge-alarm": "Prende atto di un allarme sulla scala, con un motivo",
  "reopen-alarm": "Ritira la presa d'atto di un allarme",
  "reopen-lists": "Ripubblica una lista e tutte le successive, ciascuna in una nuova versione",
  "add-player": "Aggiunge un giocatore",
  "change-player": "Modifica i dati di un giocatore; ciò che manca resta com'è",
  "import-list":
    "Importa una lista pubblicata (TXT, XML, CSV); il corpo è il file; con dryRun dice solo che cosa cambierebbe",
  "export-named": "Tutto ciò che è conservato su una persona che non è giocatore, per nome o come circolo/socio",
  "preview-erasure": "Dice che cosa toglierebbe la cancellazione dei dati di una persona e che cosa resterebbe",
  "erase-person": "Cancella tutto ciò che dice chi è una persona; i numeri pubblicati restano",
  "expire-reports": "Toglie le nascite dei giocatori dai referti più vecchi del tempo fissato dall'ufficio",
  "merge-players": "Unisce due schede della stessa persona; resta la prima",
  "undo-merge": "Annulla un'unione: la scheda torna a essere un giocatore a sé",
  "exclude-player": "Esclude un giocatore dalle liste su richiesta della federazione",
  "include-player": "Termina un'esclusione: il giocatore torna nelle liste",
  "give-dispensation": "Mette in lista un giocatore anche se la federazione è sospesa o manca",
  "end-dispensation": "Termina una deroga",
  "state-earlier-facts": "Registra partite e rating massimo prima della prima lista nota del giocatore; K ne dipende",
  "add-federation": "Aggiunge una federazione, o dà il nome a una nota da una lista",
  "suspend-federation": "Sospende una federazione: i suoi giocatori non appaiono nelle liste",
  "restore-federation": "Termina la sospensione di una federazione",
  "set-federation-administrator": "Nomina chi si occupa dei rating in una federazione",
  about: "Mostra nome, contatto, note legali, testo sulla privacy, colore e logo dell'ufficio",
  "withdraw-edition":
    "Ritira un'edizione adottata finché nessuna lista è stata pubblicata secondo essa: valgono di nuovo le regole precedenti",
  "adopt-edition":
    "Adotta un'edizione propria dell'ufficio, dal JSON del suo file: le liste si fanno secondo essa dal suo primo giorno",
  "set-logo": "Imposta il logo dell'ufficio da un file PNG o SVG in base64, oppure lo toglie",
  "change-settings": "Cambia nome, fuso orario o federazione dell'ufficio",
  "add-user": "Aggiunge un utente e restituisce una password monouso",
  "change-user": "Cambia il nome o l'e-mail di un utente, che non compaiono nel registro",
  "change-role": "Cambia il ruolo di un utente",
  "reset-user": "Assegna a un utente una nuova password monouso",
  "reset-second-factor": "Disattiva l'accesso in due passaggi di un utente che ha perso l'app o il telefono",
  "end-user": "Chiude l'account di un utente",
  "send-report": "Invia il referto di un torneo o di una sua parte; il corpo della richiesta è il file",
  "office-work": "L'ultima operazione lunga e il suo avanzamento",
  tasks: "Le tue cose da fare, la prossima lista di ogni tipo e i primi passi di un ufficio nuovo",
  "registered-tournaments": "I tornei di cui ti occupi, dal più recente, a pagine; se è arrivato un referto",
  "tournament-record":
    "Tutto ciò che l'ufficio sa di un torneo: registrazione, stato, articoli, decisioni, domande, versioni del referto",
  "unmatched-players": "Giocatori di un referto ancora da abbinare, con i possibili abbinamenti e le differenze",
  "report-receipt": "La ricevuta del referto in vigore di un torneo o di una sua parte",
  periods: "Le prossime liste con date di chiusura e referti, e tutte le liste e le bozze",
  "review-list":
    "Il foglio di controllo di una bozza o lista: variazioni, nuovi giocatori, usciti, referti in sospeso, bilancio dei punti",
  "adopt-tariff": "Adotta una tariffa, dal JSON del suo file: vale per i tornei che finiscono dal suo primo giorno",
  "settle-fee": "Registra che un rendiconto delle quote è stato pagato, o una sua parte; l'importo è in centesimi",
  "undo-fee": "Annulla un pagamento, con una propria voce del registro",
  "fee-statements": "I rendiconti delle quote di un mese: ogni torneo con ciascun passo del calcolo, e i pagamenti",
  "fide-files":
    "I file da inviare alla FIDE per le prossime liste: quelli pronti, con il TRF stesso, e gli altri, con i motivi",
  "reconcile-list":
    "Confronta una lista pubblicata con la lista FIDE dello stesso mese; il corpo è il file; indica il motivo di ogni differenza",
  "pending-corrections": "Modifiche successive alla pubblicazione che cambierebbero una lista pubblicata",
  "known-players":
    "Giocatori per nome o ID, a pagine, anche quelli nascosti al pubblico; con excluded=true solo gli esclusi dalle liste",
  "duplicate-players": "Coppie di schede che potrebbero essere della stessa persona",
  "player-record":
    "La scheda di un giocatore: dati, schede unite, esclusione, deroga, partite e rating massimo prima della prima lista",
  "known-federations": "Tutte le federazioni con stato e responsabile dei rating",
  "run-simulation":
    "Simula un gruppo di giocatori di forza nota secondo una o due edizioni; parte alla prima richiesta, il risultato arriva a calcolo finito",
  "replay-office":
    "Rifà le liste dell'ufficio con altre regole e confronta quanto bene prevedono; parte alla prima richiesta, il risultato arriva a calcolo finito",
  journal: "Il registro in frasi, con le voci, dalla più recente, a pagine; filtro per tipo",
  users: "Tutti gli utenti con ruolo, federazione o circolo e ultimo accesso",
  "held-facts":
    "Tutto ciò che è conservato su una persona, riga per riga; decisioni e libri dei circoli per chi può leggere il registro",
  "own-account": "Il proprio account: ruolo, accesso in due passaggi, ultimo accesso, token",
  objections: "Tutti i reclami, prima quelli aperti",
  "receive-objection": "Registra un reclamo contro una partita o una riga di una lista, e interroga l'arbitro",
  "preview-objection": "Che cosa cambierebbe una decisione per un reclamo; nulla viene registrato",
  "decide-objection": "Decide un reclamo, con una decisione sulla partita se serve",
  notifications: "Messaggi in attesa, in invio o non riusciti, con il numero di tutti per stato",
  "own-notifications": "I tuoi messaggi, prima i non letti",
  "acknowledge-notifications": "Segna come letti i tuoi messaggi; senza id, tutti",
  "notification-choices": "Quali messaggi ricevi per e-mail, e in quale lingua",
  "change-notifications": "Cambia quali messaggi ricevi per e-mail, e in quale lingua",
  "retry-notifications": "Rimette in coda i messaggi non riusciti; senza id, tutti",
  "test-mail": "Invia subito un'e-mail di prova",
  webhooks: "I webhook, senza i loro segreti",
  "add-webhook": "Aggiunge un webhook; il suo segreto è solo in questa risposta",
  "remove-webhook": "Rimuove un webhook",
  "test-webhook": "Invia subito una prova firmata a un webhook",
  "open-club-book": "Apre un libro di circolo",
  "change-club-settings": "Modifica le impostazioni di un circolo dall'inizio di un periodo",
  "close-club-period": "Chiude il periodo di un circolo: detrazioni, nuovi rating base, lista del circolo",
  "decide-club-closing": "Modifica le decisioni sui soci in un periodo già chiuso",
  "settle-club-lists": "Crea nuove versioni delle liste che attendevano un torneo ora finito",
  "hand-in-club-list": "Consegna all'ufficio una lista chiusa di un libro tenuto qui",
  "receive-club-list": "Riceve la lista inviata dall'account di un circolo; inviarla di nuovo non cambia nulla",
  "enter-club-member": "Aggiunge un socio; senza rating, con quello consueto per l'età",
  "import-club-members":
    "Aggiunge soci da un testo, uno per riga; senza conferma restituisce che cosa verrebbe aggiunto",
  "change-club-member": "Cambia i dati di un socio",
  "let-club-member-leave": "Annota che un socio ha lasciato il circolo",
  "let-club-member-return": "Annota che un socio è rientrato, con il rating di prima o un altro",
  "place-club-member": "Assegna a mano il rating di un socio: sotto le regole comuni o dopo una lunga pausa",
  "merge-club-members": "Unisce due soci in uno; resta quello indicato",
  "undo-club-merge": "Annulla l'unione di due soci",
  "enter-club-guest": "Aggiunge un avversario esterno",
  "change-club-guest": "Cambia i dati di un ospite, o ne conferma una stima",
  "open-club-tournament": "Apre un torneo in un libro di circolo, con i rating da usare dopo l'inizio di un periodo",
  "change-club-tournament": "Cambia un torneo del libro di un circolo",
  "enter-club-evening": "Aggiunge le partite di una serata a un libro di circolo: tutte o nessuna",
  "change-club-game": "Cambia una partita del libro di un circolo",
  "withdraw-club-game": "Ritira una partita di un libro di circolo; si può ripristinare",
  "restore-club-game": "Ripristina una partita ritirata del libro di un circolo",
  "undo-club-entry": "Annulla l'ultima voce di un libro di circolo",
  "acknowledge-club-alarm": "Prende atto di un allarme del libro del proprio circolo, con un motivo",
  "reopen-club-alarm": "Ritira la presa d'atto di un allarme del libro del proprio circolo",
  "club-lists": "Le ultime liste di tutti i circoli in una sola, i soci di più circoli e le differenze tra circoli",
  "club-book": "Il libro del proprio circolo: periodo attuale, soci, partite e ciò che è in scadenza",
  "club-members": "I soci del proprio circolo con rating, partite e punti del periodo attuale",
  "club-games": "Le partite del libro del proprio circolo, dalla più recente, con i punti di entrambi",
  "club-measures":
    "Quanto tiene la scala del libro del proprio circolo: partite per righe della tabella, periodi, gruppi, soci stabili, punti e allarmi",
  "own-club-lists": "Le liste del proprio circolo in ogni versione, e se sono state inviate",
};

/** What else the OpenAPI document says. */
export const DOCUMENT_WORDS: typeof english.DOCUMENT_WORDS = {
  about: "Liste pubblicate, giocatori, tornei e calcolatori, in JSON.",
  problem: "Un errore (documento RFC 9457).",
  refused: "Errore",
  derivation: "Un valore, il suo motivo e i valori da cui è calcolato",
  derivationInCodes: "Lo stesso senza parole, in codici: un programma che ha le regole può calcolarci",
  dryRun: "Mostra solo che cosa verrebbe fatto",
  idempotencyKey:
    "Una chiave propria: inviata di nuovo con la stessa chiave, la richiesta viene eseguita una sola volta",
  file: "Il file",
  answer: "Risposta",
};

/** What changed in the API. */
export const API_CHANGE_WORDS: typeof english.API_CHANGE_WORDS = {
  objections: "Novità: i reclami contro partite e righe di liste si elencano, registrano, provano e decidono.",
  notifications:
    "Novità: messaggi a utenti e programmi. Leggi e segna i tuoi, scegli quali arrivano per e-mail e aggiungi webhook firmati.",
  fideAndFees:
    "Novità: una lista a confronto con quella FIDE (lists.reconcile), i file da inviare alla FIDE (tournaments.export-fide), e le quote: tariffe, rendiconti e pagamenti (fees).",
  dataService:
    "Novità per altri programmi: i rating di molti giocatori in una data, l'API dei giocatori FIDE di lichess, le liste con i nomi di file della FIDE, solo ciò che è cambiato da una lista, schede, tabelle e feed da incorporare.",
  proposals: "Novità: gli arbitri propongono chi è un giocatore del referto da identificare e l'ufficio conferma.",
  readings:
    "Con un token si può leggere ciò che mostrano le pagine dell'ufficio: cose da fare, giocatori da abbinare, doppioni, fogli di controllo, registro, utenti.",
  cors: "Le pagine di altri siti possono leggere tutto ciò che è pubblico (CORS), senza cookie né token. Il documento OpenAPI ha un esempio di ogni operazione.",
  shownFiles: "I file di una lista combinata o confrontata hanno anche le altre colonne, nell'ordine della pagina.",
  keeping:
    "Si possono gestire giocatori, federazioni, impostazioni, utenti e importazione di liste, e pubblicare più liste insieme.",
  overview: "Novità: calendario, federazioni, statistiche, lista in tempo reale e partite di un giocatore.",
  names:
    "Le operazioni si chiamano come i comandi e ogni risposta ha uno schema. I nomi e gli indirizzi precedenti funzionano ancora.",
  first:
    "Prima versione: liste, giocatori, spiegazioni, tornei, regolamenti e calcolatori; con un token, il lavoro dell'ufficio.",
};
