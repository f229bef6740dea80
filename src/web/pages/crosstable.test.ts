import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { english } from "../../words/en.ts";
import { Crosstable, type CrosstableRow, NotCounted } from "./crosstable.tsx";

const WHY = { article: "3.1", says: "too long a day" };
const OTHER = { article: "5.1", says: "not played" };

const row = (place: number, name: string, games: CrosstableRow["games"]): CrosstableRow => ({
  ...{ id: place === 3 ? "" : String(1_000_100 + place), name, place, score: 0.5, games },
});

const ROWS = [
  row(1, "Öster, Ida", [
    { round: 2, opponent: 3, score: 0, why: OTHER },
    { round: 1, opponent: 2, score: 0.5, why: WHY },
  ]),
  row(2, "Nagy, Béla", [{ round: 1, opponent: 1, score: 0.5, why: WHY }]),
  row(3, "Guest, Gil", [{ round: 2, opponent: 1, score: null }]),
];

const cells = (html: string): readonly string[] =>
  [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell!.replaceAll(/<[^>]*>/g, ""));

function table(rows: readonly CrosstableRow[]): string {
  const shown = { words: english, to: (path: string) => `/en${path}` } as Parameters<typeof Crosstable>[0]["shown"];
  return render(h(Crosstable, { caption: "Games", rows, marks: "why", shown }));
}

test("rounds are columns in their order; a game that does not count is in brackets with its mark", () => {
  const { number, player, score } = english.phrases.columns;
  expect(cells(table(ROWS))).toEqual([
    ...[number, player, "1", "2", score],
    ...["1", "Öster, Ida", "(2:½)2", "(3:0)1", "0.5"],
    ...["2", "Nagy, Béla", "(1:½)2", "", "0.5"],
    ...["3", "Guest, Gil", "", "1:–", "0.5"],
  ]);
});

test("who has a number is a link, and ratings have columns once they are calculated", () => {
  const html = table(ROWS);
  expect([...html.matchAll(/href="(\/en[^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/en/players/1000101",
    "/en/players/1000102",
  ]);
  const rated = ROWS.map((each) => ({ ...each, isRated: true, rating: 1900, n: 1, k: 20, change: -1.5 }));
  expect(cells(table(rated)).slice(-8)).toEqual(
    ["3", "Guest, Gil", "1900", "", "1:–", "0.5", "1", "20", "−1.50"].slice(-8),
  );
});

test("a game that counts for neither is told once, one that counts for the other only for its player", () => {
  const html = render(h(NotCounted, { rows: ROWS, marks: "why", words: english })!);
  const { game } = english.phrases.sample;
  const told = [...html.matchAll(/<dt id="([^"]*)">.*?<dd>(.*?)<\/dd>/g)].map(([, id, games]) => [id, games]);
  expect(told).toEqual([
    ["why-1", game(2, "Öster, Ida", "Guest, Gil")],
    ["why-2", game(1, "Öster, Ida", "Nagy, Béla")],
  ]);
});

test("where every game counts nothing is said", () => {
  const counted = [row(1, "Öster, Ida", [{ round: 1, opponent: 2, score: 1 }])];
  expect(render(h(NotCounted, { rows: counted, marks: "why", words: english }))).toBe("");
});
