import type * as english from "../en/notifications.ts";
import { plural } from "../numbers.ts";
import type { NotificationWords, SaidFacts } from "../types/notification-words.ts";
import type { Writing } from "../writing.ts";

/** What an objection is about, within a sentence. */
const objectedTo = ({ tournament, player, list }: SaidFacts): string =>
  tournament === "" ? `raden för ${player} (${list})` : `ett parti som ${player} spelade i ${tournament}`;

export const notificationWords = ({ asDay }: Writing): NotificationWords => ({
  messages: {
    "question-asked": {
      subject: ({ tournament }) => `Fråga om ${tournament}`,
      text: ({ tournament }) => `Ratingkontoret har en fråga om ${tournament}. Läs och besvara den här:`,
    },
    "report-on-hold": {
      subject: ({ tournament }) => `Rapport väntar: ${tournament}`,
      text: ({ tournament }) =>
        `Rapporten från ${tournament} har kommit men kan inte räknas än. Se här vad som saknas:`,
    },
    "registration-late": {
      subject: ({ tournament }) => `Sen registrering: ${tournament}`,
      text: ({ tournament, day }) =>
        `${tournament} skulle ha registrerats senast ${asDay(day)}. Den räknas bara om kontoret godkänner den. Se den här:`,
    },
    "report-due": {
      subject: ({ tournament, day }) => `Rapport senast ${asDay(day)}: ${tournament}`,
      text: ({ tournament, day }) => `Rapporten från ${tournament} ska in senast ${asDay(day)}. Skicka den här:`,
    },
    "report-overdue": {
      subject: ({ tournament }) => `Försenad rapport: ${tournament}`,
      text: ({ tournament, day }) =>
        `Rapporten från ${tournament} skulle in senast ${asDay(day)} och har inte kommit. Skicka den här:`,
    },
    "list-published": {
      subject: ({ list }) => `Publicerad: ${list}`,
      text: ({ list }) => `Kontoret har publicerat ${list}. Se den här:`,
    },
    "rating-changed": {
      subject: ({ player, rating }) => `${player}: ${rating === null ? "ingen rating längre" : `ny rating ${rating}`}`,
      text: ({ player, list, rating, before }) => {
        if (rating === null) return `${player} har ingen rating längre (${list}; förut: ${before}). Se varför här:`;
        return `${player} har nu rating ${rating} (${list}; förut: ${before ?? "ingen"}). Se uträkningen här:`;
      },
    },
    "player-objection": {
      subject: ({ player }) => `Invändning om ${player}`,
      text: (facts) =>
        `Någon har gjort en invändning mot ${objectedTo(facts)}. Kontoret beslutar, och då får du ett nytt meddelande. Se här:`,
    },
    "player-objection-decided": {
      subject: ({ player }) => `Beslut om invändning om ${player}`,
      text: (facts) =>
        `Kontoret har ${facts.isUpheld ? "bifallit" : "avslagit"} en invändning mot ${objectedTo(facts)}. Se här:`,
    },
    "confirm-subscription": {
      subject: ({ player }) => `Bekräfta: ratingändringar för ${player}`,
      text: ({ player }) =>
        `Någon, troligen du, har bett om e-post när ${player} får ny rating eller en invändning gäller spelaren. Bekräfta här. Om det inte var du behöver du inte göra något: inget mer skickas.`,
    },
    "objection-received": {
      subject: ({ objection }) => `Invändning ${objection}`,
      text: ({ objection }) =>
        `Någon har gjort invändning ${objection}. Se här vad den gäller och vad ett beslut skulle ändra:`,
    },
    "objection-decided": {
      subject: ({ objection }) => `Beslut om invändning ${objection}`,
      text: ({ objection }) => `Kontoret har beslutat om invändning ${objection}. Läs beslutet här:`,
    },
    "confirm-objection": {
      subject: () => "Bekräfta din invändning",
      text: () =>
        "Någon, troligen du, har skrivit en invändning med den här adressen. Skicka den till kontoret här; samma länk visar sedan vad som har hänt med den. Om det inte var du behöver du inte göra något.",
    },
    "forgotten-password": {
      subject: () => "Välj ett nytt lösenord",
      text: () =>
        "Någon, troligen du, har glömt lösenordet till ditt konto. Välj ett nytt här inom 30 minuter. Om det inte var du behöver du inte göra något: lösenordet är som förut.",
    },
    test: {
      subject: () => "Testmeddelande",
      text: () => "Det här är ett test: ratingkontorets e-post kommer fram hit. Du behöver inte göra något.",
    },
  },
  mail: {
    why: {
      user: (office) => `Du får det här för att du har ett konto hos ${office}.`,
      subscriber: (office) => `Du får det här för att du har bett ${office} om det.`,
      asked: (office) => `Det här skickades av ${office}.`,
    },
    stop: "Ingen mer e-post av det här slaget",
  },
  inbox: {
    title: "Inkorg",
    intro: "Vad kontoret har att säga dig. På din kontosida väljer du vad som också kommer med e-post.",
    none: "Inga meddelanden än. Här visas frågor om dina turneringar, påminnelser och nya listor.",
    when: "Tid",
    what: "Meddelande",
    open: "Öppna",
    unread: "oläst",
    acknowledge: "Markera som läst",
    acknowledgeAll: "Markera alla som lästa",
  },
  choices: {
    title: "E-post",
    intro: "Alla meddelanden finns i din inkorg. Välj vilka som också kommer med e-post.",
    noEmail: "Ditt konto har ingen e-postadress: be en administratör lägga till den.",
    noMail: "Det här kontoret skickar ingen e-post. Dina meddelanden finns i inkorgen.",
    language: "E-postens språk",
    kinds: {
      "question-asked": "Frågor om mina turneringar",
      "report-on-hold": "Rapporter som väntar",
      "registration-late": "Sena registreringar",
      "report-due": "Rapporter som snart ska in",
      "report-overdue": "Försenade rapporter",
      "list-published": "Nya listor",
      "objection-received": "Nya invändningar",
      "objection-decided": "Beslut om invändningar",
    },
    save: "Spara",
    saved: (user) => `Sparat: vilken e-post ${user} får.`,
  },
  queue: {
    title: "Aviseringar",
    intro: "Kontorets e-post och webhook-anrop. Det som misslyckas försöks igen i ungefär tre dagar.",
    noMail: "Ingen e-postserver är angiven: meddelanden visas bara i inkorgen. Se docs/INSTALL.md.",
    mailFrom: (address) => `E-post skickas från ${address}.`,
    counts: (waiting, failed, sent) => `${waiting} väntar · ${failed} misslyckade · ${sent} skickade`,
    none: "Inget väntar och inget har misslyckats.",
    states: {
      inbox: "i inkorgen",
      waiting: "väntar",
      sending: "skickas",
      sent: "skickat",
      failed: "misslyckat",
    },
    heads: { id: "ID", kind: "Meddelande", to: "Till", state: "Status", attempts: "Försök", error: "Fel" },
    kinds: {
      "question-asked": "Fråga",
      "report-on-hold": "Rapport väntar",
      "registration-late": "Sen registrering",
      "report-due": "Rapport ska in",
      "report-overdue": "Försenad rapport",
      "list-published": "Lista publicerad",
      "rating-changed": "Ändrad rating",
      "confirm-subscription": "Bekräftelse av adress",
      "forgotten-password": "Glömt lösenord",
      "objection-received": "Invändning",
      "objection-decided": "Invändning avgjord",
      "player-objection": "Invändning, till en spelare",
      "player-objection-decided": "Beslut om invändning, till en spelare",
      "confirm-objection": "Bekräftelse av en invändning",
      test: "Test",
    },
    retry: "Försök igen",
    retryAll: "Försök igen med alla",
    retried: (messages) => `${plural("sv", messages, "meddelande", "meddelanden")} skickas igen.`,
    test: "Skicka ett test",
    testButton: "Skicka",
    address: "E-postadress",
    testSent: "Testet togs emot.",
    subscriber: "en prenumerant",
    objector: "den som invänder",
    tested: (address) => `Ett test har skickats till ${address}.`,
    acknowledged: (user) => `Alla meddelanden till ${user} är markerade som lästa.`,
  },
  webhooks: {
    title: "Webhookar",
    intro: "Program som får veta vad som händer, genom ett signerat anrop till sin adress. Se docs/API.md.",
    none: "Inga webhookar än.",
    heads: { id: "ID", address: "Adress", made: "Tillagd" },
    add: "Lägg till en webhook",
    addButton: "Lägg till",
    remove: "Ta bort",
    test: "Skicka ett test",
    secret: (address, secret) => `Webhook tillagd: ${address}\nDess hemlighet, som bara visas nu: ${secret}`,
    removed: (address) => `Webhook borttagen: ${address}`,
    tested: (address) => `${address} tog emot testet.`,
  },
  subscribe: {
    title: "Ratingändringar och invändningar med e-post",
    text: "Få e-post när en ny lista ändrar den här ratingen, eller när någon invänder mot ett parti eller en rad för spelaren. Adressen används inte till något annat.",
    email: "E-postadress",
    button: "Prenumerera",
    sent: "Titta i din e-post",
    sentText: "Om adressen stämmer är ett meddelande på väg. Bekräfta din adress med länken i det.",
    confirm: "Bekräfta din adress",
    confirmText:
      "Du får e-post varje gång en ny lista ändrar den här ratingen eller en invändning gäller spelaren. I varje meddelande finns en länk för att sluta.",
    confirmButton: "Bekräfta",
    confirmed: "Adressen är bekräftad",
    confirmedText: "Du får e-post varje gång en ny lista ändrar den här ratingen eller en invändning gäller spelaren.",
    stop: "Sluta skicka",
    stopText: "Ingen mer e-post av det här slaget skickas till adressen.",
    stopButton: "Sluta skicka",
    stopped: "Klart",
    stoppedText: "Du får ingen mer e-post av det här slaget.",
  },
  forgotten: {
    link: "Glömt lösenordet?",
    title: "Glömt lösenord",
    text: "Skriv ditt användarnamn. Om det har en e-postadress skickas en länk dit.",
    noMail: "Det här kontoret skickar ingen e-post: be en administratör om ett nytt lösenord.",
    user: "Användarnamn",
    button: "Skicka länk",
    sent: "Titta i din e-post",
    sentText: "Om kontot finns och har en e-postadress är ett meddelande på väg. Länken gäller i 30 minuter.",
    choose: "Välj ett nytt lösenord",
  },
});

