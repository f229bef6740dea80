import { type Birth, day, type IsoDate } from "../../src/domain/dates.ts";
import { hundredths, points } from "../../src/domain/units.ts";
import {
  coefficientDate,
  coefficientUsed,
  developmentCoefficient,
} from "../../src/regulations/fide/articles/development-coefficient.ts";
import {
  differencesOf,
  gains,
  listChange,
  newRating,
  tournamentChange,
} from "../../src/regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../src/regulations/fide/fide-edition.ts";
import type { CaseHead, Table } from "../conformance.ts";
import { everyEdition, fast, standard } from "../editions.ts";
import { fact, fide, SINCE_2017, TO_2014 } from "./office-case.ts";

const LIMITED = [
  ...standard("2009-03", "2017-07"),
  ...fast("2012-01", "2012-01"),
  ...standard("2024-03", "2024-03"),
  ...fast("2024-03"),
];
const LIMITED_ONCE = [...standard("2022-01", "2022-01"), ...fast("2022-01", "2022-10")];
const UNLIMITED = fast("2017-07", "2017-07");
const BY_RATING = standard("2025-10");

interface Differences extends CaseHead {
  readonly own: number;
  readonly opponents: readonly number[];
  readonly expected: readonly number[];
}

// biome-ignore format: a table
const DIFFERENCE = fide<Differences>("difference", [
  { in: everyEdition(), says: "own less the opponent's",            own: 2000, opponents: [1900, 2100],       expected: [100, -100] },
  { in: everyEdition(), says: "400 is not beyond 400",              own: 2000, opponents: [1600, 2400],       expected: [400, -400] },
  { in: LIMITED,        says: "401 counts as 400, in every game",   own: 2000, opponents: [1599, 2401, 1200], expected: [400, -400, 400] },
  { in: LIMITED,        says: "also for the strongest",             own: 2800, opponents: [2399, 2000],       expected: [400, 400] },
  { in: LIMITED_ONCE,   says: "one game beyond 400",                own: 2000, opponents: [1599],             expected: [400] },
  { in: LIMITED_ONCE,   says: "the widest only",                    own: 2000, opponents: [1599, 1500, 1700], expected: [401, 400, 300] },
  { in: LIMITED_ONCE,   says: "the widest against the stronger",    own: 2000, opponents: [2600, 1500],       expected: [-400, 500] },
  { in: LIMITED_ONCE,   says: "of two equally wide, the weaker opponent's", own: 2000, opponents: [2500, 1500], expected: [-500, 400] },
  { in: LIMITED_ONCE,   says: "of two equal ones, one",             own: 2000, opponents: [1500, 1500],       expected: [400, 500] },
  { in: UNLIMITED,      says: "no limit but the table's end",       own: 2000, opponents: [1599, 2401, 1000], expected: [401, -401, 1000] },
  { in: BY_RATING,      says: "2649 is limited",                    own: 2649, opponents: [2248, 2000],       expected: [400, 400] },
  { in: BY_RATING,      says: "2650 is not",                        own: 2650, opponents: [2249, 2000],       expected: [401, 650] },
  { in: BY_RATING,      says: "2813 against 2400: in full",         own: 2813, opponents: [2400],             expected: [413] },
  { in: BY_RATING,      says: "2400 against 2813: limited",         own: 2400, opponents: [2813],             expected: [-400] },
], (edition, { own, opponents }) =>
  differencesOf(edition, fact("Ro", points(own)), opponents.map((each) => ({ opponent: fact("opponent", points(each)) }))).map(({ value }) => value));

interface Games extends CaseHead {
  readonly own: number;
  readonly games: readonly (readonly [opponent: number, score: number])[];
}

const gainsOf = (edition: FideEdition, { own, games }: Games) =>
  gains(
    edition,
    fact("Ro", points(own)),
    games.map(([opponent, score]) => ({
      opponent: fact("opponent", points(opponent)),
      score: fact("score", hundredths(score)),
    })),
  );

// biome-ignore format: a table
const GAIN = fide<Games>("gain", [
  { in: everyEdition(), says: "score less probability", own: 2000, games: [[1900, 100], [1900, 50], [1900, 0]], expected: [36, -14, -64] },
], (edition, given) => gainsOf(edition, given).map(({ gain }) => gain.value));

// biome-ignore format: a table
const PROBABILITY = fide<Games>("scoringProbability", [
  { in: everyEdition(), says: "3 is even, 4 is not", own: 2000, games: [[1997, 0], [1996, 0], [2003, 0], [2004, 0]], expected: [50, 51, 50, 49] },
  { in: everyEdition(), says: "391 and 392", own: 2000, games: [[1609, 0], [1608, 0], [2391, 0], [2392, 0]], expected: [91, 92, 9, 8] },
  { in: UNLIMITED, says: "735 and 736", own: 2000, games: [[1265, 0], [1264, 0], [2735, 0], [2736, 0]], expected: [99, 100, 1, 0] },
  { in: BY_RATING, says: "735 and 736, for those without a limit", own: 2700, games: [[1965, 0], [1964, 0]], expected: [99, 100] },
], (edition, given) => gainsOf(edition, given).map(({ PD }) => PD.value));

