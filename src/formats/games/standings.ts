import type { ReportedPlayer, TournamentReport } from "../../domain/report.ts";
import { hundredths } from "../../domain/units.ts";

/** What results are worth in hundredths where nothing else was said. */
const WORTH: Readonly<Record<string, number>> = { "1": 100, W: 100, "+": 100, F: 100, U: 100, "=": 50, D: 50, H: 50 };

/** Points and ranks that a file of games does not have, by its results: who has as many points shares the rank. */
export function withStandings(report: TournamentReport): TournamentReport {
  const points = report.players.map((player) => player.points ?? hundredths(sumOf(player)));
  const ranks = points.map((own) => 1 + points.filter((other) => other > own).length);
  const players = report.players.map((player, place) => ({
    ...player,
    points: points[place]!,
    rank: player.rank ?? ranks[place]!,
  }));
  return { ...report, players };
}

const sumOf = ({ results }: ReportedPlayer): number =>
  results.reduce((sum, { result }) => sum + (WORTH[result ?? ""] ?? 0), 0);
