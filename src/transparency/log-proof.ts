import { fromBase64, toBase64 } from "./base64.ts";
import { readSignedCheckpoint, type SignedCheckpoint } from "./checkpoint.ts";
import { HASH_LENGTH } from "./merkle-tree.ts";

/** That a log has an entry, for everybody to check without the log (C2SP `tlog-proof`). */
export interface LogProof {
  /** From zero. */
  readonly index: number;
  readonly hashes: readonly Uint8Array[];
  /** The checkpoint as it was signed. */
  readonly checkpoint: string;
  /** Here: the entry itself. Nothing vouches for it before its hash was checked. */
  readonly extra: Uint8Array | null;
}

const VERSION = "c2sp.org/tlog-proof@v1";
const HASHES_MAX = 63;

export const logProofText = ({ index, hashes, checkpoint, extra }: LogProof): string =>
  [
    VERSION,
    ...(extra === null ? [] : [`extra ${toBase64(extra)}`]),
    `index ${index}`,
    ...hashes.map(toBase64),
    "",
    checkpoint,
  ].join("\n");

/** undefined: it has not the form of a proof. */
export function readLogProof(text: string): (LogProof & { readonly signed: SignedCheckpoint }) | undefined {
  const end = text.indexOf("\n\n");
  if (end === -1) return undefined;
  const [version, ...lines] = text.slice(0, end).split("\n");
  const encoded = lines[0]?.startsWith("extra ") ? lines.shift()!.slice("extra ".length) : null;
  const [, index] = /^index (0|[1-9]\d{0,14})$/.exec(lines.shift() ?? "") ?? [];
  const hashes = lines.map(fromBase64);
  const extra = encoded === null ? null : fromBase64(encoded);
  const checkpoint = text.slice(end + 2);
  const signed = readSignedCheckpoint(checkpoint);
  if (version !== VERSION || index === undefined || extra === undefined || signed === undefined) return undefined;
  if (hashes.length > HASHES_MAX || !areHashes(hashes)) return undefined;
  return { index: Number(index), hashes, checkpoint, extra, signed };
}

export const areHashes = (all: readonly (Uint8Array | undefined)[]): all is readonly Uint8Array[] =>
  all.every((each) => each?.length === HASH_LENGTH);
