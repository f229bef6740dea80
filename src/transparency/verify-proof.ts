import type { JournalLogFault, ProofFault } from "../domain/codes/log-faults.ts";
import { readSignedCheckpoint, type SignedCheckpoint } from "./checkpoint.ts";
import { readLogProof } from "./log-proof.ts";
import { isIncluded, isSame } from "./merkle-proof.ts";
import { leafHash, type MerkleTree, type Sha256 } from "./merkle-tree.ts";
import { type VerifierKey, type VerifySignature, verdictOn } from "./signed-note.ts";

/** What a platform brings. */
export interface Cryptography {
  readonly sha256: Sha256;
  readonly verify: VerifySignature;
}

/** An entry that a log has, by the log's own signature. */
export interface ProvenEntry {
  /** The name of the log. */
  readonly origin: string;
  /** How many entries the log had when it signed. */
  readonly size: number;
  /** From 1, as the journal counts. */
  readonly sequence: number;
  /** The line of the journal. */
  readonly line: string;
  /** The names of the trusted witnesses that signed too. */
  readonly witnesses: readonly string[];
}

/** Checks a proof without the office: its form, the signature, and that the entry is in the log that was signed. */
export async function verifyProof(
  text: string,
  { key, witnesses }: { readonly key: VerifierKey; readonly witnesses: readonly VerifierKey[] },
  cryptography: Cryptography,
): Promise<{ readonly proven: ProvenEntry } | { readonly fault: ProofFault }> {
  const proof = readLogProof(text);
  if (proof === undefined) return { fault: "not-a-proof" };
  const { extra, index, hashes, signed } = proof;
  if (extra === null) return { fault: "no-entry" };
  const fault = await signatureFault(signed, key, cryptography);
  if (fault !== null) return { fault };
  const { sha256 } = cryptography;
  const { origin, size } = signed.checkpoint;
  if (!isIncluded(sha256, signed.checkpoint, { index, hash: leafHash(sha256, extra) }, hashes))
    return { fault: "not-in-log" };
  const names: string[] = [];
  for (const witness of witnesses)
    if ((await verdictOn(signed.note, witness, cryptography)) === "signed") names.push(witness.name);
  if (names.length < witnesses.length) return { fault: "not-witnessed" };
  const line = new TextDecoder().decode(extra);
  return { proven: { origin, size, sequence: index + 1, line, witnesses: names } };
}

/** Whether a journal still begins as it did when a checkpoint was signed; null: it does. */
export async function journalFault(
  checkpoint: string,
  key: VerifierKey,
  tree: MerkleTree,
  cryptography: Cryptography,
): Promise<JournalLogFault | null> {
  const signed = readSignedCheckpoint(checkpoint);
  if (signed === undefined) return "not-a-checkpoint";
  const fault = await signatureFault(signed, key, cryptography);
  if (fault !== null) return fault;
  const { size, root } = signed.checkpoint;
  if (size > tree.size()) return "journal-shorter";
  return isSame(tree.root(size), root) ? null : "journal-rewritten";
}

export async function signatureFault(
  { note, checkpoint }: SignedCheckpoint,
  key: VerifierKey,
  cryptography: Cryptography,
): Promise<"other-log" | "other-key" | "wrong-signature" | null> {
  if (checkpoint.origin !== key.name) return "other-log";
  const verdict = await verdictOn(note, key, cryptography);
  if (verdict === "unsigned") return "other-key";
  return verdict === "wrong" ? "wrong-signature" : null;
}
