import type { VNode } from "preact";
import { decimals } from "../../words/numbers.ts";
import { along, type ChartLine, LABEL, type LinePoint, up } from "./line-points.ts";
import {
  type AxisRange,
  dayNumber,
  monthTicks,
  niceTicks,
  percent,
  rangeOf,
  shortMonth,
  spread,
  withRoom,
} from "./scale.ts";
import { Tooltip } from "./tooltip.tsx";

interface Props {
  readonly lines: readonly ChartLine[];
  readonly language: string;
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  /** The day that is pointed at. */
  readonly cursor: string | null;
  /** Only in a browser with scripts: follows a pointer and keys. */
  readonly pointing: Pointing | null;
  /** The least that the axis of values covers. */
  readonly span?: number;
}

export interface Pointing {
  /** Given the day that is pointed at, as `dayNumber` counts; null: none any more. */
  readonly onDay: (day: number | null) => void;
  /** Given a key that was pressed on the chart; returns whether it means something here. */
  readonly onKey: (key: string) => boolean;
  readonly onFocus: () => void;
  /** Given where a pointer was pressed, and where it was let go. */
  readonly onPress: (day: number) => void;
  readonly onRelease: (day: number) => void;
}

/** A flat line or a single point stands in the middle of this much: points, and days. */
const SPAN = { values: 100, days: 183 };
const TICKS = { values: 6, months: 5 };
/** Coordinates of the lines, which are stretched to the width of the page. */
const SIZE = 1_000;

/** Values over time as steps. It is drawn by the server, and as wide as there is room: no script is needed. */
export function LineChart({ lines, language, label, cursor, pointing, span = SPAN.values }: Props): VNode | null {
  const known = lines.flatMap(({ points }) => points.flatMap(({ value }) => value ?? []));
  if (known.length === 0) return null;
  const days = lines.flatMap(({ points }) => points.map(({ date }) => dayNumber(date)));
  const x = withRoom(rangeOf(days, SPAN.days), 0.01);
  const y = withRoom(rangeOf(known, span), 0.06);
  return (
    <div class="chart">
      <YAxis range={y} language={language} />
      <svg class="plot" role="img" aria-label={label} {...(pointing === null ? {} : handlersOf(pointing, x))}>
        {niceTicks(y, TICKS.values).map((tick) => (
          <line class="grid-line" x1="0" x2="100%" y1={up(tick, y)} y2={up(tick, y)} />
        ))}
        {cursor === null ? null : <line class="cursor" x1={along(cursor, x)} x2={along(cursor, x)} y1="0" y2="100%" />}
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          {lines.map(({ tone, points }) => (
            <path class={`tone-${tone}`} d={pathOf(points, x, y)} vector-effect="non-scaling-stroke" />
          ))}
        </svg>
        {lines.map((line) => (
          <Points line={line} x={x} y={y} language={language} />
        ))}
        {cursor === null ? null : <Tooltip lines={lines} x={x} y={y} cursor={cursor} language={language} />}
      </svg>
      <Names lines={lines} y={y} />
      <XAxis range={x} language={language} />
    </div>
  );
}

function handlersOf({ onDay, onKey, onFocus, onPress, onRelease }: Pointing, [from, to]: AxisRange) {
  const dayAt = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = (currentTarget as Element).getBoundingClientRect();
    return from + ((clientX - left) / width) * (to - from);
  };
  return {
    tabIndex: 0,
    onFocus,
    onBlur: (): void => onDay(null),
    onKeyDown: (event: KeyboardEvent): void => {
      if (onKey(event.key)) event.preventDefault();
    },
    onPointerMove: (event: PointerEvent): void => onDay(dayAt(event)),
    onPointerDown: (event: PointerEvent): void => onPress(dayAt(event)),
    onPointerUp: (event: PointerEvent): void => onRelease(dayAt(event)),
    onPointerLeave: (): void => onDay(null),
  };
}

/** Steps: a value holds until the next; where there is none the line is broken. */
function pathOf(points: readonly LinePoint[], x: AxisRange, y: AxisRange): string {
  let isOpen = false;
  const steps = points.map(({ date, value }) => {
    const across = Math.round(percent(dayNumber(date), x) * (SIZE / 100));
    const wasOpen = isOpen;
    isOpen = value !== null;
    if (value === null) return wasOpen ? `H${across}` : "";
    const down = Math.round((100 - percent(value, y)) * (SIZE / 100));
    return wasOpen ? `H${across}V${down}` : `M${across} ${down}`;
  });
  return steps.join("");
}

interface PointsProps {
  readonly line: ChartLine;
  readonly x: AxisRange;
  readonly y: AxisRange;
  readonly language: string;
}

/** A dot where the value changed, which says what it is where a mouse rests on it. */
function Points({ line: { name, tone, points }, x, y, language }: PointsProps): VNode {
  const marked = points.filter(
    ({ value, ringed }, at) =>
      value !== null && (ringed || value !== points[at - 1]?.value || at === points.length - 1),
  );
  return (
    <g class={`dots tone-${tone}`}>
      {marked.map(({ date, value, ringed }) => (
        <circle cx={along(date, x)} cy={up(value ?? 0, y)} r={ringed ? 6 : 3} class={ringed ? "ringed" : undefined}>
          <title>{`${name}, ${shortMonth(language, dayNumber(date))}: ${value}`}</title>
        </circle>
      ))}
    </g>
  );
}

/** The name of each line beside its end, moved where two would overlap. */
function Names({ lines, y }: { readonly lines: readonly ChartLine[]; readonly y: AxisRange }): VNode {
  const ends = lines.flatMap(({ name, tone, points }) => {
    const value = points.findLast((point) => point.value !== null)?.value ?? null;
    return value === null ? [] : [{ name, tone, value }];
  });
  const places = spread(
    ends.map(({ value }) => 100 - percent(value, y)),
    LABEL,
  );
  return (
    <svg class="names" aria-hidden="true">
      {ends.map(({ name, tone }, at) => (
        <text class={`tone-${tone}`} x="0" y={`${places[at]}%`} dominant-baseline="middle">
          {name}
        </text>
      ))}
    </svg>
  );
}

interface AxisProps {
  readonly range: AxisRange;
  readonly language: string;
}

const YAxis = ({ range, language }: AxisProps): VNode => (
  <svg class="y-axis" aria-hidden="true">
    {niceTicks(range, TICKS.values).map((tick) => (
      <text x="100%" y={up(tick, range)} text-anchor="end" dominant-baseline="middle">
        {decimals(language, tick)}
      </text>
    ))}
  </svg>
);

const XAxis = ({ range, language }: AxisProps): VNode => (
  <svg class="x-axis" aria-hidden="true">
    {monthTicks(range, TICKS.months).map((tick) => (
      <text x={`${percent(tick, range)}%`} y="1em" text-anchor="middle">
        {shortMonth(language, tick)}
      </text>
    ))}
  </svg>
);
