import { describe, expect, test } from "vitest";
import { READERS, slowShapes } from "./set-up/hostile-readers.ts";

describe("reading takes no more than linear time, up to half a million characters", () => {
  for (const [name, reader] of Object.entries(READERS))
    test(`${name}, in files of every form`, async () => {
      expect(await slowShapes(reader, () => true, 512_000)).toEqual([]);
    });
});
