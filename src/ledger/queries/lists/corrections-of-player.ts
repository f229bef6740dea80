import { sql } from "kysely";
import type { CorrectionRow, Db } from "../../schema/tables.ts";
import type { ListKey } from "./lists.ts";

/** What was decided for a player after lists were out, in order. */
export const correctionsOfPlayer = (db: Db, player: string): Promise<CorrectionRow[]> =>
  db.selectFrom("correction").selectAll().where("player", "=", Number(player)).orderBy("sequence").execute();

/** What was decided for a version of a list so far. */
export const correctionsOfList = (db: Db, { list, version }: ListKey): Promise<CorrectionRow[]> =>
  db.selectFrom("correction").selectAll().where("list", "=", list).where("version", "=", version).execute();

/** What moved a player otherwise than by games: points decided later, or a list that was taken over. */
export interface MoveOfPlayer {
  readonly list: string;
  readonly version: number;
  /** null: the list moved the rating; the one before is known instead. */
  readonly points: number | null;
  readonly rating_before: number | null;
  readonly reason: string | null;
}

export async function movesOfPlayer(db: Db, player: string): Promise<readonly MoveOfPlayer[]> {
  const { rows } = await sql<MoveOfPlayer>`
    SELECT list, version, points, NULL::smallint AS rating_before, reason FROM correction WHERE player = ${Number(player)}
    UNION ALL
    SELECT list, version, NULL, rating_before, NULL FROM base_correction WHERE player = ${Number(player)}
    ORDER BY list, version, points`.execute(db);
  return rows;
}
