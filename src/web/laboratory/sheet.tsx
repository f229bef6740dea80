import type { VNode } from "preact";
import type { SheetSection } from "../../presentation/studies/sheet.ts";
import { withMinus } from "../../words/numbers.ts";
import { Day } from "../parts/day.tsx";
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
  /** In which days are written as people read them. */
  readonly language?: string;
}

/** A table of a report, numbers to the right. */
export function SheetTable({ table: { heads, rows }, caption, language }: TableProps): VNode {
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
        cell: (row: readonly string[]) => cellOf(row[column] ?? "", language),
      }))}
    />
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const cellOf = (text: string, language: string | undefined): VNode | string =>
  language !== undefined && DAY.test(text) ? <Day of={text} language={language} /> : withMinus(text);
