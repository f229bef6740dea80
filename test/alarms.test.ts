import { expect, test } from "vitest";
import { tally } from "./set-up/planted-pools.ts";

test("ten pools: what is planted is found within 24 lists, and a clean pool raises nothing", () => {
  const { right, planted, false: falseAlarms, lines } = tally(10);
  expect({ right, planted, falseAlarms }, lines.join("\n")).toEqual({ right: 5, planted: 5, falseAlarms: 0 });
}, 240_000);
