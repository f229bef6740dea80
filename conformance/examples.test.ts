import { describe, expect, test } from "vitest";
import { given } from "../src/calculation/derived.ts";
import { COUNTED, ENTERED } from "../src/domain/codes/source.ts";
import { hundredths, points } from "../src/domain/units.ts";
import { change } from "../src/rating/change.ts";
import { coefficient } from "../src/rating/coefficient.ts";
import { first } from "../src/rating/first/first.ts";
import { rateTournament } from "../src/rating/tournament/rate-tournament.ts";
import type { TournamentGame } from "../src/rating/tournament/tournament.ts";
import { averageWithLimit } from "../src/regulations/fide/articles/round-robin.ts";
import { scoringProbability } from "../src/regulations/fide/scoring-probability.ts";
import { editionNamed, isLask } from "../src/regulations/register.ts";

// Worked examples of the texts, and published numbers, through the functions that people call.

const SCORE = { W: 1, D: 0.5, L: 0 } as const;

function fide(id: string) {
  const edition = editionNamed(id);
  if (isLask(edition)) throw new Error(id);
  return edition;
}

describe("changes of single games", () => {
  // biome-ignore format: a table
  const CASES = [
    ["fide-standard-2009-07", 1200, 25, 1500, "W", 21.25],
    ["fide-standard-2009-07", 1200, 25, 1500, "D", 8.75],
    ["fide-standard-2009-07", 1200, 25, 1500, "L", -3.75],
    ["fide-standard-2009-07", 1200, 15, 1200, "W", 7.5],
    ["fide-standard-2009-07", 2600, 10, 2500, "W", 3.6],
    ["fide-standard-2009-07", 2600, 10, 2500, "D", -1.4],
    ["fide-standard-2009-07", 2600, 10, 2500, "L", -6.4],
    ["fide-standard-2011-07", 2224, 15, 2319, "L", -5.55],
    ["fide-standard-2011-07", 1500, 15, 2900, "W", 13.8],
    ["fide-standard-2025-10", 2200, 20, 2700, "L", -1.6],
  ] as const;
  for (const [edition, rating, k, opponent, result, expected] of CASES) {
    test(`${edition}: ${rating} (K ${k}) ${result} against ${opponent}`, () => {
      expect(change({ edition, rating, k, games: [{ opponent, score: SCORE[result] }] }).change).toBe(expected);
    });
  }

  test("the rule of 2650 looks at the own rating: 2200 against 2700 is limited, PD .08, rounded −2", () => {
    const { rounded, games } = change({
      edition: "fide-standard-2025-10",
      rating: 2200,
      k: 20,
      games: [{ opponent: 2700, score: 0 }],
    });
    expect([rounded, games[0]?.expected]).toEqual([-2, 0.08]);
  });

  test("beyond 735 the table gives 1.00", () => {
    const { games } = change({
      edition: "fide-standard-2025-10",
      rating: 3200,
      k: 10,
      games: [{ opponent: 2200, score: 1 }],
    });
    expect(games[0]?.expected).toBe(1);
  });

  for (const [from, ids, rounded] of [
    [
      "2009 to 2014",
      ["fide-standard-2009-07", "fide-standard-2011-07", "fide-standard-2012-07", "fide-standard-2014-07"],
      -3,
    ],
    [
      "2017 on",
      ["fide-standard-2017-07", "fide-standard-2022-01", "fide-standard-2024-03", "fide-standard-2025-10"],
      -4,
    ],
  ] as const) {
    test(`a change of −3.5 is ${rounded} from ${from}`, () => {
      for (const edition of ids) {
        const result = change({ edition, rating: 2450, k: 10, games: [{ opponent: 2148, score: 0.5 }] });
        expect([result.change, result.rounded]).toEqual([-3.5, rounded]);
      }
    });
  }
});

describe("K", () => {
  // biome-ignore format: a table
  const CASES = [
    ["fide-blitz-2022-01", { highest: 2500, gamesBefore: 500, birth: 1980 }, 20],
    ["fide-blitz-2022-10", { highest: 2500, gamesBefore: 500, birth: 1980 }, 10],
    ["fide-rapid-2022-10", { rating: 1400, highest: 1400, gamesBefore: 5 }, 40],
    ["fide-standard-2017-07", { rating: 1400, highest: 1400, gamesBefore: 30, birth: 1980 }, 20],
    ["fide-standard-2017-07", { rating: 2400 }, 10],
  ] as const;
  for (const [edition, facts, k] of CASES) {
    test(`${edition} ${JSON.stringify(facts)}`, () => expect(coefficient({ edition, ...facts }).k).toBe(k));
  }

  test("28 games before and 9 in this list: the K of a new player for all nine", () => {
    const games = Array.from({ length: 9 }, () => ({ opponent: 1800, score: 0.5 }));
    const { k, n } = change({
      edition: "fide-standard-2017-07",
      rating: 1800,
      gamesBefore: 28,
      highest: 1800,
      birth: 1990,
      games,
    });
    expect([k, n]).toEqual([40, 9]);
  });
});

