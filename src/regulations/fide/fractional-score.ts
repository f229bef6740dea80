import { type Hundredths, type Points, points } from "../../domain/units.ts";

/** The table "p into dp" as printed, from p .50 to p 1.0; below .50 it is its own mirror image. */
// biome-ignore format: a table, as printed
const DIFFERENCE_FROM_HALF = [
    0,   7,  14,  21,  29,  36,  43,  50,  57,  65,
   72,  80,  87,  95, 102, 110, 117, 125, 133, 141,
  149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
  240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
  366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
] as const;

/** dp of a fractional score in hundredths, by the printed table or another. */
export function ratingDifference(p: Hundredths, differences: readonly number[] = DIFFERENCE_FROM_HALF): Points {
  const difference = differences[Math.abs(p - 50)];
  if (difference === undefined) throw new RangeError(`expected a score from 0 to 100 hundredths, found ${p}`);
  return points(p >= 50 ? difference : -difference);
}
