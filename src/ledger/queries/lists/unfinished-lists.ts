import type { Db, UnfinishedListRow } from "../../schema/tables.ts";
import type { ListKey } from "./lists.ts";

export type ListContents = { readonly content: string; readonly making: string; readonly persons?: string };

/** Begins a list; false: it is begun already. */
export async function insertUnfinished(db: Db, { list, version }: ListKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted = 0n } = await db
    .insertInto("unfinished_list")
    .values({ list, version, content: null, making: null, persons: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted > 0n;
}

export const unfinishedLists = (db: Db): Promise<UnfinishedListRow[]> =>
  db.selectFrom("unfinished_list").selectAll().orderBy("list").orderBy("version").execute();

/** All rows of the list are written, and its contents are kept. */
export async function finishUnfinished(
  db: Db,
  { list, version }: ListKey,
  { content, making, persons }: ListContents,
): Promise<void> {
  await db
    .updateTable("unfinished_list")
    .set({ content, making, persons: persons ?? null })
    .where("list", "=", list)
    .where("version", "=", version)
    .execute();
}

/** Whether the rows of exactly these contents are written, so that they need not be made from the contents. */
export async function arePrepared(db: Db, key: ListKey, { content, making, persons }: ListContents): Promise<boolean> {
  const found = await unfinishedOf(db, key);
  return found?.content === content && found.making === making && found.persons === (persons ?? null);
}

export const unfinishedOf = (db: Db, { list, version }: ListKey): Promise<UnfinishedListRow | undefined> =>
  db
    .selectFrom("unfinished_list")
    .selectAll()
    .where("list", "=", list)
    .where("version", "=", version)
    .executeTakeFirst();

export async function removeUnfinished(db: Db, { list, version }: ListKey): Promise<void> {
  await db.deleteFrom("unfinished_list").where("list", "=", list).where("version", "=", version).execute();
}
