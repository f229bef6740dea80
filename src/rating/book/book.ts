import type { Derived } from "../../calculation/derived.ts";
import type { ClosingDecision, ClubGame, ClubMember, ClubPlayer, ClubSettings } from "../../domain/clubs/club.ts";
import type { GameStatus, ListMark } from "../../domain/clubs/club-codes.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Halves, Points } from "../../domain/units.ts";
import type { GameChange } from "../../regulations/lask/articles/member-change.ts";
import type { Passivity } from "../../regulations/lask/articles/passivity.ts";

/** The rating book of a club, period by period, every value with its derivation. */
export interface Book {
  readonly periods: readonly BookPeriod[];
  /** By their numbers. */
  readonly games: ReadonlyMap<number, BookedGame>;
  /** The records that stand, by their numbers. */
  readonly members: ReadonlyMap<number, ClubMember>;
  /** The record that stands for one that was merged. */
  readonly recordOf: (member: number) => number;
}

export interface BookPeriod {
  readonly start: IsoDate;
  /** The start of the next period, at which this one is closed. */
  readonly next: IsoDate;
  readonly settings: ClubSettings;
  readonly isClosed: boolean;
  readonly games: readonly BookedGame[];
  /** By the numbers of the members; as if it were closed now, where it is not. */
  readonly lines: ReadonlyMap<number, BookLine>;
  /** Guests of the period whose games wait for an estimate. */
  readonly unrated: readonly UnratedGuest[];
}

/** A game of the book: counted or not, always with its reason. */
export interface BookedGame {
  readonly game: ClubGame;
  readonly day: Derived<IsoDate>;
  /** The start of the period whose base ratings it is rated with. */
  readonly period: Derived<IsoDate>;
  readonly standing: GameStatus;
  /** By the articles; null where it did not come to that. */
  readonly ruling: Derived<boolean> | null;
  /** The game it repeats. */
  readonly same: number | null;
  readonly white: BookedSide;
  readonly black: BookedSide;
}

/** One player's side of a game. */
export interface BookedSide {
  readonly player: ClubPlayer;
  /** What the other side is met with; null: not known yet. */
  readonly rating: Derived<Points> | null;
  /** null: of a guest, or the game does not count. */
  readonly outcome: SideOutcome | null;
}

export interface SideOutcome {
  readonly member: number;
  readonly base: Derived<Points>;
  readonly before: Halves;
  readonly change: GameChange;
}

/** What a period start asks about a member. */
export interface MemberProposal extends Passivity {
  /** Came back after a pause so long that the strength must be assessed, and was not; null: no such pause. */
  readonly assessment: Derived<boolean> | null;
}

/** A member in one period. */
export interface BookLine {
  readonly member: number;
  /** Of the period's start, or since a placing within it. */
  readonly base: Derived<Points>;
  /** As the period found it. */
  readonly baseBefore: Points;
  readonly games: number;
  readonly points: Halves;
  readonly bonus: Points;
  /** What ratings given by hand brought or took. */
  readonly placed: Halves;
  /** After all games. */
  readonly current: Derived<Halves>;
  readonly proposal: MemberProposal;
  readonly decision: ClosingDecision | null;
  readonly deduction: Points;
  readonly raise: Points;
  readonly newBase: Derived<Points>;
  readonly marks: readonly ListMark[];
}

export interface UnratedGuest {
  readonly guest: number;
  readonly tournament: string | null;
  /** From the results in the period, for the keeper to confirm; null: none can be made of them. */
  readonly estimate: Derived<Points> | null;
}

/** Whether something waits for the keeper's word. */
export const isProposed = ({ proposal: { deduction, proposed, assessment } }: BookLine): boolean =>
  deduction.value > 0 || proposed.value > 0 || assessment?.value === true;
