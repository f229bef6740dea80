import type { Db } from "../../schema/tables.ts";

/** Notes that the tables still have traces of somebody who was erased: they are made again. */
export async function noteErasure(db: Db, sequence: number): Promise<void> {
  await db
    .insertInto("erasure_due")
    .values({ sequence })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function erasuresDue(db: Db): Promise<readonly number[]> {
  const rows = await db.selectFrom("erasure_due").select("sequence").orderBy("sequence").execute();
  return rows.map(({ sequence }) => sequence);
}

export async function erasuresDone(db: Db, upTo: number): Promise<void> {
  await db.deleteFrom("erasure_due").where("sequence", "<=", upTo).execute();
}
