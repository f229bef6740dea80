import type * as english from "../../../en/regulations/sentences/common.ts";
import { decimals, plural } from "../../../numbers.ts";

export const days: typeof english.days = (count) => plural("sv", count, "dag", "dagar");
export const months: typeof english.months = (count) => plural("sv", count, "månad", "månader");
export const games: typeof english.games = (count) => plural("sv", count, "parti", "partier");
export const minutes: typeof english.minutes = (count) => plural("sv", count, "minut", "minuter");
export const points: typeof english.points = (count) => plural("sv", count, "poäng", "poäng");

/** A score or an amount that is held in hundredths. */
export const fromHundredths: typeof english.fromHundredths = (value) => decimals("sv", value / 100);

export const notice: typeof english.notice = (before) =>
  "months" in before ? months(before.months) : days(before.days);

const ROUNDINGS = {
  "half up": (unit: string) => `till närmaste ${unit}, halvor uppåt`,
  "half away from zero": (unit: string) => `till närmaste ${unit}, halvor bort från noll`,
  up: (unit: string) => `uppåt till nästa ${unit}`,
};

export const rounded: typeof english.rounded = (mode, unit = "heltal") => ROUNDINGS[mode](unit);

export const minutesWithin: typeof english.minutesWithin = ({ from, over, to, below }) => {
  const low = from !== undefined ? `minst ${from}` : over !== undefined ? `mer än ${over}` : null;
  const high = to !== undefined ? `högst ${to}` : below !== undefined ? `mindre än ${below}` : null;
  return `${[low, high].filter((each) => each !== null).join(" men ")} minuter`;
};

export const timeByRating: typeof english.timeByRating = (moves, who, bands) => {
  const parts = bands.map(({ ratedFrom, time }, index) => {
    if (ratedFrom === null) return index === 0 ? time : `annars ${time}`;
    return index === 0 ? `${time} om ${who} har minst ${ratedFrom}` : `${time} om ${who} har minst ${ratedFrom}`;
  });
  return `För ${moves} drag, tillägg inräknade, måste varje spelare ha ${parts.join("; ")}.`;
};
