import type { ClubList, ClubListLine } from "../../domain/clubs/club-list.ts";
import { csvCell, csvText } from "../csv.ts";

/** The columns of the table, for programs. Amounts in halves are written as decimals. */
const CSV_COLUMNS: readonly (readonly [name: string, cell: (line: ClubListLine) => string])[] = [
  ["member", ({ member }) => String(member)],
  ["id", ({ id }) => csvText(id ?? "")],
  ["name", ({ name }) => csvText(name)],
  ["birth", ({ birth }) => csvCell(birth ?? "")],
  ["rating", ({ base }) => String(base)],
  ["before", ({ before }) => String(before)],
  ["games", ({ games }) => String(games)],
  ["points", ({ points }) => decimalOf(points)],
  ["bonus", ({ bonus }) => String(bonus)],
  ["current", ({ current }) => decimalOf(current)],
  ["deduction", ({ deduction }) => String(deduction)],
  ["raise", ({ raise }) => String(raise)],
  ["marks", ({ marks }) => csvCell(marks.join(" "))],
  ["waits", ({ waits }) => csvText(waits.join(" "))],
];

/** A club's list as CSV. */
export const clubListCsv = ({ lines }: ClubList): string =>
  [CSV_COLUMNS.map(([name]) => name), ...lines.map((line) => CSV_COLUMNS.map(([, cell]) => cell(line)))]
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

type Widths = readonly number[];

/** Wide enough for the head in every language. */
const widthsFor = (heads: NoticeWords["heads"]): Widths =>
  WIDTHS.map((width, at) => Math.max(width, heads[at]!.length));

/** A club's list in fixed columns, for a notice board. */
export function clubListTxt({ lines }: ClubList, words: NoticeWords): string {
  const rows = lines.map((line, index) => [
    `${index + 1}`,
    line.name,
    `${line.base}`,
    changeText(line.base - line.before),
    `${line.games}`,
    words.mark(line),
  ]);
  const widths = widthsFor(words.heads);
  const table = [words.heads, ...rows].map((row) => rowText(row, widths));
  const text = [words.title, words.version, "", ...table, "", ...words.legend];
  return text.map((line) => `${line.trimEnd()}\n`).join("");
}

const changeText = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");

function rowText(cells: readonly string[], widths: Widths): string {
  const [place = "", name = "", rating = "", change = "", games = "", marks = ""] = cells;
  const right = (text: string, at: number): string => text.padStart(widths[at]!);
  const shown = [...name].length > widths[1]! ? `${[...name].slice(0, widths[1]! - 1).join("")}…` : name;
  return [
    right(place, 0),
    shown + " ".repeat(widths[1]! - [...shown].length),
    right(rating, 2),
    right(change, 3),
    right(games, 4),
    marks,
  ].join("  ");
}
