import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { LineChart, type Pointing } from "./line-chart.tsx";
import { type ChartLine, valueOn } from "./line-points.ts";
import { type ChartLabels, type ChartPoint, linesOf, RANGES } from "./rating-series.ts";
import { dayNumber, shortMonth } from "./scale.ts";

interface Props {
  /** The oldest first. */
  readonly points: readonly ChartPoint[];
  readonly labels: ChartLabels;
}

const DAYS_OF_YEAR = 366;

/** A shorter drag is a click that slipped. */
const DRAG_MIN = 45;

/** The days that are shown; null: all. */
type Span = readonly [from: number, to: number] | null;

/** Ratings over the years. The server draws it; in a browser with scripts it can be pointed at, and limited to some years or by dragging. */
export function RatingChart({ points, labels }: Props): VNode | null {
  const [span, limitTo] = useState<Span>(null);
  const [cursor, pointAt] = useState<string | null>(null);
  const pressed = useRef<number | null>(null);
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  const newest = points.at(-1);
  if (newest === undefined) return null;
  const end = dayNumber(newest.date);
  const seen = points.filter((point) => isIn(point, span));
  const lines = linesOf(seen, labels);
  const ranges = RANGES.filter((count) => points.some(({ date }) => end - dayNumber(date) > count * DAYS_OF_YEAR));
  const spans = [...ranges.map((count) => [count, [end - count * DAYS_OF_YEAR, end]] as const), [null, null] as const];
  const pointing = hasScript
    ? {
        ...pointingAt([...new Set(seen.map(({ date }) => date))], cursor, pointAt),
        ...draggingOver(pressed, (dragged) => {
          if (points.some((point) => isIn(point, dragged))) limitTo(dragged);
        }),
      }
    : null;
  return (
    <figure>
      {ranges.length === 0 && span === null ? null : (
        <fieldset class="ranges script-only">
          <legend class="visually-hidden">{labels.range}</legend>
          {spans.map(([count, days]) => (
            <button
              type="button"
              class="quiet"
              aria-pressed={String(days) === String(span)}
              onClick={() => limitTo(days)}
            >
              {count === null ? labels.all : labels.years[count]}
            </button>
          ))}
        </fieldset>
      )}
      <LineChart lines={lines} language={labels.language} label={labels.text} cursor={cursor} pointing={pointing} />
      <figcaption class="chart-readout small" aria-live="polite">
        {readout(lines, labels, cursor ?? newest.date)}
        {seen.some(({ corrected }) => corrected) ? <span class="soft"> · ◯ {labels.corrected}</span> : null}
      </figcaption>
    </figure>
  );
}

const isIn = ({ date }: ChartPoint, span: Span): boolean =>
  span === null || (dayNumber(date) >= span[0] && dayNumber(date) <= span[1]);

/** From where a pointer was pressed to where it was let go, in either direction. */
const draggingOver = (
  pressed: { current: number | null },
  limitTo: (span: Span) => void,
): Pick<Pointing, "onPress" | "onRelease"> => ({
  onPress: (day) => {
    pressed.current = day;
  },
  onRelease: (day) => {
    const { current: start } = pressed;
    pressed.current = null;
    if (start !== null && Math.abs(day - start) >= DRAG_MIN) limitTo([Math.min(start, day), Math.max(start, day)]);
  },
});

/** A pointer chooses the nearest list; arrows go from list to list, Home and End to the first and the last. */
function pointingAt(
  days: readonly string[],
  cursor: string | null,
  pointAt: (day: string | null) => void,
): Omit<Pointing, "onPress" | "onRelease"> {
  const last = days.length - 1;
  const at = cursor === null ? last : days.indexOf(cursor);
  const targets: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  return {
    onDay: (day) => pointAt(day === null ? null : nearest(days, day)),
    onFocus: () => pointAt(days[last] ?? null),
    onKey: (key) => {
      if (key === "Escape") pointAt(null);
      const target = targets[key];
      if (target !== undefined) pointAt(days[Math.min(Math.max(target, 0), last)] ?? null);
      return target !== undefined;
    },
  };
}

function nearest(days: readonly string[], day: number): string | null {
  const distance = (date: string): number => Math.abs(dayNumber(date) - day);
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** What each line says on a day. */
const readout = (lines: readonly ChartLine[], { language }: ChartLabels, day: string): string =>
  [
    shortMonth(language, dayNumber(day)),
    ...lines.flatMap(({ name, points }) => {
      const value = valueOn(points, day);
      return value === null ? [] : [`${name} ${value}`];
    }),
  ].join(" · ");
