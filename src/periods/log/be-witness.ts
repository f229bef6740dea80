import { Refusal } from "../../domain/refusal.ts";
import { advanceLog, rekeyLog, watchedLog, watchLog } from "../../ledger/queries/journal/witnesses.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256Bytes } from "../../ledger/sha256.ts";
import { fromBase64, toBase64 } from "../../transparency/base64.ts";
import { type Checkpoint, readSignedCheckpoint, type SignedCheckpoint } from "../../transparency/checkpoint.ts";
import { keysFollowing } from "../../transparency/key-change.ts";
import { areHashes } from "../../transparency/log-proof.ts";
import { isConsistent, isSame } from "../../transparency/merkle-proof.ts";
import { signatureLine, verdictOn } from "../../transparency/signed-note.ts";
import { CRYPTOGRAPHY, readKey } from "./check-journal.ts";
import { signingKey } from "./signing-key.ts";

/**
 * From now on this office signs checkpoints of another log, as long as it only grows. A log that has changed its key is
 * watched on under the new one, if the change was signed with the old one.
 */
export async function watch(db: Db, key: string, changes?: string): Promise<string> {
  const { name, publicKey } = readKey(key, "note");
  const known = await watchedLog(db, name);
  if (known !== undefined && changes !== undefined) {
    const keys = await keysFollowing(readKey(known.key), changes, CRYPTOGRAPHY);
    if (keys?.some((each) => isSame(each.publicKey, publicKey))) await rekeyLog(db, name, known.key, key.trim());
  }
  if (!(await watchLog(db, name, key.trim()))) throw new Refusal("log-watched", { log: name });
  return name;
}

/** What a witness answers (C2SP `tlog-witness`): a status, and its signature or why there is none. */
export interface WitnessAnswer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly text: string;
  /** The text is the size that the witness has seen. */
  readonly isSize?: true;
}

/** Signs a checkpoint of another log if it continues the one that was signed before. */
export async function cosign(db: Db, sent: string, now: number): Promise<WitnessAnswer> {
  const asked = readRequest(sent);
  if (asked === undefined) return { status: 400, text: "not a request for a cosignature\n" };
  const { old, hashes, signed } = asked;
  const { origin, size, root } = signed.checkpoint;
  const log = await watchedLog(db, origin);
  if (log === undefined) return { status: 404, text: "unknown log\n" };
  if ((await verdictOn(signed.note, readKey(log.key), CRYPTOGRAPHY)) !== "signed")
    return { status: 403, text: "not signed by the log\n" };
  if (old > size) return { status: 400, text: "the old size is the larger one\n" };
  if (old !== log.size) return sizeSeen(log.size);
  const isKnown = size === log.size && toBase64(root) === log.root;
  if (old === size && old > 0 && !isKnown) return { status: 409, text: "another root of the same size\n" };
  const before = { size: old, root: old === 0 ? EMPTY.root : (fromBase64(log.root) ?? EMPTY.root) };
  if (!isConsistent(sha256Bytes, before, signed.checkpoint, hashes))
    return { status: 422, text: "the log does not continue the one before\n" };
  // What was signed before is signed again without writing: anybody may ask.
  if (!isKnown && !(await advanceLog(db, origin, { from: old, size, root: toBase64(root) })))
    return sizeSeen((await watchedLog(db, origin))?.size ?? 0);
  const { cosign: sign } = await signingKey(db);
  return { status: 200, text: signatureLine(sign(signed.note.text, Math.floor(now / 1_000))) };
}

const sizeSeen = (size: number): WitnessAnswer => ({ status: 409, text: `${size}\n`, isSize: true });

const EMPTY: Checkpoint = { origin: "", size: 0, root: sha256Bytes(new Uint8Array()) };

interface CosignRequest {
  readonly old: number;
  readonly hashes: readonly Uint8Array[];
  readonly signed: SignedCheckpoint;
}

const HASHES_MAX = 63;

function readRequest(sent: string): CosignRequest | undefined {
  const end = sent.indexOf("\n\n");
  const [first = "", ...lines] = sent.slice(0, Math.max(0, end)).split("\n");
  const [, old] = /^old (0|[1-9]\d{0,14})$/.exec(first) ?? [];
  const hashes = lines.map(fromBase64);
  const signed = readSignedCheckpoint(sent.slice(end + 2));
  if (old === undefined || signed === undefined || hashes.length > HASHES_MAX || !areHashes(hashes)) return undefined;
  return { old: Number(old), hashes, signed };
}

export const cosignRequest = (old: number, hashes: readonly Uint8Array[], checkpoint: string): string =>
  [`old ${old}`, ...hashes.map(toBase64), "", checkpoint].join("\n");
