import type { TextLine } from "../decode.ts";
import { FixedLine, isBlank } from "../fixed-width.ts";

/** What a file can be instead of a report. */
export type ForeignKind =
  | "empty"
  | "binary"
  | "utf-16"
  | "zip"
  | "office"
  | "pdf"
  | "vega"
  | "pgn"
  | "html"
  | "xml"
  | "fide-list"
  | "other";

/** Files that are told by their bytes, before any letter is read. */
export function foreignBytes(bytes: Uint8Array): ForeignKind | null {
  if (bytes.length === 0) return "empty";
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return "utf-16";
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return zipKind(bytes);
  if (beginsWith(bytes, 0, "%PDF-")) return "pdf";
  return isBinary(bytes) ? "binary" : null;
}

/** Where the name of the first file in a zip stands. */
const ZIP_NAME = 30;
/** How the zips of office programs begin: nobody could unpack a report from them. */
const OFFICE_NAMES = ["[Content_Types].xml", "_rels/", "docProps/", "xl/", "word/", "mimetype"];

const zipKind = (bytes: Uint8Array): ForeignKind =>
  OFFICE_NAMES.some((name) => beginsWith(bytes, ZIP_NAME, name)) ? "office" : "zip";

const beginsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

const BYTES_LOOKED_AT = 4096;
/** A damaged report may hold a few; a file of a program is full of them. */
const CONTROLS_PER_HUNDRED_MAX = 5;

function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, BYTES_LOOKED_AT);
  let controls = 0;
  for (const byte of sample) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26)) controls += 1;
  return controls * 100 > CONTROLS_PER_HUNDRED_MAX * sample.length;
}

/** Files that are told by how their text begins. */
const BEGINNINGS: readonly (readonly [ForeignKind, RegExp])[] = [
  ["pgn", /^\s*\[[A-Za-z_]\w* +"/],
  ["html", /^\s*<(!doctype|html|head|body)\b/i],
  ["fide-list", /^\s*(?:<\?xml[^>]*>\s*)?<playerslist\b/i],
  ["xml", /^\s*<\?xml\b/i],
  ["fide-list", /^\s*"?(?:ID[ _]?number|code|fide[ _]?id)\b.*\bname\b/i],
];

export function foreignText(lines: readonly TextLine[]): ForeignKind | null {
  // PGN has lines that begin with % for programs to say something to each other.
  const [first, second] = lines.filter(({ text }) => !isBlank(text) && !text.startsWith("%")).slice(0, 2);
  if (first === undefined) return "empty";
  // The head of an XML file often has a line of its own: what the file is stands in the next.
  const text = first.text.trimStart().startsWith("<?xml") ? `${first.text} ${second?.text ?? ""}` : first.text;
  const known = BEGINNINGS.find(([, beginning]) => beginning.test(text));
  return known?.[0] ?? (lines.some(({ text }) => isVega(text)) ? "vega" : null);
}

const BARS_MIN = 4;
/** A line that ends before the rating has no column that could be mistaken. */
const SHORT_LINE = 48;

/**
 * Vega keeps its tournaments in a file with codes like ours, whose fields are parted by bars and whose 142 to 192 mean
 * other things. Bars in a name or two are no mark of it: only players' lines count, without the columns of the name.
 */
function isVega(text: string): boolean {
  if (!text.includes("|")) return false;
  if (!/^001\b/.test(text)) return false;
  const line = new FixedLine(text);
  if (line.length < SHORT_LINE || /^001 *\|/.test(text)) return text.split("|").length >= BARS_MIN;
  const bars = (line.slice([1, 14]) + line.slice([48, line.length])).match(/\|/g);
  return (bars?.length ?? 0) >= BARS_MIN;
}
