import type { AdoptedEditionRow, Db } from "../../schema/tables.ts";

export async function putAdoptedEdition(db: Db, row: AdoptedEditionRow): Promise<void> {
  await db.insertInto("adopted_edition").values(row).execute();
}

/** What was adopted up to an entry, in order. */
export const adoptedEditions = (db: Db, asOf: number): Promise<AdoptedEditionRow[]> =>
  db.selectFrom("adopted_edition").selectAll().where("sequence", "<=", asOf).orderBy("sequence").execute();
