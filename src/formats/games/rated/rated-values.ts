import { type IsoDate, yearOf } from "../../../domain/dates.ts";
import { RATING_MAX } from "../../../domain/limits.ts";
import { readBye, readResult } from "../results.ts";
import { readBirthCell, readDay, readRating } from "../values.ts";

/** White's score in half points; "unplayed" where there is none; undefined where it cannot be read. */
export const scoreOf = remembered((text: string): number | "unplayed" | undefined => {
  const pair = readResult(text);
  if (pair === undefined) return readBye(text) === undefined ? undefined : "unplayed";
  return SCORES.get(pair.join()) ?? "unplayed";
});

const SCORES: ReadonlyMap<string, number> = new Map([
  ["1,0", 2],
  ["=,=", 1],
  ["0,1", 0],
]);

/** A file has few days and many games of each. */
export const dayOf = remembered((text: string): IsoDate | null | undefined => readDay(text));

/** The year of a birth; 0 where nothing is said that can be read. */
export const bornIn = remembered((text: string): number => {
  const birth = readBirthCell(text);
  return birth ? yearOf(birth) : 0;
});

/** null where nothing is said; undefined where it cannot be read. */
export const ratingOf = remembered((text: string): number | null | undefined => {
  const rating = readRating(text);
  return typeof rating === "number" && rating > RATING_MAX ? undefined : rating;
});

/** Beyond this the values of a file are not few. */
const REMEMBERED_MAX = 20_000;

function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (known.size < REMEMBERED_MAX) known.set(text, value);
    return value;
  };
}
