/** So many bytes are given out at a time. */
const PART = 1 << 20;
const [TAB, LINE_END, MINUS, ZERO] = [9, 10, 45, 48];

/** Writes lines of plain letters and figures into bytes. */
export interface LineWriter {
  /** Makes room for so many bytes; gives out what was written before where there was none. */
  readonly room: (length: number) => Uint8Array | null;
  /** Plain letters only. */
  readonly text: (text: string) => void;
  /** A tab and a whole number; null: nothing after the tab. */
  readonly number: (value: number | null) => void;
  readonly bytes: (source: Uint8Array, from: number, to: number) => void;
  readonly tab: () => void;
  readonly end: () => void;
  /** What is left to be given out. */
  readonly rest: () => Uint8Array;
}

export function lineWriter(): LineWriter {
  let part = Buffer.allocUnsafe(PART);
  let at = 0;
  const figures = (value: number): void => {
    let end = at + 1;
    for (let left = value; left >= 10; left = Math.floor(left / 10)) end++;
    at = end;
    for (let left = value; end > 0; left = Math.floor(left / 10)) {
      part[--end] = ZERO + (left % 10);
      if (left < 10) return;
    }
  };
  return {
    room: (length) => {
      if (at + length <= part.length) return null;
      const full = part.subarray(0, at);
      part = Buffer.allocUnsafe(Math.max(PART, length));
      at = 0;
      return full;
    },
    text: (text) => {
      for (let index = 0; index < text.length; index++) part[at++] = text.charCodeAt(index);
    },
    number: (value) => {
      part[at++] = TAB;
      if (value === null) return;
      if (value < 0) part[at++] = MINUS;
      figures(Math.abs(value));
    },
    bytes: (source, from, to) => {
      for (let index = from; index < to; index++) part[at++] = source[index]!;
    },
    tab: () => {
      part[at++] = TAB;
    },
    end: () => {
      part[at++] = LINE_END;
    },
    rest: () => part.subarray(0, at),
  };
}
