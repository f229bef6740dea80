import type { JournalLogFault } from "../../domain/codes/log-faults.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256Bytes } from "../../ledger/sha256.ts";
import { readSignedCheckpoint } from "../../transparency/checkpoint.ts";
import { readVerifierKey, type SignatureType, type VerifierKey } from "../../transparency/signed-note.ts";
import { type Cryptography, journalFault } from "../../transparency/verify-proof.ts";
import { verifySignature } from "./ed25519.ts";
import { knownSigningKey, type SigningKey } from "./signing-key.ts";

export const CRYPTOGRAPHY: Cryptography = { sha256: sha256Bytes, verify: verifySignature };

/** A public key; of a log, or of a witness, where only one of them will do. */
export function readKey(text: string, type?: SignatureType): VerifierKey {
  const key = readVerifierKey(sha256Bytes, text);
  if (key === undefined) throw new Refusal("bad-verifier-key");
  if (type !== undefined && key.type !== type)
    throw new Refusal(type === "note" ? "not-a-log-key" : "not-a-witness-key");
  return key;
}

async function ownKey(db: Db): Promise<SigningKey> {
  const known = await knownSigningKey(db);
  if (known === null) throw new Refusal("nothing-signed");
  return known;
}

/** Whether the journal still begins as it did when a checkpoint was signed, by the office's own key or another. */
export async function checkJournal(
  ledger: Pick<Ledger, "db" | "log">,
  checkpoint: string,
  key: string | undefined,
): Promise<{ readonly log: string; readonly entries: number; readonly fault: JournalLogFault | null }> {
  const by = key === undefined ? (await ownKey(ledger.db)).key : readKey(key, "note");
  const fault = await journalFault(checkpoint, by, await ledger.log(), CRYPTOGRAPHY);
  return { log: by.name, entries: readSignedCheckpoint(checkpoint)?.checkpoint.size ?? 0, fault };
}
