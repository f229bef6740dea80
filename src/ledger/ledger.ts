import type { ChainHead, NoticeCode } from "../domain/journal/chain.ts";
import type { Action, Idempotency, JournalEntry } from "../domain/journal/journal.ts";
import type { MerkleTree } from "../transparency/merkle-tree.ts";
import type { Connection, CopyTarget, Engine, LedgerAccess, Session, Transaction } from "./database.ts";
import type { BackedUp, Restored, TransferOptions, Transferred, Verification } from "./folder/transferred.ts";
import type { ListKey } from "./queries/lists/lists.ts";
import type { Db } from "./schema/tables.ts";

/**
 * What was received, decided and published. Entries are added, never changed; all tables but the journal and the
 * contents follow from them.
 */
export interface Ledger {
  readonly engine: Connection["engine"];
  /** What was repaired when the ledger was opened. */
  readonly notices: readonly OpeningNotice[];
  /** For reading. */
  readonly db: Db;
  /**
   * Runs a piece of work in one transaction: what it reads, records and projects. If it throws, nothing
   * is changed. A dry run does everything and then rolls back.
   */
  readonly append: <T>(options: AppendOptions, work: (recording: Recording) => Promise<T>) => Promise<Appended<T>>;
  /**
   * The same for what takes long to prepare: rows of lists are written while others go on, and are seen once they are
   * recorded. Where it fails, and after a dry run, they are cleared.
   */
  readonly appendPrepared: <P, T>(options: AppendOptions, work: PreparedWork<P, T>) => Promise<Appended<T>>;
  /** For reading, COPY included: statement by statement, while others go on. */
  readonly reader: LedgerReader;
  readonly head: () => Promise<ChainHead>;
  /** The journal as a Merkle tree, with everything recorded so far. */
  readonly log: () => Promise<MerkleTree>;
  /** The entries after a sequence number, in order. */
  readonly entries: (after: number) => AsyncIterable<JournalEntry>;
  readonly content: (sha256: string) => AsyncIterable<Uint8Array>;
  /** Checks every entry, the chain and every content. */
  readonly verify: () => Promise<Verification>;
  /** Makes the tables again in an empty database, from journal and contents alone, and works on that copy. */
  readonly replay: <T>(options: ReplayOptions, work: (copy: Ledger) => Promise<T>) => Promise<T>;
  /** Rebuilds all projections; gives the number of entries. */
  readonly rebuild: (progress?: TransferOptions["progress"]) => Promise<number>;
  /** How often the tables were made again: what was read from them before may be wrong. */
  readonly generation: () => number;
  /** Removes the bytes that changed and deleted rows leave behind. */
  readonly purge: () => Promise<void>;
  /** Writes journal and contents to a folder; one that has the beginning already gets the rest. */
  readonly exportTo: (folder: string, options?: Partial<TransferOptions>) => Promise<Transferred>;
  /** Takes over journal and contents of a folder into an office that is empty, or has the beginning of it. */
  readonly importFrom: (folder: string, options?: Partial<TransferOptions>) => Promise<Transferred>;
  /** The same with passwords, tokens and keys, and then checks every entry and content of the copy. */
  readonly backUpTo: (folder: string, progress: TransferOptions["progress"]) => Promise<BackedUp>;
  /** Takes over a whole installation, and checks what was taken over. */
  readonly restoreFrom: (folder: string, progress: TransferOptions["progress"]) => Promise<Restored>;
  /** Refuses where nothing can be written: the disk is full, or the last entry is not settled. */
  readonly checkWritable: () => void;
  /** What a worker of this process needs to work in the same office; null: it cannot. */
  readonly access: () => LedgerAccess | null;
  readonly close: () => Promise<void>;
  /** Closes at once: what is under way is taken back. */
  readonly abort: () => Promise<void>;
}

export interface AppendOptions {
  readonly by: string;
  readonly dryRun: boolean;
  /** Where a request with this key was done before, `append` throws `DoneBefore` instead of doing it again. */
  readonly idempotency?: Idempotency;
}

export interface Appended<T> {
  readonly entries: readonly JournalEntry[];
  readonly result: T;
}

/** What is read statement by statement. As of an entry, nothing that others do meanwhile changes it. */
export interface LedgerReader extends Pick<Session, "query" | "copyOut" | "parts"> {
  readonly db: Db;
  readonly content: (sha256: string) => AsyncIterable<Uint8Array>;
  /** The hash of what is read in the place of a content; its own, unless somebody in it was erased. */
  readonly hashNow: (sha256: string) => Promise<string>;
}

