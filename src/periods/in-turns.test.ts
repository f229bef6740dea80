import { setTimeout as after } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Steps } from "../rating/period/steps.ts";
import { attend, inTurns, PAUSE_MAX } from "./in-turns.ts";

/** Work of so many steps, each of which keeps the process busy for some milliseconds. */
function* longWork(steps: number, ms: number, told: () => void): Steps<string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + ms;
    while (performance.now() < until);
    told();
    yield;
  }
  return "done";
}

test("long work waits for somebody who comes in the middle of it, but for so long only", async () => {
  let steps = 0;
  const done = inTurns(
    longWork(8, 15, () => {
      steps += 1;
    }),
  );
  await after(1);
  const [from, seen, leave] = [performance.now(), steps, attend()];
  await after(30);
  // The step that had begun, and one more for each time it has waited as long as it does.
  expect(steps - seen).toBeLessThanOrEqual(1 + (performance.now() - from) / PAUSE_MAX);
  leave();
  expect(await done).toBe("done");
  expect(steps).toBe(8);
});

test("it is done in the end though somebody stays", async () => {
  const leave = attend();
  expect(await inTurns(longWork(4, 15, () => undefined))).toBe("done");
  leave();
});
