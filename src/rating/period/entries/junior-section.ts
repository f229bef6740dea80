import type { Cited } from "../../../calculation/derived.ts";
import { type IsoDate, yearOf } from "../../../domain/dates.ts";
import { officeRule } from "../readings.ts";

/** Who is in the section of juniors: the office's own definition, for no text has one. */
export const JUNIOR_SECTION: Cited<{ readonly ageBelow: number }> = {
  ...officeRule("juniorSection", "juniors-under-twenty"),
  sets: { ageBelow: 20 },
};

/** The first year of birth of those who were young enough on 1 January of the year of a list. */
export const juniorsBornFrom = (list: IsoDate): number => yearOf(list) - JUNIOR_SECTION.sets.ageBelow;
