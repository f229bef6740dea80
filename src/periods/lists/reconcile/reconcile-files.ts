import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReconcileCounts, ReconciledPlayer, ReconcileHead } from "../../../domain/reconciliation.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { type ReconcileRequest, reconcileList } from "./reconcile-list.ts";
import type { TheirFile } from "./their-list.ts";

export interface FileOnDisk {
  /** As people know it. */
  readonly file: string;
  readonly path: string;
}

/** A comparison of files on disk: plain values, which pass between threads. */
export interface FilesRequest extends Omit<ReconcileRequest, "theirs" | "before"> {
  readonly theirs: FileOnDisk;
  readonly before: FileOnDisk | null;
  /** Where the differences are written: memory does not grow with them. */
  readonly to: string;
}

export interface ReconciledFiles {
  readonly head: ReconcileHead;
  readonly counts: ReconcileCounts;
}

/** Writes every difference as a line of JSON. */
export async function reconcileFiles(
  ledger: Pick<Ledger, "reader">,
  { theirs, before, to, ...request }: FilesRequest,
): Promise<ReconciledFiles> {
  const files = { theirs: opened(theirs), before: before && opened(before) };
  const { head, players, counts } = await reconcileList(ledger, { ...request, ...files });
  await pipeline(Readable.from(linesOf(players)), createWriteStream(to, { mode: 0o600 }));
  return { head, counts: counts() };
}

const opened = ({ file, path }: FileOnDisk): TheirFile => ({ file, bytes: () => createReadStream(path) });

/** Some players to a part: a write for each would take longer than the comparison. */
const PART_LENGTH = 65_536;

async function* linesOf(players: AsyncIterable<ReconciledPlayer>): AsyncIterable<string> {
  let part = "";
  for await (const player of players) {
    part += `${JSON.stringify(player)}\n`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = "";
  }
  yield part;
}

/** Reads the differences that were written, and removes them. */
export async function* writtenDifferences(path: string): AsyncIterable<ReconciledPlayer> {
  try {
    for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY }))
      yield JSON.parse(line) as ReconciledPlayer;
  } finally {
    await rm(path, { force: true });
  }
}
