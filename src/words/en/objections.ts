import type { ObjectionRefusalWords, ObjectionWords } from "../types/objection-words.ts";
import type { Writing } from "../writing.ts";

export const objectionWords = ({ asDay }: Writing): ObjectionWords => ({
  title: "Objections",
  intro:
    "Players and others object to a game or to a line of a list. The arbiter of a game is asked at once; the office decides, by a ruling or a correction, and everybody concerned is told.",
  none: "No objections yet. They come from the link on a game's or a rating's explanation.",
  number: "No.",
  about: "About",
  from: "From",
  received: "Received",
  answerBy: "Answer by",
  state: "Status",
  open: "open",
  upheld: "upheld",
  rejected: "rejected",
  one: (objection) => `Objection ${objection}`,
  game: (round, white, black) => `Round ${round}, ${white} – ${black}`,
  line: (player, list) => `${player} on ${list}`,
  question: "The arbiter was asked. See the tournament for the answer.",
  lineHint: "Look at the explanation of the line. If it is wrong, correct what it rests on first; then decide.",
  preview: "What would change",
  previewButton: "Show",
  counts: "Ruling on the game",
  countsNo: "does not count",
  countsYes: "counts",
  countsNone: "no ruling",
  decide: "Decide",
  decideButton: "Decide",
  upheldLabel: "Decision",
  reason: "Reason, which the objector reads",
  effect: "If the ruling is made:",
  noEffect: "Nothing would change.",
  correct: "If a published list changes, carry it over or reopen it under Corrections.",
  wrong: "Wrong?",
  object: "Object",
  link: "Object to this game",
  lineLink: "Object to this line",
  form: "Raise an objection",
  formText: (days) =>
    `Say what is wrong. We send you a mail to confirm your address; then the office answers within ${days} days.`,
  term: (days) =>
    `Objections are possible until ${days} days after the publication of the list. The FIDE texts set no term; this one is the office's own.`,
  terms: (from, objectDays, answerDays) =>
    `From ${asDay(from)} on: anybody can object to a game or a line until ${objectDays} days after the publication of the list, and to a game at any time before. The office answers within ${answerDays} days.`,
  termsText:
    "The FIDE texts say that ratings can be checked (12.4), but set players no terms to object. These are the office's own: two months, so that a list and the next one are seen; and one month, as the texts give organisers to appeal.",
  name: "Your name",
  email: "E-mail address",
  text: "What is wrong?",
  send: "Send",
  sent: "Check your mail",
  sentText: "A mail is on its way. Your objection reaches the office once you confirm it with the link in the mail.",
  confirm: "Send your objection",
  confirmText:
    "The office and the arbiter will read your name and your text. Your address stays with the office and is deleted after a year.",
  confirmButton: "Send to the office",
  status: "Your objection",
  statusOpen: (day) =>
    `The office has your objection and answers by ${asDay(day)}. Keep this address: the answer will be here.`,
  statusUpheld: (day) => `Decided on ${asDay(day)}: the objection is upheld.`,
  statusRejected: (day) => `Decided on ${asDay(day)}: the objection is rejected.`,
});

export const objectionRefusalWords = ({ asDay }: Writing): ObjectionRefusalWords => ({
  "objection-too-late": ({ until }) =>
    `The time to object ended on ${asDay(until)}. If you think that the rules were not followed, write to the office.`,
  "not-on-this-list": ({ player, list }) => `${player} is not on ${list}. Check the number and the list.`,
  "decided-before-objection": ({ objection, on, received }) =>
    `Objection ${objection} came on ${asDay(received)}: it cannot be decided on ${asDay(on)}.`,
  "objection-to-line": ({ objection }) =>
    `Objection ${objection} is about a line of a list, so there is no game to rule on. Correct what is wrong first, then decide without a ruling.`,
  "objection-closed": ({ objection }) => `Objection ${objection} is decided already.`,
  "unknown-objection": ({ objection }) => `There is no objection ${objection}. See: objections list`,
  "objection-subject": ({ found }) =>
    `Name one game (tournament, round, white, black) or one line of a list (list, player); found ${found}.`,
});
