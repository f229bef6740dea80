import type { Engine, Session } from "../database.ts";
import { relayTo } from "./relay.ts";

interface Turn {
  readonly begun: Promise<void>;
  readonly end: () => void;
}

/** Turns: each waits until the one before is done. */
function turns() {
  let last: { readonly turn: Turn | null; readonly over: Promise<void> } = { turn: null, over: Promise.resolve() };
  return {
    take: (): Turn => {
      let end = (): void => undefined;
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      const turn = { begun: last.over, end };
      last = { turn, over };
      return turn;
    },
    isLast: (turn: Turn): boolean => last.turn === turn,
  };
}

/** Readers share a turn, so that none waits for the answer to another, unless a writer came in between. */
function readingTurns({ take, isLast }: ReturnType<typeof turns>): () => Turn {
  let group: { readonly turn: Turn; readers: number } | null = null;
  return () => {
    if (group === null || !isLast(group.turn)) group = { turn: take(), readers: 0 };
    const mine = group;
    mine.readers += 1;
    const end = (): void => {
      mine.readers -= 1;
      if (mine.readers > 0) return;
      if (group === mine) group = null;
      mine.turn.end();
    };
    return { begun: mine.turn.begun, end };
  };
}

/** An engine with a single session, which answers statements one after the other. */
export function singleSession(session: Session, close: () => Promise<void>): Engine {
  const inTurn = turns();
  const readingTurn = readingTurns(inTurn);
  const reading = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = readingTurn();
    await mine.begun;
    try {
      return await work();
    } finally {
      mine.end();
    }
  };
  const locked = new Set<string>();
  let done = (): void => undefined;
  const engine: Engine = {
    kind: "embedded",
    parts: session.parts,
    acquire: async () => {
      const mine = inTurn.take();
      await mine.begun;
      done = mine.end;
      return session;
    },
    release: async () => done(),
    read: (sql, parameters) => reading(() => session.query(sql, parameters)),
    readOut: (query) => reading(() => session.copyOut(query)),
    lock: async (name) => {
      if (locked.has(name)) return null;
      locked.add(name);
      return async () => void locked.delete(name);
    },
    share: (hooks) => ({ port: relayTo(engine, hooks) }),
    close: async () => {
      const mine = inTurn.take();
      await mine.begun;
      await close();
      mine.end();
    },
    abort: close,
  };
  return engine;
}
