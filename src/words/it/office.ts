import type { Limits, Notice, TimeBand } from "../../domain/codes/clauses/office.ts";
import type * as english from "../en/office.ts";
import { decimals, plural } from "../numbers.ts";

export { OFFICE_TERM_WORDS, OFFICE_VALUE_WORDS } from "./office-terms.ts";

const score = (value: number): string => decimals("it", value / 100);
const minutes = (seconds: number): string => plural("it", seconds / 60, "minuto", "minuti");
const hours = (seconds: number): string => plural("it", seconds / 3600, "ora", "ore");
const days = (value: number): string => plural("it", value, "giorno", "giorni");
const months = (value: number): string => plural("it", value, "mese", "mesi");

/** A span as its limits: more than 10 and less than 60. */
function limits({ from, over, to, below }: Limits): string {
  if (from !== undefined && from === to) return `${from}`;
  return [
    ...(from !== undefined ? [`almeno ${from}`] : []),
    ...(over !== undefined ? [`più di ${over}`] : []),
    ...(to !== undefined ? [`al massimo ${to}`] : []),
    ...(below !== undefined ? [`meno di ${below}`] : []),
  ].join(" e ");
}

const notice = (clause: Notice): string => ("days" in clause ? days(clause.days) : months(clause.months));

const band = (clause: TimeBand): string =>
  `minuti richiesti${clause.ratedFrom === null ? "" : ` con un giocatore con rating da ${clause.ratedFrom} in su`}: ${limits(clause)}`;

