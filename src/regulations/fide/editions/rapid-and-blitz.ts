import { day } from "../../../domain/dates.ts";
import type { Reading } from "../../edition.ts";
import { absent, assumed, byAssumption, fromData, fromSummary, fromText, notInText } from "../../edition.ts";
import { assumedRules, takenOver } from "../articles-taken-over.ts";
import type { FideArticles, FideEdition, Span } from "../fide-edition.ts";
import { RAPID_OPENING, reading, STANDARD_SEEDS, takenFromBefore, takenFromStandard } from "../readings.ts";
import { CLOSING_2012, fideStandard201207, MONTHLY } from "./standard-2012-07.ts";
import { fideStandard201707 } from "./standard-2017-07.ts";
import { COEFFICIENT_2022, fideStandard202201 } from "./standard-2022-01.ts";
import { fideStandard202403 } from "./standard-2024-03.ts";

type FastList = "rapid" | "blitz";

const EVERYBODY_20 = { asOf: "list before", clauses: [{ code: "K-everybody", K: 20 }] } as const;

/** A rate of play without bands: rapid and blitz ask the same minutes of everybody. */
const minutes = (span: Span) => ({ moves: 60, scope: null, bands: [{ ratedFrom: null, minutes: span }] }) as const;

const MINUTES_2012 = { rapid: { from: 15, below: 60 }, blitz: { from: 5, below: 15 } };
const MINUTES_2017 = { rapid: { over: 10, below: 60 }, blitz: { from: 5, to: 10 } };
const MINUTES_2024 = { rapid: { over: 10, below: 60 }, blitz: { over: 3, to: 10 } };
const ROUNDS_A_DAY = { rapid: 15, blitz: 30 };
const ARTICLE_2017 = { rapid: "1.3", blitz: "1.4" };
const ARTICLE_2024 = { rapid: "1.1.1", blitz: "1.1.2" };
const ROUNDS_ARTICLE_2024 = { rapid: "3.1.1", blitz: "3.1.2" };

/** The first rapid and blitz lists: K 20 for all, ratings seeded by the standard list. */
export function fast201201(list: FastList): FideEdition {
  const articles: FideArticles = {
    ...takenOver(fideStandard201207),
    registration: fromSummary("0.4", {
      notice: { days: 2 },
      noticeForNorms: null,
      noticeForTop: null,
      schedule: false,
    }),
    rateOfPlay: fromSummary("1.1", minutes(MINUTES_2012[list])),
    firstControl: absent("assumption", null),
    equalTimes: fromSummary("1.2", { required: true }),
    dayOfPlay: absent("summary", { gamesMax: null, hoursMax: null }),
    calendar: fromSummary("7.1", { months: MONTHLY, firstList: day("2012-07-01") }),
    closing: fromData("7.13", CLOSING_2012),
    floor: fromData("0.6", { rating: 1000 }),
    standardRating: fromSummary("8.2", { used: true }),
    opening: fromSummary("8.21", {
      ratedOpponents: { gamesMin: null, opponentsMin: 3, everySwiss: false },
      scoreMin: 100,
      atLeastFloor: true,
    }),
    difference: fromSummary("8.54", { max: 400, ratingBelow: null, gamesMax: null }),
    developmentCoefficient: fromSummary("8.56", { ...EVERYBODY_20, asOf: "list at the start" }),
  };
  return {
    id: `fide-${list}-2012-01`,
    list,
    inForce: { from: day("2012-01-01"), until: day("2017-06-30") },
    source: { code: "rapid-and-blitz-2012-01" },
    articles,
    readings: [
      ...withoutK(fideStandard201207.readings).filter(({ code }) => code !== "games-and-opponents"),
      STANDARD_SEEDS,
      takenFromStandard(assumedRules(articles), "taken-from-standard-2012-01"),
    ],
  };
}

/** One chapter with the standard list: other minutes, K limited to 700, no limit on D. */
export function fast201707(list: FastList): FideEdition {
  const { articles: standard } = fideStandard201707;
  const articles: FideArticles = {
    ...standard,
    rateOfPlay: fromText(ARTICLE_2017[list], minutes(MINUTES_2017[list])),
    firstControl: absent("assumption", null),
    equalTimes: byAssumption("1.2", { required: true }),
    dayOfPlay: fromSummary("3.1", { gamesMax: ROUNDS_A_DAY[list], hoursMax: null }),
    inactivity: fromText("7.23", standard.inactivity.sets),
    standardRating: byAssumption("8.2", { used: true }),
    opening: fromSummary("8.21", { ratedOpponents: null, scoreMin: 100, atLeastFloor: false }),
    difference: fromSummary("8.54", { max: null, ratingBelow: null, gamesMax: null }),
    developmentCoefficient: fromSummary("8.56", EVERYBODY_20),
  };
  return {
    id: `fide-${list}-2017-07`,
    list,
    inForce: { from: day("2017-07-01"), until: day("2021-12-31") },
    source: { code: "rapid-and-blitz-2017-07" },
    articles,
    readings: [
      ...withoutK(fideStandard201707.readings),
      STANDARD_SEEDS,
      RAPID_OPENING,
      reading("no-limit-rapid", ["difference"]),
      takenFromBefore(["equalTimes", "standardRating"], "taken-from-before-2017-07"),
    ],
  };
}

