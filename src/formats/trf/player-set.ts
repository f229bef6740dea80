import type { IssueSink } from "../../domain/issues/issue-list.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { ReportedPlayer } from "../../domain/report.ts";
import type { Gaps } from "./checks/pairing-check.ts";
import { PLAYER_COLUMNS, roundColumns, wholeRoundsIn } from "./columns.ts";
import type { TrfDialect, TrfRow } from "./document.ts";
import type { PlayerReading } from "./player-line.ts";
import { fileIssue } from "./scan.ts";
import { playerLineReader } from "./shifted-line.ts";

/** The players of a file, and what its lines do not give. */
export interface PlayerSet {
  readonly players: readonly ReportedPlayer[];
  readonly rounds: number;
  /** Lines 001, also those that could not be used, and those of them with a rating. */
  readonly lineCount: number;
  readonly ratedCount: number;
  readonly gaps: Gaps;
  /** Players with a cell that could not be read. */
  readonly unreadPlayers: readonly number[];
  readonly hasLostLines: boolean;
  readonly notUnderstood: readonly number[];
}

export function readPlayers(rows: readonly TrfRow[], dialect: TrfDialect, issues: IssueSink): PlayerSet {
  const readLine = playerLineReader(dialect);
  const readings = rows
    .filter(({ kind, code }) => kind === "record" && code === "001")
    .map((row) => {
      const { reading, issues: found } = readLine(row);
      for (const issue of found) issues.push(issue);
      return reading;
    });
  const { kept, lost } = sortOut(readings, issues);
  const rounds = readings.reduce((most, { player }) => Math.max(most, player.results.at(-1)?.round ?? 0), 0);
  for (const reading of readings) tellBlankCells(reading, rounds, issues);
  for (const field of ["points", "rank"] as const) tellMissing(readings, field, rounds, issues);
  return {
    players: [...kept]
      .map(([startNumber, { player }]) => ({ startNumber, ...player }))
      .sort((one, other) => one.line - other.line),
    rounds,
    lineCount: readings.length,
    ratedCount: readings.filter(({ rated }) => rated).length,
    gaps: gapsOf(kept, lost),
    unreadPlayers: [...kept].filter(([, { unread }]) => unread.length > 0).map(([startNumber]) => startNumber),
    hasLostLines: lost.length > 0,
    notUnderstood: [...readings.filter(({ understood }) => !understood), ...lost].map(({ player }) => player.line),
  };
}

/**
 * Of lines with one start number, the one that more opponents name back is the player's, and the first if all are
 * alike. The others cannot be told whose they are and are left out.
 */
function sortOut(readings: readonly PlayerReading[], issues: IssueSink) {
  const byNumber = new Map<number, PlayerReading[]>();
  const kept = new Map<number, PlayerReading>();
  const lost: PlayerReading[] = [];
  for (const reading of readings) {
    const { startNumber } = reading;
    const rivals = startNumber === null ? lost : byNumber.get(startNumber);
    if (rivals) rivals.push(reading);
    else if (startNumber !== null) byNumber.set(startNumber, [reading]);
  }
  const someRepeated = byNumber.size + lost.length < readings.length;
  const namedBack = someRepeated ? countNamedBack(readings) : () => 0;
  for (const [startNumber, rivals] of byNumber) {
    const own = rivals
      .map((reading) => ({ reading, named: rivals.length > 1 ? namedBack(reading) : 0 }))
      .reduce((best, each) => (each.named > best.named ? each : best)).reading;
    kept.set(startNumber, own);
    for (const each of rivals) {
      if (each === own) continue;
      lost.push(each);
      issues.push(repeatedIssue(startNumber, each.player.line, own.player.line));
    }
  }
  return { kept, lost };
}

function repeatedIssue(startNumber: number, line: number, own: number): Issue {
  return {
    code: "start-number-repeated",
    severity: "error",
    line,
    columns: PLAYER_COLUMNS.trf26["start number"],
    field: "start number",
    expected: { code: "own-number", line: own },
    found: String(startNumber),
  };
}

/** How many of a line's opponents name it back. */
function countNamedBack(readings: readonly PlayerReading[]): (reading: PlayerReading) => number {
  const claims = new Set(
    readings.flatMap(({ startNumber, player }) =>
      player.results.map(({ round, opponent }) => `${round} ${startNumber} ${opponent}`),
    ),
  );
  return ({ startNumber, player }) =>
    player.results.filter(({ round, opponent }) => claims.has(`${round} ${opponent} ${startNumber}`)).length;
}

/** Rounds that others have and this line leaves blank, or that it is too short for. */
function tellBlankCells({ player, unread, length }: PlayerReading, rounds: number, issues: IssueSink): void {
  const { line, results } = player;
  if (results.length + unread.length >= rounds) return;
  const has = new Set([...results.map(({ round }) => round), ...unread]);
  const inside = Math.min(rounds, wholeRoundsIn(length));
  const common = { severity: "warning", line, field: "result", expected: { code: "game-or-bye" }, found: "" } as const;
  let blank = 1;
  while (blank <= inside && has.has(blank)) blank += 1;
  if (blank <= inside) issues.push({ ...common, code: "result-blank", columns: roundColumns(blank) });
  const beyond = [...has].filter((round) => round > inside).length;
  if (inside + beyond < rounds) {
    issues.push({ ...common, code: "line-cut", columns: [length + 1, roundColumns(rounds)[1]] });
  }
}

/** Once for the file where nobody has it: then the program does not write it. A line cut before it was told already. */
function tellMissing(
  readings: readonly PlayerReading[],
  field: "points" | "rank",
  rounds: number,
  issues: IssueSink,
): void {
  const columns = PLAYER_COLUMNS.trf26[field];
  const missing = readings.filter(({ blank }) => blank.includes(field));
  const code = field === "points" ? "points-missing" : "rank-missing";
  const expected = { code: field === "points" ? "score" : "rank" } as const;
  if (missing.length === readings.length && missing.length > 1) {
    issues.push(fileIssue("warning", code, field, expected, ""));
    return;
  }
  for (const { player, length } of missing) {
    if (length < columns[0] && rounds > 0) continue;
    issues.push({ code, severity: "warning", line: player.line, columns, field, expected, found: "" });
  }
}

function gapsOf(kept: ReadonlyMap<number, PlayerReading>, lost: readonly PlayerReading[]): Gaps {
  const named = new Set(
    lost.flatMap(({ player }) => player.results.map(({ opponent, round }) => `${opponent} ${round}`)),
  );
  const unread = new Set(
    [...kept].flatMap(([startNumber, each]) => each.unread.map((round) => `${startNumber} ${round}`)),
  );
  return {
    unread: (startNumber, round) => unread.has(`${startNumber} ${round}`),
    lostOpponent: (startNumber, round) => named.has(`${startNumber} ${round}`),
  };
}
