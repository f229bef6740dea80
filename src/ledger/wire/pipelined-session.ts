import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { CopyParts, Session, StatementResult } from "../database.ts";
import { type PendingStatement, Pipeline } from "./pipeline.ts";
import { statementsOf, textOf } from "./statements.ts";

/** The statements that each connection knows. */
const known = new WeakMap<pg.PoolClient, ReturnType<typeof statementsOf>>();

export interface PipelinedSession {
  readonly session: Session;
  /** Whether nothing is under way in it, not even a transaction. */
  readonly isAtRest: () => boolean;
}

/** A connection to a server whose statements travel together where nobody waits for an answer in between. */
export function pipelinedSession(client: pg.PoolClient, parts: CopyParts): PipelinedSession {
  const statements = known.get(client) ?? statementsOf();
  known.set(client, statements);
  const queue = commandQueue(client);
  const ask = (sql: string, parameters: readonly unknown[], bytes: Uint8Array | null): Promise<StatementResult> =>
    new Promise((answer, fail) =>
      queue.add({ statement: statements(sql), parameters: parameters.map(textOf), bytes, answer, fail }),
    );
  return {
    isAtRest: () => queue.isEmpty() && client.getTransactionStatus() === "I",
    session: {
      parts,
      query: (sql, parameters) => ask(sql, parameters, null),
      copyIn: async (table, bytes) => {
        await ask(`COPY ${table} FROM STDIN WITH (FORMAT binary)`, [], bytes);
      },
      copyOut: (query) => new Promise((answer, fail) => queue.add(copyingOut(client, query, { answer, fail }))),
    },
  };
}

/** A command that cannot be pipelined. It is called when it has ended, with whether the connection is ready for more. */
type Alone = (ended: (isReady: boolean) => void) => void;

/** What is asked in the same turn goes in one; what is asked while it is under way, after it. */
function commandQueue(client: pg.PoolClient) {
  const waiting: (PendingStatement | Alone)[] = [];
  let [isBusy, isReady] = [false, true];
  const next = (isReadyNow: boolean): void => {
    isReady = isReadyNow;
    isBusy = waiting.length > 0;
    // At the end of the turn, when everything that goes together was asked.
    if (isBusy) process.nextTick(send);
  };
  const send = (): void => {
    const [first] = waiting;
    if (typeof first === "function") {
      waiting.shift();
      first(next);
      return;
    }
    const end = waiting.findIndex((each) => typeof each === "function");
    const asked = waiting.splice(0, end < 0 ? waiting.length : end).filter((each) => typeof each !== "function");
    client.query(new Pipeline(asked, next));
  };
  return {
    isEmpty: () => !isBusy && isReady,
    add: (command: PendingStatement | Alone): void => {
      waiting.push(command);
      if (!isBusy) next(isReady);
    },
  };
}

interface Copied {
  readonly answer: (bytes: Uint8Array) => void;
  readonly fail: (error: Error) => void;
}

const copyingOut =
  (client: pg.PoolClient, query: string, { answer, fail }: Copied): Alone =>
  (ended) => {
    const stream = client.query(copyTo(`COPY (${query}) TO STDOUT WITH (FORMAT binary)`));
    // The rows end before the server is ready for the next command.
    const isReady = new Promise<void>((resolve) => client.once("drain", resolve));
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("error", (error) => {
      ended(false);
      fail(error);
    });
    stream.on("end", () =>
      isReady.then(() => {
        ended(true);
        answer(Buffer.concat(parts));
      }),
    );
  };
