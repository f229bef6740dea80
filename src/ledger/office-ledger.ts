import type { ChainHead } from "../domain/journal/chain.ts";
import type { Idempotency, JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Connection } from "./database.ts";
import { officeTransfer } from "./folder/office-transfer.ts";
import { DoneBefore, earlierRequest } from "./idempotency.ts";
import { journalLog } from "./journal-log.ts";
import type { AppendOptions, Ledger, OpeningNotice, Recording, ReplayOptions } from "./ledger.ts";
import { preparer, workspaceOn } from "./prepared.ts";
import { linesAfter, tableHead } from "./queries/journal/journal-table.ts";
import { tableMaker } from "./rebuild.ts";
import { entryOfLine, type LedgerParts, nothingDone, recordingIn, type TransactionRecord } from "./recorder.ts";
import { replayed } from "./replay.ts";
import { turns } from "./turns.ts";

/** The ledger over a connection and the place where journal and contents are kept. */
export function officeLedger(connection: Connection, parts: LedgerParts, notices: readonly OpeningNotice[]): Ledger {
  const { db, engine } = connection;
  const { storage } = parts;
  const head = headOf(connection);
  const append = appender(connection, parts, head.forget);
  const making = tableMaker(connection, parts, head.forget);
  let closing: Promise<void> | undefined;
  return {
    engine,
    notices,
    db,
    append: append.run,
    appendPrepared: preparer(connection, parts, append.run),
    reader: workspaceOn(connection, storage),
    head: head.now,
    log: journalLog(db),
    entries: (after) => entriesAfter(db, after),
    content: (sha256) => storage.content(db, sha256, connection.statements),
    replay: async (options, work) => onCopy(await head.now(), connection, parts, options, work),
    ...making,
    ...officeTransfer(connection, parts, { ...making, forgetHead: head.forget }),
    checkWritable: append.check,
    access: () => {
      const hooks = { confirm: storage.confirm, released: head.forget, unsettled: append.unsettle };
      return connection.share && { engine: connection.share(hooks), folder: storage.folder };
    },
    close: () => {
      closing ??= ended(connection.close, storage);
      return closing;
    },
    abort: () => {
      closing ??= ended(connection.abort, storage);
      return closing;
    },
  };
}

async function* entriesAfter(db: Connection["db"], after: number): AsyncIterable<JournalEntry> {
  let sequence = after;
  for await (const line of linesAfter(db, after)) {
    sequence += 1;
    yield entryOfLine(line, sequence);
  }
}

/** Works on a copy of the office, made from the journal up to an entry. */
async function onCopy<T>(
  { sequence }: ChainHead,
  { db }: Connection,
  parts: LedgerParts,
  options: ReplayOptions,
  work: (copy: Ledger) => Promise<T>,
): Promise<T> {
  try {
    const copy = await replayed(db, parts, options, sequence);
    return await work(officeLedger(copy.connection, copy.parts, []));
  } finally {
    await options.engine.close();
  }
}

/** A database that could not be closed is no clean end. */
async function ended(close: () => Promise<void>, storage: LedgerParts["storage"]): Promise<void> {
  try {
    await close();
  } catch (error) {
    await storage.close(false);
    throw error;
  }
  await storage.close(true);
}

/** Takes a dry run back; it never leaves this file. */
class TakenBack extends Error {}

/** The disk of a folder, or the one of the server. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "53100"].includes(String(error.code));

/** Nobody else writes in a folder while we hold it, so that its head need not be asked for again and again. */
function headOf({ db, engine }: Connection) {
  let known: Promise<ChainHead> | undefined;
  const forget = (): void => {
    known = undefined;
  };
  const now = (): Promise<ChainHead> => {
    if (engine === "server") return tableHead(db);
    known ??= tableHead(db);
    known.catch(forget);
    return known;
  };
  return { now, forget };
}

async function confirm({ lines, redactedLines }: TransactionRecord, storage: LedgerParts["storage"]): Promise<void> {
  if (redactedLines.size > 0) await storage.rewrite(redactedLines, lines);
  else if (lines.length > 0) await storage.confirm(lines);
}

/** One holds the chain, and the next is ready to. */
const APPENDING_MAX = 2;

function appender(
  connection: Connection,
  parts: LedgerParts,
  forgetHead: () => void,
): { readonly run: Ledger["append"]; readonly check: () => void; readonly unsettle: () => void } {
  let unsettled = false;
  // Lines that were kept but not committed are applied at the next opening: nothing may come between.
  const check = (): void => {
    if (unsettled) throw new Refusal("office-unsettled");
    parts.storage.checkWritable();
  };
  // An action may append more than once: what it has recorded itself was not done before.
  const begun = new WeakSet<Idempotency>();
  // Waiting takes no connection: pages are read through the same ones.
  const inTurn = turns(connection.engine === "server" ? APPENDING_MAX : 1);
  const run: Ledger["append"] = async (options, work) => {
    const done = nothingDone();
    let isKept = false;
    const results: Awaited<ReturnType<typeof work>>[] = [];
    try {
      await inTurn(async () => {
        // Within the turn: before it, nobody knows options the commit of somebody else ends.
        check();
        const recorded = connection.transaction(async (tx) => {
          try {
            const recording = recordingIn(tx, options, parts, done);
            if (options.idempotency && !begun.has(options.idempotency))
              await checkNotDone(recording, options, parts.now());
            results.push(await work(recording));
            if (options.dryRun) throw new TakenBack();
            await confirm(done, parts.storage);
          } catch (error) {
            // Still within the turn: the next one may keep the same bytes for good.
            for (const sha256 of done.contents) await parts.storage.forget(sha256);
            await parts.storage.settle(done.redactedContents, false);
            throw error;
          }
          isKept = parts.storage.mirrored && done.lines.length > 0;
        });
        await recorded.catch((error: unknown) => {
          unsettled ||= isKept;
          throw error;
        });
        await parts.storage.settle(done.redactedContents, true);
      });
      if (options.idempotency) begun.add(options.idempotency);
    } catch (error) {
      if (!(error instanceof TakenBack)) throw isDiskFull(error) ? new Refusal("storage-full") : error;
    } finally {
      forgetHead();
    }
    const [result] = results;
    return { entries: done.entries, result: result! };
  };
  const unsettle = (): void => {
    unsettled = true;
  };
  return { run, check, unsettle };
}

/** Within the transaction that would do it: of two at once, the second finds the first. */
async function checkNotDone({ db }: Recording, { by, idempotency, dryRun }: AppendOptions, now: number): Promise<void> {
  if (idempotency === undefined || dryRun) return;
  const earlier = await earlierRequest(db, by, idempotency, now);
  if (earlier !== null) throw new DoneBefore(earlier);
}
