export interface ChartPoint {
  readonly kind: string;
  readonly date: string;
  readonly rating: number | null;
  /** Whether something else than games moved it: a correction, or another version of the list. */
  readonly corrected: boolean;
}

export interface ChartSeries {
  /** Seconds since 1970. */
  readonly times: readonly number[];
  readonly kinds: readonly { readonly kind: string; readonly ratings: readonly (number | null)[] }[];
  /** The ratings that were corrected, of all kinds; empty: none was. */
  readonly corrected: readonly (number | null)[];
}
