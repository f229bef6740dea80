import { describe, expect, test } from "vitest";
import { given } from "../src/calculation/derived.ts";
import { COUNTED, ENTERED } from "../src/domain/codes/source.ts";
import type { System } from "../src/domain/tournament.ts";
import { hundredths, points } from "../src/domain/units.ts";
import { change } from "../src/rating/change.ts";
import { coefficient } from "../src/rating/coefficient.ts";
import { first } from "../src/rating/first/first.ts";
import { rateTournament } from "../src/rating/tournament/rate-tournament.ts";
import type { TournamentGame } from "../src/rating/tournament/tournament.ts";
import { editionNamed, isLask } from "../src/regulations/register.ts";

// Where several articles meet: the floor and the list's date, rulings on a whole tournament, lists across editions.

function rated(edition: string, system: System, ratings: readonly (number | null)[], games: readonly TournamentGame[]) {
  const named = editionNamed(edition);
  if (isLask(named)) throw new Error(edition);
  return rateTournament(named, {
    system: given("system", system, ENTERED),
    national: "no",
    scheduled: system === "match" ? 6 : null,
    rulings: [],
    decided: null,
    waiver: false,
    gameRuling: null,
    entrants: ratings.map((rating, place) => ({
      name: `player ${place + 1}`,
      rating: rating === null ? null : given("Ro", points(rating), ENTERED),
      K: rating === null ? null : given("K", 20, ENTERED),
      opening: true,
    })),
    games,
  });
}

const game = (white: number, black: number, score: number | null, round = 1): TournamentGame => ({
  round,
  white,
  black,
  score: score === null ? null : hundredths(score),
  source: COUNTED,
});

/** A round robin in which the one before in the list always wins. */
const orderly = (players: number): TournamentGame[] =>
  Array.from({ length: players }, (_, white) =>
    Array.from({ length: players - white - 1 }, (_, next) => game(white, white + next + 1, 100)),
  ).flat();

describe("the floor goes by the list's own date", () => {
  const pool = (forList: string, tournaments: readonly object[]) =>
    first({ list: "standard", forList, events: tournaments });

  test("list of 1 March 2024: 1400, although the day before was under the edition of 2022", () => {
    const result = pool("2024-03", [{ start: "2024-02-05", n: 5, average: 1300, score: 2.5 }]);
    expect([result.edition, result.rating, result.publishable]).toEqual(["fide-standard-2022-01", 1300, false]);
  });

  test("list of 1 July 2012: 1000", () => {
    const tournaments = [
      { start: "2012-05-05", n: 4, average: 1250, score: 2 },
      { start: "2012-05-20", n: 5, average: 1150, score: 1 },
    ];
    expect(pool("2012-07", tournaments)).toMatchObject({
      edition: "fide-standard-2011-07",
      rating: 1069,
      publishable: true,
    });
  });
});

describe("what is not rated is not kept", () => {
  test("a round robin of nine with three rated", () => {
    const result = rated(
      "fide-standard-2017-07",
      "round-robin",
      [2000, 2000, 2000, ...Array(6).fill(null)],
      orderly(9),
    );
    expect(result.counts.value).toBe(false);
    expect(result.players.map(({ first: own }) => own?.kept.value ?? null)).toEqual([
      null,
      null,
      null,
      ...Array(6).fill(false),
    ]);
    expect(result.players.flatMap(({ games }) => games.map(({ counts }) => counts.value))).not.toContain(true);
    expect(result.players[0]!.change?.value).toBe(0);
  });

  test("a match with an unrated player", () => {
    const result = rated("fide-standard-2017-07", "match", [2000, null], [game(0, 1, 50), game(1, 0, 50, 2)]);
    expect([result.counts.value, result.players[1]!.first?.kept.value]).toEqual([false, false]);
  });

  test("a round robin given by its table, with one rated player of nine", () => {
    const players = Array.from({ length: 9 }, (_, place) => ({
      name: `${place}`,
      rating: place === 0 ? 2000 : null,
      score: 8 - place,
    }));
    const result = first({ edition: "fide-standard-2017-07", events: [{ player: "1", players }] });
    expect(result).toMatchObject({ rating: null, publishable: false });
  });
});

describe("round robins", () => {
  test("a pairing that is not there was not played: a Swiss", () => {
    const games = orderly(6).slice(1);
    expect(
      rated("fide-standard-2017-07", "round-robin", [2000, 2000, 2000, 2000, null, null], games).system.value,
    ).toBe("swiss");
    expect(
      rated("fide-standard-2017-07", "round-robin", [2000, 2000, 2000, 2000, null, null], orderly(6)).system.value,
    ).toBe("round-robin");
  });

  test("points against a player who is disregarded do not count for an unrated one", () => {
    // X (place 6) beats only Z (place 7), who has nothing and is disregarded.
    const result = rated(
      "fide-standard-2017-07",
      "round-robin",
      [2000, 2000, 2000, 2000, 2000, 2000, null, null],
      orderly(8),
    );
    expect(result.players[6]!.first?.kept.value).toBe(false);
  });

  test("a match of six is decided at 3½: the sixth game does not count", () => {
    const scores = [100, 50, 100, 0, 100, 100];
    const games = scores.map((score, index) => game(0, 1, score, index + 1));
    const result = rated("fide-standard-2017-07", "match", [2000, 2000], games);
    expect(result.players[0]!.games.map(({ counts }) => counts.value)).toEqual([true, true, true, true, true, false]);
  });
});

describe("articles on lists go by the day before the list", () => {
  test("K times games is limited in a list of August 2017, also for a tournament of June", () => {
    const facts = {
      on: "2017-06-28",
      list: "standard",
      rating: 2000,
      highest: 2000,
      gamesBefore: 50,
      birth: 1980,
      n: 39,
    };
    expect(coefficient({ ...facts, forList: "2017-08" }).k).toBe(17);
    expect(coefficient({ ...facts, forList: "2017-07" }).k).toBe(20);
  });

  test("the start given for all tournaments is each one's start, for K too", () => {
    const result = change({
      on: "2018-04-05",
      list: "standard",
      rating: 2000,
      gamesBefore: 50,
      highest: 2000,
      birth: "2000-05-10",
      events: [{ games: [{ opponent: 2000, score: 1 }] }],
    });
    expect(result.k).toBe(40);
  });

  test("results from before 1 March 2024 are not pooled with later ones", () => {
    const tournaments = [
      { start: "2024-02-05", n: 5, average: 1700, score: 2 },
      { start: "2024-03-05", n: 2, average: 1700, score: 1 },
    ];
    expect(first({ list: "standard", forList: "2024-04", events: tournaments })).toMatchObject({
      n: 2,
      publishable: false,
    });
  });

  test("a tournament without a date does not hide that others are too far apart", () => {
    const result = first({
      edition: "fide-standard-2017-07",
      events: [
        { start: "2010-01-01", n: 3, average: 1500, score: 1.5 },
        { start: "2018-01-01", n: 3, average: 1500, score: 1.5 },
        { n: 3, average: 1500, score: 1.5 },
      ],
    });
    expect(result.n).toBe(6);
  });
});
