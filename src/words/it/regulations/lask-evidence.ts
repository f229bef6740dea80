import type * as english from "../../en/regulations/lask-evidence.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS: typeof english.LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "La sezione della tabella parla soltanto di rating. La regola sui vecchi rating a cavallo dell'inizio di un periodo, e l'osservazione che periodi lunghi fanno oscillare di più i rating, presuppongono che si usino sempre i rating dell'inizio del periodo.",
  "half-table-at-2200":
    "La sezione sul sistema dimezza da 2200 in su; i titoli delle due tabelle dicono sotto e sopra 2200 e non lasciano 2200 esatti a nessuna delle due.",
  "half-by-base":
    "Nulla si dice di un giocatore che supera 2200 nel corso di un periodo. Come la differenza segue i rating base, così anche la tabella: con base 2190 e rating attuale 2205 si ricevono tutti i punti fino alla fine del periodo.",
  "common-from-1200":
    "I rating sopra 1300 devono essere confrontabili, sopra 1200 deve valere un unico sistema, e sotto 1200 i distretti sono liberi. Ne segue che 1200 esatti rientrano nelle regole comuni, e che da 1200 a 1300 valgono le regole comuni senza quella promessa.",
  "halves-up-at-period-start":
    "All'inizio di un periodo i mezzi punti si arrotondano per eccesso, e per 2200 non si fa eccezione: chi aveva base 2205 ed è sceso a 2199,5 riparte da 2200, con la metà dei punti.",
  "about-fifteen":
    "L'età è data come circa 15 anni, perciò l'anno di nascita è abbastanza preciso: l'età compiuta nell'anno di ingresso.",
  "anyone-in-tournament":
    "I limiti chiedono se un qualsiasi giocatore ha un certo rating, l'ultimo se tutti sono al di sotto. Le partite di un torneo si giocano tutte alla stessa cadenza, perciò consideriamo tutti i suoi giocatori; anche i soli due giocatori della partita sarebbero compatibili con il testo.",
  "elo-for-time-limits":
    "I limiti parlano di un rating senza dire quale. Nel calcolo l'Elo + 50 fa le veci di un rating svedese mancante; lo lasciamo fare anche qui.",
  "time-limit-at-start":
    "Un torneo può durare più periodi, e intanto i rating cambiano. La sua cadenza si fissa prima che cominci, perciò sono i rating del periodo in cui comincia a dire quanto devono durare le sue partite.",
  "round-on-its-usual-day":
    "Il testo parla di turni, e non di singole partite rinviate o anticipate. Un turno cade nel giorno previsto, altrimenti nel giorno in cui è iniziata la maggior parte delle sue partite, così che una sola partita non decida per l'intero torneo. Quanto a tale partita, conta nel giorno suo, come una aggiornata.",
  "adjourned-with-next-round":
    "Una partita aggiornata ha il giorno in cui è finita, e la regola sui vecchi rating parla di tornei interi. Perciò una partita finita tra due turni va con il turno successivo del suo torneo in quel periodo, o con l'ultimo; dove il periodo non ha alcun turno del torneo decide il solo giorno, salvo che il torneo conservi i vecchi rating fino alla fine.",
  "new-period-on-its-day":
    "Il testo indica soltanto il primo giorno di ogni periodo. Una partita finita quel giorno è nel nuovo periodo.",
  "seven-days-between":
    "Il testo chiede se i nuovi rating si possano ragionevolmente avere. I suoi esempi sono un turno al giorno, dove non si può, e un turno alla settimana, dove si può. Il confine a sette giorni, e il diritto del responsabile del libro di scegliere diversamente, sono nostri.",
  "old-ratings-to-the-end":
    "Nell'esempio di un turno al giorno, il rating del 1° gennaio comprende tutte le partite del torneo, anche quelle giocate dopo quel giorno.",
  "waits-for-its-end":
    "La lista è dovuta all'inizio del periodo, e il nuovo rating di chi gioca in un torneo simile non è noto prima della sua fine. Questi soci figurano nella lista con il rating che hanno, contrassegnati, e la lista riceve una versione successiva.",
  "estimate-by-table":
    "Una stima deve farsi guidare dai risultati; non è dato alcun metodo. Il rating che la tabella lascerebbe invariato è l'unico che il sistema stesso indichi. Il responsabile del libro lo conferma.",
  "first-start-after-full-year":
    "50 punti all'anno per tre anni; non è indicato alcun giorno. I rating cambiano solo all'inizio di un periodo, dunque al primo dopo un anno intero, prima che si fissi il nuovo rating base.",
  "rapid-only-proposed":
    "Con sole partite di gioco rapido, la detrazione può essere applicata dove rispecchia meglio la forza: è un giudizio, perciò viene proposta al responsabile del libro e mai applicata da sé.",
  "raise-by-keeper":
    "Un aumento al posto della detrazione è pensato per i giovani dopo un anno o più; non sono dati né un'età né un importo, perciò entrambi spettano al responsabile del libro.",
  "floor-after-each-game":
    "800 è il rating minimo, detto tra le raccomandazioni per chi è sotto 1200 senza dire quando si applichi. Il rating attuale è quello dopo ogni partita, dunque dopo ogni partita con il suo bonus, e dopo le detrazioni; in ogni circolo.",
  "bonus-before-game":
    "Il bonus segue il rating attuale, definito come quello dopo ogni partita. Quando si gioca una partita, è il rating dopo la partita precedente. Anche il rating dopo questa stessa partita sarebbe compatibile con il testo: con base 990 e rating attuale 995, una vittoria contro 1005 dà 1032 nel primo modo e 1022 nel secondo.",
  "placed-like-a-start":
    "Il circolo deve curare che i soci sotto 1200 siano collocati al posto giusto, e giudicarne la forza dopo una lunga pausa; non è indicato alcun giorno. Un rating assegnato a mano è rating base e rating attuale dal suo giorno in poi, come quello di un nuovo socio.",
  "district-below-1200":
    "I distretti sono liberi solo sotto 1200, perciò gli scaglioni propri di un distretto non danno nulla da 1200 in su.",
  "one-calendar-per-club":
    "Cinque periodi sono raccomandati insieme al bonus, e opportunamente per tutti i soci. Un solo calendario per circolo fa sì che la sua lista resti una sola.",
};
