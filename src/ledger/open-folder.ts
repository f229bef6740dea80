import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { type ChainHead, faultAfter, readLine } from "../domain/journal/chain.ts";
import { type JournalEntry, redactedBy } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { completeErasures } from "./complete-erasures.ts";
import { type ContentFiles, contentFiles } from "./content-files.ts";
import type { Connection } from "./database.ts";
import { makePrivateFolder, refuseIfOthersWrite, tighten } from "./folder/access.ts";
import { type CleanMark, isAsMarked, remark, takeMark, writeMark } from "./folder/clean-mark.ts";
import { DATABASE, databaseExists, openDatabase } from "./folder/database.ts";
import type { FolderOptions } from "./folder/folder-options.ts";
import { checkFreeSpace } from "./folder/free-space.ts";
import { type FolderLock, LOCK_FILE, takeLock } from "./folder/lock.ts";
import { removeDamaged } from "./folder/mend-journal.ts";
import {
  cutTornLine,
  JOURNAL_NAME,
  type JournalFile,
  journalLines,
  journalPath,
  openJournalFile,
} from "./journal-files.ts";
import type { Ledger, OpeningNotice, Storage } from "./ledger.ts";
import { officeLedger } from "./office-ledger.ts";
import { clearUnfinished } from "./prepared.ts";
import { noteErasure } from "./queries/journal/erasures.ts";
import { replaceLine, tableHead } from "./queries/journal/journal-table.ts";
import { apply, entryOfLine, type LedgerParts, projectionIn } from "./recorder.ts";
import { sha256 } from "./sha256.ts";

