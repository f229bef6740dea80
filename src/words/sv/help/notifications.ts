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
  "by mail: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published, objection-received, objection-decided":
    "med e-post: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published, objection-received, objection-decided",
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
  "Objections to games and to lines of lists": "Invändningar mot partier och rader på listor",
  "All objections, open ones first": "Alla invändningar, de öppna först",
  "Records an objection to a game or a line of a list, and asks the arbiter":
    "Registrerar en invändning mot ett parti eller en rad på en lista, och frågar domaren",
  "of a game: the tournament": "för ett parti: turneringen",
  "of a game: the round": "för ett parti: ronden",
  "of a game: White, by player ID": "för ett parti: Vit, efter spelar-ID",
  "of a game: Black, by player ID": "för ett parti: Svart, efter spelar-ID",
  "of a line: the list, such as standard-2026-11": "för en rad: listan, till exempel standard-2026-11",
  "of a line: the player ID": "för en rad: spelar-ID",
  "who objects": "vem som invänder",
  "what is wrong": "vad som är fel",
  "date it came (default: today)": "dagen den kom (annars: i dag)",
  "What a ruling for an objection would change": "Vad ett beslut för en invändning skulle ändra",
  "ruling on the game: yes, no, undo": "beslut om partiet: yes, no, undo",
  "Decides an objection, with a ruling on the game where one is made":
    "Avgör en invändning, med ett beslut om partiet där det behövs",
  "the objection is right": "invändningen är riktig",
  "the objection is not right": "invändningen är inte riktig",
  "date of the decision (default: today)": "dagen för beslutet (annars: i dag)",
};
