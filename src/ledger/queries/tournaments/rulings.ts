import { type SqlBool, sql } from "kysely";
import type { Db, GameRulingRow } from "../../schema/tables.ts";
import { idsIn, NOW } from "../sets.ts";

export async function insertGameRuling(db: Db, row: GameRulingRow): Promise<void> {
  await db.insertInto("game_ruling").values(row).execute();
}

/** The rulings on games that stood after an entry: the latest on each; one that was taken back has no say. */
export const gameRulingsOf = (db: Db, tournaments: readonly string[], asOf = NOW): Promise<GameRulingRow[]> =>
  db
    .selectFrom(
      db
        .selectFrom("game_ruling")
        .distinctOn(["tournament", "round", "white", "black"])
        .selectAll()
        .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
        .where("sequence", "<=", asOf)
        .orderBy("tournament")
        .orderBy("round")
        .orderBy("white")
        .orderBy("black")
        .orderBy("sequence", "desc")
        .as("latest"),
    )
    .selectAll()
    .where("counts", "is not", null)
    .orderBy("tournament")
    .orderBy("round")
    .orderBy("white")
    .orderBy("black")
    .execute();
