import { expect, test } from "vitest";
import { groupIssues } from "./issue-groups.ts";
import type { Issue } from "./issues.ts";

const issue = (line: number, more: Partial<Issue> = {}): Issue => ({
  code: "bye-form",
  severity: "warning",
  line,
  columns: [102, 109],
  field: "result",
  expected: { code: "bye", readAs: "H" },
  found: "0000 - =",
  ...more,
});

test("C5: many of a kind are one, the worst first, and errors that are few stay apart", () => {
  const error = { code: "unreadable", severity: "error", found: "x" } as const;
  const groups = groupIssues([issue(17), issue(20), issue(9, error), issue(365), issue(400, error)]);
  expect(groups.map(({ issue: { code }, count, firstLine, lastLine }) => [code, count, firstLine, lastLine])).toEqual([
    ["unreadable", 1, 9, 9],
    ["unreadable", 1, 400, 400],
    ["bye-form", 3, 17, 365],
  ]);
});

test("C5: those that were only counted count, and what differs is an example", () => {
  const [group] = groupIssues([issue(3), issue(5, { found: "0000 - +", more: { count: 246, lastLine: 365 } })]);
  expect(group).toMatchObject({ count: 248, firstLine: 3, lastLine: 365, alike: false });
  expect(groupIssues([issue(3), issue(4)])[0]?.alike).toBe(true);
});
