import { given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { points } from "../../domain/units.ts";
import { standardRating } from "../../regulations/fide/articles/rating-used.ts";
import { fideEditionOn } from "../../regulations/register.ts";

export interface EffectiveRatings {
  /** null: there is no edition for the day. */
  readonly edition: string | null;
  /** The rating that counts for somebody with these ratings on the list and on the standard list; null: unrated. */
  readonly of: (rating: number | null, standard: number | null) => number | null;
}

/** Which rating counts in a tournament that begins on a day: of rapid and blitz it may be the standard rating. */
export function effectiveRatings(kind: ListKind, date: IsoDate): EffectiveRatings {
  const edition = fideEditionOn(kind, date);
  return {
    edition: edition?.id ?? null,
    of: (rating, standard) => {
      // Most have a rating of their own, and the article then gives just that.
      if (edition === undefined || rating !== null || standard === null) return rating;
      return standardRating(edition, {
        own: given("Ro", null, COUNTED),
        standard: given("standard rating", points(standard), COUNTED),
      }).value;
    },
  };
}
