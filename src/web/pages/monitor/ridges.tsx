import type { VNode } from "preact";
import { counted } from "../../../words/numbers.ts";
import { RidgeChart } from "../../charts/ridge-chart.tsx";
import { Table } from "../../parts/table.tsx";
import { ChartNumbers } from "./chart-numbers.tsx";
import type { PartProps } from "./numbers.ts";

/** How the ratings lie, at the end of each year. */
export function Ridges({ numbers: { distributions }, shown: { words }, isReport = false }: PartProps): VNode | null {
  if (distributions.length === 0) return null;
  const { page, watch } = words.monitor;
  const years = distributions.toReversed();
  const { width } = years[0]!;
  const classes = [...new Set(years.flatMap(({ from, players }) => players.map((_, at) => from + at * width)))];
  return (
    <section>
      <h2>{page.ridges}</h2>
      <RidgeChart
        ridges={distributions.map(({ date, from, players }) => ({
          name: date.slice(0, YEAR),
          from,
          width,
          values: players,
        }))}
        label={page.ridges}
      />
      <ChartNumbers summary={page.numbers} isReport={isReport}>
        <Table
          headed
          caption={page.ridges}
          rows={classes.sort((one, other) => other - one)}
          columns={[
            { head: watch.heads.rating, names: true, cell: (from) => `${from}–${from + width - 1}` },
            ...years.map(({ date, from, players }) => ({
              head: date.slice(0, YEAR),
              number: true,
              cell: (at: number) => counted(words.language, players[(at - from) / width] ?? 0),
            })),
          ]}
        />
      </ChartNumbers>
    </section>
  );
}

/** Letters of a date that are its year. */
const YEAR = 4;
