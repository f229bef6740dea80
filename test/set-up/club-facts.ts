import type { BookFacts, ClubGame, ClubMember, ClubResult, ClubTournament } from "../../src/domain/clubs/club.ts";
import { day } from "../../src/domain/dates.ts";

/** Small books for tests: what is not said is usual. */

export const member = (number: number, rating: number, more: Partial<ClubMember> = {}): ClubMember => ({
  ...{ member: number, name: `Medlem ${number}`, id: null, birth: null, entered: day("2026-01-01") },
  start: { rating, assessed: true, reason: "as before" },
  ...{ away: [], mergedInto: null, ...more },
});

export const tournament = (id: string, more: Partial<ClubTournament> = {}): ClubTournament => ({
  ...{ tournament: id, name: id, time: { minutes: 120, perMove: 0 }, ratings: null, days: [], end: null, ...more },
});

export const game = (
  number: number,
  on: string,
  [white, result, black]: readonly [number, ClubResult, number],
  more: Partial<ClubGame> = {},
): ClubGame => ({
  ...{ game: number, white: { member: white }, black: { member: black }, result, begun: day(on), finished: day(on) },
  ...{ tournament: "cup", round: null, time: null, withheld: { white: null, black: null } },
  ...{ again: false, withdrawn: null, ...more },
});

export const facts = (more: Partial<BookFacts>): BookFacts => ({
  settings: [{ from: day("2026-01-01"), name: "Klubben", calendar: "three", bonus: null }],
  ...{ members: [], placings: [], guests: [], tournaments: [tournament("cup")], games: [], closings: [], ...more },
});
