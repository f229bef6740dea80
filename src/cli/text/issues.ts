import { groupIssues } from "../../domain/issues/issue-groups.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import { expectationSaid } from "../../words/said/clause-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";

/** An issue for programs: what was expected in words, everything else as it is. */
export function issueJson(words: Catalogue, issue: Issue) {
  const { code, severity, line, columns, field, expected, found, more } = issue;
  return {
    code,
    severity,
    line,
    columns,
    field,
    expected: expectedText(words, issue),
    found,
    says: words.issues[code],
    expectation: expected,
    ...(more === undefined ? {} : { more }),
  };
}

/**
 * Issues as editors and people read them, the worst first and many of a kind in one line:
 * `report.trf:12:5: error: start number: expected …, found "x1" (code)`.
 */
export const issuesText = (words: Catalogue, file: string, issues: readonly Issue[]): string[] =>
  groupIssues(issues).map(({ issue, count, firstLine, lastLine, alike }) => {
    const { line, columns, severity, field, code, found } = issue;
    const place = [file, ...(line > 0 ? [line] : []), ...(columns ? [columns[0]] : [])].join(":");
    const { severities, expectedFound, forExample, ofKind } = words.phrases;
    // A file as a whole has no place where something is missing.
    const said = expectedFound(expectedText(words, issue), line === 0 && found === "" ? null : found);
    const what = `${words.fields[field]}: ${words.issues[code]}`;
    const many = count === 1 ? what : ofKind(count, what, firstLine, lastLine);
    return `${place}: ${severities[severity]}: ${many}; ${alike ? said : forExample(said)} (${code})`;
  });

/** Tells what is wrong with a file, beside what is printed. */
export const issuePrinter =
  (file: string, { words }: { readonly words: Catalogue }, world: World) =>
  (issues: readonly Issue[]): void => {
    for (const line of issuesText(words, file, issues)) world.warn(line);
  };

const expectedText = (words: Catalogue, { expected }: Issue): string => expectationSaid(words, expected);
