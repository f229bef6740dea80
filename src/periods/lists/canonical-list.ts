import { canonicalJson } from "../../domain/canonical-json.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Balance } from "../../rating/period/balance.ts";
import type { DraftEntry } from "../../rating/period/types.ts";
import { type LineWriter, lineWriter } from "./line-writer.ts";
import { orderOf } from "./roster.ts";

/** The form of the bytes. A later form must still be able to read this one. */
export const LIST_FORMAT = 1;

/** The first line of a list. */
export type ListHeader = {
  readonly format: number;
  readonly list: string;
  readonly kind: string;
  readonly date: IsoDate;
  readonly version: number;
  /** The list it starts from. */
  readonly previous: { readonly list: string; readonly version: number };
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

/** The other lines: one for each player. `readPerson` reads what it says of the person. */
export interface ListLine extends Omit<DraftEntry, "titledUnrated"> {
  readonly person: string;
}

/** Where the texts of persons lie, as lines have them. */
export interface PersonTexts {
  readonly bytes: Uint8Array;
  readonly place: (id: string) => readonly [from: number, to: number];
}

export const STATUS_LETTERS = { rated: "r", delisted: "d", unrated: "u" } as const;
export const ACTIVITY_LETTERS = { active: "a", inactive: "i", gone: "g" } as const;

/** Numbers, days and flags of a line are never longer together. */
const NUMBERS_MAX = 160;
const LINE_END = "\n";

/**
 * The bytes of a list: they are the same on every machine, and their hash is the list's. Lines are in the order of the
 * ids by code unit; nothing in them comes from a clock or a locale.
 */
export function* listBytes(
  header: ListHeader,
  entries: Iterable<Entry>,
  { bytes, place }: PersonTexts,
): Generator<Uint8Array> {
  yield Buffer.from(canonicalJson(header) + LINE_END);
  const line = lineWriter();
  for (const entry of inOrder(entries)) {
    const [from, to] = place(entry.id);
    const full = line.room(to - from + NUMBERS_MAX);
    if (full !== null) yield full;
    writeLine(line, entry, bytes, from, to);
  }
  yield line.rest();
}

/** In the order of the ids by code unit. Most often they come so. */
function inOrder(entries: Iterable<Entry>): Entry[] {
  const all = [...entries];
  const keys = new Float64Array(all.length);
  for (let place = 0; place < all.length; place++) keys[place] = orderOf(Number(all[place]!.id));
  if (keys.every((key, place) => place === 0 || keys[place - 1]! < key)) return all;
  const order = Array.from(all.keys()).sort((one, other) => keys[one]! - keys[other]!);
  return order.map((place) => all[place]!);
}

type Entry = Omit<DraftEntry, "titledUnrated">;

/** Byte by byte, without a text in between: a list has half a million of these. What is null is empty. */
function writeLine(line: LineWriter, entry: Entry, bytes: Uint8Array, from: number, to: number): void {
  line.text(entry.id);
  line.tab();
  line.bytes(bytes, from, to);
  line.tab();
  line.text(STATUS_LETTERS[entry.status]);
  line.number(entry.rating);
  line.number(entry.change);
  line.number(entry.games);
  line.number(entry.k);
  line.tab();
  line.text(ACTIVITY_LETTERS[entry.activity]);
  line.number(entry.shown ? 1 : 0);
  line.number(entry.gamesSoFar);
  line.number(entry.highest);
  line.number(entry.factsComplete ? 1 : 0);
  line.tab();
  line.text(entry.lastCounted ?? "");
  line.tab();
  line.text(entry.delistedOn ?? "");
  line.end();
}
