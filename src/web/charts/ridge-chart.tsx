import type { VNode } from "preact";
import { type AxisRange, niceTicks, percent } from "./scale.ts";

/** A distribution of its own line: how much there is in each class. */
export interface Ridge {
  readonly name: string;
  /** Where the first class begins, and how wide each is. */
  readonly from: number;
  readonly width: number;
  readonly values: readonly number[];
}

interface Props {
  readonly ridges: readonly Ridge[];
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
}

const TICKS = 7;
const SIZE = 1_000;
/** How far a ridge may rise into the one above it. */
const OVERLAP = 1.5;

/** Distributions one under the other, each as high as its own shares: whether they move or widen is seen at once. */
export function RidgeChart({ ridges, label }: Props): VNode | null {
  const filled = ridges.filter(({ values }) => values.length > 0);
  if (filled.length === 0) return null;
  const range: AxisRange = [
    Math.min(...filled.map(({ from }) => from)),
    Math.max(...filled.map(({ from, width, values }) => from + width * values.length)),
  ];
  const highest = Math.max(...filled.flatMap(({ values }) => sharesOf(values)));
  const room = SIZE / (filled.length + OVERLAP - 1);
  const base = (at: number): number => SIZE - (filled.length - 1 - at) * room;
  return (
    <div class="chart bars ridges">
      <svg class="y-axis" aria-hidden="true">
        {filled.map(({ name }, at) => (
          <text x="100%" y={`${base(at) / 10}%`} dy="-0.2em" text-anchor="end">
            {name}
          </text>
        ))}
      </svg>
      <svg class="plot" role="img" aria-label={label}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          {filled.map((ridge, at) => (
            <path class="ridge" d={outline(ridge, range, base(at), (room * OVERLAP) / highest)} />
          ))}
        </svg>
      </svg>
      <svg class="x-axis" aria-hidden="true">
        {niceTicks(range, TICKS).map((tick) => (
          <text x={`${percent(tick, range)}%`} y="1em" text-anchor="middle">
            {tick}
          </text>
        ))}
      </svg>
    </div>
  );
}

function sharesOf(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, each) => total + each, 0) || 1;
  return values.map((each) => each / sum);
}

/** From the base line up to each share, in the middle of its class, and back. */
function outline({ from, width, values }: Ridge, range: AxisRange, base: number, scale: number): string {
  const x = (value: number): number => Math.round(percent(value, range) * (SIZE / 100));
  const end = from + width * values.length;
  const points = sharesOf(values).map((share, at) => {
    const y = Math.round(base - share * scale);
    return `L${x(from + width * (at + 0.5))} ${y}`;
  });
  return `M${x(from)} ${Math.round(base)}${points.join("")}L${x(end)} ${Math.round(base)}Z`;
}
