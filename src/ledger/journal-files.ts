import { createReadStream } from "node:fs";
import { type FileHandle, open, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ChainHead, EMPTY_CHAIN, readLine } from "../domain/journal/chain.ts";
import { Refusal } from "../domain/refusal.ts";
import { makePrivateFolder, PRIVATE_FILE } from "./folder/access.ts";
import { lineRefusal } from "./line-refusal.ts";
import { linesOf, sha256 } from "./sha256.ts";

/** The journal as a file: one entry to a line. */
export interface JournalFile {
  readonly head: () => ChainHead;
  /** Adds lines; when this returns they are on the disk. Refused where somebody else has written to the file. */
  readonly append: (lines: readonly string[]) => Promise<void>;
  /** Puts other lines in the place of some, by their numbers, and adds lines: all of it or nothing. */
  readonly rewrite: (changed: ReadonlyMap<number, string>, added: readonly string[]) => Promise<void>;
  readonly lines: () => AsyncIterable<string>;
  readonly close: () => Promise<void>;
}

export const JOURNAL_NAME = "journal.jsonl";
export const journalPath = (folder: string): string => join(folder, JOURNAL_NAME);

/** Opens the journal of a folder, or begins it. Its last line must be whole: see `cutTornLine`. */
export async function openJournalFile(folder: string): Promise<JournalFile> {
  makePrivateFolder(folder);
  const path = journalPath(folder);
  const file = await open(path, "a+", PRIVATE_FILE);
  try {
    await syncFolder(folder);
    return await journalIn(file, path, folder);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function journalIn(opened: FileHandle, path: string, folder: string): Promise<JournalFile> {
  let file = opened;
  let { size: end } = await file.stat();
  let last = await textBetween(file, await lineFeedBefore(file, Math.max(0, end - 1)), end);
  let head = end === 0 ? EMPTY_CHAIN : headOf(last.slice(0, -1), path);
  return {
    head: () => head,
    append: async (lines) => {
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""));
      const next = headOf(lines.at(-1) ?? "", path);
      await checkEnd(file, path, { end, last });
      await appended(file, bytes, end);
      end += bytes.length;
      last = `${lines.at(-1)}\n`;
      head = next;
    },
    rewrite: async (changed, lines) => {
      await checkEnd(file, path, { end, last });
      await rewritten(folder, changed, lines);
      const before = file;
      file = await open(path, "a+", PRIVATE_FILE);
      await before.close();
      ({ size: end } = await file.stat());
      last = await textBetween(file, await lineFeedBefore(file, end - 1), end);
      head = headOf(last.slice(0, -1), path);
    },
    lines: () => journalLines(folder),
    close: () => file.close(),
  };
}

/** A lock can be broken, a folder mounted twice: what is added must follow what we wrote last, in the file that is there. */
async function checkEnd(file: FileHandle, path: string, known: { end: number; last: string }): Promise<void> {
  const [own, there] = await Promise.all([file.stat(), stat(path).catch(() => undefined)]);
  const isOurs = own.size === known.end && own.ino === there?.ino && own.dev === there?.dev;
  const from = known.end - Buffer.byteLength(known.last);
  if (!isOurs || (await textBetween(file, from, known.end)) !== known.last)
    throw new Refusal("journal-changed", { file: path });
}

/** A last line that a crash left unfinished was never confirmed: it goes. Says how many bytes it had. */
export async function cutTornLine(folder: string): Promise<number> {
  makePrivateFolder(folder);
  const file = await open(journalPath(folder), "a+", PRIVATE_FILE);
  try {
    const { size } = await file.stat();
    const end = await wholeLinesEnd(file, size);
    if (end < size) {
      await file.truncate(end);
      await file.sync();
    }
    return size - end;
  } finally {
    await file.close();
  }
}

/** The lines of a journal that is only read: it may be another program's, or on a disk that cannot be written. */
export const journalLines = (folder: string): AsyncIterable<string> =>
  linesOf(createReadStream(journalPath(folder), { highWaterMark: 1 << 20 }));

/** Lines written at a time. */
const LINES = 1_000;

/** The new file takes the place of the old one when all of it is on the disk. */
async function rewritten(
  folder: string,
  changed: ReadonlyMap<number, string>,
  added: readonly string[],
): Promise<void> {
  const unfinished = `${journalPath(folder)}.unfinished`;
  const file = await open(unfinished, "w", PRIVATE_FILE);
  try {
    let waiting: string[] = [];
    let number = 0;
    for await (const line of journalLines(folder)) {
      number += 1;
      waiting.push(changed.get(number) ?? line);
      if (waiting.length < LINES) continue;
      await file.write(asLines(waiting));
      waiting = [];
    }
    await file.write(asLines([...waiting, ...added]));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, journalPath(folder));
  await syncFolder(folder);
}

const asLines = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");

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

/** Where the last line ends that is not torn: a power failure can also leave a line of the right length with nothing in it. */
async function wholeLinesEnd(file: FileHandle, size: number): Promise<number> {
  const end = await lineFeedBefore(file, size);
  if (end < size || end === 0) return end;
  const start = await lineFeedBefore(file, end - 1);
  const line = await textBetween(file, start, end - 1);
  return /[^\0]/.test(line) ? end : start;
}

function headOf(line: string, _file: string): ChainHead {
  const { entry, fault } = readLine(line, sha256);
  if (entry === undefined) throw lineRefusal("last", fault ?? "");
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
