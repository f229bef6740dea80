import type { IsoDate } from "../../../domain/dates.ts";
import type { Pool, PooledTournament } from "../types.ts";

/** By start, then end, then id: the order in which a player's tournaments are taken. */
export const orderOf = ({ start, end, id }: { readonly start: IsoDate; readonly end: IsoDate; readonly id: string }) =>
  `${start} ${end} ${id}`;

/** The same order, without a text for each comparison: a month has many. */
export const inOrder = (
  one: { readonly start: IsoDate; readonly end: IsoDate; readonly id: string },
  other: { readonly start: IsoDate; readonly end: IsoDate; readonly id: string },
): number => compared(one.start, other.start) || compared(one.end, other.end) || compared(one.id, other.id);

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The pools of one list while it is made: those of the list before, and what its tournaments add. */
export interface PoolBook {
  /** Whether no tournament before this place in the order was kept. */
  readonly isOpening: (player: string, order: string) => boolean;
  readonly add: (player: string, result: PooledTournament) => void;
  readonly pools: ReadonlyMap<string, Pool>;
  /** Players whose pool this list has added to. */
  readonly touched: ReadonlySet<string>;
}

/**
 * The opening rule is asked once for each tournament and not repeated when older ones leave the pool: the place of
 * the first kept one is remembered. Only a tournament that began before it and came late is a first one again
 * (reading `pool-opened-once`).
 */
export function poolBook(before: ReadonlyMap<string, Pool>): PoolBook {
  const pools = new Map(before);
  const touched = new Set<string>();
  return {
    pools,
    touched,
    isOpening: (player, order) => {
      const openedBy = pools.get(player)?.openedBy ?? null;
      return openedBy === null || order < openedBy;
    },
    add: (player, result) => {
      const { tournaments, openedBy } = pools.get(player) ?? EMPTY;
      const order = orderOf(result);
      const opens = result.kept && (openedBy === null || order < openedBy);
      touched.add(player);
      pools.set(player, {
        tournaments: [...tournaments, result].sort(inOrder),
        openedBy: opens ? order : openedBy,
      });
    },
  };
}

const EMPTY: Pool = { tournaments: [], openedBy: null };
