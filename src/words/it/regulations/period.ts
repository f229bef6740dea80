import type * as english from "../../en/regulations/period.ts";
import { counted } from "../../numbers.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS: typeof english.PERIOD_TERM_WORDS = {
  "tournament counts": "Torneo valido per il rating",
  "decision of the office": "Valido per decisione dell'ufficio",
  correction: "Correzione dell'ufficio (punti)",
  "published rating": "Rating pubblicato",
};

/** The cases of a list as a whole. */
export const periodClauseWords: typeof english.periodClauseWords = ({ asDay }) => ({
  "decided-rated": ({ reason }) => `valido per il rating per decisione dell'ufficio: ${reason}`,
  "decided-not-rated": ({ reason }) => `non valido per il rating per decisione dell'ufficio: ${reason}`,
  "list-decided": ({ list, reason }) => `spostato alla lista del ${asDay(list)} per decisione dell'ufficio: ${reason}`,
  "without-federation": ({ players }) =>
    `${counted("it", players)} ${players === 1 ? "giocatore con rating non ha" : "giocatori con rating non hanno"} una federazione: nessun file e nessuna pagina li mostra finché non ne hanno una.`,
  "K-printed": () => "ultimo K pubblicato; alcune partite e alcuni rating precedenti non sono in archivio",
  "K-possible": () =>
    "l'unico K compatibile con le liste importate; alcune partite e alcuni rating precedenti non sono in archivio",
  "K-assumed": () =>
    "stimato (alcune partite e alcuni rating precedenti non sono in archivio): suppone almeno 30 partite e nessun rating più alto in passato",
  "rating-published": () => "pubblicato",
  "rating-not-published": () => "non viene pubblicato alcun rating",
  "base-corrected": ({ reason }) => `corretto dall'ufficio: ${reason}`,
  "base-missing": () => "con rating all'inizio del torneo ma non nella lista precedente: nessuna variazione",
  "correction-without-rating": ({ reason }) => `correzione non applicata, perché il giocatore non ha rating: ${reason}`,
  "person-unknown": () => "l'ufficio non ha questo giocatore in archivio",
  "tournament-not-rated": () => "il torneo non è valido per il rating",
  "left-by-decision": ({ reason }) => `tolto dalla lista per decisione: ${reason}`,
  "left-merged": ({ kept, rating, reason }) =>
    `la stessa persona di ${kept}, la cui scheda resta${rating === null ? "" : `; il rating ${rating} non prosegue`}: ${reason}`,
  "left-merged-on": ({ kept, rating, reason }) =>
    `stessa persona di ${kept}, la cui scheda resta e riprende il rating ${rating}: ${reason}`,
  "left-unmerged": ({ merged, reason }) => `il rating appartiene a ${merged}, un'altra persona: ${reason}`,
  "returned-unmerged": ({ kept, list, rating, reason }) =>
    `non è la stessa persona di ${kept}: torna con ${rating === null ? "i dati" : `il rating ${rating}`} del ${asDay(list)}; le partite valutate nel frattempo restano a ${kept}: ${reason}`,
});

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS: typeof english.PERIOD_READING_WORDS = {
  "base-correction": {
    question: "E se il calcolo deve partire da un rating diverso da quello della lista precedente?",
    answer:
      "L'ufficio corregge il rating di partenza apertamente, con punti e motivo. Nulla viene adattato in silenzio.",
  },
  "one-time-after-changes": {
    question: "Una modifica di tutti i rating si fa prima o dopo le variazioni del periodo?",
    answer: "Dopo: si applica al rating che la lista avrebbe pubblicato, compresi i primi rating.",
  },
  "entered-meanwhile-not-opening": {
    question: "Un giocatore è entrato nel frattempo in lista: quel torneo è ancora un primo torneo per gli avversari?",
    answer: "No: il giocatore è in lista, quindi un torneo precedente è stato considerato.",
  },
  "pool-opened-once": {
    question: "Un torneo viene verificato di nuovo come primo quando i più vecchi non contano più?",
    answer: "No. Solo un torneo iniziato prima del primo considerato viene verificato come primo.",
  },
  "activity-at-latest": {
    question: "Quando ha giocato per l'ultima volta un giocatore senza partite nelle prime liste in archivio?",
    answer:
      "Mostrato come attivo: al più tardi per quella lista; dalla sua data diventa inattivo come tutti gli altri. Segnalato come inattivo: al più tardi tanti mesi prima quanti ne chiede l'articolo; la segnalazione resta finché non conta una partita, e da lì si contano i 36 mesi della cancellazione.",
  },
  "facts-incomplete": {
    question:
      "Quale K vale se non sono note le partite o il rating più alto di un giocatore prima della prima lista in archivio?",
    answer:
      "Ogni lista importata dice, con il K che stampa, che cosa è possibile (meno di 30 partite o almeno 30, quanto alto era il rating). Il K ne segue secondo l'edizione in vigore. Se più valori sono possibili: l'ultimo K stampato se è fra questi, altrimenti quello di almeno 30 partite e del rating più alto visto. È indicato come ricavato o presunto, e l'ufficio può dichiarare i fatti.",
  },
  "juniors-under-twenty": {
    question: "Chi è uno junior in una lista?",
    answer: "Chi aveva meno di 20 anni il 1° gennaio dell'anno della lista, secondo l'anno di nascita.",
  },
};

/** What each rule of the office and each one-time change is about, as a label. */
export const PERIOD_RULE_WORDS: typeof english.PERIOD_RULE_WORDS = {
  decision: "Decisioni dell'ufficio",
  baseCorrection: "Correzioni del rating di partenza",
  coefficientOnRecord: "K con dati incompleti",
  juniorSection: "Giovani",
  rapidBlitzLift: "Rating rapid e blitz bassi",
  compression: "Rating bassi",
};
