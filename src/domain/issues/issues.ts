import type { Expectation } from "./expectations.ts";

export type { Expectation } from "./expectations.ts";

/** What can be wrong in a tournament report. */
const REPORT_ISSUES = [
  "foreign-file",
  "beyond-limits",
  "byte-order-mark",
  "not-utf-8",
  "line-ends-mixed",
  "older-dialect",
  "unknown-record",
  "unmarked-comment",
  "record-repeated",
  "players-missing",
  "unreadable",
  "other-form",
  "columns-misaligned",
  "line-shifted",
  "date-resolved",
  "date-ambiguous",
  "dates-reversed",
  "round-date-outside",
  "round-dates-short",
  "count-differs",
  "rounds-differ",
  "rounds-missing",
  "federation-unknown",
  "rate-of-play-code-unknown",
  "start-number-repeated",
  "name-missing",
  "name-without-comma",
  "control-character",
  "rating-zero",
  "id-zero",
  "id-national",
  "id-repeated",
  "points-missing",
  "rank-missing",
  "points-differ",
  "line-cut",
  "result-blank",
  "bye-form",
  "result-without-opponent",
  "bye-with-opponent",
  "colour-missing",
  "opponent-self",
  "opponent-unknown",
  "opponent-not-reciprocal",
  "player-on-two-boards",
  "colours-not-opposite",
  "results-not-complementary",
  "double-forfeit",
  "player-unknown",
  "team-unknown",
  "missing-for-rating",
  "not-carried",
] as const;

/** What can be wrong when a report meets a list and an edition. */
const RATE_ISSUES = [
  "system-not-as-declared",
  "system-as-declared-only",
  "not-on-list",
  "rating-not-of-list",
  "rating-unknown",
  "rate-of-play-missing",
  "rate-of-play-unread",
  "rate-of-play-contradicts",
  "first-control-noted",
  "match-length-unknown",
  "start-overruled",
] as const;

/** What can be wrong when a report meets the office: its registration and its players. */
const RECEIVING_ISSUES = [
  "not-as-registered",
  "arbiter-not-registered",
  "interim-reports-missing",
  "men-in-womens-championship",
  "name-not-of-office",
  "id-not-at-office",
] as const;

/** What can be wrong in a rating list. */
const LIST_ISSUES = [
  "list-not-recognised",
  "list-header-incomplete",
  "list-header-missing",
  "list-header-unknown",
  "list-header-misfit",
  "list-over-border",
  "list-line-long",
  "list-line-cut",
  "list-id",
  "list-id-repeated",
  "list-name",
  "list-federation",
  "list-sex",
  "list-title",
  "list-other-titles",
  "list-arena-title",
  "list-rating",
  "list-games",
  "list-k",
  "list-birth",
  "list-flag",
  "list-unplaced",
  "list-quote",
  "list-record-cut",
  "list-element",
  "list-does-not-fit",
  "list-years-only",
  "list-not-ascii",
  "list-too-many-issues",
] as const;

/** What can be wrong in a file of games. */
const GAMES_ISSUES = [
  "games-not-recognised",
  "games-header-unknown",
  "games-header-twice",
  "games-setting",
  "games-cells",
  "games-quote",
  "games-id",
  "games-id-missing",
  "games-name-missing",
  "games-rating",
  "games-national-rating",
  "games-federation",
  "games-title",
  "games-sex",
  "games-birth",
  "games-round",
  "games-round-missing",
  "games-date",
  "games-round-dates",
  "games-start-taken",
  "games-result",
  "games-result-missing",
  "games-two-names",
  "games-two-ids",
  "games-name-unclear",
  "games-changes",
  "games-duplicate",
  "games-twice-in-round",
  "games-against-self",
  "games-tag",
  "games-tag-quotes",
  "games-tag-twice",
  "games-comment-open",
  "games-time-control",
  "games-none",
  "games-not-written",
] as const;

/** What can be wrong in the games of a club's evening. */
const EVENING_ISSUES = [
  "evening-line",
  "evening-column",
  "evening-result",
  "evening-date",
  "evening-number",
  "evening-nobody",
  "evening-several",
  "evening-disagrees",
] as const;

/** Every kind of thing that can be wrong in a file, by a code that stays. */
export const ISSUE_CODES = [
  ...REPORT_ISSUES,
  ...RATE_ISSUES,
  ...RECEIVING_ISSUES,
  ...LIST_ISSUES,
  ...GAMES_ISSUES,
  ...EVENING_ISSUES,
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** The fields of files that issues name. */
const REPORT_FIELDS = [
  "file",
  "encoding",
  "line ends",
  "record",
  "tournament name",
  "city",
  "tournament federation",
  "start",
  "end",
  "player count",
  "rated count",
  "team count",
  "type of tournament",
  "chief arbiter",
  "deputy arbiter",
  "rate of play",
  "round dates",
  "round count",
  "initial colour",
  "score system",
  "ranking method",
  "pairing program",
  "type code",
  "tie-breaks",
  "order of standings",
  "rate of play code",
  "board colours",
  "match score system",
  "start number",
  "sex",
  "title",
  "name",
  "rating",
  "federation",
  "id",
  "birth",
  "points",
  "rank",
  "national id",
  "national rating",
  "opponent",
  "colour",
  "result",
  "team",
  "team players",
  "team number",
  "opponent team",
  "nickname",
  "strength",
  "match points",
  "game points",
  "round",
  "last round",
  "bye type",
  "points type",
  "forfeit type",
] as const;
const RATE_FIELDS = ["type of tournament", "id", "rating", "rate of play", "length of the match"] as const;
const LIST_FIELDS = ["header", "line", "women's title", "other titles", "arena title", "games", "K", "flag"] as const;
const GAMES_FIELDS = ["date", "tag", "column", "player"] as const;

export const FIELD_CODES = [...REPORT_FIELDS, ...RATE_FIELDS, ...LIST_FIELDS, ...GAMES_FIELDS] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Something wrong in a file we were given, told so that its author can mend it. */
export interface Issue {
  readonly code: IssueCode;
  /** A warning was tolerated and changes nothing that counts; an error must be mended before the file can be used. */
  readonly severity: "error" | "warning";
  /** Counted from 1; 0 where it belongs to the whole file. */
  readonly line: number;
  /** First and last column in characters, counted from 1; null where it belongs to the whole line or file. */
  readonly columns: readonly [first: number, last: number] | null;
  readonly field: FieldCode;
  readonly expected: Expectation;
  /** What stands there, as it stands there. */
  readonly found: string;
  /** So many more of this kind (code, severity, field) are only counted; the last of them stands on this line. */
  readonly more?: { readonly count: number; readonly lastLine: number };
}
