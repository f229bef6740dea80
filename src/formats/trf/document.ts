import type { Issue } from "../../domain/issues/issues.ts";
import type { ResultCode, TournamentReport } from "../../domain/report.ts";
import type { Decoded, LineEnd } from "../decode.ts";
import type { Columns, FixedLine } from "../fixed-width.ts";

/** The three texts of the format, by their year. */
export const TRF_DIALECTS = ["trf06", "trf16", "trf26"] as const;
export type TrfDialect = (typeof TRF_DIALECTS)[number];

/**
 * What a line is: a record of the specification, a national record of a player (NRS), a record other programs have
 * added, a comment, nothing, or something we do not know and keep.
 */
export type LineKind = "record" | "national" | "extension" | "comment" | "blank" | "unknown";

/** A line before its content is read. */
export interface TrfRow {
  /** Counted from 1. */
  readonly number: number;
  readonly kind: LineKind;
  /** The first three characters where they are a code, else "". */
  readonly code: string;
  readonly line: FixedLine;
  readonly end: LineEnd;
}

export interface TrfLine extends TrfRow {
  /** Everything in it was read; a line with something unread stands in a rewritten file as it stood. */
  readonly understood: boolean;
}

/** A record that is a table of columns, as text; what its columns mean is in `records.ts`. */
export interface TrfRecord {
  readonly code: string;
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  /** The start or team numbers at its end. */
  readonly numbers: readonly number[];
}

/** A number the file declares and that can be counted. */
export interface Declared {
  readonly value: number;
  readonly line: number;
  readonly columns: Columns;
}

/** What a result is worth, in hundredths. */
export type ScoreSystem = Readonly<Record<ResultCode, number>>;

/** A file as it was read: every line, and what they say together. */
export interface TrfDocument {
  readonly dialect: TrfDialect;
  readonly encoding: Decoded["encoding"];
  readonly lines: readonly TrfLine[];
  readonly records: readonly TrfRecord[];
  readonly declared: {
    readonly players: Declared | null;
    readonly ratedPlayers: Declared | null;
    readonly teams: Declared | null;
    readonly rounds: Declared | null;
  };
  /** null where the file uses a system of another program that we do not read. */
  readonly scores: ScoreSystem | null;
  readonly report: TournamentReport;
  /** Everything that was found when reading, as `readTrf` gives it. */
  readonly issues: readonly Issue[];
}
