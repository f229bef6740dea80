import { expect, test } from "vitest";
import { answerCache } from "./answer-cache.ts";

function counted() {
  const cache = answerCache<object, number>(2);
  let loads = 0;
  const ask = (state: object, key: string, isKept = true) =>
    cache({ state, key, load: async () => ++loads, isKept: () => isKept });
  return { cache, ask, loads: () => loads };
}

test("an answer is made once for each state and key, also where two ask at the same time", async () => {
  const { ask, loads } = counted();
  const [before, after] = [{}, {}];
  expect(await Promise.all([ask(before, "a"), ask(before, "a")])).toEqual([1, 1]);
  expect(await ask(before, "a")).toBe(1);
  expect(await ask(before, "b")).toBe(2);
  expect(await ask(after, "a")).toBe(3);
  expect(loads()).toBe(3);
});

test("the one that was asked for longest ago gives way, and one that does not hold is not kept", async () => {
  const { ask } = counted();
  const state = {};
  for (const key of ["a", "b", "a", "c"]) await ask(state, key);
  expect(await ask(state, "a")).toBe(1);
  expect(await ask(state, "b")).toBe(4);
  expect([await ask(state, "d", false), await ask(state, "d", false)]).toEqual([5, 6]);
});

test("everybody who waited learns of a failure, and the next one tries again", async () => {
  const { cache, ask } = counted();
  const state = {};
  const fails = { state, key: "a", load: () => Promise.reject(new Error("lost")), isKept: () => true };
  await Promise.all([0, 1].map(() => expect(cache(fails)).rejects.toThrow("lost")));
  expect(await ask(state, "a")).toBe(1);
});
