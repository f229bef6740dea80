import type { BookFacts, ClubPlayer } from "../../domain/clubs/club.ts";
import { addMonths, type IsoDate, readBirth, yearOf } from "../../domain/dates.ts";
import { points, WIN } from "../../domain/units.ts";
import type { BookedGame, BookPeriod } from "../../rating/book/book.ts";
import { bookBalances } from "../../rating/book/book-balance.ts";
import { keepBook } from "../../rating/book/keep-book.ts";
import { tablePoints } from "../../regulations/lask/points-table.ts";
import type { BookGameResult, BookPlayer, WatchedBookPeriod } from "../../statistics/club/book-period.ts";
import { type BookWatch, bookWatch } from "../../statistics/club/book-watch.ts";
import { RULES } from "../clubs/facts.ts";

/** How well the scale of a club's book holds, up to the period of a day. */
export function clubWatch(facts: BookFacts, on: IsoDate): BookWatch {
  const book = keepBook(RULES, facts, on);
  const births = birthYears(facts);
  const beginning = book.periods[0]?.start;
  const watched = book.periods.map((period) => {
    const since = addMonths(period.start, -NEW_MONTHS);
    const isNew = (member: number): boolean => {
      const entered = book.members.get(book.recordOf(member))?.entered;
      return entered !== undefined && beginning !== undefined && entered > since && entered > beginning;
    };
    return watchedPeriod(period, { births, isNew });
  });
  return bookWatch(watched, bookBalances(RULES, book));
}

/** For so long a member counts as new. */
const NEW_MONTHS = 12;

/** By the numbers of members; whose birth is not known is not in it. */
type BirthYears = ReadonlyMap<number, number>;

/** What the book knows of its members in a period. */
interface KnownMembers {
  readonly births: BirthYears;
  readonly isNew: (member: number) => boolean;
}

const birthYears = ({ members }: BookFacts): BirthYears =>
  new Map(
    members.flatMap(({ member, birth }) => {
      const born = birth === null ? undefined : readBirth(birth);
      return born === undefined ? [] : [[member, yearOf(born)] as const];
    }),
  );

const watchedPeriod = ({ start, games, lines }: BookPeriod, known: KnownMembers): WatchedBookPeriod => ({
  start,
  games: games.flatMap((game) => resultOf(game, known)),
  members: [...lines.values()].map(({ member, baseBefore, newBase, games: played, points: won }) => ({
    ...{ member, base: baseBefore, newBase: newBase.value, games: played, points: won },
    birthYear: known.births.get(member) ?? 0,
  })),
});

/** What the table moves in all: what the better one gains by winning and what they lose by losing. */
const STAKE = 32;

/** A game that counted for somebody. The table is fair where the better one scores what they would lose, of all it moves. */
function resultOf({ game, white, black }: BookedGame, known: KnownMembers): readonly BookGameResult[] {
  if ((white.outcome ?? black.outcome) === null || white.rating === null || black.rating === null) return [];
  // Each side has the rating of the other, which it meets.
  const whitePlayer = playerOf(white.player, black.rating.value, known);
  const blackPlayer = playerOf(black.player, white.rating.value, known);
  const gap = whitePlayer.rating - blackPlayer.rating;
  const { row } = tablePoints(points(Math.abs(gap)), WIN);
  const scored = WHITE_SCORES[game.result as keyof typeof WHITE_SCORES];
  if (scored === undefined) return [];
  return [
    {
      difference: Math.abs(gap),
      row: { from: row.from, to: row.to },
      expected: row.worseWins / STAKE,
      scored: gap >= 0 ? scored : 1 - scored,
      higher: gap >= 0 ? whitePlayer : blackPlayer,
      lower: gap >= 0 ? blackPlayer : whitePlayer,
    },
  ];
}

const playerOf = (player: ClubPlayer, rating: number, { births, isNew }: KnownMembers): BookPlayer => ({
  rating,
  birthYear: "member" in player ? (births.get(player.member) ?? 0) : 0,
  isNew: "member" in player && isNew(player.member),
});

const WHITE_SCORES = { "1-0": 1, "1/2-1/2": 0.5, "0-1": 0 } as const;
