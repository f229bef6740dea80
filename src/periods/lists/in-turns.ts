import { setImmediate } from "node:timers/promises";
import type { Steps } from "../../rating/period/steps.ts";

/** A turn of the event loop that took so many milliseconds had others in it, and more of them may be waiting. */
const BUSY = 4;
/** Long work goes on in the end, however many others there are. */
const TURNS_MAX = 25;

/** Lets everybody else go first: a server that makes a list answers whoever asks meanwhile. */
export async function letOthers(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const from = performance.now();
    await setImmediate();
    if (performance.now() - from < BUSY) return;
  }
}

/** Does work step by step, with others between the steps. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await letOthers();
  }
}