/** The cases of the articles on games, tournaments and lists. */
export const officeClauseWords: typeof english.officeClauseWords = ({ asDay, asNumber }) => ({
  "official-always-rated": () => "una manifestazione ufficiale è sempre valida per il rating",
  "official-tournament": () => "un torneo ufficiale",
  "not-official": () => "non è un torneo ufficiale",
  "organiser-answers": () => "di un torneo ufficiale risponde il suo organizzatore",
  "federation-answers": () => "risponde la federazione che lo ha registrato",
  "notice-ordinary": (clause) => `${notice(clause)} prima dell'inizio`,
  "notice-norms": (clause) => `${notice(clause)} prima dell'inizio, perché sono possibili norme`,
  "notice-top": (clause) => `${notice(clause)} prima dell'inizio, per la presenza di un giocatore di vertice`,
  "registered-in-time": ({ deadline }) => `registrato entro il ${asDay(deadline)}`,
  "registered-late": ({ deadline }) => `registrato dopo il ${asDay(deadline)}`,
  "federation-missing": () => "registrato senza federazione",
  "schedule-missing": () => "registrato senza il calendario di gioco",
  "not-registered": () => "non registrato",
  "registration-not-needed": () => "un torneo ufficiale non ha bisogno di registrazione",
  admitted: () => "registrato in tempo e non respinto",
  "admitted-late": () => "registrato in ritardo, e il presidente della commissione lo ha ammesso",
  "registration-refused": () => "il presidente della commissione ha respinto la registrazione",
  "registration-not-admitted": () => "registrato in ritardo, e il presidente della commissione non lo ha ammesso",
  "cannot-be-refused": () => "un torneo ufficiale non può essere respinto",
  "appeal-in-time": ({ until }) => `un ricorso era possibile fino al ${asDay(until)}`,
  "appeal-late": ({ until }) => `un ricorso era possibile solo fino al ${asDay(until)}`,
  licensed: () => "ogni arbitro ha la licenza",
  "arbiters-unknown": () => "nessuno ha detto chi sono gli arbitri: vanno registrati, con la licenza",
  "licence-missing": () => "un arbitro non ha la licenza",
  "licence-not-asked": () => "non è richiesta alcuna licenza",

  "time-enough": (clause) => `ogni giocatore ha ${minutes(clause.seconds)}; ${band(clause)}`,
  "time-outside": (clause) => `ogni giocatore ha ${minutes(clause.seconds)}, ma ${band(clause)}`,
  "list-by-time": ({ list }) => `il tempo di ogni giocatore corrisponde alla lista ${list}`,
  "no-list-by-time": () => "il tempo di ogni giocatore non corrisponde ad alcuna lista",
  "control-none": () => "non è fissato un numero di mosse per un primo controllo",
  "resolution-approved": ({ approvedOn, minutesMin }) =>
    `approvato dalla commissione il ${asDay(approvedOn)}: una delibera ammette ${minutesMin} minuti o più`,
  "control-not-asked": () => "non è richiesto nulla per il primo controllo",
  "control-as-asked": ({ moves }) => `il primo controllo è alla mossa ${moves}, come richiesto`,
  "control-noted": (clause) =>
    `il primo controllo è alla mossa ${clause.moves}, mosse richieste: ${limits(clause)}; annotato, e valido comunque per il rating`,
  "control-recommended": (clause) =>
    `il primo controllo è alla mossa ${clause.moves}, mosse raccomandate: ${limits(clause)}`,
  "times-equal": () => "entrambi i giocatori hanno lo stesso tempo",
  "times-unequal": () => "i giocatori hanno tempi diversi",
  "times-not-asked": () => "non è richiesto che i tempi siano uguali",

  "day-within": ({ games, seconds }) => `${plural("it", games, "partita", "partite")}, ${hours(seconds)} di gioco`,
  "day-games-over": ({ games, gamesMax }) => `${games} partite in un giorno, ammesse ${gamesMax}`,
  "day-hours-over": ({ seconds, hoursMax }) => `${hours(seconds)} di gioco in un giorno, ammesse ${hoursMax}`,
  "duration-within": ({ days: length, daysMax }) => `${days(length)}, ammessi ${daysMax}`,
  "duration-any": () => "non è fissata alcuna durata",
  "duration-league": ({ days: length, daysMax }) =>
    `${days(length)}; un campionato di lega può durare più di ${daysMax}`,
  "duration-approved": ({ days: length, daysMax }) => `${days(length)}; è stato approvato per più di ${daysMax}`,
  "duration-over": ({ days: length, daysMax }) => `${days(length)}, ammessi solo ${daysMax}`,
  "parts-monthly": ({ days: length, daysOver }) =>
    length === undefined ? "rapporto mese per mese" : `${days(length)}, più di ${daysOver}: rapporto mese per mese`,
  "parts-one": () => "rapporto unico",
  "interim-part": ({ part, from, to }) => `parte ${part}: partite dal ${asDay(from)} al ${asDay(to)}`,
  "ratings-of-start": () => "i rating sono quelli dell'inizio",
  "ratings-of-part": () => "i rating sono quelli del primo giorno della parte",
  "ratings-of-game": () => "dichiarato prima del primo turno: i rating sono quelli del giorno di ogni partita",

  "game-played": () => "entrambi i giocatori hanno mosso",
  "game-unplayed": () => "la partita non è stata giocata",
  "game-excluded-by-decision": () => "esclusa per forza maggiore o per una decisione di fair play",
  "result-stands": () => "nessun risultato viene tralasciato",
  "result-disregarded": ({ scoreMax }) =>
    `il primo torneo di un giocatore senza rating con un punteggio di al massimo ${score(scoreMax)} viene tralasciato, anche per gli avversari`,
  "difference-rated": () => "nessuna partita è esclusa per la differenza",
  "difference-excluded": ({ found, differenceMin, ratingOver }) =>
    `una differenza di ${asNumber(found)} con un giocatore sopra ${ratingOver}: da ${differenceMin} una partita simile non è valida per il rating`,
  "opponent-rated": () => "l'avversario ha un rating",
  "opponent-unrated": () => "l'avversario è senza rating",
  "opponent-in-round-robin": () => "l'avversario è senza rating, e in un girone all'italiana conta con Ru(new)",
  "opponent-kept": () => "l'avversario è senza rating, e conta con il Ru di un torneo conservato",
  "opponent-not-kept": () => "l'avversario è senza rating, e quel torneo non è conservato",
  "game-counts": () => "nulla vi si oppone",

  "rating-of-list": () => "il rating della lista",
  "rating-of-standard-list": () => "senza rating in questa lista: si usa il rating standard",
  "rating-entered-meanwhile": () => "entrato in lista dopo l'inizio: vale il rating pubblicato da allora",
  "rating-none": () => "senza rating",
  "rating-provisional": () => "si usa il rating provvisorio",

  "match-rated": () => "entrambi i giocatori del match hanno un rating",
  "match-with-unrated": () => "un giocatore del match è senza rating",
  "match-open": ({ leaderScore, scheduled }) =>
    `chi conduceva aveva ${score(leaderScore)} su ${scheduled} partite: il match era aperto`,
  "match-decided": ({ leaderScore, scheduled }) =>
    `chi conduceva aveva ${score(leaderScore)} su ${scheduled} partite: il match era deciso`,
  "match-waiver": () => "il match era deciso, ma era stato chiesto in anticipo che ogni partita contasse",

  "composition-enough": ({ players, rated }) => `giocatori con rating: ${rated} su ${players}`,
  "composition-not-asked": () => "non è richiesto un numero di giocatori con rating",
  "composition-national": ({ rated, ratedMin }) =>
    `giocatori con rating: ${rated}; a un campionato nazionale ne servono ${ratedMin}`,
  "composition-double-players": ({ players, doublePlayersMin }) =>
    `giocatori: ${players}; a un doppio girone all'italiana con giocatori senza rating ne servono ${doublePlayersMin}`,
  "composition-double-rated": ({ rated, ratedMin }) =>
    `giocatori con rating: ${rated}; a un doppio girone all'italiana con giocatori senza rating ne servono ${ratedMin}`,
  "composition-small": ({ players, rated, ratedMin, smallBelow }) =>
    `giocatori con rating: ${rated} su ${players}; con meno di ${smallBelow} giocatori devono essere ${ratedMin}`,
  "composition-share": ({ players, rated, ratedMin }) =>
    `giocatori con rating: ${rated} su ${players}; devono essere ${ratedMin}`,
  "as-own-system": () => "valutato secondo il proprio sistema",
  "as-swiss": () => "un girone all'italiana con una partita non giocata si valuta come uno svizzero",
  "took-part": () => "ha giocato nel torneo",
  "no-game-played": () => "non ha giocato alcuna partita, e quindi non ha partecipato",
  "left-out-of-round-robin": () => "il risultato viene tralasciato: il girone all'italiana vale senza questo giocatore",
  "stages-one": () => "le fasi dichiarate sono un unico torneo",
  "stages-apart": () => "ogni fase è un torneo a sé",

  "closing-ordinary": (clause) => `${days(clause.days)} prima della lista`,
  "closing-official": (clause) => `un torneo ufficiale: ${days(clause.days)} prima della lista`,
  "closing-met": ({ end, closing }) => `finito il ${asDay(end)}, lista chiusa il ${asDay(closing)}`,

  "entry-listed": ({ floor }) => `almeno la soglia di ${floor}`,
  "entry-below-floor": ({ rating, floor }) => `${rating} è sotto la soglia di ${floor}`,
  "delisted-later": ({ delistedOn }) => `iniziato prima della lista del ${asDay(delistedOn)}, con il vecchio rating`,
  "delisted-before": ({ delistedOn }) => `iniziato con la lista del ${asDay(delistedOn)} o dopo: senza rating`,
  "change-before-delisting": ({ delistedOn }) => `valutato non oltre la lista del ${asDay(delistedOn)}`,
  "change-lapses": ({ delistedOn }) => `valutato dopo la lista del ${asDay(delistedOn)}: la variazione decade`,
  "titled-on-rating-list": () => "con rating, e quindi nella lista rating",
  "titled-own-list": () => "titolato e senza rating: nella lista dei titolati",
  "titled-not-listed": () => "senza rating: in nessuna lista",
  "player-active": ({ lastCounted, months: span }) =>
    `partite conteggiate nella lista del ${asDay(lastCounted)}, meno di ${months(span)} prima`,
  "player-inactive": ({ lastCounted, months: span }) =>
    `nessuna partita conteggiata dopo la lista del ${asDay(lastCounted)}, ${months(span)} o più prima`,
  "player-gone": ({ lastCounted, months: span }) =>
    `nessuna partita conteggiata dopo la lista del ${asDay(lastCounted)}, ${months(span)} o più prima: non più mostrato`,
  "section-shown": () => "mostrato in questa sezione",
  "section-active-only": () => "questa sezione mostra solo giocatori attivi",
  "section-gone": () => "non più mostrato",
  included: () => "appartiene a una federazione membro",
  "inclusion-not-asked": () => "sono mostrati tutti i giocatori con rating",
  "left-out-by-federation": () => "la federazione ha chiesto di escludere il giocatore",
  "left-out-no-member": () => "non appartiene ad alcuna federazione membro",
  "left-out-suspended": () => "la federazione è sospesa",
  "included-by-dispensation": () => "mostrato per deroga",

  "report-no-term": () => "non è fissato alcun termine",
  "report-in-time": ({ due }) => `dovuto entro il ${asDay(due)}`,
  "report-late": ({ due }) => `dovuto entro il ${asDay(due)}: in ritardo, accettato e contrassegnato`,
  "report-too-late": ({ last }) => `l'ultima lista in cui poteva entrare era quella del ${asDay(last)}`,
  "report-owed": () => "un torneo registrato deve un rapporto",
  "report-announced": ({ announcedOn }) =>
    `annunciato come non valido per il rating il ${asDay(announcedOn)}, prima dell'inizio`,
  "report-not-registered": () => "non registrato",

  compressed: ({ ratingBelow, percent }) => `aumentato del ${percent}% di quanto manca a ${ratingBelow}`,
  "compression-not-needed": ({ ratingBelow }) => `non sotto ${ratingBelow}`,
  lifted: ({ differenceOver, standardLess }) =>
    `più di ${differenceOver} sotto il rating standard: portato a ${standardLess} sotto di esso`,
  "lift-not-needed": ({ differenceOver }) => `non più di ${differenceOver} sotto il rating standard`,
  "unrated-stays-unrated": () => "chi è senza rating resta senza rating",
});
