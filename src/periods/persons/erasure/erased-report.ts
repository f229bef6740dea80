import { erasedEntrant } from "../../../domain/player.ts";
import { decode } from "../../../formats/decode.ts";
import { PLAYER_COLUMNS } from "../../../formats/trf/columns.ts";
import { readTrf } from "../../../formats/trf/read-report.ts";
import type { EntrantRow } from "../../../ledger/schema/tables.ts";
import { nameEraser } from "./erased-texts.ts";

export type ErasedEntrant = Pick<EntrantRow, "line" | "name" | "start_number" | "birth">;

/** A report without name, sex and birth of some players, in their own columns: everything else reads as before. */
export function erasedReport(bytes: Uint8Array, entrants: readonly ErasedEntrant[]): Uint8Array {
  const isTrf = readTrf(bytes).report !== null;
  const lines = decode(bytes).lines.map(({ text, end }) => ({ text, end }));
  for (const entrant of entrants) {
    const line = lines[entrant.line - 1];
    if (isTrf && line !== undefined) line.text = erasedTrfLine(line.text, entrant);
  }
  for (const entrant of entrants) {
    const erase = elsewhere(entrant);
    for (const line of lines) line.text = isTrf ? erase(line.text) : erasedGameLine(line.text, entrant, erase);
  }
  return Buffer.from(lines.map(({ text, end }) => text + end).join(""));
}

/** A report without the births of its players. Games as CSV or PGN have none that could be told from other numbers. */
export function withoutBirths(bytes: Uint8Array): Uint8Array {
  const { report } = readTrf(bytes);
  const players = new Set(report?.players.map(({ line }) => line));
  const lines = decode(bytes).lines.map(
    ({ text, end }, index) => (players.has(index + 1) ? put(text, BIRTH, "") : text) + end,
  );
  return Buffer.from(lines.join(""));
}

const { name: NAME, sex: SEX, birth: BIRTH } = PLAYER_COLUMNS.trf26;

const erasedTrfLine = (line: string, { start_number: startNumber }: ErasedEntrant): string =>
  put(put(put(line, NAME, erasedEntrant(startNumber)), SEX, ""), BIRTH, "");

/** A text in its columns, with blanks behind it. */
function put(line: string, [from, to]: readonly [number, number], text: string): string {
  const letters = [...line];
  for (let at = from - 1; at < Math.min(to, letters.length); at++) letters[at] = text[at - from + 1] ?? " ";
  return letters.join("");
}

/** As an arbiter, in a comment, as the white or black of a game. */
function elsewhere({ name, start_number: startNumber }: ErasedEntrant): (text: string) => string {
  const erase = nameEraser([name]);
  return (text) => erase(text).replaceAll("(erased)", erasedEntrant(startNumber));
}

/** Games as CSV or PGN: a cell or a tag that is the birth goes with the name in the same line. */
function erasedGameLine(text: string, { birth }: ErasedEntrant, erase: (text: string) => string): string {
  const erased = erase(text);
  if (erased === text || birth === null) return erased;
  const cell = birth.replace(/[.\-/]/g, "[.\\-/]");
  return erased.replace(new RegExp(`(^|[,;\\t"])${cell}(?=$|[,;\\t"])`, "g"), "$1");
}
