import type { IsoDate } from "../../../domain/dates.ts";
import type { DateForm } from "./date-forms.ts";

/** The dates of a tournament as forms; null where a cell is blank or in no form. */
export interface DateForms {
  readonly start: DateForm | null;
  readonly end: DateForm | null;
  readonly rounds: readonly (DateForm | null)[];
}

/** The same, read in one way; undefined where there is no such day. */
export interface DateReading {
  readonly start: IsoDate | undefined;
  readonly end: IsoDate | undefined;
  readonly rounds: readonly (IsoDate | undefined)[];
  /** Of dates with a year of two digits: 0 in the order 132 prescribes, 1 with another order after the year, 2 with the year last. */
  readonly oddity: 0 | 1 | 2;
}
