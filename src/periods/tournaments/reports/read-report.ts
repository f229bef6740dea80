import type { Issue } from "../../../domain/issues/issues.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { TournamentReport } from "../../../domain/report.ts";
import { checkTrf } from "../../../formats/trf/checks/checks.ts";
import type { TrfDocument } from "../../../formats/trf/document.ts";
import { readTrf } from "../../../formats/trf/read-report.ts";
import { type ReportedGame, reportedGames } from "../../../reports/games.ts";
import { formatOfBytes, openReports } from "../../../reports/open-report.ts";

/** A report of one tournament, as it was read. */
export interface ReadReport {
  readonly report: TournamentReport;
  readonly games: readonly ReportedGame[];
  /** What is wrong with the file, and, as warnings, what else a rated report should have. */
  readonly issues: readonly Issue[];
}

/** Reads a report in any dialect of TRF, or from games as CSV or PGN. What is none, or more than one, is refused. */
export function readReport(bytes: Uint8Array, file: string, onIssues: (issues: readonly Issue[]) => void): ReadReport {
  const { document, issues } = readTrf(bytes);
  if (document === null && isOfGames(bytes)) return readGames(bytes, file, onIssues);
  if (document === null || document.report.players.length === 0) {
    onIssues(issues);
    throw new Refusal("not-a-report", { file });
  }
  const count = tournamentsIn(document);
  if (count > 1) throw new Refusal("several-tournaments", { file, count });
  return { report: document.report, games: reportedGames(document.report), issues: receivingIssues(document) };
}

const isOfGames = (bytes: Uint8Array): boolean => ["csv", "pgn"].includes(formatOfBytes(bytes));

function readGames(bytes: Uint8Array, file: string, onIssues: (issues: readonly Issue[]) => void): ReadReport {
  const [opened, ...others] = openReports(file, bytes, "general");
  if (others.length > 0) throw new Refusal("several-tournaments", { file, count: others.length + 1 });
  const { report, issues } = opened!;
  if (report === null || report.players.length === 0) {
    onIssues(issues);
    throw new Refusal("not-a-report", { file });
  }
  const more = openReports(file, bytes, "rating").flatMap((each) => each.issues.slice(issues.length));
  return { report, games: reportedGames(report), issues: [...issues.filter(isOfFile), ...asWarnings(more)] };
}

/** Players without a number the office knows are issues: they must be matched. */
const isOfFile = ({ field }: Issue): boolean => field !== "id";

const asWarnings = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(isOfFile).map((issue) => ({ ...issue, severity: "warning" }));

/** What is being received, by its hash: the same hash is the same bytes, and they need not be read twice. */
const atHand = new Map<string, ReadReport>();

/** Runs work with a report cached by its content, so that it is not read twice. */
export async function withAtHand<T>(content: string, read: ReadReport, work: () => Promise<T>): Promise<T> {
  atHand.set(content, read);
  try {
    return await work();
  } finally {
    atHand.delete(content);
  }
}

/** A report that was kept. Its issues were reported when it came. */
export async function readKept(
  sha256: string,
  content: (sha256: string) => AsyncIterable<Uint8Array>,
): Promise<Pick<ReadReport, "report" | "games">> {
  const known = atHand.get(sha256);
  if (known !== undefined) return known;
  const bytes = await wholeOf(content(sha256));
  const report = readTrf(bytes).report ?? openReports("", bytes, "general")[0]?.report ?? null;
  if (report === null) throw new Error("a report that was received cannot be read any more");
  return { report, games: reportedGames(report) };
}

export async function wholeOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return all.length === 1 && all[0] !== undefined ? all[0] : Buffer.concat(all);
}

/** In a file of several tournaments, a name after players begins the next one. */
function tournamentsIn({ lines }: TrfDocument): number {
  let [tournaments, hasPlayers] = [1, false];
  for (const { kind, code } of lines) {
    if (kind !== "record") continue;
    if (code === "001") hasPlayers = true;
    if (code !== "012" || !hasPlayers) continue;
    [tournaments, hasPlayers] = [tournaments + 1, false];
  }
  return tournaments;
}

/** What only the rating needs can be in the registration too, or be asked for: it does not stop the report. */
function receivingIssues(document: TrfDocument): readonly Issue[] {
  const general = new Set(document.issues);
  return checkTrf(document, "rating").flatMap((issue) => (general.has(issue) ? [issue] : asWarnings([issue])));
}
