import { Buffer } from "node:buffer";
import pg from "pg";
import type { Answer } from "./engine.ts";
import type { Statement } from "./statements.ts";

/** A statement on its way, and who waits for its answer. */
export interface Asked {
  readonly statement: Statement;
  readonly parameters: readonly (string | Buffer | null)[];
  /** What a COPY takes in; null: it is none. */
  readonly bytes: Uint8Array | null;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Several statements in one go: they are sent together, done one after the other, and what they gave comes back
 * together. Each sees what those before it did. Where one fails, those after it are not done, those before it are taken
 * back, and all fail as it did. For `pg` this is one query: the methods are those that it calls.
 */
export class Pipeline implements pg.Submittable {
  readonly asked: readonly Asked[];
  /** Told whether the connection is ready for more. */
  readonly ended: (isReady: boolean) => void;
  private readonly answers: Answer[] = [];
  private rows: Record<string, unknown>[] = [];

  constructor(asked: readonly Asked[], ended: (isReady: boolean) => void) {
    this.asked = asked;
    this.ended = ended;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    for (const asked of this.asked) send(connection, asked);
    connection.sync();
    stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.current().statement.columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { columns } = this.current().statement;
    if (columns === null) throw new Error("the server gave a row before it said what is in it");
    const row: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at++) {
      const { name, read } = columns[at]!;
      const text = fields[at] ?? null;
      row[name] = text === null ? null : read(text);
    }
    this.rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.current().statement.columns ??= [];
    this.answers.push({ rows: this.rows, affected: affectedIn(text) });
    this.rows = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleError(error: unknown): void {
    const [failed, ...skipped] = this.asked.slice(this.answers.length);
    failed?.statement.forget();
    // What was not done was not read either, unless it was known before.
    for (const { statement } of skipped) statement.isSent = statement.columns !== null;
    for (const { fail } of this.asked) fail(error);
    this.ended(false);
  }

  /** Only now everything was done: what is in no transaction is committed at the end. */
  handleReadyForQuery(): void {
    for (const [at, { answer }] of this.asked.entries()) answer(this.answers[at]!);
    this.ended(true);
  }

  /** What is copied was sent with the statement. */
  handleCopyInResponse(): void {}

  private current(): Asked {
    const asked = this.asked[this.answers.length];
    if (asked === undefined) throw new Error("the server answered more than it was asked");
    return asked;
  }
}

/** After so many times a statement is planned anew: a plan for a table that was nearly empty is none for a large one. */
const USES_MAX = 500;

/** The messages of one statement. What it gives is asked for until it is known. */
function send(connection: pg.Connection, { statement, parameters, bytes }: Asked): void {
  const { name, sql, columns } = statement;
  statement.uses += 1;
  const isOld = name !== "" && statement.uses % USES_MAX === 0;
  if (isOld) connection.close({ type: "S", name }, true);
  if (!statement.isSent || isOld || name === "") connection.parse({ name, text: sql, types: [] }, true);
  statement.isSent = true;
  connection.bind({ statement: name, values: [...parameters] }, true);
  if (columns === null || isOld) connection.describe({ type: "P" }, true);
  connection.execute(null, true);
  if (bytes !== null) sendCopy(connection, bytes);
}

const COPY_DATA = 0x64;
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4]);

function sendCopy({ stream }: pg.Connection, bytes: Uint8Array): void {
  const head = Buffer.alloc(5);
  head[0] = COPY_DATA;
  head.writeInt32BE(bytes.length + 4, 1);
  stream.write(head);
  stream.write(bytes);
  stream.write(COPY_DONE);
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
const affectedIn = (text: string): number => Number(/ (\d+)$/.exec(text)?.[1] ?? 0);

/** Whole numbers of eight bytes are numbers here too: none of ours is longer than a number holds exactly. */
export const readerOf = (type: number): ((text: string) => unknown) =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, "text");
