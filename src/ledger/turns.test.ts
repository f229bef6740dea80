import { expect, test } from "vitest";
import { turns } from "./turns.ts";

test("no more work at once than allowed, in the order of asking, failures included", async () => {
  const inTurn = turns(2);
  const begun: number[] = [];
  const end: ((error?: Error) => void)[] = [];
  const work = (at: number) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(at);
          end[at] = (error) => (error === undefined ? resolve(at) : reject(error));
        }),
    );
  const all = Promise.allSettled([0, 1, 2, 3].map(work));
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1]);
  end[1]!(new Error("failed"));
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2]);
  end[0]!();
  end[2]!();
  await new Promise(setImmediate);
  expect(begun).toEqual([0, 1, 2, 3]);
  end[3]!();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});
