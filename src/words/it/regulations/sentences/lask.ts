import type * as english from "../../../en/regulations/sentences/lask.ts";
import { monthNames } from "../../../months.ts";
import { days, minutes, points, timeByRating } from "./common.ts";

export const LASK_SENTENCES: typeof english.LASK_SENTENCES = {
  comparable: ({ ratingOver }) => `I rating superiori a ${ratingOver} sono confrontabili tra circoli.`,
  commonRules: ({ ratingFrom }) =>
    `Da ${ratingFrom} in su valgono le regole della federazione; sotto, un distretto può avere le proprie.`,
  baseDifference: () => "La differenza è quella tra i due rating base, che restano gli stessi per tutto un periodo.",
  pointsTable: () => "Una tabella dà i punti per ogni differenza e risultato.",
  halfPoints: ({ baseFrom, divisor }) =>
    `Con un rating base di ${baseFrom} o più, i punti della tabella si dividono per ${divisor}.`,
  newBase: ({ halvesUp }) =>
    `All'inizio di un periodo il rating attuale diventa il rating base; il mezzo punto si arrotonda per ${halvesUp ? "eccesso" : "difetto"}.`,
  adjournedGames: ({ countOn }) =>
    `Una partita aggiornata conta nel giorno in cui è ${countOn === "day finished" ? "finita" : "iniziata"}.`,
  startRating: ({ adultAge, adultRating, youngerBelow }) =>
    `Un nuovo socio parte dalla forza attribuita; i principianti partono di solito da ${adultRating} se hanno almeno circa ${adultAge} anni, e sotto ${youngerBelow} se sono più giovani.`,
  countedGames: ({ walkovers, friendlyGames }) => {
    if (walkovers)
      return `I forfait contano; le partite amichevoli fuori da un torneo ${friendlyGames ? "anche" : "no"}.`;
    return friendlyGames
      ? "I forfait non contano; le partite amichevoli fuori da un torneo sì."
      : "Non contano né i forfait né le partite amichevoli fuori da un torneo.";
  },
  thinkingTime: ({ moves, bands }) =>
    timeByRating(
      moves,
      "qualcuno nel torneo",
      bands.map(({ ratedFrom, minutesMin }) => ({ ratedFrom, time: `almeno ${minutes(minutesMin)}` })),
    ),
  periods: ({ months }) => `Un periodo comincia il primo giorno di ${monthNames("it", months)}.`,
  clubList: ({ everyPeriod }) =>
    everyPeriod
      ? "Il circolo invia la propria lista alla federazione all'inizio di ogni periodo."
      : "Il circolo non deve inviare la propria lista alla federazione a ogni periodo.",
  boundary: ({ daysMin }) =>
    `Un torneo a cavallo dell'inizio di un periodo prosegue con i nuovi rating se tra il turno prima e quello dopo passano almeno ${days(daysMin)}; altrimenti i vecchi valgono fino alla fine.`,
  opponent: ({ eloAdded }) =>
    `Un avversario esterno conta con il suo rating svedese o, se non lo ha, con il suo Elo più ${eloAdded}.`,
  estimate: () => "Chi tiene il libro stima il rating di un avversario che non ne ha.",
  passivity: ({ pointsPerYear, yearsMax }) =>
    `Un socio perde ${points(pointsPerYear)} per ogni anno intero senza una partita, per al massimo ${yearsMax} anni. Dopo una pausa più lunga la sua forza si valuta prima della partita successiva.`,
  rapidOnly: ({ automatic }) =>
    automatic
      ? "Un socio che gioca solo partite rapide perde comunque questi punti."
      : "Un socio che gioca solo partite rapide perde questi punti solo se chi tiene il libro decide così.",
  raise: () => "Al posto della detrazione chi tiene il libro può dare a un giovane un rating più alto.",
  placement: ({ placedBelow }) =>
    `Il circolo può fissare a mano, con un motivo, il rating di un socio sotto ${placedBelow}.`,
  lowestRating: ({ rating }) => `Nessun rating del libro scende sotto ${rating}.`,
  currentRating: () => "Il rating attuale è il rating base più i punti di tutte le partite giocate da allora.",
  bonus: ({ by, steps }) => {
    const each = steps.map(({ from, to, points: bonus }) => `${points(bonus)} da ${from} a ${to}`).join(", ");
    return `Ogni partita aggiunge un bonus secondo il rating ${by === "before the game" ? "prima della" : "dopo la"} partita: ${each}.`;
  },
  fivePeriods: ({ months }) =>
    `Un circolo può scegliere altri periodi, che cominciano il primo giorno di ${monthNames("it", months)}.`,
};
