import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";

/** The number of the first player of each part, where all players are split into parts of a size. */
export async function partStarts(db: Db, size: number): Promise<readonly number[]> {
  const { rows } = await sql<{ player: string }>`
    SELECT player FROM (SELECT player, row_number() OVER (ORDER BY player) AS place FROM player) AS placed
    WHERE (place - 1) % ${sql.lit(size)} = 0 ORDER BY player`.execute(db);
  return rows.map(({ player }) => Number(player));
}

/** Players from a number on, in the order of their numbers. */
export async function playersFrom(
  db: Db,
  from: number,
  limit: number,
): Promise<readonly { readonly player: number; readonly federation: string }[]> {
  const rows = await db
    .selectFrom("player")
    .select(["player", "federation"])
    .where("player", ">=", from)
    .orderBy("player")
    .limit(limit)
    .execute();
  return rows.map(({ player, federation }) => ({ player: Number(player), federation: federation ?? "" }));
}
