import type { MessagePort } from "node:worker_threads";
import type { Db } from "./schema/tables.ts";

// A PostgreSQL database as the ledger uses it. What runs it is in engines/, which few files need to know.

/** What a statement gave. */
export interface StatementResult {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Rows written, where rows were. */
  readonly affected: number;
}

/**
 * One connection to PostgreSQL, in this process or on a server: the same SQL, the same bytes. Whole numbers come as
 * numbers, texts as texts, bytes as bytes; no other types are used.
 */
export interface Session {
  readonly query: (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>;
  /** Binary COPY into a table: `bulk.ts` makes the bytes, in a buffer of their own, and gives them away. */
  readonly copyIn: (table: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly parts: CopyParts;
  /** Binary COPY of a query's rows. */
  readonly copyOut: (query: string) => Promise<Uint8Array>;
}

/** How a large COPY is divided. */
export interface CopyParts {
  /** How many parts may be under way at a time. */
  readonly ahead: number;
  /** How many times the smallest part each is. */
  readonly size: number;
}

/** Where others wait for the end of each part, or for a processor. */
export const SMALL_PARTS: CopyParts = { ahead: 1, size: 1 };
/** Where nobody else is waiting: large parts take half the work of small ones. */
export const LARGE_PARTS: CopyParts = { ahead: 1, size: 10 };

export type CopyTarget = Pick<Session, "copyIn" | "parts">;

/** What is done within one transaction: kysely and COPY on the same session. */
export interface Transaction extends Session {
  readonly db: Db;
}

export interface Connection {
  readonly engine: Engine["kind"];
  /** Reads outside of any transaction. Within one, take the transaction's own: the embedded engine has one session. */
  readonly db: Db;
  /** Statements outside of any transaction, each in its turn and committed by itself: others go on in between. */
  readonly statements: Session;
  /** Commits where the work succeeds; else nothing has happened. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly share: Engine["share"];
  /** A lock that dies with its holder; null: somebody else has it. Not waited for. */
  readonly lock: Engine["lock"];
  readonly close: () => Promise<void>;
  /** Closes without waiting for transactions under way: they are taken back. */
  readonly abort: () => Promise<void>;
}

/** What a worker needs to reach a database: the address of a server, or a line to the thread that has it. */
export type EngineAccess = { readonly address: string; readonly readOnly: boolean } | { readonly port: MessagePort };

/** What a worker needs to work in an office that another thread has open. */
export interface LedgerAccess {
  readonly engine: EngineAccess;
  /** Where journal and contents are files; null: they are in tables. */
  readonly folder: string | null;
}

export interface RelayHooks {
  /** Writes lines to the journal file. */
  readonly confirm: (lines: readonly string[]) => Promise<void>;
  /** The worker has done something: what is remembered of the tables may be old. */
  readonly released: () => void;
  /** Lines were written and what follows from them was not committed. */
  readonly unsettled: () => void;
}

export interface Engine {
  readonly kind: "embedded" | "server";
  /** Of a large COPY whose parts go over sessions of their own. */
  readonly parts: CopyParts;
  /** A session of one's own until it is released. The embedded engine has one only: others wait. */
  readonly acquire: () => Promise<Session>;
  readonly release: (session: Session) => Promise<void>;
  /** One reading statement. */
  readonly read: Session["query"];
  /** The rows of one reading statement. */
  readonly readOut: Session["copyOut"];
  /** A lock by name that dies with its holder; null: somebody else has it. */
  readonly lock: (name: string) => Promise<(() => Promise<void>) | null>;
  /** How a worker of this process reaches the same database; null: it cannot. */
  readonly share: ((hooks: RelayHooks) => EngineAccess) | null;
  readonly close: () => Promise<void>;
  /** Closes without waiting: what is not committed is rolled back. */
  readonly abort: () => Promise<void>;
}
