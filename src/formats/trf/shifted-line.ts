import type { Issue } from "../../domain/issues/issues.ts";
import { FixedLine } from "../fixed-width.ts";
import type { TrfDialect, TrfRow } from "./document.ts";
import { type PlayerReading, readPlayerLine } from "./player-line.ts";

/** Characters too many (above zero) or too few in a line, somewhere in these columns. */
interface Shift {
  readonly by: number;
  readonly columns: readonly [first: number, last: number];
  /** The line as it would be read with the shift undone at each place where that can be done. */
  readonly repaired: readonly PlayerReading[];
}

/** More lines than this are not shifted by a slip of the hand, and trying them takes long. */
const LINES_TRIED = 20;

/** Ninety rounds: a longer line takes long to try. */
const LENGTH_TRIED = 1_000;

/** Reads players' lines. Of one that is shifted, that is told instead of every cell that no longer stands in its columns. */
export function playerLineReader(dialect: TrfDialect): (row: TrfRow) => { reading: PlayerReading; issues: Issue[] } {
  let left = LINES_TRIED;
  return (row) => {
    const issues: Issue[] = [];
    const reading = readPlayerLine(row, dialect, issues);
    const errors = issues.filter(({ severity }) => severity === "error");
    if (errors.length < 2 || left === 0 || row.line.length > LENGTH_TRIED) return { reading, issues };
    left -= 1;
    const shift = shiftOf(row, dialect, Math.min(...errors.map(({ columns }) => columns?.[1] ?? row.line.length)));
    if (shift === null) return { reading, issues };
    const [first] = shift.columns;
    const before = issues.filter(({ severity, columns }) => severity === "warning" && columns && columns[1] < first);
    return { reading: withoutShifted(reading, shift), issues: [...before, shiftIssue(row, shift)] };
  };
}

const SHIFTS = [1, 2, 3];

/** The smallest shift that explains every error of a line; null: none does, or one to either side. */
function shiftOf(row: TrfRow, dialect: TrfDialect, firstError: number): Shift | null {
  for (const size of SHIFTS) {
    const found = [size, -size].flatMap((by) => shiftBy(row, dialect, by, firstError) ?? []);
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/** The longest cell, the name, and what stands before it. */
const COLUMNS_TRIED = 50;
const CODE_LENGTH = 3;

function shiftBy(row: TrfRow, dialect: TrfDialect, by: number, firstError: number): Shift | null {
  const from = Math.max(CODE_LENGTH + 1, firstError - COLUMNS_TRIED);
  const tried = Array.from({ length: firstError - from + 1 }, (_, index) => from + index).flatMap((column) => {
    const reading = readRepaired(row, dialect, by, column);
    return reading === null ? [] : [{ column, reading }];
  });
  const [first, last] = [tried[0], tried.at(-1)];
  if (!first || !last) return null;
  return { by, columns: [first.column, last.column], repaired: tried.map(({ reading }) => reading) };
}

/** null: something in the line would still be wrong. */
function readRepaired(row: TrfRow, dialect: TrfDialect, by: number, column: number): PlayerReading | null {
  const [before, blanks] = [row.line.slice([1, column - 1]), " ".repeat(Math.max(0, -by))];
  const after = row.line.slice([column + Math.max(0, by), row.line.length]);
  const issues: Issue[] = [];
  const line = new FixedLine(`${before}${blanks}${after}`);
  const reading = readPlayerLine({ ...row, line }, dialect, issues);
  return reading.understood && issues.every(({ severity }) => severity === "warning") ? reading : null;
}

/** Nothing behind the shift is taken from the line; whose line it is, only where every repair says the same. */
function withoutShifted(reading: PlayerReading, { columns: [first], repaired }: Shift): PlayerReading {
  const numbers = new Set(repaired.map(({ startNumber }) => startNumber));
  const startNumber = numbers.size === 1 ? repaired[0]!.startNumber : reading.startNumber;
  // Of a line that is nobody's, results only say which opponents lack their counterpart because of it.
  const results =
    startNumber === null
      ? repaired[0]!.player.results
      : reading.player.results.filter(({ columns }) => columns[1] < first);
  const rounds = repaired.flatMap(({ player }) => player.results.map(({ round }) => round));
  return {
    ...reading,
    startNumber,
    player: { ...reading.player, results },
    unread: [...new Set(rounds)].filter((each) => results.every(({ round }) => round !== each)),
    blank: [],
  };
}

function shiftIssue({ line, number }: TrfRow, { by, columns }: Shift): Issue {
  const [from, to] = columns;
  const expected = { code: "line-in-place", by, from, to } as const;
  const common = { severity: "error", line: number, columns, field: "record" } as const;
  return { code: "line-shifted", ...common, expected, found: line.cell(columns) };
}
