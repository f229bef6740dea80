import { describe, expect, test } from "vitest";
import { addMonths, day, type IsoDate } from "../../domain/dates.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { editionNamed } from "../../regulations/register.ts";
import { simulatePool } from "../simulation/simulate.ts";
import { type Contender, editionContender, publishedContender, systemContender } from "./contenders.ts";
import { type GameTable, gameTable, monthsOf, type ReplayGame } from "./game-table.ts";
import { replay } from "./replay.ts";

const EDITION = editionNamed("fide-standard-2024-03") as FideEdition;

type Clauses = FideEdition["articles"]["developmentCoefficient"]["sets"]["clauses"];

/** The edition with other lines on K, and without a floor. */
function changed(change: (clauses: Clauses) => Clauses): FideEdition {
  const { developmentCoefficient, floor, ...others } = EDITION.articles;
  const sets = { ...developmentCoefficient.sets, clauses: change(developmentCoefficient.sets.clauses) };
  const articles = {
    ...others,
    floor: { ...floor, sets: { rating: 0 } },
    developmentCoefficient: { ...developmentCoefficient, sets },
  };
  return { ...EDITION, articles };
}

/** Nobody is new: a file does not say how many games are behind a rating. */
const PLAIN = changed((clauses) => clauses.filter(({ code }) => code !== "K-new"));

const START = day("2015-01-01");

/** The games of a simulated pool, as a file would have them. */
function poolGames(edition: FideEdition, players: number, lists: number): GameTable {
  const { add, table } = gameTable();
  const settings = { seed: 5, pairing: "swiss" as const, players, start: START, editionOf: () => edition };
  let index = 0;
  for (const { games, list } of simulatePool({ ...settings, firstRatingsBy: () => 0, everyRatingBy: () => 0 }, lists)) {
    const date = addMonths(START, index++);
    const bornIn = new Map(Array.from(list.id, (id, place) => [id, list.birthYear[place]!]));
    for (let game = 0; game < games.games; game++) {
      const [white, black] = [games.white[game]!, games.black[game]!];
      add({
        whitePlayer: String(white),
        blackPlayer: String(black),
        whiteBorn: bornIn.get(white) ?? 0,
        blackBorn: bornIn.get(black) ?? 0,
        white: games.whiteRating[game]!,
        black: games.blackRating[game]!,
        score: games.score[game]!,
        date,
        event: `Open ${games.event[game]} ${date}`,
      });
    }
  }
  return table();
}

const run = (table: GameTable, contenders: readonly Contender[], since: number | null = null) =>
  replay(table, monthsOf(table), { list: "standard", contenders, since });

describe("replay", () => {
  const table = poolGames(PLAIN, 1_500, 36);

  test("under the rules that a pool was rated by, its own ratings come out, list after list", () => {
    const { systems, predicted, games, months, blocks } = run(table, [
      publishedContender(() => PLAIN),
      editionContender("same", () => PLAIN),
    ]);
    expect(months).toEqual({ from: "2015-01", to: "2017-12" });
    expect(games).toBe(table.games);
    expect(predicted).toBeGreaterThan(0.8 * games);
    expect(systems[1]!.deviance).toEqual(systems[0]!.deviance);
    expect(systems[1]!.difference!.nats).toEqual({ value: 0, low: 0, high: 0 });
    expect(blocks).toEqual({ count: 12, by: "quarter" });
  });

  test("rules that rate worse predict worse, and the interval says so", () => {
    const stiff = changed((clauses) => clauses.map((each) => ({ ...each, K: 2 })));
    const { systems } = run(table, [editionContender("same", () => PLAIN), editionContender("stiff", () => stiff)]);
    expect(systems[1]!.difference!.nats.low).toBeGreaterThan(0);
    expect(systems[1]!.difference!.brier.low).toBeGreaterThan(0);
  });

  test("every comparison system predicts far better than nothing, on the same games", () => {
    const contenders = ["elo", "elo:20", "glicko", "glicko-2", "stephenson"].map((name) => systemContender(name)!);
    const { systems, predicted } = run(table, [editionContender("same", () => PLAIN), ...contenders]);
    expect(systems.map(({ system }) => system)).toEqual(["same", ...contenders.map(({ name }) => name)]);
    for (const { system, deviance } of systems) {
      expect([system, deviance.scaled! < 93, deviance.scaled! > 80]).toEqual([system, true, true]);
    }
    expect(systems[2]!.parameters).toEqual({ K: 20 });
    expect(predicted).toBe(run(table, contenders.slice(0, 1)).predicted);
    expect(systemContender("trueskill")).toBeUndefined();
  });

  test("only months from a given one are predicted; the same games give the same report", () => {
    const contenders = [editionContender("same", () => PLAIN), systemContender("glicko")!];
    const last = run(table, contenders, 2017 * 12);
    expect(last.predicted).toBeLessThan(run(table, contenders).predicted);
    expect(last).toEqual(run(table, contenders, 2017 * 12));
  });
});

