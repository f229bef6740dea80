import type { JournalLogFault } from "../../domain/codes/log-faults.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256Bytes } from "../../ledger/sha256.ts";
import { readSignedCheckpoint } from "../../transparency/checkpoint.ts";
import { readVerifierKey, type SignatureType, type VerifierKey, verdictOn } from "../../transparency/signed-note.ts";
import { type Cryptography, journalFault } from "../../transparency/verify-proof.ts";
import { verifySignature } from "./ed25519.ts";
import { earlierKeys } from "./rotate-key.ts";
import { knownSigningKey } from "./signing-key.ts";

export const CRYPTOGRAPHY: Cryptography = { sha256: sha256Bytes, verify: verifySignature };

/** A public key; of a log, or of a witness, where only one of them will do. */
export function readKey(text: string, type?: SignatureType): VerifierKey {
  const key = readVerifierKey(sha256Bytes, text);
  if (key === undefined) throw new Refusal("bad-verifier-key");
  if (type !== undefined && key.type !== type)
    throw new Refusal(type === "note" ? "not-a-log-key" : "not-a-witness-key");
  return key;
}

/** The office's key, or the earlier one that a checkpoint was signed with. */
async function ownSigner(db: Db, checkpoint: string): Promise<VerifierKey> {
  const known = await knownSigningKey(db);
  if (known === null) throw new Refusal("nothing-signed");
  const note = readSignedCheckpoint(checkpoint)?.note;
  for (const key of note === undefined ? [] : await earlierKeys(db))
    if ((await verdictOn(note!, key, CRYPTOGRAPHY)) === "signed") return key;
  return known.key;
}

/** Whether the journal still begins as it did when a checkpoint was signed, by the office's own key or another. */
export async function checkJournal(
  ledger: Pick<Ledger, "db" | "log">,
  checkpoint: string,
  key: string | undefined,
): Promise<{ readonly log: string; readonly entries: number; readonly fault: JournalLogFault | null }> {
  const by = key === undefined ? await ownSigner(ledger.db, checkpoint) : readKey(key, "note");
  const fault = await journalFault(checkpoint, by, await ledger.log(), CRYPTOGRAPHY);
  return { log: by.name, entries: readSignedCheckpoint(checkpoint)?.checkpoint.size ?? 0, fault };
}
