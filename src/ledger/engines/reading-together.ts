import type { Engine, Session, StatementResult } from "../database.ts";

export type Sessions = Pick<Engine, "acquire" | "release">;

interface Read {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly resolve: (answer: StatementResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reading statements that are asked for in the same turn travel over one connection in one go: most of the time of a
 * short statement is its way to the server. Where one fails, each of them is asked again by itself.
 */
export function readingTogether(sessions: Sessions): Session["query"] {
  let waiting: Read[] = [];
  const send = (): void => {
    const reads = waiting;
    waiting = [];
    readAll(sessions, reads).catch((error: unknown) => {
      if (reads.length === 1) reads[0]!.reject(error);
      else for (const read of reads) readAll(sessions, [read]).catch(read.reject);
    });
  };
  return (sql, parameters) =>
    new Promise((resolve, reject) => {
      waiting.push({ sql, parameters, resolve, reject });
      if (waiting.length === 1) process.nextTick(send);
    });
}

async function readAll(sessions: Sessions, reads: readonly Read[]): Promise<void> {
  const session = await sessions.acquire();
  try {
    const answers = await Promise.all(reads.map(({ sql, parameters }) => session.query(sql, parameters)));
    for (const [at, { resolve }] of reads.entries()) resolve(answers[at]!);
  } finally {
    await sessions.release(session);
  }
}