/** An office in a folder: journal and contents as files, and a database that can always be made from them. */
export async function openFolderLedger(options: FolderOptions): Promise<Ledger> {
  const { folder } = options;
  await checkFolder(options);
  refuseIfOthersWrite(folder);
  const lock = takeLock(folder);
  try {
    return await openLocked(options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Where only the journal is lost, it comes back from the database: both missing means that there is no office. */
async function checkFolder({ folder, begin }: FolderOptions): Promise<void> {
  if (existsSync(journalPath(folder)) || databaseExists(folder)) return;
  if (!begin) throw new Refusal("no-office", { place: folder });
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Refusal("folder-not-empty", { folder });
  makePrivateFolder(folder);
  const others = (await readdir(folder)).filter((name) => !name.startsWith(LOCK_FILE));
  if (others.length > 0) throw new Refusal("folder-not-empty", { folder });
}

async function openLocked(options: FolderOptions, lock: FolderLock): Promise<Ledger> {
  const { folder, project, now } = options;
  const wasOpen = tighten(folder);
  const mark = takeMark(folder);
  const contents = contentFiles(folder);
  await contents.clear();
  const cut = await cutTornLine(folder);
  const isJournalIntact = mark !== null && isAsMarked(folder, mark, [JOURNAL_NAME]);
  if (!isJournalIntact) await settleRedacted(folder, contents);
  const isDatabaseIntact = mark !== null && isAsMarked(folder, mark, [DATABASE]);
  let connection: Connection | undefined;
  let journal: JournalFile | undefined;
  try {
    const database = await openDatabase(options, { mark, isDatabaseIntact, isJournalIntact });
    connection = database.connection;
    journal = await openJournalFile(folder);
    const parts = { storage: inFiles(folder, { journal, contents, mark, lock }), project, now };
    const applied = await applyTail(connection, journal, parts, options.progress);
    await clearUnfinished(connection, parts);
    const notices: OpeningNotice[] = [
      ...(wasOpen ? [noticeOf("access-tightened", 1)] : []),
      ...(cut > 0 ? [noticeOf("torn-line-cut", cut)] : []),
      ...(await database.settled(applied)),
    ];
    const ledger = officeLedger(connection, parts, notices);
    const completed = await completeErasures(ledger);
    if (completed > 0) notices.push(noticeOf("erasure-completed", completed));
    return ledger;
  } catch (error) {
    await connection?.close();
    await journal?.close();
    // Nothing was done: the folder is as clean as it was.
    if (mark !== null && isDatabaseIntact) remark(folder, [DATABASE], mark);
    throw error;
  }
}

interface FolderParts {
  readonly journal: JournalFile;
  readonly contents: ContentFiles;
  readonly mark: CleanMark | null;
  readonly lock: FolderLock;
}

function inFiles(folder: string, { journal, contents, mark, lock }: FolderParts): Storage {
  return {
    folder,
    mirrored: true,
    confirm: journal.append,
    lines: () => journal.lines(),
    keep: (_, bytes) => contents.keep(bytes),
    keepNow: (_, bytes) => contents.keep(bytes),
    forget: contents.forget,
    contents: contents.all,
    discard: (_, sha256) => contents.forget(sha256),
    pointer: async (_, sha256) => contents.pointer(sha256),
    point: (_, sha256, by) => contents.point(sha256, by),
    rewrite: async (changed, added) => {
      await journal.rewrite(changed, added);
      await removeDamaged(folder);
    },
    settle: (redacted, isDone) => settle(contents, redacted, isDone),
    content: (_, sha256) => contents.content(sha256),
    has: async (_, sha256) => contents.has(sha256),
    checkWritable: () => checkFreeSpace(folder),
    close: async (isClean) => {
      await journal.close();
      tighten(folder);
      if (isClean) writeMark(folder, [DATABASE, JOURNAL_NAME], mark);
      lock.release();
    },
  };
}

async function settle(contents: ContentFiles, redacted: readonly string[], isDone: boolean): Promise<void> {
  for (const sha256 of redacted) await (isDone ? contents.forget(sha256) : contents.unpoint(sha256));
}

const noticeOf = (code: OpeningNotice["code"], count: number): OpeningNotice => ({ code, count, movedTo: null });

/** What a crash left half redacted: it goes for good if the journal says so, else it is read as before. */
async function settleRedacted(folder: string, contents: ContentFiles): Promise<void> {
  const half = await contents.halfRedacted();
  if (half.length === 0) return;
  const recorded = new Set<string>();
  for await (const line of journalLines(folder)) {
    const { entry } = readLine(line, sha256);
    if (entry !== undefined) for (const { content } of redactedBy(entry).contents) recorded.add(content);
  }
  for (const sha256 of half) await settle(contents, [sha256], recorded.has(sha256));
}

/** The table of the journal gets the lines as the file has them. */
async function copyRedacted({ transaction }: Connection, journal: JournalFile, entry: JournalEntry): Promise<void> {
  const { lines, contents } = redactedBy(entry);
  const redacted = new Set(lines.map(({ sequence }) => sequence));
  if (lines.length + contents.length === 0) return;
  await transaction(async ({ db }) => {
    let number = 0;
    for await (const line of journal.lines()) {
      number += 1;
      if (redacted.has(number)) await replaceLine(db, number, line);
    }
    await noteErasure(db, entry.sequence);
  });
}

/** What was appended but not committed is applied: by its sequence number, so that nothing is applied twice. */
async function applyTail(
  connection: Connection,
  journal: JournalFile,
  parts: LedgerParts,
  progress: FolderOptions["progress"],
): Promise<number> {
  const head = await tableHead(connection.db);
  if (journal.head().hash === head.hash) return 0;
  const entries = journal.head().sequence;
  let [end, applied, number]: [ChainHead, number, number] = [head, 0, 0];
  for await (const line of journal.lines()) {
    number += 1;
    const entry = entryOfLine(line, number);
    if (entry.sequence === head.sequence && entry.hash !== head.hash) break;
    if (entry.sequence <= head.sequence) continue;
    const fault = faultAfter(end, entry);
    if (fault !== undefined) throw new Refusal("journal-damaged", { line: entry.sequence, fault });
    await connection.transaction((tx) => apply(entry, line, projectionIn(tx, parts.storage), parts.project));
    await copyRedacted(connection, journal, entry);
    [end, applied] = [entry, applied + 1];
    progress?.(entry.sequence, entries);
  }
  if (end.hash !== journal.head().hash) throw new Refusal("database-differs", { sequence: head.sequence });
  return applied;
}
