import {
  type BookFacts,
  CLUB_RESULTS,
  type ClubGame,
  type ClubGameFacts,
  type ClubPlayer,
  type Guest,
} from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import { lastGameOf } from "../../ledger/queries/clubs/clubs.ts";
import { repetitions } from "../../rating/book/book-game.ts";
import { bookCalendar } from "../../rating/book/calendar.ts";
import { currentMembers, guestRating, keyOf, recordResolver } from "../../rating/book/players.ts";
import type { Office } from "../office.ts";
import { namesIn } from "./card.ts";
import { type BookChangeRequest, type ClubChange, changing } from "./changing.ts";
import { RULES } from "./facts.ts";
import { checkDay, knownMember } from "./members.ts";
import { knownGuest, knownTournament } from "./tournaments.ts";

/** Enters the games of an evening, or a single one: all of them, or none. */
export async function enterGames(
  office: Office,
  request: BookChangeRequest,
  wished: readonly ClubGameFacts[],
): Promise<ClubChange> {
  let unrated: readonly Guest[] = [];
  const change = await changing(office, request, async (facts, { db }) => {
    if (wished.length === 0) throw new Refusal("no-games-entered");
    const first = 1 + (await lastGameOf(db, request.club));
    const games = wished.map((each, index) => ({ game: first + index, ...gameFacts(each), withdrawn: null }));
    for (const game of games) checkGame(facts, game, request.on);
    checkRepetitions(facts, games);
    unrated = unratedIn(facts, games);
    return { kind: "club-games-entered", payload: { club: request.club, games } };
  });
  return { ...change, unrated: unrated.map(({ guest, name }) => ({ guest, name })) };
}

function unratedIn(facts: BookFacts, games: readonly ClubGame[]): readonly Guest[] {
  const { periodOn } = bookCalendar(RULES, facts.settings);
  return facts.guests.filter((guest) =>
    games.some(
      ({ white, black, finished }) =>
        [white, black].some((each) => "guest" in each && each.guest === guest.guest) &&
        guestRating(RULES, guest, periodOn(finished).start) === null,
    ),
  );
}

export const changeGame = (
  office: Office,
  request: BookChangeRequest,
  number: number,
  { changes, reason }: { readonly changes: Partial<ClubGameFacts>; readonly reason: string },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const known = knownGame(facts, number);
    if (known.withdrawn !== null) throw new Refusal("game-withdrawn", { game: number });
    const game = { game: number, ...gameFacts({ ...known, ...changes }), withdrawn: null };
    if (JSON.stringify(gameFacts(known)) === JSON.stringify(gameFacts(game))) throw new Refusal("nothing-to-change");
    checkGame(facts, game, request.on);
    checkRepetitions(facts, [game]);
    return { kind: "club-game-changed", payload: { club: request.club, game, reason } };
  });

/** Takes a game back. It stays in the book, and can be restored. */
export const withdrawGame = (
  office: Office,
  request: BookChangeRequest,
  { game, reason }: { readonly game: number; readonly reason: string },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    if (knownGame(facts, game).withdrawn !== null) throw new Refusal("game-withdrawn", { game });
    return { kind: "club-game-withdrawn", payload: { club: request.club, number: game, reason } };
  });

export const restoreGame = (
  office: Office,
  request: BookChangeRequest,
  { game: number, reason }: { readonly game: number; readonly reason: string },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const known = knownGame(facts, number);
    if (known.withdrawn === null) throw new Refusal("game-not-withdrawn", { game: number });
    const game = { game: number, ...gameFacts(known), withdrawn: null };
    checkGame(facts, game, request.on);
    checkRepetitions(facts, [game]);
    return { kind: "club-game-changed", payload: { club: request.club, game, reason } };
  });

/** All facts in one order and nothing else. */
const gameFacts = (game: ClubGameFacts): ClubGameFacts => ({
  white: playerOf(game.white),
  black: playerOf(game.black),
  result: game.result,
  begun: game.begun,
  finished: game.finished,
  tournament: game.tournament,
  round: game.round,
  time: game.time && { minutes: game.time.minutes, perMove: game.time.perMove },
  withheld: { white: game.withheld.white, black: game.withheld.black },
  again: game.again,
});

const playerOf = (player: ClubPlayer): ClubPlayer =>
  "member" in player ? { member: player.member } : { guest: player.guest };

export function knownGame({ games }: BookFacts, game: number): ClubGame {
  const found = games.find((each) => each.game === game);
  if (found === undefined) throw new Refusal("unknown-book-game", { game });
  return found;
}

function checkGame(facts: BookFacts, game: ClubGame, on: IsoDate): void {
  const { white, black, begun, finished, tournament, result } = game;
  if (!CLUB_RESULTS.includes(result))
    throw new Refusal("bad-choice", { field: "--result", found: result, choices: CLUB_RESULTS });
  if ([game.withheld.white, game.withheld.black].some((each) => each?.trim() === ""))
    throw new Refusal("reason-missing");
  if (finished < begun) throw new Refusal("finished-before-begun", { begun, finished });
  checkDay(facts, begun, on);
  checkDay(facts, finished, on);
  for (const player of [white, black]) {
    if ("guest" in player) knownGuest(facts, player.guest);
    else checkMember(facts, player.member, begun);
  }
  const standing = recordResolver(facts);
  if ("guest" in white && "guest" in black) throw new Refusal("no-member-in-game");
  if ("member" in white && keyOf(white, standing) === keyOf(black, standing))
    throw new Refusal("game-against-self", { player: namesIn(facts)(white) });
  if (tournament !== null) knownTournament(facts, tournament);
}

function checkMember(facts: BookFacts, number: number, begun: IsoDate): void {
  const member = recordResolver(facts)(knownMember(facts, number).member);
  const { away, entered } = currentMembers(facts).find((each) => each.member === member)!;
  if (begun < entered) throw new Refusal("member-not-entered", { member, entered, day: begun });
  const absence = away.find(({ left, back }) => left <= begun && (back === null || begun < back));
  if (absence) throw new Refusal("member-left", { member, left: absence.left });
}

/** A game that is in the book already is refused with its number, unless the keeper says that it is another. */
function checkRepetitions(facts: BookFacts, games: readonly ClubGame[]): void {
  for (const same of repeatedBy(facts, games)) {
    const twice = games.find(({ game }) => game === same);
    if (twice !== undefined) throw new Refusal("game-twice", repeatedGame(facts, twice));
    const there = facts.games.find(({ game }) => game === same);
    if (there !== undefined) throw new Refusal("game-there", { game: there.game, day: there.finished });
  }
}

function repeatedGame(facts: BookFacts, { white, black, finished }: ClubGame) {
  const nameOf = namesIn(facts);
  return { white: nameOf(white), black: nameOf(black), day: finished };
}

/** For each game the number of the one that it repeats; null: it is new. */
export function repeatedBy(facts: BookFacts, games: readonly ClubGame[]): readonly (number | null)[] {
  const repeated = repetitions(recordResolver(facts));
  const others = facts.games.filter(
    ({ game, withdrawn }) => withdrawn === null && games.every((each) => each.game !== game),
  );
  for (const other of others) repeated(other);
  return games.map(repeated);
}

export { undoLast } from "./undoing.ts";
