import { type Derived, decide } from "../../../calculation/derived.ts";
import type { Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { LaskEdition } from "../lask-edition.ts";

/** Whether a rating may be compared with those of other clubs. */
export const isComparable = (edition: LaskEdition, rating: Derived<Points>): Derived<boolean> =>
  decide("comparable", cite(edition, "comparable"), { rating }, ({ rating }, { ratingOver }) =>
    rating > ratingOver ? [true, { code: "comparable", ratingOver }] : [false, { code: "not-comparable", ratingOver }],
  );

/** Whether the federation's rules bind, or the district may have its own. */
export const commonRulesHold = (edition: LaskEdition, rating: Derived<Points>): Derived<boolean> =>
  decide("common rules", cite(edition, "commonRules"), { rating }, ({ rating }, { ratingFrom }) =>
    rating >= ratingFrom
      ? [true, { code: "common-rules", ratingFrom }]
      : [false, { code: "district-rules", ratingFrom }],
  );

/** Whether the club may move a member to the right place by hand, with a reason. */
export const mayBePlaced = (edition: LaskEdition, rating: Derived<Points>): Derived<boolean> =>
  decide("placed by the club", cite(edition, "placement"), { rating }, ({ rating }, { placedBelow }) =>
    rating < placedBelow
      ? [true, { code: "placed-by-club", placedBelow }]
      : [false, { code: "not-placed-by-club", placedBelow }],
  );
