import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type ChartLine, LineChart } from "./line-chart.tsx";
import { type ChartLabels, type ChartPoint, linesOf, RANGES } from "./rating-series.ts";
import { dayNumber, shortMonth } from "./scale.ts";

interface Props {
  /** The oldest first. */
  readonly points: readonly ChartPoint[];
  readonly labels: ChartLabels;
}

const DAYS_OF_YEAR = 366;

/** Ratings over the years. The server draws it; in a browser with scripts it can be pointed at and limited to some years. */
export function RatingChart({ points, labels }: Props): VNode | null {
  const [years, limitTo] = useState<number | null>(null);
  const [cursor, pointAt] = useState<string | null>(null);
  const newest = points.at(-1);
  if (newest === undefined) return null;
  const age = ({ date }: ChartPoint): number => dayNumber(newest.date) - dayNumber(date);
  const seen = years === null ? points : points.filter((point) => age(point) <= years * DAYS_OF_YEAR);
  const lines = linesOf(seen, labels);
  const ranges = RANGES.filter((count) => points.some((point) => age(point) > count * DAYS_OF_YEAR));
  const onPoint = (day: number | null): void => pointAt(day === null ? null : nearest(seen, day));
  return (
    <figure>
      {ranges.length === 0 ? null : (
        <fieldset class="ranges script-only">
          <legend class="visually-hidden">{labels.range}</legend>
          {[...ranges, null].map((count) => (
            <button type="button" class="quiet" aria-pressed={count === years} onClick={() => limitTo(count)}>
              {count === null ? labels.all : labels.years[count]}
            </button>
          ))}
        </fieldset>
      )}
      <LineChart lines={lines} language={labels.language} label={labels.text} cursor={cursor} onPoint={onPoint} />
      <figcaption class="chart-readout small">
        {readout(lines, labels, cursor ?? newest.date)}
        {seen.some(({ corrected }) => corrected) ? <span class="soft"> · ◯ {labels.corrected}</span> : null}
      </figcaption>
    </figure>
  );
}

/** The day of the list that is nearest to where somebody points. */
function nearest(points: readonly ChartPoint[], day: number): string | null {
  const distance = (date: string): number => Math.abs(dayNumber(date) - day);
  return points.map(({ date }) => date).sort((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** What each line says on a day. */
const readout = (lines: readonly ChartLine[], { language }: ChartLabels, day: string): string =>
  [
    shortMonth(language, dayNumber(day)),
    ...lines.flatMap(({ name, points }) => {
      const value = points.findLast(({ date }) => date <= day)?.value ?? null;
      return value === null ? [] : [`${name} ${value}`];
    }),
  ].join(" · ");
