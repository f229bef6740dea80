import type { VNode } from "preact";
import { groupIssues, type IssueGroup } from "../../domain/issues/issue-groups.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import { expectationSaid } from "../../words/said/clause-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { Table } from "../parts/table.tsx";

interface Props {
  readonly issues: readonly Issue[];
  readonly words: Catalogue;
  /** Whether the lines of the file are on the page. */
  readonly linked?: boolean;
}

/** What is wrong with a file. */
export function IssueTable({ issues, words, linked = false }: Props): VNode {
  const { check } = words.web;
  const { severities } = words.phrases;
  return (
    <Table
      stack
      caption={check.issues}
      rows={groupIssues(issues)}
      columns={[
        {
          head: check.line,
          number: true,
          cell: ({ issue: { line } }) => (line === 0 ? "–" : linked ? <a href={`#line-${line}`}>{line}</a> : line),
        },
        {
          head: check.kind,
          cell: ({ issue: { severity } }) => (
            <span class={severity === "error" ? "bad" : undefined}>{severities[severity]}</span>
          ),
        },
        { head: check.field, cell: ({ issue }) => words.fields[issue.field] },
        { head: check.what, names: true, cell: (group) => whatText(words, group) },
        { head: check.expected, cell: ({ issue: { expected } }) => expectationSaid(words, expected) },
        { head: check.found, cell: ({ issue: { found } }) => (found === "" ? "–" : <code>{found}</code>) },
      ]}
    />
  );
}

const whatText = (words: Catalogue, { issue, count, firstLine, lastLine }: IssueGroup): string =>
  count === 1 ? words.issues[issue.code] : words.phrases.ofKind(count, words.issues[issue.code], firstLine, lastLine);
