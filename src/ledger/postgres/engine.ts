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
  /** Binary COPY of a query's rows. */
  readonly copyOut: (query: string) => Promise<Uint8Array>;
}

export interface Engine {
  readonly kind: "embedded" | "server";
  /** A session of one's own until it is given back. The embedded engine has one only: others wait. */
  readonly acquire: () => Promise<Session>;
  readonly release: (session: Session) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Turns: each waits until the one before is done. */
function turns() {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<() => void> => {
    const before = last;
    let done = (): void => undefined;
    last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    return done;
  };
}

/** An engine with a single session. */
export function singleSession(session: Session, close: () => Promise<void>): Engine {
  const turn = turns();
  let done = (): void => undefined;
  return {
    kind: "embedded",
    acquire: async () => {
      const mine = await turn();
      done = mine;
      return session;
    },
    release: async () => done(),
    close: async () => {
      const mine = await turn();
      await close();
      mine();
    },
  };
}
