import { randomBytes } from "node:crypto";
import { readLine, seal } from "../domain/journal/chain.ts";
import type { Action, JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { zonedTime } from "../domain/zoned-time.ts";
import { followed } from "./content-files.ts";
import type { Transaction } from "./database.ts";
import type { AppendOptions, Projection, Projector, Recording, Storage } from "./ledger.ts";
import { lineRefusal } from "./line-refusal.ts";
import { chainStart } from "./queries/journal/chain-start.ts";
import { insertLine, replaceLine } from "./queries/journal/journal-table.ts";
import { sha256 } from "./sha256.ts";
import { together } from "./together.ts";

/** What a ledger is made of. */
export interface LedgerParts {
  readonly storage: Storage;
  readonly project: Projector;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What was done in one transaction. */
export interface TransactionRecord {
  readonly entries: JournalEntry[];
  readonly lines: string[];
  /** Contents that were not there before: taken back where the transaction fails. */
  readonly contents: string[];
  /** Lines that others took the place of, and contents. */
  readonly redactedLines: Map<number, string>;
  readonly redactedContents: string[];
}

export const nothingDone = (): TransactionRecord => ({
  entries: [],
  lines: [],
  contents: [],
  redactedLines: new Map(),
  redactedContents: [],
});

const SALT_LENGTH = 16;
/** So that nobody can guess private facts by their hash. */
export const newSalt = (): string => randomBytes(SALT_LENGTH).toString("hex");

const DEFAULT_ZONE = "UTC";

/** Any number that no other program takes: only one transaction at a time adds to the chain. */
const CHAIN_LOCK = "SELECT pg_advisory_xact_lock(720145033)";

/** From here on nobody else adds to the chain, until the transaction ends. */
export async function holdChain(tx: Transaction, { mirrored }: Storage): Promise<void> {
  if (!mirrored) await tx.query(CHAIN_LOCK, []); // In a folder there is nobody else.
}

/** The lock is not awaited: statements sent after it run after it. */
export function recordingIn(
  tx: Transaction,
  { by, idempotency }: AppendOptions,
  parts: LedgerParts,
  done: TransactionRecord,
): Recording {
  holdChain(tx, parts.storage).catch(() => undefined); // Statements sent after it fail too.
  const start = chainStart(tx);
  start.catch(() => undefined); // The rejection surfaces when an entry is recorded.
  let end = start;
  const projection = projectionIn(tx, parts.storage);
  return {
    ...projection,
    keep: async (bytes) => {
      const kept = await parts.storage.keep(tx, bytes);
      if (kept.isNew) done.contents.push(kept.sha256);
      return kept;
    },
    next: async () => (await end).head.sequence + 1,
    redactLine: async (sequence, line) => {
      await replaceLine(tx.db, sequence, line);
      done.redactedLines.set(sequence, line);
    },
    redactContent: async (sha256, by) => {
      // An erasure that was refused elsewhere may have taken the same copy away.
      if (by !== null && !(await parts.storage.has(tx.db, by))) throw new Refusal("overtaken-by-erasure");
      done.redactedContents.push(sha256);
      await parts.storage.point(tx, sha256, by);
    },
    record: async (action) => {
      const { head, zone: known } = await end;
      const zone = zoneOf(action) ?? known;
      const time = zonedTime(parts.now(), (action.kind === "office-opened" ? zone : known) ?? DEFAULT_ZONE);
      const salt = newSalt();
      const { entry, line } = seal(head, action, { time, by, salt, ...(idempotency && { idempotency }) }, sha256);
      await apply(entry, line, projection, parts.project);
      end = Promise.resolve({ head: entry, zone });
      done.entries.push(entry);
      done.lines.push(line);
      return entry;
    },
  };
}

export const projectionIn = (tx: Transaction, { content, pointer }: Storage): Projection => ({
  ...tx,
  content: (sha256) => content(tx.db, sha256, tx),
  hashNow: async (sha256) => (await followed(sha256, (each) => pointer(tx.db, each))) ?? sha256,
});

/** An entry joins the tables, and what follows from it with it. */
export async function apply(entry: JournalEntry, line: string, to: Projection, project: Projector): Promise<void> {
  await together(insertLine(to.db, entry, line), project(entry, to));
}

/** An entry without which the office cannot go on. */
export function entryOfLine(line: string, number: number): JournalEntry {
  const { entry, fault } = readLine(line, sha256);
  if (entry === undefined) throw lineRefusal(number, fault ?? "");
  return entry;
}

/** The time zone that an action sets; the change itself is dated in the old one. */
const zoneOf = (action: Action): string | undefined =>
  action.kind === "office-opened" || action.kind === "settings-changed" ? action.payload.zone : undefined;
