import type { IsoDate } from "../../dates.ts";
import type { None } from "./none.ts";

/** A row of the table of points. */
export interface TableRow {
  readonly from: number;
  readonly to: number | null;
}

/** The time that is asked for, up to a move. */
export interface BookBand {
  readonly moves: number;
  readonly minutesMin: number;
  readonly ratedFrom: number | null;
}

/** Cases of the rules of the Swedish club book. */
export interface LaskClauses {
  readonly "row-of-better": TableRow;
  readonly "row-of-worse": TableRow;
  readonly "row-of-equals": TableRow;
  readonly "full-points": { readonly baseFrom: number };
  readonly "half-points": { readonly baseFrom: number; readonly divisor: number };
  readonly "bonus-step": { readonly from: number; readonly to: number; readonly points: number };
  readonly "bonus-none": None;
  readonly "bonus-withheld": { readonly reason: string };
  readonly "bonus-common-rules": { readonly ratingFrom: number };
  readonly "lifted-to-floor": { readonly rating: number };
  readonly "swedish-rating": None;
  readonly "elo-and-more": { readonly elo: number; readonly eloAdded: number };
  readonly estimated: None;
  readonly "start-assessed": None;
  readonly "start-adult": { readonly adultAge: number };
  readonly "start-usual-adult": { readonly adultAge: number; readonly adultRating: number };
  readonly "start-usual-young": { readonly youngerBelow: number; readonly adultAge: number };
  readonly "start-unusual-adult": { readonly adultAge: number; readonly adultRating: number };
  readonly "start-unusual-young": { readonly adultAge: number; readonly youngerBelow: number };
  readonly "book-counts": None;
  readonly "book-walkover": None;
  readonly "book-friendly": None;
  readonly "book-too-fast": None;
  readonly "book-time-enough": BookBand;
  readonly "book-time-short": BookBand;
  readonly "day-of-play": None;
  readonly "day-finished": None;
  readonly "list-sent": { readonly sent: IsoDate };
  readonly "list-not-sent": { readonly start: IsoDate };
  readonly "boundary-new": { readonly days: number; readonly daysMin: number };
  readonly "boundary-old": { readonly days: number; readonly daysMin: number };
  readonly "boundary-keeper": None;
  readonly "passive-not-yet": { readonly yearsMax: number };
  readonly "passive-settled": { readonly yearsMax: number };
  readonly "passive-years": { readonly due: number; readonly pointsPerYear: number };
  readonly "assessment-needed": { readonly yearsMax: number };
  readonly "assessment-not-needed": { readonly yearsMax: number };
  readonly "above-usual": { readonly usualMax: number };
  readonly "within-usual": { readonly usualMax: number };
  readonly comparable: { readonly ratingOver: number };
  readonly "not-comparable": { readonly ratingOver: number };
  readonly "common-rules": { readonly ratingFrom: number };
  readonly "district-rules": { readonly ratingFrom: number };
  readonly "placed-by-club": { readonly placedBelow: number };
  readonly "not-placed-by-club": { readonly placedBelow: number };
}
