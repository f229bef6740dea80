import { erasedEntrant } from "../../../domain/player.ts";
import { decode, type TextLine } from "../../../formats/decode.ts";
import { PLAYER_COLUMNS } from "../../../formats/trf/columns.ts";
import { readTrf } from "../../../formats/trf/read-report.ts";
import { formatOfBytes } from "../../../reports/open-report.ts";
import { type ErasedEntrant, erasedGames, gamesWithoutBirths } from "./erased-games.ts";

type EraseName = (text: string) => string;

/**
 * A report without name, sex and birth of some players, in their own columns: everything else reads as before. Lines of other
 * players keep their names, which may be the same.
 */
export function erasedReport(bytes: Uint8Array, entrants: readonly ErasedEntrant[], eraseName: EraseName): Uint8Array {
  const { lines } = decode(bytes);
  if (readTrf(bytes).report !== null)
    return bytesOf(lines, (text, line) => erasedLine(text, line, entrants, eraseName));
  return bytesOf(erasedGames(lines, { isCsv: formatOfBytes(bytes) === "csv", entrants, eraseName }));
}

/** A report without the births of its players. PGN has no tag for them. */
export function withoutBirths(bytes: Uint8Array): Uint8Array {
  const { lines } = decode(bytes);
  if (readTrf(bytes).report === null)
    return bytesOf(formatOfBytes(bytes) === "csv" ? gamesWithoutBirths(lines) : lines);
  return bytesOf(lines, (text) => (PLAYER_LINE.test(text) ? put(text, BIRTH, "") : text));
}

const bytesOf = (lines: readonly TextLine[], change = (text: string, _: number): string => text): Uint8Array =>
  Buffer.from(lines.map(({ text, end }, index) => change(text, index + 1) + end).join(""));

/** Record 001, and records of national ratings, which have the same columns up to the birth. */
const PLAYER_LINE = /^(?:001|[A-Z]{3}) {1,4}\d{1,4} /;
const { name: NAME, sex: SEX, birth: BIRTH, "start number": START } = PLAYER_COLUMNS.trf26;

function erasedLine(text: string, line: number, entrants: readonly ErasedEntrant[], eraseName: EraseName): string {
  const startNumber = PLAYER_LINE.test(text) ? Number(text.slice(START[0] - 1, START[1])) : null;
  const own = entrants.find(
    (each) => each.line === line || (!text.startsWith("001") && each.start_number === startNumber),
  );
  if (own === undefined) return startNumber === null ? eraseName(text) : text;
  return put(put(put(text, NAME, erasedEntrant(own.start_number)), SEX, ""), BIRTH, "");
}

/** A text in its columns, with blanks behind it. */
function put(line: string, [from, to]: readonly [number, number], text: string): string {
  const letters = [...line];
  for (let at = from - 1; at < Math.min(to, letters.length); at++) letters[at] = text[at - from + 1] ?? " ";
  return letters.join("");
}
