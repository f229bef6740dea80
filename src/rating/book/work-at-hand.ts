import type { Derived } from "../../calculation/derived.ts";
import type { ClosingDecision, ClubGame, ClubSettings, ClubTime, Guest, Placing } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Points } from "../../domain/units.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";
import type { MemberState } from "./standing.ts";

/** The period that is being worked through. */
export interface OpenPeriod {
  readonly start: IsoDate;
  readonly next: Derived<IsoDate>;
  readonly settings: ClubSettings;
}

/** What working through a book needs at hand. */
export interface BookWork {
  readonly edition: LaskEdition;
  /** The start of the first period of the book. */
  readonly beginning: IsoDate;
  period: OpenPeriod;
  readonly states: ReadonlyMap<number, MemberState>;
  /** The record that stands for a member's number. */
  readonly recordOf: (member: number) => number;
  readonly member: (member: number) => MemberState;
  readonly guests: ReadonlyMap<number, Guest>;
  readonly timeOf: (tournament: string | null) => ClubTime;
  /**
   * The highest rating in a tournament as it began. The rate of play is set then, so that ratings of a later period
   * do not make its games too fast.
   */
  readonly highestOf: (tournament: string) => Derived<Points> | null;
  /** The game that one repeats; null: it is the first of its kind. */
  readonly repeated: (game: ClubGame) => number | null;
  readonly placings: readonly Placing[];
  readonly decisionOf: (period: IsoDate, member: number) => ClosingDecision | null;
  readonly isClosed: (period: IsoDate) => boolean;
}
