import { type Derived, decide } from "../../../calculation/derived.ts";
import { type Halves, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import { inHalves } from "../half-points.ts";
import type { LaskEdition } from "../lask-edition.ts";

/** A current rating, lifted to the lowest one there is, *lägsta ratingtal*, where it is below. */
export function floored(edition: LaskEdition, current: Derived<Halves>): Derived<Halves> {
  const article = cite(edition, "lowestRating");
  if (current.value >= inHalves(points(article.sets.rating))) return current;
  return decide("current rating", article, { current }, (_, { rating }) => [
    inHalves(points(rating)),
    { code: "lifted-to-floor", rating },
  ]);
}

/** The same for the rating a member starts on. */
export function flooredStart(edition: LaskEdition, start: Derived<Points>): Derived<Points> {
  const article = cite(edition, "lowestRating");
  if (start.value >= article.sets.rating) return start;
  return decide("start rating", article, { start }, (_, { rating }) => [
    points(rating),
    { code: "lifted-to-floor", rating },
  ]);
}
