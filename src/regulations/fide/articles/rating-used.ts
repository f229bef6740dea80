import { type Derived, decide } from "../../../calculation/derived.ts";
import type { Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";

/** A rating as a list has it; null: not rated there. */
type Rating = Derived<Points | null>;

/** On rapid and blitz lists a player unrated there may count as rated with their standard rating. */
export const standardRating = (
  edition: FideEdition,
  { own, standard }: { readonly own: Rating; readonly standard: Rating },
): Rating =>
  decide("rating used", cite(edition, "standardRating"), { own, standard }, ({ own, standard }, { used }) => {
    if (own !== null) return [own, { code: "rating-of-list" }];
    return used && standard !== null
      ? [standard, { code: "rating-of-standard-list" }]
      : [null, { code: "rating-none" }];
  });

/** A player's rating at the start of a tournament, first published after it, and on the list before the one being made. */
export interface Meanwhile {
  readonly atStart: Rating;
  readonly firstPublished: Rating;
  readonly listBefore: Rating;
}

/** The rating of a player who entered the list between playing and being rated, for the change of their own rating. */
export const ratingForHimself = (edition: FideEdition, meanwhile: Meanwhile): Rating =>
  decide("rating for himself", cite(edition, "enteredMeanwhile"), { ...meanwhile }, (facts, sets) =>
    enteredMeanwhile(facts, sets.ratedForHimself, sets.byFirstRating ? facts.firstPublished : facts.listBefore),
  );

/** The rating of such a player for opponents: to them it is what it was when they played. */
export const ratingForOpponents = (edition: FideEdition, meanwhile: Meanwhile): Rating =>
  decide("rating for opponents", cite(edition, "enteredMeanwhile"), { ...meanwhile }, (facts, sets) =>
    enteredMeanwhile(facts, sets.ratedForOpponents, facts.listBefore),
  );

function enteredMeanwhile({ atStart }: { readonly atStart: Points | null }, isRated: boolean, entered: Points | null) {
  if (atStart !== null) return [atStart, { code: "rating-of-list" }] as const;
  return isRated && entered !== null
    ? ([entered, { code: "rating-entered-meanwhile" }] as const)
    : ([null, { code: "rating-none" }] as const);
}

/** An opponent's rating is that of the list; what earlier tournaments made of it since is provisional. */
export const opponentRating = (
  edition: FideEdition,
  { listed, provisional }: { readonly listed: Rating; readonly provisional: Rating },
): Rating =>
  decide("opponent rating", cite(edition, "provisionalRatings"), { listed, provisional }, (facts, { used }) => {
    if (used && facts.provisional !== null) return [facts.provisional, { code: "rating-provisional" }];
    return facts.listed === null ? [null, { code: "rating-none" }] : [facts.listed, { code: "rating-of-list" }];
  });
