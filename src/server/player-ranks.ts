import { type Static, Type } from "typebox";
import type { ListRow } from "../ledger/schema/tables.ts";
import type { Context } from "./context.ts";
import { Text, Whole } from "./http/schemas.ts";
import type { Facts } from "./lists/facts.ts";

const Rank = Type.Object({ rank: Whole, of: Whole });
const NullableRank = Type.Union([Rank, Type.Null()]);
export const ListRanks = Type.Object({
  list: Text,
  kind: Text,
  all: Rank,
  women: NullableRank,
  juniors: NullableRank,
  seniors: NullableRank,
  federation: Rank,
});

/** Where a player stands on each of some lists. Lists are held in columns, so this asks the database nothing. */
export async function ranksOf(
  { listCache }: Pick<Context, "listCache">,
  { isShown }: Pick<Facts, "isShown">,
  lists: readonly ListRow[],
  player: string,
): Promise<Static<typeof ListRanks>[]> {
  const found: Static<typeof ListRanks>[] = [];
  for (const row of lists) {
    const ranks = (await listCache.list(row)).ranks(isShown, Number(player));
    if (ranks !== null) found.push({ list: row.list, kind: row.kind, ...ranks });
  }
  return found;
}
