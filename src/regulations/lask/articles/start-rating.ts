import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import { type Birth, type IsoDate, yearOf } from "../../../domain/dates.ts";
import { type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { LaskEdition } from "../lask-edition.ts";
import { flooredStart } from "./floor.ts";

/** The age reached in the year of entry. */
export const ageAtEntry = (edition: LaskEdition, birth: Derived<Birth>, entry: Derived<IsoDate>): Derived<number> =>
  derive("age", cite(edition, "startRating"), { birth, entry }, ({ birth, entry }) => yearOf(entry) - yearOf(birth));

/** What is known of a new member; null where it is not. */
export interface NewMember {
  readonly age: Derived<number> | null;
  /** The keeper's assessment of the strength. It goes before the rule for beginners. */
  readonly assessed: Derived<Points> | null;
}

/** The rating a member starts on; null where the text names none and the keeper must assess the strength first. */
export function startRating(edition: LaskEdition, { age, assessed }: NewMember): Derived<Points> | null {
  const article = cite(edition, "startRating");
  if (assessed !== null) {
    const start = decide("start rating", article, { assessed }, ({ assessed }) => [
      assessed,
      { code: "start-assessed" },
    ]);
    return flooredStart(edition, start);
  }
  if (age === null || age.value < article.sets.adultAge) return null;
  return decide("start rating", article, { age }, (_, { adultAge, adultRating }) => [
    points(adultRating),
    { code: "start-adult", adultAge },
  ]);
}

/** Whether a start rating is the one that beginners generally get: what differs needs a reason in the book. */
export const isUsualStart = (
  edition: LaskEdition,
  { age, start }: { readonly age: Derived<number>; readonly start: Derived<Points> },
): Derived<boolean> =>
  decide(
    "usual start",
    cite(edition, "startRating"),
    { age, start },
    ({ age, start }, { adultAge, adultRating, youngerBelow }) => {
      if (age >= adultAge) {
        const usual = start === adultRating;
        return [usual, { code: usual ? "start-usual-adult" : "start-unusual-adult", adultAge, adultRating }];
      }
      const usual = start < youngerBelow;
      return [usual, { code: usual ? "start-usual-young" : "start-unusual-young", adultAge, youngerBelow }];
    },
  );
