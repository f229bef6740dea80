import { Refusal } from "../domain/refusal.ts";

/** Slows down whoever tries again and again. */
export interface Throttle {
  /**
   * Does what may fail, and refuses where it is too early to try again. It counts as a failure from its beginning, so
   * that many at once are not one; it is taken back unless `isFailure` says that it was one. Whoever succeeds is
   * forgiven what failed in his name before, but not what else came from his address.
   */
  readonly attempt: <Result>(
    who: { readonly user: string; readonly address: string },
    work: () => Promise<Result>,
    isFailure: (error: unknown) => boolean,
  ) => Promise<Result>;
}

interface Tries {
  readonly failures: number;
  /** Not before this time, in milliseconds. */
  readonly until: number;
}

/** So many failures are nothing; from then on each wait is twice the one before, up to a quarter of an hour. */
const FREE = 5;
const WAIT_MAX = 15 * 60_000;
/** Failures are forgotten a day after the last one. */
const FORGOTTEN = 24 * 3_600_000;
const NONE: Tries = { failures: 0, until: 0 };
/** Keys that are remembered; the oldest are forgotten first. */
const KEYS_MAX = 10_000;

export function throttle(now: () => number): Throttle {
  const tries = new Map<string, Tries>();
  const known = (key: string): Tries => {
    const found = tries.get(key);
    return found === undefined || found.until + FORGOTTEN < now() ? NONE : found;
  };
  const check = (key: string): void => {
    const wait = known(key).until - now();
    if (wait > 0) throw new Refusal("too-many", { seconds: Math.ceil(wait / 1_000) });
  };
  /** Counts a failure and gives what takes it back. */
  const count = (key: string): (() => void) => {
    const before = known(key);
    const failures = before.failures + 1;
    const wait = failures < FREE ? 0 : Math.min(WAIT_MAX, 1_000 * 2 ** (failures - FREE));
    const counted = { failures, until: now() + wait };
    tries.delete(key);
    tries.set(key, counted);
    const [oldest] = tries.keys();
    if (tries.size > KEYS_MAX && oldest !== undefined) tries.delete(oldest);
    return () => {
      const found = known(key);
      // Others may have failed since, and then have to wait as they would have.
      if (found === counted) tries.set(key, before);
      else if (found.failures > 0) tries.set(key, { ...found, failures: found.failures - 1 });
    };
  };
  return {
    attempt: async ({ user, address }, work, isFailure) => {
      const keys = [`user ${user}`, `address ${address}`];
      for (const key of keys) check(key);
      const takeBack = keys.map(count);
      try {
        const result = await work();
        for (const each of takeBack) each();
        tries.delete(`user ${user}`);
        return result;
      } catch (error) {
        if (!isFailure(error)) for (const each of takeBack) each();
        throw error;
      }
    },
  };
}

export interface RateLimit {
  /** Whether one more is allowed; if not, in how many seconds. */
  readonly wait: (key: string) => number;
}

/** So many in a row, refilled steadily. */
export function rateLimit(
  now: () => number,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    wait: (key) => {
      const time = now();
      const known = buckets.get(key);
      const left = known === undefined ? burst : Math.min(burst, known.left + ((time - known.at) * perSecond) / 1_000);
      buckets.delete(key);
      buckets.set(key, { left: Math.max(0, left - 1), at: time });
      const [oldest] = buckets.keys();
      if (buckets.size > KEYS_MAX && oldest !== undefined) buckets.delete(oldest);
      return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
    },
  };
}
