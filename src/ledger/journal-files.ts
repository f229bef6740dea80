import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ChainHead, EMPTY_CHAIN, readLine } from "../domain/chain.ts";
import { Refusal } from "../domain/refusal.ts";
import { linesOf, sha256 } from "./sha256.ts";

/** The journal as a file: one entry to a line. */
export interface JournalFile {
  /** Bytes of a last line that was never finished, and was cut off at opening. */
  readonly cut: number;
  readonly head: () => ChainHead;
  /** Adds lines; when this returns they are on the disk. */
  readonly append: (lines: readonly string[]) => Promise<void>;
  readonly lines: () => AsyncIterable<string>;
  readonly close: () => Promise<void>;
}

const JOURNAL_NAME = "journal.jsonl";
export const journalPath = (folder: string): string => join(folder, JOURNAL_NAME);

/** Opens the journal of a folder, or begins it. A last line that a crash left unfinished was never confirmed: it goes. */
export async function openJournalFile(folder: string): Promise<JournalFile> {
  await mkdir(folder, { recursive: true });
  const path = journalPath(folder);
  const file = await open(path, "a+");
  await syncFolder(folder);
  const { size: found } = await file.stat();
  let { end, head } = await lastEntry(file, found).catch(async (error) => {
    await file.close();
    throw error;
  });
  if (end < found) {
    await file.truncate(end);
    await file.sync();
  }
  return {
    cut: found - end,
    head: () => head,
    append: async (lines) => {
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""));
      const next = headOf(lines.at(-1) ?? "", path);
      await appended(file, bytes, end);
      end += bytes.length;
      head = next;
    },
    lines: () => journalLines(folder),
    close: () => file.close(),
  };
}

/** The lines of a journal that is only read: it may be another program's, or on a disk that cannot be written. */
export const journalLines = (folder: string): AsyncIterable<string> =>
  linesOf(createReadStream(journalPath(folder), { highWaterMark: 1 << 20 }));

/** All of it, or nothing: a disk may be full. */
async function appended(file: FileHandle, bytes: Buffer, end: number): Promise<void> {
  try {
    await file.appendFile(bytes);
    await file.sync();
  } catch (error) {
    await file.truncate(end);
    throw error;
  }
}

/** Where the last whole entry ends, and which one it is. */
async function lastEntry(file: FileHandle, size: number): Promise<{ end: number; head: ChainHead }> {
  let end = await lineFeedBefore(file, size);
  while (end > 0) {
    const start = await lineFeedBefore(file, end - 1);
    const line = await textBetween(file, start, end - 1);
    // A power failure can leave a line of the right length with nothing in it.
    if (readLine(line, sha256).fault !== "not-json") return { end, head: headOf(line, JOURNAL_NAME) };
    if (end < size) break;
    end = start;
  }
  if (end > 0) throw new Refusal("journal-damaged", { line: "last", fault: "not-json" });
  return { end: 0, head: EMPTY_CHAIN };
}

function headOf(line: string, file: string): ChainHead {
  const { entry, fault } = readLine(line, sha256);
  if (entry === undefined) throw new Refusal("journal-damaged", { file, line: "last", fault: fault ?? "" });
  return { sequence: entry.sequence, hash: entry.hash };
}

const BLOCK = 1 << 16;

/** The place after the last line feed before `end`; 0 where there is none. */
async function lineFeedBefore(file: FileHandle, end: number): Promise<number> {
  for (let to = end; to > 0; to -= BLOCK) {
    const from = Math.max(0, to - BLOCK);
    const block = Buffer.alloc(to - from);
    await file.read(block, 0, block.length, from);
    const at = block.lastIndexOf(10);
    if (at !== -1) return from + at + 1;
  }
  return 0;
}

async function textBetween(file: FileHandle, from: number, to: number): Promise<string> {
  const bytes = Buffer.alloc(to - from);
  await file.read(bytes, 0, bytes.length, from);
  return bytes.toString("utf8");
}

/** The name of a new file is on the disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows has no such thing, and needs none.
  for (const each of [folder, dirname(folder)]) {
    const handle = await open(each, "r");
    await handle.sync();
    await handle.close();
  }
}
