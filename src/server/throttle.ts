import { Refusal } from "../domain/refusal.ts";

/** Slows down whoever tries again and again. */
export interface Throttle {
  /** Refuses where it is too early to try again. */
  readonly check: (key: string) => void;
  readonly failed: (key: string) => void;
  readonly succeeded: (key: string) => void;
}

interface Tries {
  readonly failures: number;
  /** Not before this time, in milliseconds. */
  readonly until: number;
}

/** So many failures are nothing; from then on each wait is twice the one before, up to a quarter of an hour. */
const FREE = 5;
const WAIT_MAX = 15 * 60_000;
/** Keys that are remembered; the oldest are forgotten first. */
const KEYS_MAX = 10_000;

export function throttle(now: () => number): Throttle {
  const tries = new Map<string, Tries>();
  return {
    check: (key) => {
      const wait = (tries.get(key)?.until ?? 0) - now();
      if (wait > 0) throw new Refusal("too-many", { seconds: Math.ceil(wait / 1_000) });
    },
    failed: (key) => {
      const failures = (tries.get(key)?.failures ?? 0) + 1;
      const wait = failures < FREE ? 0 : Math.min(WAIT_MAX, 1_000 * 2 ** (failures - FREE));
      tries.delete(key);
      tries.set(key, { failures, until: now() + wait });
      const [oldest] = tries.keys();
      if (tries.size > KEYS_MAX && oldest !== undefined) tries.delete(oldest);
    },
    succeeded: (key) => {
      tries.delete(key);
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
