import { describe, expect, test } from "vitest";
import { fileCache } from "./file-cache.ts";

const whole = async (parts: AsyncIterable<Uint8Array>): Promise<string> => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all).toString();
};

/** A file of several parts, which counts how often it is made. */
function madeFile(text: string, parts = 3) {
  let made = 0;
  return {
    count: () => made,
    make: async () => {
      made += 1;
      return (async function* () {
        for (let part = 0; part < parts; part++) yield Buffer.from(text);
      })();
    },
  };
}

describe("files that are kept", () => {
  test("a file is made once, and is the same the next time", async () => {
    const cache = fileCache();
    const file = madeFile("Öster, Ida 2105\n".repeat(50_000));
    const first = await whole(await cache({ state: "a", key: "list", make: file.make }));
    const second = await whole(await cache({ state: "a", key: "list", make: file.make }));
    expect([file.count(), second === first, first.length]).toEqual([1, true, 2_400_000]);
  });

  test("another state forgets every file, also one that is still being sent", async () => {
    const cache = fileCache();
    const file = madeFile("x");
    await whole(await cache({ state: "a", key: "one", make: file.make }));
    const begun = await cache({ state: "a", key: "two", make: file.make });
    await whole(await cache({ state: "b", key: "one", make: file.make }));
    await whole(begun);
    await whole(await cache({ state: "a", key: "two", make: file.make }));
    expect(file.count()).toBe(4);
  });

  test("one that nobody read to its end, or that could not be made, is made again", async () => {
    const cache = fileCache();
    const file = madeFile("x");
    for await (const _ of await cache({ state: "a", key: "one", make: file.make })) break;
    await whole(await cache({ state: "a", key: "one", make: file.make }));
    expect(file.count()).toBe(2);
    const failing = async () =>
      (async function* () {
        yield Buffer.from("x");
        throw new Error("the disk is gone");
      })();
    await expect(cache({ state: "a", key: "two", make: failing }).then(whole)).rejects.toThrow("the disk is gone");
    expect(await whole(await cache({ state: "a", key: "two", make: file.make }))).toBe("xxx");
  });

  test("memory is bounded: the file that was asked for longest ago goes first", async () => {
    const cache = fileCache(8); // each takes three bytes deflated: two fit
    const file = madeFile("x", 1);
    for (const key of ["one", "two", "one", "three", "one", "two"])
      await whole(await cache({ state: "a", key, make: file.make }));
    expect(file.count()).toBe(4);
  });

  test("a reader who leaves in the middle harms nobody", async () => {
    const cache = fileCache();
    const file = madeFile("Öster, Ida 2105\n".repeat(50_000));
    const first = await whole(await cache({ state: "a", key: "list", make: file.make }));
    for await (const _ of await cache({ state: "a", key: "list", make: file.make })) break;
    expect(await whole(await cache({ state: "a", key: "list", make: file.make }))).toBe(first);
  });
});
