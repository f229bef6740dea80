import type { Issue } from "../../domain/issues/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ComparedEntry, ListEntry } from "../../domain/list-entry.ts";
import { csvText } from "../csv.ts";
import { fieldsOf } from "./fields-of.ts";
import { type ListWriter, written } from "./list-writer.ts";
import { COMBINED, FIDE_NAMES, type FideName, type Kinds, single } from "./names.ts";

export { txtWriter, writeListTxt } from "./txt/write-txt.ts";

/** Which lists a file is to have: all three, or one. */
export type ListChoice = "combined" | ListKind;

type TakeIssue = (issue: Issue) => void;

/** A list in FIDE's XML. A birth is written as the entry has it: the year, or the day. */
export function xmlWriter(choice: ListChoice, take: TakeIssue): ListWriter {
  const { kinds, names } = chosen(choice);
  let line = 3;
  return {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<playerslist>\n',
    entry: (entry) => {
      const fields = fieldsOf(entry, kinds, line, take);
      if (fields === undefined) return "";
      line += names.length + 2;
      let elements = "";
      for (const name of names) elements += `<${name}>${escaped(fields[name] ?? "")}</${name}>\n`;
      return `<player>\n${elements}</player>\n`;
    },
    tail: () => "</playerslist>\n",
  };
}

const escaped = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text;

/** Columns of a list that is compared with another. */
const COMPARED = ["compared_list", "compared_rating", "change"] as const;

const comparedTexts = (entry: ListEntry | ComparedEntry): readonly string[] => {
  if (!("against" in entry)) return [];
  const { list, rating, change } = entry.against;
  return [list, String(rating ?? ""), String(change ?? "")];
};

/** A list as CSV, with the names of FIDE's XML over its columns; beside another list, with three more. */
export function csvWriter(choice: ListChoice, take: TakeIssue, isCompared = false): ListWriter {
  const { kinds, names } = chosen(choice);
  let line = 2;
  return {
    head: `${[...names, ...(isCompared ? COMPARED : [])].join(",")}\r\n`,
    entry: (entry) => {
      const fields = fieldsOf(entry, kinds, line, take);
      if (fields === undefined) return "";
      line += 1;
      const own = names.map((name) => csvText(fields[name] ?? ""));
      return `${[...own, ...comparedTexts(entry)].join(",")}\r\n`;
    },
    tail: () => "",
  };
}

/** A list as JSON: an array of the entries as they are, one on each line. */
export function jsonWriter(): ListWriter {
  let before = "[\n";
  return {
    head: "",
    entry: (entry) => {
      const text = before + JSON.stringify(entry);
      before = ",\n";
      return text;
    },
    tail: () => (before === "[\n" ? "[]\n" : "\n]\n"),
  };
}

export const writeListXml = (entries: Iterable<ListEntry>, choice: ListChoice, take: TakeIssue): Generator<string> =>
  written(xmlWriter(choice, take), entries);
export const writeListCsv = (entries: Iterable<ListEntry>, choice: ListChoice, take: TakeIssue): Generator<string> =>
  written(csvWriter(choice, take), entries);
export const writeListJson = (entries: Iterable<ListEntry>): Generator<string> => written(jsonWriter(), entries);

function chosen(choice: ListChoice): { readonly kinds: Kinds; readonly names: readonly FideName[] } {
  const kinds = choice === "combined" ? COMBINED : single(choice);
  const faster = /^(?:rapid|blitz)_/;
  return { kinds, names: choice === "combined" ? FIDE_NAMES : FIDE_NAMES.filter((name) => !faster.test(name)) };
}
