import { Buffer } from "node:buffer";
import { type PGlite, protocol } from "@electric-sql/pglite";
import type { Session, StatementResult } from "../database.ts";
import { affectedIn, readerOf, rowOf, type Statement, statementsOf, textOf, useOf } from "./statements.ts";

const { bind, close, copyDone, describe, execute, parse, sync } = protocol.serialize;
const { CommandCompleteMessage, DataRowMessage, RowDescriptionMessage } = protocol.messages;

type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];

/**
 * What PGlite is asked, as a connection to a server is: a statement is read and planned once, and all its messages go in
 * a single call. PGlite's own `query` takes six calls and plans every time, which is most of the time of a short
 * statement, and it copies by way of a file.
 */
export const embeddedMessages = (lite: PGlite): Pick<Session, "query" | "copyIn" | "copyOut"> => ({
  query: embeddedStatements(lite),
  copyIn: async (table, bytes) => {
    const copied = [...framesOf(bytes), copyDone(), sync()];
    await lite.execProtocolStream(
      Buffer.concat([...began(`COPY ${table} FROM STDIN WITH (FORMAT binary)`), ...copied]),
    );
  },
  copyOut: async (query) => {
    const received = gathering();
    const messages = Buffer.concat([...began(`COPY (${query}) TO STDOUT WITH (FORMAT binary)`), sync()]);
    await lite.execProtocolRawStream(messages, { onRawData: received.add });
    return received.copied();
  },
});

function embeddedStatements(lite: PGlite): Session["query"] {
  const statementOf = statementsOf();
  return async (sql, parameters) => {
    const statement = statementOf(sql);
    try {
      return resultIn(statement, await lite.execProtocolStream(messagesOf(statement, parameters)));
    } catch (error) {
      statement.forget();
      throw error;
    }
  };
}

function messagesOf(statement: Statement, parameters: readonly unknown[]): Uint8Array {
  const { sql: text, name } = statement;
  const { closes, parses, describes } = useOf(statement);
  return Buffer.concat([
    ...(closes ? [close({ type: "S", name })] : []),
    ...(parses ? [parse({ name, text, types: [] })] : []),
    bind({ statement: name, values: parameters.map(textOf) }),
    ...(describes ? [describe({ type: "P" })] : []),
    execute(),
    sync(),
  ]);
}

function resultIn(statement: Statement, messages: readonly Message[]): StatementResult {
  const rows: Record<string, unknown>[] = [];
  let affected = 0;
  for (const message of messages) {
    if (message instanceof RowDescriptionMessage)
      statement.columns = message.fields.map(({ name, dataTypeID }) => ({ name, read: readerOf(dataTypeID) }));
    else if (message instanceof DataRowMessage) rows.push(rowOf(statement, message.fields));
    else if (message instanceof CommandCompleteMessage) affected = affectedIn(message.text);
  }
  statement.columns ??= [];
  return { rows, affected };
}

const began = (text: string): readonly Uint8Array[] => [parse({ text, types: [] }), bind(), execute()];

/** As many bytes are copied in one message: the engine's memory holds each as a whole. */
const FRAME = 65_536;

function* framesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += FRAME) {
    const part = bytes.subarray(at, at + FRAME);
    const head = Buffer.alloc(HEAD);
    head[0] = COPY_DATA;
    head.writeInt32BE(part.length + HEAD - 1, 1);
    yield head;
    yield part;
  }
}

const [COPY_DATA, ERROR] = [0x64, 0x45];
/** Of a message: its kind and its length. */
const HEAD = 5;

/** The messages of a copy as they come, and what was copied. */
function gathering() {
  let [bytes, length] = [Buffer.allocUnsafe(FRAME), 0];
  return {
    add: (part: Uint8Array): void => {
      if (length + part.length > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(2 * bytes.length, length + part.length));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      bytes.set(part, length);
      length += part.length;
    },
    /** A message for each row, whose heads are left out, in a buffer of its own. */
    copied: (): Uint8Array => {
      let to = 0;
      for (let at = 0; at < length; ) {
        const end = at + 1 + bytes.readInt32BE(at + 1);
        if (bytes[at] === ERROR) throwError(bytes.subarray(at, end));
        if (bytes[at] === COPY_DATA) {
          bytes.copyWithin(to, at + HEAD, end);
          to += end - at - HEAD;
        }
        at = end;
      }
      return new Uint8Array(bytes.subarray(0, to));
    },
  };
}

function throwError(message: Uint8Array): void {
  new protocol.Parser().parse(new Uint8Array(message), (error) => {
    throw error;
  });
}
