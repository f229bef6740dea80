import type { ComponentChildren, VNode } from "preact";
import { withMinus } from "../../words/numbers.ts";

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ComponentChildren;
  /** Numbers stand to the right, one under the other. */
  readonly number?: boolean;
  /** The cell that names the row. */
  readonly names?: boolean;
  /** Whether a phone leaves it out; the cell that names the row then says it in a second line. */
  readonly wide?: boolean;
  /** Its cell in the last row, which sums up. */
  readonly total?: ComponentChildren;
  /** Its head leads to the same rows in the order of this column. */
  readonly order?: ColumnOrder | undefined;
}

export interface ColumnOrder {
  readonly address: string;
  readonly direction: "ascending" | "descending";
  /** Whether the rows are in this order now. */
  readonly isCurrent: boolean;
}

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowClass?: (row: Row) => string | undefined;
  /** By which an address leads to a row. */
  readonly rowId?: (row: Row) => string | undefined;
  /** Whether a phone shows each row as a block of its own, each cell with its heading. */
  readonly stack?: boolean;
  /** Whether a heading above says the same as the caption: then it is only read out. */
  readonly headed?: boolean;
  /** Whether its few columns stand close together. */
  readonly narrow?: boolean;
  /** Whether it is so long that its heads stay in sight: it must be no wider than the page. */
  readonly long?: boolean;
}

/** A table that stays readable on a phone and for those who hear it. */
export function Table<Row>(props: Props<Row>): VNode {
  const { caption, columns, rows, rowClass, rowId, stack = false, headed, narrow, long = false } = props;
  const cells = columns.map((column) => cellsOf(column, stack));
  return (
    <Scrolled caption={stack ? null : caption} long={long}>
      <table class={[...(stack ? ["stack"] : []), ...(narrow ? ["narrow"] : [])].join(" ") || undefined}>
        <caption class={headed ? "visually-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr class={rowClass?.(row)} id={rowId?.(row)}>
              {cells.map((cellOf, index) => cellOf(columns[index]!.cell(row)))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) ? (
          <tfoot>
            <tr>{cells.map((cellOf, index) => cellOf(columns[index]!.total))}</tr>
          </tfoot>
        ) : null}
      </table>
    </Scrolled>
  );
}

function Head<Row>({ column }: { readonly column: Column<Row> }): VNode {
  const { head, order } = column;
  return (
    <th scope="col" class={classOf(column)} aria-sort={order?.isCurrent ? order.direction : undefined}>
      {order === undefined ? (
        head
      ) : (
        <a class="order" href={order.address}>
          {head}
        </a>
      )}
    </th>
  );
}

interface ScrolledProps {
  readonly caption: string | null;
  readonly long: boolean;
  readonly children: VNode;
}

/** Wide tables can be focused and scrolled by keyboard; a long one scrolls with the page. */
function Scrolled({ caption, long, children }: ScrolledProps): VNode {
  if (long) return <div class="long">{children}</div>;
  if (caption === null) return <div class="scroll">{children}</div>;
  return (
    <section class="scroll" tabIndex={0} aria-label={caption}>
      {children}
    </section>
  );
}

const classOf = ({ number, wide }: Pick<Column<never>, "number" | "wide">): string | undefined =>
  [...(number ? ["number"] : []), ...(wide ? ["wide-only"] : [])].join(" ") || undefined;

/** The cells of a column. Only where a phone stacks them has each its heading: a long table has thousands of cells. */
function cellsOf<Row>(column: Column<Row>, stack: boolean): (content: ComponentChildren) => VNode {
  const style = classOf(column);
  const label = stack ? column.head : undefined;
  if (column.names)
    return (content) => (
      <th scope="row" class={style} data-label={label}>
        {shown(content)}
      </th>
    );
  return (content) => (
    <td class={style} data-label={label}>
      {shown(content)}
    </td>
  );
}

const shown = (cell: ComponentChildren): ComponentChildren =>
  typeof cell === "string" || typeof cell === "number" ? withMinus(String(cell)) : cell;
