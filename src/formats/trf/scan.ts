import type { IssueSink } from "../../domain/issues/issue-list.ts";
import type { Expectation, FieldCode, Issue, IssueCode } from "../../domain/issues/issues.ts";
import type { Columns, FixedLine } from "../fixed-width.ts";

/** One line being read: cells by columns, and what is wrong with them. */
export class LineScan {
  readonly line: FixedLine;
  readonly number: number;
  /** False once something in the line could not be read. */
  understood = true;
  readonly #issues: IssueSink;

  constructor(line: FixedLine, number: number, issues: IssueSink) {
    this.line = line;
    this.number = number;
    this.#issues = issues;
  }

  /** It was read, but stands there in another way than it should. */
  warn(code: IssueCode, field: FieldCode, columns: Columns | null, expected: Expectation): void {
    this.#add("warning", code, field, columns, expected);
  }

  /** It could not be read. A file can be rated without it where the specification says "warning if wrong". */
  unread(severity: Issue["severity"], field: FieldCode, columns: Columns | null, expected: Expectation): void {
    this.lose(severity, "unreadable", field, columns, expected);
  }

  lose(
    severity: Issue["severity"],
    code: IssueCode,
    field: FieldCode,
    columns: Columns | null,
    expected: Expectation,
  ): void {
    this.understood = false;
    this.#add(severity, code, field, columns, expected);
  }

  #add(
    severity: Issue["severity"],
    code: IssueCode,
    field: FieldCode,
    columns: Columns | null,
    expected: Expectation,
  ): void {
    const found = columns ? this.line.cell(columns) : this.line.text;
    this.#issues.push({ code, severity, line: this.number, columns, field, expected, found });
  }
}

/** An issue of the whole file. */
export function fileIssue(
  severity: Issue["severity"],
  code: IssueCode,
  field: FieldCode,
  expected: Expectation,
  found: string,
): Issue {
  return { code, severity, line: 0, columns: null, field, expected, found };
}

/** From the first line to the last, and from left to right. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  return [...issues].sort((a, b) => a.line - b.line || (a.columns?.[0] ?? 0) - (b.columns?.[0] ?? 0));
}
