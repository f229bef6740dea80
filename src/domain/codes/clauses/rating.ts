import type { IsoDate } from "../../dates.ts";
import type { None } from "./none.ts";

/** Cases of the articles on a player's rating: K, D, first rating. */
export interface RatingClauses {
  readonly "K-reached": { readonly highestMin: number; readonly K: number };
  readonly "K-reached-after-games": { readonly highestMin: number; readonly gamesMin: number; readonly K: number };
  readonly "K-junior": {
    readonly untilAge: number;
    readonly untilAgeOn: "birthday" | "end of year";
    readonly highestBelow: number;
    readonly K: number;
  };
  readonly "K-new": { readonly gamesBelow: number; readonly K: number };
  readonly "K-rest": { readonly K: number };
  readonly "K-everybody": { readonly K: number };
  readonly "K-lowered": { readonly K: number; readonly n: number; readonly gamesTimesKMax: number };
  readonly "difference-as-is": None;
  readonly "difference-limited": { readonly found: number; readonly counted: number };
  readonly "difference-unlimited": { readonly ratingBelow: number };
  readonly "difference-limit-used": { readonly max: number };
  readonly "tournament-kept": None;
  readonly "opening-kept": None;
  readonly "opening-too-few-rated-games": { readonly found: number; readonly gamesMin: number };
  readonly "opening-too-few-opponents": { readonly found: number; readonly opponentsMin: number };
  readonly "opening-score-too-low": { readonly found: number; readonly scoreMin: number };
  readonly "opening-below-floor": { readonly found: number; readonly floor: number };
  readonly "too-few-rated-games": { readonly found: number; readonly gamesMin: number };
  readonly "too-few-opponents": { readonly found: number; readonly opponentsMin: number };
  readonly "no-rated-opponents": None;
  readonly half: None;
  readonly "over-half": { readonly halfPoints: number; readonly halfPoint: number };
  readonly "under-half": None;
  readonly hypothetical: { readonly hypotheticalOpponents: number; readonly hypotheticalRating: number };
  readonly "rating-maximum": { readonly ratingMax: number };
  readonly "in-window": { readonly found: number; readonly months: number };
  readonly "outside-window": { readonly found: number; readonly months: number };
  readonly "pool-cancelled": { readonly notBefore: IsoDate };
  readonly "game-contradicted": None;
  readonly "rating-unknown": None;
  readonly "window-untested": { readonly months: number };
  readonly "enough-games": { readonly found: number; readonly gamesMin: number };
  readonly "enough-games-team-championship": { readonly found: number; readonly gamesMin: number };
  readonly "enough-games-affiliated": { readonly found: number; readonly gamesMin: number };
  readonly "too-few-games": { readonly found: number; readonly gamesMin: number };
  readonly "too-few-games-team-championship": { readonly found: number; readonly gamesMin: number };
  readonly "too-few-games-affiliated": { readonly found: number; readonly gamesMin: number };
  readonly "at-least-floor": { readonly floor: number };
  readonly "below-floor": { readonly found: number; readonly floor: number };
  readonly publishable: None;
  readonly "not-publishable": None;
}
