import type { IsoDate } from "../../domain/dates.ts";
import { IssueList, type IssueSink } from "../../domain/issues/issue-list.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { ReportedPlayer, TournamentReport } from "../../domain/report.ts";
import { type Decoded, decode } from "../decode.ts";
import { FixedLine, isBlank } from "../fixed-width.ts";
import { beyondLimits, excessOf, LINES_MAX } from "../limits.ts";
import { checkPairings } from "./checks/pairing-check.ts";
import { checkCounts, checkIds, checkPoints } from "./checks/totals-check.ts";
import { classify } from "./classify.ts";
import { dialectOf } from "./dialect.ts";
import type { TrfDialect, TrfDocument, TrfRow } from "./document.ts";
import { type ForeignKind, foreignBytes, foreignText } from "./foreign.ts";
import { type Header, readHeader } from "./header.ts";
import { type PlayerSet, readPlayers } from "./player-set.ts";
import { fileIssue, inOrder } from "./scan.ts";
import { type KnownNumbers, type NationalRecord, readNationals, readTables } from "./table-records.ts";

/** A file as read. Without a report it is no tournament report at all, and one issue says what it is. */
export interface TrfReading {
  readonly document: TrfDocument | null;
  readonly report: TournamentReport | null;
  readonly issues: readonly Issue[];
}

/** Reads a tournament report in any dialect. All that is wrong is told; nothing wrong in a line stops the others. */
export function readTrf(bytes: Uint8Array): TrfReading {
  const foreign = foreignBytes(bytes);
  if (foreign) return notOurs(foreign, "");
  const decoded = decode(bytes);
  if (decoded.lineCount > LINES_MAX) return tooLarge(beyondLimits("line", LINES_MAX, decoded.lineCount));
  const issues = new IssueList();
  const rows = classify(decoded.lines, issues);
  const isRecord = ({ kind }: TrfRow): boolean => kind === "record";
  const otherText = foreignText(decoded.lines) ?? (rows.some(isRecord) ? null : "other");
  if (otherText) return notOurs(otherText, decoded.lines.find(({ text }) => !isBlank(text))?.text ?? "");
  tellText(decoded, issues);
  return readDocument(rows, decoded, issues);
}

const tooLarge = (issue: Issue): TrfReading => ({ document: null, report: null, issues: [issue] });

const CHARACTERS_SHOWN = 40;

function notOurs(kind: ForeignKind, beginning: string): TrfReading {
  const found = new FixedLine(beginning).cell([1, CHARACTERS_SHOWN]);
  const issue = fileIssue("error", "foreign-file", "file", { code: "tournament-report", kind }, found);
  return { document: null, report: null, issues: [issue] };
}

function tellText({ lines, byteOrderMark, encoding, oddLines }: Decoded, issues: IssueSink): void {
  const warn = (...[code, field, expected, found]: Told): Issue => fileIssue("warning", code, field, expected, found);
  if (byteOrderMark) issues.push(warn("byte-order-mark", "encoding", { code: "utf-8" }, "BOM"));
  if (encoding === "windows-1252") issues.push(warn("not-utf-8", "encoding", { code: "utf-8" }, encoding));
  for (const line of oddLines) {
    issues.push({ ...warn("not-utf-8", "encoding", { code: "utf-8" }, "windows-1252"), line });
  }
  const ends = new Set(lines.map(({ end }) => end).filter((end) => end !== ""));
  if (ends.size < 2) return;
  const found = [...ends].map((end) => end.replace("\r", "CR").replace("\n", "LF")).join(", ");
  issues.push(warn("line-ends-mixed", "line ends", { code: "one-line-end" }, found));
}

type Told = readonly [Issue["code"], Issue["field"], Issue["expected"], string];

