import type { IsoDate } from "../../dates.ts";
import type { None } from "./none.ts";

/** Cases of a list as a whole: what is published, what was corrected, and what a person should look at. */
export interface PeriodClauses {
  readonly "decided-rated": { readonly reason: string; readonly article: string | null };
  readonly "decided-not-rated": { readonly reason: string; readonly article: string | null };
  readonly "rating-published": None;
  readonly "list-decided": { readonly list: IsoDate; readonly reason: string };
  readonly "K-printed": None;
  readonly "K-possible": None;
  readonly "K-assumed": None;
  readonly "rating-not-published": None;
  readonly "base-corrected": { readonly reason: string };
  readonly "base-missing": None;
  readonly "correction-without-rating": { readonly reason: string };
  readonly "without-federation": { readonly players: number };
  readonly "person-unknown": None;
  readonly "tournament-not-rated": None;
  readonly "left-by-decision": { readonly reason: string };
  readonly "left-merged": { readonly kept: string; readonly rating: number | null; readonly reason: string };
  readonly "left-merged-on": { readonly kept: string; readonly rating: number | null; readonly reason: string };
  readonly "left-unmerged": { readonly merged: string; readonly reason: string };
  readonly "returned-unmerged": {
    readonly kept: string;
    readonly list: string;
    readonly rating: number | null;
    readonly reason: string;
  };
}
