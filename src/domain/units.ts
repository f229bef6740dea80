declare const unit: unique symbol;
type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

/** Rating points: a rating, a difference or a change. Always whole. */
export type Points = Quantity<"points">;

/**
 * Hundredths, so that sums are exact: of a score (a draw is 50, PD .92 is 92),
 * or of a rating point (a change of +7.5 is 750).
 */
export type Hundredths = Quantity<"hundredths">;

/** Half rating points, the unit of the Swedish book: +6½ is 13. */
export type Halves = Quantity<"halves">;

export const points = (value: number): Points => whole(value) as Points;
export const hundredths = (value: number): Hundredths => whole(value) as Hundredths;
export const halves = (value: number): Halves => whole(value) as Halves;

/** What a game can be worth to one of its players. */
export const WIN = hundredths(100);
export const DRAW = hundredths(50);
export const LOSS = hundredths(0);

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`expected a whole number, found ${value}`);
  return value + 0; // turns -0 into 0
}
