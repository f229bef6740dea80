import type { Session } from "./engine.ts";

/** So many rows go in one COPY: the embedded engine holds a part whole in memory. */
const ROWS_MAX = 25_000;

const SIGNATURE = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const END = Buffer.from([0xff, 0xff]);

/** Writes rows field by field, in the order of the table's columns. */
export interface BulkRow {
  readonly int2: (value: number | null) => BulkRow;
  readonly int4: (value: number | null) => BulkRow;
  readonly int8: (value: number | null) => BulkRow;
  readonly flag: (value: boolean | null) => BulkRow;
  readonly text: (value: string | null) => BulkRow;
  readonly bytes: (value: Uint8Array) => BulkRow;
}

export interface Bulk {
  /** Begins a row. */
  readonly row: () => BulkRow;
  /** Sends what was written where a part is full: to be called between rows. */
  readonly flushFull: () => Promise<void>;
  /** Sends the rest. */
  readonly flush: () => Promise<void>;
}

/** Rows on their way into a table, as the same bytes on both engines. */
export function bulkInto({ copyIn }: Pick<Session, "copyIn">, table: string, columns: readonly string[]): Bulk {
  const target = `${table} (${columns.join(", ")})`;
  const encoder = rowEncoder(columns.length);
  const flush = async (): Promise<void> => {
    if (encoder.rows() > 0) await copyIn(target, encoder.take());
  };
  return {
    row: encoder.row,
    flush,
    flushFull: async () => {
      if (encoder.rows() >= ROWS_MAX) await flush();
    },
  };
}

function rowEncoder(columns: number) {
  let buffer = Buffer.alloc(1 << 16);
  let at = SIGNATURE.copy(buffer);
  let rows = 0;
  const room = (length: number): void => {
    if (at + length + END.length <= buffer.length) return;
    const larger = Buffer.alloc(Math.max(buffer.length * 2, at + length + END.length));
    buffer.copy(larger, 0, 0, at);
    buffer = larger;
  };
  /** A field is its length and its value; −1 is the length of nothing. */
  const field = <Value>(value: Value | null, length: number, write: (value: Value) => void): BulkRow => {
    room(4 + length);
    at = buffer.writeInt32BE(value === null ? -1 : length, at);
    if (value !== null) {
      write(value);
      at += length;
    }
    return fields;
  };
  const fields: BulkRow = {
    int2: (value) => field(value, 2, (each) => buffer.writeInt16BE(each, at)),
    int4: (value) => field(value, 4, (each) => buffer.writeInt32BE(each, at)),
    int8: (value) => field(value, 8, (each) => buffer.writeBigInt64BE(BigInt(each), at)),
    flag: (value) => field(value, 1, (each) => buffer.writeUInt8(each ? 1 : 0, at)),
    bytes: (value) => field(value, value.length, (each) => buffer.set(each, at)),
    // No character of a text takes more than three bytes for each of its code units. A text holds no NUL in PostgreSQL.
    text: (value) => {
      if (value === null) return field(null, 0, () => undefined);
      room(4 + value.length * 3);
      const length = buffer.write(value.includes("\0") ? value.replaceAll("\0", "") : value, at + 4);
      at = buffer.writeInt32BE(length, at) + length;
      return fields;
    },
  };
  return {
    rows: () => rows,
    row: (): BulkRow => {
      rows += 1;
      room(2);
      at = buffer.writeInt16BE(columns, at);
      return fields;
    },
    take: (): Uint8Array<ArrayBuffer> => {
      room(END.length);
      at += END.copy(buffer, at);
      const bytes = buffer.subarray(0, at);
      // What was taken is on its way: the next part has a buffer of its own.
      buffer = Buffer.alloc(buffer.length);
      at = SIGNATURE.copy(buffer);
      rows = 0;
      return bytes;
    },
  };
}
