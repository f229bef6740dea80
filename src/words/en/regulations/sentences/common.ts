import type { Rounding } from "../../../../calculation/rounding.ts";
import type { Limits, Notice } from "../../../../domain/codes/clauses/office.ts";
import { decimals, plural } from "../../../numbers.ts";

export const days = (count: number): string => plural("en", count, "day", "days");
export const months = (count: number): string => plural("en", count, "month", "months");
export const games = (count: number): string => plural("en", count, "game", "games");
export const minutes = (count: number): string => plural("en", count, "minute", "minutes");
export const points = (count: number): string => plural("en", count, "point", "points");

/** A score or an amount that is held in hundredths. */
export const fromHundredths = (value: number): string => decimals("en", value / 100);

export const notice = (before: Notice): string => ("months" in before ? months(before.months) : days(before.days));

const ROUNDINGS: Readonly<Record<Rounding, (unit: string) => string>> = {
  "half up": (unit) => `to the nearest ${unit}, halves up`,
  "half away from zero": (unit) => `to the nearest ${unit}, halves away from zero`,
  up: (unit) => `up to the next ${unit}`,
};

export const rounded = (mode: Rounding, unit = "whole number"): string => ROUNDINGS[mode](unit);

/** "more than 10 but less than 60 minutes" */
export function minutesWithin({ from, over, to, below }: Limits): string {
  const low = from !== undefined ? `at least ${from}` : over !== undefined ? `more than ${over}` : null;
  const high = to !== undefined ? `at most ${to}` : below !== undefined ? `less than ${below}` : null;
  return `${[low, high].filter((each) => each !== null).join(" but ")} minutes`;
}

interface Band {
  readonly ratedFrom: number | null;
  readonly time: string;
}

/** The time each player has, by the highest rating: the first band that it reaches counts. */
export function timeByRating(moves: number, who: string, bands: readonly Band[]): string {
  const parts = bands.map(({ ratedFrom, time }, index) => {
    if (ratedFrom === null) return index === 0 ? time : `otherwise ${time}`;
    return index === 0
      ? `${time} if ${who} is rated ${ratedFrom} or higher`
      : `${time} if ${who} is rated ${ratedFrom} or higher`;
  });
  return `For ${moves} moves, increments included, each player must have ${parts.join("; ")}.`;
}
