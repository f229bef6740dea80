import { day } from "../../src/domain/dates.ts";
import { hundredths, points } from "../../src/domain/units.ts";
import { fractional, initialRating, pooled, type Result } from "../../src/regulations/fide/articles/initial-rating.ts";
import { floorOf, kept } from "../../src/regulations/fide/articles/opening.ts";
import { enoughGames, inWindow, periodOf } from "../../src/regulations/fide/articles/pool.ts";
import { roundRobin } from "../../src/regulations/fide/articles/round-robin.ts";
import type { FideEdition } from "../../src/regulations/fide/fide-edition.ts";
import { fideEditionOn } from "../../src/regulations/register.ts";
import type { CaseHead, Table } from "../conformance.ts";
import { everyEdition, fast, standard } from "../editions.ts";
import { fact, fide, SINCE_2017, SINCE_2022, SINCE_2024, TO_2012, TO_2017 } from "./office-case.ts";

const result = ([n, sum, W]: readonly [n: number, sum: number, W: number]): Result => ({
  n: fact("n", n),
  sum: fact("Σ opponents", points(sum)),
  W: fact("W", hundredths(W)),
});

// biome-ignore format: a table
const FRACTIONAL = fide<CaseHead & { readonly W: number; readonly n: number }>("fractionalScore", [
  { in: everyEdition(), says: "3 of 8 is .375, up",   W: 300, n: 8,  expected: [38, -87] },
  { in: everyEdition(), says: "1 of 9 is .111, down", W: 100, n: 9,  expected: [11, -351] },
  { in: everyEdition(), says: "nothing",              W: 0,   n: 5,  expected: [0, -800] },
  { in: everyEdition(), says: "everything",           W: 500, n: 5,  expected: [100, 800] },
  { in: everyEdition(), says: "one half",             W: 250, n: 5,  expected: [50, 0] },
], (edition, { W, n }) => {
  const { p, dp } = fractional(edition, fact("W", hundredths(W)), fact("n", n));
  return [p.value, dp.value];
});

const HALF_12 = standard("2009-03", "2009-07");
const HALF_15 = [...standard("2011-07", "2012-07"), ...fast("2012-01", "2012-01")];
const HALF_20 = [...standard("2014-07", "2022-01"), ...fast("2017-07", "2022-10")];
const HYPOTHETICAL = [...standard("2024-03"), ...fast("2024-03")];
const WITHOUT = [...HALF_12, ...HALF_15, ...HALF_20];

interface Initial extends CaseHead {
  readonly result: readonly [n: number, sum: number, W: number];
}

// biome-ignore format: a table
const AVERAGE = fide<Initial>("averageOfOpponents", [
  { in: WITHOUT, says: "1487.5 up to 1488",              result: [2, 2975, 100],  expected: 1488 },
  { in: WITHOUT, says: "1393.6 to 1394",                 result: [8, 11149, 400], expected: 1394 },
  { in: WITHOUT, says: "1393.25 to 1393",                result: [4, 5573, 200],  expected: 1393 },
  { in: HYPOTHETICAL, says: "with two of 1800, exactly", result: [5, 9507, 300],  expected: { numerator: 13107, denominator: 7 } },
], (edition, given) => initialRating(edition, result(given.result)).Rc.value);

