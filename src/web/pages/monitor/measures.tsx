import type { VNode } from "preact";
import { MEASURES, type Measure } from "../../../domain/codes/monitor.ts";
import { decimals } from "../../../words/numbers.ts";
import { LineChart } from "../../charts/line-chart.tsx";
import { Month } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import { ChartNumbers } from "./chart-numbers.tsx";
import { listRows, type MeasureValue, type Numbers, type PartProps } from "./numbers.ts";

/** Decimals of each measure, and the least that its axis covers. */
const PLACES: Readonly<Record<Measure, number>> = {
  index: 2,
  scale: 0,
  anchor: 1,
  juniors: 3,
  newcomers: 3,
  idle: 2,
  others: 3,
};
const SPANS: Readonly<Record<Measure, number>> = {
  ...{ index: 2, scale: 60, anchor: 20 },
  ...{ juniors: 0.05, newcomers: 0.05, idle: 2, others: 0.05 },
};
/** The others are in the table. */
const CHARTED: readonly Measure[] = ["index", "scale", "anchor", "juniors", "others"];

export function Measures({
  numbers: { measures },
  shown: { words },
  isReport = false,
  csv = null,
}: PartProps & { readonly csv?: string | null }): VNode | null {
  const { watch, page } = words.monitor;
  const cell = (measure: Measure, found: MeasureValue): string =>
    found === null
      ? "–"
      : [found.value, ...(found.error === 0 ? [] : [found.error])]
          .map((each) => decimals(words.language, each, PLACES[measure]))
          .join(" ± ");
  const known = MEASURES.filter((measure) => measures.some((each) => each[measure] !== null));
  if (known.length === 0 && isReport) return null;
  const named = known.length === 0 ? MEASURES : known;
  return (
    <section>
      <h2>{watch.measuresTitle}</h2>
      <div class="two-columns">
        {CHARTED.filter((measure) => known.includes(measure)).map((measure) => (
          <MeasureChart measure={measure} measures={measures} words={words} />
        ))}
      </div>
      <ChartNumbers summary={page.numbers} isReport={isReport}>
        <Table
          headed
          caption={watch.measuresTitle}
          rows={listRows(measures, isReport)}
          columns={[
            { head: watch.heads.list, names: true, cell: ({ date }) => <Month of={date} language={words.language} /> },
            ...named.map((measure) => ({
              head: watch.measures[measure],
              number: true,
              cell: (each: Numbers["measures"][number]) => cell(measure, each[measure]),
            })),
          ]}
        />
      </ChartNumbers>
      {csv === null ? null : (
        <p>
          <a href={csv}>{page.csv}</a>
        </p>
      )}
    </section>
  );
}

interface ChartProps {
  readonly measure: Measure;
  readonly measures: Numbers["measures"];
  readonly words: PartProps["shown"]["words"];
}

function MeasureChart({ measure, measures, words }: ChartProps): VNode {
  const name = words.monitor.watch.measures[measure];
  const points = measures.map((each) => ({ date: each.date, value: each[measure]?.value ?? null, ringed: false }));
  return (
    <section>
      <h3>{name}</h3>
      <p class="small soft">{words.monitor.watch.explained[measure]}</p>
      <LineChart
        lines={[{ name: "", tone: 1, points }]}
        language={words.language}
        label={name}
        cursor={null}
        pointing={null}
        span={SPANS[measure]}
      />
    </section>
  );
}
