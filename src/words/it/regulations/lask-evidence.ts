import type * as english from "../../en/regulations/lask-evidence.ts";

/** What speaks for our readings of the Swedish text, and what against them. */
export const LASK_EVIDENCE_WORDS: typeof english.LASK_EVIDENCE_WORDS = {
  "difference-by-base":
    "La sezione con la tabella dice soltanto rating. Ma altri due passi presuppongono che si usino sempre i rating dell'inizio del periodo: la regola sui vecchi rating quando comincia un nuovo periodo, e l'osservazione che periodi lunghi fanno oscillare di più i rating.",
  "half-table-at-2200":
    "La sezione sul sistema dimezza i punti da 2200 in su. I titoli delle due tabelle dicono sotto 2200 e sopra 2200, quindi nessuna delle due comprende 2200 esatti.",
  "half-by-base":
    "Il testo non parla di chi supera 2200 nel corso di un periodo. La differenza si basa sui rating base, quindi anche la tabella si sceglie con quelli: con base 2190 e rating attuale 2205 si ricevono tutti i punti fino alla fine del periodo.",
  "common-from-1200":
    "Il testo dice che i rating sopra 1300 devono essere confrontabili, che sopra 1200 deve valere un unico sistema e che sotto 1200 i distretti sono liberi. Quindi 1200 esatti rientrano nelle regole comuni, e da 1200 a 1300 queste valgono senza la promessa che i rating siano confrontabili.",
  "halves-up-at-period-start":
    "All'inizio di un periodo i mezzi punti si arrotondano per eccesso, senza eccezioni a 2200: chi ha base 2205 e scende a 2199,5 comincia il periodo successivo da 2200, di nuovo con la metà dei punti.",
  "about-fifteen":
    "Il testo dice circa 15 anni, quindi l'anno di nascita è abbastanza preciso: prendiamo l'età compiuta nell'anno di ingresso.",
  "anyone-in-tournament":
    "I limiti chiedono se un qualsiasi giocatore ha un certo rating, l'ultimo se tutti sono al di sotto. Le partite di un torneo hanno tutte la stessa cadenza, quindi consideriamo tutti i suoi giocatori. Si potrebbe anche intendere soltanto i due giocatori della partita.",
  "elo-for-time-limits":
    "I limiti parlano di un rating senza dire quale. Nel calcolo l'Elo + 50 sostituisce un rating svedese mancante; qui facciamo lo stesso.",
  "time-limit-at-start":
    "Un torneo può durare più periodi, e intanto i rating cambiano. La sua cadenza si fissa prima che cominci, quindi usiamo i rating del periodo in cui comincia.",
  "round-on-its-usual-day":
    "Il testo parla di turni, non di singole partite rinviate o anticipate. Un turno cade nel giorno previsto, altrimenti nel giorno in cui è iniziata la maggior parte delle sue partite, così che una sola partita non decida per l'intero torneo. Una partita rinviata o anticipata conta nel suo giorno, come una aggiornata.",
  "adjourned-with-next-round":
    "Una partita aggiornata conta nel giorno in cui finisce, e la regola sui vecchi rating riguarda tornei interi. Perciò una partita finita tra due turni va con il turno successivo del suo torneo in quel periodo, o con l'ultimo. Se in quel periodo il torneo non ha turni, decide il solo giorno, salvo che il torneo conservi i vecchi rating fino alla fine.",
  "new-period-on-its-day":
    "Il testo indica soltanto il primo giorno di ogni periodo. Una partita finita quel giorno appartiene al nuovo periodo.",
  "seven-days-between":
    "Il testo chiede se i nuovi rating si possano ragionevolmente avere in tempo. I suoi esempi sono un turno al giorno, dove non si può, e un turno alla settimana, dove si può. Il limite di sette giorni e il diritto del responsabile del libro di scegliere diversamente sono nostri.",
  "old-ratings-to-the-end":
    "Nell'esempio di un turno al giorno, il rating del 1° gennaio comprende tutte le partite del torneo, anche quelle giocate dopo quel giorno.",
  "waits-for-its-end":
    "La lista è dovuta all'inizio del periodo, ma i nuovi rating di chi gioca in un torneo simile si conoscono solo alla sua fine. La lista mostra il loro vecchio rating, contrassegnato, e una versione successiva mostra quello nuovo.",
  "estimate-by-table":
    "Il testo dice che una stima deve farsi guidare dai risultati, ma non dà alcun metodo. L'unico rating che il sistema stesso suggerisce è quello che questi risultati lascerebbero invariato. Il responsabile del libro lo conferma.",
  "first-start-after-full-year":
    "Il testo dice 50 punti all'anno per tre anni e non indica alcun giorno. I rating cambiano solo all'inizio di un periodo, quindi prendiamo il primo inizio dopo un anno intero, prima che si fissi il nuovo rating base.",
  "rapid-only-proposed":
    "A chi gioca solo partite rapide si possono togliere i punti se questo corrisponde meglio alla forza. È un giudizio, quindi viene proposto al responsabile del libro e mai applicato in automatico.",
  "raise-by-keeper":
    "Un aumento al posto della detrazione è pensato per i giovani dopo un anno o più. Il testo non dà né un'età né un importo, quindi decide il responsabile del libro.",
  "floor-after-each-game":
    "Il testo indica 800 come rating minimo, tra i consigli per chi è sotto 1200, e non dice quando applicarlo. Il rating attuale è quello dopo ogni partita, quindi lo applichiamo dopo ogni partita con il suo bonus e dopo le detrazioni, in ogni circolo.",
  "bonus-before-game":
    "Il bonus dipende dal rating attuale, che il testo definisce come quello dopo ogni partita. Quando si gioca una partita, è il rating dopo la partita precedente. Potrebbe anche essere il rating dopo questa partita: con base 990 e rating attuale 995, una vittoria contro 1005 dà 1032 nel primo caso e 1022 nel secondo.",
  "placed-like-a-start":
    "Il testo chiede ai circoli di curare che i soci sotto 1200 abbiano un rating adeguato e di giudicarne la forza dopo una lunga pausa; non indica alcun giorno. Un rating assegnato a mano è rating base e rating attuale dal suo giorno in poi, come quello di un nuovo socio.",
  "district-below-1200":
    "I distretti possono avere regole proprie solo sotto 1200, quindi il bonus di un distretto non dà nulla da 1200 in su.",
  "one-calendar-per-club":
    "Il testo raccomanda cinque periodi insieme al bonus, preferibilmente per tutti i soci. Con un solo calendario per circolo, la lista del circolo resta una sola.",
};
