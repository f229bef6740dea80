import type { VNode } from "preact";
import { counted } from "../../words/numbers.ts";
import { Table } from "../parts/table.tsx";
import { type AxisRange, niceTicks, percent } from "./scale.ts";

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** Whether it is pointed out, such as where a player stands. */
  readonly marked: boolean;
}

interface Props {
  readonly bars: readonly Bar[];
  /** What the chart shows, for those who do not see it. */
  readonly label: string;
  /** What names and values are, in the table under the chart. */
  readonly heads: readonly [name: string, value: string];
  /** What opens the table. */
  readonly numbers: string;
  readonly language: string;
}

/** What is counted are whole things. */
const TICKS = 5;
/** Percent of the width: a single bar is no wall. */
const THICKEST = 14;
/** Names that fit beside each other on a phone: short ones, such as a rating, and longer ones, such as a month. */
const NAMES_MAX = { short: 7, long: 4 };
const SHORT_MAX = 5;

/** Bars beside each other, such as how many have a rating in each class, and the same numbers as a table. */
export function BarChart({ bars, label, heads, numbers, language }: Props): VNode | null {
  if (bars.length === 0) return null;
  const range: AxisRange = [0, Math.max(...bars.map(({ value }) => value), 1) * 1.05];
  return (
    <>
      <div class="chart bars">
        <svg class="y-axis" aria-hidden="true">
          {niceTicks(range, TICKS)
            .filter(Number.isInteger)
            .map((tick) => (
              <text x="100%" y={`${100 - percent(tick, range)}%`} text-anchor="end" dominant-baseline="middle">
                {counted(language, tick)}
              </text>
            ))}
        </svg>
        <Plot bars={bars} label={label} range={range} language={language} />
        <Names bars={bars} />
      </div>
      <details class="chart-numbers">
        <summary>{numbers}</summary>
        <Table
          headed
          narrow
          caption={label}
          rows={bars}
          columns={[
            { head: heads[0], names: true, cell: ({ name }) => name },
            { head: heads[1], number: true, cell: ({ value }) => counted(language, value) },
          ]}
        />
      </details>
    </>
  );
}

type PlotProps = Pick<Props, "bars" | "label" | "language"> & { readonly range: AxisRange };

function Plot({ bars, label, range, language }: PlotProps): VNode {
  const width = 100 / bars.length;
  const thick = Math.min(width * 0.84, THICKEST);
  return (
    <svg class="plot" role="img" aria-label={label}>
      {bars.map(({ name, value, marked }, at) => (
        <rect
          class={marked ? "marked" : undefined}
          x={`${rounded((at + 0.5) * width - thick / 2)}%`}
          width={`${rounded(thick)}%`}
          y={`${rounded(100 - percent(value, range))}%`}
          height={`${percent(value, range)}%`}
        >
          <title>{`${name}: ${counted(language, value)}`}</title>
        </rect>
      ))}
    </svg>
  );
}

/** As many names as fit. */
function Names({ bars }: Pick<Props, "bars">): VNode {
  const isLong = bars.some(({ name }) => name.length > SHORT_MAX);
  const every = Math.ceil(bars.length / NAMES_MAX[isLong ? "long" : "short"]);
  return (
    <svg class="x-axis" aria-hidden="true">
      {bars.map(({ name }, at) =>
        at % every === 0 ? (
          <text x={`${rounded(((at + 0.5) * 100) / bars.length)}%`} y="1em" text-anchor="middle">
            {name}
          </text>
        ) : null,
      )}
    </svg>
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
