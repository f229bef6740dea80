import type { VNode } from "preact";
import { decimals, signed } from "../../../words/numbers.ts";
import { Month } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import { LEDGER_PARTS, type Numbers, type PartProps } from "./numbers.ts";

export function Ledger({ numbers: { ledger }, shown: { words } }: PartProps): VNode | null {
  const { watch, page } = words.monitor;
  const { balance } = words.office.lists;
  if (ledger.length === 0) return null;
  const points = (hundredths: number): string => signed(decimals(words.language, hundredths / 100));
  return (
    <section>
      <h2>{watch.ledgerTitle}</h2>
      <p>{page.ledgerNote}</p>
      <Table
        headed
        caption={watch.ledgerTitle}
        rows={ledger.toReversed()}
        columns={[
          { head: watch.heads.list, names: true, cell: ({ date }) => <Month of={date} language={words.language} /> },
          ...[...LEDGER_PARTS, "rest" as const].map((part) => ({
            head: balance[part],
            number: true,
            cell: (each: Numbers["ledger"][number]) => points(each[part]),
          })),
        ]}
      />
    </section>
  );
}
