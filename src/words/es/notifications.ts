import type * as english from "../en/notifications.ts";
import { plural } from "../numbers.ts";
import type { NotificationWords, SaidFacts } from "../types/notification-words.ts";
import type { Writing } from "../writing.ts";

/** What an objection is about, within a sentence. */
const objectedTo = ({ tournament, player, list }: SaidFacts): string =>
  tournament === "" ? `la línea de ${player} (${list})` : `una partida de ${player} en ${tournament}`;

export const notificationWords = ({ asDay }: Writing): NotificationWords => ({
  messages: {
    "question-asked": {
      subject: ({ tournament }) => `Pregunta sobre ${tournament}`,
      text: ({ tournament }) => `La oficina de Elo tiene una pregunta sobre ${tournament}. Léela y respóndela aquí:`,
    },
    "report-on-hold": {
      subject: ({ tournament }) => `Informe en espera: ${tournament}`,
      text: ({ tournament }) =>
        `El informe de ${tournament} llegó, pero todavía no se puede evaluar. Mira aquí qué falta:`,
    },
    "registration-late": {
      subject: ({ tournament }) => `Registro fuera de plazo: ${tournament}`,
      text: ({ tournament, day }) =>
        `${tournament} debía registrarse antes del ${asDay(day)}. No se evalúa si la oficina no lo admite. Míralo aquí:`,
    },
    "report-due": {
      subject: ({ tournament, day }) => `Informe para el ${asDay(day)}: ${tournament}`,
      text: ({ tournament, day }) =>
        `El informe de ${tournament} debe llegar el ${asDay(day)} a más tardar. Envíalo aquí:`,
    },
    "report-overdue": {
      subject: ({ tournament }) => `Informe atrasado: ${tournament}`,
      text: ({ tournament, day }) =>
        `El informe de ${tournament} debía llegar el ${asDay(day)} y no ha llegado. Envíalo aquí:`,
    },
    "list-published": {
      subject: ({ list }) => `Publicada: ${list}`,
      text: ({ list }) => `La oficina ha publicado ${list}. Mírala aquí:`,
    },
    "rating-changed": {
      subject: ({ player, rating }) => `${player}: ${rating === null ? "ya sin Elo" : `nuevo Elo ${rating}`}`,
      text: ({ player, list, rating, before }) => {
        if (rating === null) return `${player} ya no tiene Elo (${list}; antes: ${before}). Mira aquí por qué:`;
        return `${player} tiene ahora el Elo ${rating} (${list}; antes: ${before ?? "ninguno"}). Mira aquí el cálculo:`;
      },
    },
    "player-objection": {
      subject: ({ player }) => `Reclamación sobre ${player}`,
      text: (facts) =>
        `Alguien ha reclamado contra ${objectedTo(facts)}. La oficina decidirá y recibirás otro correo. Míralo aquí:`,
    },
    "player-objection-decided": {
      subject: ({ player }) => `Decidida: reclamación sobre ${player}`,
      text: (facts) =>
        `La oficina ha ${facts.isUpheld ? "aceptado" : "rechazado"} una reclamación contra ${objectedTo(facts)}. Míralo aquí:`,
    },
    "confirm-subscription": {
      subject: ({ player }) => `Confirma: cambios de Elo de ${player}`,
      text: ({ player }) =>
        `Alguien, probablemente tú, pidió un correo cuando cambie el Elo de ${player} o una reclamación se refiera a este jugador. Confírmalo aquí. Si no fuiste tú, no hagas nada: no llegará ningún otro.`,
    },
    "objection-received": {
      subject: ({ objection }) => `Reclamación ${objection}`,
      text: ({ objection }) =>
        `Alguien ha presentado la reclamación ${objection}. Mira aquí de qué se trata y qué cambiaría una decisión:`,
    },
    "objection-decided": {
      subject: ({ objection }) => `Reclamación ${objection} decidida`,
      text: ({ objection }) => `La oficina ha decidido sobre la reclamación ${objection}. Lee aquí la decisión:`,
    },
    "confirm-objection": {
      subject: () => "Confirma tu reclamación",
      text: () =>
        "Alguien, probablemente tú, escribió una reclamación con esta dirección. Envíala a la oficina aquí; el mismo enlace muestra después qué ha sido de ella. Si no fuiste tú, no hagas nada.",
    },
    "forgotten-password": {
      subject: () => "Elige una contraseña nueva",
      text: () =>
        "Alguien, probablemente tú, olvidó la contraseña de tu cuenta. Elige una nueva aquí en 30 minutos. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.",
    },
    test: {
      subject: () => "Correo de prueba",
      text: () => "Es una prueba: los correos de la oficina de Elo llegan aquí. No tienes que hacer nada.",
    },
  },
  mail: {
    why: {
      user: (office) => `Recibes este correo porque tienes una cuenta en ${office}.`,
      subscriber: (office) => `Recibes este correo porque lo pediste a ${office}.`,
      asked: (office) => `Este correo lo envió ${office}.`,
    },
    stop: "No más correos de este tipo",
  },
  inbox: {
    title: "Mensajes",
    intro: "Lo que la oficina tiene que decirte. En la página de tu cuenta eliges qué llega también por correo.",
    none: "Todavía no hay mensajes. Aquí aparecerán preguntas sobre tus torneos, recordatorios y listas nuevas.",
    when: "Hora",
    what: "Mensaje",
    open: "Abrir",
    unread: "sin leer",
    acknowledge: "Marcar como leído",
    acknowledgeAll: "Marcar todos como leídos",
  },
  choices: {
    title: "Correos",
    intro: "Todos los mensajes están en tu buzón. Elige cuáles llegan también por correo.",
    noEmail: "Tu cuenta no tiene dirección de correo: pide a un administrador que la añada.",
    noMail: "Esta oficina no envía correos. Tus mensajes están en el buzón.",
    language: "Idioma de los correos",
    kinds: {
      "question-asked": "Preguntas sobre mis torneos",
      "report-on-hold": "Informes en espera",
      "registration-late": "Registros fuera de plazo",
      "report-due": "Informes que vencen pronto",
      "report-overdue": "Informes atrasados",
      "list-published": "Listas nuevas",
      "objection-received": "Reclamaciones nuevas",
      "objection-decided": "Decisiones sobre reclamaciones",
    },
    save: "Guardar",
    saved: (user) => `Guardado: qué correos recibe ${user}.`,
  },
  queue: {
    title: "Notificaciones",
    intro: "Correos y llamadas a webhooks de esta oficina. Lo que falla se reintenta durante unos tres días.",
    noMail: "No hay servidor de correo: los mensajes solo se ven en el buzón. Véase docs/INSTALL.md.",
    mailFrom: (address) => `Los correos salen de ${address}.`,
    counts: (waiting, failed, sent) => `${waiting} en espera · ${failed} fallidos · ${sent} enviados`,
    none: "No hay nada en espera ni fallido.",
    states: {
      inbox: "en el buzón",
      waiting: "en espera",
      sending: "enviándose",
      sent: "enviado",
      failed: "fallido",
    },
    heads: { id: "ID", kind: "Mensaje", to: "Para", state: "Estado", attempts: "Intentos", error: "Error" },
    kinds: {
      "question-asked": "Pregunta",
      "report-on-hold": "Informe en espera",
      "registration-late": "Registro fuera de plazo",
      "report-due": "Informe por vencer",
      "report-overdue": "Informe atrasado",
      "list-published": "Lista publicada",
      "rating-changed": "Cambio de Elo",
      "confirm-subscription": "Confirmación de una dirección",
      "forgotten-password": "Contraseña olvidada",
      "objection-received": "Reclamación",
      "objection-decided": "Reclamación decidida",
      "player-objection": "Reclamación, a un jugador",
      "player-objection-decided": "Reclamación decidida, a un jugador",
      "confirm-objection": "Confirmación de una reclamación",
      test: "Prueba",
    },
    retry: "Reintentar",
    retryAll: "Reintentar todos",
    retried: (messages) => `${plural("es", messages, "mensaje se enviará", "mensajes se enviarán")} de nuevo.`,
    test: "Enviar un correo de prueba",
    testButton: "Enviar",
    address: "Dirección de correo",
    testSent: "La prueba fue aceptada.",
    subscriber: "una persona suscrita",
    objector: "quien reclama",
    tested: (address) => `Correo de prueba enviado a ${address}.`,
    acknowledged: (user) => `Todos los mensajes de ${user} están marcados como leídos.`,
  },
  webhooks: {
    title: "Webhooks",
    intro: "Programas a los que se avisa de lo que ocurre, con una petición firmada a su dirección. Véase docs/API.md.",
    none: "Todavía no hay webhooks.",
    heads: { id: "ID", address: "Dirección", made: "Añadido" },
    add: "Añadir un webhook",
    addButton: "Añadir",
    remove: "Quitar",
    test: "Enviar una prueba",
    secret: (address, secret) => `Webhook añadido: ${address}\nSu secreto, que solo se muestra ahora: ${secret}`,
    removed: (address) => `Webhook quitado: ${address}`,
    tested: (address) => `${address} aceptó la prueba.`,
  },
  subscribe: {
    title: "Cambios de Elo y reclamaciones por correo",
    text: "Recibe un correo cuando una lista nueva cambie este Elo, o cuando alguien reclame contra una partida o una línea de este jugador. Tu dirección no se usa para nada más.",
    email: "Dirección de correo",
    button: "Suscribirse",
    sent: "Mira tu correo",
    sentText: "Si la dirección es correcta, hay un correo en camino. Usa su enlace para confirmar tu dirección.",
    confirm: "Confirma tu dirección",
    confirmText:
      "Recibirás un correo cada vez que una lista nueva cambie este Elo o una reclamación se refiera a este jugador. Cada correo tiene un enlace para dejar de recibirlos.",
    confirmButton: "Confirmar",
    confirmed: "Dirección confirmada",
    confirmedText:
      "Recibirás un correo cada vez que una lista nueva cambie este Elo o una reclamación se refiera a este jugador.",
    stop: "Dejar de recibir estos correos",
    stopText: "A esta dirección no llegarán más correos de este tipo.",
    stopButton: "Dejar de recibirlos",
    stopped: "Hecho",
    stoppedText: "No recibirás más correos de este tipo.",
  },
  forgotten: {
    link: "¿Olvidaste tu contraseña?",
    title: "Contraseña olvidada",
    text: "Escribe tu nombre de usuario. Si tiene una dirección de correo, recibirá un enlace.",
    noMail: "Esta oficina no envía correos: pide una contraseña nueva a un administrador.",
    user: "Nombre de usuario",
    button: "Enviar el enlace",
    sent: "Mira tu correo",
    sentText: "Si existe esa cuenta y tiene dirección de correo, hay un correo en camino. Su enlace vale 30 minutos.",
    choose: "Elige una contraseña nueva",
  },
});

