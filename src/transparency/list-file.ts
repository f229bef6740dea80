import type { ListFileFault } from "../domain/codes/log-faults.ts";
import { fromBase64Url } from "./base64.ts";
import { isSame } from "./merkle-proof.ts";
import { rootBuilder } from "./merkle-root.ts";
import { HASH_LENGTH, type Sha256 } from "./merkle-tree.ts";
import { isAbout, type ListFirstLine, readListHead } from "./published-list.ts";

/*
 * The public file of a list: its first line, then for each player who is shown the line and, after a plus, salt and person, or
 * nothing where the public sees less of the person than the list has; for each of the others only the hash of the line, after a
 * minus. From it anybody computes the root.
 */

export const OPENED = "+";
export const HIDDEN = "-";

export interface CheckedList {
  readonly head: ListFirstLine;
  /** The first line. */
  readonly first: string;
  /** Whose lines are in the file. */
  readonly shown: number;
}

const utf8 = new TextEncoder();

/** Whether a public file is whole: every line, and every person on one. */
export function checkListFile(
  text: string,
  sha256: Sha256,
): { readonly checked: CheckedList } | { readonly fault: ListFileFault } {
  const lines = linesOf(text);
  const first = lines.next().value ?? "";
  const head = readListHead(first);
  if (head === undefined || !text.endsWith("\n")) return { fault: "not-a-list" };
  const tree = rootBuilder((bytes, to, at) => to.set(sha256(bytes), at));
  let [shown, line]: [number, string | null] = [0, null];
  let person: ListFileFault | null = null;
  for (const each of lines) {
    if (each.startsWith(OPENED)) {
      person ??= personFault(line, each.slice(OPENED.length), sha256);
      line = null; // A second person for the same line is none.
      continue;
    }
    if (line !== null) person ??= "person-removed";
    if (each.startsWith(HIDDEN)) {
      const hash = fromBase64Url(each.slice(HIDDEN.length));
      if (hash?.length !== HASH_LENGTH) return { fault: "line-changed" };
      tree.addHash(hash);
      line = null;
    } else {
      tree.add(utf8.encode(each));
      shown += 1;
      line = each;
    }
  }
  if (line !== null) person ??= "person-removed";
  if (tree.size() < head.players) return { fault: "line-removed" };
  if (tree.size() > head.players) return { fault: "line-added" };
  if (!isSame(tree.root(), head.root)) return { fault: "line-changed" };
  return person === null ? { checked: { head, first, shown } } : { fault: person };
}

/** Whether what stands after a plus belongs to the line before it. */
function personFault(line: string | null, opened: string, sha256: Sha256): ListFileFault | null {
  if (line === null) return "line-added";
  const tab = opened.indexOf("\t");
  return opened === "" || isAbout(sha256, line, opened.slice(0, tab), opened.slice(tab + 1)) ? null : "person-changed";
}

function* linesOf(text: string): Generator<string, undefined> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    if (end === -1) return undefined;
    yield text.slice(from, end);
    from = end + 1;
  }
  return undefined;
}
