import { readDate } from "../domain/dates.ts";
import { dateText, decimals, withMinus } from "./numbers.ts";

/** How the sentences of a language write the days and numbers that they are given. */
export interface Writing {
  /** A day; what somebody typed in place of one stays as it was typed. */
  readonly asDay: (day: string) => string;
  /** A number that may be below zero. */
  readonly asNumber: (value: number) => string;
}

/** The command line: days as its options take them, so that they can be copied. */
export const PLAIN_WRITING: Writing = { asDay: (day) => day, asNumber: String };

/** Pages: days and the sign for minus as people write them. */
export const pageWriting = (language: string): Writing => ({
  asDay: (day) => (readDate(day) === undefined ? day : dateText(language, day)),
  asNumber: (value) => withMinus(decimals(language, value)),
});
