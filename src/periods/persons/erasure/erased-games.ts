import { erasedEntrant } from "../../../domain/player.ts";
import { csvCell, csvCells, separatorOf } from "../../../formats/csv.ts";
import type { TextLine } from "../../../formats/decode.ts";
import { columnOf, type GamesColumn, type Side } from "../../../formats/games/csv-columns.ts";
import type { EntrantRow } from "../../../ledger/schema/tables.ts";

/** A player of a report who was erased. */
export type ErasedEntrant = Pick<EntrantRow, "line" | "name" | "start_number" | "reported_id">;

const SIDES: readonly Side[] = ["white", "black"];

interface Erasing {
  readonly isCsv: boolean;
  readonly entrants: readonly ErasedEntrant[];
  /** For everything but the names of players: theirs go by who they are. */
  readonly eraseName: (text: string) => string;
}

/** Games as CSV or PGN, without name, sex and birth of some players, and without their names elsewhere, such as as an arbiter. */
export const erasedGames = (
  lines: readonly TextLine[],
  { isCsv, entrants, eraseName }: Erasing,
): readonly TextLine[] =>
  isCsv
    ? eachRow(lines, (cells, at) => {
        const names = SIDES.map((side) => at(`${side}_name`));
        const others = cells.map((cell, place) => (names.includes(place) ? cell : eraseName(cell)));
        return entrants.reduce<Cells>((row, entrant) => withoutPlayer(row, at, entrant), others);
      })
    : lines.map(({ text, end }) => ({ end, text: withoutTags(text, entrants, eraseName) }));

export const gamesWithoutBirths = (lines: readonly TextLine[]): readonly TextLine[] =>
  eachRow(lines, (cells, at) => {
    const births = SIDES.map((side) => at(`${side}_birth`));
    return cells.map((cell, place) => (births.includes(place) ? "" : cell));
  });

type Cells = readonly string[];
type PlaceOf = (column: GamesColumn) => number;

/** The first line that is not empty names the columns. Rows that stay the same keep their bytes. */
function eachRow(lines: readonly TextLine[], change: (cells: Cells, at: PlaceOf) => Cells): readonly TextLine[] {
  const header = lines.findIndex(({ text }) => text.trim() !== "");
  const separator = separatorOf(lines[header]?.text ?? "");
  const columns = csvCells(lines[header]?.text ?? "", separator).map(columnOf);
  return lines.map(({ text, end }, index) => {
    if (index <= header || text.trim() === "") return { text, end };
    const cells = csvCells(text, separator);
    const changed = change(cells, (column) => columns.indexOf(column));
    const isSame = changed.every((cell, place) => cell === cells[place]);
    return { end, text: isSame ? text : changed.map(csvCell).join(separator) };
  });
}

/** On the side on which the player is, by number or by name. */
function withoutPlayer(cells: Cells, at: PlaceOf, entrant: ErasedEntrant): Cells {
  const row = [...cells];
  for (const side of SIDES) {
    const [id, name] = [row[at(`${side}_id`)]?.trim(), row[at(`${side}_name`)]?.trim()];
    const isOwn = entrant.reported_id !== null && id ? id === entrant.reported_id : name === entrant.name;
    if (!isOwn) continue;
    for (const [column, text] of [
      [`${side}_name`, erasedEntrant(entrant.start_number)],
      [`${side}_sex`, ""],
      [`${side}_birth`, ""],
    ] as const)
      if (at(column) !== -1 && at(column) < row.length) row[at(column)] = text;
  }
  return row;
}

const TAG = /^(\s*\[(?:White|Black)\s+")((?:[^"\\]|\\.)*)("\s*\].*)$/;

function withoutTags(text: string, entrants: readonly ErasedEntrant[], eraseName: Erasing["eraseName"]): string {
  const [, before = "", name = "", after = ""] = TAG.exec(text) ?? [];
  if (before === "") return eraseName(text);
  const own = entrants.find((each) => each.name === name.trim());
  return own === undefined ? text : `${before}${erasedEntrant(own.start_number)}${after}`;
}
