import type { ListKey } from "./lists.ts";
import type { CorrectionRow, Db } from "./tables.ts";

/** What was decided for a player after lists were out, in order. */
export const correctionsOfPlayer = (db: Db, player: string): Promise<CorrectionRow[]> =>
  db.selectFrom("correction").selectAll().where("player", "=", Number(player)).orderBy("sequence").execute();

/** What was decided for a version of a list so far. */
export const correctionsOfList = (db: Db, { list, version }: ListKey): Promise<CorrectionRow[]> =>
  db.selectFrom("correction").selectAll().where("list", "=", list).where("version", "=", version).execute();
