import { sql } from "kysely";
import type { SessionRow } from "../../schema/access-tables.ts";
import type { Db, Tables } from "../../schema/tables.ts";

/** Kept of each account. */
const SIGN_INS_MAX = 50;

/** Notes that somebody signed in, or failed to; older ones are cleared. */
export async function noteSignIn(db: Db, signIn: Tables["sign_in"], since: number): Promise<void> {
  await db.insertInto("sign_in").values(signIn).execute();
  await sql`
    DELETE FROM sign_in WHERE account = ${signIn.account} AND (at < ${since} OR at <
      (SELECT min(at) FROM (SELECT at FROM sign_in WHERE account = ${signIn.account} ORDER BY at DESC
        LIMIT ${SIGN_INS_MAX}::integer) AS newest))`.execute(db);
}

/** When each account was signed in to last. */
export async function lastSignIns(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("sign_in")
    .select(({ fn }) => ["account", fn.max("at").as("at")] as const)
    .where("succeeded", "=", true)
    .groupBy("account")
    .execute();
  return new Map(rows.map(({ account, at }) => [account, Number(at)]));
}

export const signInsOf = (db: Db, user: string, limit: number) =>
  db.selectFrom("sign_in").selectAll().where("account", "=", user).orderBy("at", "desc").limit(limit).execute();

/** The sessions of an account, the newest first; one that was renewed stands under its last name. */
export async function sessionsOf(db: Db, user: string, now: number): Promise<readonly SessionRow[]> {
  const rows = await db
    .selectFrom("session")
    .selectAll()
    .where("account", "=", user)
    .where("expires", ">=", now)
    .orderBy("renewed", "desc")
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.csrf, row])).values()].toReversed();
}

/** Ends sessions by the secret of their forms, which all names of a session have in common. */
export async function endSessions(db: Db, user: string, csrfs: readonly string[]): Promise<void> {
  if (csrfs.length === 0) return;
  await db
    .deleteFrom("session")
    .where("account", "=", user)
    .where("csrf", "in", [...csrfs])
    .execute();
}

/** Notes that the holder of a session has just given the password again. */
export async function noteProof(db: Db, csrf: string, now: number): Promise<void> {
  await db.updateTable("session").set({ proved: now }).where("csrf", "=", csrf).execute();
}
