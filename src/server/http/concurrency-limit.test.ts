import { expect, test } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.ts";

test("a request that waits gets a turn between two parts of an answer", async () => {
  const events: string[] = [];
  const parts = function* (): Iterable<number> {
    for (const part of [1, 2, 3]) {
      events.push(`part ${part}`);
      // Something that arrives while the part is made, as a request does.
      setImmediate(() => events.push(`request ${part}`));
      yield part;
    }
  };
  for await (const _ of concurrencyLimit().parts(parts()));
  expect(events).toEqual(["part 1", "request 1", "part 2", "request 2", "part 3", "request 3"]);
});

test("the next part of an answer waits while others keep the thread busy", async () => {
  const events: string[] = [];
  const busy = (until: number): void => {
    while (performance.now() < until);
  };
  const parts = function* (): Iterable<number> {
    for (const part of [1, 2]) {
      events.push(`part ${part}`);
      setImmediate(() => busy(performance.now() + 10));
      setTimeout(() => events.push(`request ${part}`), 25);
      yield part;
    }
  };
  for await (const _ of concurrencyLimit().parts(parts()));
  expect(events).toEqual(["part 1", "request 1", "part 2", "request 2"]);
});
