import { type SqlBool, sql } from "kysely";
import type { Player } from "../../../domain/player.ts";
import type { Db } from "../../schema/tables.ts";
import { playerOfRow } from "./players.ts";

/** Players by their numbers, in no order. */
export async function playersOf(db: Db, players: readonly number[]): Promise<readonly Player[]> {
  if (players.length === 0) return [];
  const rows = await db
    .selectFrom("player")
    .selectAll()
    .where(sql<SqlBool>`player = ANY(${`{${players.join(",")}}`}::bigint[])`) // one statement for any number of them
    .execute();
  return rows.map(playerOfRow);
}

/** Players who were excluded, merged into another, or given a dispensation: few, and found by an index of their own. */
export async function specialPlayers(db: Db): Promise<readonly Player[]> {
  const rows = await db
    .selectFrom("player")
    .selectAll()
    .where(sql<SqlBool>`(excluded IS NOT NULL OR merged_into IS NOT NULL OR dispensation IS NOT NULL)`)
    .execute();
  return rows.map(playerOfRow);
}
