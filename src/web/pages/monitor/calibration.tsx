import type { VNode } from "preact";
import { counted, decimals, signed } from "../../../words/numbers.ts";
import { CurveChart } from "../../charts/curve-chart.tsx";
import { Table } from "../../parts/table.tsx";
import { ChartNumbers } from "./chart-numbers.tsx";
import type { BandNumbers, PartProps } from "./numbers.ts";

/** Standard errors within which the true value lies with 95 %. */
const SURE = 1.96;

/** A band with fewer games says nothing in a chart; it is in the table. */
const GAMES_MIN = 30;

export function Calibration({ numbers: { bands }, shown: { words }, isReport = false }: PartProps): VNode {
  const { heads, flagged, page } = words.monitor;
  const share = (value: number): string => decimals(words.language, value, 3);
  const span = ({ from, to }: BandNumbers): string => `${from}–${to}`;
  const title = (name: string, band: BandNumbers, value: number): string => `${name}, ${span(band)}: ${share(value)}`;
  const drawn = bands.filter(({ games }) => games >= GAMES_MIN);
  const expected = drawn.map((band) => ({
    x: (band.from + band.to) / 2,
    y: band.expected,
    title: title(heads.expected, band, band.expected),
  }));
  const scored = drawn.map((band) => ({
    x: (band.from + band.to) / 2,
    y: band.scored,
    title: title(heads.scored, band, band.scored),
    off: SURE * band.standardError,
  }));
  return (
    <section>
      <h2>{page.curve}</h2>
      <CurveChart
        curves={[
          { name: heads.expected, tone: 1, points: expected },
          { name: heads.scored, tone: 2, points: scored },
        ]}
        language={words.language}
        label={page.curve}
      />
      {drawn.length === 0 ? null : <p class="small">{page.curveNote}</p>}
      <ChartNumbers summary={page.numbers} isReport={isReport}>
        <Table
          headed
          caption={page.curve}
          rows={bands}
          columns={[
            { head: heads.difference, names: true, cell: span },
            { head: heads.games, number: true, cell: ({ games }) => counted(words.language, games) },
            { head: heads.expected, number: true, cell: ({ expected }) => share(expected) },
            { head: heads.scored, number: true, cell: ({ scored }) => share(scored) },
            { head: heads.deviation, number: true, cell: ({ difference }) => signed(share(difference)) },
            { head: heads.standardError, number: true, cell: ({ standardError }) => share(standardError) },
            { head: heads.flag, cell: ({ flag }) => (flag ? flagged : "") },
          ]}
        />
      </ChartNumbers>
    </section>
  );
}
