import type { CopyTarget } from "../database.ts";

/** Rows of the smallest part of a COPY. */
const ROWS_MAX = 2_000;
/** Large values fill a part sooner: the embedded engine holds it whole in memory. */
const SIZE_MAX = 1 << 21;

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
  /** Sends what was written where a part is full: to be called between rows. The next is written while it is sent. */
  readonly flushFull: () => Promise<void>;
  /** Sends the rest, and waits until everything has arrived. */
  readonly flush: () => Promise<void>;
}

/** Rows on their way into a table, as the same bytes on both engines. */
export function bulkInto({ copyIn, parts }: CopyTarget, table: string, columns: readonly string[]): Bulk {
  const target = `${table} (${columns.join(", ")})`;
  const encoder = rowEncoder(columns.length);
  const underWay: Promise<void>[] = [];
  const send = async (): Promise<void> => {
    if (underWay.length >= parts.ahead) await underWay.shift();
    const sent = copyIn(target, encoder.take());
    sent.catch(() => undefined); // The rejection surfaces at the await: of a later part, or of the end.
    underWay.push(sent);
  };
  return {
    row: encoder.row,
    flush: async () => {
      if (encoder.rows() > 0) await send();
      while (underWay.length > 0) await underWay.shift();
    },
    flushFull: async () => {
      if (encoder.rows() >= ROWS_MAX * parts.size || encoder.size() >= SIZE_MAX) await send();
    },
  };
}

const viewOf = ({ buffer, byteOffset, byteLength }: Buffer): DataView => new DataView(buffer, byteOffset, byteLength);

/** Texts up to this long are written here: asking the buffer to costs more than all their characters. */
const SHORT = 32;

/** Writes a text whose characters all take one byte; says whether it was one. */
function writtenPlainly(text: string, into: Buffer, at: number): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0 || code > 0x7f) return false;
    into[at + index] = code;
  }
  return true;
}

/** A part begins with so much room, or as much as the one before took. */
const ROOM = 1 << 15;

function rowEncoder(columns: number) {
  let size = ROOM;
  let buffer = Buffer.allocUnsafeSlow(0);
  let view = viewOf(buffer);
  let at = 0;
  let rows = 0;
  /** What was taken is on its way: the next part has a buffer of its own, made when there is one. */
  const begun = (size: number): void => {
    buffer = Buffer.allocUnsafeSlow(size);
    view = viewOf(buffer);
    at = size === 0 ? 0 : SIGNATURE.copy(buffer);
    rows = 0;
  };
  const room = (length: number): void => {
    if (at + length + END.length <= buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(buffer.length * 2, at + length + END.length));
    buffer.copy(larger, 0, 0, at);
    buffer = larger;
    view = viewOf(buffer);
  };
  /** A field is its length and its value; −1 is the length of nothing. Says where the value goes: the buffer may be another then. */
  const begin = (length: number): number => {
    room(4 + length);
    view.setInt32(at, length);
    at += 4 + length;
    return at - length;
  };
  const nothing = (): BulkRow => {
    room(4);
    view.setInt32(at, -1);
    at += 4;
    return fields;
  };
  const fields: BulkRow = {
    int2: (value) => {
      if (value === null) return nothing();
      const place = begin(2);
      view.setInt16(place, value);
      return fields;
    },
    int4: (value) => {
      if (value === null) return nothing();
      const place = begin(4);
      view.setInt32(place, value);
      return fields;
    },
    int8: (value) => {
      if (value === null) return nothing();
      const place = begin(8);
      view.setInt32(place, Math.floor(value / 2 ** 32));
      view.setUint32(place + 4, value); // its lower half
      return fields;
    },
    flag: (value) => {
      if (value === null) return nothing();
      const place = begin(1);
      buffer[place] = value ? 1 : 0;
      return fields;
    },
    bytes: (value) => {
      const place = begin(value.length);
      buffer.set(value, place);
      return fields;
    },
    // No character of a text takes more than three bytes for each of its code units. A text holds no NUL in PostgreSQL.
    text: (value) => {
      if (value === null) return nothing();
      room(4 + value.length * 3);
      const isWritten = value.length <= SHORT && writtenPlainly(value, buffer, at + 4);
      const length = isWritten
        ? value.length
        : buffer.write(value.includes("\0") ? value.replaceAll("\0", "") : value, at + 4);
      view.setInt32(at, length);
      at += 4 + length;
      return fields;
    },
  };
  return {
    rows: () => rows,
    size: () => at,
    row: (): BulkRow => {
      if (at === 0) begun(size);
      rows += 1;
      room(2);
      view.setInt16(at, columns);
      at += 2;
      return fields;
    },
    take: (): Uint8Array<ArrayBuffer> => {
      room(END.length);
      at += END.copy(buffer, at);
      const bytes = buffer.subarray(0, at);
      size = buffer.length;
      begun(0);
      return bytes;
    },
  };
}
