import type { Issue } from "../../../domain/issues/issues.ts";
import type { ReportedPlayer, TournamentReport } from "../../../domain/report.ts";
import { PLAYER_COLUMNS } from "../columns.ts";
import type { Declared, ScoreSystem, TrfDocument, TrfRecord } from "../document.ts";
import { otherPoints } from "../other-points.ts";
import { totalOf } from "../scores.ts";

/** Declared points against the results. They change no rating, and files whose byes were left blank are many. */
export function checkPoints(
  report: TournamentReport,
  scores: ScoreSystem,
  doubtful: ReadonlySet<number>,
  records: readonly TrfRecord[],
): Issue[] {
  const others = otherPoints(report, records);
  const issues: Issue[] = [];
  for (const player of report.players) {
    if (player.points === null || doubtful.has(player.startNumber) || others.abnormal.has(player.startNumber)) continue;
    const total = totalOf(player.results, scores) + others.byes(player, scores);
    if (total !== player.points) issues.push(pointsIssue(player, player.points, total));
  }
  return issues;
}

function pointsIssue({ line }: ReportedPlayer, declared: number, total: number): Issue {
  return {
    code: "points-differ",
    severity: "warning",
    line,
    columns: PLAYER_COLUMNS.trf26.points,
    field: "points",
    expected: { code: "sum-of-results", points: decimal(total) },
    found: decimal(declared),
  };
}

/** A score as the format writes it: 11.5. */
export const decimal = (score: number): string => (score / 100).toFixed(score % 10 === 0 ? 1 : 2);

/** Counts of the header against the lines. */
export function checkCounts(
  declared: TrfDocument["declared"],
  counts: { readonly players: number; readonly ratedPlayers: number; readonly teams: number; readonly rounds: number },
): Issue[] {
  const issues = [
    differs("player count", declared.players, counts.players),
    differs("rated count", declared.ratedPlayers, counts.ratedPlayers),
    differs("team count", declared.teams, counts.teams),
  ].flat();
  const { rounds } = declared;
  // Fewer rounds than declared is a tournament in progress; more is a contradiction.
  if (!rounds || counts.rounds <= rounds.value) return issues;
  return [...issues, countIssue("rounds-differ", "round count", rounds, counts.rounds)];
}

type CountField = "player count" | "rated count" | "team count" | "round count";

function differs(field: CountField, declared: Declared | null, count: number): Issue[] {
  return !declared || declared.value === count ? [] : [countIssue("count-differs", field, declared, count)];
}

function countIssue(
  code: "count-differs" | "rounds-differ",
  field: CountField,
  { line, columns, value }: Declared,
  count: number,
): Issue {
  return { code, severity: "warning", line, columns, field, expected: { code: "count", count }, found: String(value) };
}

/** Two players with one number. */
export function checkIds(players: readonly ReportedPlayer[]): Issue[] {
  const lines = new Map<string, number>();
  const issues: Issue[] = [];
  for (const { id, line } of players) {
    if (id === null) continue;
    const earlier = lines.get(id);
    if (earlier === undefined) lines.set(id, line);
    else {
      const columns = PLAYER_COLUMNS.trf26.id;
      const expected = { code: "own-number", line: earlier } as const;
      issues.push({ code: "id-repeated", severity: "error", line, columns, field: "id", expected, found: id });
    }
  }
  return issues;
}
