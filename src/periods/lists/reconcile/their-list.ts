import type { ListKind } from "../../../domain/list.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { listReader } from "../../../formats/fide-list/list-reader.ts";

/** A list of another publisher, as a file. */
export interface TheirFile {
  /** As people know it. */
  readonly file: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** The entries of a file, some at a time; `unread` is told how many values could not be read. */
export async function* entriesIn(
  { file, bytes }: TheirFile,
  kind: ListKind,
  unread: (issues: number) => void = () => undefined,
): AsyncIterable<readonly ListEntry[]> {
  let entries: ListEntry[] = [];
  let issues = 0;
  const sink = { entry: (entry: ListEntry) => entries.push(entry), issue: () => (issues += 1) };
  const reader = listReader(sink, { kind });
  const taken = (): readonly ListEntry[] => {
    const some = entries;
    entries = [];
    return some;
  };
  for await (const part of bytes()) {
    reader.write(part);
    yield taken();
  }
  if (!reader.end()) throw new Refusal("not-a-list", { file });
  unread(issues);
  yield taken();
}
