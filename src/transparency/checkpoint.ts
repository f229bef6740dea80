import { fromBase64, toBase64 } from "./base64.ts";
import type { TreeHead } from "./merkle-proof.ts";
import { HASH_LENGTH } from "./merkle-tree.ts";
import { readNote, type SignedNote } from "./signed-note.ts";

/** How large a log is and what its root is, by its own word (C2SP `tlog-checkpoint`). */
export interface Checkpoint extends TreeHead {
  /** The name of the log. */
  readonly origin: string;
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${toBase64(root)}\n`;

/** undefined: the text is no checkpoint. Lines that others add are ignored. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const [origin = "", size = "", root = "", ...others] = text.split("\n");
  const hash = fromBase64(root);
  const isWhole = origin !== "" && /^(0|[1-9]\d{0,14})$/.test(size) && hash?.length === HASH_LENGTH;
  return isWhole && others.length > 0 && others.indexOf("") === others.length - 1
    ? { origin, size: Number(size), root: hash }
    : undefined;
}

export interface SignedCheckpoint {
  readonly note: SignedNote;
  readonly checkpoint: Checkpoint;
}

export function readSignedCheckpoint(whole: string): SignedCheckpoint | undefined {
  const note = readNote(whole);
  if (note === undefined) return undefined;
  const checkpoint = readCheckpoint(note.text);
  return checkpoint === undefined ? undefined : { note, checkpoint };
}
