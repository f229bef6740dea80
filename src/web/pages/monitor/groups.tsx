import type { VNode } from "preact";
import { decimals, signed } from "../../../words/numbers.ts";
import { Table } from "../../parts/table.tsx";
import type { PartProps } from "./numbers.ts";

export function Groups({ numbers: { ages, federations }, shown: { words } }: PartProps): VNode {
  const { watch } = words.monitor;
  const { heads } = watch;
  const share = (value: number | null): string => (value === null ? "–" : signed(decimals(words.language, value, 3)));
  const span = ({ from, to }: { readonly from: number | null; readonly to: number | null }): string =>
    `${from ?? ""}–${to ?? ""}`;
  return (
    <>
      <section>
        <h2>{watch.groupsTitle}</h2>
        <Table
          headed
          narrow
          caption={watch.groupsTitle}
          rows={ages}
          columns={[
            { head: heads.age, names: true, cell: span },
            { head: heads.games, number: true, cell: ({ games }) => games },
            { head: heads.residual, number: true, cell: ({ residual }) => share(residual) },
          ]}
        />
      </section>
      {federations.length === 0 ? null : (
        <section>
          <h2>{watch.federationsTitle}</h2>
          <Table
            headed
            narrow
            caption={watch.federationsTitle}
            rows={federations}
            columns={[
              { head: heads.federation, names: true, cell: ({ federation }) => federation },
              { head: heads.games, number: true, cell: ({ games }) => games },
              { head: heads.residual, number: true, cell: ({ residual }) => share(residual) },
              { head: heads.offset, number: true, cell: ({ offset }) => signed(decimals(words.language, offset, 0)) },
            ]}
          />
        </section>
      )}
    </>
  );
}
