import type { ClosingChoice, ClubCalendar, RatingsChoice } from "../../domain/clubs/club.ts";
import type { ClubListFault, DisagreementCode, GameStatus, ListMark, MetBy } from "../../domain/clubs/club-codes.ts";

/** What is said about the books of clubs, in one language. */
export interface ClubWords {
  readonly calendars: Readonly<Record<ClubCalendar, string>>;
  readonly ratings: Readonly<Record<RatingsChoice | "rule", string>>;
  /** Why a game counts or does not. */
  readonly standings: Readonly<Record<GameStatus, string>>;
  /** What a mark beside a line means; the sign stands on the list. */
  readonly marks: Readonly<Record<ListMark, { readonly sign: string; readonly means: string }>>;
  readonly choices: Readonly<Record<ClosingChoice, string>>;
  readonly met: Readonly<Record<MetBy, string>>;
  readonly faults: Readonly<Record<ClubListFault, string>>;
  readonly disagreements: Readonly<Record<DisagreementCode, string>>;
  readonly columns: Readonly<Record<ClubColumn, string>>;
  readonly bonus: (bonus: string | null) => string;
  /** A member, a guest or games that were entered, with the number the book gave. */
  readonly entered: (number: number | string, name: string) => string;
  readonly gamesEntered: (games: number, first: number) => string;
  /** Guests without a rating in games that were entered. */
  readonly unratedGuests: (guests: string) => string;
  readonly undone: (entry: number, kind: string) => string;
  readonly startLifted: (name: string, rating: number) => string;
  readonly unusualStart: (name: string, rating: number) => string;
  readonly repeats: (game: number) => string;
  /** A change of closed lists that waits for the keeper's word, and one that was made. */
  readonly notConfirmed: string;
  readonly wouldChange: (period: string, version: number) => string;
  readonly changed: (period: string, version: number) => string;
  readonly listTitle: (name: string, period: string) => string;
  readonly versionOf: (version: number, on: string) => string;
  readonly soFar: string;
  readonly waitsFor: (tournaments: string) => string;
  readonly closed: (period: string, members: number, sha256: string) => string;
  readonly wouldClose: (period: string, members: number) => string;
  readonly proposalsAt: (period: string) => string;
  readonly noProposals: (period: string) => string;
  readonly assessmentNeeded: string;
  readonly estimateFor: (guest: number, name: string, estimate: number | null) => string;
  readonly nothingSettled: string;
  readonly verified: (period: string, version: number, members: number) => string;
  readonly differs: (period: string, version: number) => string;
  readonly fault: (fault: string, member: number | null) => string;
  readonly noLists: string;
  readonly received: (club: string, period: string, members: number) => string;
  /** A book that is served on its own. */
  readonly serving: (folder: string, address: string) => string;
  /** A list that arrived at a federation's office, or was there already. */
  readonly sent: (to: string, period: string, version: number, wasThere: boolean) => string;
  readonly duplicate: (id: string, lines: string) => string;
  readonly disagreement: (what: string, id: string, name: string, said: string, period: string | null) => string;
  readonly owedHead: string;
  readonly owed: (club: string, why: string) => string;
  readonly merged: (clubs: number, members: number) => string;
  readonly notEntered: string;
}

export type ClubColumn =
  | "club"
  | "periods"
  | "bonus"
  | "from"
  | "number"
  | "name"
  | "id"
  | "birth"
  | "entered"
  | "left"
  | "rating"
  | "base"
  | "before"
  | "current"
  | "games"
  | "points"
  | "change"
  | "deduction"
  | "raise"
  | "rapidOnly"
  | "marks"
  | "day"
  | "tournament"
  | "round"
  | "white"
  | "black"
  | "result"
  | "opponent"
  | "met"
  | "after"
  | "counts"
  | "home"
  | "swedish"
  | "elo"
  | "estimate"
  | "time"
  | "ratings"
  | "end"
  | "period"
  | "version"
  | "members"
  | "sha256"
  | "closed"
  | "place"
  | "received";
