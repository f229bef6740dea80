import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";

/** How attempts under one key are slowed down. */
export interface AttemptLimit {
  /** Failures without a wait; from then on each wait is twice the one before. */
  readonly free: number;
  readonly waitMax: number;
}

export interface CountedAttempt {
  readonly key: string;
  readonly failures: number;
}

/** The first wait, in milliseconds, and how often it can be doubled before the number gets too large. */
const FIRST_WAIT = 1_000;
const DOUBLINGS_MAX = 20;

/**
 * Counts an attempt as a failure, or says how long to wait for it. Checking and counting are one statement, so that of
 * many attempts at once, on any number of servers, only as many pass as may.
 */
export async function countAttempt(
  db: Db,
  key: string,
  { free, waitMax }: AttemptLimit,
  { now, forgotten }: { readonly now: number; readonly forgotten: number },
): Promise<CountedAttempt | { readonly wait: number }> {
  const { rows } = await sql<{ failures: number }>`
    INSERT INTO sign_in_attempt AS known (key, failures, until, previous) VALUES (${key}, 1, ${now}, 0)
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN known.until < ${forgotten} THEN 1 ELSE known.failures + 1 END,
      until = ${now}::bigint + CASE
        WHEN known.until < ${forgotten} OR known.failures + 1 < ${free}::integer THEN 0
        ELSE LEAST(${waitMax}::bigint,
          ${FIRST_WAIT}::bigint * (1::bigint << LEAST(known.failures + 1 - ${free}::integer, ${DOUBLINGS_MAX}::integer)))
        END,
      previous = known.until
    WHERE known.until <= ${now}
    RETURNING failures`.execute(db);
  const [counted] = rows;
  if (counted !== undefined) return { key, failures: Number(counted.failures) };
  const row = await db.selectFrom("sign_in_attempt").select("until").where("key", "=", key).executeTakeFirst();
  return { wait: Math.max(1, Number(row?.until ?? now) - now) };
}

/** Takes an attempt back. If others failed since, they still have to wait. */
export async function takeBackAttempt(db: Db, { key, failures }: CountedAttempt): Promise<void> {
  await sql`
    UPDATE sign_in_attempt
    SET failures = failures - 1, until = CASE WHEN failures = ${failures}::integer THEN previous ELSE until END
    WHERE key = ${key} AND failures > 0`.execute(db);
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom("sign_in_attempt").where("key", "=", key).execute();
}

/** Clears old rows, and all beyond a number: those with the fewest failures first, or a flood could clear the others. */
export async function clearAttempts(db: Db, forgotten: number, rowsMax: number): Promise<void> {
  await db.deleteFrom("sign_in_attempt").where("until", "<", forgotten).execute();
  await sql`
    DELETE FROM sign_in_attempt WHERE key IN
      (SELECT key FROM sign_in_attempt ORDER BY failures DESC, until DESC, key OFFSET ${rowsMax}::integer)`.execute(db);
}

/** A secret of this installation: the first proposal stands, whichever server makes it. */
export async function installationSecret(db: Db, name: string, proposed: string): Promise<string> {
  await db
    .insertInto("installation_secret")
    .values({ name, secret: proposed })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db
    .selectFrom("installation_secret")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.secret;
}
