import type { Issue } from "../../../domain/issues/issues.ts";
import type { ListKind } from "../../../domain/list.ts";
import { entryOf } from "../entry.ts";
import type { ListSink, TextReader } from "../text-reader.ts";
import { fastEntry } from "./txt-fast.ts";
import { isHeaderInPart, isOldLine, MISSING_HEADER, type TxtLayout, txtLayout } from "./txt-layout.ts";
import { FOUND_MAX, LINE_MAX } from "./txt-limits.ts";
import { headerMisfit, looseReader } from "./txt-loose.ts";
import { type Cut, columnRecord, cutsIn } from "./txt-record.ts";

/** What the first line that is not empty makes of a text file. */
export function txtReader(first: string, kind: ListKind, sink: ListSink): TextReader | "in part" | undefined {
  const layout = txtLayout(first, kind);
  if (layout) return linesReader(layout, true, sink);
  if (isOldLine(first)) return linesReader(txtLayout(MISSING_HEADER, kind)!, false, sink);
  return isHeaderInPart(first) ? "in part" : undefined;
}

function linesReader(layout: TxtLayout, hasHeader: boolean, sink: ListSink): TextReader {
  const fast = layout.isLoose ? () => undefined : fastEntry(layout);
  const misfit = misfits(sink);
  const loose = looseReader(layout, sink);
  const readOne = layout.isLoose
    ? loose.read
    : (line: string, number: number): void => {
        if (!misfit.has(line, number, layout)) readColumns(line, number, layout, sink);
      };
  let awaitsHeader = true;
  const header = (line: string, number: number): void => {
    awaitsHeader = false;
    misfit.under(line, number);
    loose.under(number);
    for (const [word, start] of layout.unknown) sink.issue(unknownWord(word, start, number));
    if (hasHeader) return;
    sink.issue(headerMissing(line, number));
    readOne(line, number);
  };
  return {
    take: (text, firstLine, bytes) => {
      const codes = codesOf(text, bytes);
      const astral = /[\ud800-\udfff]/.test(text);
      let [from, number] = [0, firstLine];
      for (let to = text.indexOf("\n"); to !== -1; to = text.indexOf("\n", from)) {
        const end = text.charCodeAt(to - 1) === 13 ? to - 1 : to;
        const entry = awaitsHeader || astral ? undefined : fast(text, codes, from, end);
        if (entry !== undefined) sink.entry(entry, number);
        else {
          const line = text.slice(from, end);
          if (line.trim() === "") {
            // Empty lines stand before, after and under headers.
          } else if (awaitsHeader) header(line, number);
          else if (line.length > LINE_MAX) sink.issue(tooLong(line, number));
          else readOne(line, number);
        }
        from = to + 1;
        number += 1;
      }
      return number;
    },
    end: () => {
      misfit.end();
      loose.end();
    },
  };
}

/** More lines than this are not all told: then it is the header that is wrong. */
const MISFITS_TOLD = 20;

/** Lines whose words and numbers go over the borders of the columns: nothing in them can be trusted. */
function misfits(sink: ListSink) {
  let [count, header, headerLine] = [0, "", 0];
  return {
    under: (line: string, number: number): void => {
      [header, headerLine] = [line, number];
    },
    has: (line: string, number: number, layout: TxtLayout): boolean => {
      const cuts = cutsIn(line, layout);
      const [first] = cuts;
      if (!first) return false;
      // A name alone that is too long takes only the column after it with it.
      const isName = cuts.length === 1 && first.left.name === "name" && first.right !== undefined;
      count += isName ? 0 : 1;
      if (isName || count <= MISFITS_TOLD) sink.issue(overBorder(line, number, first, isName));
      return !isName;
    },
    end: (): void => {
      if (count > MISFITS_TOLD) sink.issue(headerMisfit(header, headerLine, count));
    },
  };
}

/** One byte for each character: the file's own where it is plain, else 255 for every other letter. */
function codesOf(text: string, bytes: Uint8Array): DataView {
  if (text.length === bytes.length) return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const codes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = Math.min(text.charCodeAt(at), 255);
  return new DataView(codes.buffer);
}

function readColumns(line: string, number: number, layout: TxtLayout, sink: ListSink): void {
  const entry = entryOf(columnRecord(line, number, layout), layout.kinds, sink.issue);
  if (entry === undefined) return;
  const federation = layout.columns.find(({ name }) => name === "country")!;
  if (line.length <= federation.start) sink.issue(lineCut(line, number, federation.start));
  sink.entry(entry, number);
}

const unknownWord = (found: string, start: number, line: number): Issue => ({
  code: "list-header-unknown",
  severity: "warning",
  line,
  columns: [start + 1, start + found.length],
  field: "header",
  expected: { code: "list-column" },
  found,
});

function overBorder(line: string, number: number, { border, left, right }: Cut, isName: boolean): Issue {
  const letters = [...line];
  const end = Math.min(right?.end ?? border + 1, letters.length);
  return {
    code: "list-over-border",
    severity: "error",
    line: number,
    columns: [left.start + 1, end],
    field: "line",
    expected: { code: isName ? "name-in-column" : "values-in-columns" },
    found: letters.slice(left.start, end).join("").trim().slice(0, FOUND_MAX),
  };
}

const headerMissing = (found: string, line: number): Issue => ({
  code: "list-header-missing",
  severity: "warning",
  line,
  columns: null,
  field: "header",
  expected: { code: "list-header" },
  found: found.slice(0, FOUND_MAX),
});

const tooLong = (found: string, line: number): Issue => ({
  code: "list-line-long",
  severity: "error",
  line,
  columns: [LINE_MAX + 1, found.length],
  field: "line",
  expected: { code: "line-of-length", max: LINE_MAX },
  found: found.slice(0, FOUND_MAX),
});

const lineCut = (found: string, line: number, length: number): Issue => ({
  code: "list-line-cut",
  severity: "warning",
  line,
  columns: [found.length, found.length],
  field: "line",
  expected: { code: "whole-line", min: length + 1 },
  found,
});
