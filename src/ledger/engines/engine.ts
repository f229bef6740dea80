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
  /** So many parts of a large COPY may be on their way at a time: on the embedded engine, whoever reads waits for them all. */
  readonly ahead: number;
  /** Binary COPY of a query's rows. */
  readonly copyOut: (query: string) => Promise<Uint8Array>;
}

export type Copying = Pick<Session, "copyIn" | "ahead">;

/** The one session of an embedded engine, which answers statements one after the other. */
export interface SingleSession extends Session {
  /** A reading statement among those of somebody's transaction. Where it fails, that transaction goes on. */
  readonly pass: Session["query"];
}

export interface Engine {
  readonly kind: "embedded" | "server";
  /** A session of one's own until it is given back. The embedded engine has one only: others wait. */
  readonly acquire: () => Promise<Session>;
  readonly release: (session: Session) => Promise<void>;
  /** One reading statement. It waits for nobody who lets others read. */
  readonly read: Session["query"];
  /**
   * A COPY of what is committed, beside the sessions that are held; null: there is no session to do it in. It gives
   * null where it would have to wait for a lock: nobody could know that whoever asks holds others up.
   */
  readonly copyAside: ((query: string) => Promise<Uint8Array | null>) | null;
  /** Whoever holds a session for long lets others read meanwhile; they may see what is not committed yet. */
  readonly share: () => void;
  readonly close: () => Promise<void>;
  /** Closes without waiting for anybody: what is not committed is taken back. */
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

/** Readers take a turn together, so that none waits for the answer to another, unless somebody else came meanwhile. */
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

/** An engine with a single session. */
export function singleSession(session: SingleSession, close: () => Promise<void>): Engine {
  const inTurn = turns();
  const readingTurn = readingTurns(inTurn);
  const sharing = signal();
  let done = (): void => undefined;
  return {
    kind: "embedded",
    acquire: async () => {
      const mine = inTurn.take();
      await mine.begun;
      done = mine.end;
      return session;
    },
    release: async () => {
      sharing.end();
      done();
    },
    read: async (sql, parameters) => {
      if (sharing.isOn()) return session.pass(sql, parameters);
      const mine = readingTurn();
      const waiting = sharing.wait();
      const isShared = await Promise.race([mine.begun.then(() => false), waiting.begun]);
      waiting.stop();
      if (isShared) {
        void mine.begun.then(mine.end);
        return session.pass(sql, parameters);
      }
      try {
        return await session.query(sql, parameters);
      } finally {
        mine.end();
      }
    },
    copyAside: null,
    share: sharing.begin,
    close: async () => {
      const mine = inTurn.take();
      await mine.begun;
      await close();
      mine.end();
    },
    abort: close,
  };
}

/** Something that is on for a while, and that can be waited for. */
function signal() {
  let isOn = false;
  const waiting = new Set<() => void>();
  return {
    isOn: () => isOn,
    wait: () => {
      let tell = (): void => undefined;
      const begun = new Promise<true>((resolve) => {
        tell = () => resolve(true);
      });
      waiting.add(tell);
      return { begun, stop: () => waiting.delete(tell) };
    },
    begin: () => {
      isOn = true;
      for (const tell of waiting) tell();
    },
    end: () => {
      isOn = false;
    },
  };
}
