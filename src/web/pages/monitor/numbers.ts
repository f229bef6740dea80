import type { AlarmCode, Measure } from "../../../domain/codes/monitor.ts";
import { dayNumber, shortMonth } from "../../charts/scale.ts";
import type { Shown } from "../../page.tsx";

export type MeasureValue = { readonly value: number; readonly error: number } | null;

export interface AlarmNumbers {
  readonly code: AlarmCode;
  readonly list: string;
  readonly date: string;
  readonly value: number;
  readonly usual: number;
  /** null: nobody has acknowledged it. */
  readonly acknowledged: { readonly day: string; readonly reason: string } | null;
}

interface Residual {
  readonly games: number;
  readonly residual: number | null;
  readonly standardError: number | null;
}

type SpanResidual = { readonly from: number | null; readonly to: number | null } & Residual;

export interface BandNumbers {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  readonly expected: number;
  readonly scored: number;
  readonly difference: number;
  readonly standardError: number;
  readonly flag: boolean;
}

export const LEDGER_PARTS = [
  "games",
  "rounding",
  "corrections",
  "oneTimeChanges",
  "entrants",
  "leavers",
  "floor",
] as const;

export interface Estimated {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

interface PlayersAndPoints {
  readonly players: number;
  readonly points: number;
}

/** A list by itself, and what happened since the list before. */
export interface LevelNumbers {
  readonly date: string;
  readonly players: number;
  readonly median: number | null;
  readonly standardDeviation: number | null;
  readonly adultsDeviation: number | null;
  readonly topMean: number | null;
  readonly atLeast: readonly { readonly rating: number; readonly players: number }[];
  readonly ranks: readonly { readonly rank: number; readonly rating: number | null }[];
  /** null of the first list. */
  readonly step: {
    readonly composition: number | null;
    readonly within: number | null;
    readonly entrants: PlayersAndPoints & { readonly median: number | null };
    readonly leavers: PlayersAndPoints;
    readonly played: PlayersAndPoints;
    readonly idle: PlayersAndPoints;
    readonly uncounted: PlayersAndPoints;
    readonly unexplained: number;
  } | null;
}

export interface SpanPerGame {
  readonly from: number | null;
  readonly to: number | null;
  readonly games: number;
  readonly perGame: number | null;
}

export interface Numbers {
  readonly games: number;
  readonly lists: number;
  readonly alarms: readonly AlarmNumbers[];
  readonly measures: readonly ({ readonly date: string } & Readonly<Record<Measure, MeasureValue>>)[];
  readonly deflationIndex: Estimated;
  readonly scale: Estimated;
  readonly bands: readonly BandNumbers[];
  readonly levels: readonly LevelNumbers[];
  readonly perGame: { readonly ages: readonly SpanPerGame[]; readonly ratings: readonly SpanPerGame[] };
  readonly anchors: readonly {
    readonly from: string;
    readonly to: string;
    readonly players: number;
    readonly change: number | null;
    readonly standardError: number | null;
  }[];
  readonly ledger: readonly ({ readonly date: string } & Readonly<
    Record<(typeof LEDGER_PARTS)[number] | "rest" | "before" | "after", number>
  >)[];
  readonly distributions: readonly {
    readonly date: string;
    readonly from: number;
    readonly width: number;
    readonly players: readonly number[];
  }[];
  readonly ages: readonly SpanResidual[];
  readonly ratings: readonly SpanResidual[];
  readonly sexes: readonly ({ readonly sex: string } & Residual)[];
  readonly federations: readonly {
    readonly federation: string;
    readonly games: number;
    readonly residual: number;
    readonly offset: number;
  }[];
}

/** What pages about the scale are given. */
export interface MonitorData {
  readonly kinds: readonly string[];
  readonly kind: string | null;
  readonly groups: readonly string[];
  /** null: all players. */
  readonly group: string | null;
  readonly upToDate: boolean;
  readonly numbers: Numbers | null;
}

export interface PartProps {
  readonly numbers: Numbers;
  readonly shown: Pick<Shown, "words">;
  /** On paper: nothing is folded, and tables have the lists of the last year. */
  readonly isReport?: boolean;
}

/** A year of lists. */
export const LAST_LISTS = 12;

/** The newest first; in a report those of the last year. */
export const listRows = <Row>(rows: readonly Row[], isReport: boolean): readonly Row[] =>
  (isReport ? rows.slice(-LAST_LISTS) : rows).toReversed();

export const monthOf = (words: Shown["words"], date: string): string => shortMonth(words.language, dayNumber(date));
