import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LIST_KINDS } from "../../domain/list.ts";
import type { ChartLabels, ChartPoint, ChartSeries } from "./chart-series.ts";

interface Props {
  /** The oldest first. */
  readonly points: readonly ChartPoint[];
  readonly labels: ChartLabels;
}

const HEIGHT = 280;

/** Ratings over the years as steps: a rating holds from its list to the next. The table below has the same numbers. */
export function RatingChart({ points, labels }: Props): VNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let ended = false;
    let remove = (): void => undefined;
    // Loaded only by pages with a chart.
    import("./draw-chart.ts").then(({ drawChart }) => {
      if (!ended) remove = drawChart(element, seriesOf(points), { height: HEIGHT, labels });
    });
    return () => {
      ended = true;
      remove();
    };
  }, [points, labels]);
  return <div class="chart" ref={place} role="img" aria-label={labels.text} />;
}

/** In the order of the lists; a club's book has a kind of its own. */
const kindsIn = (points: readonly ChartPoint[]): readonly string[] =>
  [...new Set(points.map(({ kind }) => kind))].sort((one, other) => placeOf(one) - placeOf(other));
const placeOf = (kind: string): number => (LIST_KINDS as readonly string[]).indexOf(kind);

function seriesOf(points: readonly ChartPoint[]): ChartSeries {
  const dates = [...new Set(points.map(({ date }) => date))].sort();
  const at = new Map(points.map((point) => [`${point.kind} ${point.date}`, point.rating]));
  const corrected = new Map(points.filter((point) => point.corrected).map(({ date, rating }) => [date, rating]));
  return {
    corrected: corrected.size === 0 ? [] : dates.map((date) => corrected.get(date) ?? null),
    times: dates.map((date) => Date.parse(`${date}T00:00:00Z`) / 1_000),
    kinds: kindsIn(points).map((kind) => ({
      kind,
      ratings: dates.map((date) => at.get(`${kind} ${date}`) ?? null),
    })),
  };
}
