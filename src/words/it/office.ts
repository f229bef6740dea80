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
  "admitted-late": () => "registrato in ritardo, ma accettato dal presidente della commissione",
  "registration-refused": () => "respinto dal presidente della commissione",
  "registration-not-admitted": () => "registrato in ritardo e non accettato dal presidente della commissione",
  "cannot-be-refused": () => "un torneo ufficiale non può essere respinto",
  "appeal-in-time": ({ until }) => `un ricorso era possibile fino al ${asDay(until)}`,
  "appeal-late": ({ until }) => `un ricorso era possibile solo fino al ${asDay(until)}`,
  licensed: () => "ogni arbitro ha la licenza",
  "arbiters-unknown": () => "gli arbitri non sono noti: registrarli con la licenza",
  "licence-missing": () => "un arbitro non ha la licenza",
  "licence-not-asked": () => "non è richiesta alcuna licenza",

  "time-enough": (clause) => `ogni giocatore ha ${minutes(clause.seconds)}; ${band(clause)}`,
  "time-outside": (clause) => `ogni giocatore ha ${minutes(clause.seconds)}, ma ${band(clause)}`,
  "list-by-time": ({ list }) => `il tempo di ogni giocatore corrisponde alla lista ${list}`,
  "no-list-by-time": () => "il tempo di ogni giocatore non corrisponde ad alcuna lista",
  "control-none": () => "non è richiesto un numero di mosse per il primo controllo",
  "resolution-approved": ({ approvedOn, minutesMin }) =>
    `approvato dalla commissione il ${asDay(approvedOn)}: una delibera ammette ${minutesMin} minuti o più`,
  "control-not-asked": () => "nessuna regola sul primo controllo",
  "control-as-asked": ({ moves }) => `primo controllo alla mossa ${moves}, come richiesto`,
  "control-noted": (clause) =>
    `primo controllo alla mossa ${clause.moves}; mosse richieste: ${limits(clause)}. Solo annotato: il torneo resta valido per il rating`,
  "control-recommended": (clause) =>
    `il primo controllo è alla mossa ${clause.moves}, mosse raccomandate: ${limits(clause)}`,
  "times-equal": () => "entrambi i giocatori hanno lo stesso tempo",
  "times-unequal": () => "i giocatori hanno tempi diversi",
  "times-not-asked": () => "nessuna regola sui tempi uguali",

  "day-within": ({ games, seconds }) => `${plural("it", games, "partita", "partite")}, ${hours(seconds)} di gioco`,
  "day-games-over": ({ games, gamesMax }) => `${games} partite in un giorno, ammesse ${gamesMax}`,
  "day-hours-over": ({ seconds, hoursMax }) => `${hours(seconds)} di gioco in un giorno, ammesse ${hoursMax}`,
  "duration-within": ({ days: length, daysMax }) => `${days(length)}, ammessi ${daysMax}`,
  "duration-any": () => "nessun limite alla durata",
  "duration-league": ({ days: length, daysMax }) =>
    `${days(length)}; un campionato di lega può durare più di ${daysMax}`,
  "duration-approved": ({ days: length, daysMax }) => `${days(length)}; è stato approvato per più di ${daysMax}`,
  "duration-over": ({ days: length, daysMax }) => `${days(length)}, ammessi solo ${daysMax}`,
  "parts-monthly": ({ days: length, daysOver }) =>
    length === undefined ? "referto mese per mese" : `${days(length)}, più di ${daysOver}: referto mese per mese`,
  "parts-one": () => "un referto unico per tutto il torneo",
  "interim-part": ({ part, from, to }) => `parte ${part}: partite dal ${asDay(from)} al ${asDay(to)}`,
  "ratings-of-start": () => "rating del giorno di inizio del torneo",
  "ratings-of-part": () => "rating del primo giorno della parte",
  "ratings-of-game": () => "dichiarato prima del primo turno: rating del giorno di ogni partita",

  "game-played": () => "entrambi i giocatori hanno mosso",
  "game-unplayed": () => "la partita non è stata giocata",
  "game-excluded-by-decision": () => "esclusa per forza maggiore o per una decisione di fair play",
  "result-stands": () => "il risultato conta",
  "result-disregarded": ({ scoreMax }) =>
    `il primo torneo di un giocatore senza rating con ${score(scoreMax)} punti o meno non si considera, nemmeno per gli avversari`,
  "difference-rated": () => "la differenza di rating è ammessa",
  "difference-excluded": ({ found, differenceMin, ratingOver }) =>
    `differenza di ${asNumber(found)} con un giocatore sopra ${ratingOver}: le partite con ${differenceMin} o più non sono valide`,
  "opponent-rated": () => "l'avversario ha un rating",
  "opponent-unrated": () => "l'avversario è senza rating",
  "opponent-in-round-robin": () => "avversario senza rating in un girone all'italiana: conta con Ru(new)",
  "opponent-kept": () => "avversario senza rating: conta con il Ru di questo torneo",
  "opponent-not-kept": () => "avversario senza rating, il cui risultato in questo torneo non conta",
  "game-counts": () => "tutte le condizioni sono soddisfatte",

  "rating-of-list": () => "rating della lista",
  "rating-of-standard-list": () => "senza rating in questa lista: si usa il rating standard",
  "rating-entered-meanwhile": () => "entrato in lista dopo l'inizio: si usa il rating pubblicato da allora",
  "rating-none": () => "senza rating",
  "rating-provisional": () => "si usa il rating provvisorio",

  "match-rated": () => "entrambi i giocatori del match hanno un rating",
  "match-with-unrated": () => "un giocatore del match è senza rating",
  "match-open": ({ leaderScore, scheduled }) =>
    `chi conduceva aveva ${score(leaderScore)} su ${scheduled} partite: il match era aperto`,
  "match-decided": ({ leaderScore, scheduled }) =>
    `chi conduceva aveva ${score(leaderScore)} su ${scheduled} partite: il match era deciso`,
  "match-waiver": () => "il match era deciso, ma su richiesta preventiva ogni partita conta",

  "composition-enough": ({ players, rated }) => `giocatori con rating: ${rated} su ${players}`,
  "composition-not-asked": () => "nessun numero minimo di giocatori con rating",
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
  "left-out-of-round-robin": () => "risultato non considerato: il girone si valuta senza questo giocatore",
  "stages-one": () => "le fasi dichiarate sono un unico torneo",
  "stages-apart": () => "ogni fase è un torneo a sé",

  "closing-ordinary": (clause) => `${days(clause.days)} prima della lista`,
  "closing-official": (clause) => `un torneo ufficiale: ${days(clause.days)} prima della lista`,
  "closing-met": ({ end, closing }) => `finito il ${asDay(end)}; la lista chiude il ${asDay(closing)}`,

  "entry-listed": ({ floor }) => `pari o sopra la soglia di ${floor}`,
  "entry-below-floor": ({ rating, floor }) => `${rating} è sotto la soglia di ${floor}`,
  "delisted-later": ({ delistedOn }) => `iniziato prima della lista del ${asDay(delistedOn)}: vecchio rating`,
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
  "inclusion-not-asked": () => "tutti i giocatori con rating compaiono",
  "left-out-by-federation": () => "la federazione ha chiesto di escludere il giocatore",
  "left-out-no-member": () => "non appartiene ad alcuna federazione membro",
  "left-out-suspended": () => "la federazione è sospesa",
  "included-by-dispensation": () => "mostrato per deroga",

  "report-no-term": () => "non è fissato alcun termine",
  "report-in-time": ({ due }) => `dovuto entro il ${asDay(due)}`,
  "report-late": ({ due }) => `dovuto entro il ${asDay(due)}: in ritardo, accettato e contrassegnato`,
  "report-too-late": ({ last }) => `l'ultima lista in cui poteva entrare era quella del ${asDay(last)}`,
  "report-owed": () => "un torneo registrato deve un referto",
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
