import type { Session } from "../../../ledger/database.ts";
import type { ListKey } from "../../../ledger/queries/lists/lists.ts";
import { poolsOf } from "../../../ledger/queries/lists/pools.ts";
import { inOrder } from "../../../rating/period/first/pools.ts";
import type { Pool } from "../../../rating/period/types.ts";
import type { Roster } from "./roster.ts";

export interface PoolOptions {
  readonly roster: Roster;
  readonly merges: ReadonlyMap<number, number>;
  /** null: everybody's. */
  readonly players: readonly number[] | null;
}

/** What a list left pooled. Of two records of one person the pools are one. */
export async function loadPools(
  session: Pick<Session, "copyOut">,
  list: ListKey,
  { roster, merges, players }: PoolOptions,
): Promise<ReadonlyMap<string, Pool>> {
  const rows = await poolsOf(session, list, players);
  const pools = new Map<string, Pool>();
  while (rows.next()) {
    const player = rows.int8() ?? 0;
    const pool: Pool = JSON.parse(rows.text() ?? "");
    const id = roster.ids[roster.add(merges.get(player) ?? player)]!;
    const other = pools.get(id);
    pools.set(id, other === undefined ? pool : joined(other, pool));
  }
  return pools;
}

function joined(one: Pool, other: Pool): Pool {
  const opened = [one.openedBy, other.openedBy].filter((each) => each !== null).sort();
  return { tournaments: [...one.tournaments, ...other.tournaments].sort(inOrder), openedBy: opened[0] ?? null };
}
