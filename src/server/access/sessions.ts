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
import { dummyHash, isPassword } from "./passwords.ts";

/** SignInSession lifetime: idle, and in total. */
const IDLE = 8 * 3_600_000;
const LONGEST = 7 * 24 * 3_600_000;
/** The session secret is rotated, so that a stolen one expires soon. */
const ROTATION = 15 * 60_000;
/** The old secret stays valid briefly: requests run in parallel, and an answer may be lost. */
const GRACE = 60_000;

const SECRET_BYTES = 32;

/** The session of a signed-in user. */
export interface SignInSession {
  readonly account: Account;
  readonly csrf: string;
  /** Whether a one-time password has to be changed first. */
  readonly mustChangePassword: boolean;
  /** The new secret for the cookie; null: not rotated. */
  readonly renewed: string | null;
  /** When the password was last confirmed, in milliseconds since 1970. */
  readonly identityConfirmedAt: number;
}

/** Address, browser and time of a sign-in. */
export interface Visit {
  readonly now: number;
  readonly address: string;
  readonly browser: string;
}

/** Who somebody is at a provider, and the rule that admitted them: the session lasts as long as the rule does. */
export interface Admission {
  readonly subject: string;
  readonly rule: string;
}

/** Secrets are stored as hashes, so that a leaked database opens no account. */
export const hashed = (secret: string): string => createHash("sha256").update(secret).digest("hex");
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

/** Hashing is expensive: a limit leaves time for other requests. */
export const hashingLimit = concurrencyLimit();
/** A separate limit for known browsers, which a flood of guesses cannot fill. */
const knownDeviceLimit = concurrencyLimit();

/** Takes the same time for unknown users, so that timing does not reveal accounts. */
export async function accountByPassword(
  db: Db,
  user: string,
  password: string,
  { isKnownDevice, now }: { readonly isKnownDevice: boolean; readonly now: number },
): Promise<Account | null> {
  const stored = await passwordOf(db, user);
  const queue = isKnownDevice ? knownDeviceLimit : hashingLimit;
  const isRight = await queue.run(async () => isPassword(password, stored?.password ?? (await dummyHash())));
  const account = await accountOf(db, user);
  if (!isRight || stored === undefined || account === undefined || account.ended) return null;
  // Only after a correct password: expiry reveals that the account exists.
  if (stored.expires !== null && Number(stored.expires) < now) throw new Refusal("one-time-expired");
  return account;
}

/** Starts a session and returns the secret for the cookie. */
export async function beginSession(
  db: Db,
  user: string,
  { now, address, browser }: Visit,
  admission: Admission | null = null,
): Promise<string> {
  await deleteExpired(db, now);
  const secret = newSecret();
  const session = { session: hashed(secret), account: user, csrf: newSecret(), began: now, renewed: now };
  const { subject = null, rule = null } = admission ?? {};
  await insertSession(db, { ...session, expires: now + IDLE, proved: now, address, browser, subject, rule });
  return secret;
}

const NO_RULES: ReadonlySet<string> = new Set();

/** The session of a secret, unless the rule that admitted its user is gone; rotates the secret where that is due. */
export async function sessionBySecret(
  db: Db,
  secret: string,
  now: number,
  rules: ReadonlySet<string> = NO_RULES,
): Promise<SignInSession | null> {
  const session = await sessionOf(db, hashed(secret));
  if (session === undefined || session.expires < now || session.began + LONGEST < now) return null;
  if (session.rule !== null && !rules.has(session.rule)) return null;
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

/** A full disk must not lock users out: bookkeeping may be skipped. */
async function unlessStorageFull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && error.code === "storage-full") return null;
    throw error;
  }
}

/** Repeated requests with the old secret get the same new one. Signing out ends both. */
async function rotated(db: Db, session: SessionRow, old: string, now: number): Promise<string> {
  const secret = createHmac("sha256", KEY).update(old).digest("base64url");
  await insertSession(db, { ...session, session: hashed(secret), renewed: now, expires: now + IDLE });
  await endSessionAt(db, session.session, now + GRACE);
  return secret;
}

/** Per process: the new secret cannot be computed from a stolen old one. */
const KEY = randomBytes(SECRET_BYTES);

export const endSession = (db: Db, secret: string): Promise<void> => deleteSession(db, hashed(secret));

/** The account of an API token, with the token's scope. */
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
