import { AGE_GROUPS, RATING_BANDS, spanOf, type ValueSpan } from "../../domain/pool-groups.ts";
import { type GroupResidual, ResidualSums } from "../residual-sums.ts";

/** One player of a game, and how much more they scored than expected. */
export interface BookSide {
  readonly rating: number;
  /** In the year of the period; null: not known, or a guest. */
  readonly age: number | null;
  readonly residual: number;
}

/** By age and rating: a book knows no sex and no federation. */
export interface BookGroups {
  readonly ages: readonly (ValueSpan & GroupResidual)[];
  readonly ratings: readonly (ValueSpan & GroupResidual)[];
}

export function bookGroups(sides: Iterable<BookSide>): BookGroups {
  const [ages, ratings] = [AGE_GROUPS.map(() => new ResidualSums()), RATING_BANDS.map(() => new ResidualSums())];
  for (const { rating, age, residual } of sides) {
    ratings[spanOf(RATING_BANDS, rating)]!.add(residual);
    if (age !== null) ages[spanOf(AGE_GROUPS, age)]!.add(residual);
  }
  return {
    ages: AGE_GROUPS.map((span, at) => ({ ...span, ...ages[at]!.result() })),
    ratings: RATING_BANDS.map((span, at) => ({ ...span, ...ratings[at]!.result() })),
  };
}
