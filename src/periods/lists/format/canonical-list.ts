import type { IsoDate } from "../../../domain/dates.ts";
import { canonicalJson } from "../../../domain/journal/canonical-json.ts";
import type { Balance } from "../../../rating/period/balance.ts";
import { type EntryColumns, NO_CHANGE, SHOWN, STATUSES } from "../../../rating/period/columns/entry-columns.ts";
import { ACTIVITIES } from "../../../rating/period/columns/player-columns.ts";
import type { DraftEntry } from "../../../rating/period/types.ts";
import { type LineWriter, lineWriter } from "./line-writer.ts";
import type { RecordedEntries } from "./recorded-entries.ts";

/** The form of the bytes of a list that is made now. Lists of format 1, whose lines name the players, are read for ever. */
export const LIST_FORMAT = 2;

/** The first line of a list. */
export type ListHeader = {
  readonly format: number;
  readonly list: string;
  readonly kind: string;
  readonly date: IsoDate;
  readonly version: number;
  /** The list it starts from. */
  readonly previous: { readonly list: string; readonly version: number; readonly root?: string };
  /** From format 2 on: of the tree whose leaves are the other lines (RFC 6962). */
  readonly root?: string;
  readonly editions: { readonly list: string; readonly floor: string };
  readonly counts: ListCounts;
  /** In hundredths of a point. */
  readonly balance: { readonly [Part in keyof Balance]: number };
};

export type ListCounts = {
  readonly players: number;
  readonly rated: number;
  readonly delisted: number;
  readonly unrated: number;
  /** Rated tournaments, and games that changed a rating or went into a first one, from either side. */
  readonly tournaments: number;
  readonly games: number;
};

/** What a line says in numbers. */
export type ListNumbers = Omit<DraftEntry, "titledUnrated">;

/** A line with the person it is about, whom `readPerson` reads. */
export interface ListLine extends ListNumbers {
  readonly person: string;
}

/** Where the texts of persons lie, as lines have them, by the places of the players. */
export interface PersonTexts {
  readonly bytes: Uint8Array;
  readonly from: (place: number) => number;
  /** After which byte it ends. */
  readonly to: (place: number) => number;
}

export const STATUS_LETTERS = { rated: "r", delisted: "d", unrated: "u" } as const;
export const ACTIVITY_LETTERS = { active: "a", inactive: "i", gone: "g" } as const;

/** Numbers, days and flags of a line are never longer together. */
export const NUMBERS_MAX = 160;

/** The first line, with its end. */
export const headerLine = (header: ListHeader): string => `${canonicalJson(header)}\n`;

/**
 * The bytes of a list of format 1: they are the same on every machine, and their hash is the list's. Lines are in the order of
 * the ids by code unit; nothing in them comes from a clock or a locale.
 */
export function* namedListBytes(
  header: ListHeader,
  { entries, places, players }: RecordedEntries,
  { bytes, from, to }: PersonTexts,
): Generator<Uint8Array> {
  yield Buffer.from(headerLine(header));
  const line = lineWriter();
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    const [begin, end] = [from(place), to(place)];
    const full = line.room(end - begin + NUMBERS_MAX);
    if (full !== null) yield full;
    line.number(players[index]!);
    line.tab();
    line.bytes(bytes, begin, end);
    writeNumbers(line, entries, place);
    line.end();
  }
  yield line.rest();
}

/** Byte by byte, without a text in between: a list has half a million of these. What is null is empty. */
export function writeNumbers(line: LineWriter, { columns, extras }: EntryColumns, place: number): void {
  const change = extras.change[place]!;
  line.letter(STATUS_BYTES[extras.status[place]!]!);
  line.numberOrNone(columns.rating[place]!);
  line.tab();
  if (change !== NO_CHANGE) line.number(change);
  line.tab();
  line.number(extras.games[place]!);
  line.numberOrNone(columns.k[place]!);
  line.letter(ACTIVITY_BYTES[columns.activity[place]!]!);
  line.tab();
  line.number(extras.flags[place]! & SHOWN);
  line.tab();
  line.number(columns.gamesSoFar[place]!);
  line.numberOrNone(columns.highest[place]!);
  line.tab();
  line.number(columns.factsComplete[place]!);
  line.day(columns.lastCounted[place]!);
  line.day(columns.delistedOn[place]!);
}

const byteOf = (letter: string): number => letter.charCodeAt(0);
const STATUS_BYTES = STATUSES.map((status) => byteOf(STATUS_LETTERS[status]));
const ACTIVITY_BYTES = ACTIVITIES.map((activity) => byteOf(ACTIVITY_LETTERS[activity]));
