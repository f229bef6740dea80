import { type Birth, type IsoDate, readBirth, readDate } from "../../domain/dates.ts";
import { TITLES, type Title } from "../../domain/report.ts";

/** Each reader gives null where nothing is said, and undefined where what stands there cannot be read. */
type Read<Value> = Value | null | undefined;

const isNothing = (text: string): boolean => /^[-?0]?$/.test(text);

export const readId = (text: string): Read<string> =>
  isNothing(text) ? null : /^\d{1,11}$/.test(text) ? text : undefined;

export const readRating = (text: string): Read<number> =>
  isNothing(text) ? null : /^\d{3,4}$/.test(text) ? Number(text) : undefined;

export const readFederation = (text: string): Read<string> =>
  isNothing(text) ? null : /^[A-Z]{3}$/.test(text) ? text : undefined;

export const readTitle = (text: string): Read<Title> =>
  isNothing(text) ? null : TITLES.find((title) => title === text.toUpperCase());

export function readSex(text: string): Read<"m" | "w"> {
  if (isNothing(text)) return null;
  return /^m$/i.test(text) ? "m" : /^[fw]$/i.test(text) ? "w" : undefined;
}

export const readBirthCell = (text: string): Read<Birth> =>
  isNothing(text) ? null : (readBirth(text) ?? readDay(text) ?? undefined);

/** More rounds than a tournament can have. */
const ROUND_MAX = 999;

/** "3", or "3.2" for the second board of round 3. */
export function readRound(text: string): Read<number> {
  if (isNothing(text)) return null;
  const round = Number(text.match(/^(\d{1,3})(?:\.\d{1,3})*$/)?.[1] ?? Number.NaN);
  return round >= 1 && round <= ROUND_MAX ? round : undefined;
}

/**
 * `2026-10-05`, also with dots or strokes, and `5.10.2026`. With strokes and the year last the day must be told from the
 * month by being over 12: `10/05/2026` has two meanings, and none is guessed.
 */
export function readDay(text: string): Read<IsoDate> {
  if (/^[.\-/\s0]*$|\?/.test(text)) return null; // PGN writes ? for what is not known of a day
  const yearFirst = text.match(/^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/);
  if (yearFirst) return dayOf(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!);
  const dots = text.match(/^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/);
  if (dots) return dayOf(dots[3]!, dots[2]!, dots[1]!);
  const [, a, b, year] = text.match(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/) ?? [];
  if (a === undefined || b === undefined || year === undefined) return undefined;
  if (Number(a) > 12) return dayOf(year, b, a);
  return Number(b) > 12 || a === b ? dayOf(year, a, b) : undefined;
}

const dayOf = (year: string, month: string, day: string): IsoDate | undefined =>
  readDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