describe("several tournaments in one list", () => {
  test("list of 2014-08-01: 7.5 under K 15 and −4.0 under K 20 make +3.5, rounded once", () => {
    const result = change({
      list: "standard",
      forList: "2014-08",
      rating: 2000,
      events: [
        { start: "2014-06-27", k: 15, games: [{ opponent: 2000, score: 1 }] },
        { start: "2014-07-05", k: 20, games: [{ opponent: 1851, score: 0.5 }] },
      ],
    });
    expect(result.events.map((each) => [each.edition, each.change])).toEqual([
      ["fide-standard-2012-07", 7.5],
      ["fide-standard-2014-07", -4],
    ]);
    expect([result.change, result.rounded, result.newRating, result.k]).toEqual([3.5, 4, 2004, null]);
  });

  test("the new rating starts from the list before, also where D goes by an older own rating", () => {
    const result = change({
      edition: "fide-standard-2017-07",
      rating: 2010,
      k: 10,
      events: [{ rating: 2000, games: [{ opponent: 2000, score: 1 }] }],
    });
    expect([result.games[0]?.difference, result.change, result.newRating]).toEqual([0, 5, 2015]);
  });

  test("8.4: first rating 1800, then 1900 won, 1850 and 1700 drawn: +0.57 × 30", () => {
    const games = [
      { opponent: 1900, score: 1 },
      { opponent: 1850, score: 0.5 },
      { opponent: 1700, score: 0.5 },
    ];
    const result = change({ edition: "fide-standard-2011-07", rating: 1800, k: 30, games });
    expect([result.expected, result.change, result.newRating]).toEqual([1.43, 17.1, 1817]);
  });

  test("a published rapid tournament of 2022: one of four opponents is raised, −0.61 at K 20", () => {
    const games = [
      [1063, 1],
      [1299, 1],
      [1413, 1],
      [1872, 0.5],
      [1851, 0],
      [1427, 1],
      [1682, 1],
    ];
    const result = change({
      edition: "fide-rapid-2022-01",
      rating: 2000,
      k: 20,
      games: games.map(([opponent, score]) => ({ opponent: opponent!, score: score! })),
    });
    expect(result.games.map(({ gain }) => gain)).toEqual([0.08, 0.01, 0.02, -0.17, -0.7, 0.02, 0.13]);
    expect(result.change).toBe(-12.2);
  });

  test("39 games in a list: K 20 is used as 17", () => {
    const games = Array.from({ length: 39 }, () => ({ opponent: 1800, score: 1 }));
    expect(change({ edition: "fide-standard-2024-03", rating: 1800, k: 20, games }).k).toBe(17);
  });

  test("rapid since December 2024: across 600 points with one above 2600 a game does not count", () => {
    const games = [
      { opponent: 2000, score: 1 },
      { opponent: 2001, score: 1 },
    ];
    const above = change({ edition: "fide-rapid-2024-12", rating: 2601, k: 10, games });
    expect([above.n, above.games.map(({ gain }) => gain)]).toEqual([0, [null, null]]);
    const at = change({ edition: "fide-rapid-2024-12", rating: 2600, k: 10, games });
    expect([at.n, at.change]).toEqual([2, 1.6]);
  });
});

