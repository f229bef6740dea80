import type { VNode } from "preact";
import { decimals } from "../../words/numbers.ts";
import { LABEL } from "./line-points.ts";
import { type AxisRange, niceTicks, percent, rangeOf, spread, withRoom } from "./scale.ts";

/** A line through points. */
export interface Curve {
  /** Stands at its end, in place of a legend. */
  readonly name: string;
  /** Which of the colours it has: 1 to 4. */
  readonly tone: number;
  readonly points: readonly CurvePoint[];
}

interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  /** How far it may be off, up and down, which is drawn as a line through it. */
  readonly off?: number;
}

interface Props {
  readonly curves: readonly Curve[];
  readonly language: string;
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  /** The least that the upright axis covers. */
  readonly span?: number;
}

const TICKS = { x: 6, y: 5 };
const SIZE = 1_000;
/** A single point stands in the middle of this much. */
const SPAN = { x: 100, y: 0.1 };

/** One number against another. It is drawn by the server, as wide as there is room. */
export function CurveChart({ curves, language, label, span = SPAN.y }: Props): VNode | null {
  const all = curves.flatMap(({ points }) => points);
  if (all.length === 0) return null;
  const x = withRoom(
    rangeOf(
      all.map((point) => point.x),
      SPAN.x,
    ),
    0.02,
  );
  const y = withRoom(
    rangeOf(
      all.flatMap((point) => [point.y - (point.off ?? 0), point.y + (point.off ?? 0)]),
      span,
    ),
    0.06,
  );
  return (
    <div class="chart">
      <svg class="y-axis" aria-hidden="true">
        {niceTicks(y, TICKS.y).map((tick) => (
          <text x="100%" y={`${100 - percent(tick, y)}%`} text-anchor="end" dominant-baseline="middle">
            {decimals(language, tick)}
          </text>
        ))}
      </svg>
      <Plot curves={curves} label={label} x={x} y={y} />
      <Names curves={curves} y={y} />
      <svg class="x-axis" aria-hidden="true">
        {niceTicks(x, TICKS.x).map((tick) => (
          <text x={`${percent(tick, x)}%`} y="1em" text-anchor="middle">
            {decimals(language, tick)}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface PlotProps {
  readonly curves: readonly Curve[];
  readonly label: string;
  readonly x: AxisRange;
  readonly y: AxisRange;
}

const Plot = ({ curves, label, x, y }: PlotProps): VNode => (
  <svg class="plot" role="img" aria-label={label}>
    {niceTicks(y, TICKS.y).map((tick) => (
      <line class="grid-line" x1="0" x2="100%" y1={`${100 - percent(tick, y)}%`} y2={`${100 - percent(tick, y)}%`} />
    ))}
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      {curves.map(({ tone, points }) => (
        <path class={`tone-${tone}`} d={pathOf(points, x, y)} vector-effect="non-scaling-stroke" />
      ))}
    </svg>
    {curves.map((curve) => (
      <Dots curve={curve} x={x} y={y} />
    ))}
  </svg>
);

const pathOf = (points: Curve["points"], x: AxisRange, y: AxisRange): string =>
  points
    .map(
      (point, at) =>
        `${at === 0 ? "M" : "L"}${Math.round(percent(point.x, x) * (SIZE / 100))} ${Math.round((100 - percent(point.y, y)) * (SIZE / 100))}`,
    )
    .join("");

const Dots = ({ curve, x, y }: { readonly curve: Curve; readonly x: AxisRange; readonly y: AxisRange }): VNode => (
  <g class={`dots tone-${curve.tone}`}>
    {curve.points.map((point) => (
      <>
        {point.off === undefined ? null : <Whisker at={`${percent(point.x, x)}%`} point={point} y={y} />}
        <circle cx={`${percent(point.x, x)}%`} cy={`${100 - percent(point.y, y)}%`} r={3}>
          <title>{point.title}</title>
        </circle>
      </>
    ))}
  </g>
);

function Whisker({ at, point, y }: { readonly at: string; readonly point: CurvePoint; readonly y: AxisRange }): VNode {
  const [low, high] = [-1, 1].map((side) => `${100 - percent(point.y + side * (point.off ?? 0), y)}%`);
  return <line class="whisker" x1={at} x2={at} y1={low} y2={high} />;
}

/** The name of each curve beside its end, moved where two would overlap. */
function Names({ curves, y }: { readonly curves: readonly Curve[]; readonly y: AxisRange }): VNode {
  const places = spread(
    curves.map(({ points }) => 100 - percent(points.at(-1)?.y ?? 0, y)),
    LABEL,
  );
  return (
    <svg class="names" aria-hidden="true">
      {curves.map(({ name, tone }, at) => (
        <text class={`tone-${tone}`} x="0" y={`${places[at]}%`} dominant-baseline="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}
