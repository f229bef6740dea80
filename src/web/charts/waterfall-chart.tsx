import type { VNode } from "preact";
import { type AxisRange, niceTicks, percent, withRoom } from "./scale.ts";

/** What one cause brought or took. */
export interface Step {
  readonly name: string;
  readonly value: number;
  /** As people read the value. */
  readonly text: string;
}

interface Props {
  readonly steps: readonly Step[];
  /** What all steps come to, which is drawn from zero. */
  readonly total: Step;
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  readonly tick: (value: number) => string;
}

const TICKS = 5;
/** Percent of a step's room. */
const THICK = 64;

/** Steps one upon the other, from nothing to what they come to. It is drawn by the server. */
export function WaterfallChart({ steps, total, label, tick }: Props): VNode {
  const bars = [...raised(steps), { ...total, from: 0, to: total.value }];
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const range = withRoom([Math.min(0, ...ends), Math.max(1, ...ends)], 0.08);
  return (
    <div class="chart bars waterfall">
      <svg class="y-axis" aria-hidden="true">
        {niceTicks(range, TICKS).map((each) => (
          <text x="100%" y={`${100 - percent(each, range)}%`} text-anchor="end" dominant-baseline="middle">
            {tick(each)}
          </text>
        ))}
      </svg>
      <svg class="plot" role="img" aria-label={label}>
        <line
          class="grid-line"
          x1="0"
          x2="100%"
          y1={`${100 - percent(0, range)}%`}
          y2={`${100 - percent(0, range)}%`}
        />
        {bars.map((bar, at) => (
          <Bar bar={bar} at={at} of={bars.length} range={range} />
        ))}
      </svg>
      <ol class="x-names" aria-hidden="true">
        {bars.map(({ name }) => (
          <li>{name}</li>
        ))}
      </ol>
    </div>
  );
}

interface RaisedStep extends Step {
  readonly from: number;
  readonly to: number;
}

/** Each begins where the one before it ended. */
function raised(steps: readonly Step[]): readonly RaisedStep[] {
  let at = 0;
  return steps.map((step) => {
    const from = at;
    at += step.value;
    return { ...step, from, to: at };
  });
}

interface BarProps {
  readonly bar: RaisedStep;
  readonly at: number;
  readonly of: number;
  readonly range: AxisRange;
}

function Bar({ bar: { name, text, value, from, to }, at, of, range }: BarProps): VNode {
  const room = 100 / of;
  const [low, high] = [percent(Math.min(from, to), range), percent(Math.max(from, to), range)];
  const middle = `${rounded((at + 0.5) * room)}%`;
  const isLast = at === of - 1;
  return (
    <g>
      <rect
        class={isLast ? undefined : value < 0 ? "taken" : "brought"}
        x={`${rounded((at + 0.5 - THICK / 200) * room)}%`}
        width={`${rounded((room * THICK) / 100)}%`}
        y={`${rounded(100 - high)}%`}
        height={`${Math.max(0.5, rounded(high - low))}%`}
      >
        <title>{`${name}: ${text}`}</title>
      </rect>
      <text x={middle} y={`${rounded(100 - high)}%`} dy="-0.35em" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
