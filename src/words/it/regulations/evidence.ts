import type * as english from "../../en/regulations/evidence.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS: typeof english.FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "L'articolo 0.1 lega una modifica del testo all'inizio di un torneo; il 7 e l'8.57 operano per lista. I calcoli pubblicati dalla FIDE prendono i rating dalla lista in vigore all'inizio e arrotondano una volta per lista.",
  "edition-by-content":
    "L'intestazione dice che il testo è aggiornato fino al 2008. Ma K 30 e i 15 punti sono arrivati dopo l'annuncio di luglio 2009 e a luglio 2014 non c'erano più; l'anno che corrisponde meglio è il 2011.",
  "taken-from-before-2009-07":
    "Non abbiamo visto il testo di luglio 2009. L'annuncio indica la soglia, le date delle liste, la data di chiusura, i punti per mezzo punto, il limite della differenza e K.",
  "taken-from-before-2012-07":
    "Le decisioni indicano la soglia e le liste mensili. Alcune fonti citano un testo a parte per il periodo da luglio 2013 a giugno 2014; non ne abbiamo trovato il contenuto.",
  "taken-from-before-2014-07":
    "I riassunti indicano K, la regola per gli junior, le cinque partite e le 12 ore. I 20 punti per mezzo punto sono la metà di K 40. La data di chiusura, la regola sul primo torneo e il punteggio che non si considera sono quelli del 2017.",
  "taken-from-before-2017-07": "Per gli anni dal 2017 al 2023 non abbiamo trovato alcun testo su questi punti.",
  "taken-from-before-2022-01":
    "Del capitolo del 2022 abbiamo visto gli articoli 8.2 e 8.3.1. I riassunti indicano la registrazione, la cadenza, i referti in parti e la fine del metodo dei gironi all'italiana. I numeri degli altri articoli sono quelli del 2024.",
  "taken-from-before-2024-03":
    "Non abbiamo trascritto queste parti del capitolo del 2024; valori e numeri degli articoli sono quelli del 2017.",
  "taken-from-standard-2012-01":
    "L'annuncio indica la cadenza, K, la registrazione, il primo risultato e il rating standard come rating di partenza; le liste dal 2012 al 2014 scendono fino a 1000.",
  "taken-from-standard-2022-01":
    "I riassunti dicono che le regole di rapid e blitz sono state allineate a quelle standard, mantenendo K 20; cadenza, turni al giorno e registrazione sono quelli del 2017. I numeri degli articoli sono quelli del capitolo del 2024.",
  "printed-example":
    "Per il giocatore F la tabella svolta stampa 2,52 e +44,3. Le tabelle danno 2,55 e, con K 30, +43,5, come stampa il testo di marzo 2009.",
  "example-coefficients":
    "La tabella svolta dell'8.58 usa K 20 e 30, i valori della bozza di marzo 2009; l'8.56 dice 30, 15 e 10.",
  "one-pass":
    "La tabella svolta dell'8.58 fa un solo passaggio: il giocatore I arriva a 2006. Ripetendolo finché nulla cambia, il metodo darebbe circa 1993.",
  "persons-in-double-round-robin":
    "n è il numero degli avversari; in un doppio girone all'italiana ciascuno si incontra due volte.",
  "half-point-2009":
    "L'8.23 dice 12,5, gli esempi dell'8.34 e dell'8.58 aggiungono 15. I 12,5 furono annunciati come in vigore a luglio 2009; gli esempi corrispondono a K 30.",
  "pool-example":
    "L'8.34 stampa 2200, 220 e 2000 per una stessa media; solo 2220 dà il risultato stampato, (3·2220 + 5·2150 + 4·2200) / 12 = 2184,17.",
  "draft-coefficient":
    "L'8.56 dà 30 e 20 e poi dice che K resta a 10; il 12.3 dello stesso testo conta le partite solo per 20 e 30.",
  "opening-score-2009": "Il 6.41 richiede mezzo punto, il 6.1 tralascia mezzo punto e l'8.21 scarta meno di un punto.",
  "opponents-every-tournament":
    "Il 6.41 richiede tre partite contro giocatori con rating in ogni torneo svizzero o a squadre, non solo nel primo.",
  "at-least-floor": "Il 6.41 e il 7.12 dicono sopra la soglia, il 7.14d e l'8.33 almeno pari alla soglia.",
  "average-in-swiss":
    "Gli articoli da 8.22 a 8.24 scrivono Ra anche per i tornei svizzeri, per i quali l'8.21 definisce solo Rc; il testo di marzo 2009 scrive Rc.",
  "nearest-half-up-2009-03":
    "L'8.32 e l'8.57 parlano di arrotondare per eccesso all'intero più vicino. Di 77 mezzi pubblicati in quegli anni, 74 sono stati arrotondati per eccesso.",
  "nearest-half-up-2011-07":
    "L'8.32 e l'8.57 arrotondano all'intero più vicino e 0,5 per eccesso. Di 77 mezzi pubblicati in quegli anni, 74 sono stati arrotondati per eccesso.",
  "half-away-from-zero":
    "L'8.57 arrotonda 0,5 per eccesso sia nelle variazioni positive sia in quelle negative. Può significare verso più infinito oppure allontanandosi da zero. Il testo del 2024 dice allontanandosi da zero, e nel 2025 −2,50 è stato pubblicato come −3. Per gli anni dal 2017 al 2023 abbiamo soltanto la formulazione.",
  "certain-scores": "L'8.1a di questo testo non stampa alcun dp per 0 e 1,0; tutti gli altri stampano 800.",
  "entered-meanwhile-opponents":
    "I testi del 2011 e del 2017 dicono che il rating degli avversari non varia. Quelli di marzo 2009, del 2022 e del 2024 dicono che per gli avversari il giocatore conta come senza rating.",
  "unrated-in-swiss-2009-03":
    "Il 6.42 e l'8.52 di questo testo contano le partite di un torneo svizzero contro un giocatore senza rating il cui risultato è valido; tutti i testi successivi le escludono. Che cosa si sia fatto proprio a luglio 2009 non si sa.",
  "unrated-in-swiss-2009-07":
    "Il testo di marzo 2009 conta le partite di un torneo svizzero contro giocatori senza rating, quelli dal 2011 no; l'annuncio di luglio 2009 si interrompe prima di questo punto.",
  participants:
    "Il 6.33 del 2011 dice uomini, il 6.23 del 2017 partecipanti; entrambi danno alle manifestazioni femminili un numero a parte.",
  "lost-signs":
    "Alcune copie del testo hanno perso i segni meno nell'8.55b e nel 12.1 e una colonna dell'8.1a; le copie complete concordano tra loro.",
  "official-always-rated":
    "Lo 0.3 dice che le manifestazioni ufficiali sono sempre valutate (0.4 del 2017: saranno valutate). Si potrebbe anche intendere che gli articoli da 1 a 6 valgano per intero, ma a favore c'è solo il fatto che quegli articoli non fanno eccezioni.",
  "appeal-against-both":
    "L'articolo parla della decisione di non valutare un torneo; respingerne la registrazione ha lo stesso effetto.",
  "unrated-raise-no-band": "L'articolo parla del rating di un giocatore; chi è senza rating non ne ha uno.",
  "first-control-without-sanction":
    "A differenza dell'articolo sul tempo complessivo, questo non dice nulla sulle conseguenze.",
  "interim-parts":
    "L'articolo richiede referti mensili ma non dice quali rating e quale edizione usare. Nei campionati di lega pubblicati si usa, per ogni parte, la lista in vigore in quel momento.",
  "listed-without-game": "Un giocatore che si è ritirato prima del primo turno spesso figura ancora nel referto.",
  "disregarded-in-round-robin":
    "Il 6.1 non considera le partite del giocatore, neppure per gli avversari; senza quelle partite il girone all'italiana è completo anche senza il giocatore. In senso contrario: si sa di gironi di questo tipo valutati come uno svizzero.",
  "stages-by-own-system":
    "Il 6.2 permette di raggruppare i risultati e non dice nulla del numero di giocatori con rating.",
  "coefficient-order-2009-07":
    "L'annuncio dà K 10 ai giocatori che hanno raggiunto 2400 e giocato 30 partite: la riga sui nuovi giocatori viene quindi prima.",
  "coefficient-order-2011-07":
    "L'ordine raggiunti i 2400, junior, nuovi, tutti gli altri corrisponde al 99,21% di 19,6 milioni di rating pubblicati (uno per giocatore e mese).",
  "coefficient-date-2009-03":
    "Fino al testo del 2014 rating e K sono quelli validi per il torneo, cioè quelli della lista in vigore al suo inizio.",
  "coefficient-date-2017-07":
    "I calcoli pubblicati dalla FIDE nel 2025 e nel 2026 usano il K stampato nella lista precedente, anche per i tornei iniziati sotto una lista più vecchia.",
  "thirty-games":
    "I testi chiedono tornei conclusi con almeno 30 partite in tutto. Nessuno dice se ne facciano parte anche le partite prima del primo rating.",
  "birth-year-only": "Le liste anteriori al 2017 riportano solo l'anno di nascita.",
  "birth-unknown":
    "K 40 spetta ai giocatori sotto una certa età; senza data di nascita, nulla mostra che un giocatore lo sia.",
  "no-coefficient-limit":
    "Le quattro righe su K citate nei riassunti del 2014 non hanno alcun limite al prodotto di K per il numero di partite; il testo del 2017 lo ha.",
  "printed-coefficient": "Un mese pubblicato con 39 partite è stato valutato con K 17, mentre la lista stampava 20.",
  "limit-once":
    "Il testo consente un solo innalzamento per torneo, nella partita con la differenza più ampia. Una relazione di dicembre 2021 lo intende come una partita in tutto; un torneo rapid del 2022 pubblicato mostra innalzato un avversario su quattro. Preso alla lettera, ne beneficia solo il giocatore con il rating più alto, così che per quello con il rating più basso il limite varrebbe in ogni partita.",
  "limit-by-own-rating":
    "In una partita pubblicata, 2813 contro 2400, per il primo giocatore è stata usata la differenza di 413, per il secondo di 400. Che decida il rating all'inizio del torneo è una nostra ipotesi.",
  "no-limit-rapid":
    "Una relazione di novembre 2021 indica come differenza massima 735, dove finisce la tabella: non c'era un limite a parte.",
  "window-in-periods": "L'articolo conta periodi rating, e un periodo è il tempo in cui una lista è in vigore.",
  "below-floor-stays-pooled":
    "La condizione sul rating sta accanto a quella sul numero di partite; se manca quest'ultima, i risultati restano da parte per i tornei successivi.",
  "partial-results-cancelled":
    "Il 30 settembre 2023 la federazione svedese ha annunciato che con la modifica i risultati parziali dei giocatori ancora senza rating sarebbero stati annullati; il testo non lo dice.",
  "ties-of-first-rating":
    "L'8.2.3 arrotonda Ru all'intero più vicino e non parla dei mezzi, né di come si arrotonda p. Il regolamento dei titoli arrotonda entrambi per eccesso (1.4.7b, 1.4.9). Pubblicato: 3 punti in 5 partite contro avversari con 9507 punti di rating in tutto hanno dato un primo rating di 1922.",
  "delisted-return":
    "Un giocatore tolto dalla lista è trattato come chiunque sia senza rating. Il testo non dice che cosa succeda al rating più alto e alle partite precedenti.",
  "change-lapses":
    "Il 7.21 toglie il rating, quindi non resta nulla da variare; gli avversari hanno giocato contro un giocatore con rating. Nessun testo dice di più.",
  "flagged-after-a-year":
    "Il 7.23a chiama inattivo chi non ha partite valutate da un anno; il 7.23b tiene il nome in lista per altri due anni. Letto da solo, il 7.23b può voler dire che il segno arriva solo dopo questi.",
  "reception-closing":
    "Il 7.13 della bozza parla della data entro cui si ricevono i referti; i testi entrati in vigore parlano della fine del torneo.",
  "games-and-opponents":
    "L'8.21 del 2011 dice che dopo il primo torneo bastano meno di tre avversari con rating. Il 6.41 non dice a quale torneo si riferisce, quindi può intenderli tutti.",
  "inactive-24-months-2017-07": "Il testo dice un anno. Dalla lista del 1° novembre 2020 si sono applicati due anni.",
  "inactive-24-months-2022-01":
    "Dalla lista del 1° novembre 2020 si sono applicati due anni; il testo del 2024 dice di nuovo un anno. Per gli anni intermedi non abbiamo visto alcun testo.",
  "left-out-still-rated": "La sezione 13 parla di essere inclusi nella lista, non della valutazione delle partite.",
  "rounded-once":
    "In 14 periodi pubblicati del 2025 e del 2026 con più tornei la cosa fa differenza: arrotondare una volta corrisponde in 13, arrotondare per torneo in 1.",
  "standard-rating-seeds":
    "Annunciato per il 2012 e scritto nel 7.2.1 del 2024; per gli anni intermedi non abbiamo trovato alcun testo.",
  "rapid-opening-score":
    "Una relazione di novembre 2021 su rapid e blitz indica un punto dove il testo standard ha mezzo punto.",
  "compression-rounding":
    "La tabella pubblicata ha solo risultati interi: 1000 dà 1400, 1600 dà 1760, 1900 dà 1940. Nessuna fonte indica l'arrotondamento; arrotondiamo all'intero più vicino, i mezzi per eccesso. Un mezzo non può presentarsi: l'aumento è pari ai due quinti di un numero intero.",
  "base-correction":
    "In 8 di 61 periodi pubblicati del 2025 e del 2026 il calcolo parte da un numero diverso da quello stampato nella lista precedente, o il suo risultato non si spiega con le partite.",
  "one-time-after-changes-2022-10":
    "Gli annunci confrontano il rating della lista del 1° ottobre 2022 con il rating standard. Se la modifica fosse stata fatta prima delle partite di settembre, chi poi ha perso punti sarebbe stato comunque pubblicato più di 100 punti sotto il proprio rating standard, cosa a cui la modifica doveva porre fine.",
  "one-time-after-changes-2024-03":
    "Le liste del 1° marzo 2024 sono state pubblicate con i numeri aumentati. Il rating più basso di prima, 1000, diventa esattamente la nuova soglia di 1400, e 999 diventerebbe 1399: se i rating aumentano dopo le variazioni del periodo, la soglia resta dov'era. Se aumentassero prima, chiunque avesse da 1000 a circa 1010 e una piccola perdita sarebbe uscito dalla lista. La tabella annunciata parla del rating nella lista, non di un rating di partenza.",
  "entered-meanwhile-not-opening":
    "Il 6.1 riguarda il primo torneo di un giocatore senza rating; chi è nella lista ne ha già avuto uno che contava. In senso contrario: secondo il calendario, questo può essere iniziato prima.",
  "pool-opened-once":
    "L'8.21, l'8.31 e il 6.1 parlano del primo torneo. Nulla dice che un altro diventi il primo quando i risultati vecchi non contano più.",
  "closing-three-days":
    "Abbiamo 50 risultati pubblicati di giocatori in 14 tornei fra luglio 2012 e giugno 2014. Ogni torneo è finito da due a sei giorni prima della lista che l'ha valutato. Con sette giorni sarebbero andati tutti nella lista successiva. Tre giorni, come nel testo del 2017, è la regola nota più vicina; i pochi finiti due giorni prima sono lasciati a una decisione dell'ufficio.",
  "activity-at-latest":
    "Una lista segnala i giocatori che non hanno giocato per il tempo fissato dall'articolo: chi non è segnalato ha giocato, chi lo è no. Nessuna lista dice esattamente quando. Da allora in poi ogni lista è in archivio.",
  "facts-incomplete":
    "Le liste pubblicate stampano K e le partite di un periodo, ma non il numero totale di partite né il rating più alto; le liste prima del 2012 non stampano K. I calcoli pubblicati dalla FIDE usano il K stampato. Trattare come nuovi i giocatori senza K stampato dava un K di 25 o 40 a chi superava 2700.",
  "juniors-under-twenty":
    "Nessun testo sui rating che abbiamo visto dice chi è junior in una lista; il limite di età per K è un altro. Il campionato mondiale juniores della FIDE e la sua lista dei migliori junior sono per chi ha meno di 20 anni il 1° gennaio.",
};
