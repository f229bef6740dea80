import { redactedBy } from "../../../domain/journal/journal.ts";
import type { Db } from "../../schema/tables.ts";
import { entriesOfKinds } from "./journal-table.ts";

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

/** The kinds of entries that redact others, and contents. */
const REDACTING = ["person-erased", "reports-expired"] as const;

/** Whether somebody was erased after an entry. */
export const isRedactedSince = async (db: Db, asOf: number): Promise<boolean> =>
  (await entriesOfKinds(db, asOf, REDACTING)).length > 0;

/** The contents that were redacted, with the hash of what is read instead, by what the journal says; the latest holds. */
export async function redactedContents(db: Db): Promise<ReadonlyMap<string, string | null>> {
  const entries = await entriesOfKinds(db, 0, REDACTING);
  return new Map(
    entries.flatMap((entry) => redactedBy(entry).contents.map(({ content, by }) => [content, by] as const)),
  );
}
