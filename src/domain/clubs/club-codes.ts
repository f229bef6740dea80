// What is said of games, lists and people of a club's book by a code that stays.

/** What stands beside a line of the club's list, and is explained below it. */
export const LIST_MARKS = [
  "halved",
  "waits",
  "estimate",
  "elo",
  "withheld",
  "deducted",
  "raised",
  "let-go",
  "placed",
  "assessed",
  "exceptional",
  "returned",
  "new",
  "unusual-start",
] as const;
export type ListMark = (typeof LIST_MARKS)[number];

/** Why a game of the book counts or does not. */
export const GAME_STATUSES = [
  "counts",
  "walkover",
  "friendly",
  "too-fast",
  "same-game",
  "opponent-unrated",
  "withdrawn",
] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What can be wrong with a closed list. */
export type ClubListFault = "content-differs" | "list-differs" | "line-differs" | "games-lost";

/** What two clubs say differently of one person: of themselves, or of the rating they were met with. */
export const DISAGREEMENT_CODES = ["name", "birth", "rating", "rating-used"] as const;
export type DisagreementCode = (typeof DISAGREEMENT_CODES)[number];

/** By which of their ratings somebody is met. */
export type MetBy = "swedish" | "elo" | "estimate";

/** Why the sum of all base ratings changes from one period start to the next. */
export const BOOK_BALANCE_PARTS = [
  "games",
  "bonus",
  "placings",
  "deductions",
  "raises",
  "floor",
  "rounding",
  "entrants",
  "leavers",
] as const;
export type BookBalancePart = (typeof BOOK_BALANCE_PARTS)[number];