describe("first ratings", () => {
  const pool = [
    { n: 3, average: 2220, score: 1 },
    { n: 5, average: 2150, score: 3 },
    { n: 4, average: 2200, score: 2.5 },
  ];

  test("8.34: 2184.17 → 2184, and 15 for half a point: 2199", () => {
    const result = first({ edition: "fide-standard-2011-07", events: pool });
    expect(result).toMatchObject({
      n: 12,
      score: 6.5,
      Rc: 2184,
      Ru: 2199,
      rating: 2199,
      publishable: true,
      p: null,
      dp: null,
    });
  });

  test("8.34 under the text of March 2009: 12.5 makes 2197", () => {
    expect(first({ edition: "fide-standard-2009-03", events: pool })).toMatchObject({ Rc: 2184, rating: 2197 });
  });

  const E1 = { start: "2012-01-05", n: 4, average: 1300, score: 1 };
  const E2 = { start: "2012-02-05", n: 3, average: 1450, score: 1.5 };
  const E3 = { start: "2012-03-05", n: 1, average: 1600, score: 0 };

  test("2011: the first gives 1107 and is dropped, the others make 1401, not published", () => {
    const result = first({ edition: "fide-standard-2011-07", events: [E3, E1, E2] });
    expect(result).toMatchObject({ n: 4, score: 1.5, Rc: 1488, p: 0.38, dp: -87, rating: 1401, publishable: false });
    expect(
      result.against.map(({ basis }) => (basis.kind === "clause" ? [basis.cited.article, basis.clause.code] : [])),
    ).toEqual([
      ["6.41, 8.21, 8.31, 8.33", "opening-below-floor"],
      ["7.14", "too-few-games"],
    ]);
    expect(first({ edition: "fide-standard-2011-07", events: [E1] })).toMatchObject({ Ru: 1107, rating: null });
  });

  test("2017: all are kept, 1253, published", () => {
    const result = first({ edition: "fide-standard-2017-07", events: [E1, E2, E3] });
    expect(result).toMatchObject({ n: 8, score: 2.5, Rc: 1394, p: 0.31, rating: 1253, publishable: true });
  });

  test("July 2009: the first and the third are dropped", () => {
    const result = first({ edition: "fide-standard-2009-07", events: [E1, E2, E3] });
    expect(result).toMatchObject({ n: 3, score: 1.5, rating: 1450 });
  });

  test("2024: 5 games, 3 points, opponents 9507 in all: 1872.43, p .57, 1922", () => {
    const opponents = [1900, 1901, 1902, 1903, 1901];
    const games = opponents.map((opponent, index) => ({ opponent, score: index < 3 ? 1 : 0 }));
    const result = first({ edition: "fide-standard-2024-03", events: [{ games }] });
    expect(result).toMatchObject({
      n: 5,
      score: 3,
      Rc: 1872.43,
      p: 0.57,
      dp: 50,
      Ru: 1922,
      rating: 1922,
      publishable: true,
    });
  });

  test("a round robin alone gives its own Ru(new); with a Swiss it is pooled", () => {
    const roundRobin = {
      start: "2012-01-10",
      system: "round-robin",
      player: "H",
      players: TABLE.map(([name, rating, score]) => ({ name, rating, score })),
    };
    const swiss = { start: "2012-02-10", n: 3, average: 2100, score: 1.5 };
    const alone = first({ edition: "fide-standard-2011-07", events: [roundRobin] });
    expect(alone).toMatchObject({ n: 9, score: 2, Rc: 2342, rating: 2144, publishable: true });
    const both = first({ edition: "fide-standard-2011-07", events: [roundRobin, swiss] });
    expect(both).toMatchObject({ n: 12, score: 3.5, Rc: 2282, p: 0.29, rating: 2124 });
  });

  test("the window: begun 10 Jan 2018 pools with 29 Feb 2020, not with 1 Mar", () => {
    const old = { start: "2018-01-10", n: 3, average: 1500, score: 1.5 };
    const pooledWith = (start: string) =>
      first({ list: "standard", events: [old, { start, n: 4, average: 1500, score: 2 }] });
    expect(pooledWith("2020-02-29").n).toBe(7);
    expect(pooledWith("2020-03-01").n).toBe(4);
  });
});

/** The worked round robin of 8.58. */
const TABLE = [
  ["A", 2600, 8],
  ["B", 2500, 7],
  ["C", null, 7],
  ["D", 2400, 6],
  ["E", null, 6],
  ["F", 2150, 4],
  ["G", 2300, 3],
  ["H", null, 2],
  ["I", null, 1],
  ["J", 2300, 1],
] as const;

/** Games of a round robin in which everybody scores as the table says; which games they are does not matter to it. */
function gamesOf(scores: readonly number[], meetings: number): TournamentGame[] {
  const left = scores.map((score) => score * 100);
  const games: TournamentGame[] = [];
  // Each in turn takes what he still needs from those below him, most needed first: always possible for a true table.
  for (let round = 1; round <= meetings; round++) {
    for (let white = 0; white < scores.length; white++) {
      for (let black = white + 1; black < scores.length; black++)
        games.push({ round, white, black, score: null, source: COUNTED });
    }
  }
  return fill(games, left, 0) ?? [];
}