export const NOTIFICATION_REFUSAL_WORDS: typeof english.NOTIFICATION_REFUSAL_WORDS = {
  "mail-not-set": () => "No hay servidor de correo: define RATING_OFFICE_SMTP y reinicia el servidor.",
  "mail-not-sent": ({ why }) =>
    `El servidor de correo no aceptó el mensaje: ${why}. Comprueba su dirección, usuario y contraseña.`,
  "bad-mail-settings": ({ field, found }) =>
    `${field} no se puede leer: ${found}. Escribe smtp://usuario:contraseña@host:587 para el servidor de correo, una dirección de correo para el remitente y https://… para el sitio.`,
  "bad-webhook-address": ({ found }) =>
    `${found} no es la dirección de un webhook: debe empezar por https:// o http://.`,
  "webhook-address-private": ({ address }) =>
    `${address} está en una red privada. Si es lo que quieres, define RATING_OFFICE_PRIVATE_WEBHOOKS=yes.`,
  "webhook-not-reached": ({ address, why }) => `${address} no aceptó la petición: ${why}.`,
  "unknown-webhook": ({ webhook }) => `No hay ningún webhook ${webhook}. Véase: webhooks list`,
  "unknown-notification": ({ message }) => `No hay ningún mensaje fallido ${message}. Véase: notifications list`,
  "link-expired": () => "Este enlace ya no funciona: ya se usó, o es demasiado antiguo. Pide uno nuevo.",
};
