import type * as english from "../en/notifications.ts";
import { plural } from "../numbers.ts";
import type { NotificationWords, SaidFacts } from "../types/notification-words.ts";
import type { Writing } from "../writing.ts";

/** What an objection is about, within a sentence. */
const objectedTo = ({ tournament, player, list }: SaidFacts): string =>
  tournament === "" ? `la riga di ${player} (${list})` : `una partita di ${player} in ${tournament}`;

export const notificationWords = ({ asDay }: Writing): NotificationWords => ({
  messages: {
    "question-asked": {
      subject: ({ tournament }) => `Domanda su ${tournament}`,
      text: ({ tournament }) => `L'ufficio rating ha una domanda su ${tournament}. Leggila e rispondi qui:`,
    },
    "report-on-hold": {
      subject: ({ tournament }) => `Referto in sospeso: ${tournament}`,
      text: ({ tournament }) =>
        `Il referto di ${tournament} è arrivato, ma non può ancora essere calcolato. Vedi qui che cosa manca:`,
    },
    "registration-late": {
      subject: ({ tournament }) => `Registrazione in ritardo: ${tournament}`,
      text: ({ tournament, day }) =>
        `${tournament} andava registrato entro il ${asDay(day)}. Non viene calcolato se l'ufficio non lo ammette. Vedilo qui:`,
    },
    "report-due": {
      subject: ({ tournament, day }) => `Referto da inviare entro il ${asDay(day)}: ${tournament}`,
      text: ({ tournament, day }) => `Il referto di ${tournament} va inviato entro il ${asDay(day)}. Invialo qui:`,
    },
    "report-overdue": {
      subject: ({ tournament }) => `Referto scaduto: ${tournament}`,
      text: ({ tournament, day }) =>
        `Il referto di ${tournament} andava inviato entro il ${asDay(day)} e non è arrivato. Invialo qui:`,
    },
    "list-published": {
      subject: ({ list }) => `Pubblicata: ${list}`,
      text: ({ list }) => `L'ufficio ha pubblicato ${list}. Vedila qui:`,
    },
    "rating-changed": {
      subject: ({ player, rating }) => `${player}: ${rating === null ? "senza più rating" : `nuovo rating ${rating}`}`,
      text: ({ player, list, rating, before }) => {
        if (rating === null) return `${player} non ha più un rating (${list}; prima: ${before}). Vedi perché qui:`;
        return `${player} ha ora il rating ${rating} (${list}; prima: ${before ?? "nessuno"}). Vedi il calcolo qui:`;
      },
    },
    "player-objection": {
      subject: ({ player }) => `Reclamo che riguarda ${player}`,
      text: (facts) =>
        `Qualcuno ha reclamato contro ${objectedTo(facts)}. L'ufficio deciderà e riceverai un altro messaggio. Vedi qui:`,
    },
    "player-objection-decided": {
      subject: ({ player }) => `Deciso: reclamo che riguarda ${player}`,
      text: (facts) =>
        `L'ufficio ha ${facts.isUpheld ? "accolto" : "respinto"} un reclamo contro ${objectedTo(facts)}. Vedi qui:`,
    },
    "confirm-subscription": {
      subject: ({ player }) => `Conferma: variazioni di rating di ${player}`,
      text: ({ player }) =>
        `Qualcuno, probabilmente tu, ha chiesto un messaggio quando cambia il rating di ${player} o un reclamo riguarda questo giocatore. Conferma qui. Se non sei stato tu, non fare nulla: non arriverà altro.`,
    },
    "objection-received": {
      subject: ({ objection }) => `Reclamo ${objection}`,
      text: ({ objection }) =>
        `Qualcuno ha presentato il reclamo ${objection}. Vedi qui di che cosa si tratta e che cosa cambierebbe una decisione:`,
    },
    "objection-decided": {
      subject: ({ objection }) => `Reclamo ${objection} deciso`,
      text: ({ objection }) => `L'ufficio ha deciso sul reclamo ${objection}. Leggi qui la decisione:`,
    },
    "confirm-objection": {
      subject: () => "Conferma il tuo reclamo",
      text: () =>
        "Qualcuno, probabilmente tu, ha scritto un reclamo con questo indirizzo. Invialo all'ufficio qui; lo stesso collegamento mostra poi che cosa ne è stato. Se non sei stato tu, non fare nulla.",
    },
    "forgotten-password": {
      subject: () => "Scegli una nuova password",
      text: () =>
        "Qualcuno, probabilmente tu, ha dimenticato la password del tuo account. Scegline una nuova qui entro 30 minuti. Se non sei stato tu, non fare nulla: la password resta quella di prima.",
    },
    test: {
      subject: () => "Messaggio di prova",
      text: () => "È una prova: i messaggi dell'ufficio rating arrivano qui. Non devi fare nulla.",
    },
  },
  mail: {
    why: {
      user: (office) => `Ricevi questo messaggio perché hai un account presso ${office}.`,
      subscriber: (office) => `Ricevi questo messaggio perché l'hai chiesto a ${office}.`,
      asked: (office) => `Questo messaggio è stato inviato da ${office}.`,
    },
    stop: "Niente più messaggi di questo tipo",
  },
  inbox: {
    title: "Messaggi",
    intro: "Che cosa l'ufficio ha da dirti. Nella pagina del tuo account scegli che cosa arriva anche per e-mail.",
    none: "Ancora nessun messaggio. Qui appariranno domande sui tuoi tornei, promemoria e nuove liste.",
    when: "Ora",
    what: "Messaggio",
    open: "Apri",
    unread: "non letto",
    acknowledge: "Segna come letto",
    acknowledgeAll: "Segna tutti come letti",
  },
  choices: {
    title: "E-mail",
    intro: "Ogni messaggio è nella tua casella. Scegli quali arrivano anche per e-mail.",
    noEmail: "Il tuo account non ha un indirizzo e-mail: chiedi a un amministratore di aggiungerlo.",
    noMail: "Questo ufficio non invia e-mail. I tuoi messaggi sono nella casella.",
    language: "Lingua delle e-mail",
    kinds: {
      "question-asked": "Domande sui miei tornei",
      "report-on-hold": "Referti in sospeso",
      "registration-late": "Registrazioni in ritardo",
      "report-due": "Referti in scadenza",
      "report-overdue": "Referti scaduti",
      "list-published": "Nuove liste",
      "objection-received": "Nuovi reclami",
      "objection-decided": "Decisioni sui reclami",
    },
    save: "Salva",
    saved: (user) => `Salvato: quali e-mail riceve ${user}.`,
  },
  queue: {
    title: "Notifiche",
    intro: "E-mail e chiamate ai webhook di questo ufficio. Ciò che non riesce viene ritentato per circa tre giorni.",
    noMail: "Nessun server di posta impostato: i messaggi appaiono solo nella casella. Vedi docs/INSTALL.md.",
    mailFrom: (address) => `Le e-mail partono da ${address}.`,
    counts: (waiting, failed, sent) => `${waiting} in attesa · ${failed} non riusciti · ${sent} inviati`,
    none: "Nulla in attesa e nulla di non riuscito.",
    states: {
      inbox: "nella casella",
      waiting: "in attesa",
      sending: "in invio",
      sent: "inviato",
      failed: "non riuscito",
    },
    heads: { id: "ID", kind: "Messaggio", to: "A", state: "Stato", attempts: "Tentativi", error: "Errore" },
    kinds: {
      "question-asked": "Domanda",
      "report-on-hold": "Referto in sospeso",
      "registration-late": "Registrazione in ritardo",
      "report-due": "Referto in scadenza",
      "report-overdue": "Referto scaduto",
      "list-published": "Lista pubblicata",
      "rating-changed": "Rating cambiato",
      "confirm-subscription": "Conferma di un indirizzo",
      "forgotten-password": "Password dimenticata",
      "objection-received": "Reclamo",
      "objection-decided": "Reclamo deciso",
      "player-objection": "Reclamo, a un giocatore",
      "player-objection-decided": "Reclamo deciso, a un giocatore",
      "confirm-objection": "Conferma di un reclamo",
      test: "Prova",
    },
    retry: "Riprova",
    retryAll: "Riprova tutti",
    retried: (messages) => `${plural("it", messages, "messaggio sarà inviato", "messaggi saranno inviati")} di nuovo.`,
    test: "Invia un'e-mail di prova",
    testButton: "Invia",
    address: "Indirizzo e-mail",
    testSent: "La prova è stata accettata.",
    subscriber: "un iscritto",
    objector: "chi reclama",
    tested: (address) => `E-mail di prova inviata a ${address}.`,
    acknowledged: (user) => `Tutti i messaggi di ${user} sono segnati come letti.`,
  },
  webhooks: {
    title: "Webhook",
    intro:
      "Programmi che vengono informati di ciò che accade, con una richiesta firmata al loro indirizzo. Vedi docs/API.md.",
    none: "Ancora nessun webhook.",
    heads: { id: "ID", address: "Indirizzo", made: "Aggiunto" },
    add: "Aggiungi un webhook",
    addButton: "Aggiungi",
    remove: "Rimuovi",
    test: "Invia una prova",
    secret: (address, secret) => `Webhook aggiunto: ${address}\nIl suo segreto, mostrato solo ora: ${secret}`,
    removed: (address) => `Webhook rimosso: ${address}`,
    tested: (address) => `${address} ha accettato la prova.`,
  },
  subscribe: {
    title: "Variazioni di rating e reclami per e-mail",
    text: "Ricevi un'e-mail quando una nuova lista cambia questo rating, o quando qualcuno reclama contro una partita o una riga di questo giocatore. L'indirizzo non serve ad altro.",
    email: "Indirizzo e-mail",
    button: "Iscriviti",
    sent: "Controlla la posta",
    sentText: "Se l'indirizzo è giusto, un'e-mail è in arrivo. Usa il collegamento per confermare il tuo indirizzo.",
    confirm: "Conferma il tuo indirizzo",
    confirmText:
      "Riceverai un'e-mail ogni volta che una nuova lista cambia questo rating o un reclamo riguarda questo giocatore. Ogni e-mail ha un collegamento per smettere.",
    confirmButton: "Conferma",
    confirmed: "Indirizzo confermato",
    confirmedText:
      "Riceverai un'e-mail ogni volta che una nuova lista cambia questo rating o un reclamo riguarda questo giocatore.",
    stop: "Ferma queste e-mail",
    stopText: "A questo indirizzo non arriveranno più e-mail di questo tipo.",
    stopButton: "Ferma",
    stopped: "Fatto",
    stoppedText: "Non riceverai più e-mail di questo tipo.",
  },
  forgotten: {
    link: "Password dimenticata?",
    title: "Password dimenticata",
    text: "Inserisci il nome utente. Se ha un indirizzo e-mail, riceverà un collegamento.",
    noMail: "Questo ufficio non invia e-mail: chiedi a un amministratore una nuova password.",
    user: "Nome utente",
    button: "Invia il collegamento",
    sent: "Controlla la posta",
    sentText:
      "Se esiste un account con questo nome e un indirizzo e-mail, un'e-mail è in arrivo. Il collegamento vale 30 minuti.",
    choose: "Scegli una nuova password",
  },
});

