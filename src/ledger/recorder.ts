import { readLine, seal } from "../domain/chain.ts";
import type { Action, JournalEntry } from "../domain/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { zonedTime } from "../domain/zoned-time.ts";
import type { How, Keeping, Projection, Projector, Recording } from "./ledger.ts";
import type { Transaction } from "./postgres/connection.ts";
import { insertLine, tableHead } from "./postgres/journal-table.ts";
import { settingOf } from "./postgres/settings.ts";
import { sha256 } from "./sha256.ts";

/** What a ledger is made of. */
export interface Parts {
  readonly keeping: Keeping;
  readonly project: Projector;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What was done in one transaction. */
export interface Done {
  readonly entries: JournalEntry[];
  readonly lines: string[];
  /** Contents that were not there before: taken back where the transaction fails. */
  readonly contents: string[];
}

const DEFAULT_ZONE = "UTC";

/** Any number that no other program takes: only one transaction at a time adds to the chain. */
const CHAIN_LOCK = "SELECT pg_advisory_xact_lock(720145033)";

export async function recordingIn(tx: Transaction, { by }: How, parts: Parts, done: Done): Promise<Recording> {
  await tx.query(CHAIN_LOCK, []);
  let head = await tableHead(tx.db);
  const projection = projectionIn(tx, parts.keeping);
  return {
    ...projection,
    keep: async (bytes) => {
      const kept = await parts.keeping.keep(tx, bytes);
      if (kept.isNew) done.contents.push(kept.sha256);
      return kept;
    },
    record: async (action) => {
      const time = zonedTime(parts.now(), await zoneFor(action, tx));
      const { entry, line } = seal(head, action, { time, by }, sha256);
      await apply(entry, line, projection, parts.project);
      head = entry;
      done.entries.push(entry);
      done.lines.push(line);
      return entry;
    },
  };
}

export const projectionIn = (tx: Transaction, { content }: Keeping): Projection => ({
  ...tx,
  content: (sha256) => content(tx.db, sha256, tx),
});

/** An entry joins the tables, and what follows from it with it. */
export async function apply(entry: JournalEntry, line: string, to: Projection, project: Projector): Promise<void> {
  await insertLine(to.db, entry, line);
  await project(entry, to);
}

/** An entry without which the office cannot go on. */
export function entryOfLine(line: string, number: number): JournalEntry {
  const { entry, fault } = readLine(line, sha256);
  if (entry === undefined) throw new Refusal("journal-damaged", { line: number, fault: fault ?? "" });
  return entry;
}

const zoneFor = async (action: Action, { db }: Transaction): Promise<string> =>
  action.kind === "office-opened" ? action.payload.zone : ((await settingOf(db, "zone")) ?? DEFAULT_ZONE);
