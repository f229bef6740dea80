import { fromText, notInText } from "../../edition.ts";
import { COMPOSITION_PARTS_2009, INACTIVITY_PARTS, INITIAL_RATING_PARTS, OPENING_PARTS } from "../article-parts.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
import {
  APPEAL,
  AT_START,
  BIRTH_UNKNOWN,
  CHANGE_LAPSES,
  DELISTED_RETURN,
  DISREGARDED_ROUND_ROBIN,
  ENTERED_MEANWHILE,
  FLAGGED_AFTER_A_YEAR,
  LISTED_WITHOUT_GAME,
  OFFICIAL_ALWAYS_RATED,
  ONE_PASS,
  PARTICIPANTS,
  PERSONS,
  ROUNDED_ONCE,
  reading,
  readingByText,
  SCOPE,
  STAGES,
  STAYS_POOLED,
  THIRTY_GAMES,
  UNRATED_BAND,
  WINDOW,
} from "../readings.ts";

/** Lists on the first of every other month. */
export const TWO_MONTHLY = [1, 3, 5, 7, 9, 11] as const;

/** Who makes up a round robin: one third rated, and the special cases. */
export const COMPOSITION = {
  ratedShare: 3,
  smallBelow: 10,
  smallRatedMin: 4,
  doublePlayersMin: 6,
  doubleRatedMin: 4,
  nationalRatedMin: 3,
  nationalWomenRatedMin: 2,
} as const;

const articles: FideArticles = {
  registration: fromText("0.4", { notice: { months: 1 }, noticeForNorms: null, noticeForTop: null, schedule: false }),
  officialEvents: fromText("0.3", { continental: false }),
  appeal: fromText("0.5", { days: 7 }),
  licence: notInText({ required: false }),

  rateOfPlay: fromText("1.1", {
    moves: 60,
    scope: "tournament",
    bands: [
      { ratedFrom: 2200, minutes: { from: 120 } },
      { ratedFrom: 1600, minutes: { from: 90 } },
      { ratedFrom: null, minutes: { from: 60 } },
    ],
  }),
  firstControl: fromText("1.3", { moves: { from: 40, to: 40 }, weight: "recommended" }),
  equalTimes: notInText({ required: false }),
  dayOfPlay: fromText("3.1", { gamesMax: 3, hoursMax: 12 }),
  duration: fromText("4.1", { daysMax: 90 }),
  interimReports: notInText({ daysOver: null }),
  ratingsUsed: fromText("4.13", { ofEachGame: true }),

  unplayedGames: fromText("5.1", { count: false, decisionMayExclude: false }),
  disregardedResult: fromText("6.1", { scoreMax: 50 }),
  stages: fromText("6.2", { oneTournament: true }),
  composition: fromText("6.3", COMPOSITION, COMPOSITION_PARTS_2009),
  unratedOpponents: fromText("6.42, 8.52", { countInRoundRobin: true, countInSwiss: true }),
  incompleteRoundRobin: fromText("6.43", { asSwiss: true }),
  decidedMatch: fromText("6.5", { scoreOver: 50, waiver: false }),
  unratedMatch: fromText("6.6", { rated: false }),
  excludedGames: notInText(null),

  calendar: fromText("7.1", { months: TWO_MONTHLY }),
  closing: fromText("7.13", { days: 7, officialDays: 1 }),
  entry: fromText("7.12", { birth: "year" }),
  publication: fromText("7.14", { gamesMin: 9, teamEventGamesMin: 7, affiliatedGamesMin: 7 }),
  poolWindow: fromText("7.14c", { months: 24, notBefore: null }),
  floor: fromText("0.6", { rating: 1200 }),
  delisting: fromText("7.21", { shownAs: "delisted" }),
  titledUnrated: fromText("7.22", { ownList: true }),
  inactivity: fromText(
    "7.23, 7.24",
    {
      after: [{ from: null, months: 12 }],
      goneAfterMonths: 36,
      inFederationSection: false,
    },
    INACTIVITY_PARTS,
  ),

  fractionalScore: fromText("8.1a", { rounding: "half up" }),
  scoringProbability: fromText("8.1b", {}),

  standardRating: notInText({ used: false }),
  opening: fromText(
    "6.41, 8.21, 8.31, 8.33",
    {
      ratedOpponents: { gamesMin: 3, opponentsMin: null, everySwiss: true },
      scoreMin: 100,
      atLeastFloor: true,
    },
    OPENING_PARTS,
  ),
  averageOfOpponents: fromText("8.21a", { rounding: "half up" }),
  initialRating: fromText("8.22–8.24", { method: "half points over", halfPoint: 1250 }, INITIAL_RATING_PARTS),
  roundRobinAverage: fromText("8.21b", { rounding: "half up" }),
  roundRobinRating: fromText("8.25", { rounding: "half up" }),
  roundRobinIteration: fromText("8.58", { passes: 1, differenceMax: 400, rounding: "half up" }),
  pooledRating: fromText("8.3, 8.32", {}),
  enteredMeanwhile: fromText("8.4", { ratedForHimself: true, byFirstRating: false, ratedForOpponents: false }),
  provisionalRatings: fromText("8.53", { used: false }),

  difference: fromText("8.54", { max: 400, ratingBelow: null, gamesMax: null }),
  gain: fromText("8.55b", {}),
  sumOfGains: fromText("8.55c", {}),
  ratingChange: fromText("8.55c", {}),
  developmentCoefficient: fromText("8.56", {
    asOf: "list at the start",
    clauses: [
      { code: "K-reached-after-games", K: 20, highestMin: 2400, gamesMin: 30 },
      { code: "K-rest", K: 30 },
    ],
  }),
  coefficientLimit: notInText(null),
  rounding: fromText("8.57", { of: "new rating", mode: "half up" }),

  reporting: fromText("9.1", { officerDays: null, serverDays: null, nextListDays: null, listsMax: null }),
  reportOwed: fromText("9.2", { unlessAnnounced: true }),
  inclusion: notInText(null),
};

/** The text of March 2009. Its K was cancelled before it came into force; it can be named, no date chooses it. */
export const fideStandard200903: FideEdition = {
  id: "fide-standard-2009-03",
  list: "standard",
  inForce: null,
  source: { code: "standard-2009-03" },
  articles,
  readings: [
    SCOPE,
    ROUNDED_ONCE,
    OFFICIAL_ALWAYS_RATED,
    APPEAL,
    UNRATED_BAND,
    BIRTH_UNKNOWN,
    THIRTY_GAMES,
    AT_START,
    WINDOW,
    STAYS_POOLED,
    ENTERED_MEANWHILE,
    CHANGE_LAPSES,
    FLAGGED_AFTER_A_YEAR,
    DELISTED_RETURN,
    ONE_PASS,
    PERSONS,
    DISREGARDED_ROUND_ROBIN,
    LISTED_WITHOUT_GAME,
    PARTICIPANTS,
    STAGES,
    readingByText("unrated-in-swiss", ["unratedOpponents"], "unrated-in-swiss-2009-03"),
    reading("reception-closing", ["closing"]),
    reading("half-point-2009", ["initialRating"]),
    reading("pool-example", ["pooledRating"]),
    reading("draft-coefficient", ["developmentCoefficient"]),
    reading("opening-score-2009", ["opening"]),
    reading("opponents-every-tournament", ["opening"]),
    readingByText("nearest-half-up", ["rounding", "pooledRating"], "nearest-half-up-2009-03"),
    reading("certain-scores", ["fractionalScore"]),
  ],
};
