import type { VNode } from "preact";
import { decimals, signed, withMinus } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { CurveChart } from "../charts/curve-chart.tsx";
import { IntervalChart } from "../charts/interval-chart.tsx";
import { LineChart } from "../charts/line-chart.tsx";

/** What the charts show of a simulated pool under one edition. */
export interface SimulatedBias {
  readonly name: string;
  readonly byYear: readonly { readonly date: string; readonly value: number | null }[];
  readonly byAge: readonly { readonly from: number | null; readonly to: number | null; readonly bias: number | null }[];
}

/** What the chart shows of one system of a replay. */
export interface PredictionDifference {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Years of a group without an end. */
const OPEN_END = 10;
/** Points: the least that an axis covers. */
const SPAN = 20;

export function SimulationCharts({
  biases,
  words,
}: {
  readonly biases: readonly SimulatedBias[];
  readonly words: Catalogue;
}): VNode {
  const { page: says } = words.study;
  const lines = biases.map(({ byYear }, at) => ({
    ...{ name: String(at + 1), tone: at + 1 },
    points: byYear.map(({ date, value }) => ({ date, value, ringed: false })),
  }));
  const curves = biases.map(({ byAge }, at) => ({
    ...{ name: String(at + 1), tone: at + 1 },
    points: byAge.flatMap(({ from, to, bias }) => {
      if (bias === null) return [];
      const x = ((from ?? (to ?? 0) - OPEN_END) + (to ?? (from ?? 0) + OPEN_END)) / 2;
      return [{ x, y: bias, title: withMinus(signed(decimals(words.language, bias, 1))) }];
    }),
  }));
  const common = { language: words.language, span: SPAN };
  return (
    <>
      <ol>
        {biases.map(({ name }) => (
          <li>{name}</li>
        ))}
      </ol>
      <div class="two-columns">
        <section>
          <h3>{says.biasByYear}</h3>
          <LineChart {...common} lines={lines} label={says.biasByYear} cursor={null} pointing={null} />
        </section>
        <section>
          <h3>{says.biasByAge}</h3>
          <CurveChart {...common} curves={curves} label={says.biasByAge} />
        </section>
      </div>
    </>
  );
}

interface ReplayProps {
  readonly differences: readonly PredictionDifference[];
  readonly words: Catalogue;
}

export function ReplayChart({ differences, words }: ReplayProps): VNode | null {
  if (differences.length === 0) return null;
  const { page: says } = words.study;
  const number = (value: number): string => withMinus(signed(decimals(words.language, value)));
  return (
    <section>
      <h3>{says.differences}</h3>
      <IntervalChart
        intervals={differences.map((each) => ({ ...each, text: number(each.value) }))}
        label={says.differences}
        tick={number}
      />
      <p class="small">{says.differencesNote}</p>
    </section>
  );
}
