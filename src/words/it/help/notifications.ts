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
  "by mail: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published":
    "per e-mail: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published",
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
};
