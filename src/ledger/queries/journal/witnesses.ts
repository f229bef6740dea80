import type { Db } from "../../schema/tables.ts";

export const witnesses = (db: Db) => db.selectFrom("witness").selectAll().orderBy("address").execute();

export async function putWitness(db: Db, witness: { address: string; key: string; size: number }): Promise<void> {
  await db
    .insertInto("witness")
    .values(witness)
    .onConflict((conflict) => conflict.column("address").doUpdateSet(witness))
    .execute();
}

export async function removeWitness(db: Db, address: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("witness").where("address", "=", address).executeTakeFirst();
  return numDeletedRows === 1n;
}

export const watchedLogs = (db: Db) => db.selectFrom("watched_log").selectAll().orderBy("log").execute();

export const watchedLog = (db: Db, log: string) =>
  db.selectFrom("watched_log").selectAll().where("log", "=", log).executeTakeFirst();

/** false: the log is watched already, with another key. */
export async function watchLog(db: Db, log: string, key: string): Promise<boolean> {
  await db
    .insertInto("watched_log")
    .values({ log, key, size: 0, root: "" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await watchedLog(db, log))?.key === key;
}

/** A watched log signs with another key from now on. */
export async function rekeyLog(db: Db, log: string, from: string, to: string): Promise<void> {
  await db.updateTable("watched_log").set({ key: to }).where("log", "=", log).where("key", "=", from).execute();
}

/** Moves on from one checkpoint to a later one; false: somebody else did so first. */
export async function advanceLog(
  db: Db,
  log: string,
  { from, size, root }: { readonly from: number; readonly size: number; readonly root: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("watched_log")
    .set({ size, root })
    .where("log", "=", log)
    .where("size", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
