import { contentFiles } from "./content-files.ts";
import { type LedgerAccess, SMALL_PARTS } from "./database.ts";
import { connectionTo } from "./engines/connection.ts";
import { relayedEngine } from "./engines/relay.ts";
import { openServer } from "./engines/server.ts";
import { checkFreeSpace } from "./folder/free-space.ts";
import { journalLines } from "./journal-files.ts";
import type { Ledger, Storage } from "./ledger.ts";
import { officeLedger } from "./office-ledger.ts";
import { openReadOnlyLedger } from "./open-read-only.ts";
import { openServerLedger } from "./open-server.ts";
import type { LedgerParts } from "./recorder.ts";

/** The same office in a worker: over connections of its own, or through the thread that has the folder open. */
export async function openWorkerLedger(
  { engine, folder }: LedgerAccess,
  parts: Omit<LedgerParts, "storage">,
): Promise<Ledger> {
  if ("address" in engine) {
    const { address, readOnly } = engine;
    const opened = await openServer(address, { parts: SMALL_PARTS, readOnly });
    return readOnly
      ? openReadOnlyLedger({ ...parts, engine: opened, place: "" })
      : openServerLedger({ ...parts, engine: opened, place: "", begin: false });
  }
  if (folder === null) throw new Error("an office without a server has a folder");
  const relayed = relayedEngine(engine.port);
  const storage = inFolder(folder, relayed.confirm);
  return officeLedger(connectionTo(relayed), { ...parts, storage }, []);
}

const notHere = (): Promise<never> => Promise.reject(new Error("nothing is redacted in a worker"));

/** The thread that has the folder open writes the journal; contents have names of their own, and anybody may add one. */
function inFolder(folder: string, confirm: Storage["confirm"]): Storage {
  const contents = contentFiles(folder);
  return {
    folder,
    mirrored: true,
    confirm,
    lines: () => journalLines(folder),
    keep: (_, bytes) => contents.keep(bytes),
    keepNow: (_, bytes) => contents.keep(bytes),
    forget: contents.forget,
    contents: contents.all,
    discard: (_, sha256) => contents.forget(sha256),
    pointer: async (_, sha256) => contents.pointer(sha256),
    point: notHere,
    rewrite: notHere,
    settle: async () => undefined,
    content: (_, sha256) => contents.content(sha256),
    has: async (_, sha256) => contents.has(sha256),
    checkWritable: () => checkFreeSpace(folder),
    close: async () => undefined,
  };
}
