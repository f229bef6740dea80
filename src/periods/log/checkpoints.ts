import type { Ledger } from "../../ledger/ledger.ts";
import { checkpointFrom, keepCheckpoint, newestCheckpoint } from "../../ledger/queries/journal/checkpoints.ts";
import { checkpointText } from "../../transparency/checkpoint.ts";
import { noteText } from "../../transparency/signed-note.ts";
import { signingKey } from "./signing-key.ts";

/** What of the ledger checkpoints are made from. */
export type LogLedger = Pick<Ledger, "db" | "log">;

/**
 * Signs how long the journal is and what its root is. A checkpoint that somebody keeps proves later that nothing
 * before it was changed.
 */
export async function signCheckpoint(
  ledger: LogLedger,
  { published }: { readonly published: boolean },
): Promise<string> {
  const tree = await ledger.log();
  const size = tree.size();
  const newest = await newestCheckpoint(ledger.db);
  if (newest?.size === size && newest.published >= published) return newest.note;
  const { key, sign } = await signingKey(ledger.db);
  const text = checkpointText({ origin: key.name, size, root: tree.root(size) });
  const note = newest?.size === size ? newest.note : noteText({ text, signatures: [sign(text)] });
  await keepCheckpoint(ledger.db, { size, note, published });
  return note;
}

/** The checkpoint that covers an entry: the first one after it, or one that is signed now. */
export async function checkpointOver(ledger: LogLedger, sequence: number): Promise<string> {
  const known = await checkpointFrom(ledger.db, sequence);
  return known?.note ?? signCheckpoint(ledger, { published: true });
}