// biome-ignore format: a table
const INITIAL = fide<Initial>("initialRating", [
  { in: WITHOUT, says: "half the points: the average",         result: [5, 9500, 250], expected: 1900 },
  { in: WITHOUT, says: "under half: by the table",             result: [5, 9500, 200], expected: 1828 },
  { in: HALF_12, says: "one half point over, 12.5 up",         result: [5, 9500, 300], expected: 1913 },
  { in: HALF_12, says: "two half points over",                 result: [4, 7600, 300], expected: 1925 },
  { in: HALF_12, says: "many half points show every hundredth",result: [100, 190000, 10000], expected: 3150 },
  { in: HALF_15, says: "one half point over",                  result: [5, 9500, 300], expected: 1915 },
  { in: HALF_15, says: "many half points show every hundredth",result: [100, 190000, 10000], expected: 3400 },
  { in: HALF_20, says: "one half point over",                  result: [5, 9500, 300], expected: 1920 },
  { in: HALF_20, says: "many half points show every hundredth",result: [100, 190000, 10000], expected: 3900 },
  { in: HYPOTHETICAL, says: "as published: 5 games, 3 points", result: [5, 9507, 300], expected: 1922 },
  { in: HYPOTHETICAL, says: "half the points",                 result: [5, 9500, 250], expected: 1871 },
  { in: HYPOTHETICAL, says: "a draw with oneself at 1800",     result: [2, 3600, 100], expected: 1800 },
  { in: HYPOTHETICAL, says: "nothing against strong ones",     result: [6, 13200, 0],  expected: 1778 },
  { in: HYPOTHETICAL, says: "2200 is not beyond 2200",         result: [6, 12400, 600], expected: 2200 },
  { in: HYPOTHETICAL, says: "more is 2200",                    result: [6, 12600, 600], expected: 2200 },
  { in: HYPOTHETICAL, says: "a half goes up",                  result: [2, 3598, 100], expected: 1800 },
], (edition, given) => initialRating(edition, result(given.result)).rating.value);

// biome-ignore format: a table
const POOLED = fide<CaseHead & { readonly results: readonly Initial["result"][] }>("pooledRating", [
  { in: HALF_15, says: "8.34: three tournaments", results: [[3, 6660, 100], [5, 10750, 300], [4, 8800, 250]], expected: 2199 },
  { in: HALF_15, says: "a round robin and a Swiss", results: [[9, 21078, 200], [3, 6300, 150]], expected: 2124 },
  { in: HALF_12, says: "two tournaments", results: [[3, 5700, 150], [2, 3800, 150]], expected: 1913 },
  { in: HALF_20, says: "two tournaments", results: [[3, 5700, 150], [2, 3800, 150]], expected: 1920 },
  { in: HYPOTHETICAL, says: "the draws are added once", results: [[3, 5706, 200], [2, 3801, 100]], expected: 1922 },
], (edition, { results }) => initialRating(edition, pooled(edition, results.map(result))).rating.value);

interface Candidate extends CaseHead {
  readonly opening: boolean;
  readonly roundRobin: boolean;
  readonly rated: number;
  readonly result: Initial["result"];
}

const TO_2009 = standard("2009-03", "2009-07");
const IN_2011 = [...standard("2011-07", "2012-07"), ...fast("2012-01", "2012-01")];
const FLOOR_1200 = standard("2009-03", "2011-07");
const FLOOR_1000 = [...standard("2012-07", "2012-07"), ...fast("2012-01", "2012-01")];
const HALF_A_POINT = [...standard("2014-07"), ...fast("2022-01")];
const ONE_POINT = fast("2017-07", "2017-07");

