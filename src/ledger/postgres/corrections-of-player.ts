import type { CorrectionRow, Db } from "./tables.ts";

/** What was decided for a player after lists were out, in order. */
export const correctionsOfPlayer = (db: Db, player: string): Promise<CorrectionRow[]> =>
  db.selectFrom("correction").selectAll().where("player", "=", Number(player)).orderBy("sequence").execute();