const tournamentSum = (edition: FideEdition, given: Games & { readonly K: number }) =>
  tournamentChange(
    edition,
    gainsOf(edition, given).map(({ gain }) => gain),
    fact("K", given.K),
  );

// biome-ignore format: a table
const SUM = fide<Games & { readonly K: number }>("sumOfGains", [
  { in: everyEdition(), says: "gains together", own: 2000, K: 1, games: [[1900, 100], [2100, 0], [2000, 50]], expected: 0 },
  { in: everyEdition(), says: "times one", own: 2000, K: 1, games: [[1900, 100], [2100, 100]], expected: 100 },
], (edition, given) => tournamentSum(edition, given).value);

// biome-ignore format: a table
const CHANGE = fide<CaseHead & { readonly each: readonly number[]; readonly K: number }>("ratingChange", [
  { in: everyEdition(), says: "gains times K, tournaments together", each: [50, -20], K: 15, expected: 450 },
  { in: everyEdition(), says: "nothing of nothing", each: [], K: 40, expected: 0 },
], (edition, { each, K }) =>
  listChange(edition, each.map((gain) => tournamentChange(edition, [fact("ΔR", hundredths(gain))], fact("K", K)))).value);

interface Facts extends CaseHead {
  readonly highest: number;
  readonly games: number;
  readonly birth: string | null;
  readonly asOf: string;
}

const NOBODY = { birth: null, asOf: "2020-01-01" };
const TO_2012 = standard("2011-07", "2012-07");
const FROM_2014 = standard("2014-07");
const BIRTHDAY = standard("2014-07", "2017-07");
const YEAR_END = [...standard("2022-01"), ...fast("2022-10")];
const AS_STANDARD = [...FROM_2014, ...fast("2022-10")];
const FOR_ALL = fast("2012-01", "2022-01");

// biome-ignore format: a table
const COEFFICIENT = fide<Facts>("developmentCoefficient", [
  { in: standard("2009-03", "2009-03"), says: "2400 and 30 games",       highest: 2400, games: 30, ...NOBODY, expected: 20 },
  { in: standard("2009-03", "2009-03"), says: "2399",                    highest: 2399, games: 30, ...NOBODY, expected: 30 },
  { in: standard("2009-03", "2009-03"), says: "29 games",                highest: 2400, games: 29, ...NOBODY, expected: 30 },
  { in: standard("2009-07", "2009-07"), says: "29 games: new",           highest: 2500, games: 29, ...NOBODY, expected: 25 },
  { in: standard("2009-07", "2009-07"), says: "30 games, 2400",          highest: 2400, games: 30, ...NOBODY, expected: 10 },
  { in: standard("2009-07", "2009-07"), says: "30 games, 2399",          highest: 2399, games: 30, ...NOBODY, expected: 15 },
  { in: TO_2012,   says: "29 games: new",                                highest: 2399, games: 29, ...NOBODY, expected: 30 },
  { in: TO_2012,   says: "30 games",                                     highest: 2399, games: 30, ...NOBODY, expected: 15 },
  { in: TO_2012,   says: "2400 comes before new",                        highest: 2400, games:  5, ...NOBODY, expected: 10 },
  { in: AS_STANDARD, says: "29 games: new",                              highest: 1900, games: 29, ...NOBODY, expected: 40 },
  { in: AS_STANDARD, says: "30 games: no longer new",                    highest: 1900, games: 30, ...NOBODY, expected: 20 },
  { in: AS_STANDARD, says: "2399 is not 2400",                           highest: 2399, games: 90, ...NOBODY, expected: 20 },
  { in: AS_STANDARD, says: "2400 is reached",                            highest: 2400, games: 90, ...NOBODY, expected: 10 },
  { in: AS_STANDARD, says: "2400 comes before new and junior",           highest: 2400, games:  5, birth: "2015", asOf: "2020-01-01", expected: 10 },
  { in: AS_STANDARD, says: "a junior of 2299",                           highest: 2299, games: 90, birth: "2010", asOf: "2020-01-01", expected: 40 },
  { in: AS_STANDARD, says: "a junior who has reached 2300",              highest: 2300, games: 90, birth: "2010", asOf: "2020-01-01", expected: 20 },
  { in: AS_STANDARD, says: "birth year only, turns 18 this year",        highest: 1900, games: 90, birth: "2002", asOf: "2020-12-01", expected: 40 },
  { in: AS_STANDARD, says: "birth year only, turned 18 last year",       highest: 1900, games: 90, birth: "2001", asOf: "2020-01-01", expected: 20 },
  { in: BIRTHDAY,  says: "the day before the 18th birthday",             highest: 1900, games: 90, birth: "2002-03-02", asOf: "2020-03-01", expected: 40 },
  { in: BIRTHDAY,  says: "the 18th birthday",                            highest: 1900, games: 90, birth: "2002-03-01", asOf: "2020-03-01", expected: 20 },
  { in: YEAR_END,  says: "18 since January, still that year",            highest: 1900, games: 90, birth: "2006-01-02", asOf: "2024-12-01", expected: 40 },
  { in: YEAR_END,  says: "the year after",                               highest: 1900, games: 90, birth: "2006-12-31", asOf: "2025-01-01", expected: 20 },
  { in: FOR_ALL,   says: "the same for a beginner",                      highest: 1200, games:  3, birth: "2010", asOf: "2020-01-01", expected: 20 },
  { in: FOR_ALL,   says: "the same for a champion",                      highest: 2800, games: 900, ...NOBODY, expected: 20 },
], (edition, given) => coefficientOf(edition, given));

