import { PLAYER_GAPS, roundStart, roundsIn } from "./columns.ts";

/** How far a TAB may reach: one column, or to the next stop of an editor. */
const STOPS = [1, 8, 4] as const;

/**
 * A TAB counts as blanks. How many it stood for, the file does not say: in a player's line as many as bring the cells to
 * their columns, elsewhere one.
 */
export function withoutTabs(text: string): string {
  if (!text.includes("\t")) return text;
  const ways = STOPS.map((stop) => expanded(text, stop));
  return ways.find((line) => !line.startsWith("001") || isAligned(line)) ?? ways[0]!;
}

function expanded(text: string, stop: number): string {
  let line = "";
  for (const part of text.split(/(\t)/)) {
    if (part === "\t") line += " ".repeat(stop - (line.length % stop));
    else line += part;
  }
  return line;
}

/** Blanks between the cells of a player, and cells of rounds as they are written. */
function isAligned(line: string): boolean {
  const areApart = PLAYER_GAPS.every(({ columns: [first, last] }) => line.slice(first - 1, last).trim() === "");
  if (!areApart) return false;
  for (let round = roundsIn(line.length); round > 0; round--) {
    const cell = line.slice(roundStart(round) - 1, roundStart(round + 1) - 1).trimEnd();
    if (cell !== "" && !/^[ \d]{4} [wb -](?: \S)?$/i.test(cell)) return false;
  }
  return true;
}
