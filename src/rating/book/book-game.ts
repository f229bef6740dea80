import { type Derived, given } from "../../calculation/derived.ts";
import { type ClubGame, type ClubPlayer, isPlayed } from "../../domain/clubs/club.ts";
import type { GameStatus } from "../../domain/clubs/club-codes.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import { DRAW, type Hundredths, LOSS, type Points, WIN } from "../../domain/units.ts";
import { countsInBook, timePerPlayer } from "../../regulations/lask/articles/counted-games.ts";
import { memberChange } from "../../regulations/lask/articles/member-change.ts";
import { opponentBase } from "../../regulations/lask/articles/opponent.ts";
import type { BookedGame, BookedSide, SideOutcome } from "./book.ts";
import { guestRating, keyOf } from "./players.ts";
import { countGame, currentOf, type MemberState, noteLong, noteRapid } from "./standing.ts";
import type { DatedGame } from "./timeline.ts";
import type { BookWork } from "./work-at-hand.ts";

const SECONDS_IN_A_MINUTE = 60;

/** What each side scores in a game that was played. */
const SCORES: Readonly<Record<string, readonly [white: Hundredths, black: Hundredths]>> = {
  "1-0": [WIN, LOSS],
  "1/2-1/2": [DRAW, DRAW],
  "0-1": [LOSS, WIN],
};

/** Why an article says that a game does not count. */
const STANDINGS: Readonly<Record<string, GameStatus>> = {
  "book-walkover": "walkover",
  "book-friendly": "friendly",
  "book-too-fast": "too-fast",
};

/** Books a game in its period: decides whether it counts, and gives both members their points. */
export function bookGame(work: BookWork, dated: DatedGame): BookedGame {
  const { game } = dated;
  const sides = sidesOf(work, dated);
  const plain = { ...dated, ruling: null, same: null, ...sides };
  if (game.withdrawn !== null) return { ...plain, standing: "withdrawn" };
  const same = work.repeated(game);
  if (same !== null) return { ...plain, standing: "same-game", same };
  const ruling = rulingOf(work, game);
  if (!ruling.value) {
    if (isPlayed(game.result)) for (const each of membersOf(work, game)) noteRapid(each, dated.day.value);
    return { ...plain, ruling, standing: whyNot(ruling) };
  }
  if (sides.white.rating === null || sides.black.rating === null) {
    for (const each of membersOf(work, game)) noteLong(work.edition, each, dated.day.value);
    return { ...plain, ruling, standing: "opponent-unrated" };
  }
  return { ...plain, ruling, standing: "counts", ...counted(work, dated, sides) };
}

interface Sides {
  readonly white: BookedSide;
  readonly black: BookedSide;
}

/** Each side with the rating by which the other one meets it. */
const sidesOf = (work: BookWork, { game }: DatedGame): Sides => ({
  white: { player: game.white, rating: ratingOf(work, game.black), outcome: null },
  black: { player: game.black, rating: ratingOf(work, game.white), outcome: null },
});

/** The rating somebody is met with in the period at hand. */
export function ratingOf({ edition, member, guests, period }: BookWork, player: ClubPlayer): Derived<Points> | null {
  if ("member" in player)
    return opponentBase(edition, { swedish: member(player.member).base, elo: null, estimate: null });
  const guest = guests.get(player.guest);
  if (guest === undefined) throw new Error(`the book has no guest ${player.guest}`);
  return guestRating(edition, guest, period.start);
}

function rulingOf(work: BookWork, game: ClubGame): Derived<boolean> {
  const { edition } = work;
  const { minutes, perMove } = game.time ?? work.timeOf(game.tournament);
  const highest = game.tournament === null ? null : work.highestOf(game.tournament);
  return countsInBook(edition, {
    played: given("played at the board", isPlayed(game.result), ENTERED),
    inTournament: given("in a tournament", game.tournament !== null, ENTERED),
    time: timePerPlayer(edition, {
      mainTime: given("main time", minutes * SECONDS_IN_A_MINUTE, ENTERED),
      perMove: given("time per move", perMove, ENTERED),
    }),
    ratings: highest === null ? [] : [highest],
  });
}

function whyNot({ basis }: Derived<boolean>): GameStatus {
  const standing = basis.kind === "clause" ? STANDINGS[basis.clause.code] : undefined;
  if (standing === undefined) throw new Error("a game does not count, and no clause says why");
  return standing;
}

const membersOf = ({ member }: BookWork, { white, black }: ClubGame): readonly MemberState[] =>
  [white, black].flatMap((player) => ("member" in player ? [member(player.member)] : []));

/** Both outcomes are worked out before either is booked: neither side's game changes what the other is met with. */
function counted(work: BookWork, { game, day }: DatedGame, { white, black }: Sides): Sides {
  const [forWhite, forBlack] = SCORES[game.result]!;
  const outcomes = {
    white: outcomeOf(work, white, forWhite, game.withheld.white),
    black: outcomeOf(work, black, forBlack, game.withheld.black),
  };
  for (const outcome of [outcomes.white, outcomes.black])
    if (outcome !== null) countGame(work.edition, work.member(outcome.member), outcome, day.value);
  markOpponents(work, game);
  return { white: { ...white, outcome: outcomes.white }, black: { ...black, outcome: outcomes.black } };
}

function outcomeOf(
  { edition, member, period }: BookWork,
  { player, rating }: BookedSide,
  score: Hundredths,
  withheld: string | null,
): SideOutcome | null {
  if (!("member" in player) || rating === null) return null;
  const standing = member(player.member);
  const { base, current } = standing;
  const { bonus } = period.settings;
  const before = currentOf(standing);
  const { games } = memberChange(edition, { base, current, bonus }, [
    {
      opponent: rating,
      score: given("score", score, ENTERED),
      bonusWithheld: withheld === null ? null : given("bonus withheld", withheld, ENTERED),
    },
  ]);
  if (withheld !== null && bonus !== null) standing.marks.add("withheld");
  return { member: standing.member.member, base, before, change: games[0]! };
}

/** Who met somebody by Elo or by an estimate is marked in the list. */
function markOpponents(work: BookWork, { white, black }: ClubGame): void {
  for (const [own, other] of [
    [white, black],
    [black, white],
  ] as const) {
    if (!("member" in own) || "member" in other) continue;
    const rating = ratingOf(work, other);
    const code = rating?.basis.kind === "clause" ? rating.basis.clause.code : null;
    if (code === "estimated") work.member(own.member).marks.add("estimate");
    if (code === "elo-and-more") work.member(own.member).marks.add("elo");
  }
}

/** The game that an entry repeats: the same pair in the same tournament, by round or by day. */
export function repetitions(recordOf: (member: number) => number): (game: ClubGame) => number | null {
  const seen = new Map<string, ClubGame[]>();
  return (game) => {
    const pair = [keyOf(game.white, recordOf), keyOf(game.black, recordOf)].sort();
    if (pair[0] === pair[1]) return game.game;
    const key = [...pair, game.tournament ?? ""].join("\n");
    const others = seen.get(key) ?? [];
    seen.set(key, others);
    const same = others.find((other) => isSame(game, other));
    if (same !== undefined && !game.again) return same.game;
    others.push(game);
    return null;
  };
}

/** Two meet once in a round of a tournament, whatever the day; without rounds to compare, the days say it. */
function isSame(one: ClubGame, other: ClubGame): boolean {
  const days = [other.begun, other.finished];
  const meet = days.includes(one.begun) || days.includes(one.finished);
  if (one.round === null || other.round === null) return meet;
  return one.round === other.round && (one.tournament !== null || meet);
}
