import { ageIn, type Group, wholePool } from "./groups.ts";
import type { PoolList } from "./pool-list.ts";
import { inOrder, quantile } from "./quantiles.ts";

/** A list by itself: its level, how far apart ratings are, and its top. Inactive players do not count. */
export interface CrossSection {
  readonly players: number;
  readonly median: number | null;
  readonly quartiles: readonly [low: number | null, high: number | null];
  readonly standardDeviation: number | null;
  /** Of players from 25 to 45, who neither rise nor fall much; null where no ages are known. */
  readonly adultsDeviation: number | null;
  /** How many have at least so many points. */
  readonly atLeast: readonly { readonly rating: number; readonly players: number }[];
  /** The rating of a rank; null where there are fewer players. */
  readonly ranks: readonly { readonly rank: number; readonly rating: number | null }[];
  readonly topMean: number | null;
}

const LEVELS = [2600, 2700];
const RANKS = [10, 100, 1000];
const TOP = 100;

/** Ages of players whose strength is taken to be stable. */
export const ADULT_AGES = { from: 25, to: 45 } as const;

export function crossSection(
  list: PoolList,
  { year = null, group = wholePool }: { readonly year?: number | null; readonly group?: Group } = {},
): CrossSection {
  const [ratings, adults]: [number[], number[]] = [[], []];
  for (let place = 0; place < list.players; place++) {
    if (list.inactive[place] === 1 || !group(list, place, list.rating[place]!)) continue;
    ratings.push(list.rating[place]!);
    const age = year === null ? null : ageIn(year, list, place);
    if (age !== null && age >= ADULT_AGES.from && age <= ADULT_AGES.to) adults.push(list.rating[place]!);
  }
  const ordered = inOrder(ratings);
  const top = ordered.slice(-TOP);
  return {
    players: ratings.length,
    median: quantile(ordered, 0.5),
    quartiles: [quantile(ordered, 0.25), quantile(ordered, 0.75)],
    standardDeviation: deviation(ratings),
    adultsDeviation: deviation(adults),
    atLeast: LEVELS.map((rating) => ({ rating, players: ratings.filter((each) => each >= rating).length })),
    ranks: RANKS.map((rank) => ({ rank, rating: ordered[ordered.length - rank] ?? null })),
    topMean: top.length === 0 ? null : top.reduce((sum, rating) => sum + rating, 0) / top.length,
  };
}

function deviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}
