import { fromBase64, toBase64 } from "./base64.ts";
import { isSame } from "./merkle-proof.ts";
import type { Sha256 } from "./merkle-tree.ts";

/*
 * Signed notes (C2SP `signed-note`): a text that ends with a line, an empty line, and a line for each signature. Go's
 * checksum database and certificate logs use them, so that others' tools can read ours.
 */

/** What a key signs: a note, or as a witness that it saw a checkpoint at a time. */
export const SIGNATURE_TYPES = { note: 0x01, cosignature: 0x04 } as const;
export type SignatureType = keyof typeof SIGNATURE_TYPES;

/** A public key as it is handed out: who signs with it, and how. */
export interface VerifierKey {
  readonly name: string;
  readonly type: SignatureType;
  readonly publicKey: Uint8Array;
}

/** Ed25519. Browsers only verify later, so that all do. */
export type VerifySignature = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

export interface NoteSignature {
  readonly name: string;
  readonly keyId: Uint8Array;
  readonly signature: Uint8Array;
}

export interface SignedNote {
  /** With the end of its last line. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

const KEY_ID_LENGTH = 4;
const PUBLIC_KEY_LENGTH = 32;
const SIGNATURES_MAX = 100;
const utf8 = new TextEncoder();

/** Names of keys: no spaces, and no plus, which stands between the parts of a key. */
export const isKeyName = (name: string): boolean => name !== "" && !/[\s+\p{Cc}]/u.test(name);

export const keyIdOf = (sha256: Sha256, { name, type, publicKey }: VerifierKey): Uint8Array =>
  sha256(joined(utf8.encode(`${name}\n`), Uint8Array.of(SIGNATURE_TYPES[type]), publicKey)).slice(0, KEY_ID_LENGTH);

/** name+id+key, as Go's tools write it. */
export const verifierKeyText = (sha256: Sha256, key: VerifierKey): string =>
  `${key.name}+${hexOf(keyIdOf(sha256, key))}+${toBase64(joined(Uint8Array.of(SIGNATURE_TYPES[key.type]), key.publicKey))}`;

/** undefined: it is no key, or its parts do not belong together. */
export function readVerifierKey(sha256: Sha256, text: string): VerifierKey | undefined {
  const [, name = "", id = "", encoded = ""] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text.trim()) ?? [];
  const bytes = fromBase64(encoded);
  const type = typeOf(bytes?.[0]);
  if (bytes === undefined || type === undefined || !isKeyName(name)) return undefined;
  const key = { name, type, publicKey: bytes.slice(1) };
  return key.publicKey.length === PUBLIC_KEY_LENGTH && hexOf(keyIdOf(sha256, key)) === id ? key : undefined;
}

const typeOf = (byte: number | undefined): SignatureType | undefined =>
  (Object.keys(SIGNATURE_TYPES) as SignatureType[]).find((type) => SIGNATURE_TYPES[type] === byte);

export const signatureLine = ({ name, keyId, signature }: NoteSignature): string =>
  `— ${name} ${toBase64(joined(keyId, signature))}\n`;

export const noteText = ({ text, signatures }: SignedNote): string =>
  `${text}\n${signatures.map(signatureLine).join("")}`;

/** undefined: it has not the form of a signed note. */
export function readNote(whole: string): SignedNote | undefined {
  if (Array.from(whole).some((letter) => letter < " " && letter !== "\n")) return undefined;
  const end = whole.lastIndexOf("\n\n");
  if (end === -1 || !whole.endsWith("\n")) return undefined;
  const signatures = readSignatures(whole.slice(end + 2));
  return signatures === undefined || signatures.length === 0
    ? undefined
    : { text: whole.slice(0, end + 1), signatures };
}

export function readSignatures(lines: string): readonly NoteSignature[] | undefined {
  const signatures: NoteSignature[] = [];
  for (const line of lines.split("\n").slice(0, -1)) {
    const [, name = "", encoded = ""] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    const bytes = fromBase64(encoded);
    if (bytes === undefined || bytes.length <= KEY_ID_LENGTH || !isKeyName(name)) return undefined;
    if (signatures.length === SIGNATURES_MAX) return undefined;
    signatures.push({ name, keyId: bytes.slice(0, KEY_ID_LENGTH), signature: bytes.slice(KEY_ID_LENGTH) });
  }
  return signatures;
}

/** How a note stands to a key: not signed by it, signed wrongly, or signed. */
export type NoteVerdict = "unsigned" | "wrong" | "signed";

export async function verdictOn(
  { text, signatures }: SignedNote,
  key: VerifierKey,
  { sha256, verify }: { readonly sha256: Sha256; readonly verify: VerifySignature },
): Promise<NoteVerdict> {
  const id = keyIdOf(sha256, key);
  const own = signatures.filter(({ name, keyId }) => name === key.name && isSame(keyId, id));
  if (own.length === 0) return "unsigned";
  for (const { signature } of own) {
    const { message, bare } = SIGNED[key.type](text, signature);
    if (!(await verify(key.publicKey, message, bare))) return "wrong";
  }
  return "signed";
}

const TIME_LENGTH = 8;

/** What was signed, and the signature without what stands before it. */
const SIGNED: Readonly<
  Record<SignatureType, (text: string, signature: Uint8Array) => { message: Uint8Array; bare: Uint8Array }>
> = {
  note: (text, signature) => ({ message: utf8.encode(text), bare: signature }),
  cosignature: (text, signature) => ({
    message: cosignedMessage(text, cosignedAt(signature)),
    bare: signature.slice(TIME_LENGTH),
  }),
};

/** What a witness signs: the time, in seconds since 1970, and the checkpoint. */
export const cosignedMessage = (text: string, time: number): Uint8Array =>
  utf8.encode(`cosignature/v1\ntime ${time}\n${text}`);

export function timedSignature(time: number, signature: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(TIME_LENGTH);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(time));
  return joined(bytes, signature);
}

/** When a witness signed, in seconds since 1970. */
const cosignedAt = (signature: Uint8Array): number =>
  signature.length < TIME_LENGTH
    ? 0
    : Number(new DataView(signature.buffer, signature.byteOffset, TIME_LENGTH).getBigUint64(0));

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
