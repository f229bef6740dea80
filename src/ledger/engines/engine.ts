/** What a statement gave. */
export interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Rows written, where rows were. */
  readonly affected: number;
}

/**
 * One connection to PostgreSQL, in this process or on a server: the same SQL, the same bytes. Whole numbers come as
 * numbers, texts as texts, bytes as bytes; no other types are used.
 */
export interface Session {
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<Answer>;
  /** Binary COPY into a table: `bulk.ts` makes the bytes, in a buffer of their own, and gives them away. */
  readonly copyIn: (table: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** How many parts of a large COPY may be under way at a time: on the embedded engine, readers wait for all of them. */
  readonly ahead: number;
  /** Binary COPY of a query's rows. */
  readonly copyOut: (query: string) => Promise<Uint8Array>;
}

export type Copying = Pick<Session, "copyIn" | "ahead">;

export interface Engine {
  readonly kind: "embedded" | "server";
  /** A session of one's own until it is released. The embedded engine has one only: others wait. */
  readonly acquire: () => Promise<Session>;
  readonly release: (session: Session) => Promise<void>;
  /** One reading statement. */
  readonly read: Session["query"];
  /** A lock by name that dies with its holder; null: somebody else has it. */
  readonly lock: (name: string) => Promise<(() => Promise<void>) | null>;
  readonly close: () => Promise<void>;
  /** Closes without waiting: what is not committed is rolled back. */
  readonly abort: () => Promise<void>;
}

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
  const locked = new Set<string>();
  let done = (): void => undefined;
  return {
    kind: "embedded",
    acquire: async () => {
      const mine = inTurn.take();
      await mine.begun;
      done = mine.end;
      return session;
    },
    release: async () => done(),
    read: async (sql, parameters) => {
      const mine = readingTurn();
      await mine.begun;
      try {
        return await session.query(sql, parameters);
      } finally {
        mine.end();
      }
    },
    lock: async (name) => {
      if (locked.has(name)) return null;
      locked.add(name);
      return async () => void locked.delete(name);
    },
    close: async () => {
      const mine = inTurn.take();
      await mine.begun;
      await close();
      mine.end();
    },
    abort: close,
  };
}
