import type { Issue } from "../../../domain/issues/issues.ts";
import { entryOf } from "../entry.ts";
import type { FideName } from "../names.ts";
import type { ListSink } from "../text-reader.ts";
import type { TxtLayout } from "./txt-layout.ts";
import { FOUND_MAX } from "./txt-limits.ts";
import { looseRecord } from "./txt-record.ts";

/** Columns that every list has something in, and how many lines it takes to say that one has nothing. */
const FILLED: readonly FideName[] = ["country", "games", "birthday", "sex"];
const LINES_ENOUGH = 10;

/** Lines of the oldest lists. A rating or a whole column that was lost is an error: such a list must not pass. */
export function looseReader(layout: TxtLayout, sink: ListSink) {
  const empty = new Set(layout.columns.map(({ name }) => name).filter((name) => FILLED.includes(name)));
  let [lines, headerLine] = [0, 0];
  return {
    under: (number: number): void => {
      headerLine = number;
    },
    read: (line: string, number: number): void => {
      const { record, unplaced } = looseRecord(line, number, layout);
      const entry = entryOf(record, layout.kinds, sink.issue);
      for (const { text, start, end } of unplaced) sink.issue(wordUnplaced(text, [start + 1, end], number));
      lines += 1;
      for (const name of empty) if (record.text(name) !== "") empty.delete(name);
      if (entry === undefined) return;
      if (record.text("rating") === "") sink.issue(ratingLost(line, number));
      sink.entry(entry, number);
    },
    end: (): void => {
      if (!layout.isLoose || lines < LINES_ENOUGH) return;
      for (const name of empty) sink.issue(headerMisfit(name, headerLine, lines));
    },
  };
}

const ratingLost = (line: string, number: number): Issue => ({
  code: "list-rating",
  severity: "error",
  line: number,
  columns: null,
  field: "rating",
  expected: { code: "rating-number" },
  found: line.trim().slice(0, FOUND_MAX),
});

export const headerMisfit = (found: string, line: number, lines: number): Issue => ({
  code: "list-header-misfit",
  severity: "error",
  line,
  columns: null,
  field: "header",
  expected: { code: "header-of-lines", lines },
  found: found.slice(0, FOUND_MAX),
});

const wordUnplaced = (found: string, columns: readonly [number, number], line: number): Issue => ({
  code: "list-unplaced",
  severity: "warning",
  line,
  columns,
  field: "line",
  expected: { code: "value-of-column" },
  found,
});
