import type { Measure } from "../../../domain/codes/monitor.ts";
import type { AnswerOf } from "../../api-types.ts";
import { dayNumber, shortMonth } from "../../charts/scale.ts";
import type { Shown } from "../../page.tsx";

/** What pages about the scale are given. */
export type MonitorData = AnswerOf<"measures.show">;
export type Numbers = NonNullable<MonitorData["numbers"]>;
export type MeasureValue = Numbers["measures"][number][Measure];
export type AlarmNumbers = Numbers["alarms"][number];
export type BandNumbers = Numbers["bands"][number];

export const LEDGER_PARTS = [
  "games",
  "rounding",
  "corrections",
  "oneTimeChanges",
  "entrants",
  "leavers",
  "floor",
] as const;

export type Estimated = Numbers["scale"];

/** A list by itself, and what happened since the list before. */
export type LevelNumbers = Numbers["levels"][number];

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
