import type { VNode } from "preact";
import { groupIssues, type IssueGroup } from "../../domain/issues/issue-groups.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { OpenedReport } from "../../reports/open-report.ts";
import { expectationSaid } from "../../words/said/clause-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { Table } from "../parts/table.tsx";
import { type IssuePlace, issuePlace } from "./issue-place.ts";

interface Props {
  readonly issues: readonly Issue[];
  /** The report the issues are of; none: they are of a list. */
  readonly opened?: OpenedReport;
  readonly words: Catalogue;
  /** Whether the lines of the file are on the page. */
  readonly linked?: boolean;
}

/** What is wrong with a file. */
export function IssueTable({ issues, opened, words, linked = false }: Props): VNode {
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
        {
          head: check.field,
          cell: ({ issue, count }) => (
            <>
              {words.fields[issue.field]}
              {opened && count === 1 ? <Whose {...issuePlace(opened, issue)} words={words} /> : null}
            </>
          ),
        },
        { head: check.what, names: true, cell: (group) => whatText(words, group) },
        { head: check.expected, cell: ({ issue: { expected } }) => expectationSaid(words, expected) },
        { head: check.found, cell: ({ issue: { found } }) => (found === "" ? "–" : <code>{found}</code>) },
      ]}
    />
  );
}

interface WhoseProps extends IssuePlace {
  readonly words: Catalogue;
}

/** The player of the line and the round of the cell: nobody counts columns. */
function Whose({ player, round, words }: WhoseProps): VNode | null {
  if (player === null) return null;
  const place = round === null ? [player] : [player, words.pages.tournament.round(round)];
  return <span class="small soft whose">{place.join(" · ")}</span>;
}

const whatText = (words: Catalogue, { issue, count, firstLine, lastLine }: IssueGroup): string =>
  count === 1 ? words.issues[issue.code] : words.phrases.ofKind(count, words.issues[issue.code], firstLine, lastLine);
