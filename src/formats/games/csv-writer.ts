import type { Issue } from "../../domain/issues/issues.ts";
import type { ReportedPlayer, ReportedResult, TournamentReport } from "../../domain/report.ts";
import { csvCell, csvText } from "../csv.ts";
import { type GamesColumn, PLAYER_COLUMNS, type Side, TOURNAMENT_COLUMNS } from "./csv-columns.ts";
import type { TakeIssue } from "./game-file.ts";
import { writeResult } from "./results.ts";

type Cells = Partial<Record<GamesColumn, string>>;

/** Heads of White's and Black's columns: the name has the side's own word. */
const headOf = (column: GamesColumn): string => column.replace(/_name$/, "");

const COLUMNS: readonly GamesColumn[] = [
  "round",
  "date",
  ...(["white", "black"] as const).flatMap((side) => PLAYER_COLUMNS.map((name) => `${side}_${name}` as const)),
  "result",
  ...TOURNAMENT_COLUMNS,
];

/**
 * The games of a report, by round, with a header; what no game or player has is left out as a column. A game whose two
 * lines contradict each other is not written, and told.
 */
export function* writeGamesCsv(report: TournamentReport, take: TakeIssue): Generator<string> {
  const teams = new Map(report.teams.flatMap(({ name, players }) => players.map((player) => [player, name] as const)));
  const rows = [...gameRows(report, teams, take), ...idleRows(report, teams)];
  if (rows[0]) Object.assign(rows[0], factCells(report));
  const used = COLUMNS.filter((column) => NEEDED.includes(column) || rows.some((row) => (row[column] ?? "") !== ""));
  yield `${used.map(headOf).join(",")}\r\n`;
  for (const row of rows) yield `${used.map((column) => cellOf(column, row[column] ?? "")).join(",")}\r\n`;
}

/** A result may begin with a sign, and is ours; everything else is somebody's text. */
const cellOf = (column: GamesColumn, text: string): string => (column === "result" ? csvCell(text) : csvText(text));

const NEEDED: readonly GamesColumn[] = ["round", "white_id", "white_name", "black_id", "black_name", "result"];

function gameRows(report: TournamentReport, teams: Teams, take: TakeIssue): Cells[] {
  const byNumber = new Map(report.players.map((player) => [player.startNumber, player]));
  const rows: { readonly round: number; readonly cells: Cells }[] = [];
  for (const player of report.players) {
    for (const own of player.results) {
      const pairing = pairingOf(player, own, byNumber);
      if (pairing === "other side") continue;
      if (pairing === undefined) take(notWritten(player, own));
      else rows.push({ round: own.round, cells: cellsOf(pairing, own.round, report, teams) });
    }
  }
  return rows.sort((a, b) => a.round - b.round).map(({ cells }) => cells);
}

interface Pairing {
  readonly white: ReportedPlayer;
  readonly black: ReportedPlayer | null;
  readonly result: string;
}

/** A game is written where White's line is; "other side" for Black's. */
function pairingOf(
  player: ReportedPlayer,
  own: ReportedResult,
  byNumber: ReadonlyMap<number, ReportedPlayer>,
): Pairing | "other side" | undefined {
  if (own.opponent === null) {
    const isBye = own.result !== null && "UHFZ".includes(own.result);
    return isBye ? { white: player, black: null, result: own.result } : undefined;
  }
  const other = byNumber.get(own.opponent);
  const theirs = other?.results.find(({ round }) => round === own.round);
  if (!other || theirs?.opponent !== player.startNumber || own.colour === null || theirs.colour === own.colour)
    return undefined;
  if (own.colour === "black") return "other side";
  const result = writeResult([own.result, theirs.result]);
  return result === undefined ? undefined : { white: player, black: other, result };
}

function cellsOf({ white, black, result }: Pairing, round: number, report: TournamentReport, teams: Teams): Cells {
  return {
    round: String(round),
    date: report.roundDates[round - 1] ?? "",
    ...playerCells("white", white, teams),
    ...(black ? playerCells("black", black, teams) : {}),
    result,
  };
}

type Teams = ReadonlyMap<number, string>;

/** Players without a game have a row of their own, so that none is lost. */
const idleRows = ({ players }: TournamentReport, teams: Teams): Cells[] =>
  players.filter(({ results }) => results.length === 0).map((player) => playerCells("white", player, teams));

function playerCells(side: Side, player: ReportedPlayer, teams: Teams): Cells {
  return {
    [`${side}_id`]: player.id ?? "",
    [`${side}_name`]: player.name,
    [`${side}_rating`]: String(player.rating ?? ""),
    [`${side}_federation`]: player.federation ?? "",
    [`${side}_title`]: player.title ?? "",
    [`${side}_sex`]: player.sex ?? "",
    [`${side}_birth`]: player.birth ?? "",
    [`${side}_national_id`]: player.nationalId ?? "",
    [`${side}_national_rating`]: String(player.nationalRating ?? ""),
    [`${side}_team`]: teams.get(player.startNumber) ?? "",
  };
}

const factCells = (report: TournamentReport): Cells => ({
  event: report.name ?? "",
  site: report.city ?? "",
  federation: report.federation ?? "",
  start: report.start ?? "",
  end: report.end ?? "",
  type: report.type ?? "",
  type_code: report.typeCode ?? "",
  arbiter: report.chiefArbiter ?? "",
  deputy_arbiters: report.deputyArbiters.join("; "),
  rate_of_play: report.rateOfPlay ?? "",
  rate_of_play_code: report.rateOfPlayCode ?? "",
});

const notWritten = ({ name }: ReportedPlayer, { round, line, columns, result }: ReportedResult): Issue => ({
  code: "games-not-written",
  // What was not played changes no rating.
  severity: result !== null && "1=0".includes(result) ? "error" : "warning",
  line,
  columns,
  field: "result",
  expected: { code: "result-to-write" },
  found: `${round}: ${name} ${result ?? "*"}`,
});
