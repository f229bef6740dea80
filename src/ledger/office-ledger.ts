import type { ChainHead } from "../domain/journal/chain.ts";
import type { Idempotency } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Connection } from "./engines/connection.ts";
import { DoneBefore, earlierRequest } from "./idempotency.ts";
import type { How, Ledger, Moving, Notice, Recording } from "./ledger.ts";
import { preparer, workspaceOn } from "./prepared.ts";
import { linesAfter, tableHead } from "./queries/journal/journal-table.ts";
import { rebuild } from "./rebuild.ts";
import { type Done, entryOfLine, type Parts, recordingIn } from "./recorder.ts";
import { replayed } from "./replay.ts";
import { exportTo, importFrom } from "./transfer.ts";
import { turns } from "./turns.ts";
import { verify } from "./verify.ts";

/** The ledger over a connection and the place where journal and contents are kept. */
export function officeLedger(connection: Connection, parts: Parts, notices: readonly Notice[]): Ledger {
  const { db, engine } = connection;
  const { keeping } = parts;
  const head = headOf(connection);
  const append = appender(connection, parts, head.forget);
  let closing: Promise<void> | undefined;
  return {
    engine,
    notices,
    db,
    append: append.run,
    appendPrepared: preparer(connection, parts, append.run),
    reading: workspaceOn(connection, keeping),
    head: head.now,
    async *entries(after) {
      let sequence = after;
      for await (const line of linesAfter(db, after)) {
        sequence += 1;
        yield entryOfLine(line, sequence);
      }
    },
    content: (sha256) => keeping.content(db, sha256),
    // In a turn of its own: between writing a line and committing it, file and table differ.
    verify: async () => verify(db, keeping, await connection.transaction((tx) => tableHead(tx.db))),
    replay: async (options, work) => {
      try {
        const { sequence } = await head.now();
        const copy = await replayed(db, parts, options, sequence);
        return await work(officeLedger(copy.connection, copy.parts, []));
      } finally {
        await options.engine.close();
      }
    },
    rebuild: (progress = NOBODY) => rebuild(connection, parts, progress).finally(head.forget),
    exportTo: (folder, how) => exportTo(folder, db, keeping, { ...MOVING, ...how }),
    importFrom: (folder, how) => importFrom(folder, connection, parts, { ...MOVING, ...how }).finally(head.forget),
    checkWritable: append.check,
    access: () => {
      const hooks = { confirm: keeping.confirm, released: head.forget, unsettled: append.unsettle };
      return connection.share && { engine: connection.share(hooks), folder: keeping.folder };
    },
    close: () => {
      closing ??= ended(connection.close, keeping);
      return closing;
    },
    abort: () => {
      closing ??= ended(connection.abort, keeping);
      return closing;
    },
  };
}

/** A database that could not be closed is no clean end. */
async function ended(close: () => Promise<void>, keeping: Parts["keeping"]): Promise<void> {
  try {
    await close();
  } catch (error) {
    await keeping.close(false);
    throw error;
  }
  await keeping.close(true);
}

const NOBODY = (): void => undefined;
const MOVING: Moving = { dryRun: false, progress: NOBODY };

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

/** One holds the chain, and the next is ready to. */
const APPENDING_MAX = 2;

function appender(
  connection: Connection,
  parts: Parts,
  forgetHead: () => void,
): { readonly run: Ledger["append"]; readonly check: () => void; readonly unsettle: () => void } {
  let unsettled = false;
  // Lines that were kept but not committed are applied at the next opening: nothing may come between.
  const check = (): void => {
    if (unsettled) throw new Refusal("office-unsettled");
    parts.keeping.checkWritable();
  };
  // An action may append more than once: what it has recorded itself was not done before.
  const begun = new WeakSet<Idempotency>();
  // Whoever waits for the chain needs no connection yet: pages are read through the same ones.
  const inTurn = turns(connection.engine === "server" ? APPENDING_MAX : 1);
  const run: Ledger["append"] = async (how, work) => {
    const done: Done = { entries: [], lines: [], contents: [] };
    let isKept = false;
    const results: Awaited<ReturnType<typeof work>>[] = [];
    try {
      await inTurn(async () => {
        // Within the turn: before it, nobody knows how the commit of somebody else ends.
        check();
        const recorded = connection.transaction(async (tx) => {
          try {
            const recording = recordingIn(tx, how, parts, done);
            if (how.idempotency && !begun.has(how.idempotency)) await checkNotDone(recording, how, parts.now());
            results.push(await work(recording));
            if (how.dryRun) throw new TakenBack();
            if (done.lines.length > 0) await parts.keeping.confirm(done.lines);
          } catch (error) {
            // Still within the turn: the next one may keep the same bytes for good.
            for (const sha256 of done.contents) await parts.keeping.forget(sha256);
            throw error;
          }
          isKept = parts.keeping.mirrored && done.lines.length > 0;
        });
        await recorded.catch((error: unknown) => {
          unsettled ||= isKept;
          throw error;
        });
      });
      if (how.idempotency) begun.add(how.idempotency);
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
async function checkNotDone({ db }: Recording, { by, idempotency, dryRun }: How, now: number): Promise<void> {
  if (idempotency === undefined || dryRun) return;
  const earlier = await earlierRequest(db, by, idempotency, now);
  if (earlier !== null) throw new DoneBefore(earlier);
}
