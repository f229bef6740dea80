import { expect, test } from "vitest";
import { correctionsIn } from "./corrections-in.ts";

type Explained = Parameters<typeof correctionsIn>[0];

const value = (
  clause: { code: string; reason?: string },
  given: number,
  inputs: Explained["inputs"] = {},
): Explained => ({
  ...{ value: given, basis: { kind: "clause", clause }, inputs },
});

test("a correction is found wherever the base rating stands, and said once", () => {
  const correction = value({ code: "entered" }, -8);
  const base = value({ code: "base-corrected", reason: "a game counted twice" }, 2056, { correction });
  const rating = value({ code: "rating-published" }, 2056, {
    rating: base,
    entry: value({ code: "listed" }, 1, { base }),
  });
  expect(correctionsIn(rating)).toEqual([{ points: -8, reason: "a game counted twice" }]);
  expect(correctionsIn(value({ code: "rating-published" }, 2056, { correction }))).toEqual([]);
});
