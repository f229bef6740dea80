import type { AdoptedEditionRow, Db } from "../../schema/tables.ts";

export async function putAdoptedEdition(db: Db, row: AdoptedEditionRow): Promise<void> {
  await db.insertInto("adopted_edition").values(row).execute();
}

/** What was adopted up to an entry and not withdrawn by then, in order. */
export const adoptedEditions = (db: Db, asOf: number): Promise<AdoptedEditionRow[]> =>
  db
    .selectFrom("adopted_edition")
    .selectAll()
    .where("sequence", "<=", asOf)
    .where((or) => or.or([or("withdrawn", "is", null), or("withdrawn", ">", asOf)]))
    .orderBy("sequence")
    .execute();

/** Every adoption of an edition that is in place: an earlier file under the same id does not come back. */
export async function withdrawAdopted(db: Db, edition: string, withdrawn: number): Promise<void> {
  await db
    .updateTable("adopted_edition")
    .set({ withdrawn })
    .where("edition", "=", edition)
    .where("withdrawn", "is", null)
    .execute();
}