const GAME = { whiteBorn: 0, blackBorn: 0, event: "Cup" };
const game = (
  date: string,
  white: string,
  black: string,
  score: number,
  ratings: readonly [number, number] = [1500, 1900],
): ReplayGame => ({
  ...GAME,
  date: date as IsoDate,
  whitePlayer: white,
  blackPlayer: black,
  white: ratings[0],
  black: ratings[1],
  score,
});

/** What the edition predicts for each game of the last month. */
function lastPredictions(games: readonly ReplayGame[]): readonly number[] {
  const { add, table } = gameTable();
  games.forEach(add);
  const found: number[][] = [];
  const made = editionContender("edition", () => EDITION);
  const spy: Contender = {
    ...made,
    make: (people) => {
      const system = made.make(people);
      return {
        ...system,
        predict: (month, into) => {
          system.predict(month, into);
          if (month.games > 0) found.push([...into]);
        },
      };
    },
  };
  run(table(), [spy]);
  return found.at(-1) ?? [];
}

describe("what a prediction goes by", () => {
  const before = [game("2023-05-03", "a", "b", 2), game("2023-05-04", "a", "b", 1)];

  test("the ratings of the months before, whatever the month brings", () => {
    const [won, lost] = [2, 0].map((score) => lastPredictions([...before, game("2023-06-01", "a", "b", score)]));
    expect(won).toEqual(lost);
    const alone = lastPredictions([...before, game("2023-06-01", "a", "b", 0)]);
    const among = lastPredictions([...before, ...[0, 1, 2].map(() => game("2023-06-01", "a", "b", 0))]);
    expect(among).toEqual([...alone, ...alone, ...alone]);
  });

  test("by hand: K 20, two games, rounded once; published ratings count for newcomers only", () => {
    // D 400: 0.08 expected of each game; 1.5 − 0.16 = 1.34, times 20 is 26.8, rounded 27. D is then 1873 − 1527 = 346.
    expect(lastPredictions([...before, game("2023-06-01", "a", "b", 0, [2400, 1000])])).toEqual([
      expect.closeTo(0.11, 9),
    ]);
    expect(lastPredictions([...before, game("2023-06-01", "a", "c", 0)])).toEqual([Number.NaN]);
  });

  test("a one-time change moves everybody, also in a month without games", () => {
    // By two fifths of what is missing to 2000: 1527 becomes 1716 and 1873 becomes 1924: D 208.
    expect(lastPredictions([...before, game("2024-06-01", "a", "b", 0)])).toEqual([expect.closeTo(0.23, 9)]);
  });

  test("games come in any order of months and events", () => {
    const games = [
      game("2023-06-01", "a", "b", 0),
      { ...game("2023-05-04", "b", "c", 1), event: "Open" },
      game("2023-05-03", "a", "b", 2),
      { ...game("2023-05-03", "b", "c", 1), event: "Open" },
    ];
    const turned = [games[2]!, games[3]!, games[1]!, games[0]!];
    expect(lastPredictions(games)).toEqual(lastPredictions(turned));
  });
});
