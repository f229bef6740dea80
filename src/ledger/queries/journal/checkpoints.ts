import type { Db } from "../../schema/tables.ts";

/** The newest signed checkpoint; undefined: none was signed yet. */
export const newestCheckpoint = (db: Db) =>
  db.selectFrom("checkpoint").selectAll().orderBy("size", "desc").limit(1).executeTakeFirst();

/** The first checkpoint that covers an entry. */
export const checkpointFrom = (db: Db, sequence: number) =>
  db.selectFrom("checkpoint").selectAll().where("size", ">=", sequence).orderBy("size").limit(1).executeTakeFirst();

/** Keeps a checkpoint. Of those that no publication made necessary, only the newest is kept. */
export async function keepCheckpoint(
  db: Db,
  checkpoint: { readonly size: number; readonly note: string; readonly published: boolean },
): Promise<void> {
  await db
    .insertInto("checkpoint")
    .values(checkpoint)
    .onConflict((conflict) => conflict.column("size").doUpdateSet(checkpoint))
    .execute();
  await db.deleteFrom("checkpoint").where("published", "=", false).where("size", "<", checkpoint.size).execute();
}

export async function secretNamed(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom("installation_secret").select("secret").where("name", "=", name).executeTakeFirst();
  return row?.secret ?? null;
}
