import { type Derived, decide } from "../../../calculation/derived.ts";
import { addMonths, type IsoDate } from "../../../domain/dates.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";

/** Active, flagged as inactive, or no longer in the list at all. A player keeps their last rating in any case. */
export type Activity = "active" | "inactive" | "gone";

/** What a list says of a player whose games last counted in a given list, itself included: one game makes active. */
export const activity = (
  edition: FideEdition,
  { list, lastCounted }: { readonly list: Derived<IsoDate>; readonly lastCounted: Derived<IsoDate> },
): Derived<Activity> =>
  decide("activity", cite(edition, "inactivity"), { list, lastCounted }, ({ list, lastCounted }, sets) => {
    const { after, goneAfterMonths } = sets;
    if (goneAfterMonths !== null && list >= addMonths(lastCounted, goneAfterMonths)) {
      return ["gone", { code: "player-gone", lastCounted, months: goneAfterMonths }];
    }
    const months = after.findLast(({ from }) => from === null || list >= from)?.months;
    if (months === undefined) throw new Error(`${edition.id} does not say when a player is inactive on ${list}`);
    return list >= addMonths(lastCounted, months)
      ? ["inactive", { code: "player-inactive", lastCounted, months }]
      : ["active", { code: "player-active", lastCounted, months }];
  });

/** Parts of a published list: in alphabetical order, by federation, and the best players. */
export type PublishedSection = "alphabetical" | "federation" | "top";

/** Whether a section of the list shows the player. */
export const shownIn = (
  edition: FideEdition,
  activity: Derived<Activity>,
  section: PublishedSection,
): Derived<boolean> =>
  decide("shown", cite(edition, "inactivity"), { activity }, ({ activity }, { inFederationSection }) => {
    if (activity === "gone") return [false, { code: "section-gone" }];
    const inactiveToo = section === "alphabetical" || (section === "federation" && inFederationSection);
    return activity === "active" || inactiveToo
      ? [true, { code: "section-shown", section }]
      : [false, { code: "section-active-only", section }];
  });
