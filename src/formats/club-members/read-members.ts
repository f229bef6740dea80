import { csvCells, separatorOf } from "../csv.ts";
import { decode } from "../decode.ts";

/** A line of a list of members as it was written: what is empty is not said. */
export interface MemberLine {
  readonly line: number;
  readonly name: string;
  readonly rating: string;
  readonly birth: string;
  readonly id: string;
  /** One number behind the name, and no header: it may be meant as something else. */
  readonly isUnclear: boolean;
}

const FIELDS = ["name", "rating", "birth", "id"] as const;
type Field = (typeof FIELDS)[number];

/** What spreadsheets call the columns, in the languages of the site. */
const HEADS: Readonly<Record<Field, RegExp>> = {
  name: /^(name|member|namn|medlem|nome|socio|nombre|jugador|player)$/,
  rating: /^(rating|elo|start|ratingtal|lask|punteggio)$/,
  birth: /^(birth|born|birth year|year|född|födelseår|nascita|anno|nacimiento|año|nacido)$/,
  id: /^(id|member id|number|no\.?|nr|medlemsnummer|fide|fide id|ssf|numero|número)$/,
};

/** A club has a few hundred. */
export const MEMBERS_MAX = 2_000;

/**
 * Members one a line, pasted or from a spreadsheet: with a header its columns in any order, without one name, rating, birth
 * and id. A name may have a comma in it.
 */
export function readMembers(text: string): readonly MemberLine[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((each, at) => ({ text: each.trim(), line: at + 1 }))
    .filter((each) => each.text !== "");
  const header = headerOf(lines[0]?.text ?? "");
  const rows = header === null ? lines : lines.slice(1);
  return rows.slice(0, MEMBERS_MAX + 1).map((row) => ({
    line: row.line,
    ...(header === null ? withoutHeader(row.text) : header(row.text)),
  }));
}

/** A file of members as text, in whichever of the usual encodings it is. */
export const membersText = (bytes: Uint8Array): string =>
  decode(bytes)
    .lines.map(({ text }) => text)
    .join("\n");

type Facts = Omit<MemberLine, "line">;

/** Reads a row by the columns of a header; null: the line is none. */
function headerOf(line: string): ((row: string) => Facts) | null {
  const separator = separatorOf(line);
  const heads = csvCells(line, separator).map((cell) => cell.toLowerCase());
  const places = new Map(FIELDS.map((field) => [field, heads.findIndex((head) => HEADS[field].test(head))]));
  if ((places.get("name") ?? -1) === -1) return null;
  return (row) => {
    const cells = cellsUnder(heads.length, places.get("name") ?? 0, row, separator);
    return factsFrom((field) => cells[places.get(field) ?? -1] ?? "", false);
  };
}

/** The cells of a row below a header with commas, which may have been typed over rows of a spreadsheet or names with a comma. */
function cellsUnder(heads: number, name: number, row: string, separator: string): readonly string[] {
  if (separator !== ",") return csvCells(row, separator);
  const cells = csvCells(row, /[\t;]/.exec(row)?.[0] ?? separator);
  const inName = Math.max(0, cells.findLastIndex((cell) => cell !== "") + 1 - heads) + 1;
  return [...cells.slice(0, name), cells.slice(name, name + inName).join(", "), ...cells.slice(name + inName)];
}

const factsFrom = (cell: (field: Field) => string, isUnclear: boolean): Facts => ({
  isUnclear,
  name: cell("name"),
  rating: cell("rating"),
  birth: cell("birth"),
  id: cell("id"),
});

/** Figures, or a day: what can follow a name after a comma. */
const FIGURES = /^[\d-]*$/;

function withoutHeader(row: string): Facts {
  const separator = /[\t;]/.exec(row)?.[0];
  const cells = csvCells(row, separator ?? ",");
  if (separator !== undefined) return factsFrom((field) => cells[FIELDS.indexOf(field)] ?? "", cells.length === 2);
  const last = cells.findLastIndex((cell) => !FIGURES.test(cell));
  const [name, figures] = [cells.slice(0, last + 1).join(", "), cells.slice(last + 1)];
  return factsFrom(
    (field) => (field === "name" ? name : (figures[FIELDS.indexOf(field) - 1] ?? "")),
    figures.length === 1,
  );
}
