import { type SqlBool, sql } from "kysely";
import type { Db, ListRow } from "../../schema/tables.ts";
import { idsIn } from "../sets.ts";

/** The lists that settled a tournament or a part of it, each in the version in force, in order of their dates. */
export async function listsOfTournament(db: Db, tournament: string): Promise<readonly ListRow[]> {
  const rows = await db
    .selectFrom("list")
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("list_tournament as own")
          .select("own.part")
          .whereRef("own.list", "=", "list.list")
          .whereRef("own.version", "=", "list.version")
          .where("own.tournament", "=", tournament),
      ),
    )
    .where("published", "is not", null)
    .orderBy("date")
    .orderBy("version")
    .execute();
  const newest = new Map(rows.map((row) => [row.list, row]));
  return [...newest.values()];
}

export type SettlementRow = Awaited<ReturnType<typeof settlementsOf>>[number];

/** The published lists that have settled parts of these tournaments, each in the version in force. */
export const settlementsOf = (db: Db, tournaments: readonly string[]) =>
  db
    .selectFrom("list_tournament as own")
    .innerJoin("list", (join) =>
      join
        .onRef("list.list", "=", "own.list")
        .onRef("list.version", "=", "own.version")
        .on("published", "is not", null),
    )
    .select(["tournament", "part", "report_version", "counts", "list.list", "list.version", "kind", "date"])
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .where(
      sql<SqlBool>`NOT EXISTS (SELECT FROM list AS later
        WHERE later.list = list.list AND later.version > list.version AND later.published IS NOT NULL)`,
    )
    .orderBy("date")
    .execute();
