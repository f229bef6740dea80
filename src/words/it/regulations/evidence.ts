import type * as english from "../../en/regulations/evidence.ts";

/** What speaks for our readings of the FIDE texts and of what they leave open about lists, and what against them. */
export const FIDE_EVIDENCE_WORDS: typeof english.FIDE_EVIDENCE_WORDS = {
  "scope-of-articles":
    "L'articolo 0.1 lega una modifica del testo all'inizio di un torneo; il 7 e l'8.57 operano per lista. I calcoli pubblicati dalla FIDE prendono i rating dalla lista in vigore all'inizio e arrotondano una volta per lista.",
  "edition-by-content":
    "L'intestazione dice che è modificato fino al 2008, ma K 30 e 15 punti sono posteriori all'annuncio di luglio 2009 e anteriori a luglio 2014; l'anno più compatibile è il 2011.",
  "taken-from-before-2009-07":
    "Il testo di luglio 2009 non è stato visto; l'annuncio indica soglia, liste, data di chiusura, mezzo punto, limite e K.",
  "taken-from-before-2012-07":
    "Le decisioni indicano la soglia e le liste mensili. Qua e là è citato un testo a parte per il periodo da luglio 2013 a giugno 2014; il suo contenuto non è stato trovato.",
  "taken-from-before-2014-07":
    "I riassunti indicano K, gli junior, le cinque partite e le 12 ore; i 20 punti per mezzo punto sono la metà di K 40; la data di chiusura, la regola sul primo torneo e il punteggio che viene tralasciato sono quelli del 2017.",
  "taken-from-before-2017-07": "Per gli anni dal 2017 al 2023 non è stato trovato alcun testo su questi punti.",
  "taken-from-before-2022-01":
    "Del capitolo del 2022 sono stati visti gli articoli 8.2 e 8.3.1; i riassunti indicano la registrazione, la cadenza, i referti in parti e la fine del metodo dei gironi all'italiana. I numeri degli altri articoli sono quelli del 2024.",
  "taken-from-before-2024-03":
    "Queste parti del capitolo del 2024 non sono state trascritte; valori e numeri degli articoli sono quelli del 2017.",
  "taken-from-standard-2012-01":
    "L'annuncio indica la cadenza, K, la registrazione, il primo risultato e il rating standard come rating di partenza; le liste dal 2012 al 2014 scendono fino a 1000.",
  "taken-from-standard-2022-01":
    "I riassunti dicono che le regole di rapid e blitz sono state allineate a quelle standard, mantenendo K 20; cadenza, turni al giorno e registrazione sono quelli del 2017. I numeri degli articoli sono quelli del capitolo del 2024.",
  "printed-example":
    "Giocatore F della tabella svolta: sono stampati 2,52 e +44,3, le tabelle danno 2,55 e +43,5 con K 30, come stampa il testo di marzo 2009.",
  "example-coefficients":
    "La tabella svolta dell'8.58 usa K 20 e 30, i valori della bozza di marzo 2009; l'8.56 dice 30, 15 e 10.",
  "one-pass":
    "La tabella svolta dell'8.58 fa un solo passaggio: il giocatore I è a 2006, mentre il punto fisso sarebbe a circa 1993.",
  "persons-in-double-round-robin":
    "n è il numero degli avversari; in un doppio girone all'italiana ciascuno si incontra due volte.",
  "half-point-2009":
    "L'8.23 dice 12,5, gli esempi dell'8.34 e dell'8.58 aggiungono 15. I 12,5 furono annunciati come in vigore a luglio 2009; gli esempi corrispondono a K 30.",
  "pool-example":
    "L'8.34 stampa 2200, 220 e 2000 per una stessa media; solo 2220 dà il risultato stampato, (3·2220 + 5·2150 + 4·2200) / 12 = 2184,17.",
  "draft-coefficient":
    "L'8.56 dà 30 e 20 e poi dice che resta a 10; il 12.3 dello stesso testo conta le partite solo per 20 e 30.",
  "opening-score-2009": "Il 6.41 richiede mezzo punto, il 6.1 tralascia mezzo punto e l'8.21 scarta meno di un punto.",
  "opponents-every-tournament":
    "Il 6.41 richiede tre partite contro giocatori con rating per ogni risultato in un torneo svizzero o a squadre, non solo per il primo.",
  "at-least-floor": "Il 6.41 e il 7.12 dicono sopra la soglia, il 7.14d e l'8.33 almeno pari alla soglia.",
  "average-in-swiss":
    "Gli articoli da 8.22 a 8.24 scrivono Ra anche per i tornei svizzeri, per i quali l'8.21 definisce solo Rc; il testo di marzo 2009 scrive Rc.",
  "nearest-half-up-2009-03":
    "L'8.32 e l'8.57 parlano di arrotondare per eccesso all'intero più vicino. Di 77 mezzi pubblicati in quegli anni, 74 sono stati arrotondati per eccesso.",
  "nearest-half-up-2011-07":
    "L'8.32 e l'8.57 arrotondano all'intero più vicino e 0,5 per eccesso. Di 77 mezzi pubblicati in quegli anni, 74 sono stati arrotondati per eccesso.",
  "half-away-from-zero":
    "L'8.57 arrotonda 0,5 per eccesso sia che la variazione sia positiva sia che sia negativa, il che può significare verso più infinito oppure in valore assoluto; il testo del 2024 dice allontanandosi da zero, e nel 2025 −2,50 è stato pubblicato come −3. Per gli anni dal 2017 al 2023 decide soltanto la formulazione.",
  "certain-scores": "L'8.1a di questo testo non stampa alcun dp per 0 e 1,0; tutti gli altri stampano 800.",
  "entered-meanwhile-opponents":
    "I testi del 2011 e del 2017 dicono che per gli avversari non c'è variazione, quelli di marzo 2009, del 2022 e del 2024 che per loro conta come giocatore senza rating.",
  "unrated-in-swiss-2009-03":
    "Il 6.42 e l'8.52 di questo testo contano le partite di un torneo svizzero contro un giocatore senza rating il cui risultato è valido; tutti i testi successivi le escludono. Per luglio 2009 la questione resta aperta.",
  "unrated-in-swiss-2009-07":
    "Il testo di marzo 2009 conta le partite di un torneo svizzero contro giocatori senza rating, quelli dal 2011 no; l'annuncio di luglio 2009 si interrompe prima di questo punto.",
  participants:
    "Il 6.33 del 2011 dice uomini, il 6.23 del 2017 partecipanti; entrambi danno alle manifestazioni femminili un numero a parte.",
  "lost-signs":
    "Copie del testo hanno perso i segni meno nell'8.55b e nel 12.1 e una colonna dell'8.1a; le copie complete concordano tra loro.",
  "official-always-rated":
    "0.3 dice che le manifestazioni ufficiali sono sempre valutate (0.4 del 2017: saranno valutate). L'altra lettura, che gli articoli da 1 a 6 valgano per intero, ha a favore solo il silenzio di quegli articoli.",
  "appeal-against-both":
    "L'articolo nomina la decisione di non valutare; respingere una registrazione ha lo stesso effetto.",
  "unrated-raise-no-band": "L'articolo parla del rating di un giocatore; chi è senza rating non ne ha uno.",
  "first-control-without-sanction":
    "L'articolo non indica alcuna conseguenza, a differenza di quello sul tempo complessivo.",
  "interim-parts":
    "L'articolo richiede referti mensili e tace su rating ed edizione; nei campionati di lega pubblicati si usa per ogni parte la lista allora in vigore.",
  "listed-without-game": "Un giocatore che si è ritirato prima del primo turno spesso figura ancora nel referto.",
  "disregarded-in-round-robin":
    "Il 6.1 tralascia il suo punteggio e quello degli avversari; senza quelle partite il girone all'italiana è completo senza il giocatore. In senso contrario: si sa di gironi di questo tipo valutati come uno svizzero.",
  "stages-by-own-system": "Il 6.2 permette di raggruppare i risultati e non dice nulla della composizione.",
  "coefficient-order-2009-07":
    "L'annuncio dà K 10 ai giocatori che hanno raggiunto 2400 e hanno giocato 30 partite: i nuovi vengono quindi prima.",
  "coefficient-order-2011-07":
    "Chi ha raggiunto 2400, poi gli junior, poi i nuovi, poi gli altri: corrisponde al 99,21% di 19,6 milioni di mesi-giocatore pubblicati.",
  "coefficient-date-2009-03":
    "Fino al testo del 2014: rating e K sono quelli validi per il torneo, cioè quelli della lista in vigore al suo inizio.",
  "coefficient-date-2017-07":
    "I calcoli pubblicati dalla FIDE nel 2025 e nel 2026 usano il K stampato nella lista precedente, anche per i tornei iniziati sotto una lista più vecchia.",
  "thirty-games":
    "I testi dicono che devono essere conclusi tornei per almeno 30 partite; se ne facciano parte le partite prima del primo rating non è detto da nessuna parte.",
  "birth-year-only": "Le liste anteriori al 2017 riportano solo l'anno di nascita.",
  "birth-unknown":
    "K 40 spetta ai giocatori sotto una certa età; se in archivio non c'è la nascita, nulla mostra che il giocatore lo sia.",
  "no-coefficient-limit":
    "Le quattro righe su K citate nei riassunti del 2014 non hanno alcun limite al prodotto di K per il numero di partite; il testo del 2017 lo ha.",
  "printed-coefficient": "Un mese pubblicato con 39 partite è stato valutato con K 17, mentre la lista stampava 20.",
  "limit-once":
    "Il testo consente un solo innalzamento per torneo, nella partita con la differenza più ampia. Una relazione di dicembre 2021 lo intende come una partita in tutto; un torneo rapid del 2022 pubblicato mostra innalzato un avversario su quattro. Preso alla lettera, ne beneficia solo il giocatore con il rating più alto, così che per quello con il rating più basso il limite varrebbe in ogni partita.",
  "limit-by-own-rating":
    "In una partita pubblicata di 2813 contro 2400 il primo è stato valutato con tutti i 413, il secondo con 400. Che decida l'inizio del torneo è un'ipotesi.",
  "no-limit-rapid":
    "Una relazione di novembre 2021 indica 735, la fine della tabella, come differenza massima: nessun limite proprio.",
  "window-in-periods": "L'articolo conta periodi rating, e un periodo è il tempo in cui una lista è in vigore.",
  "below-floor-stays-pooled":
    "La condizione sul rating sta accanto a quella sul numero di partite; se manca quest'ultima, i risultati restano nel cumulo.",
  "partial-results-cancelled":
    "La federazione svedese annunciò il 30 settembre 2023 che con la modifica i risultati parziali dei giocatori ancora senza rating sarebbero stati annullati; il testo stesso tace.",
  "ties-of-first-rating":
    "L'8.2.3 arrotonda Ru all'intero più vicino senza una parola sui mezzi, e nulla dice di p; il regolamento dei titoli arrotonda entrambi per eccesso (1.4.7b, 1.4.9). Pubblicato: 5 partite, 3 punti, rating degli avversari 9507 in tutto, primo rating 1922.",
  "delisted-return":
    "Un giocatore tolto dalla lista è trattato come chiunque sia senza rating; che ne sia del rating più alto e delle partite precedenti non è detto.",
  "change-lapses":
    "7.21 toglie il rating e non lascia nulla da variare; gli avversari hanno incontrato un giocatore con rating. Nessun testo ne parla.",
  "flagged-after-a-year":
    "7.23a chiama inattivo chi non ha partite valutate per un anno; 7.23b tiene il nome in lista per altri due. Letto da solo può voler dire che il segno arriva solo allora.",
  "reception-closing":
    "7.13 della bozza parla della chiusura della ricezione; i testi in vigore parlano di tornei terminati.",
  "games-and-opponents":
    "8.21 del 2011 dice che dopo il primo torneo bastano meno di tre avversari con rating; 6.41 non nomina un torneo e può intenderli tutti.",
  "inactive-24-months-2017-07": "Il testo dice un anno. Dalla lista del 1° novembre 2020 si sono applicati due anni.",
  "inactive-24-months-2022-01":
    "Due anni si sono applicati dalla lista del 1° novembre 2020; il testo del 2024 dice di nuovo un anno. Per gli anni intermedi non è stato visto alcun testo.",
  "left-out-still-rated": "La sezione 13 parla di essere inclusi nella lista, non della valutazione delle partite.",
  "rounded-once":
    "Periodi pubblicati del 2025 e del 2026 con più tornei: arrotondare una volta corrisponde in 13 dei 14 casi in cui fa differenza, arrotondare per torneo in 1.",
  "standard-rating-seeds":
    "Annunciato per il 2012 e scritto nel 7.2.1 del 2024; per gli anni intermedi non è stato trovato alcun testo.",
  "rapid-opening-score":
    "Una relazione di novembre 2021 su rapid e blitz indica un punto dove il testo standard ha mezzo punto.",
  "compression-rounding":
    "La tabella pubblicata ha solo risultati interi: 1000 dà 1400, 1600 dà 1760, 1900 dà 1940. Nessuna fonte indica l'arrotondamento; arrotondiamo all'intero più vicino, i mezzi per eccesso. Un mezzo non può presentarsi: l'aumento è pari ai due quinti di un numero intero.",
  "base-correction":
    "In 8 di 61 periodi pubblicati del 2025 e del 2026 il calcolo parte da un numero diverso da quello stampato nella lista precedente, o il suo risultato non si spiega con le partite.",
  "one-time-after-changes-2022-10":
    "Gli annunci confrontano il rating della lista del 1° ottobre 2022 con il rating standard; applicata invece alla base, un giocatore che a settembre avesse perso punti sarebbe stato pubblicato più di 100 punti sotto il suo rating standard, cosa a cui la modifica doveva porre fine.",
  "one-time-after-changes-2024-03":
    "Le liste del 1° marzo 2024 sono state pubblicate con i numeri aumentati. Il rating più basso delle liste precedenti, 1000, dà esattamente la nuova soglia di 1400, e 999 darebbe 1399: con l'aumento dopo le variazioni del periodo la soglia resta dov'era; con l'aumento prima, chiunque da 1000 a circa 1010 con una piccola perdita sarebbe uscito dalla lista. La tabella annunciata parla del rating nella lista, non di una base.",
  "entered-meanwhile-not-opening":
    "Il 6.1 riguarda il primo torneo di un giocatore senza rating; chi è nella lista ne ha già avuto uno che contava. In senso contrario: secondo il calendario può essere iniziato prima di quello.",
  "pool-opened-once":
    "L'8.21, l'8.31 e il 6.1 parlano del primo torneo; nulla dice che un altro diventi il primo quando dei risultati escono dal cumulo perché troppo vecchi.",
  "closing-three-days":
    "50 periodi pubblicati di giocatori in 14 tornei fra luglio 2012 e giugno 2014: ogni torneo è finito da due a sei giorni prima della lista che l'ha valutato. Con sette giorni sarebbero andati tutti nella lista successiva. Tre giorni, come dice il testo del 2017, è la regola nota più vicina; i pochi finiti due giorni prima restano a una decisione dell'ufficio.",
  "activity-at-latest":
    "Una lista segnala chi non ha giocato per il tempo fissato dall'articolo, quindi chi non è segnalato ha giocato e chi è segnalato no; quando esattamente, nessuna lista lo dice. Da allora in poi ogni lista è in archivio.",
  "facts-incomplete":
    "Le liste pubblicate stampano K e le partite di un solo periodo, ma né il numero di partite fino ad allora né il rating più alto; le liste prima del 2012 non stampano K. I calcoli pubblicati dalla FIDE usano il K che era stampato. Considerare nuovo un giocatore senza K stampato dava un K di 25 o 40 a chi superava 2700.",
  "juniors-under-twenty":
    "Nessun testo sul rating fra quelli visti dice chi sia uno junior in una lista; l'età per K è un'altra. Il campionato mondiale juniores della FIDE e la sua lista dei migliori junior sono per chi ha meno di 20 anni il 1° gennaio.",
};
