import type pg from "pg";

/** Codes of messages that may come while rows do: the beginning, rows, and notices of the server. */
const [BEGINNING, ROW, NOTICE, PARAMETER, NOTIFICATION] = ["H", "d", "N", "S", "A"].map((code) => code.charCodeAt(0));
/** A code and the length of what follows, itself included. */
const HEAD = 5;
const SIZE_FIRST = 1 << 18;
/** What is large is very large: it shall not be moved often. What is not used of a buffer costs nothing. */
const GROWTH = 4;

type Told = (bytes: Buffer) => void;

/**
 * A binary COPY of a query's rows, all of them in one buffer. Each row comes as a message of its own: they are laid one
 * behind the other where they arrived, because anything made for each of a million costs more than the server needs.
 */
export class CopyOut implements pg.Submittable {
  readonly #sql: string;
  readonly #done: (bytes: Uint8Array) => void;
  readonly #failed: (error: Error) => void;
  #connection: pg.Connection | null = null;
  /** What reads messages otherwise. */
  #reader: Told = () => undefined;
  #bytes = Buffer.allocUnsafeSlow(SIZE_FIRST);
  /** Up to where rows lie. */
  #rows = 0;

  constructor(query: string, done: (bytes: Uint8Array) => void, failed: (error: Error) => void) {
    this.#sql = `COPY (${query}) TO STDOUT WITH (FORMAT binary)`;
    this.#done = done;
    this.#failed = failed;
  }

  submit(connection: pg.Connection): Error | undefined {
    const [reader, another] = connection.stream.listeners("data");
    if (reader === undefined || another !== undefined) return new Error("somebody else reads this connection");
    this.#connection = connection;
    this.#reader = reader as Told; // It is the one of the client itself.
    connection.stream.off("data", this.#reader);
    connection.stream.on("data", this.#take);
    connection.query(this.#sql);
    return undefined;
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#done(this.#bytes.subarray(0, this.#rows));
  }

  handleError(error: Error): void {
    this.#giveBack();
    this.#failed(error);
  }

  /** How many bytes behind the rows are the beginning of a message. */
  #rest = 0;

  readonly #take = (chunk: Buffer): void => {
    const end = this.#rows + this.#rest + chunk.length;
    if (end > this.#bytes.length) this.#grow(end);
    const bytes = this.#bytes;
    bytes.set(chunk, this.#rows + this.#rest);
    let [at, rows] = [this.#rows, this.#rows];
    while (at + HEAD <= end) {
      const code = bytes[at]!;
      if (!isPassing(code)) {
        this.#end(rows, bytes.subarray(at, end));
        return;
      }
      const next = at + 1 + bytes.readInt32BE(at + 1);
      if (next > end) break;
      if (code === ROW) {
        bytes.copyWithin(rows, at + HEAD, next);
        rows += next - at - HEAD;
      }
      at = next;
    }
    bytes.copyWithin(rows, at, end);
    this.#rows = rows;
    this.#rest = end - at;
  };

  #grow(size: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(size, this.#bytes.length * GROWTH));
    larger.set(this.#bytes.subarray(0, this.#rows + this.#rest));
    this.#bytes = larger;
  }

  /** What ends the rows, be it their end or an error, is for the client to read. */
  #end(rows: number, rest: Buffer): void {
    const own = Buffer.from(rest);
    this.#rows = rows;
    this.#giveBack();
    this.#reader(own);
  }

  #giveBack(): void {
    const stream = this.#connection?.stream;
    this.#connection = null;
    stream?.off("data", this.#take);
    stream?.on("data", this.#reader);
  }
}

const isPassing = (code: number): boolean =>
  code === ROW || code === BEGINNING || code === NOTICE || code === PARAMETER || code === NOTIFICATION;
