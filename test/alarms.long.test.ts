import { expect, test } from "vitest";
import { tally } from "./set-up/planted-pools.ts";
import { shareOf } from "./set-up/share.ts";

/** A share that is smaller would miss one of the causes. */
const POOLS_MIN = 10;

test("a hundred pools: at least 90 % of what is planted is found, at most 5 % of clean pools raise an alarm", () => {
  const { right, planted, clean, false: falseAlarms, lines } = tally(Math.max(POOLS_MIN, shareOf(100)));
  process.stdout.write(`${lines.join("\n")}\n`);
  process.stdout.write(
    `found ${right} of ${planted} planted; ${falseAlarms} of ${clean} clean pools raised an alarm\n`,
  );
  expect(right).toBeGreaterThanOrEqual(0.9 * planted);
  expect(falseAlarms).toBeLessThanOrEqual(0.05 * clean);
}, 3_600_000);
