import type { Issue } from "../../../domain/issues/issues.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import { doesNotFit, type Fields, fieldsOf } from "../fields-of.ts";
import { type ListWriter, written } from "../list-writer.ts";
import { COMBINED, type FideName, single } from "../names.ts";
import { plainLines } from "./txt-bytes.ts";
import { COMBINED_FORM, headerOf, singleForm, type TxtFormColumn } from "./txt-form.ts";

/** All three lists in one file, or one of them with the month that heads its ratings: SEP26. */
export type TxtForm = { readonly kind: "combined" } | { readonly kind: ListKind; readonly month: string };

type TakeIssue = (issue: Issue) => void;

/** FIDE ends its lines so. */
const LINE_END = "\r\n";

/**
 * A list as FIDE publishes it: the same labels over the same columns. What does not fit its column is told, with the
 * line it belongs to: a name is cut, other fields are left empty, and a player whose id cannot be written is left out.
 */
export function txtWriter(form: TxtForm, take: TakeIssue): ListWriter {
  const columns = form.kind === "combined" ? COMBINED_FORM : singleForm(form.month);
  const kinds = form.kind === "combined" ? COMBINED : single(form.kind);
  const writePlain = plainLines(columns, kinds, LINE_END);
  let [line, days, letters] = [1, 0, 0];
  const count = ({ birth }: ListEntry): void => {
    line += 1;
    if ((birth ?? "").length > YEAR) days += 1;
  };
  return {
    head: headerOf(columns) + LINE_END,
    entry: (entry) => {
      const fields = fieldsOf(entry, kinds, line + 1, take);
      if (fields === undefined) return "";
      count(entry);
      if (/[^ -~]/.test(fields.name ?? "")) letters += 1;
      let text = "";
      for (const column of columns) text += cell(column, fields, line, take);
      return text + LINE_END;
    },
    entryBytes: (entry, bytes, at) => {
      const to = writePlain(entry, bytes, at);
      if (to > at) count(entry);
      return to;
    },
    tail: () => {
      if (days > 0) take(ofFile("list-years-only", "birth", "years-only", days));
      if (letters > 0) take(ofFile("list-not-ascii", "name", "plain-letters", letters));
      return "";
    },
  };
}

export const writeListTxt = (entries: Iterable<ListEntry>, form: TxtForm, take: TakeIssue): Generator<string> =>
  written(txtWriter(form, take), entries);

/** The column of births has room for the year; how many days were left out is told once. */
const YEAR = 4;

function cell({ name, width }: TxtFormColumn, fields: Fields, line: number, take: TakeIssue): string {
  const whole = fields[name] ?? "";
  const text = name === "birthday" ? whole.slice(0, YEAR) : whole;
  const max = roomOf(name, width, fields);
  if (lettersIn(text) <= max) return padded(text, width);
  take(doesNotFit(name, whole, line, max));
  return padded(name === "name" ? [...text].slice(0, max).join("").trimEnd() : "", width);
}

/** A blank stays before the next column, but titles may fill theirs where the next is empty, as FIDE's do. */
const roomOf = (name: FideName, width: number, fields: Fields): number =>
  name === "flag" || (name === "o_title" && fields.foa_title === "") ? width : width - 1;

const padded = (text: string, width: number): string => text.padEnd(width + text.length - lettersIn(text));

/** Whole characters: some take two places of a string. */
const lettersIn = (text: string): number => (/[\ud800-\udfff]/.test(text) ? [...text].length : text.length);

const ofFile = (
  code: "list-years-only" | "list-not-ascii",
  field: "birth" | "name",
  expected: "years-only" | "plain-letters",
  count: number,
): Issue => ({
  code,
  severity: "warning",
  line: 0,
  columns: null,
  field,
  expected: { code: expected },
  found: String(count),
});
