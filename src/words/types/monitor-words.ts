import type { AlarmCode, LeftOutReason, Measure } from "../../domain/codes/monitor.ts";

/** What is said of how well a scale holds. */
export interface MonitorWords {
  readonly reading: string;
  readonly calibrated: (games: number) => string;
  readonly byEdition: (edition: string, games: number) => string;
  readonly leftOut: Readonly<Record<LeftOutReason, (games: number) => string>>;
  /** How the intervals were made. */
  readonly intervals: Readonly<Record<"event" | "game", (resamples: number) => string>>;
  readonly measures: Readonly<
    Record<"deflationIndex" | "scale" | "slope" | "log10" | "nats" | "scaled" | "brier", string>
  >;
  /** What a measure would be if the scale held. */
  readonly ideal: Readonly<Record<"deflationIndex" | "scale" | "slope" | "log10" | "nats" | "scaled", string>>;
  readonly bands: string;
  readonly years: string;
  readonly flagged: string;
  readonly nothingFlagged: string;
  readonly heads: Readonly<
    Record<
      | "measure"
      | "value"
      | "interval"
      | "ideal"
      | "difference"
      | "games"
      | "expected"
      | "scored"
      | "deviation"
      | "standardError"
      | "detectable"
      | "flag"
      | "year",
      string
    >
  >;
  readonly movement: MovementWords;
  readonly watch: WatchWords;
  readonly page: {
    readonly intro: string;
    readonly none: string;
    readonly calculating: string;
    readonly curve: string;
    readonly curveNote: string;
    readonly ridges: string;
    /** What all causes come to. */
    readonly altogether: string;
    readonly ledgerChart: (lists: number) => string;
    readonly alarmsTitle: string;
    readonly ledgerNote: string;
    /** What opens the tables under the charts. */
    readonly numbers: string;
    readonly csv: string;
    readonly of: (games: number, lists: number) => string;
  };
}

/** What is said of an office's own scale. */
interface WatchWords {
  readonly noAlarms: string;
  readonly alarm: (name: string, list: string, value: string, usual: string) => string;
  /** What an alarm is called, why it is one, and what to look at first. */
  readonly alarms: Readonly<
    Record<AlarmCode, { readonly name: string; readonly reason: string; readonly look: string }>
  >;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly measuresTitle: string;
  /** What a measure says, in a sentence. */
  readonly explained: Readonly<Record<Measure, string>>;
  readonly ledgerTitle: string;
  readonly groupsTitle: string;
  readonly federationsTitle: string;
  readonly sexes: Readonly<Record<"m" | "w", string>>;
  readonly heads: Readonly<
    Record<"list" | "group" | "age" | "rating" | "federation" | "games" | "residual" | "error" | "offset", string>
  >;
}

/** What is said of what happened between two lists. */
interface MovementWords {
  readonly heads: Readonly<
    Record<
      | "list"
      | "active"
      | "median"
      | "spread"
      | "top"
      | "from"
      | "to"
      | "players"
      | "games"
      | "points"
      | "change"
      | "rating"
      | "age"
      | "perGame",
      string
    >
  >;
  readonly ledger: string;
  readonly entrants: string;
  readonly leavers: string;
  readonly played: (games: number) => string;
  readonly idle: string;
  readonly uncounted: string;
  readonly unexplained: string;
  readonly perGame: string;
  readonly medianChange: (before: string, after: string, composition: string, within: string) => string;
  readonly cohort: string;
}

/** What the office says of the alarms of its scale. */
export interface ScaleWords {
  /** On the public page, without who. */
  readonly acknowledged: (day: string, reason: string) => string;
  readonly alarms: Readonly<
    Record<"title" | "intro" | "none" | "calculating" | "open" | "reopen" | "acknowledge", string>
  >;
  /** Of a club's book: its period within a sentence, and what the keeper can do about an alarm. */
  readonly book: { readonly period: (start: string) => string; readonly intro: string };
}
