import type { IsoDate } from "../../../domain/dates.ts";
import { orderOf } from "../../../rating/period/first/pools.ts";
import type { Pool } from "../../../rating/period/types.ts";
import type { ListColumns } from "./list-columns.ts";
import type { Parted } from "./returners.ts";
import type { Roster } from "./roster.ts";

export type Looked = Pick<ListColumns, "rating" | "factsOf">;

/** Which records are one person, and which are so no longer. */
export interface MergedRecords {
  /** The records that each of these stands for besides itself. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  readonly parted: readonly Parted[];
}

/** Every record concerned gets a place in the roster, with or without a game. */
export function recordsIn(all: Roster, merges: ReadonlyMap<number, number>, parted: readonly Parted[]): MergedRecords {
  const others = new Map<string, readonly string[]>();
  const idOf = (player: number): string => all.ids[all.add(player)]!;
  for (const [merged, kept] of merges) others.set(idOf(kept), [...(others.get(idOf(kept)) ?? []), idOf(merged)]);
  for (const { merged } of parted) idOf(merged);
  return { others, parted };
}

/** Looks up a person by all their records, and a person whose merge was undone also on lists made without them. */
export function lookedUp({ rating, factsOf }: Looked, date: IsoDate, { others, parted }: MergedRecords): Looked {
  const back = new Map(
    parted.flatMap(({ back: own }) => (own !== null && own.date <= date ? [[own.player.id, own.player]] : [])),
  );
  if (others.size === 0 && back.size === 0) return { rating, factsOf };
  const ratedAs = (id: string): string | undefined => others.get(id)?.find((other) => rating(other) !== null);
  return {
    rating: (id, near) => rating(id, near) ?? rating(ratedAs(id) ?? id) ?? back.get(id)?.rating ?? null,
    factsOf: (id) => (rating(id) === null ? factsOf(ratedAs(id) ?? id) : factsOf(id)) ?? back.get(id) ?? null,
  };
}

/** What two records had collected as one is taken apart again; what came to it meanwhile stays with the one that stood. */
export function poolsApart(pools: ReadonlyMap<string, Pool>, parted: readonly Parted[]): ReadonlyMap<string, Pool> {
  if (parted.length === 0) return pools;
  const apart = new Map(pools);
  for (const { merged, kept, keptHadNone, pools: before } of parted) {
    const [own, others] = [before.get(String(merged)), before.get(String(kept))];
    const now = apart.get(String(kept));
    if (own !== undefined) apart.set(String(merged), own);
    const left = keptHadNone ? others : now && own && without(now, own, others);
    if (left !== undefined) apart.set(String(kept), left);
  }
  return apart;
}

function without(now: Pool, own: Pool, before: Pool | undefined): Pool {
  const taken = new Set(own.tournaments.map(({ id }) => id));
  const tournaments = now.tournaments.filter(({ id }) => !taken.has(id));
  const opened = [before?.openedBy ?? null, ...tournaments.map((each) => (each.kept ? orderOf(each) : null))];
  return { tournaments, openedBy: opened.filter((each) => each !== null).sort()[0] ?? null };
}
