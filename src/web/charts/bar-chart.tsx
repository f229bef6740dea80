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
/** Widths of a chart in pixels: on a phone, and where two stand beside each other. */
const WIDTHS = { phone: 300, desk: 420 };
/** Pixels of a letter under the axis, and between two names. */
const LETTER = 7;
const APART = 12;
/** From so many bars on, the first name would stand under the numbers of the other axis if it stood under its bar. */
const MANY = 12;

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

/** As many names as fit: on a desk all that a phone has, and those between them if there is room. */
function Names({ bars }: Pick<Props, "bars">): VNode {
  const { phone, desk } = steps(bars);
  const isAside = (at: number): boolean => at === 0 && bars.length > MANY;
  return (
    <svg class="x-axis" aria-hidden="true">
      {bars.map(({ name }, at) =>
        at % desk === 0 ? (
          <text
            class={at % phone === 0 ? undefined : "wide-only"}
            x={isAside(at) ? "0" : `${rounded(((at + 0.5) * 100) / bars.length)}%`}
            y="1em"
            text-anchor={isAside(at) ? "start" : "middle"}
          >
            {name}
          </text>
        ) : null,
      )}
    </svg>
  );
}

/** Every how many bars one has its name. */
function steps(bars: readonly Bar[]): { readonly phone: number; readonly desk: number } {
  const longest = Math.max(...bars.map(({ name }) => name.length));
  const room = (width: number): number => Math.max(1, Math.floor(width / (longest * LETTER + APART)));
  const phone = Math.ceil(bars.length / room(WIDTHS.phone));
  const fits = (step: number): boolean => phone % step === 0 && bars.length / step <= room(WIDTHS.desk);
  const desk = Array.from({ length: phone }, (_, index) => index + 1).find(fits) ?? phone;
  return { phone, desk };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
