import { type ChainHead, EMPTY_CHAIN, faultAfter, readLine } from "../domain/journal/chain.ts";
import { contentsOf, type JournalEntry, redactedBy } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Verification, VerifiedFault } from "./folder/transferred.ts";
import type { Storage } from "./ledger.ts";
import { linesAfter } from "./queries/journal/journal-table.ts";
import type { Db } from "./schema/tables.ts";
import { sha256 } from "./sha256.ts";

/** More faults than anybody reads are not kept. */
const FAULTS_MAX = 100;

/** What is read of an office, or of a copy of it, to check it. */
export type VerifiedStorage = Pick<Storage, "mirrored" | "lines" | "pointer" | "content">;

type Report = (fault: VerifiedFault["fault"], found: string, line?: number) => void;

/**
 * Checks every line by itself, the chain, every content, every redaction, and that the database has the same journal, up to an
 * entry that both have: what is recorded meanwhile may be in one of them only.
 */
export async function verify(db: Db, storage: VerifiedStorage, end: ChainHead): Promise<Verification> {
  const faults: VerifiedFault[] = [];
  const contents = new Map<string, VerifiedFault["fault"] | undefined>();
  const redactions = redactionBook();
  let head: ChainHead = EMPTY_CHAIN;
  let line = 0;
  const copies = storage.mirrored ? linesAfter(db)[Symbol.asyncIterator]() : undefined;
  const report: Report = (fault, found, at = line) => {
    if (faults.length < FAULTS_MAX) faults.push({ line: at, fault, found });
  };
  for await (const text of storage.lines(db)) {
    if (line === end.sequence) break;
    line += 1;
    const { entry, fault } = readLine(text, sha256);
    if (fault !== undefined) report(fault, text.slice(0, 80));
    if (copies !== undefined && (await copies.next()).value !== text) report("database-differs", "");
    if (entry === undefined) continue;
    const broken = faultAfter(head, entry);
    if (broken !== undefined) report(broken, String(entry.sequence));
    redactions.line(entry, text);
    for (const each of contentsOf(entry)) {
      // Each content is read once, however many entries rest on it.
      if (!contents.has(each)) contents.set(each, await contentFault(each, db, storage));
      redactions.content(line, each, await storage.pointer(db, each));
      const wrong = contents.get(each);
      if (wrong !== undefined) report(wrong, each);
    }
    head = entry;
  }
  if (line < end.sequence) report("database-differs", "");
  redactions.settle(report);
  const { sequence, hash } = head;
  return { entries: line, contents: contents.size, redactions: redactions.count(), head: { sequence, hash }, faults };
}

/** What is redacted, beside what the journal says is: one without the other is a fault. */
function redactionBook() {
  const [lines, recordedLines] = [new Map<number, string>(), new Map<number, string>()];
  const recorded = new Map<string, string | null>();
  const found: { readonly line: number; readonly content: string; readonly by: string | null | undefined }[] = [];
  return {
    line: (entry: JournalEntry, text: string): void => {
      if (entry.redacted !== undefined) lines.set(entry.sequence, sha256(text));
      const said = redactedBy(entry);
      for (const each of said.lines) recordedLines.set(each.sequence, each.sha256);
      for (const { content, by } of said.contents) recorded.set(content, by);
    },
    content: (line: number, content: string, by: string | null | undefined): void => {
      found.push({ line, content, by });
    },
    count: (): number => recordedLines.size + recorded.size,
    settle: (report: Report): void => {
      for (const [sequence, hash] of lines)
        if (recordedLines.get(sequence) !== hash) report("redaction-unrecorded", "", sequence);
      for (const sequence of recordedLines.keys()) if (!lines.has(sequence)) report("redaction-undone", "", sequence);
      for (const { line, content, by } of found) {
        if (by !== undefined && recorded.get(content) !== by) report("redaction-unrecorded", content, line);
        if (by === undefined && recorded.has(content)) report("redaction-undone", content, line);
      }
    },
  };
}

async function contentFault(
  hash: string,
  db: Db,
  storage: VerifiedStorage,
): Promise<VerifiedFault["fault"] | undefined> {
  try {
    for await (const part of storage.content(db, hash)) void part;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && (error.code === "content-missing" || error.code === "content-differs"))
      return error.code;
    throw error;
  }
}
