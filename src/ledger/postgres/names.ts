import type { Player } from "../../domain/player.ts";
import { playerOfRow } from "./players.ts";
import type { Db } from "./tables.ts";

/** Players by their numbers, in no order. */
export async function playersOf(db: Db, players: readonly number[]): Promise<readonly Player[]> {
  if (players.length === 0) return [];
  const rows = await db
    .selectFrom("player")
    .selectAll()
    .where("player", "in", [...players])
    .execute();
  return rows.map(playerOfRow);
}
