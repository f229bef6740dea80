import type { Issue } from "./issues.ts";

/** Nobody reads more of one kind; a hostile file has a million of them. */
export const ISSUES_OF_KIND_MAX = 100;

/** What stands in a file is shown up to here. */
const FOUND_MAX = 300;

/** Takes issues in turn. */
export interface IssueSink {
  readonly push: (issue: Issue) => void;
}

interface Kind {
  /** Where the last one that was kept stands among all that were. */
  last: number;
  kept: number;
  left: number;
  lastLine: number;
}

/**
 * The issues of a file: all are counted, the first of each kind (code, severity and field) are kept. The last one kept of
 * a kind says how many more there are, so that memory and answers stay small whatever a file has.
 */
export class IssueList implements IssueSink {
  readonly #kinds = new Map<string, Kind>();
  readonly #kept: Issue[] = [];

  readonly push = (issue: Issue): void => {
    const key = `${issue.code} ${issue.severity} ${issue.field}`;
    const kind = this.#kinds.get(key) ?? { last: 0, kept: 0, left: 0, lastLine: 0 };
    this.#kinds.set(key, kind);
    const { more, ...one } = issue;
    if (kind.kept < ISSUES_OF_KIND_MAX) {
      kind.last = this.#kept.push(issue.found.length > FOUND_MAX ? shortened(one) : more ? one : issue) - 1;
      kind.kept += 1;
    } else {
      kind.left += 1;
      kind.lastLine = Math.max(kind.lastLine, issue.line);
    }
    kind.left += more?.count ?? 0;
    kind.lastLine = Math.max(kind.lastLine, more?.lastLine ?? 0);
  };

  /** Those that were kept, in the order they came. */
  all(): Issue[] {
    const all = [...this.#kept];
    for (const { last, left, lastLine } of this.#kinds.values())
      if (left > 0) all[last] = { ...all[last]!, more: { count: left, lastLine } };
    return all;
  }
}

const shortened = (issue: Issue): Issue => ({ ...issue, found: `${issue.found.slice(0, FOUND_MAX)}…` });

/** The same issues, of each kind the first. */
export function boundedIssues(issues: Iterable<Issue>): readonly Issue[] {
  const list = new IssueList();
  for (const issue of issues) list.push(issue);
  return list.all();
}

/** How many errors and warnings there are, also those that are only counted. */
export function countIssues(issues: readonly Issue[]): { readonly errors: number; readonly warnings: number } {
  const counts = { error: 0, warning: 0 };
  for (const { severity, more } of issues) counts[severity] += 1 + (more?.count ?? 0);
  return { errors: counts.error, warnings: counts.warning };
}
