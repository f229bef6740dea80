import type { ListEntry } from "../../domain/list-entry.ts";
import type { WriteBytes } from "./txt/txt-bytes.ts";

/** Writes a list entry by entry, so that none has to be held. */
export interface ListWriter {
  readonly head: string;
  /** Empty where the entry cannot be written, which is told. */
  readonly entry: (entry: ListEntry) => string;
  /** The same in bytes, where that is quicker: gives the place after it, or the same where `entry` has to write it. */
  readonly entryBytes?: WriteBytes;
  readonly tail: () => string;
}

/** Entries that are all at hand, as texts. */
export function* written({ head, entry, tail }: ListWriter, entries: Iterable<ListEntry>): Generator<string> {
  if (head !== "") yield head;
  for (const each of entries) {
    const text = entry(each);
    if (text !== "") yield text;
  }
  const last = tail();
  if (last !== "") yield last;
}
