import type { VNode } from "preact";
import { counted, signed } from "../../../words/numbers.ts";
import { Month } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import { type LevelNumbers, listRows, type PartProps } from "./numbers.ts";

type Step = NonNullable<LevelNumbers["step"]>;

/** Where the points of a group went from list to list: what the ledger of a list says is not known of a part of it. */
export function GroupLedger({ numbers: { levels }, shown: { words }, isReport = false }: PartProps): VNode {
  const { watch, movement } = words.monitor;
  const { levels: says } = words.scaleReport;
  const steps = levels.flatMap(({ date, step }) => (step === null ? [] : [{ date, ...step }]));
  const column = (head: string, of: (step: Step) => number) => ({
    head,
    number: true,
    cell: (step: Step): string => signed(counted(words.language, of(step))),
  });
  return (
    <section>
      <h2>{watch.ledgerTitle}</h2>
      <p>{says.ledgerNote}</p>
      <Table
        headed
        caption={watch.ledgerTitle}
        rows={listRows(steps, isReport)}
        columns={[
          { head: watch.heads.list, names: true, cell: ({ date }) => <Month of={date} language={words.language} /> },
          column(says.heads.played, ({ played }) => played.points),
          column(movement.idle, ({ idle, uncounted }) => idle.points + uncounted.points),
          column(movement.entrants, ({ entrants }) => entrants.points),
          column(movement.leavers, ({ leavers }) => -leavers.points),
          column(movement.unexplained, ({ unexplained }) => unexplained),
        ]}
      />
    </section>
  );
}
