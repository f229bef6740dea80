import { countsInBook, dayOfGame, timePerPlayer } from "../../src/regulations/lask/articles/counted-games.ts";
import type { LaskEdition } from "../../src/regulations/lask/lask-edition.ts";
import { table } from "../conformance.ts";
import { base, clauseOf, fact, LASK, on } from "./facts.ts";

interface CountedCase {
  readonly in: string[];
  readonly says: string;
  readonly played: boolean;
  readonly inTournament: boolean;
  /** Main time in minutes, and seconds for each move. */
  readonly minutes: number;
  readonly perMove: number;
  readonly ratings: readonly number[];
  readonly expected: readonly [counts: boolean, because: string];
}

function counted(edition: LaskEdition, { played, inTournament, minutes, perMove, ratings }: CountedCase): unknown {
  const ruling = countsInBook(edition, {
    played: fact("played at the board", played),
    inTournament: fact("in a tournament", inTournament),
    time: timePerPlayer(edition, {
      mainTime: fact("main time", minutes * 60),
      perMove: fact("time per move", perMove),
    }),
    ratings: ratings.map(base),
  });
  return [ruling.value, clauseOf(ruling)];
}

const usual = { in: LASK, played: true, inTournament: true, perMove: 0 };

const countedGames = table<LaskEdition, CountedCase>(
  "countedGames",
  [
    { ...usual, says: "a tournament game", minutes: 120, ratings: [1500], expected: [true, "book-counts"] },
    { ...usual, says: "a walkover", minutes: 120, ratings: [1500], played: false, expected: [false, "book-walkover"] },
    {
      ...usual,
      says: "a friendly game",
      minutes: 120,
      ratings: [],
      inTournament: false,
      expected: [false, "book-friendly"],
    },
    { ...usual, says: "a rapid game", minutes: 25, ratings: [1500], expected: [false, "book-too-fast"] },
  ],
  counted,
);

const yes = [true, "book-counts"] as const;
const no = [false, "book-too-fast"] as const;

const thinkingTime = table<LaskEdition, CountedCase>(
  "thinkingTime",
  [
    { ...usual, says: "somebody from 2200: 120 minutes", minutes: 120, ratings: [1500, 2200], expected: yes },
    { ...usual, says: "somebody from 2200: 119 minutes", minutes: 119, ratings: [2200, 1500], expected: no },
    { ...usual, says: "2199 at most: 119 minutes", minutes: 119, ratings: [2199, 1500], expected: yes },
    { ...usual, says: "somebody from 1600: 90 minutes", minutes: 90, ratings: [1600, 1200], expected: yes },
    { ...usual, says: "somebody from 1600: 89 minutes", minutes: 89, ratings: [1600, 1200], expected: no },
    { ...usual, says: "1599 at most: 89 minutes", minutes: 89, ratings: [1599, 1200], expected: yes },
    { ...usual, says: "all below 1600: 60 minutes", minutes: 60, ratings: [1599], expected: yes },
    { ...usual, says: "all below 1600: 59 minutes", minutes: 59, ratings: [1599], expected: no },
    { ...usual, says: "nobody rated: 60 minutes", minutes: 60, ratings: [], expected: yes },
    { ...usual, says: "90 minutes and 30 seconds a move", minutes: 90, perMove: 30, ratings: [2300], expected: yes },
    { ...usual, says: "89½ minutes and 30 seconds a move", minutes: 89.5, perMove: 30, ratings: [2300], expected: no },
  ],
  counted,
);

const adjournedGames = table<
  LaskEdition,
  { in: string[]; says: string; begun: string; finished: string; expected: string }
>(
  "adjournedGames",
  [
    { in: LASK, says: "finished the same day", begun: "2010-04-28", finished: "2010-04-28", expected: "2010-04-28" },
    {
      in: LASK,
      says: "finished in the next period",
      begun: "2010-04-28",
      finished: "2010-05-03",
      expected: "2010-05-03",
    },
  ],
  (edition, { begun, finished }) =>
    dayOfGame(edition, { begun: on("day begun", begun), finished: on("day finished", finished) }).value,
);

export const GAME_TABLES = [countedGames, thinkingTime, adjournedGames];
