/** Why a report that was received cannot enter a list yet. */
export const HELD_BACK = ["players-unmatched", "name-differs", "same-as-other", "before-starting-list"] as const;
export type HeldBack = (typeof HELD_BACK)[number];

/** Why somebody may be a player of a report, the best reason first. */
export const CANDIDATE_REASONS = [
  "same-number",
  "same-name-and-birth",
  "same-name",
  "same-words-and-birth",
  "same-words",
  "same-birth-similar-surname",
] as const;
export type CandidateReason = (typeof CANDIDATE_REASONS)[number];
