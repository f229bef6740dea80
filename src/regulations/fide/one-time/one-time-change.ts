import type { Cited, Derived } from "../../../calculation/derived.ts";
import type { Rounding } from "../../../calculation/rounding.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { Points } from "../../../domain/units.ts";
import type { Edition, Reading } from "../../edition.ts";

/** What a player stands with on the day of the change; null: unrated. */
export interface RatingsThatDay {
  /** On the list that is changed. */
  readonly own: Derived<Points | null>;
  readonly standard: Derived<Points | null>;
}

/** What each change sets, under the name of its rule. */
export interface OneTimeRules {
  readonly rapidBlitzLift: { readonly differenceOver: number; readonly standardLess: number };
  readonly compression: { readonly ratingBelow: number; readonly percent: number; readonly rounding: Rounding };
}

export type OneTimeRule = keyof OneTimeRules;

/** A change as derivations cite it. */
export interface CitedOnce<Rule extends OneTimeRule = OneTimeRule> extends Cited<OneTimeRules[Rule]> {
  readonly rule: Rule;
}

/** A change of every rating of a list, made once, beside the articles. */
export interface OneTimeChange {
  /** Cited as the edition of the change. */
  readonly id: string;
  readonly listDate: IsoDate;
  readonly lists: readonly ListKind[];
  readonly cited: CitedOnce;
  readonly source: Edition["source"];
  readonly readings: readonly Reading[];
  readonly apply: (ratings: RatingsThatDay) => Derived<Points | null>;
}
