import type { VNode } from "preact";
import type { SheetSection } from "../../presentation/studies/sheet.ts";
import { withMinus } from "../../words/numbers.ts";
import { Table } from "../parts/table.tsx";

const NUMBER = /^([+−-]?[\d.,]+( … [+−-]?[\d.,]+)?|–)?$/;

/** A report as commands print it, as parts of a page. */
export const Sheet = ({ sections }: { readonly sections: readonly SheetSection[] }): VNode => (
  <>
    {sections.map(({ title, lines, table, notes }) => (
      <section>
        {title === null ? null : <h3>{title}</h3>}
        {lines.map((line) => (
          <p>{withMinus(line)}</p>
        ))}
        {table === null ? null : <SheetTable table={table} caption={title ?? table.heads.join(", ")} />}
        {notes.map((note) => (
          <p class="small">{withMinus(note)}</p>
        ))}
      </section>
    ))}
  </>
);

interface TableProps {
  readonly table: NonNullable<SheetSection["table"]>;
  readonly caption: string;
}

function SheetTable({ table: { heads, rows }, caption }: TableProps): VNode {
  const isNumber = (column: number): boolean => column > 0 && rows.every((row) => NUMBER.test(row[column] ?? ""));
  return (
    <Table
      headed
      caption={caption}
      rows={rows}
      columns={heads.map((head, column) => ({
        head,
        names: column === 0,
        number: isNumber(column),
        cell: (row: readonly string[]) => withMinus(row[column] ?? ""),
      }))}
    />
  );
}
