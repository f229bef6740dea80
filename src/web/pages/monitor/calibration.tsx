import type { VNode } from "preact";
import { decimals, signed } from "../../../words/numbers.ts";
import { CurveChart } from "../../charts/curve-chart.tsx";
import { Table } from "../../parts/table.tsx";
import type { BandNumbers, PartProps } from "./numbers.ts";

export function Calibration({ numbers: { bands }, shown: { words } }: PartProps): VNode {
  const { heads, flagged, page } = words.monitor;
  const share = (value: number): string => decimals(words.language, value, 3);
  const span = ({ from, to }: BandNumbers): string => `${from}–${to}`;
  const curve = (name: string, tone: number, value: (band: BandNumbers) => number) => ({
    name,
    tone,
    points: bands.map((band) => ({
      x: (band.from + band.to) / 2,
      y: value(band),
      title: `${name}, ${span(band)}: ${share(value(band))}`,
    })),
  });
  return (
    <section>
      <h2>{page.curve}</h2>
      <CurveChart
        curves={[curve(heads.expected, 1, ({ expected }) => expected), curve(heads.scored, 2, ({ scored }) => scored)]}
        language={words.language}
        label={page.curve}
      />
      <details class="chart-numbers">
        <summary>{page.numbers}</summary>
        <Table
          headed
          caption={page.curve}
          rows={bands}
          columns={[
            { head: heads.difference, names: true, cell: span },
            { head: heads.games, number: true, cell: ({ games }) => games },
            { head: heads.expected, number: true, cell: ({ expected }) => share(expected) },
            { head: heads.scored, number: true, cell: ({ scored }) => share(scored) },
            { head: heads.deviation, number: true, cell: ({ difference }) => signed(share(difference)) },
            { head: heads.flag, cell: ({ flag }) => (flag ? flagged : "") },
          ]}
        />
      </details>
    </section>
  );
}
