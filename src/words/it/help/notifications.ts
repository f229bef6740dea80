/** Help of commands, by its English. */
export const NOTIFICATIONS_HELP: Readonly<Record<string, string>> = {
  "Messages to users: what waits, failed, and comes by mail":
    "Messaggi agli utenti: che cosa attende, non è riuscito, arriva per e-mail",
  "Messages that wait, are being sent or failed, or the inbox of one user":
    "Messaggi in attesa, in invio o non riusciti, o la casella di un utente",
  "the inbox of this user": "la casella di questo utente",
  "Marks all messages of a user as read": "Segna come letti tutti i messaggi di un utente",
  "Which messages a user gets by mail, and in which language":
    "Quali messaggi un utente riceve per e-mail, e in quale lingua",
  "Changes which messages a user gets by mail, and in which language":
    "Cambia quali messaggi un utente riceve per e-mail, e in quale lingua",
  "by mail: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published, objection-received, objection-decided":
    "per e-mail: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published, objection-received, objection-decided",
  "not by mail, the same kinds": "non per e-mail, gli stessi tipi",
  "language of the mails: en, it, es, sv": "lingua delle e-mail: en, it, es, sv",
  "Sends a failed message again, or all of them": "Invia di nuovo un messaggio non riuscito, o tutti",
  "message ID": "ID del messaggio",
  "Sends a test mail at once": "Invia subito un'e-mail di prova",
  "mail server, smtp://user:password@host:587 or smtps://…":
    "server di posta, smtp://utente:password@host:587 o smtps://…",
  "sender of mails": "mittente delle e-mail",
  "address of the site, for links in mails": "indirizzo del sito, per i collegamenti nelle e-mail",
  "allow webhooks in private networks": "permette webhook in reti private",
  "Webhooks: programs that are told what happens, by signed requests":
    "Webhook: programmi informati di ciò che accade, con richieste firmate",
  "All webhooks": "Tutti i webhook",
  "Adds a webhook and prints its secret": "Aggiunge un webhook e ne stampa il segreto",
  "Removes a webhook, by its ID": "Rimuove un webhook, per ID",
  "Sends a signed test to a webhook at once": "Invia subito una prova firmata a un webhook",
  "Objections to games and to lines of lists": "Reclami contro partite e righe di liste",
  "All objections, open ones first": "Tutti i reclami, prima quelli aperti",
  "Records an objection to a game or a line of a list, and asks the arbiter":
    "Registra un reclamo contro una partita o una riga di una lista, e interroga l'arbitro",
  "of a game: the tournament": "di una partita: il torneo",
  "of a game: the round": "di una partita: il turno",
  "of a game: White, by player ID": "di una partita: il Bianco, per ID",
  "of a game: Black, by player ID": "di una partita: il Nero, per ID",
  "of a line: the list, such as standard-2026-11": "di una riga: la lista, come standard-2026-11",
  "of a line: the player ID": "di una riga: l'ID del giocatore",
  "who objects": "chi reclama",
  "what is wrong": "che cosa non va",
  "date it came (default: today)": "data in cui è arrivato (predefinita: oggi)",
  "What a ruling for an objection would change": "Che cosa cambierebbe una decisione per un reclamo",
  "ruling on the game: yes, no, undo": "decisione sulla partita: yes, no, undo",
  "Decides an objection, with a ruling on the game where one is made":
    "Decide un reclamo, con una decisione sulla partita se serve",
  "the objection is right": "il reclamo è fondato",
  "the objection is not right": "il reclamo non è fondato",
  "date of the decision (default: today)": "data della decisione (predefinita: oggi)",
};
