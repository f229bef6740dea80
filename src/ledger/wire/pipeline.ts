import { Buffer } from "node:buffer";
import type pg from "pg";
import type { StatementResult } from "../database.ts";
import { affectedIn, readerOf, rowOf, type Statement, useOf } from "./statements.ts";

/** A statement on its way, and who waits for its answer. */
export interface PendingStatement {
  readonly statement: Statement;
  readonly parameters: readonly (string | Buffer | null)[];
  /** What a COPY takes in; null: it is none. */
  readonly bytes: Uint8Array | null;
  readonly answer: (answer: StatementResult) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Several statements in one go: they are sent together, done one after the other, and what they gave comes back
 * together. Each sees what those before it did. Where one fails, those after it are not done, those before it are taken
 * back, and all fail as it did. For `pg` this is one query: the methods are those that it calls.
 */
export class Pipeline implements pg.Submittable {
  readonly pending: readonly PendingStatement[];
  /** Called with whether the connection is ready for more. */
  readonly ended: (isReady: boolean) => void;
  private readonly answers: StatementResult[] = [];
  private rows: Record<string, unknown>[] = [];

  constructor(asked: readonly PendingStatement[], ended: (isReady: boolean) => void) {
    this.pending = asked;
    this.ended = ended;
  }

  submit(connection: pg.Connection): void {
    const { stream } = connection;
    stream.cork();
    for (const asked of this.pending) send(connection, asked);
    connection.sync();
    stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.current().statement.columns = fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.rows.push(rowOf(this.current().statement, fields));
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
    const [failed, ...skipped] = this.pending.slice(this.answers.length);
    failed?.statement.forget();
    // What was not done was not read either, unless it was known before.
    for (const { statement } of skipped) statement.isSent = statement.columns !== null;
    for (const { fail } of this.pending) fail(error);
    this.ended(false);
  }

  /** Only now everything was done: what is in no transaction is committed at the end. */
  handleReadyForQuery(): void {
    for (const [at, { answer }] of this.pending.entries()) answer(this.answers[at]!);
    this.ended(true);
  }

  /** What is copied was sent with the statement. */
  handleCopyInResponse(): void {}

  private current(): PendingStatement {
    const asked = this.pending[this.answers.length];
    if (asked === undefined) throw new Error("the server answered more than it was asked");
    return asked;
  }
}

/** The messages of one statement. */
function send(connection: pg.Connection, { statement, parameters, bytes }: PendingStatement): void {
  const { name, sql } = statement;
  const { closes, parses, describes } = useOf(statement);
  if (closes) connection.close({ type: "S", name }, true);
  if (parses) connection.parse({ name, text: sql, types: [] }, true);
  connection.bind({ statement: name, values: [...parameters] }, true);
  if (describes) connection.describe({ type: "P" }, true);
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
