import type { Transaction } from "../engines/connection.ts";
import { CopyRows } from "./copy-rows.ts";

export type Reading = Pick<Transaction, "query" | "copyOut" | "copyAside">;

/** So many blocks of a table are copied in one statement: on the embedded engine everybody waits for its end. */
const BLOCKS = 600;

/** Where in its table a large query finds its rows: the first block, and one after the last. */
interface Blocks {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of a large query on one table. Where there is no other session to read them in, they come block by block, so
 * that others can read in between, and one part is read while the next is made. Nobody may move a row meanwhile: the
 * embedded engine has one session, and on a server the one who asks so holds the chain. Else they come in one.
 */
export async function* inParts(
  session: Reading,
  where: (session: Reading) => Promise<Blocks>,
  sql: (within: string) => string,
): AsyncIterable<CopyRows> {
  if (session.copyAside !== null) {
    yield new CopyRows(await session.copyAside(sql("")));
    return;
  }
  const { from, to } = await where(session);
  const part = (first: number): Promise<Uint8Array> | null => {
    if (first >= to) return null;
    const copied = session.copyOut(sql(` AND ctid >= '(${first},0)'::tid AND ctid < '(${first + BLOCKS},0)'::tid`));
    copied.catch(() => undefined); // It is told to whoever waits for it.
    return copied;
  };
  let next = part(from);
  for (let first = from + BLOCKS; next !== null; first += BLOCKS) {
    const now = await next;
    next = part(first);
    yield new CopyRows(now);
  }
}

export const wholeTable =
  (table: string) =>
  async ({ query }: Reading): Promise<Blocks> => {
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
  async ({ query }: Reading): Promise<Blocks> => {
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
