import type { Birth, IsoDate } from "../dates.ts";

// What is written down in the journal is a type, not an interface: only then is it known to be JSON.

/** How many periods a club has in a year. */
export const CLUB_CALENDARS = ["three", "five"] as const;
export type ClubCalendar = (typeof CLUB_CALENDARS)[number];

/** The bonus a club gives: none, the recommended steps, or a district's own. */
export type ClubBonus =
  | null
  | "recommended"
  | {
      readonly district: string;
      readonly steps: readonly { readonly from: number; readonly to: number; readonly points: number }[];
    };

/** What a club chose, from a period start on. */
export type ClubSettings = {
  readonly from: IsoDate;
  readonly name: string;
  readonly calendar: ClubCalendar;
  readonly bonus: ClubBonus;
};

/** A member of the club, by a number of the book's own. */
export type ClubMember = {
  readonly member: number;
  readonly name: string;
  /** The number with the federation, by which a person is known in every club. */
  readonly id: string | null;
  readonly birth: Birth | null;
  readonly entered: IsoDate;
  readonly start: StartRating;
  /** From when to when not in the club. */
  readonly away: readonly Absence[];
  /** The other record of the same person, which stands. */
  readonly mergedInto: number | null;
  /** What an older book says of somebody who comes from there. */
  readonly before?: OlderBook;
};

/** The last game before the entry, and the points already deducted for the pause since then. */
export type OlderBook = { readonly lastGame: IsoDate; readonly deducted: number };

/** From one day to the day before another; null: to this day. */
export type Absence = { readonly left: IsoDate; readonly back: IsoDate | null };

/** Whether a member is in the club on a day. */
export const isMemberOn = ({ entered, away }: ClubMember, on: IsoDate): boolean =>
  entered <= on && away.every(({ left, back }) => on < left || (back !== null && back <= on));

/** Assessed by the keeper, with a reason; or what a beginner generally gets. */
export type StartRating = {
  readonly rating: number;
  readonly assessed: boolean;
  readonly reason: string | null;
};

/** Why a member is put on another rating by hand. */
export const PLACING_KINDS = ["placed", "assessed", "returned"] as const;
export type PlacingKind = (typeof PLACING_KINDS)[number];

/** A rating given by hand: it is base and current rating from that day on. */
export interface Placing {
  readonly member: number;
  readonly on: IsoDate;
  readonly rating: number;
  readonly kind: PlacingKind;
  readonly reason: string;
  /** The entry of the journal. */
  readonly entry: number;
}

/** An opponent from elsewhere, by a number of the book's own. */
export type Guest = {
  readonly guest: number;
  readonly name: string;
  /** The guest's own club, as far as known. */
  readonly home: string | null;
  readonly id: string | null;
  /** In the order of their days. */
  readonly ratings: readonly GuestRatings[];
};

/** What is known of a guest's strength, from a period start on; null: from the beginning. */
export type GuestRatings = {
  readonly from: IsoDate | null;
  readonly swedish: number | null;
  readonly elo: number | null;
  /** Confirmed by the keeper. */
  readonly estimate: number | null;
};

/** The time of each player: main time in minutes, and seconds added for each move. */
export type ClubTime = {
  readonly minutes: number;
  readonly perMove: number;
};

/** With which base ratings a tournament goes on after a period start. */
export const RATINGS_CHOICES = ["new ratings", "old ratings"] as const;
export type RatingsChoice = (typeof RATINGS_CHOICES)[number];

/** A tournament of the club, or one its members play in. */
export type ClubTournament = {
  readonly tournament: string;
  readonly name: string;
  readonly time: ClubTime;
  /** The keeper's choice at a period start; null: the rule decides. */
  readonly ratings: RatingsChoice | null;
  /** The days of rounds that are planned, beside those on which games were played. */
  readonly days: readonly IsoDate[];
  readonly end: IsoDate | null;
};

/** White's side first. A walkover, `+-`, `-+` or `--`, was not played. */
export const CLUB_RESULTS = ["1-0", "1/2-1/2", "0-1", "+-", "-+", "--"] as const;
export type ClubResult = (typeof CLUB_RESULTS)[number];

export const isPlayed = (result: ClubResult): boolean => /^[01]/.test(result);

/** A player of a game: a member, or a guest. */
export type ClubPlayer = { readonly member: number } | { readonly guest: number };

export type ClubGame = {
  /** Counted from 1 in the order of entry. */
  readonly game: number;
  readonly white: ClubPlayer;
  readonly black: ClubPlayer;
  readonly result: ClubResult;
  readonly begun: IsoDate;
  /** Later than begun: it was adjourned. */
  readonly finished: IsoDate;
  /** null: a friendly game. */
  readonly tournament: string | null;
  readonly round: number | null;
  /** null: as in the tournament. */
  readonly time: ClubTime | null;
  /** Why a player gets no bonus for this game; null: he gets what there is. */
  readonly withheld: { readonly white: string | null; readonly black: string | null };
  /** The keeper says that the two really played twice. */
  readonly again: boolean;
  /** Why it was taken back; null: it stands. */
  readonly withdrawn: string | null;
};

export type ClubGameFacts = Omit<ClubGame, "game" | "withdrawn">;

/** What the keeper decided about a member at a period start. */
export const CLOSING_CHOICES = ["accept", "let-go", "raise"] as const;
export type ClosingChoice = (typeof CLOSING_CHOICES)[number];

export type ClosingDecision = {
  readonly member: number;
  readonly choice: ClosingChoice;
  /** Of a raise. */
  readonly points: number;
  readonly reason: string | null;
};

/** Everything a book follows from. */
export interface BookFacts {
  /** By their days; the first is the beginning of the book. */
  readonly settings: readonly ClubSettings[];
  readonly members: readonly ClubMember[];
  readonly placings: readonly Placing[];
  readonly guests: readonly Guest[];
  readonly tournaments: readonly ClubTournament[];
  readonly games: readonly ClubGame[];
  readonly closings: readonly Closing[];
}

/** What was decided at a period start. */
export interface Closing {
  readonly period: IsoDate;
  readonly decisions: readonly ClosingDecision[];
  /** The entry of the journal. */
  readonly entry: number;
}
