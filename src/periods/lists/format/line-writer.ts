/** Bytes of one part. */
const PART = 1 << 20;
const [TAB, LINE_END, MINUS, ZERO] = [9, 10, 45, 48];

const LETTERS = Buffer.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

/** Writes lines of plain letters and figures into bytes. */
export interface LineWriter {
  /** Reserves this many bytes; hands out what was written before if they do not fit. */
  readonly room: (length: number) => Uint8Array | null;
  readonly bytes: (source: Uint8Array, from: number, to: number) => void;
  /** Plain letters, each of one byte. */
  readonly text: (letters: string) => void;
  /** Bytes as base64url, without padding. */
  readonly base64: (source: Uint8Array, from: number, to: number) => void;
  readonly tab: () => void;
  /** A whole number. */
  readonly number: (value: number) => void;
  /** A tab and a number; below zero: nothing after the tab. */
  readonly numberOrNone: (value: number) => void;
  /** A tab and a letter, by its byte. */
  readonly letter: (byte: number) => void;
  /** A tab and a day that is written as one number, 20261101; 0: nothing after the tab. */
  readonly day: (value: number) => void;
  /** What was written since the last end of a line. */
  readonly line: () => Uint8Array;
  readonly end: () => void;
  /** What is left to be given out. */
  readonly rest: () => Uint8Array;
}

export function lineWriter(): LineWriter {
  let part = Buffer.allocUnsafe(PART);
  let at = 0;
  let lineFrom = 0;
  /** As many figures, with zeros before them. */
  const figures = (value: number, count: number): void => {
    at += count;
    let left = value;
    for (let place = at - 1; place >= at - count; place--) {
      const rest = Math.floor(left / 10);
      part[place] = ZERO + left - rest * 10;
      left = rest;
    }
  };
  const number = (value: number): void => {
    if (value < 0) part[at++] = MINUS;
    const size = Math.abs(value);
    let count = 1;
    for (let limit = 10; size >= limit; limit *= 10) count++;
    figures(size, count);
  };
  return {
    number,
    room: (length) => {
      if (at + length <= part.length) return null;
      const full = part.subarray(0, at);
      part = Buffer.allocUnsafe(Math.max(PART, length));
      [at, lineFrom] = [0, 0];
      return full;
    },
    numberOrNone: (value) => {
      part[at++] = TAB;
      if (value >= 0) number(value);
    },
    bytes: (source, from, to) => {
      for (let index = from; index < to; index++) part[at++] = source[index]!;
    },
    text: (letters) => {
      for (let index = 0; index < letters.length; index++) part[at++] = letters.charCodeAt(index);
    },
    base64: (source, from, to) => {
      for (let index = from; index < to; index += 3) {
        const second = index + 1 < to ? source[index + 1]! : 0;
        const third = index + 2 < to ? source[index + 2]! : 0;
        const bits = (source[index]! << 16) | (second << 8) | third;
        part[at++] = LETTERS[bits >> 18]!;
        part[at++] = LETTERS[(bits >> 12) & 63]!;
        if (index + 1 < to) part[at++] = LETTERS[(bits >> 6) & 63]!;
        if (index + 2 < to) part[at++] = LETTERS[bits & 63]!;
      }
    },
    line: () => part.subarray(lineFrom, at),
    tab: () => {
      part[at++] = TAB;
    },
    letter: (byte) => {
      part[at++] = TAB;
      part[at++] = byte;
    },
    day: (value) => {
      part[at++] = TAB;
      if (value === 0) return;
      figures(Math.floor(value / 10_000), 4);
      part[at++] = MINUS;
      figures(Math.floor(value / 100) % 100, 2);
      part[at++] = MINUS;
      figures(value % 100, 2);
    },
    end: () => {
      part[at++] = LINE_END;
      lineFrom = at;
    },
    rest: () => part.subarray(0, at),
  };
}