/** A chapter of its own: the limit of 400 once a tournament, as on the standard list. */
export function fast202201(list: FastList): FideEdition {
  const before = fast201707(list).articles;
  const standard = fideStandard202201.articles;
  const articles: FideArticles = {
    ...renumbered(takenOver(fideStandard202201)),
    registration: assumed(before.registration),
    rateOfPlay: byAssumption(ARTICLE_2024[list], before.rateOfPlay.sets),
    firstControl: absent("assumption", null),
    equalTimes: byAssumption("1.2", { required: true }),
    dayOfPlay: byAssumption(ROUNDS_ARTICLE_2024[list], before.dayOfPlay.sets),
    interimReports: absent("assumption", { daysOver: null }),
    standardRating: byAssumption("7.2.1", { used: true }),
    roundRobinAverage: absent("summary", null),
    roundRobinRating: absent("summary", null),
    roundRobinIteration: absent("summary", null),
    disregardedResult: fromSummary("7.2.2", { scoreMax: 0 }),
    opening: fromSummary("7.2.2", { ...standard.opening.sets }),
    difference: fromSummary("7.3.1", { max: 400, ratingBelow: null, gamesMax: 1 }),
    developmentCoefficient: fromSummary("7.3.3", EVERYBODY_20),
    coefficientLimit: fromSummary("7.3.3", { gamesTimesKMax: 700 }),
  };
  return {
    id: `fide-${list}-2022-01`,
    list,
    inForce: { from: day("2022-01-01"), until: day("2022-09-30") },
    source: { code: "rapid-and-blitz-2022-01" },
    articles,
    readings: [
      ...withoutK(fideStandard202201.readings),
      STANDARD_SEEDS,
      takenFromStandard(assumedRules(articles), "taken-from-standard-2022-01"),
    ],
  };
}

/** K as on the standard list. */
export function fast202210(list: FastList): FideEdition {
  const before = fast202201(list);
  return {
    ...before,
    id: `fide-${list}-2022-10`,
    inForce: { from: day("2022-10-01"), until: day("2024-02-29") },
    source: { code: "rapid-and-blitz-2022-10" },
    articles: {
      ...before.articles,
      developmentCoefficient: fromSummary("7.3.3", COEFFICIENT_2022),
    },
    readings: [...before.readings, ...fideStandard202201.readings.filter(({ code }) => ON_K.includes(code))],
  };
}

/** The chapter of March 2024: that of the standard list, with minutes, rounds a day and registration of its own. */
export function fast202403(list: FastList): FideEdition {
  const articles: FideArticles = {
    ...renumbered(fideStandard202403.articles),
    registration: fromText("0.2", { notice: { days: 3 }, noticeForNorms: null, noticeForTop: null, schedule: false }),
    rateOfPlay: fromText(ARTICLE_2024[list], minutes(MINUTES_2024[list])),
    firstControl: notInText(null),
    equalTimes: fromText("1.2", { required: true }),
    dayOfPlay: fromText(ROUNDS_ARTICLE_2024[list], { gamesMax: ROUNDS_A_DAY[list], hoursMax: null }),
    interimReports: notInText({ daysOver: null }),
    standardRating: fromText("7.2.1", { used: true }),
  };
  return {
    ...fideStandard202403,
    id: `fide-${list}-2024-03`,
    list,
    inForce: { from: day("2024-03-01"), until: day("2024-11-30") },
    source: {
      code: "rapid-and-blitz-2024-03",
      address: "https://handbook.fide.com/chapter/B02RBRegulations2024",
      consulted: day("2026-10-09"),
    },
    articles,
    readings: fideStandard202403.readings.filter(({ code }) => !NOT_IN_FAST.includes(code)),
  };
}

/** March 2024 with 7.3.1 amended: games across 600 points are not rated when one player is above 2600. */
export function fast202412(list: FastList): FideEdition {
  const before = fast202403(list);
  return {
    ...before,
    id: `fide-${list}-2024-12`,
    inForce: { from: day("2024-12-01") },
    source: {
      ...before.source,
      code: "rapid-and-blitz-2024-12",
    },
    articles: {
      ...before.articles,
      excludedGames: fromText("7.3.1", { differenceMin: 600, ratingOver: 2600 }),
    },
  };
}

/** Readings on articles that the rapid and blitz rules do not have. */
const NOT_IN_FAST = [
  "taken-from-before",
  "first-control-without-sanction",
  "interim-parts",
  "example-coefficients",
  "edition-by-content",
];

/** Readings on the lines of K, of which there is one where K is 20 for everybody. */
const ON_K = ["coefficient-order", "coefficient-date", "birth-year-only", "birth-unknown", "thirty-games"];

const withoutK = (readings: readonly Reading[]) =>
  readings.filter(({ code }) => !NOT_IN_FAST.includes(code) && !ON_K.includes(code));

/** Articles of the text of 2017 that no later chapter was seen to have: they keep their number. */
const NUMBERED_2017 = [
  "composition",
  "incompleteRoundRobin",
  "officialEvents",
  "appeal",
  "licence",
  "titledUnrated",
  "reportOwed",
  "inclusion",
];

/** The rapid and blitz chapter has one section less before the fifth: 8.3.1 of the standard text is 7.3.1 there. */
function renumbered(articles: FideArticles): FideArticles {
  return Object.fromEntries(
    Object.entries(articles).map(([rule, article]) => [
      rule,
      NUMBERED_2017.includes(rule) ? article : { ...article, number: oneSectionBack(article.number) },
    ]),
  ) as unknown as FideArticles;
}

function oneSectionBack(number: string | null): string | null {
  if (number === null) return null;
  return number
    .split(", ")
    .map((each) => each.replace(/^(\d+)/, (section) => (Number(section) < 5 ? section : String(Number(section) - 1))))
    .map((each) =>
      each.startsWith("7.2.") ? each.replace(/^7\.2\.(\d)/, (_, last) => `7.2.${Number(last) + 1}`) : each,
    )
    .join(", ");
}
