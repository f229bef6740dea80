import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ChainHead, faultAfter } from "../domain/chain.ts";
import { Refusal } from "../domain/refusal.ts";
import { contentFiles } from "./content-files.ts";
import { type JournalFile, journalPath, openJournalFile } from "./journal-files.ts";
import type { Keeping, Ledger, Notice } from "./ledger.ts";
import { takeLock } from "./lock.ts";
import { officeLedger } from "./office-ledger.ts";
import { type Connection, connectionTo } from "./postgres/connection.ts";
import type { Engine } from "./postgres/engine.ts";
import { linesAfter, tableHead } from "./postgres/journal-table.ts";
import { migrate } from "./postgres/migrate.ts";
import { apply, entryOfLine, type Parts, projectionIn } from "./recorder.ts";

export interface FolderOptions extends Omit<Parts, "keeping"> {
  readonly folder: string;
  readonly openEngine: (options: { readonly folder: string }) => Promise<Engine>;
  /** Whether an office may be begun here. */
  readonly begin: boolean;
  /** Whether the database is made anew whatever it holds. */
  readonly fresh: boolean;
}

/** An office in a folder: journal and contents as files, and a database that can always be made from them. */
export async function openFolderLedger(options: FolderOptions): Promise<Ledger> {
  const { folder, begin } = options;
  // Where only the journal is lost, it comes back from the database.
  if (!existsSync(journalPath(folder)) && !existsSync(join(databaseIn(folder), "PG_VERSION"))) {
    if (!begin) throw new Refusal("no-office", { place: folder });
    if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Refusal("folder-not-empty", { folder });
    await mkdir(folder, { recursive: true });
    const others = (await readdir(folder)).filter((name) => !name.startsWith("office.lock."));
    if (others.length > 0) throw new Refusal("folder-not-empty", { folder });
  }
  const lock = takeLock(folder);
  try {
    return await openLocked(options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openLocked(options: FolderOptions, release: () => void): Promise<Ledger> {
  const { folder, project, now } = options;
  const journal = await openJournalFile(folder);
  try {
    const keeping = inFiles(folder, journal, release);
    const parts = { keeping, project, now };
    const { connection, madeAnew } = await openDatabase(options, journal);
    const notices: Notice[] = journal.cut > 0 ? [noticeOf("torn-line-cut", journal.cut)] : [];
    try {
      const applied = await reconcile(connection, journal, parts, notices);
      // What was thrown away on demand is not kept; what was found damaged is.
      if (madeAnew?.movedTo && options.fresh) await rm(madeAnew.movedTo, { recursive: true });
      else if (madeAnew) notices.push({ ...noticeOf("database-made-anew", applied), movedTo: madeAnew.movedTo });
      else if (applied > 0) notices.push(noticeOf("tail-applied", applied));
    } catch (error) {
      await connection.close();
      throw error;
    }
    return officeLedger(connection, parts, notices);
  } catch (error) {
    await journal.close();
    throw error;
  }
}

function inFiles(folder: string, journal: JournalFile, release: () => void): Keeping {
  const contents = contentFiles(folder);
  return {
    mirrored: true,
    confirm: journal.append,
    lines: () => journal.lines(),
    keep: (_, bytes) => contents.keep(bytes),
    forget: contents.forget,
    content: (_, sha256) => contents.content(sha256),
    has: async (_, sha256) => contents.has(sha256),
    close: async () => {
      await journal.close();
      release();
    },
  };
}

const databaseIn = (folder: string): string => join(folder, "database");

const noticeOf = (code: Notice["code"], count: number): Notice => ({ code, count, movedTo: null });

/** Where the database that was there lies now; null: there was none. */
type MadeAnew = Pick<Notice, "movedTo">;

/** A database that cannot be opened, or that is not wanted, is moved aside and made anew. */
async function openDatabase(
  { folder, openEngine, fresh }: FolderOptions,
  journal: JournalFile,
): Promise<{ readonly connection: Connection; readonly madeAnew?: MadeAnew }> {
  const place = databaseIn(folder);
  const existed = existsSync(place);
  if (!fresh || !existed) {
    const connection = await opened(openEngine, place, existed);
    if (connection !== undefined) {
      const lost = !existed && journal.head().sequence > 0;
      return { connection, ...(lost ? { madeAnew: { movedTo: null } } : {}) };
    }
  }
  const movedTo = await movedAside(place);
  const connection = await opened(openEngine, place, false);
  if (connection === undefined) throw new Error("a new database cannot be opened");
  return { connection, madeAnew: { movedTo } };
}

/** undefined where a database that was there is damaged. */
async function opened(
  openEngine: FolderOptions["openEngine"],
  folder: string,
  existed: boolean,
): Promise<Connection | undefined> {
  let connection: Connection | undefined;
  try {
    connection = connectionTo(await openEngine({ folder }));
    await migrate(connection.db);
    await tableHead(connection.db);
    return connection;
  } catch (error) {
    await connection?.close().catch(() => undefined); // What is damaged may not close either.
    if (existed && !(error instanceof Refusal)) return undefined;
    throw error;
  }
}

async function movedAside(place: string): Promise<string> {
  for (let number = 1; ; number++) {
    const aside = `${place}-damaged-${number}`;
    if (existsSync(aside)) continue;
    await rename(place, aside);
    return aside;
  }
}

/** Brings file and database to the same entry; says how many entries the database was behind. */
async function reconcile(
  connection: Connection,
  journal: JournalFile,
  parts: Parts,
  notices: Notice[],
): Promise<number> {
  const head = await tableHead(connection.db);
  if (head.sequence > journal.head().sequence) {
    const entries = await restoreLines(connection, journal);
    notices.push(noticeOf("lines-restored", entries));
  }
  return applyTail(connection, journal, parts, head);
}

/** A confirmed line that the file has lost is still in the database. */
async function restoreLines(connection: Connection, journal: JournalFile): Promise<number> {
  let end = journal.head();
  const lines: string[] = [];
  for await (const line of linesAfter(connection.db, end.sequence)) {
    const entry = entryOfLine(line, end.sequence + 1);
    if (faultAfter(end, entry) !== undefined) throw new Refusal("database-differs", { sequence: entry.sequence });
    end = entry;
    lines.push(line);
  }
  await journal.append(lines);
  return lines.length;
}

/** What was appended but not committed is applied: by its sequence number, so that nothing is applied twice. */
async function applyTail(connection: Connection, journal: JournalFile, parts: Parts, head: ChainHead): Promise<number> {
  if (journal.head().hash === head.hash) return 0;
  let [end, applied, number] = [head, 0, 0];
  for await (const line of journal.lines()) {
    number += 1;
    const entry = entryOfLine(line, number);
    if (entry.sequence === head.sequence && entry.hash !== head.hash) break;
    if (entry.sequence <= head.sequence) continue;
    const fault = faultAfter(end, entry);
    if (fault !== undefined) throw new Refusal("journal-damaged", { line: entry.sequence, fault });
    await connection.transaction((tx) => apply(entry, line, projectionIn(tx, parts.keeping), parts.project));
    [end, applied] = [entry, applied + 1];
  }
  if (end.hash !== journal.head().hash) throw new Refusal("database-differs", { sequence: head.sequence });
  return applied;
}
