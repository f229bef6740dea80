/** Signature, flags and the length of an extension that there never is. */
const HEADER_LENGTH = 19;
const END = -1;
const NOTHING = -1;

/**
 * Reads the rows of a binary COPY field by field, in the order of the query's columns. Nothing is made but the values:
 * a list has half a million rows, and a period a million games.
 */
export class CopyRows {
  readonly #view: DataView;
  /** The bytes themselves, for texts that are only passed on. */
  readonly bytes: Buffer;
  #at = HEADER_LENGTH;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Goes on to the next row; false: there is none. */
  next(): boolean {
    if (this.#at >= this.bytes.length) return false;
    const columns = this.#view.getInt16(this.#at);
    this.#at += 2;
    return columns !== END;
  }

  int2(): number | null {
    return this.#length() === NOTHING ? null : this.#view.getInt16(this.#pass(2));
  }

  int4(): number | null {
    return this.#length() === NOTHING ? null : this.#view.getInt32(this.#pass(4));
  }

  /** No number of ours is longer than a number holds exactly. */
  int8(): number | null {
    if (this.#length() === NOTHING) return null;
    const at = this.#pass(8);
    return this.#view.getInt32(at) * 2 ** 32 + this.#view.getUint32(at + 4);
  }

  flag(): boolean {
    return this.#length() !== NOTHING && this.bytes[this.#pass(1)] === 1;
  }

  text(): string | null {
    const length = this.#length();
    if (length === NOTHING) return null;
    const from = this.#pass(length);
    return this.bytes.toString("utf8", from, from + length);
  }

  /** How many values the array has that comes next; it is only looked at. */
  arrayLength(): number {
    return this.#view.getInt32(this.#at) === NOTHING ? 0 : this.#view.getInt32(this.#at + ARRAY_LENGTH);
  }

  /** Writes the values of an array of small numbers into every so manieth place from one on. */
  int2s(into: Int16Array, first: number, step: number, nothing: number): void {
    const end = this.#at + 4 + Math.max(0, this.#view.getInt32(this.#at));
    let at = this.#at + ARRAY_VALUES;
    for (let place = first; at < end; place += step) {
      const isThere = this.#view.getInt32(at) !== NOTHING;
      into[place] = isThere ? this.#view.getInt16(at + 4) : nothing;
      at += isThere ? 6 : 4;
    }
    this.#at = end;
  }

  /** The values of an array of player numbers. */
  int8s(): Float64Array {
    const values = new Float64Array(this.arrayLength());
    const end = this.#at + 4 + Math.max(0, this.#view.getInt32(this.#at));
    for (let place = 0, at = this.#at + ARRAY_VALUES + 4; place < values.length; place++, at += 12)
      values[place] = this.#view.getInt32(at) * 2 ** 32 + this.#view.getUint32(at + 4);
    this.#at = end;
    return values;
  }

  /** Notes where the next texts begin, and after which byte they end; the same place twice where there is none. */
  places(count: number, into: Uint32Array): void {
    for (let field = 0; field < count; field++) {
      const length = Math.max(0, this.#length());
      into[2 * field] = this.#pass(length);
      into[2 * field + 1] = this.#at;
    }
  }

  /** A day as one number, 20261101; 0: none. It is compared and looked up faster than a text. */
  day(): number {
    const length = this.#length();
    if (length === NOTHING) return 0;
    const from = this.#pass(length);
    let day = 0;
    for (let at = from; at < from + length; at++) {
      const figure = this.bytes[at]! - ZERO;
      if (figure >= 0) day = day * 10 + figure; // the hyphens are below the figures
    }
    return day;
  }

  #length(): number {
    const length = this.#view.getInt32(this.#at);
    this.#at += 4;
    return length;
  }

  #pass(length: number): number {
    const at = this.#at;
    this.#at += length;
    return at;
  }
}

const ZERO = 48;
/** In an array, after the length of it all: dimensions, flags and type; how many values; where they are counted from. */
const ARRAY_LENGTH = 16;
const ARRAY_VALUES = 24;

/** A text as a literal: COPY takes no parameters. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
