import type { ReportedPlayer, ReportedResult, ResultCode } from "../../domain/report.ts";
import { hundredths } from "../../domain/units.ts";
import { decimal } from "./checks/totals-check.ts";
import { PLAYER_COLUMNS } from "./columns.ts";
import { readTrf } from "./read-report.ts";

/** What a game can end with, as people write it, with the codes of White and Black. */
export const GAME_RESULTS = {
  "1-0": ["1", "0"],
  "1/2-1/2": ["=", "="],
  "0-1": ["0", "1"],
  "+/-": ["+", "-"],
  "-/+": ["-", "+"],
  "-/-": ["-", "-"],
} as const satisfies Readonly<Record<string, readonly [white: ResultCode, black: ResultCode]>>;
export type GameResult = keyof typeof GAME_RESULTS;

export interface ResultCorrection {
  readonly round: number;
  /** Start numbers. */
  readonly white: number;
  readonly black: number;
  readonly result: GameResult;
}

/** Hundredths of a point. */
const WORTH: Readonly<Partial<Record<ResultCode, number>>> = { "1": 100, W: 100, "+": 100, "=": 50, D: 50 };

/**
 * A report with another result of one game. Only the two cells of the game and the points of its players change, so that
 * everything else stays as the arbiter wrote it. null: it is no such report, or has no such game.
 */
export function correctResult(bytes: Uint8Array, { round, white, black, result }: ResultCorrection): Uint8Array | null {
  const { report, document } = readTrf(bytes);
  if (report === null || document === null) return null;
  const sideOf = (player: number, opponent: number, colour: "white" | "black"): Side | null => {
    const found = report.players.find(({ startNumber }) => startNumber === player);
    const game = found?.results.find(
      (each) => each.round === round && each.opponent === opponent && each.colour === colour,
    );
    return found === undefined || game === undefined ? null : { player: found, game };
  };
  const sides = [sideOf(white, black, "white"), sideOf(black, white, "black")] as const;
  const [ofWhite, ofBlack] = sides;
  if (ofWhite === null || ofBlack === null) return null;
  const [codeOfWhite, codeOfBlack] = GAME_RESULTS[result];
  const points = PLAYER_COLUMNS[document.dialect].points;
  const edits = [...editsFor(ofWhite, codeOfWhite, points), ...editsFor(ofBlack, codeOfBlack, points)];
  return edited(bytes, edits);
}

interface Side {
  readonly player: ReportedPlayer;
  readonly game: ReportedResult;
}

/** A text that stands in a line from a column on. */
interface Edit {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

function editsFor({ player, game }: Side, code: ResultCode, points: readonly [number, number]): readonly Edit[] {
  const { line, columns } = game;
  const change = (WORTH[code] ?? 0) - (game.result === null ? 0 : (WORTH[game.result] ?? 0));
  const cell = { line, column: columns[1], text: code };
  if (player.points === null || change === 0) return [cell];
  const width = points[1] - points[0] + 1;
  const text = decimal(hundredths(player.points + change)).padStart(width);
  return [cell, { line: player.line, column: points[0], text }];
}

const [CARRIAGE_RETURN, LINE_FEED] = [13, 10];

/** Line by line on the bytes, so that a file keeps its encoding, its line ends and every odd byte. */
function edited(bytes: Uint8Array, edits: readonly Edit[]): Uint8Array {
  const parts: Uint8Array[] = [];
  let [line, start] = [1, bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0];
  parts.push(bytes.subarray(0, start));
  for (let at = start; at <= bytes.length; at++) {
    const isEnd = at === bytes.length || bytes[at] === LINE_FEED || bytes[at] === CARRIAGE_RETURN;
    if (!isEnd) continue;
    const own = edits.filter((each) => each.line === line);
    parts.push(own.reduce(withEdit, bytes.subarray(start, at)));
    const next = bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
    parts.push(bytes.subarray(at, Math.min(next, bytes.length)));
    at = next - 1;
    start = next;
    line += 1;
  }
  return joined(parts);
}

/** Columns are characters: bytes only where the line is not UTF-8. */
function withEdit(line: Uint8Array, { column, text }: Edit): Uint8Array {
  let characters: string[];
  try {
    characters = Array.from(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line));
  } catch {
    const changed = Uint8Array.from(line);
    changed.set(new TextEncoder().encode(text), column - 1);
    return changed;
  }
  characters.splice(column - 1, text.length, ...text);
  return new TextEncoder().encode(characters.join(""));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
