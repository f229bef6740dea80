import { day } from "../../../domain/dates.ts";
import { fromText } from "../../edition.ts";
import type { LaskArticles, LaskEdition } from "../lask-edition.ts";
import { LASK_OPEN_POINTS } from "../readings.ts";

const articles: LaskArticles = {
  comparable: fromText("System", { ratingOver: 1300 }),
  commonRules: fromText("System", { ratingFrom: 1200 }),
  baseDifference: fromText("System", {}),
  pointsTable: fromText("Ratingberäkningstabeller", {}),
  halfPoints: fromText("System", { baseFrom: 2200, divisor: 2 }),
  newBase: fromText("System", { halvesUp: true }),
  adjournedGames: fromText("System", { countOn: "day finished" }),

  startRating: fromText("Startrating", { adultAge: 15, adultRating: 1300, youngerBelow: 1200 }),

  countedGames: fromText("System, Ratinggrundande partier", { walkovers: false, friendlyGames: false }),
  thinkingTime: fromText("Ratinggrundande partier", {
    moves: 60,
    bands: [
      { ratedFrom: 2200, minutesMin: 120 },
      { ratedFrom: 1600, minutesMin: 90 },
      { ratedFrom: null, minutesMin: 60 },
    ],
  }),
  periods: fromText("Ratinggrundande partier", { months: [1, 5, 9] }),
  clubList: fromText("Ratinggrundande partier", { everyPeriod: true }),
  boundary: fromText("Ratinggrundande partier", { daysMin: 7 }),
  opponent: fromText("Ratinggrundande partier", { eloAdded: 50 }),
  estimate: fromText("Ratinggrundande partier", {}),

  passivity: fromText("Passivitetsavdrag", { pointsPerYear: 50, yearsMax: 3 }),
  rapidOnly: fromText("Passivitetsavdrag", { automatic: false }),
  raise: fromText("Passivitetsavdrag", {}),

  placement: fromText("Ratingtal för nybörjare", { placedBelow: 1200 }),
  lowestRating: fromText("Ratingtal för nybörjare", { rating: 800 }),
  currentRating: fromText("Bonussystem", {}),
  bonus: fromText("Bonussystem", {
    by: "before the game",
    steps: [
      { from: 800, to: 999, points: 20 },
      { from: 1000, to: 1199, points: 10 },
    ],
  }),
  fivePeriods: fromText("Ratinggrundande perioder", { months: [1, 3, 5, 9, 11] }),
};

/** The Swedish federation's rules for club books. The text has headings, no numbers, and no day on which it ends. */
export const ssfLask: LaskEdition = {
  id: "ssf-lask",
  list: "club",
  inForce: { from: day("1974-01-01") },
  source: { code: "ssf-lask" },
  articles,
  readings: LASK_OPEN_POINTS,
};
