import type { ObjectionRefusalWords, ObjectionWords } from "../types/objection-words.ts";
import type { Writing } from "../writing.ts";

export const objectionWords = ({ asDay }: Writing): ObjectionWords => ({
  title: "Invändningar",
  intro:
    "Spelare och andra invänder mot ett parti eller en rad på en lista. Partiets domare tillfrågas genast; kontoret avgör, genom ett beslut eller en rättelse, och alla berörda får veta det.",
  none: "Inga invändningar än. De kommer från länken i förklaringen av ett parti eller en rating.",
  number: "Nr",
  about: "Gäller",
  from: "Från",
  received: "Inkom",
  answerBy: "Svar senast",
  state: "Läge",
  open: "öppen",
  upheld: "bifallen",
  rejected: "avslagen",
  one: (objection) => `Invändning ${objection}`,
  game: (round, white, black) => `Rond ${round}, ${white} – ${black}`,
  line: (player, list) => `${player} på ${list}`,
  question: "Domaren har tillfrågats. Svaret finns på turneringens sida.",
  lineHint: "Se förklaringen av raden. Om den är fel, rätta först det den bygger på; avgör sedan.",
  preview: "Vad som skulle ändras",
  previewButton: "Visa",
  counts: "Beslut om partiet",
  countsNo: "räknas inte",
  countsYes: "räknas",
  countsNone: "inget beslut",
  decide: "Avgör",
  decideButton: "Avgör",
  upheldLabel: "Utgång",
  reason: "Skäl, som den som invänder läser",
  effect: "Om beslutet fattas:",
  noEffect: "Ingenting skulle ändras.",
  correct: "Om en publicerad lista ändras, för över det eller öppna listan igen under Rättelser.",
  wrong: "Fel?",
  object: "Invänd",
  link: "Invänd mot det här partiet",
  lineLink: "Invänd mot den här raden",
  form: "Gör en invändning",
  formText: (days) =>
    `Skriv vad som är fel. Vi skickar e-post för att bekräfta din adress; sedan svarar kontoret inom ${days} dagar.`,
  term: (days) =>
    `Man kan invända till och med ${days} dagar efter listans publicering. FIDE:s texter anger ingen tid: den här är kontorets egen.`,
  terms: (from, objectDays, answerDays) =>
    `Från och med ${asDay(from)}: vem som helst kan invända mot ett parti eller en rad till och med ${objectDays} dagar efter listans publicering, och mot ett parti när som helst före den. Kontoret svarar inom ${answerDays} dagar.`,
  termsText:
    "FIDE:s texter säger att rating kan kontrolleras (12.4), men ger spelare inga tider för invändningar. De här är kontorets egna: två månader, så att man hinner se en lista och nästa; och en månad, som texterna ger arrangörer för att överklaga.",
  name: "Ditt namn",
  email: "E-postadress",
  text: "Vad är fel?",
  send: "Skicka",
  sent: "Titta i din e-post",
  sentText: "Ett meddelande är på väg. Invändningen når kontoret när du bekräftar den med länken i meddelandet.",
  confirm: "Skicka din invändning",
  confirmText:
    "Kontoret och domaren kommer att läsa ditt namn och din text. Adressen stannar hos kontoret och raderas efter ett år.",
  confirmButton: "Skicka till kontoret",
  status: "Din invändning",
  statusOpen: (day) =>
    `Kontoret har din invändning och svarar senast ${asDay(day)}. Spara den här adressen: svaret kommer att finnas här.`,
  statusUpheld: (day) => `Avgjord ${asDay(day)}: invändningen bifalls.`,
  statusRejected: (day) => `Avgjord ${asDay(day)}: invändningen avslås.`,
});

export const objectionRefusalWords = ({ asDay }: Writing): ObjectionRefusalWords => ({
  "objection-too-late": ({ until }) =>
    `Tiden för invändningar tog slut ${asDay(until)}. Om du tror att reglerna inte har följts, skriv till kontoret.`,
  "not-on-this-list": ({ player, list }) => `${player} finns inte på ${list}. Kontrollera numret och listan.`,
  "decided-before-objection": ({ objection, on, received }) =>
    `Invändning ${objection} kom ${asDay(received)}: den kan inte avgöras ${asDay(on)}.`,
  "objection-to-line": ({ objection }) =>
    `Invändning ${objection} gäller en rad på en lista, så det finns inget parti att besluta om. Rätta först det som är fel och avgör sedan utan beslut om partiet.`,
  "objection-closed": ({ objection }) => `Invändning ${objection} är redan avgjord.`,
  "unknown-objection": ({ objection }) => `Det finns ingen invändning ${objection}. Se: objections list`,
  "objection-subject": ({ found }) =>
    `Ange ett parti (tournament, round, white, black) eller en rad på en lista (list, player); ${found} angavs.`,
});
