import type { BookFacts } from "../../domain/clubs/club.ts";
import { type IsoDate, readBirth, yearOf } from "../../domain/dates.ts";
import { points, WIN } from "../../domain/units.ts";
import type { BookedGame, BookPeriod } from "../../rating/book/book.ts";
import { keepBook } from "../../rating/book/keep-book.ts";
import { tablePoints } from "../../regulations/lask/points-table.ts";
import {
  type BookGameResult,
  type BookWatch,
  bookWatch,
  type WatchedBookPeriod,
} from "../../statistics/club/book-watch.ts";
import { RULES } from "../clubs/facts.ts";

/** How well the scale of a club's book holds, up to the period of a day. */
export function clubWatch(facts: BookFacts, on: IsoDate): BookWatch {
  const book = keepBook(RULES, facts, on);
  return bookWatch(book.periods.map((period) => watchedPeriod(period, facts)));
}

function watchedPeriod({ start, games, lines }: BookPeriod, { members }: BookFacts): WatchedBookPeriod {
  const births = new Map(members.map(({ member, birth }) => [member, birth]));
  return {
    start,
    games: games.flatMap(resultOf),
    members: [...lines.values()].map(({ member, baseBefore, newBase, games: played, points: won }) => {
      const birth = births.get(member) ?? null;
      const born = birth === null ? undefined : readBirth(birth);
      return {
        ...{ member, base: baseBefore, newBase: newBase.value, games: played, points: won },
        birthYear: born === undefined ? 0 : yearOf(born),
      };
    }),
  };
}

/** What the table moves in all: what the better one gains by winning and what they lose by losing. */
const STAKE = 32;

/** A game that counted for somebody. The table is fair where the better one scores what they would lose, of all it moves. */
function resultOf({ game, white, black }: BookedGame): readonly BookGameResult[] {
  if ((white.outcome ?? black.outcome) === null || white.rating === null || black.rating === null) return [];
  // Each side has the rating of the other, which it meets.
  const gap = black.rating.value - white.rating.value;
  const { row } = tablePoints(points(Math.abs(gap)), WIN);
  const scored = WHITE_SCORES[game.result as keyof typeof WHITE_SCORES];
  if (scored === undefined) return [];
  return [
    {
      difference: Math.abs(gap),
      row: { from: row.from, to: row.to },
      expected: row.worseWins / STAKE,
      scored: gap >= 0 ? scored : 1 - scored,
    },
  ];
}

const WHITE_SCORES = { "1-0": 1, "1/2-1/2": 0.5, "0-1": 0 } as const;
