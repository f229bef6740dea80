import type { WitnessFault } from "../../domain/codes/log-faults.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { checkpointAt, replaceNote } from "../../ledger/queries/journal/checkpoints.ts";
import { putWitness, witnesses } from "../../ledger/queries/journal/witnesses.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256Bytes } from "../../ledger/sha256.ts";
import { readSignedCheckpoint } from "../../transparency/checkpoint.ts";
import { isSame } from "../../transparency/merkle-proof.ts";
import {
  keyIdOf,
  type NoteSignature,
  noteText,
  readSignatures,
  type VerifierKey,
  verdictOn,
} from "../../transparency/signed-note.ts";
import { cosignRequest } from "./be-witness.ts";
import { CRYPTOGRAPHY, readKey } from "./check-journal.ts";
import { signCheckpoint } from "./checkpoints.ts";

/** A witness signs our checkpoints too, if each continues the one before: `address` is where it listens. */
export async function addWitness(db: Db, address: string, key: string): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Refusal("bad-address", { found: address });
  readKey(key, "cosignature");
  await putWitness(db, { address: withoutSlash(address), key: key.trim(), size: 0 });
}

export const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

export interface WitnessAsked {
  readonly address: string;
  readonly fault: WitnessFault | null;
}

/** Asks every witness to sign the newest checkpoint, and keeps what they sign. */
export async function askWitnesses(ledger: Pick<Ledger, "db" | "log">): Promise<readonly WitnessAsked[]> {
  const note = await signCheckpoint(ledger, { published: false });
  const { size } = readSignedCheckpoint(note)!.checkpoint;
  const asked: WitnessAsked[] = [];
  for (const witness of await witnesses(ledger.db)) {
    const found = await askOne(ledger, witness, note);
    if (typeof found !== "string") await keepCosignature(ledger.db, witness, size, found);
    asked.push({ address: witness.address, fault: typeof found === "string" ? found : null });
  }
  return asked;
}

type Witness = Awaited<ReturnType<typeof witnesses>>[number];
const PATIENCE = 30_000;
const CONFLICT = 409;

/** Its signature, or what went wrong. A witness that has seen another size says which: it is asked once more from there. */
async function askOne(
  { log }: Pick<Ledger, "log">,
  { address, key, size: known }: Witness,
  note: string,
): Promise<NoteSignature | WitnessFault> {
  const { checkpoint, note: signed } = readSignedCheckpoint(note)!;
  const tree = await log();
  const send = (old: number) =>
    post(`${address}/add-checkpoint`, cosignRequest(old, tree.consistency(old, checkpoint.size), note));
  if (known > checkpoint.size) return "witness-saw-more";
  let answer = await send(known);
  const seen = answer?.status === CONFLICT && /^\d{1,15}\n$/.test(answer.text) ? Number(answer.text) : known;
  if (seen > checkpoint.size) return "witness-saw-more";
  if (seen !== known) answer = await send(seen);
  if (answer === null) return "witness-unreachable";
  if (answer.status !== 200) return "witness-refused";
  return (await ownSignature(signed.text, readKey(key), answer.text)) ?? "witness-wrong";
}

/** The signature of the witness that was asked; others in its answer are ignored. */
async function ownSignature(text: string, key: VerifierKey, lines: string): Promise<NoteSignature | undefined> {
  const id = keyIdOf(sha256Bytes, key);
  const own = (readSignatures(lines) ?? []).filter(({ name, keyId }) => name === key.name && isSame(keyId, id));
  const verdict = await verdictOn({ text, signatures: own }, key, CRYPTOGRAPHY);
  return verdict === "signed" ? own[0] : undefined;
}

async function post(address: string, body: string): Promise<{ readonly status: number; readonly text: string } | null> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
      headers: { "content-type": "text/plain; charset=utf-8" },
      body,
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null; // Whatever the network says, the witness did not answer.
  }
}

/** Adds it to the checkpoint that was asked about, whatever others have added meanwhile. */
async function keepCosignature(
  db: Db,
  { address, key }: Witness,
  size: number,
  signature: NoteSignature,
): Promise<void> {
  for (let isKept = false; !isKept; ) {
    const row = await checkpointAt(db, size);
    if (row === undefined) return; // A later one took its place.
    const { note } = readSignedCheckpoint(row.note)!;
    const others = note.signatures.filter((each) => !isBySame(each, signature));
    isKept = await replaceNote(db, size, row.note, noteText({ ...note, signatures: [...others, signature] }));
  }
  await putWitness(db, { address, key, size });
}

const isBySame = (one: NoteSignature, other: NoteSignature): boolean =>
  one.name === other.name && isSame(one.keyId, other.keyId);
