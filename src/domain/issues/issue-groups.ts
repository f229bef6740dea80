import type { Issue } from "./issues.ts";

/** Issues of one kind (code, severity and field), told as one. */
export interface IssueGroup {
  /** The first of them. */
  readonly issue: Issue;
  readonly count: number;
  readonly firstLine: number;
  readonly lastLine: number;
  /** Whether all of them found and expected the same. */
  readonly alike: boolean;
}

/** So many errors of a kind are told one by one: each has to be corrected. */
const ERRORS_APART = 5;

/** What people read: the worst first, many of a kind as one. Programs get every issue. */
export function groupIssues(issues: readonly Issue[]): readonly IssueGroup[] {
  const kinds = new Map<string, Issue[]>();
  for (const issue of issues) {
    const key = `${issue.severity} ${issue.code} ${issue.field}`;
    const kind = kinds.get(key);
    if (kind) kind.push(issue);
    else kinds.set(key, [issue]);
  }
  const groups = [...kinds.values()].flatMap((kind) => (isApart(kind) ? kind.map(alone) : [together(kind)]));
  return groups.sort((one, other) => rank(one) - rank(other) || one.firstLine - other.firstLine);
}

const isApart = (kind: readonly Issue[]): boolean =>
  kind[0]?.severity === "error" && kind.length <= ERRORS_APART && kind.every(({ more }) => more === undefined);

const alone = (issue: Issue): IssueGroup => ({
  issue,
  count: 1,
  firstLine: issue.line,
  lastLine: issue.line,
  alike: true,
});

function together(kind: readonly Issue[]): IssueGroup {
  const issue = kind[0]!;
  const same = ({ expected, found }: Issue): string => `${JSON.stringify(expected)} ${found}`;
  return {
    issue,
    count: kind.reduce((sum, { more }) => sum + 1 + (more?.count ?? 0), 0),
    firstLine: kind.reduce((first, { line }) => Math.min(first, line), issue.line),
    lastLine: kind.reduce((last, { line, more }) => Math.max(last, line, more?.lastLine ?? 0), issue.line),
    alike: kind.every((each) => each.more === undefined && same(each) === same(issue)),
  };
}

const rank = ({ issue }: IssueGroup): number => (issue.severity === "error" ? 0 : 1);
