import type { ColumnBuilder, IsShown } from "./columns.ts";
import type { Listed } from "./listed.ts";

/** Counts of the active players of a list. */
export interface ListStatistics {
  readonly active: number;
  /** By the lowest rating of each class of a hundred points, the lowest class first. */
  readonly classes: ReadonlyMap<number, number>;
  /** By the first age of each ten years; -1: the year of birth is not known. */
  readonly ages: ReadonlyMap<number, number>;
  /** By the letter of the list; empty: not known. */
  readonly sexes: ReadonlyMap<string, number>;
  readonly federations: ReadonlyMap<string, FederationStatistics>;
}

export interface FederationStatistics {
  readonly active: number;
  /** The best first. */
  readonly top: readonly Listed[];
  /** The average rating of the best, rounded; there is at least one. */
  readonly average: number;
}

const CLASS = 100;
const AGES = 10;
const TOP = 10;

/** Counted once for each list, and again only when somebody is shown or hidden. */
export function statisticsCache(
  columns: ColumnBuilder,
  order: Int32Array,
  year: number,
): (isShown: IsShown) => ListStatistics {
  const cache = new WeakMap<IsShown, ListStatistics>();
  return (isShown) => {
    const found = cache.get(isShown) ?? counted(columns, order, columns.visible(isShown), year);
    cache.set(isShown, found);
    return found;
  };
}

function counted(columns: ColumnBuilder, order: Int32Array, visible: Uint8Array, year: number): ListStatistics {
  const [classes, ages, sexes] = [new Map<number, number>(), new Map<number, number>(), new Map<string, number>()];
  const federations = new Map<number, { active: number; top: number[] }>();
  let active = 0;
  for (const row of order) {
    const groups = columns.groupsAt(row);
    if (visible[row] !== 1 || groups.inactive) continue;
    active += 1;
    increment(classes, Math.floor(groups.rating / CLASS) * CLASS);
    increment(ages, groups.birthYear === 0 ? -1 : Math.floor((year - groups.birthYear) / AGES) * AGES);
    increment(sexes, groups.sex);
    const own = federations.get(groups.federation) ?? { active: 0, top: [] };
    own.active += 1;
    if (own.top.length < TOP) own.top.push(row);
    federations.set(groups.federation, own);
  }
  return { active, classes: ordered(classes), ages: ordered(ages), sexes, federations: named(columns, federations) };
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const ordered = (counts: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...counts].sort(([one], [other]) => one - other));

/** The largest first. */
function named(
  { at }: ColumnBuilder,
  federations: ReadonlyMap<number, { readonly active: number; readonly top: readonly number[] }>,
): ReadonlyMap<string, FederationStatistics> {
  const found = [...federations.values()].sort((one, other) => other.active - one.active);
  return new Map(
    found.map(({ active, top }) => {
      const players = top.map(at);
      const average = Math.round(players.reduce((sum, { rating }) => sum + rating, 0) / players.length);
      return [players[0]!.federation, { active, top: players, average }];
    }),
  );
}
