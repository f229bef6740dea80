import { describe, expect, test } from "vitest";
import { growthAboveLinear } from "./set-up/growth.ts";
import { READERS, slowShapes } from "./set-up/hostile-readers.ts";

describe("reading takes no more than linear time", () => {
  for (const [name, reader] of Object.entries(READERS))
    test(`${name}, whatever is in the file`, async () => {
      expect(await slowShapes(reader, ({ form }) => reader.forms.includes(form), 8_000)).toEqual([]);
    });

  test("the check sees a planted pattern that takes the square", async () => {
    const planted = await growthAboveLinear(
      (size) => `${"/".repeat(size)}x`,
      (text) => text.replace(/\/+$/, ""),
      {
        sizeMax: 32_000,
      },
    );
    expect(planted?.ratio).toBeGreaterThan(9);
  });
});
