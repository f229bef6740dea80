import type { Derived } from "../../calculation/derived.ts";
import type { BookFacts, ClubMember, ClubPlayer, ClubResult } from "../../domain/clubs/club.ts";
import type { GameStatus, MetBy } from "../../domain/clubs/club-codes.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Points } from "../../domain/units.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Book, BookedGame, BookedSide, BookLine } from "../../rating/book/book.ts";
import { bookUntil } from "./changing.ts";
import { bookFacts } from "./facts.ts";
import { isUsual, knownMember } from "./members.ts";

/** A game as one of its players sees it. Amounts are in halves where the book keeps halves. */
export interface CardGame {
  readonly game: number;
  readonly day: IsoDate;
  readonly tournament: string | null;
  readonly round: number | null;
  readonly colour: "white" | "black";
  readonly result: ClubResult;
  readonly opponent: ClubPlayer;
  readonly name: string;
  readonly standing: GameStatus;
  /** The game it repeats. */
  readonly same: number | null;
  /** What the opponent is met with, and which of the ratings it is; null: not known. */
  readonly met: { readonly rating: Points; readonly as: MetBy } | null;
  /** null: it does not count. */
  readonly points: number | null;
  readonly bonus: number | null;
  /** Why no bonus was given. */
  readonly withheld: string | null;
  /** The current rating after it, in halves. */
  readonly after: number | null;
  /** How the rating after it came about; or why it does not count. */
  readonly because: Derived<unknown> | null;
}

export interface CardPeriod {
  readonly start: IsoDate;
  readonly next: IsoDate;
  readonly isClosed: boolean;
  readonly line: BookLine;
  readonly games: readonly CardGame[];
}

/** A member's card: every period with its games. */
export interface MemberCard {
  readonly member: ClubMember;
  /** The record that stands, where this one was merged. */
  readonly standing: number;
  /** Other records of the same person. */
  readonly merged: readonly number[];
  readonly usualStart: boolean | null;
  readonly periods: readonly CardPeriod[];
  /** The rating after each period start and each game, for a chart; in halves. */
  readonly course: readonly { readonly day: IsoDate; readonly rating: number }[];
}

export async function memberCard({ db }: Ledger, club: string, number: number, on: IsoDate): Promise<MemberCard> {
  const facts = await bookFacts(db, club);
  const asked = knownMember(facts, number);
  const book = bookUntil(facts, on);
  const standing = book.recordOf(number);
  const nameOf = namesIn(facts);
  const person = book.members.get(standing)!;
  const { entered } = person;
  const periods = book.periods
    .filter(({ next }) => entered < next)
    .map(({ start, next, isClosed, lines, games }) => ({
      start,
      next,
      isClosed,
      line: lines.get(standing)!,
      games: games.flatMap((each) => cardGame(book, standing, each, nameOf)),
    }));
  return {
    member: standing === number ? person : asked,
    standing,
    periods,
    usualStart: isUsual(person, facts.settings[0]!.from),
    merged: facts.members.filter(({ mergedInto }) => mergedInto === standing).map(({ member }) => member),
    course: periods.flatMap(({ start, line, games }) => [
      { day: start < entered ? entered : start, rating: line.baseBefore * 2 },
      ...games.flatMap(({ day, after }) => (after === null ? [] : [{ day, rating: after }])),
    ]),
  };
}

export function namesIn({ members, guests }: BookFacts): (player: ClubPlayer) => string {
  const known = new Map([
    ...members.map(({ member, name }) => [`member ${member}`, name] as const),
    ...guests.map(({ guest, name }) => [`guest ${guest}`, name] as const),
  ]);
  return (player) => known.get("member" in player ? `member ${player.member}` : `guest ${player.guest}`) ?? "";
}

function cardGame(
  book: Book,
  member: number,
  booked: BookedGame,
  nameOf: (player: ClubPlayer) => string,
): readonly CardGame[] {
  const isTheirs = (player: ClubPlayer): boolean => "member" in player && book.recordOf(player.member) === member;
  const colour = isTheirs(booked.game.white) ? "white" : isTheirs(booked.game.black) ? "black" : null;
  if (colour === null) return [];
  const { game, day, standing, same, ruling } = booked;
  const side = booked[colour];
  const opponent = colour === "white" ? game.black : game.white;
  const change = side.outcome?.change ?? null;
  return [
    {
      game: game.game,
      day: day.value,
      tournament: game.tournament,
      round: game.round,
      colour,
      result: game.result,
      opponent,
      name: nameOf(opponent),
      standing,
      same,
      met: metOf(side),
      points: change?.points.value ?? null,
      bonus: change?.bonus?.value ?? null,
      withheld: game.withheld[colour],
      after: change?.current.value ?? null,
      because: change?.current ?? ruling,
    },
  ];
}

const KINDS: Readonly<Record<string, MetBy>> = {
  "swedish-rating": "swedish",
  "elo-and-more": "elo",
  estimated: "estimate",
};

function metOf({ rating }: BookedSide): CardGame["met"] {
  if (rating === null || rating.basis.kind !== "clause") return null;
  return { rating: rating.value, as: KINDS[rating.basis.clause.code] ?? "swedish" };
}
