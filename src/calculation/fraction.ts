/** An exact fraction with a positive denominator: what a mean is before it is rounded. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export function fraction(numerator: number, denominator = 1): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0) {
    throw new RangeError(`expected a fraction of whole numbers, found ${numerator}/${denominator}`);
  }
  const divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator);
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { ...b, numerator: -b.numerator });

export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b); // at most log₂(a) steps
}
