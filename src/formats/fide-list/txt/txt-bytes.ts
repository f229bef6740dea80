import { K_MAX, RATING_MAX } from "../../../domain/limits.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import type { FideName, Kinds } from "../names.ts";
import type { TxtFormColumn } from "./txt-form.ts";

/** Writes an entry's line at a place. Gives the place after it, or the same where the entry is not plain. */
export type WriteBytes = (entry: ListEntry, bytes: Uint8Array, at: number) => number;

/** Writes one field; false: it has to be looked at. */
type Cell = (entry: ListEntry, bytes: Uint8Array, at: number) => boolean;

const [BLANK, TILDE, NOUGHT, NINE, A, Z] = [0x20, 0x7e, 0x30, 0x39, 0x41, 0x5a];

/**
 * Lines of entries that are plain in every field, as nearly all are: signs of ASCII, each field within its column. They
 * are written as bytes, four times as fast as by way of texts.
 */
export function plainLines(form: readonly TxtFormColumn[], kinds: Kinds, lineEnd: string): WriteBytes {
  const cells = form.map((column) => cellOf(column, kinds));
  const widths = form.map(({ width }) => width);
  const width = widths.reduce((sum, each) => sum + each, 0);
  return (entry, bytes, at) => {
    bytes.fill(BLANK, at, at + width);
    let to = at;
    for (let column = 0; column < cells.length; column++) {
      if (!cells[column]!(entry, bytes, to)) return at;
      to += widths[column]!;
    }
    for (let sign = 0; sign < lineEnd.length; sign++) bytes[to++] = lineEnd.charCodeAt(sign);
    return to;
  };
}

function cellOf({ name, width }: TxtFormColumn, kinds: Kinds): Cell {
  const room = width - 1; // A blank stays before the next column.
  const who: Readonly<Partial<Record<FideName, Cell>>> = {
    fideid: both(
      ({ id }) => id.length > 0 && id.length <= ID_MAX,
      text(room, ({ id }) => id, NOUGHT, NINE),
    ),
    name: both(
      ({ name: found }) => found !== "" && found.trim() === found,
      text(room, (entry) => entry.name, BLANK, TILDE),
    ),
    country: both(
      ({ federation }) => federation === null || federation.length === 3,
      text(room, ({ federation }) => federation, A, Z),
    ),
    sex: text(room, ({ sex }) => (sex === null ? null : sex === "m" ? "M" : "F"), A, Z),
    title: text(room, ({ title }) => title, A, Z),
    w_title: text(room, ({ womenTitle }) => womenTitle, A, Z),
    o_title: both(
      ({ otherTitles }) => otherTitles.every((title) => /^[A-Z]{2,4}$/.test(title)),
      text(room, ({ otherTitles }) => (otherTitles.length === 0 ? "" : otherTitles.join(",")), BLANK, TILDE),
    ),
    foa_title: ({ arenaTitle }) => arenaTitle === null,
    birthday: text(room, ({ birth }) => birth?.slice(0, 4), NOUGHT, NINE),
    flag: text(room, ({ sex, inactive }) => `${sex === "w" ? "w" : ""}${inactive ? "i" : ""}`, BLANK, TILDE),
  };
  const known = who[name];
  if (known !== undefined) return known;
  for (const [kind, [rating, games, k]] of kinds) {
    if (name === rating) return number(room, ({ standings }) => shown(standings[kind], "rating"), RATING_MAX);
    if (name === games) return number(room, ({ standings }) => standings[kind]?.games ?? null, GAMES_COLUMN_MAX);
    if (name === k) return number(room, ({ standings }) => shown(standings[kind], "k"), K_MAX);
  }
  return () => true;
}

/** A text of signs within a range, such as digits. */
const text =
  (room: number, of: (entry: ListEntry) => string | null | undefined, from: number, to: number): Cell =>
  (entry, bytes, at) => {
    const found = of(entry) ?? "";
    if (found.length > room) return false;
    for (let place = 0; place < found.length; place++) {
      const sign = found.charCodeAt(place);
      if (sign < from || sign > to) return false;
      bytes[at + place] = sign;
    }
    return true;
  };

const number =
  (room: number, of: (entry: ListEntry) => number | null, max: number): Cell =>
  (entry, bytes, at) => {
    const found = of(entry);
    if (found === null) return true;
    const digits = digitsIn(found);
    if (!(found >= 0 && found <= max && Number.isInteger(found)) || digits > room) return false;
    for (let place = digits - 1, rest = found; place >= 0; place--, rest = Math.floor(rest / 10))
      bytes[at + place] = NOUGHT + (rest % 10);
    return true;
  };

const [ID_MAX, GAMES_COLUMN_MAX] = [11, 9_999];

const both =
  (isPlain: (entry: ListEntry) => boolean, cell: Cell): Cell =>
  (entry, bytes, at) =>
    isPlain(entry) && cell(entry, bytes, at);

/** FIDE writes 0 for unrated; a list the entry has nothing for is left empty. */
const shown = (standing: ListEntry["standings"]["standard"], field: "rating" | "k"): number | null =>
  standing ? (standing[field] ?? 0) : null;

const digitsIn = (number: number): number => (number < 10 ? 1 : number < 100 ? 2 : number < 1_000 ? 3 : 4);
