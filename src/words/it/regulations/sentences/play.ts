import type * as english from "../../../en/regulations/sentences/play.ts";
import { days, games, minutesWithin, timeByRating } from "./common.ts";

export const PLAY_SENTENCES: typeof english.PLAY_SENTENCES = {
  rateOfPlay: ({ moves, scope, bands }) =>
    timeByRating(
      moves,
      scope === "game" ? "uno dei due giocatori" : "qualcuno nel torneo",
      bands.map(({ ratedFrom, minutes }) => ({ ratedFrom, time: minutesWithin(minutes) })),
    ),
  firstControl: (sets) => {
    if (sets === null) return "Il primo controllo del tempo può cadere a qualsiasi mossa.";
    const { from, to } = sets.moves;
    const where =
      from === to
        ? `alla mossa ${from}`
        : to === undefined
          ? `alla mossa ${from} o dopo`
          : `tra le mosse ${from} e ${to}`;
    return `Un primo controllo del tempo a mosse ${sets.weight === "required" ? "deve" : "dovrebbe"} cadere ${where}.`;
  },
  equalTimes: ({ required }) =>
    required
      ? "Entrambi i giocatori di una partita devono avere lo stesso tempo."
      : "I due giocatori di una partita possono avere tempi diversi.",
  dayOfPlay: ({ gamesMax, hoursMax }) => {
    const limits = [
      ...(gamesMax === null ? [] : [games(gamesMax)]),
      ...(hoursMax === null ? [] : [`${hoursMax} ore di gioco`]),
    ];
    if (limits.length === 0) return "Non c'è un limite di partite o di ore di gioco al giorno.";
    return `Un giocatore può avere al massimo ${limits.join(" e ")} al giorno.`;
  },
  duration: ({ daysMax }) =>
    daysMax === null
      ? "Non c'è un limite alla durata di un torneo."
      : `Un torneo dura al massimo ${days(daysMax)}; i campionati a squadre e i tornei con un'approvazione speciale possono durare di più.`,
  interimReports: ({ daysOver }) =>
    daysOver === null
      ? "Il referto di un torneo è unico, per quanto a lungo duri."
      : `Di un torneo che dura più di ${days(daysOver)} si invia un referto ogni mese.`,
  ratingsUsed: ({ ofEachGame }) =>
    ofEachGame
      ? "Valgono i rating dell'inizio del torneo oppure, se così dichiarato, quelli del giorno di ogni partita."
      : "Valgono i rating dell'inizio del torneo oppure, se il referto è in parti, quelli dell'inizio di ogni parte.",
};
