import { day } from "../../../domain/dates.ts";
import { absent, byAssumption, fromSummary, fromText } from "../../edition.ts";
import { assumedRules, takenOver } from "../articles-taken-over.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
import { reading, readingByText, takenFromBefore } from "../readings.ts";
import { fideStandard201707 } from "./standard-2017-07.ts";

/** Minutes by the ratings of the two players of a game, since 2022. */
export const RATE_BY_GAME = {
  moves: 60,
  scope: "game",
  bands: [
    { ratedFrom: 2400, minutes: { from: 120 } },
    { ratedFrom: 1800, minutes: { from: 90 } },
    { ratedFrom: null, minutes: { from: 60 } },
  ],
} as const;

/** K since 2022: juniors to the end of the year of their 18th birthday. */
export const COEFFICIENT_2022 = {
  asOf: "list before",
  clauses: [
    { code: "K-reached", K: 10, highestMin: 2400 },
    { code: "K-junior", K: 40, highestBelow: 2300, untilAge: 18, untilAgeOn: "end of year" },
    { code: "K-new", K: 40, gamesBelow: 30 },
    { code: "K-rest", K: 20 },
  ],
} as const;

const before = takenOver(fideStandard201707);

const articles: FideArticles = {
  ...before,
  registration: fromSummary("0.2", {
    notice: { days: 3 },
    noticeForNorms: { days: 30 },
    noticeForTop: null,
    schedule: false,
  }),
  rateOfPlay: fromSummary("1.1", RATE_BY_GAME),
  firstControl: fromSummary("1.2", { moves: { from: 30 }, weight: "required" }),
  duration: absent("assumption", { daysMax: null }),
  interimReports: fromSummary("4", { daysOver: 30 }),
  composition: byAssumption("6.2", before.composition.sets),
  unratedOpponents: fromSummary("8.3.1", { countInRoundRobin: false, countInSwiss: false }),
  incompleteRoundRobin: byAssumption("6.4", { asSwiss: true }),
  disregardedResult: fromText("8.2.1", { scoreMax: 0 }),
  decidedMatch: byAssumption("6.2", { scoreOver: 50, waiver: false }),
  unratedMatch: byAssumption("6.1", { rated: false }),
  calendar: byAssumption("7.1", before.calendar.sets),
  closing: byAssumption("7.1.3", before.closing.sets),
  entry: byAssumption("7.1.2", before.entry.sets),
  publication: fromSummary("7.1.4", { gamesMin: 5, teamEventGamesMin: null, affiliatedGamesMin: null }),
  poolWindow: byAssumption("7.1.4", { months: 26, notBefore: null }),
  floor: fromSummary("7.1.2", { rating: 1000 }),
  delisting: byAssumption("7.2.1", before.delisting.sets),
  inactivity: byAssumption("7.2.2", {
    after: [{ from: null, months: 24 }],
    goneAfterMonths: null,
    inFederationSection: true,
  }),
  fractionalScore: byAssumption("8.1.1", { rounding: "half up" }),
  scoringProbability: byAssumption("8.1.2", {}),
  opening: fromText("8.2.1", { ratedOpponents: null, scoreMin: 50, atLeastFloor: false }),
  averageOfOpponents: fromText("8.2.2", { rounding: "half up" }),
  initialRating: fromText("8.2.3", { method: "half points over", halfPoint: 2000 }),
  roundRobinAverage: absent("summary", null),
  roundRobinRating: absent("summary", null),
  roundRobinIteration: absent("summary", null),
  pooledRating: fromText("8.2.1", {}),
  enteredMeanwhile: fromText("8.2.4", { ratedForHimself: true, byFirstRating: false, ratedForOpponents: false }),
  provisionalRatings: absent("assumption", { used: false }),
  difference: fromText("8.3.1", { max: 400, ratingBelow: null, gamesMax: 1 }),
  gain: byAssumption("8.3.2 b", {}),
  sumOfGains: byAssumption("8.3.2 c", {}),
  ratingChange: byAssumption("8.3.2 d", {}),
  developmentCoefficient: fromSummary("8.3.3", COEFFICIENT_2022),
  coefficientLimit: fromSummary("8.3.3", { gamesTimesKMax: 700 }),
  rounding: byAssumption("8.3.4", before.rounding.sets),
};

/** The one-time upgrade: how many games of a tournament the limit of 400 may touch. */
const LIMIT_ONCE = reading("limit-once", ["difference"]);

const NOT_HERE = [
  "one-pass",
  "persons-in-double-round-robin",
  "disregarded-in-round-robin",
  "average-in-swiss",
  "inactive-24-months",
  "lost-signs",
];

/** Round robins lose their own method; the limit of 400 may be used once a tournament. */
export const fideStandard202201: FideEdition = {
  ...fideStandard201707,
  id: "fide-standard-2022-01",
  inForce: { from: day("2022-01-01"), until: day("2024-02-29") },
  source: {
    code: "standard-2022-01",
    address: "https://handbook.fide.com/chapter/B022022",
    consulted: day("2026-10-09"),
  },
  articles,
  readings: [
    ...fideStandard201707.readings.filter(({ code }) => !NOT_HERE.includes(code)),
    LIMIT_ONCE,
    takenFromBefore(assumedRules(articles), "taken-from-before-2022-01"),
    readingByText("inactive-24-months", ["inactivity"], "inactive-24-months-2022-01"),
  ],
};