/** Backtracking over the games: the tables are small. */
function fill(games: readonly TournamentGame[], left: readonly number[], from: number): TournamentGame[] | undefined {
  const game = games[from];
  if (game === undefined) return left.every((each) => each === 0) ? [] : undefined;
  const open = (player: number) =>
    games.slice(from + 1).filter(({ white, black }) => white === player || black === player).length * 100;
  for (const score of [100, 50, 0]) {
    const white = left[game.white]! - score;
    const black = left[game.black]! - (100 - score);
    if (white < 0 || black < 0 || white > open(game.white) || black > open(game.black)) continue;
    const rest = fill(
      games,
      left.map((each, player) => (player === game.white ? white : player === game.black ? black : each)),
      from + 1,
    );
    if (rest) return [{ ...game, score: hundredths(score) }, ...rest];
  }
  return undefined;
}

describe("8.58, the whole table as a tournament", () => {
  const rate = (K: (rating: number) => number) =>
    rateTournament(fide("fide-standard-2011-07"), {
      system: given("system", "round-robin", ENTERED),
      national: "no",
      scheduled: null,
      rulings: [],
      decided: null,
      waiver: false,
      gameRuling: null,
      entrants: TABLE.map(([name, rating]) => ({
        name,
        rating: rating === null ? null : given("Ro", points(rating), ENTERED),
        K: rating === null ? null : given("K", K(rating), ENTERED),
        opening: true,
      })),
      games: gamesOf(
        TABLE.map(([, , score]) => score),
        1,
      ),
    });
  const named = <T>(values: readonly (T | null)[]) =>
    Object.fromEntries(values.flatMap((value, place) => (value === null ? [] : [[TABLE[place]![0], value]])));

  test("Ru(new) of the unrated", () => {
    const { players } = rate(() => 20);
    expect(named(players.map(({ first }) => first?.rating?.Ru.value ?? null))).toEqual({
      C: 2423,
      E: 2393,
      H: 2144,
      I: 2006,
    });
    expect(named(players.map(({ first }) => (first?.rating ? first.rating.Rc.value : null)))).toEqual({
      C: 2348,
      E: 2348,
      H: 2342,
      I: 2322,
    });
  });

  test("expected scores of the rated", () => {
    const We = rate(() => 20).players.map(({ entrant, games }) =>
      entrant.rating === null ? null : games.reduce((sum, { gain }) => sum + gain!.PD.value, 0) / 100,
    );
    expect(named(We)).toEqual({ A: 7.36, B: 6.48, D: 5.4, F: 2.55, G: 4.21, J: 4.21 });
  });

  test("changes with the example's K, and with the K of the article", () => {
    const changes = (K: (rating: number) => number) =>
      named(rate(K).players.map(({ change }) => (change ? change.value / 100 : null)));
    expect(changes((rating) => (rating >= 2400 ? 20 : 30))).toEqual({
      A: 12.8,
      B: 10.4,
      D: 12,
      F: 43.5,
      G: -36.3,
      J: -96.3,
    });
    expect(changes((rating) => (rating >= 2400 ? 10 : 15))).toEqual({
      A: 6.4,
      B: 5.2,
      D: 6,
      F: 21.75,
      G: -18.15,
      J: -48.15,
    });
  });
});

describe("a double round robin of six, 2011", () => {
  test("X 2141, Y 2002 before the pass", () => {
    const players = [
      [2300, 7],
      [2200, 6],
      [2100, 4.5],
      [2000, 4],
      [null, 5.5],
      [null, 3],
    ] as const;
    const { players: rated } = rateTournament(fide("fide-standard-2011-07"), {
      system: given("system", "double-round-robin", ENTERED),
      national: "no",
      scheduled: null,
      rulings: [],
      decided: null,
      waiver: false,
      gameRuling: null,
      entrants: players.map(([rating], place) => ({
        name: String(place),
        rating: rating === null ? null : given("Ro", points(rating), ENTERED),
        K: rating === null ? null : given("K", 15, ENTERED),
        opening: true,
      })),
      games: gamesOf(
        players.map(([, score]) => score),
        2,
      ),
    });
    expect(rated.map(({ first }) => first?.rating?.Ru.value ?? null)).toEqual([null, null, null, null, 2141, 2002]);
    expect(rated[0]!.games.length).toBe(10);
  });

  test("what lies beyond the limit counts on either side: Ra 2300, Ru 2500 against 2050 and 2060 gives 2310", () => {
    const others = [2050, 2060, ...Array.from({ length: 7 }, () => 2500)].map((rating) =>
      given("opponent", points(rating), ENTERED),
    );
    const RcNew = averageWithLimit(fide("fide-standard-2011-07"), given("Ra", points(2300), ENTERED), {
      own: given("Ru", points(2500), ENTERED),
      others,
      opponents: given("opponents", 9, COUNTED),
    });
    expect(RcNew.value).toBe(2310);
  });
});