/** Where rows are written before anybody sees them. */
export interface Workspace extends LedgerReader, CopyTarget {
  readonly keep: (bytes: AsyncIterable<Uint8Array>) => Promise<Kept>;
}

export interface PreparedWork<P, T> {
  /** The lists whose rows are written. */
  readonly lists: readonly ListKey[];
  readonly prepare: (workspace: Workspace) => Promise<P>;
  /** The chain is held meanwhile: nothing long belongs here. */
  readonly record: (recording: Recording, prepared: P) => Promise<T>;
}

/** What follows from an entry is written with these. */
export interface Projection extends Transaction, Pick<LedgerReader, "content" | "hashNow"> {}

export interface Recording extends Projection {
  /** Records an action; what follows from it can be read at once. */
  readonly record: (action: Action) => Promise<JournalEntry>;
  readonly keep: (bytes: AsyncIterable<Uint8Array>) => Promise<Kept>;
  /** The number that the next entry gets. */
  readonly next: () => Promise<number>;
  /** Puts another line in the place of one whose private facts go; the next entry says so. */
  readonly redactLine: (sequence: number, line: string) => Promise<void>;
  /** Other bytes are read in the place of these, which go. */
  readonly redactContent: (sha256: string, by: string | null) => Promise<void>;
}

/** Writes what follows from an entry into the tables. It depends on nothing but the entries before. */
export type Projector = (entry: JournalEntry, to: Projection) => Promise<void>;

export interface Kept {
  readonly sha256: string;
  readonly size: number;
  /** false: these bytes were here before. */
  readonly isNew: boolean;
}

/** A fault that was found and repaired at opening. */
export interface OpeningNotice {
  readonly code: NoticeCode;
  /** How many bytes were cut off, or entries restored or applied. */
  readonly count: number;
  /** Where what was damaged lies now. */
  readonly movedTo: string | null;
}

/** Where journal and contents are kept for good: in files, or in the tables of a server. */
export interface Storage {
  /** The folder in which they are files; null: they are in tables. */
  readonly folder: string | null;
  /** Keeps lines for good, when all that follows from them was written and before it is committed. */
  readonly confirm: (lines: readonly string[]) => Promise<void>;
  readonly lines: (db: Db) => AsyncIterable<string>;
  /** Whether the table of the journal is only a copy of what is kept. */
  readonly mirrored: boolean;
  readonly keep: (tx: Transaction, bytes: AsyncIterable<Uint8Array>) => Promise<Kept>;
  /** Keeps bytes before the action they belong to. */
  readonly keepNow: (connection: Connection, bytes: AsyncIterable<Uint8Array>) => Promise<Kept>;
  /** What is read in the place of bytes that were redacted; null: nothing; undefined: they were not. */
  readonly pointer: (db: Db, sha256: string) => Promise<string | null | undefined>;
  /** From now on other bytes are read in the place of these. */
  readonly point: (tx: Transaction, sha256: string, by: string | null) => Promise<void>;
  /** Lines of the journal become others, and lines are added, as one. */
  readonly rewrite: (changed: ReadonlyMap<number, string>, added: readonly string[]) => Promise<void>;
  /** After that: bytes that were redacted go for good, or, where it failed, are read as before. */
  readonly settle: (redacted: readonly string[], isDone: boolean) => Promise<void>;
  /** Every content whose bytes are there. */
  readonly contents: (db: Db) => Promise<readonly string[]>;
  /** Removes bytes that no entry names. */
  readonly discard: (connection: Connection, sha256: string) => Promise<void>;
  /** Takes back what was kept for an action that failed. */
  readonly forget: (sha256: string) => Promise<void>;
  /** Where there is a session of one's own, large contents come faster. */
  readonly content: (db: Db, sha256: string, session?: Pick<Transaction, "copyOut">) => AsyncIterable<Uint8Array>;
  readonly has: (db: Db, sha256: string) => Promise<boolean>;
  /** Refuses where there is no room to write. */
  readonly checkWritable: () => void;
  /** Clean: the database was closed, and all of it was written. */
  readonly close: (isClean: boolean) => Promise<void>;
}

export interface ReplayOptions {
  /** An empty database; it is closed at the end. */
  readonly engine: Engine;
  readonly progress?: (sequence: number, entries: number) => void;
}
