import { day } from "../../../domain/dates.ts";
import { byAssumption, fromText, notInText } from "../../edition.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
import {
  APPEAL,
  BIRTH_UNKNOWN,
  BIRTH_YEAR,
  CHANGE_LAPSES,
  COEFFICIENT_ORDER,
  DELISTED_RETURN,
  ENTERED_MEANWHILE,
  FIRST_CONTROL,
  INTERIM_PARTS,
  LEFT_OUT,
  LIST_BEFORE,
  OFFICIAL_ALWAYS_RATED,
  PRINTED_K,
  ROUNDED_ONCE,
  reading,
  SCOPE,
  STAYS_POOLED,
  THIRTY_GAMES,
  takenFromBefore,
  UNRATED_BAND,
  WINDOW,
} from "../readings.ts";
import { MONTHLY } from "./standard-2012-07.ts";
import { COEFFICIENT_2022, RATE_BY_GAME } from "./standard-2022-01.ts";

/** The first rating since 2024: two draws against 1800 are added. */
const HYPOTHETICAL_DRAWS = {
  method: "hypothetical draws",
  hypotheticalOpponents: 2,
  hypotheticalRating: 1800,
  ratingMax: 2200,
  rounding: "half up",
} as const;

const articles: FideArticles = {
  registration: fromText("0.2", {
    notice: { days: 3 },
    noticeForNorms: null,
    noticeForTop: { ratingOver: 2700, womenRatingOver: 2500, notice: { days: 30 } },
    schedule: false,
  }),
  officialEvents: byAssumption("0.4", { continental: true }),
  appeal: byAssumption("0.5", { days: 7 }),
  licence: byAssumption("0.3", { required: true }),

  rateOfPlay: fromText("1.1", RATE_BY_GAME),
  firstControl: fromText("1.2", { moves: { from: 30 }, weight: "required" }),
  equalTimes: notInText({ required: false }),
  dayOfPlay: fromText("3.1", { gamesMax: null, hoursMax: 12 }),
  duration: notInText({ daysMax: null }),
  interimReports: fromText("4", { daysOver: 30 }),
  ratingsUsed: notInText({ ofEachGame: false }),

  unplayedGames: fromText("5.1", { count: false, decisionMayExclude: true }),
  disregardedResult: fromText("8.2.1", { scoreMax: 0 }),
  stages: notInText({ oneTournament: false }),
  composition: notInText(null),
  unratedOpponents: fromText("8.3.1", { countInRoundRobin: false, countInSwiss: false }),
  incompleteRoundRobin: notInText({ asSwiss: false }),
  decidedMatch: fromText("6.2", { scoreOver: 50, waiver: true }),
  unratedMatch: fromText("6.1", { rated: false }),
  excludedGames: notInText(null),

  calendar: fromText("7.1", { months: MONTHLY }),
  closing: fromText("7.1.3", { days: 3, officialDays: 1 }),
  entry: fromText("7.1.2", { birth: "year" }),
  publication: fromText("7.1.4", { gamesMin: 5, teamEventGamesMin: null, affiliatedGamesMin: null }),
  poolWindow: fromText("7.1.4", { months: 26, notBefore: day("2024-03-01") }),
  floor: fromText("7.1.2", { rating: 1400 }),
  delisting: fromText("7.2.1", { shownAs: "unrated" }),
  titledUnrated: byAssumption("7.22", { ownList: true }),
  inactivity: fromText("7.2.2", {
    after: [{ from: null, months: 12 }],
    goneAfterMonths: null,
    inFederationSection: true,
  }),

  fractionalScore: fromText("8.1.1", { rounding: "half up" }),
  scoringProbability: fromText("8.1.2", {}),

  standardRating: notInText({ used: false }),
  opening: fromText("8.2.1", { ratedOpponents: null, scoreMin: 50, atLeastFloor: false }),
  averageOfOpponents: fromText("8.2.2", { rounding: null }),
  initialRating: fromText("8.2.2, 8.2.3", HYPOTHETICAL_DRAWS),
  roundRobinAverage: notInText(null),
  roundRobinRating: notInText(null),
  roundRobinIteration: notInText(null),
  pooledRating: fromText("8.2.1", {}),
  enteredMeanwhile: fromText("8.2.4", { ratedForHimself: true, byFirstRating: false, ratedForOpponents: false }),
  provisionalRatings: notInText({ used: false }),

  difference: fromText("8.3.1", { max: 400, ratingBelow: null, gamesMax: null }),
  gain: fromText("8.3.2 b", {}),
  sumOfGains: fromText("8.3.2 c", {}),
  ratingChange: fromText("8.3.2 d", {}),
  developmentCoefficient: fromText("8.3.3", COEFFICIENT_2022),
  coefficientLimit: fromText("8.3.3", { gamesTimesKMax: 700 }),
  rounding: fromText("8.3.4", { of: "change", mode: "half away from zero" }),

  reporting: fromText("9.1", { officerDays: null, serverDays: null, nextListDays: 5, listsMax: 3 }),
  reportOwed: byAssumption("9.2", { unlessAnnounced: true }),
  inclusion: byAssumption("13", { membersOnly: true, federationMayExclude: true, dispensation: true }),
};

/** Floor 1400, two hypothetical draws in a first rating, the limit of 400 in every game again. */
export const fideStandard202403: FideEdition = {
  id: "fide-standard-2024-03",
  list: "standard",
  inForce: { from: day("2024-03-01"), until: day("2025-09-30") },
  source: {
    code: "standard-2024-03",
    address: "https://handbook.fide.com/chapter/B022024",
    consulted: day("2026-10-09"),
  },
  articles,
  readings: [
    SCOPE,
    ROUNDED_ONCE,
    OFFICIAL_ALWAYS_RATED,
    APPEAL,
    UNRATED_BAND,
    FIRST_CONTROL,
    INTERIM_PARTS,
    BIRTH_UNKNOWN,
    BIRTH_YEAR,
    THIRTY_GAMES,
    COEFFICIENT_ORDER,
    LIST_BEFORE,
    PRINTED_K,
    WINDOW,
    STAYS_POOLED,
    ENTERED_MEANWHILE,
    CHANGE_LAPSES,
    DELISTED_RETURN,
    LEFT_OUT,
    takenFromBefore(
      ["officialEvents", "appeal", "licence", "titledUnrated", "reportOwed", "inclusion"],
      "taken-from-before-2024-03",
    ),
    reading("partial-results-cancelled", ["poolWindow"]),
    reading("ties-of-first-rating", ["initialRating"]),
  ],
};
