import type * as english from "../../en/regulations/lask-readings.ts";

/** What the Swedish text leaves open: the question and our answer. */
export const LASK_READING_WORDS: typeof english.LASK_READING_WORDS = {
  "difference-by-base": {
    question: "Quali rating danno la differenza di una partita?",
    answer: "I rating base dei due giocatori, quelli dell'inizio del periodo.",
  },
  "half-table-at-2200": {
    question: "Quale tabella vale per 2200 esatti?",
    answer: "Quella con i mezzi punti.",
  },
  "half-by-base": {
    question: "Quale rating decide se un giocatore riceve la metà dei punti?",
    answer: "Il rating base, per tutto il periodo, anche se il rating attuale cambia.",
  },
  "common-from-1200": {
    question: "Quali regole valgono per 1200 esatti, e tra 1200 e 1300?",
    answer: "Da 1200 valgono le regole comuni; i rating si dicono confrontabili solo sopra 1300.",
  },
  "halves-up-at-period-start": {
    question: "Il mezzo punto si arrotonda per eccesso anche quando così un rating torna a 2200?",
    answer: "Sì, sempre per eccesso, all'inizio del periodo.",
  },
  "about-fifteen": {
    question: "Da quando un principiante conta come di circa 15 anni?",
    answer: "Dall'anno in cui compie quell'età.",
  },
  "anyone-in-tournament": {
    question: "Quale rating decide quanto tempo serve per una partita?",
    answer: "Il più alto tra tutti i giocatori del torneo.",
  },
  "elo-for-time-limits": {
    question: "Quale rating si usa in quel caso per un giocatore che non ne ha uno svedese?",
    answer: "L'Elo + 50, come nel calcolo.",
  },
  "time-limit-at-start": {
    question: "Quali rating decidono in un torneo che dura più periodi?",
    answer: "Quelli del periodo in cui comincia.",
  },
  "round-on-its-usual-day": {
    question: "Una partita rinviata o anticipata è un turno a sé?",
    answer:
      "No: un turno cade nel giorno previsto, o altrimenti in quello della maggior parte delle sue partite. Una partita rinviata o anticipata si valuta secondo il giorno in cui è stata giocata, come una aggiornata.",
  },
  "adjourned-with-next-round": {
    question: "Quali rating valgono per una partita aggiornata che finisce in un nuovo periodo?",
    answer:
      "Quelli del turno successivo del suo torneo in quel periodo, o altrimenti dell'ultimo; se non ce n'è, i nuovi rating.",
  },
  "new-period-on-its-day": {
    question: "A quale periodo appartiene una partita giocata il primo giorno di un periodo?",
    answer: "A quello nuovo.",
  },
  "seven-days-between": {
    question: "Quando ci si possono ragionevolmente aspettare nuovi rating in un torneo che continua?",
    answer:
      "Se tra l'ultimo turno prima dell'inizio del periodo e il primo turno dopo passano almeno sette giorni; il responsabile del libro può scegliere diversamente.",
  },
  "old-ratings-to-the-end": {
    question: "Fino a quando si usano i vecchi rating, e quando si fissa il nuovo rating base?",
    answer: "Fino alla fine del torneo; il nuovo rating base si fissa allora e comprende tutte le sue partite.",
  },
  "waits-for-its-end": {
    question: "Che cosa mostra la lista del circolo per i soci che giocano in un torneo simile?",
    answer:
      "Il loro rating finora, contrassegnato come in attesa; una versione successiva mostra il nuovo rating base.",
  },
  "estimate-by-table": {
    question: "Come si stima il rating di un avversario che non ne ha alcuno?",
    answer:
      "Come il rating che, secondo la tabella, i risultati lascerebbero invariato; il responsabile del libro lo conferma.",
  },
  "first-start-after-full-year": {
    question: "In quale giorno si applica la detrazione per inattività?",
    answer:
      "Al primo inizio di periodo dopo uno, due o tre anni interi dall'ultima partita, prima che si fissi il nuovo rating base.",
  },
  "rapid-only-proposed": {
    question: "Un socio che ha giocato solo partite rapide perde punti?",
    answer: "Solo quando il responsabile del libro accetta la proposta.",
  },
  "raise-by-keeper": {
    question: "Quali giovani ricevono invece un aumento, e di quanto?",
    answer: "Decide entrambe le cose il responsabile del libro, con una motivazione.",
  },
  "floor-after-each-game": {
    question: "Quando si applica il rating minimo, e a chi?",
    answer: "Dopo ogni partita con il suo bonus, e dopo le detrazioni; in ogni circolo.",
  },
  "bonus-before-game": {
    question: "Quale rating attuale dà il bonus di una partita?",
    answer: "Quello prima della partita. Il testo potrebbe intendere anche quello dopo.",
  },
  "placed-like-a-start": {
    question: "Da quando vale un rating che il circolo assegna a mano?",
    answer: "Dal suo giorno in poi, come rating base e come rating attuale; le partite precedenti restano com'erano.",
  },
  "district-below-1200": {
    question: "Il bonus di un distretto può andare oltre 1200?",
    answer: "No: da 1200 valgono le regole comuni.",
  },
  "one-calendar-per-club": {
    question: "Si possono mescolare tre e cinque periodi all'anno?",
    answer: "Non all'interno di un circolo: tutti i suoi soci hanno lo stesso calendario.",
  },
};
