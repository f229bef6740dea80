import { Buffer } from "node:buffer";
import pg from "pg";

/** A column of what a statement gives. */
export interface ResultColumn {
  readonly name: string;
  readonly read: (text: string) => unknown;
}

/** A statement as a connection knows it. */
export interface Statement {
  readonly sql: string;
  /** Under which the connection keeps it; empty: it does not. */
  name: string;
  isSent: boolean;
  uses: number;
  /** null: not known yet. */
  columns: readonly ResultColumn[] | null;
  /** It failed, and nobody knows how far it came: it is not remembered any more. */
  readonly forget: () => void;
}

/** A row as it is sent, by the columns of the statement that gave it. */
export function rowOf({ columns }: Statement, fields: readonly (string | null)[]): Record<string, unknown> {
  if (columns === null) throw new Error("the server gave a row before it said what is in it");
  const row: Record<string, unknown> = {};
  for (let at = 0; at < columns.length; at++) {
    const { name, read } = columns[at]!;
    const text = fields[at] ?? null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}

/** Uses of a plan before the statement is planned again: a plan for a nearly empty table is slow on a large one. */
const USES_MAX = 500;

/** Which messages go with a statement this time. What it gives is asked for until it is known. */
export interface Use {
  readonly closes: boolean;
  readonly parses: boolean;
  readonly describes: boolean;
}

export function useOf(statement: Statement): Use {
  const { name, isSent, columns } = statement;
  statement.uses += 1;
  statement.isSent = true;
  const closes = name !== "" && statement.uses % USES_MAX === 0;
  return { closes, parses: !isSent || closes || name === "", describes: columns === null || closes };
}

/** A connection remembers no more statements than these. */
const STATEMENTS_MAX = 200;

/** What is worth remembering: what is planned. */
const isPlanned = (sql: string): boolean => /^\s*(select|with|insert|update|delete)\b/i.test(sql);

/** The statements of one connection: what is asked again and again is read and planned once. */
export function statementsOf(): (sql: string) => Statement {
  const known = new Map<string, Statement>();
  const forgotten = new Set<string>();
  return (sql) => {
    const found = known.get(sql);
    if (found !== undefined) return found;
    if (forgotten.has(sql) || known.size === STATEMENTS_MAX || !isPlanned(sql))
      return { sql, name: "", isSent: false, uses: 0, columns: null, forget: () => undefined };
    const name = `own-${known.size + forgotten.size + 1}`;
    const forget = (): void => {
      known.delete(sql);
      forgotten.add(sql);
      // It may have been asked again already.
      Object.assign(made, { name: "", columns: null });
    };
    const made: Statement = { sql, name, isSent: false, uses: 0, columns: null, forget };
    known.set(sql, made);
    return made;
  };
}

/** A parameter as it is sent. No other types are used. */
export function textOf(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  throw new TypeError("a parameter is a text, a number, a flag or bytes");
}

/** The number at the end of what the server says was done: `INSERT 0 5`, `SELECT 2`. */
export const affectedIn = (text: string): number => Number(/ (\d+)$/.exec(text)?.[1] ?? 0);

/** Whole numbers of eight bytes are numbers here too: none of ours is longer than a number holds exactly. */
export const readerOf = (type: number): ((text: string) => unknown) =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, "text");
