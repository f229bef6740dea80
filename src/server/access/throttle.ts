import { Refusal } from "../../domain/refusal.ts";
import {
  type AttemptLimit,
  type CountedAttempt,
  clearAttempts,
  countAttempt,
  forgetAttempts,
  takeBackAttempt,
} from "../../ledger/queries/accounts/sign-in-attempts.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { networkOf } from "../http/network.ts";
import { hashed } from "./sessions.ts";

/** Throttles guessing; servers that share a database share the counts. */
export interface Throttle {
  /**
   * Runs an attempt, or refuses it where it comes too early. It counts as a failure from the start, so
   * that parallel attempts all count; the count is taken back unless `isFailure` holds. Success clears the
   * failures of this user at this address, but not the others of the address or the account.
   */
  readonly attempt: <Result>(
    who: Attempt,
    work: () => Promise<Result>,
    isFailure: (error: unknown) => boolean,
  ) => Promise<Result>;
}

/** Counted separately: otherwise a correct password would clear wrong codes. */
export type SecretKind = "password" | "code";

export interface Attempt {
  readonly what: SecretKind;
  readonly user: string;
  readonly address: string;
  /** The id of a known browser (device cookie), which attacks from elsewhere do not slow down. */
  readonly device: string | null;
}

const MINUTE = 60_000;
/** One account from one place: a person mistypes a few times. */
const PLACE: AttemptLimit = { free: 5, waitMax: 15 * MINUTE };
/** One place, any account: people of one club or office share an address. */
const ADDRESS: AttemptLimit = { free: 20, waitMax: 15 * MINUTE };
/**
 * One account from anywhere, but for known browsers. A minute at most, so that a new browser gets its turn; at most 80
 * guesses in an hour, where OWASP ASVS allows 100.
 */
const ACCOUNT: AttemptLimit = { free: 20, waitMax: MINUTE };
/** Stricter: only a million codes exist, and the password is known by then. */
const ACCOUNT_CODES: AttemptLimit = { free: 10, waitMax: 15 * MINUTE };

/** Failures are forgotten a day after the last one. */
const FORGOTTEN = 24 * 60 * MINUTE;
const ROWS_MAX = 10_000;
/** Old rows are cleared after this many attempts or this long. */
const CLEAR_AFTER = { attempts: 500, time: 10 * MINUTE };

export function throttle(db: Db, now: () => number): Throttle {
  const clear = clearing(db, now);
  return {
    attempt: async (who, work, isFailure) => {
      await clear();
      const [own, ...others] = keysOf(who);
      const counted: CountedAttempt[] = [];
      const takeBack = (): Promise<unknown> => Promise.all(counted.map((each) => takeBackAttempt(db, each)));
      for (const [name, limit] of [own, ...others]) {
        const time = now();
        const found = await countAttempt(db, hashed(name), limit, { now: time, forgotten: time - FORGOTTEN });
        if ("wait" in found) {
          await takeBack();
          throw new Refusal("too-many", { seconds: Math.ceil(found.wait / 1_000) });
        }
        counted.push(found);
      }
      try {
        const result = await work();
        await takeBack();
        await forgetAttempts(db, hashed(own[0]));
        return result;
      } catch (error) {
        if (!isFailure(error)) await takeBack();
        throw error;
      }
    },
  };
}

type Key = readonly [name: string, limit: AttemptLimit];

function keysOf({ what, user, address, device }: Attempt): readonly [Key, ...Key[]] {
  if (device !== null) return [[`${what} device ${device}`, PLACE]];
  const network = networkOf(address);
  return [
    [`${what} place ${JSON.stringify([user, network])}`, PLACE],
    [`${what} address ${network}`, ADDRESS],
    [`${what} account ${user}`, what === "code" ? ACCOUNT_CODES : ACCOUNT],
  ];
}

function clearing(db: Db, now: () => number): () => Promise<void> {
  let last = 0;
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts < CLEAR_AFTER.attempts && now() - last < CLEAR_AFTER.time) return;
    last = now();
    attempts = 0;
    await clearAttempts(db, last - FORGOTTEN, ROWS_MAX);
  };
}

/** How often a mail can be asked for: by one network, and for one user or address. */
const BY_NETWORK: AttemptLimit = { free: 20, waitMax: 15 * MINUTE };
const FOR_ONE: AttemptLimit = { free: 3, waitMax: 60 * MINUTE };

export interface RequestLimit {
  /** Refuses where a network asked too often. */
  readonly check: (what: string, address: string) => Promise<void>;
  /** Whether a mail is sent to this user or address; if not, nobody is told so. */
  readonly allows: (what: string, to: string) => Promise<boolean>;
}

/** Limits mails that anybody can ask for; servers that share a database share the counts. */
export function requestLimit(db: Db, now: () => number): RequestLimit {
  const count = (name: string, limit: AttemptLimit) =>
    countAttempt(db, hashed(name), limit, { now: now(), forgotten: now() - FORGOTTEN });
  return {
    check: async (what, address) => {
      const counted = await count(`${what} address ${networkOf(address)}`, BY_NETWORK);
      if ("wait" in counted) throw new Refusal("too-many", { seconds: Math.ceil(counted.wait / 1_000) });
    },
    allows: async (what, to) => !("wait" in (await count(`${what} to ${to}`, FOR_ONE))),
  };
}

export interface RateLimit {
  /** Whether one more is allowed; if not, in how many seconds. */
  readonly wait: (address: string) => number;
}

/** Networks that are remembered; the oldest are forgotten first. */
const NETWORKS_MAX = 10_000;

/** A token bucket for each network. */
export function rateLimit(
  now: () => number,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    wait: (address) => {
      const key = networkOf(address);
      const time = now();
      const known = buckets.get(key);
      const left = known === undefined ? burst : Math.min(burst, known.left + ((time - known.at) * perSecond) / 1_000);
      buckets.delete(key);
      buckets.set(key, { left: Math.max(0, left - 1), at: time });
      const [oldest] = buckets.keys();
      if (buckets.size > NETWORKS_MAX && oldest !== undefined) buckets.delete(oldest);
      return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
    },
  };
}
