import type { Db, ListRow } from "./tables.ts";

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
