import type { Issue } from "../../domain/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { csvText } from "../csv.ts";
import { fieldsOf } from "./fields-of.ts";
import { COMBINED, FIDE_NAMES, type FideName, type Kinds, single } from "./names.ts";

export { writeListTxt } from "./write-txt.ts";

/** Which lists a file is to have: all three, or one. */
export type ListChoice = "combined" | ListKind;

type TakeIssue = (issue: Issue) => void;

/** A list in FIDE's XML. A birth is written as the entry has it: the year, or the day. */
export function* writeListXml(entries: Iterable<ListEntry>, choice: ListChoice, take: TakeIssue): Generator<string> {
  const { kinds, names } = chosen(choice);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<playerslist>\n';
  let line = 3;
  for (const entry of entries) {
    const fields = fieldsOf(entry, kinds, line, take);
    if (fields === undefined) continue;
    const elements = names.map((name) => `<${name}>${escaped(fields[name] ?? "")}</${name}>\n`);
    yield `<player>\n${elements.join("")}</player>\n`;
    line += elements.length + 2;
  }
  yield "</playerslist>\n";
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A list as CSV, with the names of FIDE's XML over its columns. */
export function* writeListCsv(entries: Iterable<ListEntry>, choice: ListChoice, take: TakeIssue): Generator<string> {
  const { kinds, names } = chosen(choice);
  yield `${names.join(",")}\r\n`;
  let line = 2;
  for (const entry of entries) {
    const fields = fieldsOf(entry, kinds, line, take);
    if (fields === undefined) continue;
    yield `${names.map((name) => csvText(fields[name] ?? "")).join(",")}\r\n`;
    line += 1;
  }
}

/** A list as JSON: an array of the entries as they are, one on each line. */
export function* writeListJson(entries: Iterable<ListEntry>): Generator<string> {
  let before = "[\n";
  for (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function chosen(choice: ListChoice): { readonly kinds: Kinds; readonly names: readonly FideName[] } {
  const kinds = choice === "combined" ? COMBINED : single(choice);
  const faster = /^(?:rapid|blitz)_/;
  return { kinds, names: choice === "combined" ? FIDE_NAMES : FIDE_NAMES.filter((name) => !faster.test(name)) };
}
