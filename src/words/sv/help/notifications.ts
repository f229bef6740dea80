/** Help of commands, by its English. */
export const NOTIFICATIONS_HELP: Readonly<Record<string, string>> = {
  "Messages to users: what waits, failed, and comes by mail":
    "Meddelanden till användare: vad som väntar, har misslyckats och kommer med e-post",
  "Messages that wait, are being sent or failed, or the inbox of one user":
    "Meddelanden som väntar, skickas eller har misslyckats, eller en användares inkorg",
  "the inbox of this user": "den här användarens inkorg",
  "Marks all messages of a user as read": "Markerar alla meddelanden till en användare som lästa",
  "Which messages a user gets by mail, and in which language":
    "Vilka meddelanden en användare får med e-post, och på vilket språk",
  "Changes which messages a user gets by mail, and in which language":
    "Ändrar vilka meddelanden en användare får med e-post, och på vilket språk",
  "by mail: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published":
    "med e-post: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published",
  "not by mail, the same kinds": "inte med e-post, samma slag",
  "language of the mails: en, it, es, sv": "e-postens språk: en, it, es, sv",
  "Sends a failed message again, or all of them": "Skickar ett misslyckat meddelande igen, eller alla",
  "message ID": "meddelandets ID",
  "Sends a test mail at once": "Skickar ett test med e-post genast",
  "mail server, smtp://user:password@host:587 or smtps://…":
    "e-postserver, smtp://användare:lösenord@host:587 eller smtps://…",
  "sender of mails": "e-postens avsändare",
  "address of the site, for links in mails": "webbplatsens adress, för länkar i e-post",
  "allow webhooks in private networks": "tillåter webhookar i privata nät",
  "Webhooks: programs that are told what happens, by signed requests":
    "Webhookar: program som får veta vad som händer, genom signerade anrop",
  "All webhooks": "Alla webhookar",
  "Adds a webhook and prints its secret": "Lägger till en webhook och skriver ut dess hemlighet",
  "Removes a webhook, by its ID": "Tar bort en webhook, efter dess ID",
  "Sends a signed test to a webhook at once": "Skickar genast ett signerat test till en webhook",
};
