import type { Session } from "../database.ts";
import { CopyRows } from "./copy-rows.ts";

export type PartReader = Pick<Session, "query" | "copyOut" | "parts">;

/** Blocks of a table copied in the smallest statement, about a megabyte. */
const BLOCKS = 120;

/** Where in its table a large query finds its rows: the first block, and one after the last. */
interface Blocks {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of a large query on one table, block by block: others can read in between, and the next parts are under way
 * while one is read. Each part sees what is committed by then, so no row that is asked for may move meanwhile.
 */
export async function* inParts(
  reader: PartReader,
  where: (reader: PartReader) => Promise<Blocks>,
  sql: (within: string) => string,
): AsyncIterable<CopyRows> {
  const { from, to } = await where(reader);
  const underWay: Promise<Uint8Array>[] = [];
  const blocks = BLOCKS * reader.parts.size;
  let next = from;
  const fill = (): void => {
    for (; underWay.length < reader.parts.ahead && next < to; next += blocks) {
      const part = reader.copyOut(sql(` AND ctid >= '(${next},0)'::tid AND ctid < '(${next + blocks},0)'::tid`));
      part.catch(() => undefined); // The rejection surfaces at the await below.
      underWay.push(part);
    }
  };
  for (fill(); underWay.length > 0; ) {
    const part = await underWay.shift()!;
    fill();
    yield new CopyRows(part);
  }
}

export const wholeTable =
  (table: string) =>
  async ({ query }: PartReader): Promise<Blocks> => {
    const { rows } = await query(
      "SELECT (pg_relation_size($1::regclass) / current_setting('block_size')::integer)::integer AS blocks",
      [table],
    );
    const [{ blocks } = {}] = rows;
    return { from: 0, to: Number(blocks) };
  };

/** Rows that lie together, because they were written together, though others may lie among them. */
export const blocksWith =
  (table: string, condition: string) =>
  async ({ query }: PartReader): Promise<Blocks> => {
    const { rows } = await query(
      `SELECT min(ctid)::text AS first, max(ctid)::text AS last FROM ${table} WHERE ${condition}`,
      [],
    );
    const [{ first, last } = {}] = rows;
    return typeof first === "string" && typeof last === "string"
      ? { from: blockOf(first), to: blockOf(last) + 1 }
      : { from: 0, to: 0 };
  };

const blockOf = (place: string): number => Number(place.slice(1, place.indexOf(",")));
