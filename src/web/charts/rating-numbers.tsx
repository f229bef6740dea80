import type { VNode } from "preact";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { Day } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import { valueOn } from "./line-points.ts";
import { type ChartLabels, type ChartPoint, linesOf } from "./rating-series.ts";

interface Props {
  readonly points: readonly ChartPoint[];
  readonly labels: ChartLabels;
  readonly words: Catalogue;
}

/** The numbers of a rating chart as a table, the newest first: a row for each day on which one of them changed. */
export function RatingNumbers({ points, labels, words }: Props): VNode | null {
  const lines = linesOf(points, labels);
  const days = [...new Set(points.map(({ date }) => date))];
  const all = days.map((day) => ({ day, values: lines.map(({ points }) => valueOn(points, day)) }));
  const rows = all.filter(({ values }, at) => values.some((value, line) => value !== all[at - 1]?.values[line]));
  if (rows.length === 0) return null;
  return (
    <details class="chart-numbers">
      <summary>{words.pages.list.numbers}</summary>
      <Table
        headed
        narrow
        caption={labels.text}
        rows={rows.toReversed()}
        columns={[
          { head: words.pages.player.date, names: true, cell: ({ day }) => <Day of={day} language={words.language} /> },
          ...lines.map(({ name }, line) => ({
            head: name,
            number: true,
            cell: ({ values }: (typeof rows)[number]) => values[line] ?? "–",
          })),
        ]}
      />
    </details>
  );
}
