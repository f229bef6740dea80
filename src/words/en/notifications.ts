import { plural } from "../numbers.ts";
import type { NotificationRefusalWords, NotificationWords, SaidFacts } from "../types/notification-words.ts";
import type { Writing } from "../writing.ts";

/** What an objection is about, within a sentence. */
const objectedTo = ({ tournament, player, list }: SaidFacts): string =>
  tournament === "" ? `the line of ${player} on ${list}` : `a game of ${player} in ${tournament}`;

export const notificationWords = ({ asDay }: Writing): NotificationWords => ({
  messages: {
    "question-asked": {
      subject: ({ tournament }) => `Question about ${tournament}`,
      text: ({ tournament }) => `The rating office has a question about ${tournament}. Please read and answer it here:`,
    },
    "report-on-hold": {
      subject: ({ tournament }) => `Report on hold: ${tournament}`,
      text: ({ tournament }) =>
        `The report of ${tournament} was received, but cannot be rated yet. See here what is missing:`,
    },
    "registration-late": {
      subject: ({ tournament }) => `Late registration: ${tournament}`,
      text: ({ tournament, day }) =>
        `${tournament} should have been registered by ${asDay(day)}. It is not rated unless the office admits it. See it here:`,
    },
    "report-due": {
      subject: ({ tournament, day }) => `Report due on ${asDay(day)}: ${tournament}`,
      text: ({ tournament, day }) => `The report of ${tournament} is due on ${asDay(day)}. Send it here:`,
    },
    "report-overdue": {
      subject: ({ tournament }) => `Report overdue: ${tournament}`,
      text: ({ tournament, day }) =>
        `The report of ${tournament} was due on ${asDay(day)} and has not arrived. Send it here:`,
    },
    "list-published": {
      subject: ({ list }) => `Published: ${list}`,
      text: ({ list }) => `The office has published ${list}. See it here:`,
    },
    "rating-changed": {
      subject: ({ player, rating }) => `${player}: ${rating === null ? "no rating any more" : `new rating ${rating}`}`,
      text: ({ player, list, rating, before }) => {
        if (rating === null) return `${player} has no rating on ${list} (before: ${before}). See why here:`;
        return `${player} has the rating ${rating} on ${list} (before: ${before ?? "none"}). See how it was calculated here:`;
      },
    },
    "player-objection": {
      subject: ({ player }) => `Objection about ${player}`,
      text: (facts) =>
        `Somebody has objected to ${objectedTo(facts)}. The office decides, and you get another mail then. See it here:`,
    },
    "player-objection-decided": {
      subject: ({ player }) => `Decided: objection about ${player}`,
      text: (facts) =>
        `The office has ${facts.isUpheld ? "upheld" : "rejected"} an objection to ${objectedTo(facts)}. See it here:`,
    },
    "confirm-subscription": {
      subject: ({ player }) => `Confirm: rating changes of ${player}`,
      text: ({ player }) =>
        `Somebody, probably you, asked for mails when the rating of ${player} changes or an objection is about them. Confirm it here. If it was not you, do nothing: no further mail will come.`,
    },
    "objection-received": {
      subject: ({ objection }) => `Objection ${objection}`,
      text: ({ objection }) =>
        `Somebody has raised objection ${objection}. See what it is about, and what a decision would change, here:`,
    },
    "objection-decided": {
      subject: ({ objection }) => `Objection ${objection} decided`,
      text: ({ objection }) => `The office has decided on objection ${objection}. Read the decision here:`,
    },
    "confirm-objection": {
      subject: () => "Confirm your objection",
      text: () =>
        "Somebody, probably you, entered an objection with this address. Send it to the office here; the same link shows later what became of it. If it was not you, do nothing.",
    },
    "forgotten-password": {
      subject: () => "Choose a new password",
      text: () =>
        "Somebody, probably you, forgot the password of your account. Choose a new one here within 30 minutes. If it was not you, do nothing: your password stays as it is.",
    },
    test: {
      subject: () => "Test mail",
      text: () => "This is a test: mails of the rating office arrive here. You need not do anything.",
    },
  },
  mail: {
    why: {
      user: (office) => `You get this mail because you have an account at ${office}.`,
      subscriber: (office) => `You get this mail because you asked ${office} for it.`,
      asked: (office) => `This mail was sent by ${office}.`,
    },
    stop: "No more mails of this kind",
  },
  inbox: {
    title: "Inbox",
    intro: "What the office has to tell you. Choose on your account page what also comes by mail.",
    none: "No messages yet. Questions about your tournaments, reminders and new lists will appear here.",
    when: "Time",
    what: "Message",
    open: "Open",
    unread: "unread",
    acknowledge: "Mark as read",
    acknowledgeAll: "Mark all as read",
  },
  choices: {
    title: "Mails",
    intro: "Every message is in your inbox. Choose which of them also come by mail.",
    noEmail: "Your account has no e-mail address: ask an administrator to add it.",
    noMail: "This office sends no mails. Your messages are in the inbox.",
    language: "Language of the mails",
    kinds: {
      "question-asked": "Questions about my tournaments",
      "report-on-hold": "Reports on hold",
      "registration-late": "Late registrations",
      "report-due": "Reports that are due soon",
      "report-overdue": "Overdue reports",
      "list-published": "New lists",
      "objection-received": "New objections",
      "objection-decided": "Decisions on objections",
    },
    save: "Save",
    saved: (user) => `Saved: which mails ${user} gets.`,
  },
  queue: {
    title: "Notifications",
    intro: "Mails and webhook calls of this office. What fails is tried again for about three days.",
    noMail: "No mail server is set: messages are shown in the inbox only. See docs/INSTALL.md.",
    mailFrom: (address) => `Mails are sent from ${address}.`,
    counts: (waiting, failed, sent) => `${waiting} waiting · ${failed} failed · ${sent} sent`,
    none: "Nothing is waiting and nothing has failed.",
    states: {
      inbox: "in the inbox",
      waiting: "waiting",
      sending: "being sent",
      sent: "sent",
      failed: "failed",
    },
    heads: { id: "ID", kind: "Message", to: "To", state: "Status", attempts: "Attempts", error: "Error" },
    kinds: {
      "question-asked": "Question",
      "report-on-hold": "Report on hold",
      "registration-late": "Late registration",
      "report-due": "Report due",
      "report-overdue": "Report overdue",
      "list-published": "List published",
      "rating-changed": "Rating changed",
      "confirm-subscription": "Confirmation of an address",
      "forgotten-password": "Forgotten password",
      "objection-received": "Objection",
      "objection-decided": "Objection decided",
      "player-objection": "Objection, to a player",
      "player-objection-decided": "Objection decided, to a player",
      "confirm-objection": "Confirmation of an objection",
      test: "Test",
    },
    retry: "Try again",
    retryAll: "Try all again",
    retried: (messages) => `${plural("en", messages, "message", "messages")} will be sent again.`,
    test: "Send a test mail",
    testButton: "Send",
    address: "E-mail address",
    testSent: "The test was accepted.",
    subscriber: "a subscriber",
    objector: "an objector",
    tested: (address) => `A test mail was sent to ${address}.`,
    acknowledged: (user) => `All messages of ${user} are marked as read.`,
  },
  webhooks: {
    title: "Webhooks",
    intro: "Programs that are told what happens, by a signed request to their address. See docs/API.md.",
    none: "No webhooks yet.",
    heads: { id: "ID", address: "Address", made: "Added" },
    add: "Add a webhook",
    addButton: "Add",
    remove: "Remove",
    test: "Send a test",
    secret: (address, secret) => `Webhook added: ${address}\nIts secret, shown only now: ${secret}`,
    removed: (address) => `Webhook removed: ${address}`,
    tested: (address) => `${address} accepted the test.`,
  },
  subscribe: {
    title: "Rating changes and objections by mail",
    text: "Get a mail when a new list changes this rating, or when somebody objects to a game or a line of this player. Your address is used for nothing else.",
    email: "E-mail address",
    button: "Subscribe",
    sent: "Check your mail",
    sentText: "If the address is right, a mail is on its way. Use the link in it to confirm your address.",
    confirm: "Confirm your address",
    confirmText:
      "You will get a mail whenever a new list changes this rating or an objection is about this player. Every mail has a link to stop it.",
    confirmButton: "Confirm",
    confirmed: "Address confirmed",
    confirmedText: "You will get a mail whenever a new list changes this rating or an objection is about this player.",
    stop: "Stop these mails",
    stopText: "You will get no more mails of this kind at this address.",
    stopButton: "Stop",
    stopped: "Stopped",
    stoppedText: "You will get no more mails of this kind.",
  },
  forgotten: {
    link: "Forgot your password?",
    title: "Forgotten password",
    text: "Enter your user name. If it has an e-mail address, a mail with a link is sent there.",
    noMail: "This office sends no mails: ask an administrator for a new password.",
    user: "User name",
    button: "Send link",
    sent: "Check your mail",
    sentText:
      "If there is such an account with an e-mail address, a mail is on its way. Its link works for 30 minutes.",
    choose: "Choose a new password",
  },
});

export const NOTIFICATION_REFUSAL_WORDS: NotificationRefusalWords = {
  "mail-not-set": () => "No mail server is set: set RATING_OFFICE_SMTP and start the server again.",
  "mail-not-sent": ({ why }) => `The mail server did not take the mail: ${why}. Check its address, user and password.`,
  "bad-mail-settings": ({ field, found }) =>
    `${field} cannot be read: ${found}. Write smtp://user:password@host:587 for the mail server, an e-mail address for the sender and https://… for the site.`,
  "bad-webhook-address": ({ found }) => `${found} is no address of a webhook: it must begin with https:// or http://.`,
  "webhook-address-private": ({ address }) =>
    `${address} is in a private network. If that is meant, set RATING_OFFICE_PRIVATE_WEBHOOKS=yes.`,
  "webhook-not-reached": ({ address, why }) => `${address} did not accept the request: ${why}.`,
  "unknown-webhook": ({ webhook }) => `There is no webhook ${webhook}. See: webhooks list`,
  "unknown-notification": ({ message }) => `There is no failed message ${message}. See: notifications list`,
  "link-expired": () => "This link no longer works: it was used before, or is too old. Ask for a new one.",
};
