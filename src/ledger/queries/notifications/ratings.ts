import { type SqlBool, sql } from "kysely";
import type { Db } from "../../schema/tables.ts";
import type { ListKey } from "../lists/lists.ts";
import { numbersIn } from "../sets.ts";

/** The ratings of some players on a list, and whether the public sees them; those who are not on it are missing. */
export async function ratingsOfPlayers(
  db: Db,
  { list, version }: ListKey,
  players: readonly number[],
): Promise<ReadonlyMap<number, { readonly rating: number | null; readonly shown: boolean }>> {
  const rows = await db
    .selectFrom("list_entry")
    .select(["player", "rating", "shown"])
    .where("list", "=", list)
    .where("version", "=", version)
    .where(sql<SqlBool>`player = ANY(${numbersIn(players)})`)
    .execute();
  return new Map(rows.map(({ player, ...row }) => [Number(player), row]));
}
