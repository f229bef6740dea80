import { existsSync, mkdirSync } from "node:fs";
import { type ChainHead, faultAfter, readLine } from "../domain/chain.ts";
import { contentsOf, type JournalEntry } from "../domain/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { contentFiles } from "./content-files.ts";
import { journalLines, journalPath, openJournalFile } from "./journal-files.ts";
import type { Keeping, Moved } from "./ledger.ts";
import { takeLock } from "./lock.ts";
import type { Connection } from "./postgres/connection.ts";
import { tableHead } from "./postgres/journal-table.ts";
import type { Db } from "./postgres/tables.ts";
import { apply, type Parts, projectionIn } from "./recorder.ts";
import { sha256 } from "./sha256.ts";

/** Lines written at a time. */
const LINES = 1_000;

/** An office as files: what is written is a data folder without its database, and opens as one. */
export async function exportTo(folder: string, db: Db, keeping: Keeping): Promise<Moved> {
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(folder); // It may be an office that somebody works in.
  try {
    return await exportLocked(folder, db, keeping);
  } finally {
    lock.release();
  }
}

async function exportLocked(folder: string, db: Db, keeping: Keeping): Promise<Moved> {
  const target = await openJournalFile(folder);
  const contents = contentFiles(folder);
  let [entries, copied] = [0, 0];
  const waiting: string[] = [];
  try {
    for await (const { entry, line } of newLines(keeping.lines(db), target.head())) {
      for (const each of contentsOf(entry)) {
        if (contents.has(each)) continue;
        checked(await contents.keep(keeping.content(db, each)), each);
        copied += 1;
      }
      waiting.push(line);
      entries += 1;
      if (waiting.length === LINES) await target.append(waiting.splice(0));
    }
    if (waiting.length > 0) await target.append(waiting);
    return { entries, contents: copied, head: target.head() };
  } finally {
    await target.close();
  }
}

/** Entry by entry, each with its contents and what follows from it: a broken-off import goes on where it stopped. */
export async function importFrom(folder: string, connection: Connection, parts: Parts): Promise<Moved> {
  if (!existsSync(journalPath(folder))) throw new Refusal("no-office", { place: folder });
  const contents = contentFiles(folder);
  let [entries, copied] = [0, 0];
  for await (const { entry, line } of newLines(journalLines(folder), await tableHead(connection.db))) {
    await connection.transaction(async (tx) => {
      for (const each of contentsOf(entry)) {
        if (await parts.keeping.has(tx.db, each)) continue;
        if (!contents.has(each)) throw new Refusal("content-missing", { sha256: each });
        checked(await parts.keeping.keep(tx, contents.content(each)), each);
        copied += 1;
      }
      await apply(entry, line, projectionIn(tx, parts.keeping), parts.project);
      await parts.keeping.confirm([line]);
    });
    entries += 1;
  }
  return { entries, contents: copied, head: await tableHead(connection.db) };
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
    if (entry === undefined || wrong !== undefined)
      throw new Refusal("journal-damaged", { line: number, fault: wrong ?? "" });
    head = entry;
    if (entry.sequence === theirs.sequence && entry.hash !== theirs.hash) throw new Refusal("other-office", {});
    if (entry.sequence > theirs.sequence) yield { entry, line };
  }
  if (number < theirs.sequence) throw new Refusal("other-office", {});
}

function checked({ sha256: found }: { readonly sha256: string }, expected: string): void {
  if (found !== expected) throw new Refusal("content-differs", { sha256: expected });
}