function readDocument(rows: readonly TrfRow[], { encoding }: Decoded, issues: IssueList): TrfReading {
  const dialect = dialectOf(rows);
  if (dialect === "trf06") issues.push(olderDialect(dialect));
  // Counted first: reading a hundred thousand players only to turn them down would stop a browser for half a minute.
  const listed = rows.filter(({ code }) => code === "001").length;
  const tooMany = excessOf({ players: listed, rounds: 0 });
  if (tooMany) return tooLarge(tooMany);
  const header = readHeader(rows, issues);
  const set = readPlayers(rows, dialect, issues);
  const excess = excessOf({ players: set.lineCount, rounds: set.rounds });
  if (excess) return tooLarge(excess);
  const known = { players: new Set(set.players.map(({ startNumber }) => startNumber)), complete: !set.hasLostLines };
  const { records, teams, scans } = readTables(rows, known, issues);
  const { players, replaced } = withNationals(rows, set.players, known, issues);
  const report: TournamentReport = {
    ...header.report,
    rounds: set.rounds,
    roundDates: forRounds(header, set.rounds, rows, issues),
    players,
    teams,
  };
  crossCheck(report, header, set, records, issues);
  const unread = [...header.scans, ...scans].filter(({ understood }) => !understood).map(({ number }) => number);
  const kept = new Set([...unread, ...set.notUnderstood, ...replaced]);
  const lines = rows.map((row) => ({ ...row, understood: !kept.has(row.number) }));
  const { declared, scores } = header;
  const found = inOrder(issues.all());
  const document = { dialect, encoding, lines, records, declared, scores, report, issues: found };
  return { document, report, issues: found };
}

const olderDialect = (dialect: TrfDialect): Issue =>
  fileIssue("warning", "older-dialect", "file", { code: "newer-dialect" }, dialect);

/** National records go to their players. A number they replace in the player's own line must survive a rewrite there. */
function withNationals(
  rows: readonly TrfRow[],
  players: readonly ReportedPlayer[],
  known: KnownNumbers,
  issues: IssueSink,
): { readonly players: readonly ReportedPlayer[]; readonly replaced: readonly number[] } {
  const nationals = new Map<number, NationalRecord>();
  for (const national of readNationals(rows, known, issues)) nationals.set(national.startNumber, national);
  if (nationals.size === 0) return { players, replaced: [] };
  const replaced: number[] = [];
  const joined = players.map((player) => {
    const national = nationals.get(player.startNumber);
    if (!national) return player;
    const { nationalRating } = national;
    if (player.nationalId !== null && national.nationalId !== null) replaced.push(player.line);
    return { ...player, nationalId: national.nationalId ?? player.nationalId, nationalRating };
  });
  return { players: joined, replaced };
}

/** A date or null for every round played, and for later rounds as far as dates are known. */
function forRounds(header: Header, rounds: number, rows: readonly TrfRow[], issues: IssueSink): (IsoDate | null)[] {
  const { roundDates } = header.report;
  const row = rows.find(({ kind, code }) => kind === "record" && code === "132");
  if (row && roundDates.length < rounds) {
    const expected = { code: "dates-for-rounds", count: rounds } as const;
    const found = String(roundDates.length);
    const place = { line: row.number, columns: null, field: "round dates" } as const;
    issues.push({ code: "round-dates-short", severity: "warning", ...place, expected, found });
  }
  return Array.from({ length: Math.max(rounds, roundDates.length) }, (_, index) => roundDates[index] ?? null);
}

function crossCheck(
  report: TournamentReport,
  { declared, scores }: Header,
  set: PlayerSet,
  records: TrfDocument["records"],
  issues: IssueSink,
): void {
  if (set.lineCount === 0) issues.push(fileIssue("error", "players-missing", "record", { code: "player-lines" }, ""));
  const doubtful = checkPairings(report.players, set.gaps, issues);
  const inDoubt = new Set([...doubtful, ...set.unreadPlayers]);
  const counts = {
    players: set.lineCount,
    ratedPlayers: set.ratedCount,
    teams: report.teams.length,
    rounds: report.rounds,
  };
  const points = scores ? checkPoints(report, scores, inDoubt, records) : [];
  const found = [checkIds(report.players), set.lineCount > 0 ? checkCounts(declared, counts) : [], points];
  for (const issue of found.flat()) issues.push(issue);
}
