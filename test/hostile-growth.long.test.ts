import { describe, expect, test } from "vitest";
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
});
