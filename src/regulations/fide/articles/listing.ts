import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import { type Birth, type IsoDate, readBirth } from "../../../domain/dates.ts";
import type { Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
import { floorOf } from "./opening.ts";

export type Entry = "listed" | FideArticles["delisting"]["sets"]["shownAs"];

/** How a list shows a player of a new rating. The floor is that of the list's own date. */
export const entry = (edition: FideEdition, rating: Derived<Points>): Derived<Entry> =>
  decide("entry", cite(edition, "delisting"), { rating, floor: floorOf(edition) }, ({ rating, floor }, { shownAs }) =>
    rating >= floor
      ? ["listed", { code: "entry-listed", floor }]
      : [shownAs, { code: "entry-below-floor", rating, floor }],
  );

/** A tournament of a player who was delisted: when it began, and the list that rates it. */
export interface AroundDelisting {
  readonly delistedOn: Derived<IsoDate>;
  readonly start: Derived<IsoDate>;
  readonly list: Derived<IsoDate>;
}

/** Whether a delisted player still counts with the old rating for opponents: in a tournament that began before that list. */
export const ratedForOpponents = (edition: FideEdition, { delistedOn, start }: AroundDelisting): Derived<boolean> =>
  decide("rated for opponents", cite(edition, "delisting"), { delistedOn, start }, ({ delistedOn, start }) =>
    start < delistedOn
      ? [true, { code: "delisted-later", delistedOn }]
      : [false, { code: "delisted-before", delistedOn }],
  );

/** Whether a delisted player's own change holds. Rated on a later list it lapses: there is no rating left to change. */
export const changeCounts = (edition: FideEdition, { delistedOn, start, list }: AroundDelisting): Derived<boolean> =>
  decide("change counts", cite(edition, "delisting"), { delistedOn, start, list }, ({ delistedOn, start, list }) => {
    if (start >= delistedOn) return [false, { code: "delisted-before", delistedOn }];
    return list > delistedOn
      ? [false, { code: "change-lapses", delistedOn }]
      : [true, { code: "change-before-delisting", delistedOn }];
  });

export type TitledEntry = "rating list" | "list of titled players" | "not listed";

/** Where a list has a player with a title or without; null: unrated. */
export const titledUnrated = (
  edition: FideEdition,
  { rating, titled }: { readonly rating: Derived<Points | null>; readonly titled: Derived<boolean> },
): Derived<TitledEntry> =>
  decide("titled entry", cite(edition, "titledUnrated"), { rating, titled }, ({ rating, titled }, { ownList }) => {
    if (rating !== null) return ["rating list", { code: "titled-on-rating-list" }];
    return titled && ownList
      ? ["list of titled players", { code: "titled-own-list" }]
      : ["not listed", { code: "titled-not-listed" }];
  });

/** The birth as a list shows it; null: not on record. Where only the year is known, the year. */
export const birthShown = (edition: FideEdition, birth: Derived<Birth | null>): Derived<Birth | null> =>
  derive("birth shown", cite(edition, "entry"), { birth }, ({ birth }, sets) =>
    birth !== null && sets.birth === "year" ? (readBirth(birth.slice(0, 4)) ?? null) : birth,
  );

export interface Belonging {
  /** Whether the player's federation is a member; false without one. */
  readonly member: Derived<boolean>;
  readonly suspended: Derived<boolean>;
  readonly excludedByFederation: Derived<boolean>;
  readonly dispensation: Derived<boolean>;
}

/** Whether a list shows the player. One who is left out is rated all the same, and used for opponents. */
export const inclusion = (edition: FideEdition, belonging: Belonging): Derived<boolean> =>
  decide("in the list", cite(edition, "inclusion"), { ...belonging }, (facts, sets) => {
    if (sets === null) return [true, { code: "inclusion-not-asked" }];
    if (sets.federationMayExclude && facts.excludedByFederation) return [false, { code: "left-out-by-federation" }];
    if (!sets.membersOnly || (facts.member && !facts.suspended)) return [true, { code: "included" }];
    if (sets.dispensation && facts.dispensation) return [true, { code: "included-by-dispensation" }];
    return [false, { code: facts.member ? "left-out-suspended" : "left-out-no-member" }];
  });
