import { LINES_MAX } from "./limits.ts";

/** How a line ended; "" for a last line without an end. */
export type LineEnd = "\r\n" | "\n" | "\r" | "";

export interface TextLine {
  readonly text: string;
  readonly end: LineEnd;
}

export interface Decoded {
  /** Where the file has more than any report has, only as many as there may be. */
  readonly lines: readonly TextLine[];
  /** How many lines the file has. */
  readonly lineCount: number;
  readonly byteOrderMark: boolean;
  /** "mixed": some lines are UTF-8 with other letters than ASCII, some are not UTF-8. */
  readonly encoding: "utf-8" | "windows-1252" | "mixed";
  /** The lines, counted from 1, that were read as Windows-1252 in a mixed file. */
  readonly oddLines: readonly number[];
}

/**
 * Bytes as lines of text: UTF-8, or else Windows-1252, which holds Latin-1. A file that is not UTF-8 as a whole
 * is decided line by line, so that one damaged byte does not move the columns of every other line.
 */
export function decode(bytes: Uint8Array): Decoded {
  const byteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = byteOrderMark ? bytes.subarray(3) : bytes;
  const whole = utf8(body);
  const lineCount = linesIn(body);
  if (whole !== null) {
    const lines = splitLines(whole, LINES_MAX);
    return { lines, lineCount, byteOrderMark, encoding: "utf-8", oddLines: [] };
  }
  return { byteOrderMark, lineCount, ...decodeEach(body) };
}

const [CARRIAGE_RETURN, LINE_FEED] = [13, 10];

/** As many as `splitLines` gives, without making them. */
function linesIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = 0; at < bytes.length; at++) {
    const isPair = bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED;
    if (!isPair && (bytes[at] === LINE_FEED || bytes[at] === CARRIAGE_RETURN)) lines += 1;
  }
  const last = bytes.at(-1);
  return last === undefined || last === LINE_FEED || last === CARRIAGE_RETURN ? lines : lines + 1;
}

/** Lines of a text with their ends: CR, LF or CRLF. */
export function splitLines(text: string, linesMax = Number.POSITIVE_INFINITY): TextLine[] {
  const lines: TextLine[] = [];
  for (let start = 0; start < text.length && lines.length < linesMax; ) {
    const { at, end } = nextEnd(text, start);
    lines.push({ text: text.slice(start, at), end });
    start = at + end.length;
  }
  return lines;
}

/** The commonest line end of a file; LF where it has none. */
export function usualEnd(lines: readonly TextLine[]): Exclude<LineEnd, ""> {
  const counts = { "\r\n": 0, "\n": 0, "\r": 0 };
  for (const { end } of lines) if (end !== "") counts[end] += 1;
  if (counts["\r\n"] > counts["\n"] && counts["\r\n"] >= counts["\r"]) return "\r\n";
  return counts["\r"] > counts["\n"] ? "\r" : "\n";
}

const END = /[\r\n]/g;

function nextEnd(text: string, start: number): { readonly at: number; readonly end: LineEnd } {
  END.lastIndex = start;
  const at = END.exec(text)?.index ?? text.length;
  if (at === text.length) return { at, end: "" };
  if (text[at] === "\n") return { at, end: "\n" };
  return { at, end: text[at + 1] === "\n" ? "\r\n" : "\r" };
}

function decodeEach(body: Uint8Array): Omit<Decoded, "byteOrderMark" | "lineCount"> {
  const lines: TextLine[] = [];
  const oddLines: number[] = [];
  let otherLetters = false;
  // Both encodings keep CR and LF for themselves, so that lines can be cut before letters are known.
  for (const { text: latin, end } of splitLines(latin1(body), LINES_MAX)) {
    const bytes = Uint8Array.from(latin, (letter) => letter.charCodeAt(0));
    const text = utf8(bytes);
    if (text === null) oddLines.push(lines.length + 1);
    else if (text.length < bytes.length) otherLetters = true;
    lines.push({ text: text ?? windows1252(bytes), end });
  }
  return { lines, encoding: otherLetters ? "mixed" : "windows-1252", oddLines: otherLetters ? oddLines : [] };
}

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function utf8(bytes: Uint8Array): string | null {
  try {
    return STRICT.decode(bytes);
  } catch {
    return null; // The decoder has no other way to say that these bytes are not UTF-8.
  }
}

/** What Windows-1252 has where Latin-1 has control characters. The five holes stay as they are, as in browsers. */
const FROM_80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** By our own table: some versions of Node read Windows-1252 as Latin-1. */
function windows1252(bytes: Uint8Array): string {
  return latin1(bytes).replace(/[\u0080-\u009f]/g, (letter) => FROM_80.charAt(letter.charCodeAt(0) - 0x80));
}

const CHUNK = 8192;

function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
