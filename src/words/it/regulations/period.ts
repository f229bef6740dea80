import type * as english from "../../en/regulations/period.ts";

/** What the terms of a list as a whole mean. */
export const PERIOD_TERM_WORDS: typeof english.PERIOD_TERM_WORDS = {
  "tournament counts": "se il torneo è valido per il rating",
  "decision of the office": "se per l'ufficio è valido per il rating",
  correction: "punti con cui l'ufficio ha corretto il rating della lista precedente",
  "published rating": "rating che la lista pubblica",
};

/** The cases of a list as a whole. */
export const periodClauseWords: typeof english.periodClauseWords = ({ asDay }) => ({
  "decided-rated": ({ reason }) => `valido per il rating per decisione dell'ufficio: ${reason}`,
  "decided-not-rated": ({ reason }) => `non valido per il rating per decisione dell'ufficio: ${reason}`,
  "list-decided": ({ list, reason }) =>
    `per decisione dell'ufficio il torneo appartiene alla lista del ${asDay(list)}: ${reason}`,
  "without-federation": ({ players }) =>
    `${players} ${players === 1 ? "giocatore con rating non ha" : "giocatori con rating non hanno"} una federazione: nessun file e nessuna pagina li mostra finché non ne hanno una.`,
  "K-printed": () =>
    "ricavato dalle liste importate: non tutte le partite e i rating sono in archivio; l'ultimo K stampato",
  "K-possible": () =>
    "ricavato dalle liste importate: non tutte le partite e i rating sono in archivio, ma solo questo K è possibile",
  "K-assumed": () =>
    "presunto: non tutte le partite e i rating sono in archivio; si suppongono almeno 30 partite e nessun rating più alto",
  "rating-published": () => "pubblicato",
  "rating-not-published": () => "non viene pubblicato alcun rating",
  "base-corrected": ({ reason }) => `corretto dall'ufficio: ${reason}`,
  "base-missing": () => "con rating all'inizio del torneo, ma senza rating nella lista precedente: nessuna variazione",
  "correction-without-rating": ({ reason }) =>
    `la correzione di un giocatore che non ha un rating da correggere non si applica: ${reason}`,
  "person-unknown": () => "l'ufficio non ha questo giocatore in archivio",
  "tournament-not-rated": () => "il torneo non è valido per il rating",
  "left-by-decision": ({ reason }) => `tolto dalla lista per decisione: ${reason}`,
  "left-merged": ({ kept, rating, reason }) =>
    `la stessa persona di ${kept}, la cui scheda resta${rating === null ? "" : `; il rating ${rating} non prosegue`}: ${reason}`,
  "left-merged-on": ({ kept, rating, reason }) =>
    `la stessa persona di ${kept}, la cui scheda resta e prosegue il rating ${rating}: ${reason}`,
  "left-unmerged": ({ merged, reason }) =>
    `il rating era quello di ${merged}, che in realtà è un'altra persona: ${reason}`,
  "returned-unmerged": ({ kept, list, rating, reason }) =>
    `in realtà non è la stessa persona di ${kept}: torna con ${rating === null ? "quanto" : `il rating ${rating} che`} riporta ${asDay(list)}; le partite valutate nel frattempo restano a ${kept}: ${reason}`,
});

/** What the texts leave open about making a list. */
export const PERIOD_READING_WORDS: typeof english.PERIOD_READING_WORDS = {
  "base-correction": {
    question: "E se un rating parte da un numero diverso da quello stampato nella lista precedente?",
    answer: "L'ufficio corregge la base apertamente, con punti e una motivazione; nulla viene adattato in silenzio.",
  },
  "one-time-after-changes": {
    question: "Una modifica di tutti i rating si fa prima o dopo le variazioni del periodo?",
    answer: "Dopo: si applica al rating che la lista avrebbe pubblicato, compresi i primi rating.",
  },
  "entered-meanwhile-not-opening": {
    question: "Il torneo di un giocatore entrato nel frattempo nella lista è un primo torneo per i suoi avversari?",
    answer: "No: un suo torneo è stato conservato, altrimenti non sarebbe nella lista.",
  },
  "pool-opened-once": {
    question: "Il primo torneo viene verificato di nuovo quando i più vecchi sono usciti dal cumulo?",
    answer: "No. Solo un torneo iniziato prima del primo conservato viene verificato come primo.",
  },
  "activity-at-latest": {
    question:
      "Quando ha giocato per l'ultima volta un giocatore che le prime liste in archivio mostrano senza partite?",
    answer:
      "Mostrato come attivo: al più tardi per quella lista; dalla sua data diventa inattivo come tutti gli altri. Segnalato come inattivo: al più tardi tanti mesi prima quanti ne chiede l'articolo; la segnalazione resta finché non conta una partita, e da lì si contano i 36 mesi della cancellazione.",
  },
  "facts-incomplete": {
    question:
      "Quale K ha un giocatore di cui non sono note le partite o il rating più alto prima della prima lista in archivio?",
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
