import type { Issue } from "../../domain/issues/issues.ts";
import type { ListEntry } from "../../domain/list-entry.ts";

/** Where a list goes as it is read: entry by entry, so that memory does not grow with the list. */
export interface ListSink {
  readonly entry: (entry: ListEntry, line: number) => void;
  readonly issue: (issue: Issue) => void;
}

/** A form of the list: takes its text in pieces of whole lines, or of whole tags. */
export interface TextReader {
  /** Gives back the number of the line after. The bytes are those of the text, and only lent. */
  readonly take: (text: string, firstLine: number, bytes: Uint8Array) => number;
  readonly end: () => void;
}

export function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
