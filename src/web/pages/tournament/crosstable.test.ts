import { h } from "preact";
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { english } from "../../../words/en.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { catalogueOf } from "../../../words/words.ts";
import { Crosstable, type CrosstableRow } from "./crosstable.tsx";
import { NotRated } from "./not-rated.tsx";

const WHY = { article: "3.1", says: "too long a day" };
const OTHER = { article: "5.1", says: "not played" };

const row = (place: number, name: string, games: CrosstableRow["games"]): CrosstableRow => ({
  ...{
    id: place === 3 ? "" : String(1_000_100 + place),
    name,
    title: place === 1 ? "GM" : null,
    place,
    points: 1.5,
    games,
  },
});

const ROWS = [
  row(1, "Öster, Ida", [
    { round: 2, opponent: 3, colour: "white", score: 0, why: OTHER },
    { round: 1, opponent: 2, colour: "black", score: 0.5, why: WHY },
  ]),
  row(2, "Nagy, Béla", [{ round: 1, opponent: 1, colour: "white", score: 0.5, why: WHY }]),
  row(3, "Guest, Gil", [{ round: 2, opponent: 1, colour: "black", score: null }]),
];

const shown = (words: Catalogue) =>
  ({ words, to: (path: string) => `/en${path}` }) as Parameters<typeof Crosstable>[0]["shown"];
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, "").trim();
const cells = (html: string): readonly string[] =>
  [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => textOf(cell ?? ""));
const table = (words: Catalogue = english): string =>
  render(h(Crosstable, { rows: ROWS, marks: "why", shown: shown(words) }));
const notRated = (rows: readonly CrosstableRow[]): string =>
  render(h(NotRated, { rows, marks: "why", shown: shown(english) }));

test("a cell has number, colour and result of the opponent; a game that does not count is in brackets", () => {
  const { number, player } = english.phrases.columns;
  expect(cells(table())).toEqual([
    ...[number, player, "1", "2", "Points"],
    ...["1", "GM Öster, Ida", "(2b½)", "(3w0)", "1½"],
    ...["2", "Nagy, Béla", "(1w½)", "", "1½"],
    ...["3", "Guest, Gil", "", "1b–", "1½"],
  ]);
  expect(cells(table(catalogueOf("it")))).toContain("(2n½)");
});

test("who has a number is a link, and brackets lead to the reason", () => {
  const html = table();
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.filter((href) => href?.startsWith("/en"))).toEqual(["/en/players/1000101", "/en/players/1000102"]);
  const reasons = notRated(ROWS);
  const marks = links.filter((href) => href?.startsWith("#"));
  expect(marks).toHaveLength(3);
  for (const mark of marks) expect(reasons).toContain(`id="${mark?.slice(1)}"`);
});

test("a game that counts for neither is listed once, one that counts for the other only for its player", () => {
  const rows = [...notRated(ROWS).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, each]) => cells(each ?? ""));
  expect(rows.slice(1)).toEqual([
    // A phone shows colour, opponent and reason below the name.
    ["1", "Öster, IdaBlack – Nagy, Béla§ 3.1: too long a day", "Black", "½", "Nagy, Béla", "§ 3.1: too long a day"],
    ["2", "Öster, IdaWhite – Guest, Gil§ 5.1: not played", "White", "0", "Guest, Gil", "§ 5.1: not played"],
  ]);
});

test("many are folded; where every game counts nothing is said", () => {
  const games = Array.from({ length: 21 }, (_, at) => ({
    ...{ round: at + 1, opponent: 3, colour: "white" as const, score: 1, why: WHY },
  }));
  expect(notRated([row(1, "Öster, Ida", games)])).toContain("<summary>Show all 21 games</summary>");
  expect(notRated([row(1, "Öster, Ida", games.slice(1))])).not.toContain("<summary>");
  expect(notRated([row(1, "Öster, Ida", [{ round: 1, opponent: 2, colour: "white", score: 1 }])])).toBe("");
});