// biome-ignore format: a table
const OPENING = fide<Candidate>("opening", [
  { in: TO_2012, says: "three rated opponents, one point",     opening: true,  roundRobin: false, rated: 3, result: [3, 6000, 100], expected: true },
  { in: standard("2009-03", "2012-07"), says: "two games",     opening: true,  roundRobin: false, rated: 2, result: [2, 4000, 100], expected: "opening-too-few-rated-games" },
  { in: standard("2009-03", "2009-03"), says: "three games against two opponents, March 2009", opening: true, roundRobin: false, rated: 2, result: [3, 6000, 100], expected: true },
  { in: [...standard("2009-07", "2012-07"), ...fast("2012-01", "2012-01")], says: "three games against two opponents", opening: true, roundRobin: false, rated: 2, result: [3, 6000, 100], expected: "opening-too-few-opponents" },
  { in: TO_2012, says: "half a point",                         opening: true,  roundRobin: false, rated: 3, result: [3, 6000, 50],  expected: false },
  { in: TO_2012, says: "a hundredth less than a point",        opening: true,  roundRobin: false, rated: 3, result: [3, 6000, 99],  expected: false },
  { in: TO_2009, says: "a round robin with two rated",         opening: true,  roundRobin: true,  rated: 2, result: [3, 6000, 100], expected: true },
  { in: IN_2011, says: "a round robin with two rated",         opening: true,  roundRobin: true,  rated: 2, result: [3, 6000, 100], expected: "opening-too-few-opponents" },
  { in: IN_2011, says: "a round robin is not asked for games",  opening: true,  roundRobin: true,  rated: 3, result: [2, 4000, 100], expected: true },
  { in: TO_2009, says: "later: three rated opponents again",   opening: false, roundRobin: false, rated: 3, result: [3, 6000, 0],   expected: true },
  { in: TO_2009, says: "later: two are too few",               opening: false, roundRobin: false, rated: 2, result: [2, 4000, 100], expected: "too-few-rated-games" },
  { in: standard("2009-03", "2009-03"), says: "later: three games against two, March 2009", opening: false, roundRobin: false, rated: 2, result: [3, 6000, 0], expected: true },
  { in: standard("2009-07", "2009-07"), says: "later: three games against two",             opening: false, roundRobin: false, rated: 2, result: [3, 6000, 0], expected: "too-few-opponents" },
  { in: TO_2009, says: "later: a round robin is not asked",    opening: false, roundRobin: true,  rated: 2, result: [3, 6000, 0],   expected: true },
  { in: [...IN_2011, ...SINCE_2017, ...standard("2014-07", "2014-07")], says: "later: one game, no point", opening: false, roundRobin: false, rated: 1, result: [1, 1600, 0], expected: true },
  { in: FLOOR_1200, says: "half of three against 1200",        opening: true,  roundRobin: false, rated: 4, result: [4, 4800, 200], expected: true },
  { in: FLOOR_1200, says: "half of three against 1199",        opening: true,  roundRobin: false, rated: 4, result: [4, 4796, 200], expected: false },
  { in: FLOOR_1000, says: "half of three against 1000",        opening: true,  roundRobin: false, rated: 4, result: [4, 4000, 200], expected: true },
  { in: FLOOR_1000, says: "half of three against 999",         opening: true,  roundRobin: false, rated: 4, result: [4, 3996, 200], expected: false },
  { in: HALF_A_POINT, says: "one rated opponent, half a point",opening: true,  roundRobin: false, rated: 1, result: [1, 1200, 50],  expected: true },
  { in: HALF_A_POINT, says: "nothing",                         opening: true,  roundRobin: false, rated: 5, result: [5, 9000, 0],   expected: false },
  { in: HALF_A_POINT, says: "a hundredth less than a half",    opening: true,  roundRobin: false, rated: 5, result: [5, 9000, 49],  expected: false },
  { in: HALF_A_POINT, says: "below the floor does not matter", opening: true,  roundRobin: false, rated: 4, result: [4, 3600, 50],  expected: true },
  { in: ONE_POINT, says: "one point",                          opening: true,  roundRobin: false, rated: 1, result: [1, 1200, 100], expected: true },
  { in: ONE_POINT, says: "half a point",                       opening: true,  roundRobin: false, rated: 4, result: [4, 3600, 50],  expected: false },
  { in: ONE_POINT, says: "a hundredth less than a point",      opening: true,  roundRobin: false, rated: 4, result: [4, 3600, 99],  expected: false },
  { in: ONE_POINT, says: "below the floor does not matter",    opening: true,  roundRobin: false, rated: 4, result: [4, 3600, 100], expected: true },
], (edition, given) => {
  const { value, basis } = kept(edition, {
    opening: given.opening,
    roundRobin: given.roundRobin,
    ratedOpponents: fact("rated opponents", given.rated),
    result: result(given.result),
    Ru: null,
  });
  return basis.kind === "clause" && basis.clause.code.includes("too-few") ? basis.clause.code : value;
});

/** The worked table of 8.58: A to J with rating (null: unrated) and score. */
const WORKED = [
  [2600, 8],
  [2500, 7],
  [null, 7],
  [2400, 6],
  [null, 6],
  [2150, 4],
  [2300, 3],
  [null, 2],
  [null, 1],
  [2300, 1],
] as const;
/** A double round robin of six. */
const DOUBLE = [
  [2300, 7],
  [2200, 6],
  [2100, 4.5],
  [2000, 4],
  [null, 5.5],
  [null, 3],
] as const;
type Players = readonly (readonly [rating: number | null, score: number])[];

