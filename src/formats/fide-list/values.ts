import { type Birth, readBirth, readDate } from "../../domain/dates.ts";
import { K_MAX, RATING_MAX } from "../../domain/limits.ts";
import { TITLES, type Title } from "../../domain/report.ts";

/** Each reader gives null where a field is empty, and undefined where what stands there cannot be read. */
type Read<Value> = Value | null | undefined;

/** Titles as lists have written them: today's, the letters of old lists, and those cut to two characters in 2012. */
const TITLE_FORMS: ReadonlyMap<string, Title> = new Map<string, Title>([
  ...TITLES.map((title) => [title, title] as const),
  ["G", "GM"],
  ["M", "IM"],
  ["F", "FM"],
  ["C", "CM"],
  ["WG", "WGM"],
  ["WM", "WIM"],
  ["WI", "WIM"],
  ["WF", "WFM"],
  ["WC", "WCM"],
]);

export const readTitle = (text: string): Read<Title> => (text === "" ? null : TITLE_FORMS.get(text.toUpperCase()));

const ARENA_TITLES: readonly string[] = ["AGM", "AIM", "AFM", "ACM"];

export function readArenaTitle(text: string): Read<string> {
  if (text === "") return null;
  return ARENA_TITLES.find((title) => title === text.toUpperCase());
}

const NO_TITLES: readonly string[] = [];

/** Arbiter, organiser and trainer titles, apart by commas. They are many and new ones come: any short word is one. */
export function readOtherTitles(text: string): readonly string[] | undefined {
  if (text === "") return NO_TITLES;
  const titles = text.split(",").flatMap((each) => (each.trim() === "" ? [] : [each.trim()]));
  return titles.every((title) => /^[A-Za-z]{2,4}$/.test(title)) ? titles : undefined;
}

/** A larger number belongs to another column. */
export const readRating = (text: string): Read<number> => atMost(RATING_MAX, readNumber(text));
export const readK = (text: string): Read<number> => atMost(K_MAX, readNumber(text));

const atMost = (max: number, value: Read<number>): Read<number> => ((value ?? 0) > max ? undefined : value);

/** A number of games: whole, and no longer than such numbers are. */
export const readNumber = (text: string): Read<number> =>
  text === "" ? null : /^\d{1,4}$/.test(text) ? Number(text) : undefined;

export const readFederation = (text: string): Read<string> =>
  text === "" ? null : /^[A-Z]{3}$/.test(text) ? text : undefined;

export function readSex(text: string): Read<"m" | "w"> {
  if (text === "") return null;
  return /^m$/i.test(text) ? "m" : /^[fw]$/i.test(text) ? "w" : undefined;
}

/** i: inactive, w: a woman. */
export function readFlag(text: string): { readonly inactive: boolean; readonly woman: boolean } | undefined {
  if (!/^[iw]{0,2}$/i.test(text)) return undefined;
  return { inactive: /i/i.test(text), woman: /w/i.test(text) };
}

/** A year, a day as `YYYY-MM-DD`, `dd.mm.yyyy` or `dd.mm.yy`; nought stands for what is not known. */
export function readListBirth(text: string): Read<Birth> {
  if (/^[0.-]*$/.test(text)) return null;
  const whole = readBirth(text);
  if (whole !== undefined) return whole;
  const parts = text.match(/^(\d{2})\.(\d{2})\.(\d{4}|\d{2})$/) ?? turned(text);
  const [, day, month, digits] = parts;
  if (day === undefined || month === undefined || digits === undefined) return undefined;
  // Lists with two figures ended in 2005: nobody on them was born in this century.
  const year = digits.length === 4 ? digits : `19${digits}`;
  return month === "00" || day === "00" ? readBirth(year) : readDate(`${year}-${month}-${day}`);
}

/** `1987-00-00`: a day of which only the year is known. */
function turned(text: string): readonly (string | undefined)[] {
  const [, year, month, day] = text.match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
  return [undefined, day, month, year];
}
