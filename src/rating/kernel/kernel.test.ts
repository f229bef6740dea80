import { describe, expect, it } from "vitest";
import { KERNEL_PROPERTIES } from "../../../test/set-up/kernel-properties.ts";
import { casesOf } from "../../../test/set-up/share.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { FIDE_EDITIONS } from "../../regulations/register.ts";
import { gainOf } from "./deal.ts";
import { emptyMemory, ratePeriod } from "./kernel.ts";
import { NO_PLAYER, packCards, packGames } from "./period.ts";
import { compileTables } from "./tables.ts";

const fideEdition = (id: string): FideEdition => FIDE_EDITIONS.find((edition) => edition.id === id)!;

type CardRow = readonly [player: number, rating: number, K: number];
type GameRow = readonly [white: number, black: number, score: number];

/** Rates one tournament under one edition. */
function rate(edition: FideEdition, base: readonly number[], cards: readonly CardRow[], games: readonly GameRow[]) {
  const tables = compileTables({ editions: [edition], list: edition, coefficients: cards.map(([, , K]) => K) });
  const period = {
    cards: packCards(
      tables,
      {
        player: Int32Array.from(cards, ([player]) => player),
        rating: Int16Array.from(cards, ([, rating]) => rating),
        K: Uint8Array.from(cards, ([, , K]) => K),
        edition: new Uint8Array(cards.length),
      },
      base.length,
    ),
    games: packGames({
      white: Int32Array.from(games, ([white]) => white),
      black: Int32Array.from(games, ([, black]) => black),
      score: Uint8Array.from(games, ([, , score]) => score),
    }),
    base: Int16Array.from(base),
  };
  const memory = emptyMemory(tables, period);
  ratePeriod(tables, period, memory);
  const gain = cards.map((_, card) => gainOf(tables, period.cards, memory.sums, card));
  return { ...memory.results, gain };
}

const repeat = (times: number, game: GameRow): GameRow[] => Array.from({ length: times }, () => game);

describe("the kernel", () => {
  it("gives a player of 1900 who beat a 2350 and lost to an 1850 seven points", () => {
    const cards: CardRow[] = [
      [0, 1900, 20],
      [1, 2350, 10],
      [2, 1850, 20],
    ];
    const { n, gain, change, rating } = rate(fideEdition("fide-standard-2025-10"), [1900, 2350, 1850], cards, [
      [0, 1, 2],
      [2, 0, 2],
    ]);
    expect([...n]).toEqual([2, 1, 1]);
    expect(gain).toEqual([35, -92, 57]);
    expect([...change]).toEqual([700, -920, 1140]);
    expect([...rating]).toEqual([1907, 2341, 1861]);
  });

  it("lowers K by all the games of the period", () => {
    const { change } = rate(
      fideEdition("fide-standard-2017-07"),
      [2000, 2000],
      [
        [0, 2000, 20],
        [1, 2000, 10],
      ],
      repeat(39, [0, 1, 2]),
    );
    expect([...change]).toEqual([39 * 50 * 17, -39 * 50 * 10]);
  });

  it("rounds as the edition of the list does", () => {
    const lost = (id: string) =>
      rate(
        fideEdition(id),
        [2150, 2150],
        [
          [0, 2150, 15],
          [NO_PLAYER, 2150, 10],
        ],
        repeat(1, [0, 1, 0]),
      ).rating[0];
    expect(lost("fide-standard-2011-07")).toBe(2143); // −7.5: the new rating, halves up
    expect(lost("fide-standard-2017-07")).toBe(2142); // the change, halves away from zero
  });

  it("uses a limit once, in the widest game, and of two equally wide ones against the weaker opponent", () => {
    const wide: CardRow[] = [
      [0, 2000, 20],
      [NO_PLAYER, 1500, 10],
      [NO_PLAYER, 2500, 10],
      [NO_PLAYER, 1580, 10],
    ];
    const { change } = rate(fideEdition("fide-standard-2022-01"), [2000], wide, [
      [0, 3, 2],
      [0, 2, 0],
      [0, 1, 2],
    ]);
    // 420 above: .93; 500 below: .04; 500 above, limited to 400: .92
    expect(change[0]).toBe((7 - 4 + 8) * 20);
  });

  it("keeps players of different blocks apart, and those without games as they were", () => {
    const base = Array.from({ length: 140_000 }, (_, player) => 1400 + (player % 1000));
    const owners = [0, 65_535, 65_536, 139_999];
    const cards = owners.map((player): CardRow => [player, 2000, 20]);
    const { rating } = rate(fideEdition("fide-standard-2024-03"), base, cards, [
      [0, 1, 2],
      [2, 3, 0],
    ]);
    const moved = [...rating.entries()].filter(([player, value]) => value !== base[player]);
    expect(moved.map(([player, value]) => [player, value - base[player]!])).toEqual([
      [0, 10],
      [65_535, -10],
      [65_536, -10],
      [139_999, 10],
    ]);
  });

  it("refuses what it has no bits for", () => {
    const edition = fideEdition("fide-standard-2024-03");
    const pair: CardRow[] = [
      [0, 2000, 20],
      [1, 2000, 20],
    ];
    expect(rate(edition, [2000, 2000], pair, repeat(4095, [0, 1, 1])).n[0]).toBe(4095);
    expect(() => rate(edition, [2000, 2000], pair, repeat(4096, [0, 1, 1]))).toThrow("expected 8192 results");
    const twice: CardRow[] = [...pair, [0, 2000, 20], [1, 2000, 20]];
    const many = [...repeat(4000, [0, 1, 1]), ...repeat(96, [2, 3, 1])];
    expect(() => rate(edition, [2000, 2000], twice, many)).toThrow("expected up to 4095 games of a player");
    expect(() => rate(edition, [2000], pair, [])).toThrow("expected a card of this period");
    expect(() => rate(edition, [2000, 2000], [[0, 4000, 20]], [])).toThrow("expected a card of this period");
    expect(() => rate(edition, [2000, 2000], [[0, 2000, 300]], [])).toThrow("expected K from 0 to 255");
    expect(() => rate(edition, [2000, 2000], pair, [[0, 1, 3]])).toThrow("expected 0, 1 or 2 half points");
    expect(() => rate(edition, [2000, 2000], pair, [[0, 7, 1]])).toThrow("expected 2 results");
  });

  it("does not pretend to know a limit used in two games", () => {
    const edition = fideEdition("fide-standard-2022-01");
    const { difference } = edition.articles;
    const articles = { ...edition.articles, difference: { ...difference, sets: { ...difference.sets, gamesMax: 2 } } };
    expect(() => rate({ ...edition, articles }, [2000], [[0, 2000, 20]], [])).toThrow("not in 2");
  });
});

describe("the kernel and the derivations", () => {
  for (const [name, holds] of Object.entries(KERNEL_PROPERTIES)) it(name, () => holds(casesOf({ few: 25, all: 100 })));
});