interface RoundRobin extends CaseHead {
  readonly players: Players;
  readonly rounds: number;
}

function asked(edition: FideEdition, { players, rounds }: RoundRobin) {
  const each = players.map(([rating, score]) => ({
    rating: rating === null ? null : fact("Ro", points(rating)),
    n: fact("n", rounds),
    W: fact("W", hundredths(score * 100)),
  }));
  const { Rar, dpa, Ra, unrated } = roundRobin(edition, each, fact("opponents", players.length - 1));
  const told = unrated.flatMap((own) => (own ? [own] : []));
  return { Rar: Rar.value, dpa: dpa.value, Ra: Ra.value, told };
}

const whole = (value: number) => ({ numerator: value, denominator: 1 });
const ABSENT: RoundRobin = {
  in: SINCE_2022,
  says: "no method of its own",
  players: WORKED,
  rounds: 9,
  expected: "absent",
};
const tried =
  (compute: (edition: FideEdition, given: RoundRobin) => unknown) => (edition: FideEdition, given: RoundRobin) =>
    edition.articles.roundRobinAverage.sets === null ? "absent" : compute(edition, given);

// biome-ignore format: a table
const RR_AVERAGE = fide<RoundRobin>("roundRobinAverage", [
  { in: TO_2017, says: "8.58: 2348.45 to 2348",         players: WORKED, rounds: 9,  expected: [whole(2375), { numerator: 59, denominator: 2 }, 2348] },
  { in: TO_2017, says: "double: 2126.46 to 2126",       players: DOUBLE, rounds: 10, expected: [whole(2150), { numerator: 113, denominator: 4 }, 2126] },
  { in: TO_2017, says: "a half goes up",                players: [[2001, 1], [2000, 1], [null, 1]], rounds: 2, expected: [{ numerator: 4001, denominator: 2 }, whole(0), 2001] },
  ABSENT,
], tried((edition, given) => {
  const { Rar, dpa, Ra } = asked(edition, given);
  return [Rar, dpa, Ra];
}));

// biome-ignore format: a table
const RR_RATING = fide<RoundRobin>("roundRobinRating", [
  { in: TO_2017, says: "8.58: H 2150, I 2032",          players: WORKED, rounds: 9,  expected: [2150, 2032] },
  { in: TO_2017, says: "double: Y 2126 − 149 · 5/6",    players: DOUBLE, rounds: 10, expected: [2002] },
  { in: TO_2017, says: "a half goes up: 2000 − 366.5",  players: [[2000, 1], [null, 0]], rounds: 1, expected: [1200] },
  ABSENT,
], tried((edition, given) => asked(edition, given).told.filter(({ p }) => p).map(({ first }) => first.value)));

/** The last scores nothing: each pass would take him further down. */
const MOVING: Players = [
  [2500, 4],
  [2500, 3],
  [2000, 2],
  [2000, 1],
  [null, 0],
];
const HALF_TO_15 = [...HALF_12, ...HALF_15];
const HALF_20_ROUND_ROBIN = [...standard("2014-07", "2017-07"), ...fast("2017-07", "2017-07")];

// biome-ignore format: a table
const RR_ITERATION = fide<RoundRobin>("roundRobinIteration", [
  { in: HALF_TO_15, says: "8.58: H 2342 and 2144, I 2322 and 2006", players: WORKED, rounds: 9, expected: [[2342, 2144], [2322, 2006]] },
  { in: HALF_20_ROUND_ROBIN, says: "with 20 for a half point C is beyond I's limit too", players: WORKED, rounds: 9, expected: [[2342, 2144], [2320, 2004]] },
  { in: TO_2017, says: "one pass, even where another would move", players: MOVING, rounds: 4, expected: [[1690, 1050]] },
  ABSENT,
], tried((edition, given) => asked(edition, given).told.filter(({ p }) => p).map(({ RcNew, RuNew }) => [RcNew.value, RuNew.value])));

interface Publication extends CaseHead {
  readonly n: number;
  readonly team: number;
  readonly affiliated: boolean;
}

const NINE = TO_2012;
const FIVE = [...standard("2014-07"), ...fast("2017-07")];

