import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { english } from "../../../words/en.ts";
import { type EntryData, Periods } from "./lists.tsx";
import type { PlayerData } from "./player-data.ts";
import { Tournaments } from "./tournaments.tsx";

const entry = (date: string, own: Partial<EntryData>): EntryData => ({
  ...{ list: `standard-${date.slice(0, 7)}`, version: 1, date, kind: "standard", rating: 2064, games: 0, k: 20 },
  ...{ kDerived: false, inactive: false, change: 0, delisted: false, explained: true, moves: [] },
  ...own,
});

const shown = { words: english, to: (path: string) => path } as Parameters<typeof Periods>[0]["shown"];

const htmlOf = (entries: readonly EntryData[]): string =>
  render(h(Periods, { player: "1", entries, played: [], shown }) as Parameters<typeof render>[0]);

const statesOf = (entries: readonly EntryData[]): readonly string[] => {
  const html = htmlOf(entries);
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

/** By which somebody who does not see the page finds a table. */
const labelsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<section class="scroll"[^>]* aria-label="([^"]*)"/g)].map(([, label = ""]) => label);

test("the tables of one year have different names, those in folds too", () => {
  const html = htmlOf([
    entry("2026-10-01", { games: 7, change: 16 }),
    entry("2026-09-01", { version: 2, games: 3 }),
    entry("2026-09-01", { games: 2 }),
    entry("2026-08-01", {}),
  ]);
  expect(labelsOf(html)).toEqual([
    "Lists 2026",
    "Lists 2026: 1 month without games",
    "Lists 2026: 1 superseded version",
  ]);
});

test("the table of earlier tournaments has a name of its own", () => {
  const tournaments = Array.from({ length: 12 }, (_, at) => ({
    ...{ tournament: `T${at}`, name: "Cup", start: "2026-09-01", end: "2026-09-02", kind: "standard" },
    ...{ score: 1, games: 2, counts: false, performance: null, points: null, list: null, entered: "1" },
  }));
  // Only what the table shows of a player.
  const data = { player: "1", entries: [], tournaments } as unknown as PlayerData;
  const html = render(h(Tournaments, { data, shown }) as Parameters<typeof render>[0]);
  expect(labelsOf(html)).toEqual(["Tournaments", "2 earlier tournaments"]);
});