export const NOTIFICATION_REFUSAL_WORDS: typeof english.NOTIFICATION_REFUSAL_WORDS = {
  "mail-not-set": () => "Nessun server di posta impostato: imposta RATING_OFFICE_SMTP e riavvia il server.",
  "mail-not-sent": ({ why }) =>
    `Il server di posta non ha accettato il messaggio: ${why}. Controlla indirizzo, utente e password.`,
  "bad-mail-settings": ({ field, found }) =>
    `${field} non si può leggere: ${found}. Scrivi smtp://utente:password@host:587 per il server di posta, un indirizzo e-mail per il mittente e https://… per il sito.`,
  "bad-webhook-address": ({ found }) =>
    `${found} non è l'indirizzo di un webhook: deve cominciare con https:// o http://.`,
  "webhook-address-private": ({ address }) =>
    `${address} è in una rete privata. Se è voluto, imposta RATING_OFFICE_PRIVATE_WEBHOOKS=yes.`,
  "webhook-not-reached": ({ address, why }) => `${address} non ha accettato la richiesta: ${why}.`,
  "unknown-webhook": ({ webhook }) => `Non c'è un webhook ${webhook}. Vedi: webhooks list`,
  "unknown-notification": ({ message }) => `Non c'è un messaggio non riuscito ${message}. Vedi: notifications list`,
  "link-expired": () =>
    "Questo collegamento non funziona più: è già stato usato, o è troppo vecchio. Chiedine uno nuovo.",
};