// biome-ignore format: a table
const PUBLICATION = fide<Publication>("publication", [
  { in: NINE, says: "nine games",                         n: 9, team: 0, affiliated: false, expected: true },
  { in: NINE, says: "eight games",                        n: 8, team: 0, affiliated: false, expected: false },
  { in: NINE, says: "seven of eight in team championships", n: 8, team: 7, affiliated: false, expected: true },
  { in: NINE, says: "six of eight in team championships", n: 8, team: 6, affiliated: false, expected: false },
  { in: NINE, says: "seven games of a member of IBCA",    n: 7, team: 0, affiliated: true,  expected: true },
  { in: NINE, says: "six games of a member of IBCA",      n: 6, team: 0, affiliated: true,  expected: false },
  { in: FIVE, says: "five games",                         n: 5, team: 0, affiliated: false, expected: true },
  { in: FIVE, says: "four games",                         n: 4, team: 0, affiliated: false, expected: false },
  { in: FIVE, says: "four games in a team championship",  n: 4, team: 4, affiliated: false, expected: false },
  { in: FIVE, says: "four games of a member of IBCA",     n: 4, team: 0, affiliated: true,  expected: false },
], (edition, { n, team, affiliated }) =>
  enoughGames(edition, {
    n: fact("n", n),
    teamGames: fact("games in team championships", team),
    affiliated: fact("affiliated", affiliated),
    rating: floorOf(edition),
  }).value);

interface Window extends CaseHead {
  readonly oldest: string;
  readonly newest: string;
}

const TO_2023 = [...standard("2017-07", "2022-01"), ...fast("2017-07", "2022-10")];
const TWO_MONTHLY = standard("2009-03", "2011-07");
const MONTHLY_24 = [...standard("2012-07", "2014-07"), ...fast("2012-01", "2012-01")];

// biome-ignore format: a table
const WINDOW = fide<Window>("poolWindow", [
  { in: TWO_MONTHLY, says: "twelve periods of two months",  oldest: "2010-02-20", newest: "2011-12-31", expected: true },
  { in: TWO_MONTHLY, says: "the thirteenth",                oldest: "2010-02-20", newest: "2012-01-01", expected: false },
  { in: TWO_MONTHLY, says: "24 months across the change to monthly lists", oldest: "2010-09-15", newest: "2012-08-31", expected: true },
  { in: TWO_MONTHLY, says: "25 months across it",           oldest: "2010-09-15", newest: "2012-09-01", expected: false },
  { in: MONTHLY_24,  says: "24 months",                     oldest: "2013-01-31", newest: "2014-12-31", expected: true },
  { in: MONTHLY_24,  says: "the 25th",                      oldest: "2013-01-31", newest: "2015-01-01", expected: false },
  { in: SINCE_2024,  says: "begun on 1 March 2024",         oldest: "2024-03-01", newest: "2026-04-30", expected: true },
  { in: SINCE_2024,  says: "27 months",                     oldest: "2024-03-01", newest: "2026-05-01", expected: false },
  { in: SINCE_2024,  says: "begun the day before",          oldest: "2024-02-29", newest: "2024-03-10", expected: false },
  { in: TO_2023,     says: "26 months",                     oldest: "2018-01-10", newest: "2020-02-29", expected: true },
  { in: TO_2023,     says: "the 27th",                      oldest: "2018-01-10", newest: "2020-03-01", expected: false },
], (edition, { oldest, newest }) =>
  inWindow(edition, fact("start", day(oldest)), { own: periodAt(edition, oldest), newest: periodAt(edition, newest) }).value);

/** The period a tournament starts in goes by the edition of its start, also where the list is of another. */
const periodAt = (edition: FideEdition, start: string) =>
  periodOf(fideEditionOn("standard", day(start)) ?? edition, fact("start", day(start)));

export const FIRST_TABLES: readonly Table[] = [
  FRACTIONAL,
  AVERAGE,
  INITIAL,
  POOLED,
  OPENING,
  RR_AVERAGE,
  RR_RATING,
  RR_ITERATION,
  PUBLICATION,
  WINDOW,
];
