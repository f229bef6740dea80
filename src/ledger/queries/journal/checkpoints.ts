import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";

/** The newest signed checkpoint; undefined: none was signed yet. */
export const newestCheckpoint = (db: Db) =>
  db.selectFrom("checkpoint").selectAll().orderBy("size", "desc").limit(1).executeTakeFirst();

/** The checkpoints that cover an entry, the first ones first. */
export const checkpointsFrom = (db: Db, sequence: number) =>
  db.selectFrom("checkpoint").selectAll().where("size", ">=", sequence).orderBy("size").execute();

/** Keeps a checkpoint; one that is there stays as it is. Of those that nobody needs later, only the newest is kept. */
export async function keepCheckpoint(
  db: Db,
  checkpoint: { readonly size: number; readonly note: string; readonly published: boolean },
): Promise<void> {
  await db
    .insertInto("checkpoint")
    .values(checkpoint)
    .onConflict((conflict) =>
      conflict.column("size").doUpdateSet({ published: sql`checkpoint.published OR excluded.published` }),
    )
    .execute();
  await db.deleteFrom("checkpoint").where("published", "=", false).where("size", "<", checkpoint.size).execute();
}

/** Puts a note with more signatures in the place of another, and keeps it for good; false: it is another by now. */
export async function replaceNote(db: Db, size: number, before: string, note: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("checkpoint")
    .set({ note, published: true })
    .where("size", "=", size)
    .where("note", "=", before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const checkpointAt = (db: Db, size: number) =>
  db.selectFrom("checkpoint").selectAll().where("size", "=", size).executeTakeFirst();

export async function replaceSecret(db: Db, name: string, secret: string): Promise<void> {
  await db
    .insertInto("installation_secret")
    .values({ name, secret })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ secret }))
    .execute();
}

export async function secretNamed(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom("installation_secret").select("secret").where("name", "=", name).executeTakeFirst();
  return row?.secret ?? null;
}
