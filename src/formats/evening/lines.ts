import type { Issue } from "../../domain/issues/issues.ts";
import { clubResult, type Evening, type EveningGame, type EveningPlayer, UNSAID } from "./evening.ts";

const DASH = "[-‐-―−:]";
const HALF = "(?:½|1/2|0[.,]5)";

/** A result between two players, with blanks around it. */
const RESULT = new RegExp(
  `\\s(1\\s*${DASH}\\s*0|0\\s*${DASH}\\s*1|${HALF}\\s*${DASH}\\s*${HALF}|=|\\+\\s?${DASH}{1,2}|${DASH}{1,2}\\s?\\+|${DASH}{2,3})\\s`,
  "u",
);

/** A number of a board or of a game at the beginning of a line. */
const ENUMERATION = /^\s*\d{1,3}[.)]\s+/;

/** Games as people write them down, one to a line: `Andersson 1 – 0 Berg`, `12 ½-½ 31`. Empty lines and # are passed over. */
export function readEveningLines(lines: readonly string[]): Evening {
  const games: EveningGame[] = [];
  const issues: Issue[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "" || text.trimStart().startsWith("#")) continue;
    const game = gameOf(text, index + 1);
    if (game) games.push(game);
    else
      issues.push({
        code: "evening-line",
        severity: "error",
        line: index + 1,
        columns: null,
        field: "line",
        expected: { code: "evening-line" },
        found: text.trim(),
      });
  }
  return { games, issues };
}

function gameOf(text: string, line: number): EveningGame | undefined {
  const skipped = text.match(ENUMERATION)?.[0].length ?? 0;
  const found = RESULT.exec(text.slice(skipped));
  const result = found?.[1] === undefined ? undefined : clubResult(found[1]);
  if (!found || result === undefined) return undefined;
  const at = skipped + found.index;
  const white = playerAt(text, skipped, at);
  const black = playerAt(text, at + found[0].length, text.length);
  return white && black ? { ...UNSAID, white, black, result, line } : undefined;
}

/** A name between two places of a line, without the blanks around it. */
function playerAt(text: string, from: number, to: number): EveningPlayer | undefined {
  const raw = text.slice(from, to);
  const name = raw.trim();
  if (name === "") return undefined;
  const first = [...text.slice(0, from + raw.indexOf(name))].length + 1;
  return { text: name, id: null, columns: [first, first + [...name].length - 1] };
}
