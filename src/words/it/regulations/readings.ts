import type * as english from "../../en/regulations/readings.ts";
/** What the FIDE texts leave open: the question and our answer. */
export const FIDE_READING_WORDS: typeof english.FIDE_READING_WORDS = {
  "scope-of-articles": {
    question: "Quale edizione vale se il torneo e la sua lista ricadono sotto edizioni diverse?",
    answer:
      "Articoli sui tornei: l'edizione alla data di inizio del torneo. Articoli sulle liste: l'edizione del giorno prima della lista.",
  },
  "edition-by-content": {
    question: "Da quando era in vigore questo testo?",
    answer: "Dal 1° luglio 2011, a giudicare dal contenuto e non dall'intestazione.",
  },
  "taken-from-before": {
    question: "Che cosa vale dove non abbiamo visto il testo di questa edizione?",
    answer: "Ciò che dice l'edizione precedente.",
  },
  "taken-from-standard": {
    question: "Che cosa vale dove non abbiamo visto alcun testo per rapid e blitz?",
    answer: "Ciò che valeva allora per la lista standard.",
  },
  "printed-example": {
    question: "L'esempio del girone all'italiana riporta 2,52 e +44,3 per il giocatore F. È giusto?",
    answer: "No: le tabelle danno 2,55, e +43,5 con K 30.",
  },
  "example-coefficients": {
    question: "L'esempio del girone all'italiana non usa il K dell'articolo su K. Quale vale?",
    answer: "Quello dell'articolo; l'esempio si riproduce con il proprio K.",
  },
  "one-pass": {
    question: "Quante volte si ripete il calcolo di un girone all'italiana?",
    answer: "Una, come nell'esempio svolto, anche se un altro passaggio cambierebbe ancora un rating.",
  },
  "persons-in-double-round-robin": {
    question: "Che cos'è n in un doppio girone all'italiana?",
    answer: "Il numero di avversari diversi; punteggi e mezzi punti si contano per partita.",
  },
  "half-point-2009": {
    question: "L'articolo dà 12,5 punti per mezzo punto, gli esempi 15. Che cosa vale?",
    answer: "12,5; gli esempi si riproducono con 15.",
  },
  "pool-example": {
    question: "L'esempio del primo rating cumulato riporta tre numeri diversi per una stessa media. Qual è giusto?",
    answer: "2220, che dà 2184 e 2199.",
  },
  "draft-coefficient": {
    question: "L'articolo dà K 30 e 20 e poi dice che K resta a 10. Che cosa vale?",
    answer: "30 e 20.",
  },
  "opening-score-2009": {
    question: "Nel primo torneo basta mezzo punto o serve un punto?",
    answer: "Serve un punto.",
  },
  "opponents-every-tournament": {
    question: "Le tre partite contro giocatori con rating sono richieste solo nel primo torneo?",
    answer: "No, in ogni torneo svizzero e a squadre.",
  },
  "at-least-floor": {
    question: "Un rating deve essere sopra la soglia, o almeno pari alla soglia?",
    answer: "Almeno pari alla soglia.",
  },
  "average-in-swiss": {
    question: "Quale media dà Ru in un torneo svizzero?",
    answer: "Rc, la media degli avversari del giocatore stesso.",
  },
  "nearest-half-up": {
    question: "Come si arrotonda un mezzo?",
    answer: "All'intero più vicino, i mezzi per eccesso.",
  },
  "half-away-from-zero": {
    question: "Arrotondare 0,5 per eccesso significa verso più infinito, o allontanandosi da zero?",
    answer: "Allontanandosi da zero: −2,5 diventa −3.",
  },
  "certain-scores": {
    question: "Quanto vale dp per un punteggio dello 0 o del 100%?",
    answer: "−800 e +800.",
  },
  "entered-meanwhile-opponents": {
    question:
      "Un giocatore era senza rating quando ha giocato ma lo ha quando il torneo viene valutato: che cosa guadagnano gli avversari?",
    answer: "Per loro è senza rating: nulla in uno svizzero, il nuovo rating in un girone all'italiana.",
  },
  "unrated-in-swiss": {
    question: "In uno svizzero contano le partite di giocatori con rating contro giocatori senza rating?",
    answer: "Solo secondo il testo di marzo 2009.",
  },
  participants: {
    question: "In un campionato nazionale servono tre uomini o tre partecipanti?",
    answer: "Tre partecipanti, o due donne in una manifestazione femminile.",
  },
  "lost-signs": {
    question: "Alcune copie del testo hanno perso dei segni e una colonna. Che cosa dice il testo?",
    answer: "Ciò che riportano le copie complete.",
  },
  "official-always-rated": {
    question:
      "Una condizione sull'intero torneo (cadenza, durata, composizione, registrazione, licenza) può impedire che una manifestazione ufficiale sia valutata?",
    answer:
      "No: è sempre valida per il rating, e una decisione contraria è respinta. Valgono comunque le regole sulle singole partite: partite non giocate, match già decisi, avversari senza rating.",
  },
  "appeal-against-both": {
    question: "Contro che cosa può ricorrere un organizzatore?",
    answer: "Contro una registrazione respinta e contro un torneo dichiarato non valido per il rating.",
  },
  "unrated-raise-no-band": {
    question: "I giocatori senza rating fanno aumentare il tempo di riflessione richiesto?",
    answer: "No.",
  },
  "first-control-without-sanction": {
    question: "Che cosa succede se il primo controllo del tempo è a un'altra mossa?",
    answer: "Viene annotato; il torneo è valido per il rating, salvo diversa decisione dell'ufficio.",
  },
  "interim-parts": {
    question: "Come si valuta un torneo lungo con referti in parti?",
    answer:
      "Ogni parte entra nella lista del periodo in cui finisce, con i rating del proprio primo giorno e l'edizione dell'intero torneo.",
  },
  "listed-without-game": {
    question: "Ha partecipato un giocatore che è nel referto ma non ha giocato alcuna partita?",
    answer: "No.",
  },
  "disregarded-in-round-robin": {
    question: "Che cosa succede a un girone all'italiana in cui un primo risultato non si considera?",
    answer:
      "Si valuta come se quel giocatore non avesse partecipato. La verifica si fa una volta, sui punteggi effettivi.",
  },
  "stages-by-own-system": {
    question: "Eliminatorie e finali sono un unico torneo?",
    answer:
      "Sì per le date e per il primo risultato, se dichiarate come tali; ogni fase si valuta secondo il proprio sistema.",
  },
  "coefficient-order": {
    question: "Quale K vale se corrispondono più righe?",
    answer: "La prima che corrisponde, nell'ordine in cui sono mostrate qui.",
  },
  "coefficient-date": {
    question: "A quale data si determina K?",
    answer:
      "Fino all'edizione del 2014 secondo la lista in vigore all'inizio del torneo; dal 2017 secondo la lista precedente.",
  },
  "thirty-games": {
    question: "Quali partite contano per le trenta?",
    answer: "Tutte le partite conteggiate fino a quella lista, comprese quelle del primo rating.",
  },
  "birth-year-only": {
    question: "Quando termina il K di uno junior se è noto solo l'anno di nascita?",
    answer: "Alla fine dell'anno del compleanno.",
  },
  "birth-unknown": {
    question: "Un giocatore senza data di nascita nota è uno junior?",
    answer: "No.",
  },
  "no-coefficient-limit": {
    question: "Nel 2014 il prodotto di K per il numero di partite era limitato?",
    answer: "No.",
  },
  "printed-coefficient": {
    question: "Quale K stampa una lista se K è stato ridotto per il numero di partite?",
    answer: "Il K prima della riduzione.",
  },
  "limit-once": {
    question: "In quali partite di un torneo si può usare il limite della differenza?",
    answer: "In una partita per giocatore: quella con la differenza maggiore, per il più forte come per il più debole.",
  },
  "limit-by-own-rating": {
    question: "Il rating di chi decide se il limite si applica?",
    answer: "Il proprio. La variazione dell'avversario è limitata come prima.",
  },
  "no-limit-rapid": {
    question: "La differenza era limitata in rapid e blitz?",
    answer: "No; la tabella finisce a 735.",
  },
  "window-in-periods": {
    question: "Come si conta il tempo entro cui i risultati si sommano?",
    answer: "In periodi rating, da quello del torneo più vecchio a quello del più recente, entrambi compresi.",
  },
  "below-floor-stays-pooled": {
    question: "Che cosa accade se le partite bastano ma il rating è sotto la soglia?",
    answer: "I risultati restano e si riprovano con i successivi finché non sono troppo vecchi.",
  },
  "partial-results-cancelled": {
    question: "I risultati anteriori al 1° marzo 2024 si cumulano con quelli successivi?",
    answer: "No: per le liste successive contano, per chi è senza rating, solo i risultati da quel giorno in poi.",
  },
  "ties-of-first-rating": {
    question: "Come si arrotondano i mezzi di Ru e di p?",
    answer: "Per eccesso.",
  },
  "delisted-return": {
    question: "Che cosa conserva un giocatore sceso sotto la soglia?",
    answer: "Solo che un tempo è stato raggiunto un rating di 2400. Risultati e numero di partite ripartono da zero.",
  },
  "change-lapses": {
    question: "Che cosa succede alla variazione di un torneo iniziato prima che il rating fosse tolto e valutato dopo?",
    answer: "Per il giocatore decade; gli avversari sono valutati con il vecchio rating. La spiegazione lo dice.",
  },
  "flagged-after-a-year": {
    question: "Un giocatore è segnato inattivo dopo un anno, o solo dopo i due ulteriori anni di 7.23b?",
    answer: "Dopo un anno; dopo altri due lascia la lista.",
  },
  "reception-closing": {
    question: "La data di chiusura riguarda la fine del torneo o la ricezione del referto?",
    answer: "La fine, come in tutti gli altri testi.",
  },
  "closing-three-days": {
    question:
      "Quanti giorni prima di una lista si chiude il periodo da luglio 2012 a giugno 2014, e per rapid e blitz fino al 2017?",
    answer: "Tre giorni, come dicono i testi successivi; quelli precedenti dicevano sette.",
  },
  "games-and-opponents": {
    question:
      "6.41 chiede tre partite contro giocatori con rating, 8.21 tre avversari con rating. Che cosa vale, e per quali tornei?",
    answer: "Entrambi: 6.41 nei tornei svizzeri e a squadre, 8.21 in ogni sistema; dal 2011 solo nel primo torneo.",
  },
  "inactive-24-months": {
    question: "Dopo quanto tempo un giocatore è inattivo?",
    answer: "Dopo un anno; dopo due dalla lista del 1° novembre 2020 fino al testo del 2024.",
  },
  "left-out-still-rated": {
    question: "Si valutano le partite di un giocatore che non è mostrato nella lista?",
    answer: "Sì, e il suo rating si usa per gli avversari; soltanto, il giocatore non viene mostrato.",
  },
  "rounded-once": {
    question: "Si arrotonda ogni torneo, o la lista?",
    answer: "L'intera lista, una sola volta.",
  },
  "standard-rating-seeds": {
    question: "Quale rating si usa per un giocatore che è senza rating in rapid o blitz ma ha un rating standard?",
    answer: "Il rating standard; il giocatore conta come giocatore con rating.",
  },
  "rapid-opening-score": {
    question: "Quanti punti sono richiesti nel primo torneo rapid o blitz?",
    answer: "Uno.",
  },
  "compression-rounding": {
    question: "Come è stato arrotondato l'aumento una tantum di marzo 2024?",
    answer: "All'intero più vicino, i mezzi per eccesso.",
  },
};
