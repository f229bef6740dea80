import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { english } from "../../../words/en.ts";
import { type EntryData, Periods } from "./lists.tsx";

const entry = (date: string, own: Partial<EntryData>): EntryData => ({
  ...{ list: `standard-${date.slice(0, 7)}`, version: 1, date, kind: "standard", rating: 2064, games: 0, k: 20 },
  ...{ kDerived: false, inactive: false, change: 0, delisted: false, explained: true, moves: [] },
  ...own,
});

const statesOf = (entries: readonly EntryData[]): readonly string[] => {
  const shown = { words: english, to: (path: string) => path } as Parameters<typeof Periods>[0]["shown"];
  const html = render(h(Periods, { player: "1", entries, played: [], shown }) as Parameters<typeof render>[0]);
  return [...html.matchAll(/<td class="wide-only">([^<]*)<\/td><\/tr>/g)].map(([, state = ""]) => state);
};

test("a rating that changed without a game says so at the list it changed on", () => {
  const decided = { points: -8, ratingBefore: null, reason: "a game counted twice" };
  const entries = [
    entry("2026-10-01", { rating: 2056, change: -8 }),
    entry("2026-09-01", { games: 7, change: 16, moves: [decided] }),
  ];
  expect(statesOf(entries)).toEqual(["changed from 2064 without a game", "correction −8: a game counted twice"]);
});

test("what a list took over is said once", () => {
  const takenOver = { points: null, ratingBefore: 2064, reason: null };
  expect(statesOf([entry("2026-10-01", { rating: 2056, change: -8, moves: [takenOver] })])).toEqual([
    "changed from 2064 without a game",
  ]);
});
