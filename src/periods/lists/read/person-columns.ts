import { ESCAPED_BYTES, PERSON_FIELDS } from "../../../domain/listed-person.ts";

const [TAB, BACKSLASH] = [9, 92];
const YEAR = 4;

/** Texts of persons one behind the other, escaped, with a tab between the fields of each. */
export function personTexts(expected: number) {
  let bytes = Buffer.allocUnsafe(Math.max(1024, expected));
  let at = 0;
  const room = (length: number): void => {
    if (at + length <= bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(at + length, bytes.length * 2));
    bytes.copy(larger, 0, 0, at);
    bytes = larger;
  };
  const field = (source: Buffer, from: number, to: number): void => {
    room(2 * (to - from) + 1);
    for (let each = from; each < to; each++) {
      const byte = source[each]!;
      const letter = ESCAPED_BYTES[byte]!;
      if (letter === 0) bytes[at++] = byte;
      else {
        bytes[at++] = BACKSLASH;
        bytes[at++] = letter;
      }
    }
  };
  return {
    bytes: () => bytes,
    /** How much was written so far: where the next one begins. */
    length: () => at,
    /** Adds a person's fields, which lie between these places of the source, two to a field. */
    add: (source: Buffer, places: Uint32Array, birthField: number, yearOnly: boolean): void => {
      for (let index = 0; index < PERSON_FIELDS; index++) {
        const from = places[2 * index]!;
        const to = places[2 * index + 1]!;
        field(source, from, yearOnly && index === birthField ? Math.min(to, from + YEAR) : to);
        if (index < PERSON_FIELDS - 1) bytes[at++] = TAB; // for which there is room: see above
      }
    },
  };
}

/** Few different texts by number, each made into a value once. Short ones are known by their bytes. */
export function interned<Value>(make: (text: string) => Value) {
  const numbers = new Map<string | number, number>();
  const values: Value[] = [];
  return {
    number: (bytes: Buffer, from: number, to: number): number => {
      const key = to - from <= SHORT ? packed(bytes, from, to) : bytes.toString("latin1", from, to);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, values.length);
      return values.push(make(bytes.toString("latin1", from, to))) - 1;
    },
    value: (number: number): Value => values[number]!,
  };
}

const SHORT = 4;

/** No byte of a text is 0, so that a shorter one is another number. */
function packed(bytes: Buffer, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = (number << 8) | bytes[at]!;
  return number;
}

export interface PersonRecord {
  readonly flags: number;
  readonly federation: number;
  readonly birth: number;
  /** Where the text begins, and after which byte it ends. */
  readonly from: number;
  readonly to: number;
}

/** What is known of persons, by their places in the roster. */
export function personColumns() {
  let [flags, federations] = [new Uint8Array(1024), new Uint16Array(1024)];
  let [births, from, to] = [new Uint32Array(1024), new Uint32Array(1024), new Uint32Array(1024)];
  const grow = (place: number): void => {
    const length = Math.max(place + 1, flags.length * 2);
    flags = moved(flags, new Uint8Array(length));
    federations = moved(federations, new Uint16Array(length));
    births = moved(births, new Uint32Array(length));
    from = moved(from, new Uint32Array(length));
    to = moved(to, new Uint32Array(length));
  };
  return {
    put: (place: number, record: PersonRecord): void => {
      if (place >= flags.length) grow(place);
      flags[place] = record.flags;
      federations[place] = record.federation;
      births[place] = record.birth;
      from[place] = record.from;
      to[place] = record.to;
    },
    /** 0: nobody is known there. */
    flags: (place: number): number => flags[place] ?? 0,
    federation: (place: number): number => federations[place]!,
    birth: (place: number): number => births[place]!,
    /** Where the person's text begins, and after which byte it ends. */
    from: (place: number): number => from[place] ?? 0,
    to: (place: number): number => to[place] ?? 0,
  };
}

function moved<Column extends Uint8Array | Uint16Array | Uint32Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
