/** Columns of a line, counted from 1 in characters (code points), both ends included. */
export type Columns = readonly [first: number, last: number];

/** A line that can be cut by columns. */
export class FixedLine {
  readonly text: string;
  /** In characters. */
  readonly length: number;
  /** Only where a character takes two units of a JavaScript string; else the string itself can be cut. */
  readonly #characters: readonly string[] | null;

  constructor(text: string) {
    this.text = text;
    this.#characters = /[\ud800-\udfff]/.test(text) ? Array.from(text) : null;
    this.length = this.#characters?.length ?? text.length;
  }

  /** What stands in the columns, blanks and all; shorter where the line ends before. */
  slice([first, last]: Columns): string {
    return this.#characters?.slice(first - 1, last).join("") ?? this.text.slice(first - 1, last);
  }

  /** The same without the blanks around it. */
  cell(columns: Columns): string {
    return trimBlanks(this.slice(columns));
  }

  from(first: number): string {
    return this.cell([first, this.length]);
  }
}

/** Only blanks: other spaces of Unicode belong to the text. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === " ") start += 1;
  while (end > start && text[end - 1] === " ") end -= 1;
  return text.slice(start, end);
}

export const isBlank = (text: string): boolean => trimBlanks(text) === "";

const [SPACE, DELETE] = [32, 127];

/** Characters that no keyboard writes into a text, such as NUL: the mark of a damaged file. */
export function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code === DELETE) return true;
  }
  return false;
}

/** Text at the left of a cell of so many characters; what does not fit is cut off. */
export function toLeft(text: string, width: number): string {
  const characters = Array.from(text);
  return characters.slice(0, width).join("") + " ".repeat(Math.max(0, width - characters.length));
}

/** Text at the right of a cell; blank where it does not fit, because a number that is cut is another number. */
export function toRight(text: string, width: number): string {
  const length = Array.from(text).length;
  return length > width ? " ".repeat(width) : " ".repeat(width - length) + text;
}
