import { MessageChannel, type MessagePort } from "node:worker_threads";
import { type Engine, type RelayHooks, type Session, SMALL_PARTS } from "../database.ts";
import { answerRequests, requestsTo } from "../wire/correspondence.ts";
import { bytesIn, resultIn } from "./answers.ts";
import { holding } from "./connection.ts";

/*
 * A folder has one process, and its database one session. A worker of that process reaches both through the thread that
 * holds them: each statement, and each line of the journal, in its turn with everybody else's.
 */

type Question =
  | { readonly does: "acquire" | "release" }
  | { readonly does: "read"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly does: "query"; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly does: "copyIn"; readonly table: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly does: "copyOut"; readonly query: string }
  | { readonly does: "lock" | "unlock"; readonly name: string }
  | { readonly does: "confirm"; readonly lines: readonly string[] };

/** Serves an engine to a worker; gives the worker's end of the line. */
export function relayTo(engine: Engine, hooks: RelayHooks): MessagePort {
  const { port1: port, port2: theirs } = new MessageChannel();
  const held = heldSession(engine, hooks);
  const locks = new Map<string, () => Promise<void>>();
  answerRequests<Question>(port, async (question) => {
    switch (question.does) {
      case "acquire":
        return held.acquire();
      case "release":
        return held.release();
      case "read":
        return engine.read(question.sql, question.parameters);
      case "query":
        return held.query(question.sql, question.parameters);
      case "copyIn":
        return held.session().copyIn(question.table, question.bytes);
      case "copyOut":
        return held.session().copyOut(question.query);
      case "confirm":
        return held.confirm(question.lines);
      case "lock": {
        const release = await engine.lock(question.name);
        if (release !== null) locks.set(question.name, release);
        return release !== null;
      }
      case "unlock":
        await locks.get(question.name)?.();
        locks.delete(question.name);
        return null;
    }
  });
  port.on("close", () => {
    void held.abandon();
    for (const release of locks.values()) void release();
  });
  return theirs;
}

/** The session while the worker holds it. */
function heldSession(engine: Engine, { confirm, released, unsettled }: RelayHooks) {
  let session: Session | null = null;
  let isConfirmed = false;
  const own = (): Session => {
    if (session === null) throw new Error("the worker holds no session");
    return session;
  };
  const release = async (): Promise<null> => {
    const mine = session;
    session = null;
    if (isConfirmed) unsettled();
    isConfirmed = false;
    released();
    if (mine !== null) await engine.release(mine);
    return null;
  };
  return {
    session: own,
    acquire: async (): Promise<null> => {
      session = await engine.acquire();
      return null;
    },
    query: async (sql: string, parameters: readonly unknown[]) => {
      const answer = await own().query(sql, parameters);
      if (sql === "COMMIT") isConfirmed = false;
      return answer;
    },
    confirm: async (lines: readonly string[]): Promise<null> => {
      await confirm(lines);
      isConfirmed = true;
      return null;
    },
    release,
    /** The worker died while it held the session: its transaction is rolled back. */
    abandon: async (): Promise<void> => {
      await session?.query("ROLLBACK", []).catch(() => undefined);
      if (session !== null) await release();
    },
  };
}

/** The engine as a worker sees it, with the journal file of the folder. */
export function relayedEngine(port: MessagePort): Engine & Pick<RelayHooks, "confirm"> {
  const { ask, end } = requestsTo<Question>(port);
  port.on("close", () => end(new Error("the thread with the database has ended")));
  const session: Session = {
    query: async (sql, parameters) => resultIn(await ask({ does: "query", sql, parameters })),
    copyIn: async (table, bytes) => void (await ask({ does: "copyIn", table, bytes }, [bytes.buffer])),
    copyOut: async (query) => bytesIn(await ask({ does: "copyOut", query })),
    parts: SMALL_PARTS,
  };
  const inTurn = oneAtATime();
  const close = async (): Promise<void> => port.close();
  const sessions = {
    acquire: async (): Promise<Session> => {
      await inTurn.take();
      await ask({ does: "acquire" });
      return session;
    },
    release: async (): Promise<void> => {
      await ask({ does: "release" });
      inTurn.give();
    },
  };
  return {
    kind: "embedded",
    parts: SMALL_PARTS,
    ...sessions,
    read: async (sql, parameters) => resultIn(await ask({ does: "read", sql, parameters })),
    readOut: (query) => holding(sessions, ({ copyOut }) => copyOut(query)),
    lock: async (name) => {
      const isOurs = await ask({ does: "lock", name });
      return isOurs === true ? async () => void (await ask({ does: "unlock", name })) : null;
    },
    confirm: async (lines) => void (await ask({ does: "confirm", lines })),
    share: null,
    close,
    abort: close,
  };
}

/** Within the worker, too, one holds the session at a time. */
function oneAtATime() {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take: async (): Promise<void> => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
    },
    give: (): void => {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
  };
}