export const NOTIFICATION_REFUSAL_WORDS: typeof english.NOTIFICATION_REFUSAL_WORDS = {
  "mail-not-set": () => "Ingen e-postserver är angiven: sätt RATING_OFFICE_SMTP och starta om servern.",
  "mail-not-sent": ({ why }) =>
    `E-postservern tog inte emot meddelandet: ${why}. Kontrollera dess adress, användare och lösenord.`,
  "bad-mail-settings": ({ field, found }) =>
    `${field} kan inte läsas: ${found}. Skriv smtp://användare:lösenord@host:587 för e-postservern, en e-postadress för avsändaren och https://… för webbplatsen.`,
  "bad-webhook-address": ({ found }) =>
    `${found} är ingen adress till en webhook: den ska börja med https:// eller http://.`,
  "webhook-address-private": ({ address }) =>
    `${address} finns i ett privat nät. Om det är meningen, sätt RATING_OFFICE_PRIVATE_WEBHOOKS=yes.`,
  "webhook-not-reached": ({ address, why }) => `${address} tog inte emot anropet: ${why}.`,
  "unknown-webhook": ({ webhook }) => `Det finns ingen webhook ${webhook}. Se: webhooks list`,
  "unknown-notification": ({ message }) => `Det finns inget misslyckat meddelande ${message}. Se: notifications list`,
  "link-expired": () => "Länken fungerar inte längre: den har använts förut eller är för gammal. Be om en ny.",
};
