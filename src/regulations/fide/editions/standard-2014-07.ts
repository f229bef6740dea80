import { day } from "../../../domain/dates.ts";
import { byAssumption, fromSummary } from "../../edition.ts";
import { INITIAL_RATING_PARTS } from "../article-parts.ts";
import { assumedRules, takenOver } from "../articles-taken-over.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
import { BIRTH_YEAR, reading, takenFromBefore } from "../readings.ts";
import { fideStandard201207, MONTHLY } from "./standard-2012-07.ts";

const articles: FideArticles = {
  ...takenOver(fideStandard201207),
  dayOfPlay: fromSummary("3.1", { gamesMax: null, hoursMax: 12 }),
  disregardedResult: byAssumption("6.1", { scoreMax: 0 }),
  calendar: fromSummary("7.1", { months: MONTHLY }),
  closing: byAssumption("7.13", { days: 3, officialDays: 1 }),
  floor: fromSummary("0.6", { rating: 1000 }),
  publication: fromSummary("7.14", { gamesMin: 5, teamEventGamesMin: null, affiliatedGamesMin: null }),
  opening: byAssumption("6.41, 8.21", {
    ratedOpponents: null,
    scoreMin: 50,
    atLeastFloor: false,
  }),
  initialRating: byAssumption("8.22–8.24", { method: "half points over", halfPoint: 2000 }, INITIAL_RATING_PARTS),
  difference: fromSummary("8.54", { max: 400, ratingBelow: null, gamesMax: null }),
  developmentCoefficient: fromSummary("8.56", {
    asOf: "list at the start",
    clauses: [
      { code: "K-reached", K: 10, highestMin: 2400 },
      { code: "K-junior", K: 40, highestBelow: 2300, untilAge: 18, untilAgeOn: "birthday" },
      { code: "K-new", K: 40, gamesBelow: 30 },
      { code: "K-rest", K: 20 },
    ],
  }),
};

const NOT_HERE = [
  "games-and-opponents",
  "closing-three-days",
  "taken-from-before",
  "printed-example",
  "example-coefficients",
  "at-least-floor",
];

/** K 40, 20 and 10, K 40 for juniors, five games for a first rating. */
export const fideStandard201407: FideEdition = {
  ...fideStandard201207,
  id: "fide-standard-2014-07",
  inForce: { from: day("2014-07-01"), until: day("2017-06-30") },
  source: { code: "standard-2014-07" },
  articles,
  readings: [
    ...fideStandard201207.readings.filter(({ code }) => !NOT_HERE.includes(code)),
    BIRTH_YEAR,
    takenFromBefore(assumedRules(articles), "taken-from-before-2014-07"),
    reading("no-coefficient-limit", ["coefficientLimit"]),
  ],
};
