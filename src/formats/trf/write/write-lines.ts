import type { IsoDate } from "../../../domain/dates.ts";
import type { ReportedPlayer, ReportedResult, ReportedTeam, TournamentReport } from "../../../domain/report.ts";
import { isFederation } from "../../federations.ts";
import { toLeft, toRight } from "../../fixed-width.ts";
import { decimal } from "../checks/totals-check.ts";
import { passesForNational } from "../player-cells.ts";

/** The dialects we write. */
export const WRITTEN_DIALECTS = ["trf16", "trf26"] as const;
export type WrittenDialect = (typeof WRITTEN_DIALECTS)[number];

export const textLine = (code: string, text: string): string => (text === "" ? code : `${code} ${oneLine(text)}`);

export const dateLine = (code: string, date: IsoDate | null): string =>
  textLine(code, date?.replaceAll("-", "/") ?? "");

const COLUMNS_BEFORE_ROUNDS = 91;

export function roundDatesLine(dates: readonly (IsoDate | null)[]): string {
  const cells = dates.map((date) => date?.slice(2).replaceAll("-", "/") ?? " ".repeat(8));
  return (toLeft("132", COLUMNS_BEFORE_ROUNDS) + cells.join("  ")).trimEnd();
}

/** Record 001, padded with blanks up to the last round, so that no line is shorter than the others. */
export function playerLine(player: ReportedPlayer, rounds: number, dialect: WrittenDialect): string {
  const { startNumber, sex, title, name, rating, federation, birth, points, rank } = player;
  const day = birth === null ? "" : birth.length === 4 ? `${birth}/00/00` : birth.replaceAll("-", "/");
  const cells = [
    "001",
    number(startNumber, 4),
    (sex ?? " ") + toRight(title ?? "", 3),
    toLeft(oneLine(name), 33),
    number(rating, 4),
    toLeft(oneLine(federation ?? ""), 3),
    toRight(idOf(player, dialect), 11),
    toLeft(day, 10),
    toRight(points === null ? "" : decimal(points), 4),
    number(rank, 4),
  ];
  return `${cells.join(" ")}${resultCells(player.results, rounds)}`;
}

/** TRF16 has one place for a number, where files have a national one if there is none from FIDE. */
function idOf({ id, nationalId }: ReportedPlayer, dialect: WrittenDialect): string {
  if (id !== null || dialect === "trf26") return id ?? "";
  return nationalId !== null && passesForNational(nationalId) ? nationalId : "";
}

function resultCells(results: readonly ReportedResult[], rounds: number): string {
  const byRound = new Map(results.map((result) => [result.round, result]));
  return Array.from({ length: rounds }, (_, index) => `  ${resultCell(byRound.get(index + 1))}`).join("");
}

function resultCell(cell: ReportedResult | undefined): string {
  if (!cell) return " ".repeat(8);
  const colour = cell.colour === null ? "-" : cell.colour === "white" ? "w" : "b";
  const opponent = cell.opponent === null ? "0000" : number(cell.opponent, 4);
  return `${opponent} ${colour} ${cell.result ?? " "}`;
}

/** A national record; where no federation is known, the code of those who have none. */
export function nationalLine(player: ReportedPlayer, { federation }: TournamentReport): string {
  const code = [federation, player.federation].find((each) => each !== null && isFederation(each)) ?? "NON";
  const cells = [
    code,
    number(player.startNumber, 4),
    " ".repeat(4),
    " ".repeat(33),
    number(player.nationalRating, 4),
    " ".repeat(3),
    toRight(player.nationalId ?? "", 11),
  ];
  return cells.join(" ");
}

/** Record 013, which TRF16 has and TRF26 still allows. */
export const teamLine16 = ({ name, players }: ReportedTeam): string =>
  `013 ${toLeft(oneLine(name), 32)}${players.map((player) => number(player, 4)).join(" ")}`;

/** Record 310: nickname, strength, points and rank are not in a report and stay blank. */
export const teamLine26 = ({ name, players }: ReportedTeam, teamNumber: number): string =>
  `310 ${number(teamNumber, 3)} ${toLeft(oneLine(name), 32)}${" ".repeat(33)}${players.map((player) => number(player, 4)).join(" ")}`;

function number(value: number | null, width: number): string {
  return toRight(value === null ? "" : String(value), width);
}

/** A line end inside a text would make two lines of it. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, " ");
