import { type ChainHead, EMPTY_CHAIN, faultAfter, readLine } from "../domain/journal/chain.ts";
import { contentsOf, type JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Storage, Verification, VerifiedFault } from "./ledger.ts";
import { linesAfter } from "./queries/journal/journal-table.ts";
import type { Db } from "./schema/tables.ts";
import { sha256 } from "./sha256.ts";

/** More faults than anybody reads are not kept. */
const FAULTS_MAX = 100;

/**
 * Checks every line by itself, the chain, every content, and that the database has the same journal, up to an entry that
 * both have: what is recorded meanwhile may be in one of them only.
 */
export async function verify(db: Db, storage: Storage, end: ChainHead): Promise<Verification> {
  const faults: VerifiedFault[] = [];
  const contents = new Map<string, VerifiedFault["fault"] | undefined>();
  let head: ChainHead = EMPTY_CHAIN;
  let line = 0;
  const copies = storage.mirrored ? linesAfter(db)[Symbol.asyncIterator]() : undefined;
  const report = (fault: VerifiedFault["fault"], found: string): void => {
    if (faults.length < FAULTS_MAX) faults.push({ line, fault, found });
  };
  for await (const text of storage.lines(db)) {
    if (line === end.sequence) break;
    line += 1;
    const { entry, fault } = readLine(text, sha256);
    if (fault !== undefined) report(fault, text.slice(0, 80));
    if (copies !== undefined && (await copies.next()).value !== text) report("database-differs", "");
    if (entry === undefined) continue;
    const broken = faultAfter(head, entry);
    if (broken !== undefined) report(broken, String(entry.sequence));
    for (const [each, wrong] of await contentFaults(entry, contents, db, storage)) report(wrong, each);
    head = entry;
  }
  if (line < end.sequence) report("database-differs", "");
  return { entries: line, contents: contents.size, head: { sequence: head.sequence, hash: head.hash }, faults };
}

/** Each content is read once, however many entries rest on it. */
async function contentFaults(
  entry: JournalEntry,
  seen: Map<string, VerifiedFault["fault"] | undefined>,
  db: Db,
  storage: Storage,
): Promise<readonly (readonly [sha256: string, fault: VerifiedFault["fault"]])[]> {
  const faults: (readonly [string, VerifiedFault["fault"]])[] = [];
  for (const each of contentsOf(entry)) {
    if (!seen.has(each)) seen.set(each, await contentFault(each, db, storage));
    const fault = seen.get(each);
    if (fault !== undefined) faults.push([each, fault]);
  }
  return faults;
}

async function contentFault(hash: string, db: Db, storage: Storage): Promise<VerifiedFault["fault"] | undefined> {
  try {
    for await (const part of storage.content(db, hash)) void part;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && (error.code === "content-missing" || error.code === "content-differs"))
      return error.code;
    throw error;
  }
}
