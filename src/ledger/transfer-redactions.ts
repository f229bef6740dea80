import { type JournalEntry, type Redacted, redactedBy } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import type { ContentFiles } from "./content-files.ts";
import type { Transaction } from "./database.ts";
import { type JournalFile, journalLines } from "./journal-files.ts";
import type { Storage } from "./ledger.ts";
import { lineRefusal } from "./line-refusal.ts";
import { noteErasure } from "./queries/journal/erasures.ts";
import { lineOf, replaceLine } from "./queries/journal/journal-table.ts";
import { sha256 } from "./sha256.ts";

// Who was erased in an office is erased in its copies too, when they are brought up to date.

/** What an earlier export has of somebody who was erased since goes there too. */
export async function redactCopy(
  had: number,
  redacted: readonly Redacted[],
  {
    target,
    contents,
    lines,
  }: { readonly target: JournalFile; readonly contents: ContentFiles; readonly lines: () => AsyncIterable<string> },
): Promise<void> {
  for (const { content, by } of redacted.flatMap((each) => each.contents)) {
    await contents.point(content, by);
    await contents.forget(content);
  }
  const sequences = redacted.flatMap((each) => each.lines).flatMap(({ sequence }) => (sequence <= had ? sequence : []));
  if (sequences.length > 0) await target.rewrite(await linesAt(lines(), new Set(sequences)), []);
}

/** Some lines by their numbers. */
async function linesAt(lines: AsyncIterable<string>, wanted: ReadonlySet<number>): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (wanted.has(number)) found.set(number, line);
  }
  return found;
}

/** Takes over a content, or what is read in its place; says how many were new. */
export async function takeContent(
  sha256: string,
  from: ContentFiles,
  storage: Storage,
  tx: Transaction,
): Promise<number> {
  if (await storage.has(tx.db, sha256)) return 0;
  const by = from.pointer(sha256);
  if (by !== undefined) {
    await storage.point(tx, sha256, by);
    return by === null ? 0 : takeContent(by, from, storage, tx);
  }
  if (!from.has(sha256)) throw new Refusal("content-missing", { sha256 });
  await storage.keep(tx, from.content(sha256));
  return 1;
}

/** Somebody was erased since the last import: what was taken over then goes here too. Gives the lines that change. */
export async function redactOwn(
  entry: JournalEntry,
  folder: string,
  storage: Storage,
  tx: Transaction,
): Promise<ReadonlyMap<number, string>> {
  const { lines, contents } = redactedBy(entry);
  if (lines.length + contents.length === 0) return new Map();
  for (const { content, by } of contents) await storage.point(tx, content, by);
  await noteErasure(tx.db, entry.sequence);
  const changed = await linesAt(journalLines(folder), new Set(lines.map(({ sequence }) => sequence)));
  for (const each of lines)
    if (sha256(changed.get(each.sequence) ?? "") !== each.sha256)
      throw lineRefusal(each.sequence, "redaction-unrecorded");
  for (const [sequence, line] of changed) {
    if ((await lineOf(tx.db, sequence)) === line) changed.delete(sequence);
    else await replaceLine(tx.db, sequence, line);
  }
  return changed;
}
