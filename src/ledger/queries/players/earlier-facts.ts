import type { Db, EarlierFactsRow } from "../../schema/tables.ts";

export async function putEarlierFacts(db: Db, row: EarlierFactsRow): Promise<void> {
  await db.insertInto("earlier_facts").values(row).execute();
}

/** What was stated up to an entry, in order: of a player the last row of a kind holds. */
export const earlierFactsAsOf = (db: Db, kind: string, asOf: number): Promise<EarlierFactsRow[]> =>
  db
    .selectFrom("earlier_facts")
    .selectAll()
    .where("kind", "=", kind)
    .where("sequence", "<=", asOf)
    .orderBy("sequence")
    .execute();

export const earlierFactsOf = (db: Db, player: string): Promise<EarlierFactsRow[]> =>
  db.selectFrom("earlier_facts").selectAll().where("player", "=", Number(player)).orderBy("sequence").execute();
