import { sql } from "kysely";
import type { Idempotency, JournalEntry } from "../../../domain/journal/journal.ts";
import type { Db } from "../../schema/tables.ts";

/** Notes which entries a request recorded. Several in a row with one key are of one request. */
export async function putRequestKey(db: Db, { by, sequence, time, idempotency }: JournalEntry): Promise<void> {
  if (idempotency === undefined) return;
  const { key, request } = idempotency;
  await db
    .insertInto("request_key")
    .values({ by, key, request, first: sequence, last: sequence, at: Date.parse(time) })
    .onConflict((conflict) =>
      conflict.columns(["by", "key"]).doUpdateSet({
        request: sql`excluded.request`,
        first: sql`CASE WHEN request_key.last = excluded.last - 1 AND request_key.request = excluded.request
          THEN request_key.first ELSE excluded.first END`,
        last: sql`excluded.last`,
        at: sql`excluded.at`,
      }),
    )
    .execute();
}

/** What is known of a key that was used since a time. */
export async function requestWithKey(db: Db, by: string, key: string, since: number) {
  const of = { by, key };
  const [recorded, answered] = await Promise.all([
    db
      .selectFrom("request_key")
      .selectAll()
      .where((is) => is.and(of))
      .where("at", ">=", since)
      .executeTakeFirst(),
    db
      .selectFrom("request_answer")
      .selectAll()
      .where((is) => is.and(of))
      .where("at", ">=", since)
      .executeTakeFirst(),
  ]);
  return { recorded, answered };
}

/** Keeps the answer to a request, and clears those that nobody can ask for any more. */
export async function putAnswer(
  db: Db,
  by: string,
  { key, request }: Idempotency,
  answer: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<void> {
  const values = { request, answer, at: now };
  await db
    .insertInto("request_answer")
    .values({ by, key, ...values })
    .onConflict((conflict) => conflict.columns(["by", "key"]).doUpdateSet(values))
    .execute();
  await db.deleteFrom("request_answer").where("at", "<", since).execute();
}
