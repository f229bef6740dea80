import { type Account, ROLES, type UserDetails } from "../../../domain/account.ts";
import type { SessionRow, TokenRow } from "../../schema/access-tables.ts";
import type { Db, Tables } from "../../schema/tables.ts";

export async function putAccount(db: Db, { user, ...facts }: Account): Promise<void> {
  await db
    .insertInto("account")
    .values({ account: user, ...facts })
    .onConflict((conflict) => conflict.column("account").doUpdateSet(facts))
    .execute();
}

export async function endAccount(db: Db, user: string): Promise<void> {
  await db.updateTable("account").set({ ended: true }).where("account", "=", user).execute();
}

export async function accountOf(db: Db, user: string): Promise<Account | undefined> {
  const row = await db.selectFrom("account").selectAll().where("account", "=", user).executeTakeFirst();
  return row && accountOfRow(row);
}

export async function allAccounts(db: Db): Promise<readonly Account[]> {
  const rows = await db.selectFrom("account").selectAll().orderBy("account").execute();
  return rows.map(accountOfRow);
}

function accountOfRow({ account, role, federation, club, ended }: Tables["account"]): Account {
  const known = ROLES.find((each) => each === role);
  if (known === undefined) throw new Error(`account ${account} has the role ${role}`);
  return { user: account, role: known, federation, club, ended };
}

/** Who uses an account; with nothing to say of them, the row goes. */
export async function putUserDetails(db: Db, user: string, details: UserDetails): Promise<void> {
  await db.deleteFrom("user_details").where("account", "=", user).execute();
  const { name, email } = details;
  if (name !== null || email !== null)
    await db.insertInto("user_details").values({ account: user, name, email }).execute();
}

export async function allUserDetails(db: Db): Promise<ReadonlyMap<string, UserDetails>> {
  const rows = await db.selectFrom("user_details").selectAll().execute();
  return new Map(rows.map(({ account, name, email }) => [account, { name, email }]));
}

/** A password as it is kept. */
export interface KeptPassword {
  readonly password: string;
  /** Whether it is to be changed at the first sign-in. */
  readonly oneTime: boolean;
  /** Until when it can be used; null: without an end. */
  readonly expires: number | null;
}

/** Sets a password, and ends all sessions and tokens of the old one. */
export async function putPassword(db: Db, user: string, { password, oneTime, expires }: KeptPassword): Promise<void> {
  const values = { password, one_time: oneTime, expires };
  await db
    .insertInto("credential")
    .values({ account: user, ...values })
    .onConflict((conflict) => conflict.column("account").doUpdateSet(values))
    .execute();
  await endAccess(db, user);
}

/** Nobody is signed in by that name any more, neither a person nor a program. */
export async function endAccess(db: Db, user: string): Promise<void> {
  await db.deleteFrom("session").where("account", "=", user).execute();
  await db.deleteFrom("token").where("account", "=", user).execute();
}

export const passwordOf = (db: Db, user: string) =>
  db.selectFrom("credential").selectAll().where("account", "=", user).executeTakeFirst();

/** Begins a session; one that has begun already stays as it is. */
export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db
    .insertInto("session")
    .values(session)
    .onConflict((conflict) => conflict.column("session").doNothing())
    .execute();
}

/** Lets a session end at a time, if it would not end sooner. */
export async function endSessionAt(db: Db, session: string, expires: number): Promise<void> {
  await db
    .updateTable("session")
    .set({ expires })
    .where("session", "=", session)
    .where("expires", ">", expires)
    .execute();
}

export const sessionOf = (db: Db, session: string): Promise<SessionRow | undefined> =>
  db.selectFrom("session").selectAll().where("session", "=", session).executeTakeFirst();

/** Ends a session under all its names: they have the secret of their forms in common. */
export async function deleteSession(db: Db, session: string): Promise<void> {
  await db
    .deleteFrom("session")
    .where("csrf", "in", (of) => of.selectFrom("session").select("csrf").where("session", "=", session))
    .execute();
}

/** Ends the sessions of somebody at a provider, but for those of one account. */
export async function endSessionsOf(db: Db, subject: string, except: string | null): Promise<void> {
  const own = db.deleteFrom("session").where("subject", "=", subject);
  await (except === null ? own : own.where("account", "!=", except)).execute();
}

export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom("session").where("expires", "<", now).execute();
}

export async function insertToken(db: Db, token: TokenRow): Promise<void> {
  await db.insertInto("token").values(token).execute();
}

export const tokensOf = (db: Db, user: string) =>
  db.selectFrom("token").selectAll().where("account", "=", user).orderBy("made").execute();

/** How exactly it is known when a token was used last: a program that asks all the time need not write all the time. */
const USED_EVERY = 60_000;

/** Whose token it is, and what it allows. One that has expired is none. */
export const tokenOf = (db: Db, token: string, now: number) =>
  db
    .selectFrom("token")
    .select(["account", "used", "scope"])
    .where("token", "=", token)
    .where("expires", ">", now)
    .executeTakeFirst();

export async function noteTokenUse(db: Db, token: string, used: number | null, now: number): Promise<void> {
  if (used !== null && now - Number(used) < USED_EVERY) return;
  await db.updateTable("token").set({ used: now }).where("token", "=", token).execute();
}

export async function deleteToken(db: Db, user: string, token: string): Promise<void> {
  await db.deleteFrom("token").where("account", "=", user).where("token", "=", token).execute();
}
