import { LIST_MARKS } from "../../domain/clubs/club-codes.ts";
import {
  CLUB_LIST_FORMAT,
  type ClubListHeader,
  type ClubListLine,
  type ClubListOpponent,
} from "../../domain/clubs/club-list.ts";
import { readBirth, readDate } from "../../domain/dates.ts";
import { RATING_MAX } from "../../domain/limits.ts";

/** What a list from elsewhere must look like before it is believed to be one. */

const TEXT_MAX = 200;

type Fields = Readonly<Record<string, unknown>>;

export function parsedLine(line: string): Fields | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return typeof json === "object" && json !== null && !Array.isArray(json) ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= TEXT_MAX;
const isTextOrNone = (value: unknown): boolean => value === null || isText(value);
const isDay = (value: unknown): boolean => typeof value === "string" && readDate(value) !== undefined;
const isBirth = (value: unknown): boolean =>
  value === null || (typeof value === "string" && readBirth(value) !== undefined);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount = (value: unknown): boolean => isWhole(value) && value >= 0;
const isRating = (value: unknown): boolean => isWhole(value) && value > 0 && value <= RATING_MAX;
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const areMarks = (value: unknown): boolean =>
  Array.isArray(value) && value.every((mark) => LIST_MARKS.some((each) => each === mark));

/** A club's id: small letters, digits and hyphens. */
export const isClubId = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value);

const fits = (fields: Fields | undefined, shape: Readonly<Record<string, (value: unknown) => boolean>>): boolean =>
  fields !== undefined && Object.entries(shape).every(([key, test]) => test(fields[key]));

export const isHeader = (fields: Fields | undefined): fields is Fields & ClubListHeader =>
  fits(fields, {
    format: (value) => value === CLUB_LIST_FORMAT,
    list: (value) => value === "club",
    club: isClubId,
    name: isText,
    edition: isText,
    period: isDay,
    version: (value) => isWhole(value) && value > 0,
    on: isDay,
    members: isCount,
  });

export const isLine = (fields: Fields | undefined): fields is Fields & ClubListLine =>
  fits(fields, {
    member: isCount,
    id: isTextOrNone,
    name: isText,
    birth: isBirth,
    base: isRating,
    before: isRating,
    games: isCount,
    points: isWhole,
    bonus: isCount,
    current: isCount,
    deduction: isCount,
    raise: isCount,
    marks: areMarks,
    waits: areTexts,
  });

export const isOpponent = (fields: Fields | undefined): fields is Fields & ClubListOpponent =>
  fits(fields, { opponent: isText, id: isTextOrNone, club: isTextOrNone, swedish: isRating, period: isDay });
