import type { VNode } from "preact";
import { counted, signed, withMinus } from "../../../words/numbers.ts";
import { type Step, WaterfallChart } from "../../charts/waterfall-chart.tsx";
import { Month } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import { ChartNumbers } from "./chart-numbers.tsx";
import { LAST_LISTS, LEDGER_PARTS, listRows, type Numbers, type PartProps } from "./numbers.ts";

export function Ledger({ numbers: { ledger }, shown: { words }, isReport = false }: PartProps): VNode | null {
  const { watch, page } = words.monitor;
  const { balance } = words.office.lists;
  if (ledger.length === 0) return null;
  const points = (hundredths: number): string => signed(counted(words.language, hundredths / 100, 2));
  const year = ledger.slice(-LAST_LISTS);
  return (
    <section>
      <h2>{watch.ledgerTitle}</h2>
      <p>{page.ledgerNote}</p>
      <LedgerChart
        parts={LEDGER_PARTS.map((part) => ({ name: balance[part], hundredths: sumOf(year, part) }))}
        label={page.ledgerChart(year.length)}
        words={words}
      />
      <ChartNumbers summary={page.numbers} isReport={isReport}>
        <Table
          headed
          caption={watch.ledgerTitle}
          rows={listRows(ledger, isReport)}
          columns={[
            { head: watch.heads.list, names: true, cell: ({ date }) => <Month of={date} language={words.language} /> },
            ...[...LEDGER_PARTS, "rest" as const].map((part) => ({
              head: balance[part],
              number: true,
              cell: (each: Numbers["ledger"][number]) => points(each[part]),
            })),
          ]}
        />
      </ChartNumbers>
    </section>
  );
}

interface ChartProps {
  readonly parts: readonly { readonly name: string; readonly hundredths: number }[];
  readonly label: string;
  readonly words: PartProps["shown"]["words"];
}

/** What each cause brought or took, up to what they come to together. */
export function LedgerChart({ parts, label, words: { language, monitor } }: ChartProps): VNode {
  const all = parts.reduce((sum, { hundredths }) => sum + hundredths, 0);
  return (
    <>
      <section class="scroll" tabIndex={0} aria-label={label}>
        <WaterfallChart
          steps={parts.map(({ name, hundredths }) => wholeStep(language, name, hundredths))}
          total={wholeStep(language, monitor.page.altogether, all)}
          label={label}
          tick={(value) => counted(language, value)}
        />
      </section>
      <p class="small">{label}</p>
    </>
  );
}

const sumOf = (lists: Numbers["ledger"], part: (typeof LEDGER_PARTS)[number]): number =>
  lists.reduce((sum, each) => sum + each[part], 0);

/** In whole points: a chart shows no hundredths. */
function wholeStep(language: string, name: string, hundredths: number): Step {
  const value = Math.round(hundredths / 100);
  return { name, value, text: withMinus(signed(counted(language, value))) };
}
