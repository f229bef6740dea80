import type { VNode } from "preact";
import { listName } from "../../../words/said/list-name.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Day } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";

export type ReportVersionsData = AnswerOf<"tournaments.show">["reports"][number];

interface Props {
  readonly tournament: string;
  readonly reports: readonly ReportVersionsData[];
  readonly shown: Shown;
}

/** Every version of the reports: which stands, and which the lists were made from. */
export function ReportVersions({ tournament, reports, shown: { words, to } }: Props): VNode {
  const { tournaments: says } = words.web;
  const states: Readonly<Record<string, string>> = says.states satisfies Catalogue["web"]["tournaments"]["states"];
  return (
    <Table
      headed
      stack
      caption={says.reports}
      rows={reports}
      columns={[
        {
          head: says.version,
          number: true,
          names: true,
          cell: ({ part, version }) => (part === 0 ? version : `${part}/${version}`),
        },
        { head: says.received, cell: ({ receivedOn }) => <Day of={receivedOn} language={words.language} /> },
        { head: says.state, cell: ({ state }) => states[state] },
        {
          head: says.ratedOn,
          cell: ({ ratedOn }) =>
            ratedOn.length === 0
              ? "–"
              : ratedOn.map(({ list, version }, index) => (
                  <>
                    {index === 0 ? "" : "; "}
                    <a href={to(`/lists/${list}?version=${version}`)}>
                      {says.listVersion(listName(words, list), version)}
                    </a>
                  </>
                )),
        },
        {
          head: "TRF",
          cell: ({ part, version, state, ratedOn }) =>
            state === "stands" || ratedOn.length > 0 ? (
              <a href={`/files/tournaments/${tournament}/${part}/${version}.trf`} download>
                TRF
              </a>
            ) : (
              ""
            ),
        },
        { head: words.office.lists.columns.sha256, cell: ({ sha256 }) => <span class="mono hash">{sha256}</span> },
      ]}
    />
  );
}
