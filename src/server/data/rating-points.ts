interface DatedRating {
  readonly date: string;
  readonly version: number;
  /** null: on that list without a rating. */
  readonly rating: number | null;
}

/** Room for a rating of four figures behind year and month. */
const RATING = 10_000;

/**
 * Ratings of one kind as numbers of year, month and rating, the oldest first: 2015081568 is 1568 in August 2015. Of months
 * with the same rating only the first and the last are given. Of versions of a list the newest counts.
 */
export function ratingPoints(entries: readonly DatedRating[]): number[] {
  const byMonth = new Map<number, number>();
  for (const { date, rating } of entries.toSorted(inOrder))
    if (rating !== null) byMonth.set(Number(date.slice(0, 4) + date.slice(5, 7)), rating);
    else byMonth.delete(Number(date.slice(0, 4) + date.slice(5, 7)));
  const points = [...byMonth];
  const ratingAt = (at: number): number | undefined => points[at]?.[1];
  return points
    .filter(([, rating], at) => ratingAt(at - 1) !== rating || ratingAt(at + 1) !== rating)
    .map(([month, rating]) => month * RATING + rating);
}

const inOrder = (one: DatedRating, other: DatedRating): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.version - other.version;
