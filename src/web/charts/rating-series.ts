import { LIST_KINDS } from "../../domain/list.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { ChartLine } from "./line-points.ts";

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
  readonly corrected: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly range: string;
  readonly all: string;
  /** By the number of years. */
  readonly years: Readonly<Record<string, string>>;
}

/** Years that the chart can be limited to. */
export const RANGES = [1, 3, 5] as const;

export function chartLabels({ language, web, pages }: Catalogue, points: readonly ChartPoint[]): ChartLabels {
  const kinds = [...new Set(points.map(({ kind }) => kind))];
  const { range, all, years } = pages.charts;
  return {
    language,
    text: web.players.chartText,
    corrected: web.players.corrected,
    kinds: Object.fromEntries(kinds.map((kind) => [kind, web.lists.kinds[kind] ?? kind])),
    range,
    all,
    years: Object.fromEntries(RANGES.map((count) => [count, years(count)])),
  };
}

/** A line for each kind that has a rating, in the order of the lists; a club's book has a kind of its own. */
export function linesOf(points: readonly ChartPoint[], labels: ChartLabels): readonly ChartLine[] {
  const kinds = [...new Set(points.filter(({ rating }) => rating !== null).map(({ kind }) => kind))];
  const placeOf = (kind: string): number => (LIST_KINDS as readonly string[]).indexOf(kind);
  return kinds
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((kind) => ({
      name: labels.kinds[kind] ?? kind,
      tone: placeOf(kind) + 1 || LIST_KINDS.length + 1,
      points: points
        .filter((point) => point.kind === kind)
        .map(({ date, rating, corrected }) => ({ date, value: rating, ringed: corrected && rating !== null })),
    }));
}
