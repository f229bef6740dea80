import type { ClubList, ClubListLine } from "../../domain/club-list.ts";
import { csvCell } from "../csv.ts";

/** The columns of the table, for programs. Amounts in halves are written as decimals. */
const CSV_COLUMNS: readonly (readonly [name: string, cell: (line: ClubListLine) => string])[] = [
  ["member", ({ member }) => String(member)],
  ["id", ({ id }) => id ?? ""],
  ["name", ({ name }) => name],
  ["birth", ({ birth }) => birth ?? ""],
  ["rating", ({ base }) => String(base)],
  ["before", ({ before }) => String(before)],
  ["games", ({ games }) => String(games)],
  ["points", ({ points }) => decimalOf(points)],
  ["bonus", ({ bonus }) => String(bonus)],
  ["current", ({ current }) => decimalOf(current)],
  ["deduction", ({ deduction }) => String(deduction)],
  ["raise", ({ raise }) => String(raise)],
  ["marks", ({ marks }) => marks.join(" ")],
  ["waits", ({ waits }) => waits.join(" ")],
];

/** A club's list as CSV. */
export const clubListCsv = ({ lines }: ClubList): string =>
  [CSV_COLUMNS.map(([name]) => name), ...lines.map((line) => CSV_COLUMNS.map(([, cell]) => csvCell(cell(line))))]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");

/** 4427 halves are 2213.5. */
const decimalOf = (halves: number): string => String(halves / 2);

/** 4427 halves are 2213½, −1 is −½. */
export function halvesText(halves: number): string {
  const whole = Math.floor(Math.abs(halves) / 2);
  const text = halves % 2 === 0 ? String(whole) : `${whole === 0 ? "" : whole}½`;
  return halves < 0 ? `−${text}` : text;
}

/** What a list for a notice board says beside its numbers, in one language. */
export interface NoticeWords {
  readonly title: string;
  readonly version: string;
  readonly heads: readonly [place: string, name: string, rating: string, change: string, games: string, marks: string];
  readonly mark: (line: ClubListLine) => string;
  /** What the marks mean, one to a line. */
  readonly legend: readonly string[];
}

const WIDTHS = [4, 32, 6, 7, 5] as const;

/** A club's list in fixed columns, for a notice board. */
export function clubListTxt({ lines }: ClubList, words: NoticeWords): string {
  const rows = lines.map((line, index) => [
    ...[`${index + 1}`, line.name, `${line.base}`, changeText(line.base - line.before), `${line.games}`],
    words.mark(line),
  ]);
  const text = [words.title, words.version, "", rowText(words.heads), ...rows.map(rowText), "", ...words.legend];
  return text.map((line) => `${line.trimEnd()}\n`).join("");
}

const changeText = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");

function rowText([place = "", name = "", rating = "", change = "", games = "", marks = ""]: readonly string[]): string {
  const right = (text: string, width: number): string => text.padStart(width);
  const shown = [...name].length > WIDTHS[1] ? `${[...name].slice(0, WIDTHS[1] - 1).join("")}…` : name;
  return [
    right(place, WIDTHS[0]),
    shown + " ".repeat(WIDTHS[1] - [...shown].length),
    right(rating, WIDTHS[2]),
    right(change, WIDTHS[3]),
    right(games, WIDTHS[4]),
    marks,
  ].join("  ");
}
