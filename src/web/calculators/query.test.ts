import { expect, test } from "vitest";
import { addressOf, filled, gamesOf } from "./query.ts";

const QUERY = {
  ...{ rating: " 1900 ", k: "", title: ["GM", "IM"] },
  opponent: ["2000", " ", "1850 "],
  score: ["1", "0"],
};

test("a field that was left empty is as good as none", () => {
  expect(["rating", "k", "title", "absent"].map((field) => filled(QUERY, field))).toEqual([
    ...["1900", undefined, "GM", undefined],
  ]);
});

test("games are pairs; a line without an opponent is none, and the scores stay with theirs", () => {
  expect(gamesOf(QUERY)).toEqual([
    { opponent: "2000", score: "1" },
    { opponent: "1850", score: "" },
  ]);
  expect(gamesOf({})).toEqual([]);
});

test("an address asks the same", () => {
  const address = addressOf({ ...QUERY, title: undefined });
  expect(address).toBe("rating=1900&opponent=2000&score=1&opponent=1850&score=");
  const read = new URLSearchParams(address);
  const again = { rating: read.get("rating") ?? "", opponent: read.getAll("opponent"), score: read.getAll("score") };
  expect(addressOf(again)).toBe(address);
});
