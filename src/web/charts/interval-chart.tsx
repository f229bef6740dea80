import type { VNode } from "preact";
import { type AxisRange, niceTicks, percent, withRoom } from "./scale.ts";

/** A value that may be off, in a row of its own. */
export interface Interval {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** As people read it. */
  readonly text: string;
}

interface Props {
  readonly intervals: readonly Interval[];
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  readonly tick: (value: number) => string;
}

const TICKS = 5;
/** Height of a row, and of the axis, in points of a screen. */
const [ROW, AXIS] = [44, 24];

/** Values with their intervals, one under the other, and a line at zero. It is drawn by the server. */
export function IntervalChart({ intervals, label, tick }: Props): VNode | null {
  if (intervals.length === 0) return null;
  const ends = intervals.flatMap(({ low, high }) => [low, high]);
  const range = withRoom([Math.min(0, ...ends), Math.max(0, ...ends)], 0.08);
  const height = intervals.length * ROW;
  return (
    <svg class="intervals" role="img" aria-label={label} width="100%" height={height + AXIS}>
      {niceTicks(range, TICKS).map((each) => (
        <>
          <line
            class={each === 0 ? "zero" : "grid-line"}
            x1={at(each, range)}
            x2={at(each, range)}
            y1="0"
            y2={height}
          />
          <text x={at(each, range)} y={height + AXIS - 6} text-anchor="middle">
            {tick(each)}
          </text>
        </>
      ))}
      {intervals.map((each, row) => (
        <Row interval={each} range={range} top={row * ROW} />
      ))}
    </svg>
  );
}

const at = (value: number, range: AxisRange): string => `${percent(value, range)}%`;

interface RowProps {
  readonly interval: Interval;
  readonly range: AxisRange;
  readonly top: number;
}

const Row = ({ interval: { name, value, low, high, text }, range, top }: RowProps): VNode => (
  <g>
    <text x="0" y={top + 16}>
      {name}
    </text>
    <line class="span" x1={at(low, range)} x2={at(high, range)} y1={top + 30} y2={top + 30} />
    <circle cx={at(value, range)} cy={top + 30} r="4">
      <title>{`${name}: ${text}`}</title>
    </circle>
  </g>
);
