import type { Catalogue } from "../../words/types/catalogue.ts";

export interface ChartPoint {
  readonly kind: string;
  readonly date: string;
  readonly rating: number | null;
  /** Whether something else than games moved it: a correction, or another version of the list. */
  readonly corrected: boolean;
}

/** The words of a chart: they travel with its points, so that a page loads no catalogue for them. */
export interface ChartLabels {
  readonly language: string;
  /** What the chart shows, for those who do not see it. */
  readonly text: string;
  readonly date: string;
  readonly corrected: string;
  readonly kinds: Readonly<Record<string, string>>;
}

export interface ChartSeries {
  /** Seconds since 1970. */
  readonly times: readonly number[];
  readonly kinds: readonly { readonly kind: string; readonly ratings: readonly (number | null)[] }[];
  /** The ratings that were corrected, of all kinds; empty: none was. */
  readonly corrected: readonly (number | null)[];
}

export function chartLabels({ language, web }: Catalogue, points: readonly ChartPoint[]): ChartLabels {
  const kinds = [...new Set(points.map(({ kind }) => kind))];
  return {
    language,
    text: web.players.chartText,
    date: web.lists.date,
    corrected: web.players.corrected,
    kinds: Object.fromEntries(kinds.map((kind) => [kind, web.lists.kinds[kind] ?? kind])),
  };
}
