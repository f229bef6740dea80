import { boundedIssues } from "../../domain/issues/issue-list.ts";
import type { ReportedPlayer, ReportedResult, TournamentReport } from "../../domain/report.ts";
import { decode } from "../decode.ts";
import type { NamedGame } from "../games/game-file.ts";
import { readPgnGames } from "../games/pgn.ts";
import { beyondLimits, LINES_MAX } from "../limits.ts";
import { readTrf } from "../trf/read-report.ts";
import { type Evening, type EveningGame, type EveningPlayer, resultOfCodes, UNSAID } from "./evening.ts";
import { readEveningLines } from "./lines.ts";
import { isTableHead, readEveningTable } from "./table.ts";

/** The games of an evening, in whatever form they come: lines, a table, tags of PGN, a report. All issues in one run. */
export function readEvening(bytes: Uint8Array): Evening {
  const decoded = decode(bytes);
  if (decoded.lineCount > LINES_MAX) return { games: [], issues: [beyondLimits("line", LINES_MAX, decoded.lineCount)] };
  const lines = decoded.lines.map(({ text }) => text);
  const first = lines.find((line) => line.trim() !== "") ?? "";
  if (/^\s*\[\w+\s+"/.test(first)) {
    const { games, issues } = readPgnGames(bytes);
    return { games: games.flatMap(gameOf), issues };
  }
  if (lines.some((line) => /^001 /.test(line))) {
    const { report, issues } = readTrf(bytes);
    return { games: report === null ? [] : gamesOf(report), issues };
  }
  const { games, issues } = isTableHead(first)
    ? readEveningTable(lines.slice(lines.indexOf(first)))
    : readEveningLines(lines);
  return { games, issues: boundedIssues(issues) };
}

/** A game by its tags. One that is not over is none yet. */
function gameOf({ white, black, result, date, round, line }: NamedGame): readonly EveningGame[] {
  const outcome = resultOfCodes(...result);
  if (black === null || outcome === undefined) return [];
  return [{ ...UNSAID, white: nameOf(white), black: nameOf(black), result: outcome, begun: date, round, line }];
}

/** Every game of a report once. Byes are none. */
function gamesOf(report: TournamentReport): readonly EveningGame[] {
  const players = new Map(report.players.map((each) => [each.startNumber, each]));
  return report.players.flatMap((player) =>
    player.results.flatMap((result) => {
      const opponent = result.opponent === null ? undefined : players.get(result.opponent);
      const other = opponent?.results.find(
        (each) => each.round === result.round && each.opponent === player.startNumber,
      );
      if (opponent === undefined || other === undefined || !isWhite(player, result, opponent)) return [];
      const outcome = resultOfCodes(result.result, other.result);
      if (outcome === undefined) return [];
      return [
        {
          white: nameOf(player),
          black: nameOf(opponent),
          result: outcome,
          line: result.line,
          begun: report.roundDates[result.round - 1] ?? null,
          finished: null,
          round: result.round,
          tournament: null,
          minutes: null,
        },
      ];
    }),
  );
}

/** A forfeit may have no colours: then the first of the two is taken for White. */
const isWhite = (player: ReportedPlayer, { colour }: ReportedResult, opponent: ReportedPlayer): boolean =>
  colour === null ? player.startNumber < opponent.startNumber : colour === "white";

/** The federation's own number only: one of FIDE may be that of somebody else here. */
const nameOf = ({ name, nationalId }: Pick<ReportedPlayer, "name" | "nationalId">): EveningPlayer => ({
  text: name,
  id: nationalId,
  columns: null,
});
