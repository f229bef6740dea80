import type { IsoDate } from "../../domain/dates.ts";

/** A clock for the office of a sample, whose days are as invented as everything else in it. */
export interface SampleClock {
  readonly now: () => number;
  /** From now on it is this day: a minute later each time. It never goes back, and never beyond the time it really is. */
  readonly standAt: (on: IsoDate) => void;
  /** From now on it is the time it really is. */
  readonly release: () => void;
}

const MINUTE = 60_000;
/** The hour at which the office begins its day. */
const BEGINS = "T08:00:00Z";

export function sampleClock(now: () => number): SampleClock {
  let standing: number | null = null;
  return {
    now: () => (standing === null ? now() : Math.min(standing, now())),
    standAt: (on) => {
      standing = Math.max(Date.parse(`${on}${BEGINS}`), (standing ?? 0) + MINUTE);
    },
    release: () => {
      standing = null;
    },
  };
}
