import type { Issue } from "../../domain/issues/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import { type CsvRow, csvCells, firstPlaces, csvReader as rowReader, separatorOf, textOfCell } from "../csv.ts";
import { entryOf, type ListRecord } from "./entry.ts";
import { type FideName, isFideName, kindsOf } from "./names.ts";
import type { ListSink, TextReader } from "./text-reader.ts";

/** Names that other programs head the columns with, and the labels of the list in text form. */
const OTHER_NAMES: ReadonlyMap<string, FideName> = new Map<string, FideName>([
  ["id", "fideid"],
  ["fide_id", "fideid"],
  ["id number", "fideid"],
  ["id_number", "fideid"],
  ["fed", "country"],
  ["federation", "country"],
  ["tit", "title"],
  ["wtit", "w_title"],
  ["otit", "o_title"],
  ["foa", "foa_title"],
  ["standard_rating", "rating"],
  ["standard_games", "games"],
  ["standard_k", "k"],
  ["srtng", "rating"],
  ["sgm", "games"],
  ["sk", "k"],
  ["rrtng", "rapid_rating"],
  ["rgm", "rapid_games"],
  ["rk", "rapid_k"],
  ["brtng", "blitz_rating"],
  ["bgm", "blitz_games"],
  ["bk", "blitz_k"],
  ["gms", "games"],
  ["birth", "birthday"],
  ["b-day", "birthday"],
  ["birth_year", "birthday"],
  ["year_of_birth", "birthday"],
]);

const columnName = (cell: string): FideName | null => {
  const name = cell.toLowerCase();
  return isFideName(name) ? name : (OTHER_NAMES.get(name) ?? null);
};

const NEEDED: readonly FideName[] = ["fideid", "name"];
const RATINGS: readonly FideName[] = ["rating", "rapid_rating", "blitz_rating"];

/** A list as CSV: a header with the names of FIDE's XML, then one row for each player. undefined where it is no CSV. */
export function csvReader(first: string, kind: ListKind, sink: ListSink): TextReader | "in part" | undefined {
  const separator = separatorOf(first);
  const names = csvCells(first, separator).map(columnName);
  if (names.length < 2 || !names.includes("fideid")) return undefined;
  if (!NEEDED.every((name) => names.includes(name)) || !RATINGS.some((name) => names.includes(name))) return "in part";
  const kinds = kindsOf((name) => names.includes(name), kind);
  const placeOf = firstPlaces(names);
  let awaitsHeader = true;
  const rows = rowReader(
    separator,
    (row) => {
      if (row.cells.every((cell) => cell === "")) return;
      if (awaitsHeader) {
        awaitsHeader = false;
        for (const issue of unknownNames(row, names)) sink.issue(issue);
        return;
      }
      for (const issue of wrongCells(row, names.length)) sink.issue(issue);
      const entry = entryOf(recordOf(row, placeOf), kinds, sink.issue);
      if (entry) sink.entry(entry, row.line);
    },
    (text, line) => sink.issue(unclosed(text, line)),
  );
  return {
    take: (text, firstLine) => {
      let [from, line] = [0, firstLine];
      for (let to = text.indexOf("\n"); to !== -1; to = text.indexOf("\n", from)) {
        rows.take(text.slice(from, text.charCodeAt(to - 1) === 13 ? to - 1 : to), line);
        from = to + 1;
        line += 1;
      }
      return line;
    },
    end: rows.end,
  };
}

function recordOf({ cells, line, columns }: CsvRow, placeOf: (name: FideName) => number): ListRecord {
  return {
    text: (name) => textOfCell(cells[placeOf(name)] ?? ""),
    place: (name) => ({ line, columns: columns(placeOf(name)) }),
  };
}

/** Columns that are no field of a list, or one that was there before: the first stands. */
function unknownNames({ cells, line, columns }: CsvRow, names: readonly (FideName | null)[]): readonly Issue[] {
  const placeOf = firstPlaces(names);
  return cells.flatMap((found, index) => {
    const name = names[index] ?? null;
    if (found === "" || (name !== null && placeOf(name) === index)) return [];
    const expected = { code: "list-column" } as const;
    return [
      {
        code: "list-header-unknown",
        severity: "warning",
        line,
        columns: columns(index),
        field: "header",
        expected,
        found,
      },
    ];
  });
}

/** Too few cells: the line was cut. Too many: a separator stands inside one. */
function wrongCells({ cells, line, columns }: CsvRow, count: number): readonly Issue[] {
  const common = { severity: "warning", line, field: "line" } as const;
  if (cells.length < count) {
    const expected = { code: "whole-line", cells: count } as const;
    return [{ ...common, code: "list-line-cut", columns: null, expected, found: String(cells.length) }];
  }
  return cells.slice(count).flatMap((found, index) => {
    if (found === "") return [];
    const expected = { code: "value-of-column" } as const;
    return [{ ...common, code: "list-unplaced", columns: columns(count + index), expected, found }];
  });
}

const unclosed = (text: string, line: number): Issue => ({
  code: "list-quote",
  severity: "error",
  line,
  columns: null,
  field: "line",
  expected: { code: "closed-quote" },
  found: text.slice(0, 60),
});
