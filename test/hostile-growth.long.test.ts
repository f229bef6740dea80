import { describe, expect, test } from "vitest";
import { growthAboveLinear } from "./set-up/hostile/growth.ts";
import { READERS, slowShapes } from "./set-up/hostile/hostile-readers.ts";

describe("reading takes no more than linear time", () => {
  for (const [name, reader] of Object.entries(READERS)) {
    test(`${name}, up to 128,000 characters`, async () => {
      expect(await slowShapes(reader, ({ form }) => reader.forms.includes(form), 128_000)).toEqual([]);
    });

    test(`${name}, in files of every form`, async () => {
      expect(await slowShapes(reader, () => true, 8_000)).toEqual([]);
    });
  }

  test("the check sees what takes the square, and lets pass what is linear", async () => {
    const taking = (milliseconds: (size: number) => number) =>
      growthAboveLinear(
        (size) => "/".repeat(size),
        (text) => text,
        { sizeMax: 32_000, time: async (_, text) => milliseconds(text.length) },
      );
    expect(await taking((size) => size ** 2 / 1e6)).toMatchObject({ size: 8_000, ratio: 16 });
    expect(await taking((size) => size / 100)).toBe(null);
  });
});
