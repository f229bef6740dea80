import { existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ChainFault, type ChainHead, EMPTY_CHAIN, faultAfter, readLine } from "../../domain/journal/chain.ts";
import { Refusal } from "../../domain/refusal.ts";
import { journalLines, journalPath, openJournalFile, syncFolder } from "../journal-files.ts";
import { lineRefusal } from "../line-refusal.ts";
import { sha256 } from "../sha256.ts";
import { PRIVATE_FILE } from "./access.ts";

/** What reading the whole journal found. */
export interface JournalState {
  /** The last entry before the first fault. */
  readonly head: ChainHead;
  readonly fault: { readonly line: number; readonly fault: ChainFault } | null;
}

/** Reads every line and the chain. */
export async function journalState(folder: string): Promise<JournalState> {
  let [head, line]: [ChainHead, number] = [EMPTY_CHAIN, 0];
  for await (const text of journalLines(folder)) {
    line += 1;
    const next = following(head, text);
    if (next.fault !== undefined) return { head, fault: { line, fault: next.fault } };
    head = next.head;
  }
  return { head, fault: null };
}

function following(head: ChainHead, text: string): { head: ChainHead; fault?: ChainFault } {
  const { entry, fault } = readLine(text, sha256);
  const wrong = fault ?? (entry && faultAfter(head, entry));
  if (entry === undefined || wrong !== undefined) return { head, fault: wrong ?? "not-an-entry" };
  return { head: { sequence: entry.sequence, hash: entry.hash } };
}

/** A copy of the journal elsewhere: each line proves itself by its hash and its place in the chain. */
export type Copies = (after: number) => AsyncIterable<string>;

/** Brings back lines that the file lost at its end; gives their number. A copy of another journal is recognised by its chain. */
export async function restoreEnd(folder: string, state: JournalState, copies: Copies): Promise<number> {
  const lines: string[] = [];
  let { head } = state;
  for await (const text of copies(head.sequence)) {
    const next = following(head, text);
    if (next.fault !== undefined) throw new Refusal("database-differs", { sequence: head.sequence });
    head = next.head;
    lines.push(text);
  }
  if (lines.length > 0) {
    const journal = await openJournalFile(folder);
    await journal.append(lines).finally(journal.close);
  }
  return lines.length;
}

/** Writes a damaged journal again from its copies, keeps the damaged one, and says how many lines were wrong. */
export async function restoreLines(
  folder: string,
  { line, fault }: NonNullable<JournalState["fault"]>,
  copies: Copies | null,
): Promise<{ readonly restored: number; readonly movedTo: string }> {
  const refused = lineRefusal(line, fault);
  if (fault === "newer-format" || copies === null) throw refused;
  const mended = `${journalPath(folder)}.unfinished`;
  const file = await open(mended, "w", PRIVATE_FILE);
  let [head, restored]: [ChainHead, number] = [EMPTY_CHAIN, 0];
  const damaged = journalLines(folder)[Symbol.asyncIterator]();
  try {
    for await (const copy of copies(0)) {
      const next = following(head, copy);
      if (next.fault !== undefined) throw refused;
      head = next.head;
      if ((await damaged.next()).value !== copy) restored += 1;
      await file.write(`${copy}\n`);
    }
    if (head.sequence < line) throw refused;
    // The file may be ahead of the copies.
    for (let rest = await damaged.next(); !rest.done; rest = await damaged.next()) {
      const next = following(head, rest.value);
      if (next.fault !== undefined) throw refused;
      head = next.head;
      await file.write(`${rest.value}\n`);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  const movedTo = freeName(folder);
  await rename(journalPath(folder), movedTo);
  await rename(mended, journalPath(folder));
  await syncFolder(folder);
  return { restored, movedTo };
}

/** Damaged journals that were kept beside the good one name persons too. */
export async function removeDamaged(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (DAMAGED.test(name)) await rm(join(folder, name));
}

const DAMAGED = /^journal-damaged-\d+\.jsonl$/;

function freeName(folder: string): string {
  for (let number = 1; ; number++) {
    const path = join(folder, `journal-damaged-${number}.jsonl`);
    if (!existsSync(path)) return path;
  }
}
