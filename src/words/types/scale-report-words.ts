import type { BookBalancePart } from "../../domain/clubs/club-codes.ts";
import type { BookAlarmCode } from "../../domain/codes/monitor.ts";

/** How far favourites score what is expected of them; unknown: there are too few games to say. */
export type ScaleVerdict = "holds" | "stretched" | "compressed" | "unknown";

/** What is said of a group of players, of lists one after the other, and in the report to a commission. */
export interface ScaleReportWords {
  readonly group: {
    readonly label: string;
    readonly all: string;
    readonly show: string;
    /** What a group goes by. */
    readonly kinds: Readonly<Record<"federation" | "sex" | "age" | "rating", string>>;
    readonly note: string;
  };
  /** The numbers are older than the newest list. */
  readonly outdated: string;
  readonly levels: {
    readonly title: string;
    readonly topTitle: string;
    readonly cohortTitle: string;
    readonly cohortNote: string;
    readonly perGameTitle: string;
    readonly ledgerNote: string;
    readonly heads: Readonly<
      Record<"composition" | "within" | "adults" | "entrants" | "firstRating" | "leavers" | "played", string>
    >;
    /** Of ratings and of ages. */
    readonly atLeast: (value: number) => string;
    readonly atMost: (value: number) => string;
    readonly rank: (rank: number) => string;
  };
  /** Of the book of a club. */
  readonly book: Readonly<
    Record<
      | "title"
      | "intro"
      | "none"
      | "rows"
      | "index"
      | "periods"
      | "groups"
      | "cohort"
      | "cohortNote"
      | "ledgerNote"
      | "csv"
      | "json",
      string
    >
  > & {
    /** Which rows of the table the charts leave out. */
    readonly few: (games: number) => string;
    readonly heads: Readonly<Record<"period" | "members" | "points" | "moved" | "index", string>>;
    /** Why points come and go. */
    readonly ledger: Readonly<Record<BookBalancePart, string>>;
    readonly ledgerChart: (periods: number) => string;
    readonly alarm: (name: string, period: string, value: string, usual: string) => string;
    /** What a year must have for an alarm. */
    readonly alarmSizes: (members: number, games: number) => string;
    readonly alarms: Readonly<Record<BookAlarmCode, Readonly<Record<"name" | "reason" | "look", string>>>>;
  };
  readonly report: {
    readonly title: string;
    /** What leads to it. */
    readonly open: string;
    readonly about: (kind: string, from: string, to: string, lists: number, games: number) => string;
    readonly of: (group: string) => string;
    readonly summary: string;
    readonly alarms: (open: number, acknowledged: number) => string;
    readonly index: Readonly<Record<ScaleVerdict, (value: string, low: string, high: string) => string>>;
    readonly scale: (value: string, low: string, high: string) => string;
    readonly bands: (outside: number, all: number) => string;
    readonly anchor: (change: string, players: number, from: string, to: string) => string;
    readonly median: (before: string, after: string, composition: string, within: string, since: string) => string;
    readonly points: (change: string, since: string) => string;
    readonly accounted: string;
    readonly unaccounted: (points: string) => string;
    readonly method: string;
    readonly methods: readonly string[];
    /** Followed by the command. */
    readonly repeat: string;
  };
}
