/** What the texts say, by the day from which each holds: typed from the regulations, not taken from the product. */

export interface SeasonRules {
  readonly from: string;
  /** Points for each half point over 50 % (8.23); null: two draws against 1800 are added instead (2024). */
  readonly halfPoint: number | null;
  /** Unrated players of a round robin have a rating of their own, and games against them count (8.21b, 8.58). */
  readonly roundRobinMethod: boolean;
  /** 6.3: a round robin needs a third of rated players, and four of fewer than ten. */
  readonly composition: boolean;
  /** 6.1: the first result that is as if it had not been, in half points. */
  readonly disregardedHalves: number;
  /** What a first tournament must have to be kept (6.41, 8.21). */
  readonly opening: { readonly rated: number; readonly halves: number; readonly floor: boolean };
  readonly gamesForFirst: number;
  readonly windowMonths: number;
  /** Results from before this day are not pooled. */
  readonly pooledFrom: string;
  readonly floor: number;
  /** How many games of a tournament the limit of 400 touches, and the own rating from which it does not. */
  readonly limited: { readonly games: number; readonly below: number };
  readonly K: { readonly junior: "none" | "birthday" | "year"; readonly fresh: number; readonly rest: number };
  readonly kAsOf: "start" | "before";
  readonly timesGames: number | null;
  readonly rounds: "rating" | "change";
  readonly firstRatingFor84: boolean;
  readonly inactive: (list: string) => number;
  readonly goneAfter: number | null;
  readonly below: "delisted" | "unrated";
}

const EVERY = Number.POSITIVE_INFINITY;

const JULY_2012: SeasonRules = {
  from: "2012-07-01",
  halfPoint: 15,
  roundRobinMethod: true,
  composition: true,
  disregardedHalves: 1,
  opening: { rated: 3, halves: 2, floor: true },
  gamesForFirst: 9,
  windowMonths: 24,
  pooledFrom: "",
  floor: 1000,
  limited: { games: EVERY, below: EVERY },
  K: { junior: "none", fresh: 30, rest: 15 },
  kAsOf: "start",
  timesGames: null,
  rounds: "rating",
  firstRatingFor84: true,
  inactive: () => 12,
  goneAfter: 36,
  below: "delisted",
};

const JULY_2014: SeasonRules = {
  ...JULY_2012,
  from: "2014-07-01",
  halfPoint: 20,
  disregardedHalves: 0,
  opening: { rated: 0, halves: 1, floor: false },
  gamesForFirst: 5,
  K: { junior: "birthday", fresh: 40, rest: 20 },
};

const JULY_2017: SeasonRules = {
  ...JULY_2014,
  from: "2017-07-01",
  windowMonths: 26,
  kAsOf: "before",
  timesGames: 700,
  rounds: "change",
  inactive: (list) => (list >= "2020-11-01" ? 24 : 12),
  goneAfter: null,
};

const JANUARY_2022: SeasonRules = {
  ...JULY_2017,
  from: "2022-01-01",
  roundRobinMethod: false,
  limited: { games: 1, below: EVERY },
  K: { ...JULY_2017.K, junior: "year" },
  firstRatingFor84: false,
  inactive: () => 24,
};

const MARCH_2024: SeasonRules = {
  ...JANUARY_2022,
  from: "2024-03-01",
  halfPoint: null,
  composition: false,
  pooledFrom: "2024-03-01",
  floor: 1400,
  limited: { games: EVERY, below: EVERY },
  inactive: () => 12,
  below: "unrated",
};

const OCTOBER_2025: SeasonRules = { ...MARCH_2024, from: "2025-10-01", limited: { games: EVERY, below: 2650 } };

const ALL = [JULY_2012, JULY_2014, JULY_2017, JANUARY_2022, MARCH_2024, OCTOBER_2025];

export const rulesOn = (day: string): SeasonRules => ALL.findLast(({ from }) => from <= day) ?? JULY_2012;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function plusDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Of the first of a month. */
export function plusMonths(day: string, months: number): string {
  const date = utc(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

export const monthsFrom = (earlier: string, later: string): number =>
  (Number(later.slice(0, 4)) - Number(earlier.slice(0, 4))) * 12 +
  Number(later.slice(5, 7)) -
  Number(earlier.slice(5, 7));

/** Whole points, halves up, of a sum of integers over a number. */
export const nearest = (sum: number, over: number): number => Math.floor((2 * sum + over) / (2 * over));
