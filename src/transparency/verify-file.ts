import type { FileFault } from "../domain/codes/log-faults.ts";
import { type Certificate, readCertificate } from "./certificate.ts";
import { readSignedCheckpoint, type SignedCheckpoint } from "./checkpoint.ts";
import { keysFollowing } from "./key-change.ts";
import { type CheckedList, checkListFile } from "./list-file.ts";
import { isIncluded, isSame } from "./merkle-proof.ts";
import { leafHash } from "./merkle-tree.ts";
import {
  headSha256,
  isAbout,
  type LineFacts,
  type ListFirstLine,
  type PublishedList,
  publishedIn,
  readLineFacts,
  readListHead,
} from "./published-list.ts";
import { type VerifierKey, verdictOn } from "./signed-note.ts";
import { type Cryptography, type ProvenEntry, signatureFault, verifyProof } from "./verify-proof.ts";

/** What somebody trusts: the key of the log, witnesses that must have signed too, and a checkpoint that they kept. */
export interface Trusted {
  readonly key: VerifierKey;
  readonly witnesses: readonly VerifierKey[];
  readonly checkpoint?: string | undefined;
  /** Changes of the key (`/log/keys`): later keys are trusted too. */
  readonly keyChanges?: string | undefined;
}

/** What a file proves. */
export interface VerifiedFile {
  readonly entry: ProvenEntry;
  /** The lists that the entry publishes. */
  readonly lists: readonly PublishedList[];
  /** Of a certificate: whose line it is, and what it says. */
  readonly certificate?: VerifiedLine;
}

export interface VerifiedLine extends LineFacts {
  readonly head: ListFirstLine;
  readonly sha256: string;
  /** The person as the list has it; null: the certificate does not say. `readPerson` reads it. */
  readonly person: string | null;
}

export type Verdict = { readonly verified: VerifiedFile } | { readonly fault: FileFault };

/** Checks a proof of publication or a certificate without the office: it says what the file proves, or what is wrong. */
export async function verifyFile(text: string, trusted: Trusted, cryptography: Cryptography): Promise<Verdict> {
  if (!isCertificate(text)) return verifyPublication(text, trusted, cryptography);
  const certificate = readCertificate(text);
  if (certificate === undefined) return { fault: "not-a-certificate" };
  const found = await verifyPublication(certificate.proof, trusted, cryptography);
  if ("fault" in found) return found;
  const line = checkLine(certificate, found.verified.lists, cryptography);
  return "fault" in line ? line : { verified: { ...found.verified, certificate: line } };
}

const isCertificate = (text: string): boolean => text.startsWith("{");

async function verifyPublication(proof: string, trusted: Trusted, cryptography: Cryptography): Promise<Verdict> {
  const { witnesses, checkpoint, keyChanges } = trusted;
  const keys = keyChanges ? await keysFollowing(trusted.key, keyChanges, cryptography) : [trusted.key];
  if (keys === undefined) return { fault: "bad-key-change" };
  const key = await signerOf(checkpointIn(proof), keys, cryptography);
  const found = await verifyProof(proof, { key, witnesses }, cryptography);
  if ("fault" in found) return found;
  const rewritten = checkpoint === undefined ? null : await checkpointFault(proof, checkpoint, keys, cryptography);
  if (rewritten !== null) return { fault: rewritten };
  return { verified: { entry: found.proven, lists: publishedIn(found.proven) } };
}

/** The checkpoint that a proof ends with. */
const checkpointIn = (proof: string): SignedCheckpoint | undefined =>
  readSignedCheckpoint(proof.slice(proof.indexOf("\n\n") + 2));

/** The trusted key that a checkpoint is signed with; where it is none of them, the first. */
async function signerOf(
  signed: SignedCheckpoint | undefined,
  keys: readonly VerifierKey[],
  cryptography: Cryptography,
): Promise<VerifierKey> {
  for (const key of keys)
    if (signed !== undefined && (await verdictOn(signed.note, key, cryptography)) !== "unsigned") return key;
  return keys[0]!;
}

/** Two logs of one size with two roots: one of them was rewritten. Other sizes need the hashes in between. */
async function checkpointFault(
  proof: string,
  checkpoint: string,
  keys: readonly VerifierKey[],
  cryptography: Cryptography,
): Promise<FileFault | null> {
  const kept = readSignedCheckpoint(checkpoint);
  if (kept === undefined) return "not-a-checkpoint";
  const fault = await signatureFault(kept, await signerOf(kept, keys, cryptography), cryptography);
  if (fault !== null) return fault;
  const { size, root } = checkpointIn(proof)!.checkpoint;
  if (size !== kept.checkpoint.size) return "other-size";
  return isSame(root, kept.checkpoint.root) ? null : "log-rewritten";
}

/** Whether the line is in the list that was published, and about the person. */
function checkLine(
  { header, line, index, path, opened }: Certificate,
  lists: readonly PublishedList[],
  { sha256 }: Cryptography,
): VerifiedLine | { readonly fault: FileFault } {
  const head = readListHead(header);
  const known = headSha256(sha256, header);
  if (head === undefined || !lists.some((each) => each.header === known)) return { fault: "header-changed" };
  const leaf = { index, hash: leafHash(sha256, new TextEncoder().encode(line)) };
  if (!isIncluded(sha256, { size: head.players, root: head.root }, leaf, path)) return { fault: "line-changed" };
  if (opened !== null && !isAbout(sha256, line, opened.salt, opened.person)) return { fault: "person-changed" };
  return { ...readLineFacts(line), head, sha256: known, person: opened?.person ?? null };
}

/** Whether the public file of a list is whole, and one of those that were published. */
export function verifyList(
  text: string,
  lists: readonly PublishedList[],
  { sha256 }: Pick<Cryptography, "sha256">,
): { readonly checked: CheckedList; readonly sha256: string } | { readonly fault: FileFault } {
  const found = checkListFile(text, sha256);
  if ("fault" in found) return found;
  const known = headSha256(sha256, found.checked.first);
  return lists.some(({ header }) => header === known) ? { ...found, sha256: known } : { fault: "header-changed" };
}
