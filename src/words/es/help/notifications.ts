/** Help of commands, by its English. */
export const NOTIFICATIONS_HELP: Readonly<Record<string, string>> = {
  "Messages to users: what waits, failed, and comes by mail":
    "Mensajes a los usuarios: qué espera, qué falló, qué llega por correo",
  "Messages that wait, are being sent or failed, or the inbox of one user":
    "Mensajes en espera, enviándose o fallidos, o el buzón de un usuario",
  "the inbox of this user": "el buzón de este usuario",
  "Marks all messages of a user as read": "Marca como leídos todos los mensajes de un usuario",
  "Which messages a user gets by mail, and in which language":
    "Qué mensajes recibe un usuario por correo, y en qué idioma",
  "Changes which messages a user gets by mail, and in which language":
    "Cambia qué mensajes recibe un usuario por correo, y en qué idioma",
  "by mail: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published, objection-received, objection-decided":
    "por correo: question-asked, report-on-hold, registration-late, report-due, report-overdue, list-published, objection-received, objection-decided",
  "not by mail, the same kinds": "no por correo, los mismos tipos",
  "language of the mails: en, it, es, sv": "idioma de los correos: en, it, es, sv",
  "Sends a failed message again, or all of them": "Vuelve a enviar un mensaje fallido, o todos",
  "message ID": "ID del mensaje",
  "Sends a test mail at once": "Envía enseguida un correo de prueba",
  "mail server, smtp://user:password@host:587 or smtps://…":
    "servidor de correo, smtp://usuario:contraseña@host:587 o smtps://…",
  "sender of mails": "remitente de los correos",
  "address of the site, for links in mails": "dirección del sitio, para los enlaces de los correos",
  "allow webhooks in private networks": "permite webhooks en redes privadas",
  "Webhooks: programs that are told what happens, by signed requests":
    "Webhooks: programas a los que se avisa de lo que ocurre, con peticiones firmadas",
  "All webhooks": "Todos los webhooks",
  "Adds a webhook and prints its secret": "Añade un webhook e imprime su secreto",
  "Removes a webhook, by its ID": "Quita un webhook, por su ID",
  "Sends a signed test to a webhook at once": "Envía enseguida una prueba firmada a un webhook",
  "Objections to games and to lines of lists": "Reclamaciones contra partidas y líneas de listas",
  "All objections, open ones first": "Todas las reclamaciones, primero las abiertas",
  "Records an objection to a game or a line of a list, and asks the arbiter":
    "Registra una reclamación contra una partida o una línea de una lista, y pregunta al árbitro",
  "of a game: the tournament": "de una partida: el torneo",
  "of a game: the round": "de una partida: la ronda",
  "of a game: White, by player ID": "de una partida: las blancas, por ID",
  "of a game: Black, by player ID": "de una partida: las negras, por ID",
  "of a line: the list, such as standard-2026-11": "de una línea: la lista, como standard-2026-11",
  "of a line: the player ID": "de una línea: el ID del jugador",
  "who objects": "quién reclama",
  "what is wrong": "qué está mal",
  "date it came (default: today)": "fecha en que llegó (por defecto: hoy)",
  "What a ruling for an objection would change": "Qué cambiaría una decisión por una reclamación",
  "ruling on the game: yes, no, undo": "decisión sobre la partida: yes, no, undo",
  "Decides an objection, with a ruling on the game where one is made":
    "Decide una reclamación, con una decisión sobre la partida si hace falta",
  "the objection is right": "la reclamación tiene razón",
  "the objection is not right": "la reclamación no tiene razón",
  "date of the decision (default: today)": "fecha de la decisión (por defecto: hoy)",
};
