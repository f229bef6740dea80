import type { ListEntry } from "../../domain/list-entry.ts";

/** Writes a list entry by entry, so that none has to be held. */
export interface ListWriter {
  readonly head: string;
  /** Empty where the entry cannot be written, which is told. */
  readonly entry: (entry: ListEntry) => string;
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
