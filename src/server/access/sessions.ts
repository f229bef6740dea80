import { createHash, createHmac, randomBytes } from "node:crypto";
import { type Account, TOKEN_SCOPES } from "../../domain/account.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
  accountOf,
  deleteExpired,
  deleteSession,
  endSessionAt,
  insertSession,
  noteTokenUse,
  passwordOf,
  sessionOf,
  tokenOf,
} from "../../ledger/queries/accounts/accounts.ts";
import type { SessionRow } from "../../ledger/schema/access-tables.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import { isPassword, nobodysPassword } from "./passwords.ts";

/** How long someone stays signed in without doing anything, and at most. */
const IDLE = 8 * 3_600_000;
const LONGEST = 7 * 24 * 3_600_000;
/** From time to time a session gets a new name, so that a stolen one is soon worth nothing. */
const ROTATION = 15 * 60_000;
/** The old name stays good for a moment: several pages may be asked for at once, and an answer may be lost. */
const GRACE = 60_000;

const SECRET_BYTES = 32;

/** Someone who is signed in. */
export interface Session {
  readonly account: Account;
  readonly csrf: string;
  /** Whether a one-time password has to be changed first. */
  readonly mustChangePassword: boolean;
  /** What the browser is to hold from now on; null: what it has. */
  readonly renewed: string | null;
  /** When the password was last given, in milliseconds. */
  readonly identityConfirmedAt: number;
}

/** From where somebody comes, and when. */
export interface Visit {
  readonly now: number;
  readonly address: string;
  readonly browser: string;
}

/** Secrets are kept as their hash only: whoever reads the database cannot sign in with it. */
export const hashed = (secret: string): string => createHash("sha256").update(secret).digest("hex");
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** Passwords are dear to check: few at once, so that other work goes on beside them. */
export const hashing = concurrencyLimit();
/** Known browsers have a queue of their own: a flood of guesses does not fill it. */
const hashingForKnown = concurrencyLimit();

/** Checks name and password, at the same cost whether there is such a user or not. */
export async function accountByPassword(
  db: Db,
  user: string,
  password: string,
  { isKnownDevice, now }: { readonly isKnownDevice: boolean; readonly now: number },
): Promise<Account | null> {
  const kept = await passwordOf(db, user);
  const queue = isKnownDevice ? hashingForKnown : hashing;
  const isRight = await queue.run(async () => isPassword(password, kept?.password ?? (await nobodysPassword())));
  const account = await accountOf(db, user);
  if (!isRight || kept === undefined || account === undefined || account.ended) return null;
  // Only who knows the password is told so.
  if (kept.expires !== null && Number(kept.expires) < now) throw new Refusal("one-time-expired");
  return account;
}

/** Begins a session and gives what the browser is to hold. */
export async function beginSession(db: Db, user: string, { now, address, browser }: Visit): Promise<string> {
  await deleteExpired(db, now);
  const secret = newSecret();
  const session = { session: hashed(secret), account: user, csrf: newSecret(), began: now, renewed: now };
  await insertSession(db, { ...session, expires: now + IDLE, proved: now, address, browser });
  return secret;
}

/** Who holds a secret; renews the session where it is due. */
export async function sessionBySecret(db: Db, secret: string, now: number): Promise<Session | null> {
  const session = await sessionOf(db, hashed(secret));
  if (session === undefined || session.expires < now || session.began + LONGEST < now) return null;
  const account = await accountOf(db, session.account);
  if (account === undefined || account.ended) return null;
  const mustChange = await mustChoose(db, session.account);
  const isDue = now - session.renewed > ROTATION;
  const renewed = isDue ? await unlessStorageFull(rotated(db, session, secret, now)) : null;
  return {
    account,
    csrf: session.csrf,
    mustChangePassword: mustChange,
    renewed,
    identityConfirmedAt: Number(session.proved),
  };
}

/** Nobody is shut out because the disk is full: what is only noted is noted later. */
async function unlessStorageFull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && error.code === "storage-full") return null;
    throw error;
  }
}

/** Whoever comes with the old name, however often, gets the one successor. Signing out ends both. */
async function rotated(db: Db, session: SessionRow, old: string, now: number): Promise<string> {
  const secret = createHmac("sha256", KEY).update(old).digest("base64url");
  await insertSession(db, { ...session, session: hashed(secret), renewed: now, expires: now + IDLE });
  await endSessionAt(db, session.session, now + GRACE);
  return secret;
}

/** Only this process can tell a successor from the name before it; another makes one of its own. */
const KEY = randomBytes(SECRET_BYTES);

export const endSession = (db: Db, secret: string): Promise<void> => deleteSession(db, hashed(secret));

/** Whose a token of the API is, with what it allows. */
export async function accountOfToken(db: Db, token: string, now: number): Promise<Account | null> {
  const found = await tokenOf(db, hashed(token), now);
  if (found !== undefined) await unlessStorageFull(noteTokenUse(db, hashed(token), found.used, now));
  const scope = TOKEN_SCOPES.find((each) => each === found?.scope);
  const account = found === undefined ? undefined : await accountOf(db, found.account);
  if (account === undefined || account.ended || scope === undefined) return null;
  return (await mustChoose(db, account.user)) ? null : { ...account, scope };
}

/** Whether a one-time password has to be changed before anything else. */
const mustChoose = async (db: Db, user: string): Promise<boolean> => (await passwordOf(db, user))?.one_time ?? true;
