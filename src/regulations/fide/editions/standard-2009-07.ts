import { day } from "../../../domain/dates.ts";
import { byAssumption, fromSummary } from "../../edition.ts";
import { INITIAL_RATING_PARTS, OPENING_PARTS } from "../article-parts.ts";
import { assumedRules, takenOver } from "../articles-taken-over.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
import { AT_LEAST_FLOOR, GAMES_AND_OPPONENTS, readingByText, takenFromBefore } from "../readings.ts";
import { fideStandard200903, TWO_MONTHLY } from "./standard-2009-03.ts";

const articles: FideArticles = {
  ...takenOver(fideStandard200903),
  unratedOpponents: {
    number: "6.42, 8.52",
    known: "assumption",
    sets: { countInRoundRobin: true, countInSwiss: false },
  },
  calendar: fromSummary("7.1", { months: TWO_MONTHLY }),
  closing: fromSummary("7.13", { days: 7, officialDays: 1 }),
  floor: fromSummary("0.6", { rating: 1200 }),
  enteredMeanwhile: byAssumption("8.4", { ratedForHimself: true, byFirstRating: true, ratedForOpponents: false }),
  opening: byAssumption(
    "6.41, 8.21, 8.31, 8.33",
    {
      ...fideStandard200903.articles.opening.sets,
      ratedOpponents: { gamesMin: 3, opponentsMin: 3, everySwiss: true },
    },
    OPENING_PARTS,
  ),
  initialRating: fromSummary("8.22–8.24", { method: "half points over", halfPoint: 1250 }, INITIAL_RATING_PARTS),
  difference: fromSummary("8.54", { max: 400, ratingBelow: null, gamesMax: null }),
  developmentCoefficient: fromSummary("8.56", {
    asOf: "list at the start",
    clauses: [
      { code: "K-new", K: 25, gamesBelow: 30 },
      { code: "K-reached", K: 10, highestMin: 2400 },
      { code: "K-rest", K: 15 },
    ],
  }),
};

const NOT_HERE = ["draft-coefficient", "reception-closing", "unrated-in-swiss"];

/** In force from July 2009: lists every other month, floor 1200, the limit of 400, K still 25, 15 and 10. */
export const fideStandard200907: FideEdition = {
  ...fideStandard200903,
  id: "fide-standard-2009-07",
  inForce: { from: day("2009-07-01"), until: day("2011-06-30") },
  source: { code: "standard-2009-07" },
  articles,
  readings: [
    ...fideStandard200903.readings.filter(({ code }) => !NOT_HERE.includes(code)),
    AT_LEAST_FLOOR,
    GAMES_AND_OPPONENTS,
    takenFromBefore(assumedRules(articles), "taken-from-before-2009-07"),
    readingByText("unrated-in-swiss", ["unratedOpponents"], "unrated-in-swiss-2009-07"),
    readingByText("coefficient-order", ["developmentCoefficient"], "coefficient-order-2009-07"),
  ],
};
