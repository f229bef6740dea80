import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import {
  checkpointAt,
  checkpointsFrom,
  keepCheckpoint,
  newestCheckpoint,
} from "../../ledger/queries/journal/checkpoints.ts";
import { sha256Bytes } from "../../ledger/sha256.ts";
import { checkpointText, readSignedCheckpoint } from "../../transparency/checkpoint.ts";
import { isSame } from "../../transparency/merkle-proof.ts";
import type { MerkleTree } from "../../transparency/merkle-tree.ts";
import { keyIdOf, noteText, type VerifierKey } from "../../transparency/signed-note.ts";
import { publicKey, signingKey } from "./signing-key.ts";

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
  if (newest !== undefined) checkContinues(newest.note, tree);
  if (newest?.size === size && newest.published >= published) return newest.note;
  const { key, sign } = await signingKey(ledger.db);
  const text = checkpointText({ origin: key.name, size, root: tree.root(size) });
  await keepCheckpoint(ledger.db, { size, note: noteText({ text, signatures: [sign(text)] }), published });
  return (await checkpointAt(ledger.db, size))?.note ?? noteText({ text, signatures: [sign(text)] });
}

/** A log never signs what contradicts its last signature: the journal was rewritten, or an old copy was restored. */
function checkContinues(note: string, tree: MerkleTree): void {
  const { size, root } = readSignedCheckpoint(note)!.checkpoint;
  if (size > tree.size() || !isSame(tree.root(size), root)) throw new Refusal("journal-contradicts", { entries: size });
}

/**
 * The checkpoint that proves an entry, signed with the key that the office has now: the first one after it that a witness has
 * signed too, else the first one, else one that is signed now.
 */
export async function checkpointOver(ledger: LogLedger, sequence: number): Promise<string> {
  const current = await publicKey(ledger.db);
  const known = (await checkpointsFrom(ledger.db, sequence)).map(({ note }) => note);
  const own = current === null ? known : known.filter((note) => isSignedWith(note, current));
  const witnessed = own.find((note) => (readSignedCheckpoint(note)?.note.signatures.length ?? 0) > 1);
  return witnessed ?? own[0] ?? signCheckpoint(ledger, { published: true });
}

function isSignedWith(note: string, key: VerifierKey): boolean {
  const id = keyIdOf(sha256Bytes, key);
  return readSignedCheckpoint(note)?.note.signatures.some(({ keyId }) => isSame(keyId, id)) ?? false;
}
