import { type Birth, readBirth } from "../../../domain/dates.ts";
import type { Title } from "../../../domain/report.ts";
import { readArenaTitle, readOtherTitles, readTitle } from "../values.ts";

/**
 * Cells of a line by the codes of its characters, from `start` to before `end`. Each reader knows only what is usual and
 * gives undefined (or ODD) for the rest.
 */
const SPACE = 32;
export const BLANK = -1;
export const ODD = -2;
export const INACTIVE = 1;
export const WOMAN = 2;
const NONE: readonly string[] = [];

export function numberIn(codes: DataView, start: number, end: number): number {
  let at = start;
  while (at < end && codes.getUint8(at) === SPACE) at += 1;
  if (at >= end) return BLANK;
  const first = at;
  let value = 0;
  let digit = codes.getUint8(at) - 48;
  while (digit >= 0 && digit <= 9) {
    value = value * 10 + digit;
    at += 1;
    digit = at < end ? codes.getUint8(at) - 48 : -1;
  }
  if (at === first || at - first > 4) return ODD;
  while (at < end && codes.getUint8(at) === SPACE) at += 1;
  return at === end ? value : ODD;
}

/** Four characters at a time: most of a line is blank. */
function isBlank(codes: DataView, start: number, end: number): boolean {
  let at = start;
  for (; at + 4 <= end; at += 4) if (codes.getUint32(at) !== FOUR_SPACES) return false;
  for (; at < end; at++) if (codes.getUint8(at) !== SPACE) return false;
  return true;
}

const FOUR_SPACES = 0x20202020;

export function digits(text: string, codes: DataView, start: number, end: number): string | undefined {
  let at = start;
  while (at < end && codes.getUint8(at) === SPACE) at += 1;
  const first = at;
  while (at < end && codes.getUint8(at) >= 48 && codes.getUint8(at) <= 57) at += 1;
  return at > first && at - first <= 11 && isBlank(codes, at, end) ? text.slice(first, at) : undefined;
}

/** A name without the blanks around it; other kinds of blanks than the plain one are left to the careful reader. */
export function words(text: string, codes: DataView, start: number, end: number): string | undefined {
  let first = start;
  let last = end;
  while (first < last && codes.getUint8(first) === SPACE) first += 1;
  while (last - 4 > first && codes.getUint32(last - 4) === FOUR_SPACES) last -= 4;
  while (last > first && codes.getUint8(last - 1) === SPACE) last -= 1;
  return first < last && isPlain(codes.getUint8(first)) && isPlain(codes.getUint8(last - 1))
    ? text.slice(first, last)
    : undefined;
}

const isPlain = (code: number): boolean => code > SPACE && code < 127;

/** Federations are few: one text for each, instead of one for each player. */
export function threeLetters(
  text: string,
  codes: DataView,
  start: number,
  end: number,
  known: (string | undefined)[],
): string | null | undefined {
  if (isBlank(codes, start, end)) return null;
  if (end - start < 3 || !isBlank(codes, start + 3, end)) return undefined;
  let key = 0;
  for (let at = start; at < start + 3; at++) {
    const letter = codes.getUint8(at) - 65;
    if (letter < 0 || letter > 25) return undefined;
    key = key * 26 + letter;
  }
  known[key] ??= text.slice(start, start + 3);
  return known[key];
}

/** The one character of a cell. */
export function letterIn(codes: DataView, start: number, end: number): number {
  if (start >= end) return BLANK;
  if (!isBlank(codes, start + 1, end)) return ODD;
  const code = codes.getUint8(start);
  return code === SPACE ? BLANK : code;
}

export function flagsIn(codes: DataView, start: number, end: number): number | undefined {
  let flags = 0;
  let at = start;
  for (; at < end; at++) {
    const code = codes.getUint8(at);
    if (code === SPACE) break;
    const flag = code === 105 ? INACTIVE : code === 119 ? WOMAN : 0;
    if (flag === 0 || (flags & flag) !== 0) return undefined;
    flags |= flag;
  }
  return isBlank(codes, at, end) ? flags : undefined;
}

const FIRST_YEAR = 1800;
const YEARS: readonly (Birth | undefined)[] = Array.from({ length: 300 }, (_, year) =>
  readBirth(String(FIRST_YEAR + year)),
);

export function birthIn(codes: DataView, start: number, end: number): Birth | null | undefined {
  const year = numberIn(codes, start, end);
  return year === BLANK || year === 0 ? null : YEARS[year - FIRST_YEAR];
}

export const titleIn = (text: string, codes: DataView, start: number, end: number): Title | null | undefined =>
  isBlank(codes, start, end) ? null : readTitle(text.slice(start, end).trim());

export const arenaIn = (text: string, codes: DataView, start: number, end: number): string | null | undefined =>
  isBlank(codes, start, end) ? null : readArenaTitle(text.slice(start, end).trim());

/** A full cell may run into the next: that is for the careful reader. */
export const titlesIn = (text: string, codes: DataView, start: number, end: number): readonly string[] | undefined => {
  if (isBlank(codes, start, end)) return NONE;
  return codes.getUint8(end - 1) === SPACE ? readOtherTitles(text.slice(start, end).trim()) : undefined;
};