function coefficientOf(edition: FideEdition, { highest, games, birth, asOf }: Facts): number {
  const standing = (date: string) => ({
    highest: fact("highest rating", points(highest)),
    gamesBefore: fact("games before", games),
    birth: fact("birth", birth as Birth | null),
    asOf: fact("K as of", date as IsoDate),
  });
  return developmentCoefficient(edition, standing(asOf)).value;
}

// biome-ignore format: a table
const COEFFICIENT_DATE = fide<CaseHead & { readonly atStart: string; readonly before: string }>("developmentCoefficient", [
  { in: TO_2014,    says: "as of the list at the start",             atStart: "2013-01-01", before: "2013-03-01", expected: "2013-01-01" },
  { in: SINCE_2017, says: "as of the list before the one being made", atStart: "2018-01-01", before: "2018-03-01", expected: "2018-03-01" },
], (edition, { atStart, before }) =>
  coefficientDate(edition, { listAtStart: fact("list in force", day(atStart)), listBefore: fact("list in force", day(before)) }).value);

const LIMIT_700 = [...standard("2017-07"), ...fast("2017-07")];
const NO_LIMIT = [...standard("2009-03", "2014-07"), ...fast("2012-01", "2012-01")];

// biome-ignore format: a table
const COEFFICIENT_LIMIT = fide<CaseHead & { readonly K: number; readonly n: number }>("coefficientLimit", [
  { in: LIMIT_700, says: "40 × 17 = 680",            K: 40, n: 17, expected: 40 },
  { in: LIMIT_700, says: "40 × 18 = 720",            K: 40, n: 18, expected: 38 },
  { in: LIMIT_700, says: "20 × 35 = 700, exactly",   K: 20, n: 35, expected: 20 },
  { in: LIMIT_700, says: "20 × 36 = 720",            K: 20, n: 36, expected: 19 },
  { in: LIMIT_700, says: "10 × 70 = 700, exactly",   K: 10, n: 70, expected: 10 },
  { in: LIMIT_700, says: "10 × 71 = 710",            K: 10, n: 71, expected: 9 },
  { in: LIMIT_700, says: "39 games, as published",   K: 20, n: 39, expected: 17 },
  { in: LIMIT_700, says: "one more would be too few",K: 40, n: 19, expected: 36 },
  { in: LIMIT_700, says: "a limit that is just met", K: 701, n: 1, expected: 700 },
  { in: NO_LIMIT,  says: "no limit",                 K: 40, n: 30, expected: 40 },
], (edition, { K, n }) => coefficientUsed(edition, fact("K", K), fact("n", n)).value);

// biome-ignore format: a table
const ROUNDING = fide<CaseHead & { readonly base: number; readonly exact: number }>("rounding", [
  { in: TO_2014, says: "less than a half",              base: 2150, exact:   749, expected: [7, 2157, "new rating"] },
  { in: SINCE_2017, says: "less than a half",              base: 2150, exact:   749, expected: [7, 2157, "change"] },
  { in: TO_2014, says: "a half upwards",                base: 2150, exact:   750, expected: [8, 2158, "new rating"] },
  { in: SINCE_2017, says: "a half upwards",                base: 2150, exact:   750, expected: [8, 2158, "change"] },
  { in: TO_2014, says: "more than a half down",         base: 2150, exact:  -751, expected: [-8, 2142, "new rating"] },
  { in: SINCE_2017, says: "more than a half down",         base: 2150, exact:  -751, expected: [-8, 2142, "change"] },
  { in: TO_2014,        says: "the new rating: 2128.5 up",     base: 2150, exact: -2150, expected: [-21, 2129, "new rating"] },
  { in: TO_2014,        says: "a published −3.5",              base: 2450, exact:  -350, expected: [-3, 2447, "new rating"] },
  { in: SINCE_2017,     says: "the change: −3.5 away from zero", base: 2450, exact: -350, expected: [-4, 2446, "change"] },
  { in: SINCE_2017,     says: "a published −2.50",             base: 2813, exact:  -250, expected: [-3, 2810, "change"] },
], (edition, { base, exact }) => {
  const { change, Rn } = newRating(edition, fact("base rating", points(base)), fact("change of the list", hundredths(exact)));
  return [change.value, Rn.value, "exact" in Rn.inputs ? "new rating" : "change"];
});

export const CHANGE_TABLES: readonly Table[] = [
  DIFFERENCE,
  GAIN,
  PROBABILITY,
  SUM,
  CHANGE,
  COEFFICIENT,
  COEFFICIENT_DATE,
  COEFFICIENT_LIMIT,
  ROUNDING,
];
