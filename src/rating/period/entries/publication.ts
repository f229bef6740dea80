import { type Derived, given } from "../../../calculation/derived.ts";
import type { Source } from "../../../domain/codes/source.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { type Points, points } from "../../../domain/units.ts";
import { type Activity, activity } from "../../../regulations/fide/articles/inactivity.ts";
import { inclusion, type TitledEntry, titledUnrated } from "../../../regulations/fide/articles/listing.ts";
import type { CoefficientRule } from "../changes/coefficients.ts";
import type { PeriodContext } from "../context.ts";

const REGISTER: Source = { code: "register" };

/** K as this list prints it: of the list's own date, for the tournaments that begin under it. */
export const printedRule = ({ floor, input }: PeriodContext): CoefficientRule => ({
  edition: floor,
  asOf: given("K as of", input.list, { code: "list", list: input.list }),
});

/** Active, inactive or gone, for a player whose games last counted in a list. */
export const activityOn = ({ list, listDate }: PeriodContext, lastCounted: IsoDate): Derived<Activity> =>
  activity(list, {
    list: listDate,
    lastCounted: given("last list with games", lastCounted, { code: "list", list: lastCounted }),
  });

/** Whether the list shows a player, by the federation's membership and its wishes. */
export function inclusionOf({ list, input, person }: PeriodContext, id: string): Derived<boolean> {
  const { federation, excluded, dispensation } = person(id);
  const status = federation === null ? undefined : input.federations.get(federation);
  return inclusion(list, {
    member: given("member federation", status?.member ?? false, REGISTER),
    suspended: given("suspended", status?.suspended ?? false, REGISTER),
    excludedByFederation: given("excluded by federation", excluded, REGISTER),
    dispensation: given("dispensation", dispensation, REGISTER),
  });
}

/** Which list has a player with a title or without. */
export const titledOn = (
  { list, input, person }: PeriodContext,
  id: string,
  rating: number | null,
): Derived<TitledEntry> =>
  titledUnrated(list, {
    rating: given<Points | null>("rating", rating === null ? null : points(rating), {
      code: "list",
      list: input.list,
    }),
    titled: given("titled", person(id).titled, REGISTER),
  });
