import type { Issue } from "../../domain/issues/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { csvReader } from "./csv-reader.ts";
import { idSet } from "./id-set.ts";
import { countLines, type ListSink, type TextReader } from "./text-reader.ts";
import { SEGMENT_MAX, textStream } from "./text-stream.ts";
import { txtReader } from "./txt/txt-reader.ts";
import { xmlReader } from "./xml-reader.ts";

/** Takes a list in pieces, as they come from a file or a network. */
export interface ListReader {
  readonly write: (bytes: Uint8Array) => void;
  /** Says that nothing more comes; true where the file was a list at all. */
  readonly end: () => boolean;
}

export interface ListOptions {
  /** Which list a file with a single rating is: the file does not say. */
  readonly kind: ListKind;
}

/** More issues than anybody reads are counted, not kept. */
const ISSUES_MAX = 1_000;

/** Reads a FIDE list in any of its forms (text by its own header, both kinds of XML, CSV), recognised by how it begins. */
export function listReader(sink: ListSink, { kind }: ListOptions): ListReader {
  const { issue, end: endOfIssues } = bounded(sink.issue);
  const ids = idSet();
  const entry: ListSink["entry"] = (each, at) => {
    if (ids.add(each.id)) sink.entry(each, at);
    else issue(idRepeated(each, at));
  };
  const kept: ListSink = { entry, issue };
  let reader: TextReader | undefined;
  let line = 1;
  let failed = false;
  const fail = (says: Issue): void => {
    failed = true;
    issue(says);
  };
  const take = (text: string, bytes: Uint8Array): void => {
    if (failed) return;
    const first = reader ? "" : firstLineOf(text);
    if (!reader && first !== "") {
      const found = recognise(first, kind, kept);
      if (typeof found === "string") fail(notAList(first, line + linesBefore(text, first), found));
      else reader = found;
    }
    line = reader ? reader.take(text, line, bytes) : line + countLines(text);
  };
  const stream = textStream(take, () => fail(tooLong(line)));
  return {
    write: stream.write,
    end: () => {
      stream.end();
      reader?.end();
      if (!reader && !failed) fail(notAList("", 1, "list-not-recognised"));
      endOfIssues();
      return reader !== undefined && !failed;
    },
  };
}

type NotAList = "list-not-recognised" | "list-header-incomplete";

/** No header is nearly as long: every line would be looked through by all its columns. */
const HEADER_MAX = 4_000;

/** By the first line that is not empty. */
function recognise(first: string, kind: ListKind, sink: ListSink): TextReader | NotAList {
  if (first.length > HEADER_MAX) return "list-not-recognised";
  if (first.startsWith("<")) {
    return /^<(?:\?xml|!|playerslist|player\b)/i.test(first) ? xmlReader(kind, sink) : "list-not-recognised";
  }
  const found = csvReader(first, kind, sink) ?? txtReader(first, kind, sink);
  if (found === "in part") return "list-header-incomplete";
  return found ?? "list-not-recognised";
}

/** Of XML the first tag, since all of it may be one line. */
function firstLineOf(text: string): string {
  const at = text.search(/\S/);
  if (at === -1) return "";
  const lineEnd = text.indexOf("\n", at);
  const line = text.slice(at, lineEnd === -1 ? text.length : lineEnd);
  const tagEnd = line.startsWith("<") ? line.indexOf(">") : -1;
  return (tagEnd === -1 ? line : line.slice(0, tagEnd + 1)).trimEnd();
}

const linesBefore = (text: string, found: string): number => countLines(text.slice(0, text.indexOf(found)));

function bounded(take: ListSink["issue"]) {
  let issues = 0;
  return {
    issue: (issue: Issue): void => {
      issues += 1;
      if (issues <= ISSUES_MAX) take(issue);
    },
    end: (): void => {
      if (issues > ISSUES_MAX) take(tooMany(issues));
    },
  };
}

const tooMany = (issues: number): Issue => ({
  code: "list-too-many-issues",
  severity: "warning",
  line: 0,
  columns: null,
  field: "file",
  expected: { code: "fewer-issues", max: ISSUES_MAX },
  found: String(issues),
});

const notAList = (first: string, line: number, code: NotAList): Issue => ({
  code,
  severity: "error",
  line,
  columns: null,
  field: code === "list-header-incomplete" ? "header" : "file",
  expected: { code: code === "list-header-incomplete" ? "list-header" : "list-file" },
  found: first.slice(0, 60),
});

const idRepeated = ({ id }: ListEntry, line: number): Issue => ({
  code: "list-id-repeated",
  severity: "error",
  line,
  columns: null,
  field: "id",
  expected: { code: "id-once" },
  found: id,
});

const tooLong = (line: number): Issue => ({
  code: "list-line-long",
  severity: "error",
  line,
  columns: null,
  field: "line",
  expected: { code: "line-of-length", max: SEGMENT_MAX },
  found: "",
});
