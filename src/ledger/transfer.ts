import { existsSync } from "node:fs";
import { type ChainHead, EMPTY_CHAIN, faultAfter, readLine } from "../domain/journal/chain.ts";
import { contentsOf, type JournalEntry, type Redacted, redactedBy } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { type ContentFiles, contentFiles } from "./content-files.ts";
import type { Connection } from "./database.ts";
import { makePrivateFolder } from "./folder/access.ts";
import { takeLock } from "./folder/lock.ts";
import type { TransferOptions, Transferred, Verification } from "./folder/transferred.ts";
import { cutTornLine, journalLines, journalPath, openJournalFile } from "./journal-files.ts";
import type { Storage } from "./ledger.ts";
import { lineRefusal } from "./line-refusal.ts";
import { tableHead } from "./queries/journal/journal-table.ts";
import { apply, holdChain, type LedgerParts, projectionIn } from "./recorder.ts";
import type { Db } from "./schema/tables.ts";
import { sha256 } from "./sha256.ts";
import { redactCopy, redactOwn, takeContent } from "./transfer-redactions.ts";
import { type VerifiedStorage, verify } from "./verify.ts";

/** Lines written at a time. */
const LINES = 1_000;

/** An office as files: what is written is a data folder without its database, and opens as one. */
export async function exportTo(
  folder: string,
  db: Db,
  storage: Storage,
  { dryRun, progress }: TransferOptions,
): Promise<Transferred> {
  if (dryRun) return seen(storage.lines(db), await headOf(folder), contentFiles(folder));
  makePrivateFolder(folder);
  const lock = takeLock(folder); // It may be an office that somebody works in.
  try {
    return await exportLocked(folder, db, storage, progress);
  } finally {
    lock.release();
  }
}

async function exportLocked(
  folder: string,
  db: Db,
  storage: Storage,
  progress: TransferOptions["progress"],
): Promise<Transferred> {
  await cutTornLine(folder);
  const target = await openJournalFile(folder);
  const contents = contentFiles(folder);
  let [entries, copied] = [0, 0];
  const waiting: string[] = [];
  try {
    // First: where it is broken off, what was erased is gone, and the next export adds the entries that say so.
    const redacted: Redacted[] = [];
    for await (const { entry } of newLines(storage.lines(db), target.head())) redacted.push(redactedBy(entry));
    await redactCopy(target.head().sequence, redacted, { target, contents, lines: () => storage.lines(db) });
    for await (const { entry, line } of newLines(storage.lines(db), target.head())) {
      for (const each of contentsOf(entry)) {
        const by = await storage.pointer(db, each);
        if (by !== undefined) await contents.point(each, by);
        else if (!contents.has(each)) {
          await contents.keep(storage.content(db, each));
          copied += 1;
        }
      }
      waiting.push(line);
      entries += 1;
      progress(entry.sequence);
      if (waiting.length === LINES) await target.append(waiting.splice(0));
    }
    if (waiting.length > 0) await target.append(waiting);
    return { entries, contents: copied, head: target.head() };
  } finally {
    await target.close();
  }
}

/** Entry by entry, each with its contents and what follows from it: a broken-off import goes on where it stopped. */
export async function importFrom(
  folder: string,
  connection: Connection,
  parts: LedgerParts,
  { dryRun, progress }: TransferOptions,
): Promise<Transferred> {
  if (dryRun) return inspectExport(folder, await tableHead(connection.db));
  if (!existsSync(journalPath(folder))) throw new Refusal("no-office", { place: folder });
  const contents = contentFiles(folder);
  let [entries, copied] = [0, 0];
  for await (const { entry, line } of newLines(journalLines(folder), await tableHead(connection.db))) {
    await connection.transaction(async (tx) => {
      await holdChain(tx, parts.storage);
      await checkFollows(entry, tx.db);
      for (const each of contentsOf(entry)) copied += await takeContent(each, contents, parts.storage, tx);
      await apply(entry, line, projectionIn(tx, parts.storage), parts.project);
      const changed = await redactOwn(entry, folder, parts.storage, tx);
      if (changed.size > 0) await parts.storage.rewrite(changed, [line]);
      else await parts.storage.confirm([line]);
    });
    await parts.storage.settle(
      redactedBy(entry).contents.map(({ content }) => content),
      true,
    );
    entries += 1;
    progress(entry.sequence);
  }
  return { entries, contents: copied, head: await tableHead(connection.db) };
}

/** Somebody may have done something in the office since: then it is another one. */
async function checkFollows(entry: JournalEntry, db: Db): Promise<void> {
  if (faultAfter(await tableHead(db), entry) !== undefined) throw new Refusal("other-office", {});
}

/** What an import of an exported office would take over into one that ends where it is said. Nothing is done. */
export async function inspectExport(folder: string, theirs: ChainHead): Promise<Transferred> {
  if (!existsSync(journalPath(folder))) throw new Refusal("no-office", { place: folder });
  return seen(journalLines(folder), theirs, null);
}

/** Counts what would be moved; contents that are there already are not. */
async function seen(
  lines: AsyncIterable<string>,
  theirs: ChainHead,
  there: Pick<ContentFiles, "has"> | null,
): Promise<Transferred> {
  const contents = new Set<string>();
  let [entries, head] = [0, theirs];
  for await (const { entry } of newLines(lines, theirs)) {
    for (const each of contentsOf(entry)) if (!there?.has(each)) contents.add(each);
    entries += 1;
    head = { sequence: entry.sequence, hash: entry.hash };
  }
  return { entries, contents: contents.size, head };
}

/** Checks a copy in a folder as an office is checked; the database has no say in it. */
export async function verifyCopy(folder: string, db: Db): Promise<Verification> {
  const contents = contentFiles(folder);
  const storage: VerifiedStorage = {
    mirrored: false,
    lines: () => journalLines(folder),
    pointer: async (_, sha256) => contents.pointer(sha256),
    content: (_, sha256) => contents.content(sha256),
  };
  return verify(db, storage, await headOf(folder));
}

/** Where the journal of a folder ends; a folder without one has none of it. */
async function headOf(folder: string): Promise<ChainHead> {
  if (!existsSync(journalPath(folder))) return EMPTY_CHAIN;
  let head = EMPTY_CHAIN;
  for await (const { entry } of newLines(journalLines(folder), EMPTY_CHAIN)) head = entry;
  return { sequence: head.sequence, hash: head.hash };
}

/** The lines that the other side does not have. What it has must be the beginning of these. */
async function* newLines(
  lines: AsyncIterable<string>,
  theirs: ChainHead,
): AsyncIterable<{ readonly entry: JournalEntry; readonly line: string }> {
  let head: ChainHead | undefined;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const { entry, fault } = readLine(line, sha256);
    const wrong = fault ?? (entry && faultAfter(head ?? { sequence: 0, hash: entry.previous }, entry));
    if (entry === undefined || wrong !== undefined) throw lineRefusal(number, wrong ?? "");
    head = entry;
    if (entry.sequence === theirs.sequence && entry.hash !== theirs.hash) throw new Refusal("other-office", {});
    if (entry.sequence > theirs.sequence) yield { entry, line };
  }
  if (number < theirs.sequence) throw new Refusal("other-office", {});
}
