import { setImmediate as turn } from "node:timers/promises";
import type { Steps } from "../rating/period/steps.ts";

/** Long work goes on for so many milliseconds before it looks whether others wait. */
const SLICE = 12;
/** And waits no longer than so many for those who do: in the end it is done too, however many there are. */
export const PAUSE_MAX = 60;
/** Whoever is attended to for longer has asked for long work himself. */
const SHORT = 500;

/** Who is being attended to in this process, each with the time he came, in that order. */
const attended = new Set<{ readonly came: number }>();
/** Who waits until there is nobody. */
const waiting = new Set<() => void>();
/** When long work last went on, and somebody last came. */
let [since, last] = [0, Number.NEGATIVE_INFINITY];

/** Says that somebody is being attended to who should not wait for long work, until what it gives is called. */
export function attend(): () => void {
  const visit = { came: performance.now() };
  last = visit.came;
  attended.add(visit);
  return () => {
    attended.delete(visit);
    if (!isAnybody()) for (const tell of waiting) tell();
  };
}

/** Whether people come and go: whoever came last, others will come. */
export const isBusy = (): boolean => performance.now() - last < LATELY;
const LATELY = 3_000;

function isAnybody(): boolean {
  const early = performance.now() - SHORT;
  for (const visit of attended) {
    if (visit.came > early) return true;
    attended.delete(visit);
  }
  return false;
}

/** Lets everybody else go first: a server that makes a list answers whoever asks meanwhile. */
export async function letOthers(): Promise<void> {
  const from = performance.now();
  if (from - since < SLICE) return;
  await turn();
  for (let left = PAUSE_MAX; left > 0 && isAnybody(); left = from + PAUSE_MAX - performance.now()) {
    await nobodyOrAfter(left);
    await turn(); // The next one may be there already.
  }
  since = performance.now();
}

/** What lets others go first; or, of short work, nothing. */
export type Others = () => Promise<void>;
export const GO_ON: Others = async () => undefined;

/** So many rows are read before others are thought of. */
export const ROWS_AT_ONCE = 2_000;

/** Until nobody is attended to, or so many milliseconds have passed. */
const nobodyOrAfter = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      waiting.delete(end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    waiting.add(end);
  });

/** Does work step by step, with others between the steps. What a step tells is taken before the next one. */
export async function inTurns<Result, Told = never>(
  steps: Steps<Result, Told>,
  take?: (told: Told) => Promise<void>,
): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value !== undefined) await take?.(value);
    await letOthers();
  }
}