describe("March 2009: Swiss games against the unrated count", () => {
  test("1900 beats X, who made 2 of 5 against 1850 on average and so 1778: D 122, .67, +0.33", () => {
    const opponents = [1900, 1840, 1840, 1830, 1840];
    const scores = [0, 100, 50, 50, 0] as const;
    const rated = (edition: string) =>
      rateTournament(fide(edition), {
        system: given("system", "swiss", ENTERED),
        national: "no",
        scheduled: null,
        rulings: [],
        decided: null,
        waiver: false,
        gameRuling: null,
        entrants: [
          { name: "X", rating: null, K: null, opening: true },
          ...opponents.map((rating) => ({
            name: String(rating),
            rating: given("Ro", points(rating), ENTERED),
            K: given("K", 30, ENTERED),
            opening: false,
          })),
        ],
        games: scores.map((score, index) => ({
          round: index + 1,
          white: 0,
          black: index + 1,
          score: hundredths(score),
          source: COUNTED,
        })),
      });
    const [x, best] = rated("fide-standard-2009-03").players;
    expect(x?.first?.rating?.Ru.value).toBe(1778);
    const [game] = best!.games;
    expect([game!.gain?.D.value, game!.gain?.PD.value, game!.gain?.gain.value]).toEqual([122, 67, 33]);
    expect(rated("fide-standard-2009-07").players[1]!.games[0]!.counts.value).toBe(false);
  });
});

describe("12.3: how many games until a wrong rating is right", () => {
  /** Games until 100 points of error against opponents of the true strength are down to 1/e, on the table, in hundredths. */
  function gamesToSettle(K: number): number {
    let error = 10_000;
    let games = 0;
    while (error > 10_000 / Math.E && games < 1_000) {
      error -= K * (scoringProbability(points(Math.round(error / 100))) - 50);
      games += 1;
    }
    return games;
  }

  test("72, 48, 36, 24 and 18 for K 10, 15, 20, 30 and 40", () => {
    expect([10, 15, 20, 30, 40].map(gamesToSettle)).toEqual([72, 48, 36, 24, 18]);
  });

  test.each([
    [10, 75],
    [15, 50],
    [30, 25],
    [10, 70],
    [20, 35],
    [40, 18],
    [20, 38],
    [30, 25],
  ])("K %i: within a tenth of the printed %i", (K, printed) => {
    expect(Math.abs(gamesToSettle(K) - printed)).toBeLessThanOrEqual(printed / 10);
  });
});

describe("the Swedish club book", () => {
  // biome-ignore format: a table
  const CASES = [
    ["1950 beats 2220", 1950, 2220, 1, 26], ["and he loses", 2220, 1950, 0, -13],
    ["a draw", 1950, 2220, 0.5, 10], ["from the other side", 2220, 1950, 0.5, -5],
    ["1950 loses", 1950, 2220, 0, -6], ["and he wins", 2220, 1950, 1, 3],
  ] as const;
  for (const [says, rating, opponent, score, expected] of CASES) {
    test(says, () => {
      const result = change({ edition: "ssf-lask", rating, games: [{ opponent, score }] });
      expect(result).toMatchObject({ change: expected, k: null, expected: null });
    });
  }

  test("halves are kept and go up at the next period: 2213.5 is 2214, 2199.5 is 2200", () => {
    expect(
      change({ edition: "ssf-lask", rating: 2205, current: 2205.5, games: [{ opponent: 2205, score: 1 }] }),
    ).toMatchObject({ change: 8, newRating: 2214 });
    expect(
      change({ edition: "ssf-lask", rating: 2205, current: "2207½", games: [{ opponent: 2205, score: 0 }] }),
    ).toMatchObject({ change: -8, newRating: 2200 });
  });

  test("base 2190, current 2205: full points", () => {
    expect(
      change({ edition: "ssf-lask", rating: 2190, current: 2205, games: [{ opponent: 2190, score: 1 }] }).change,
    ).toBe(16);
  });

  test("bonus by the current rating before the game: 995 beats 1005, +17 and +20; then +10", () => {
    const games = [
      { opponent: 1005, score: 1 },
      { opponent: 1005, score: 1 },
    ];
    const result = change({ edition: "ssf-lask", rating: 990, current: 995, bonus: true, games });
    expect(result.games.map(({ gain }) => gain)).toEqual([37, 27]);
    expect(result.newRating).toBe(1059);
  });

  test("805 loses at no difference: 809 with the bonus, 800 without", () => {
    const games = [{ opponent: 805, score: 0 }];
    expect(change({ edition: "ssf-lask", rating: 805, bonus: true, games }).newRating).toBe(809);
    expect(change({ edition: "ssf-lask", rating: 805, games }).newRating).toBe(800);
  });
});
