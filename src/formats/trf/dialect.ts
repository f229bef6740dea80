import { RESULT_CODES, TITLES } from "../../domain/report.ts";
import { roundStart, roundsIn } from "./columns.ts";
import type { TrfDialect, TrfRow } from "./document.ts";
import { OLD_TITLES } from "./player-cells.ts";
import { isOfTrf26 } from "./records.ts";

/**
 * The dialect a file is written in, by what only that dialect has: records of TRF26; letters for results or titles in
 * capitals (TRF16); titles of one or two small letters or byes written as results without opponent (TRF06).
 * A file with nothing of the kind reads the same in TRF06 and TRF16 and is taken as the later.
 */
export function dialectOf(rows: readonly TrfRow[]): TrfDialect {
  if (rows.some(({ kind, code }) => kind === "national" || (kind === "record" && isOfTrf26(code)))) return "trf26";
  const players = rows.filter(({ kind, code }) => kind === "record" && code === "001");
  if (players.some(hasTitleInCapitals) || players.some((row) => hasCell(row, isLetterResult))) return "trf16";
  return players.some(hasOldTitle) || players.some((row) => hasCell(row, isOldBye)) ? "trf06" : "trf16";
}

const CAPITALS: ReadonlySet<string> = new Set(TITLES);
const LETTERS: ReadonlySet<string> = new Set(RESULT_CODES.filter((code) => /[A-Z]/.test(code)));

const hasTitleInCapitals = ({ line }: TrfRow): boolean => CAPITALS.has(line.cell([11, 13]));

const hasOldTitle = ({ line }: TrfRow): boolean => line.slice([11, 11]) === " " && OLD_TITLES.has(line.cell([12, 13]));

const isLetterResult = (cell: string): boolean =>
  /^[ \d]{4} [wb -] /i.test(cell) && LETTERS.has((cell[7] ?? "").toUpperCase());

const isOldBye = (cell: string): boolean => /^0000 - [=+]/.test(cell);

function hasCell({ line }: TrfRow, is: (cell: string) => boolean): boolean {
  for (let round = roundsIn(line.length); round > 0; round--) {
    const first = roundStart(round);
    if (is(line.slice([first, first + 7]))) return true;
  }
  return false;
}
