import type { ObjectionRefusalWords, ObjectionWords } from "../types/objection-words.ts";
import type { Writing } from "../writing.ts";

export const objectionWords = ({ asDay }: Writing): ObjectionWords => ({
  title: "Reclami",
  intro:
    "Giocatori e altri reclamano contro una partita o una riga di una lista. L'arbitro della partita viene interrogato subito; l'ufficio decide, con una decisione o una correzione, e tutti gli interessati vengono informati.",
  none: "Ancora nessun reclamo. Arrivano dal collegamento nella spiegazione di una partita o di un rating.",
  number: "N.",
  about: "Oggetto",
  from: "Da",
  received: "Ricevuto",
  answerBy: "Risposta entro",
  state: "Stato",
  open: "aperto",
  upheld: "accolto",
  rejected: "respinto",
  one: (objection) => `Reclamo ${objection}`,
  game: (round, white, black) => `Turno ${round}, ${white} – ${black}`,
  line: (player, list) => `${player} in ${list}`,
  question: "L'arbitro è stato interrogato. La risposta è nella pagina del torneo.",
  lineHint: "Guarda la spiegazione della riga. Se è sbagliata, correggi prima ciò su cui si basa; poi decidi.",
  preview: "Che cosa cambierebbe",
  previewButton: "Mostra",
  counts: "Decisione sulla partita",
  countsNo: "non vale",
  countsYes: "vale",
  countsNone: "nessuna decisione",
  decide: "Decidi",
  decideButton: "Decidi",
  upheldLabel: "Esito",
  reason: "Motivo, che legge chi reclama",
  effect: "Se la decisione viene presa:",
  noEffect: "Non cambierebbe nulla.",
  correct: "Se cambia una lista pubblicata, riportala o riaprila in Correzioni.",
  wrong: "Errore?",
  object: "Reclama",
  link: "Reclama contro questa partita",
  lineLink: "Reclama contro questa riga",
  form: "Presenta un reclamo",
  formText: (days) =>
    `Spiega che cosa non va. Ti mandiamo un'e-mail per confermare il tuo indirizzo; poi l'ufficio risponde entro ${days} giorni.`,
  term: (days) =>
    `Si può reclamare fino a ${days} giorni dopo la pubblicazione della lista. I testi FIDE non fissano un termine: questo è dell'ufficio.`,
  terms: (from, objectDays, answerDays) =>
    `Dal ${asDay(from)}: chiunque può reclamare contro una partita o una riga fino a ${objectDays} giorni dopo la pubblicazione della lista, e contro una partita in ogni momento prima. L'ufficio risponde entro ${answerDays} giorni.`,
  termsText:
    "I testi FIDE dicono che i rating si possono controllare (12.4), ma non fissano ai giocatori termini per reclamare. Questi sono dell'ufficio: due mesi, per vedere una lista e la successiva; e un mese, come i testi danno agli organizzatori per l'appello.",
  name: "Il tuo nome",
  email: "Indirizzo e-mail",
  text: "Che cosa non va?",
  send: "Invia",
  sent: "Controlla la posta",
  sentText: "Un'e-mail è in arrivo. Il reclamo arriva all'ufficio quando lo confermi con il collegamento nell'e-mail.",
  confirm: "Invia il tuo reclamo",
  confirmText:
    "L'ufficio e l'arbitro leggeranno il tuo nome e il tuo testo. L'indirizzo resta all'ufficio e viene cancellato dopo un anno.",
  confirmButton: "Invia all'ufficio",
  status: "Il tuo reclamo",
  statusOpen: (day) =>
    `L'ufficio ha il tuo reclamo e risponde entro il ${asDay(day)}. Conserva questo indirizzo: la risposta sarà qui.`,
  statusUpheld: (day) => `Deciso il ${asDay(day)}: il reclamo è accolto.`,
  statusRejected: (day) => `Deciso il ${asDay(day)}: il reclamo è respinto.`,
});

export const objectionRefusalWords = ({ asDay }: Writing): ObjectionRefusalWords => ({
  "objection-too-late": ({ until }) =>
    `Il termine per reclamare è scaduto il ${asDay(until)}. Se pensi che le regole non siano state rispettate, scrivi all'ufficio.`,
  "not-on-this-list": ({ player, list }) => `${player} non è in ${list}. Controlla il numero e la lista.`,
  "decided-before-objection": ({ objection, on, received }) =>
    `Il reclamo ${objection} è arrivato il ${asDay(received)}: non si può decidere il ${asDay(on)}.`,
  "objection-to-line": ({ objection }) =>
    `Il reclamo ${objection} riguarda una riga di una lista: non c'è una partita su cui decidere. Correggi prima l'errore, poi decidi senza una decisione sulla partita.`,
  "objection-closed": ({ objection }) => `Il reclamo ${objection} è già deciso.`,
  "unknown-objection": ({ objection }) => `Non c'è un reclamo ${objection}. Vedi: objections list`,
  "objection-subject": ({ found }) =>
    `Indica una partita (tournament, round, white, black) o una riga di una lista (list, player); trovato ${found}.`,
});
