import type { Issue } from "../domain/issues.ts";
import type { Catalogue } from "../words/catalogue.ts";
import type { World } from "./world.ts";

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

/** Issues as editors and people read them: `report.trf:12:5: error: start number: expected …, found "x1" (code)`. */
export const issuesText = (words: Catalogue, file: string, issues: readonly Issue[]): string[] =>
  issues.flatMap((issue) => {
    const place = [file, ...(issue.line > 0 ? [issue.line] : []), ...(issue.columns ? [issue.columns[0]] : [])].join(
      ":",
    );
    const { severities, expectedFound, moreOfKind } = words.phrases;
    const { more } = issue;
    const said = expectedFound(expectedText(words, issue), issue.found);
    const kind = `${severities[issue.severity]}: ${words.fields[issue.field]}: ${words.issues[issue.code]}`;
    const line = `${place}: ${kind}; ${said} (${issue.code})`;
    return more === undefined
      ? [line]
      : [line, `${file}: ${kind}; ${moreOfKind(more.count, more.lastLine)} (${issue.code})`];
  });

/** Tells what is wrong with a file, beside what is printed. */
export const issuesTold =
  (file: string, { words }: { readonly words: Catalogue }, world: World) =>
  (issues: readonly Issue[]): void => {
    for (const line of issuesText(words, file, issues)) world.warn(line);
  };

const expectedText = (words: Catalogue, { expected }: Issue): string => words.expectations[expected.code](expected);
