import { type IsoDate, yearOf } from "../../domain/dates.ts";
import { juniorsBornFrom } from "../../rating/period/entries/junior-section.ts";
import type { ColumnBuilder, IsShown, RankGroups } from "./columns.ts";

/** A place, and how many there are. */
export interface Rank {
  readonly rank: number;
  readonly of: number;
}

/** Where a player stands among the active players of a list; null: does not belong there. */
export interface Ranks {
  readonly all: Rank;
  readonly women: Rank | null;
  readonly juniors: Rank | null;
  readonly seniors: Rank | null;
  readonly federation: Rank;
}

/** Years of birth that make a junior or a senior, in the year of a list. */
export interface Ages {
  readonly juniorsFrom: number;
  readonly seniorsTo: number;
  /** The year of the list. */
  readonly year: number;
}

/** Seniors turn 50 in the year of the list, as in FIDE's championships. */
const SENIOR_AGE = 50;

export const agesOn = (list: IsoDate): Ages => ({
  juniorsFrom: juniorsBornFrom(list),
  seniorsTo: yearOf(list) - SENIOR_AGE,
  year: yearOf(list),
});

const GROUPS = ["all", "women", "age", "federation"] as const;
type Group = (typeof GROUPS)[number];

interface Ranking {
  /** The rank of each row in each group; 0: none. */
  readonly ranks: Readonly<Record<Group, Int32Array>>;
  /** How many each group has, by its key. */
  readonly sizes: readonly number[];
}

/** Ranks everybody in one pass over the list, once for each visibility: a player's page then looks up four numbers. */
export function ranksCache(
  columns: ColumnBuilder,
  { order, rowOf, ages }: { readonly order: Int32Array; readonly rowOf: RowOf; readonly ages: Ages },
) {
  const cache = new WeakMap<IsShown, Ranking>();
  return (isShown: IsShown, player: number): Ranks | null => {
    const row = rowOf(player);
    if (row === null) return null;
    const found = cache.get(isShown) ?? rankingOf(columns, order, columns.visible(isShown), ages);
    cache.set(isShown, found);
    const groups = columns.groupsAt(row);
    const rank = (group: Group): Rank | null => {
      const key = keyOf(group, groups, ages);
      const place = found.ranks[group][row] ?? 0;
      return key === null || place === 0 ? null : { rank: place, of: found.sizes[key] ?? 0 };
    };
    const [all, age, federation] = [rank("all"), rank("age"), rank("federation")];
    if (all === null || federation === null) return null;
    const isJunior = groups.birthYear >= ages.juniorsFrom;
    return { all, women: rank("women"), juniors: isJunior ? age : null, seniors: isJunior ? null : age, federation };
  };
}

/** Federations come after these. */
const KEYS = { all: 0, women: 1, juniors: 2, seniors: 3, federations: 4 };

/** A number, because texts of half a million players would stop the server for a moment. A junior is no senior: one column holds both. */
function keyOf(group: Group, { isWoman, birthYear, federation }: RankGroups, ages: Ages): number | null {
  if (group === "all") return KEYS.all;
  if (group === "women") return isWoman ? KEYS.women : null;
  if (group === "federation") return KEYS.federations + federation;
  if (birthYear >= ages.juniorsFrom) return KEYS.juniors;
  return birthYear > 0 && birthYear <= ages.seniorsTo ? KEYS.seniors : null;
}

function rankingOf(columns: ColumnBuilder, order: Int32Array, visible: Uint8Array, ages: Ages): Ranking {
  const sizes: number[] = [];
  const column = (): Int32Array => new Int32Array(order.length);
  const ranks = { all: column(), women: column(), age: column(), federation: column() };
  for (const row of order) {
    const groups = columns.groupsAt(row);
    if (visible[row] !== 1 || groups.inactive) continue;
    for (const group of GROUPS) {
      const key = keyOf(group, groups, ages);
      if (key === null) continue;
      const place = (sizes[key] ?? 0) + 1;
      sizes[key] = place;
      ranks[group][row] = place;
    }
  }
  return { ranks, sizes };
}

interface Rated {
  readonly player: number;
  readonly rating: number;
}

/** As a list is ordered: the highest rating first, of equals the lower number. */
export const byRating = (one: Rated, other: Rated): number => other.rating - one.rating || one.player - other.player;

/** Where players would stand with new ratings among others who keep theirs. Both are in the order of a list. */
export function ranksAmong(moved: readonly Rated[], others: Iterable<Rated>): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  const isMoved = new Set(moved.map(({ player }) => player));
  let ahead = 0;
  const place = (until: Rated | null): void => {
    for (let next = moved[ranks.size]; next !== undefined; next = moved[ranks.size]) {
      if (until !== null && byRating(until, next) < 0) return;
      ranks.set(next.player, ahead + ranks.size + 1);
    }
  };
  for (const other of others) {
    if (isMoved.has(other.player)) continue;
    place(other);
    ahead += 1;
  }
  place(null);
  return ranks;
}

/** The row of a player; null: not on the list. */
export type RowOf = (player: number) => number | null;

/** Binary search, because a map of half a million numbers takes more memory than the list. */
export function rowFinder({ playerAt, byNumber }: ColumnBuilder): RowOf {
  let numbers: Int32Array | undefined;
  return (player) => {
    numbers ??= byNumber();
    let [low, high] = [0, numbers.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (playerAt(numbers[middle]!) < player) low = middle + 1;
      else high = middle;
    }
    const row = numbers[low];
    return row !== undefined && playerAt(row) === player ? row : null;
  };
}
