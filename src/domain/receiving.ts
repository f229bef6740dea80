/** Why a report that was received cannot enter a list yet. */
export const HELD_BACK = [
  "players-unmatched",
  "name-differs",
  "one-person-twice",
  "same-as-other",
  "stage-missing",
  "before-starting-list",
] as const;
export type HeldBack = (typeof HELD_BACK)[number];

/** The published list that settled a report, in the version in force. */
export interface Settlement {
  readonly list: string;
  readonly version: number;
  readonly date: string;
  /** The version of the report that the list has. */
  readonly reportVersion: number;
  readonly counts: boolean;
}

/** Where a tournament is on its way from the registration to a list. */
export type StatusCode =
  | "registered"
  | "not-admitted"
  | "announced"
  | "owed"
  | "on-hold"
  | "received"
  | "rated"
  | "not-rated"
  | "newer-version";

/** Why somebody may be a player of a report, the best reason first. */
export const CANDIDATE_REASONS = [
  "same-number",
  "same-name-and-birth",
  "same-name",
  "same-words-and-birth",
  "same-words",
  "same-birth-similar-surname",
  "same-surname-and-initial",
] as const;
export type CandidateReason = (typeof CANDIDATE_REASONS)[number];
