import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { LIST_KINDS } from "../../domain/list.ts";
import type { SmallIslandProps } from "../parts/island.tsx";

export interface ChartPoint {
  readonly kind: string;
  readonly date: string;
  readonly rating: number | null;
}

interface Props extends SmallIslandProps {
  /** The oldest first. */
  readonly points: readonly ChartPoint[];
}

const HEIGHT = 280;

/** Ratings over the years as steps: a rating holds from its list to the next. The table below has the same numbers. */
export function RatingChart({ points, words }: Props): VNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let ended = false;
    let remove = (): void => undefined;
    // The library is loaded by pages that show a chart, and only there.
    import("./draw-chart.ts").then(({ drawChart }) => {
      if (!ended) remove = drawChart(element, seriesOf(points), { height: HEIGHT, words });
    });
    return () => {
      ended = true;
      remove();
    };
  }, [points, words]);
  return <div class="chart" ref={place} role="img" aria-label={words.web.players.chartText} />;
}

export interface ChartSeries {
  /** Seconds since 1970. */
  readonly times: readonly number[];
  readonly kinds: readonly { readonly kind: string; readonly ratings: readonly (number | null)[] }[];
}

function seriesOf(points: readonly ChartPoint[]): ChartSeries {
  const dates = [...new Set(points.map(({ date }) => date))].sort();
  const at = new Map(points.map((point) => [`${point.kind} ${point.date}`, point.rating]));
  return {
    times: dates.map((date) => Date.parse(`${date}T00:00:00Z`) / 1_000),
    kinds: LIST_KINDS.filter((kind) => points.some((point) => point.kind === kind)).map((kind) => ({
      kind,
      ratings: dates.map((date) => at.get(`${kind} ${date}`) ?? null),
    })),
  };
}
