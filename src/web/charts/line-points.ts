import { type AxisRange, dayNumber, percent } from "./scale.ts";

/** A value that holds from its day to the next. */
export interface LinePoint {
  readonly date: string;
  /** null: the line ends here. */
  readonly value: number | null;
  /** Whether a ring calls attention to it. */
  readonly ringed: boolean;
}

export interface ChartLine {
  /** Stands at its end, in place of a legend. */
  readonly name: string;
  /** Which of the colours it has: 1 to 4. */
  readonly tone: number;
  /** The oldest first. */
  readonly points: readonly LinePoint[];
}

/** Percent of the height that a label takes. */
export const LABEL = 8;

/** From the top, in percent. */
export const up = (value: number, range: AxisRange): string => `${100 - percent(value, range)}%`;
export const along = (date: string, range: AxisRange): string => `${percent(dayNumber(date), range)}%`;

/** A value holds until the next. */
export const valueOn = (points: readonly LinePoint[], day: string): number | null =>
  points.findLast(({ date }) => date <= day)?.value ?? null;
