/** What is done while a list is made or compared, step by step. */
export const LIST_STEPS = [
  "reports",
  "list-before",
  "lists",
  "players",
  "calculation",
  "writing",
  "comparing",
  "reading",
  "replaying",
] as const;
export type ListStep = (typeof LIST_STEPS)[number];
/** Told what is being done, and how far it is; a total of 0: nobody knows how much there is. */
export type Progress = (step: ListStep, done: number, total: number) => void;

/** What a person should know of a tournament on a list, besides what speaks against it. */
export const TOURNAMENT_NOTES = [
  "start-differs",
  "end-differs",
  "system-differs",
  "rate-of-play-missing",
  "rate-of-play-unread",
  "report-late",
  "first-control",
  "interim-missing",
  "arbiter-not-registered",
  "men-in-womens-championship",
  "list-decided",
] as const;
export type TournamentNote = (typeof TOURNAMENT_NOTES)[number];

/** What can be wrong with a list that is made again and compared. */
export const LIST_FAULTS = [
  "content-differs",
  "list-differs",
  "making-differs",
  "persons-differ",
  "line-differs",
  "row-differs",
  "row-missing",
  "row-added",
  "pools-differ",
  "cards-differ",
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

/** Parts of a list as people read it. */
export const LIST_SECTIONS = ["all", "federation", "top", "women", "juniors", "titled", "delisted"] as const;
export type ListSection = (typeof LIST_SECTIONS)[number];

export const LIST_STATES = ["imported", "published", "draft", "discarded"] as const;
export type ListState = (typeof LIST_STATES)[number];

/** The parts of a review sheet, in the order in which they are read. */
export const REVIEW_PARTS = [
  "entrants",
  "delisted",
  "leavers",
  "largestChanges",
  "loweredCoefficients",
  "corrections",
  "unusual",
] as const;
export type ReviewPart = (typeof REVIEW_PARTS)[number];

/** Where the points of a list came from and where they went. */
export const BALANCE_PARTS = [
  "before",
  "games",
  "rounding",
  "corrections",
  "oneTimeChanges",
  "entrants",
  "leavers",
  "floor",
  "after",
  "rest",
] as const;
export type BalancePart = (typeof BALANCE_PARTS)[number];

/**
 * The forms in which a list goes out. Besides the rated players: `unrated` has those whom the list delists, and titled ones
 * without a rating (7.21, 7.22). `public` is for those who check the list's root; `canonical` has the original bytes.
 */
export const LIST_EXPORTS = ["txt", "xml", "csv", "json", "unrated", "public", "canonical"] as const;
export type ListExport = (typeof LIST_EXPORTS)[number];
