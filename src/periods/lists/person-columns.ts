import { ESCAPED_BYTES, PERSON_FIELDS } from "./canonical-person.ts";

type Span = readonly [from: number, to: number];

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

/** Few different texts by number, each made into a value once. */
export function interned<Value>(make: (text: string) => Value) {
  const numbers = new Map<string, number>();
  const values: Value[] = [];
  return {
    number: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, values.length);
      return values.push(make(text)) - 1;
    },
    value: (number: number): Value => values[number]!,
  };
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
    text: (place: number): Span => [from[place] ?? 0, to[place] ?? 0],
  };
}

function moved<Column extends Uint8Array | Uint16Array | Uint32Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
