import { Refusal } from "../../domain/refusal.ts";
import { installationSecret } from "../../ledger/queries/accounts/sign-in-attempts.ts";
import { secretNamed } from "../../ledger/queries/journal/checkpoints.ts";
import { allSettings } from "../../ledger/queries/journal/settings.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256Bytes } from "../../ledger/sha256.ts";
import { fromBase64, toBase64 } from "../../transparency/base64.ts";
import {
  cosignedMessage,
  hexOf,
  isKeyName,
  joined,
  keyIdOf,
  type NoteSignature,
  readVerifierKey,
  SIGNATURE_TYPES,
  timedSignature,
  type VerifierKey,
  verifierKeyText,
} from "../../transparency/signed-note.ts";
import { newSeed, publicKeyOf, SEED_LENGTH, signWith } from "./ed25519.ts";

/** The office's own key: its name is that of the log. */
export interface SigningKey {
  readonly key: VerifierKey;
  readonly sign: (text: string) => NoteSignature;
  /** As a witness of another log: the same key under another id. */
  readonly witness: VerifierKey;
  /** The time is in seconds since 1970. */
  readonly cosign: (text: string, time: number) => NoteSignature;
}

/** Where a key can be handed in that is in no database. */
export const KEY_VARIABLE = "RATING_OFFICE_SIGNING_KEY";
export const SECRET = "signing-key";
/** The public key that the office signs with. */
export const IN_USE = "signing-key-in-use";
const PREFIX = "PRIVATE+KEY+";

/** The key that checkpoints are signed with: handed in, else a secret of the installation, made when it is first needed. */
export async function signingKey(db: Db, name?: string): Promise<SigningKey> {
  const known = await knownSigningKey(db);
  if (known !== null && name !== undefined && name !== known.key.name)
    throw new Refusal("signing-key-there", { log: known.key.name });
  if (known !== null) return known;
  return inUse(db, keyOf(await installationSecret(db, SECRET, privateKeyText(name ?? (await nameOf(db)), newSeed()))));
}

/** Whether the key is kept outside the office. */
export const isHandedIn = (): boolean => (process.env[KEY_VARIABLE] ?? "") !== "";

/** Another key of the same name: the secret, and the key as others see it. */
export function newSigningKey(name: string): { readonly secret: string; readonly key: VerifierKey } {
  const secret = privateKeyText(name, newSeed());
  return { secret, key: keyOf(secret).key };
}

/** null: nothing was signed yet. Reading never makes a key: its name would be fixed for ever. */
export async function knownSigningKey(db: Db): Promise<SigningKey | null> {
  const given = process.env[KEY_VARIABLE];
  const text = given === undefined || given === "" ? await secretNamed(db, SECRET) : given;
  return text === null ? null : inUse(db, keyOf(text));
}

/** The key as others see it: it is kept beside the secret, which reading does not need. null: nothing was signed yet. */
export async function publicKey(db: Db): Promise<VerifierKey | null> {
  const recorded = await secretNamed(db, IN_USE);
  if (recorded !== null) return readVerifierKey(sha256Bytes, recorded) ?? null;
  return (await knownSigningKey(db))?.key ?? null;
}

/** An office signs with one key: a process that was handed another, or none, must not sign as a second log. */
async function inUse(db: Db, key: SigningKey): Promise<SigningKey> {
  const text = publicKeyText(key.key);
  const recorded = (await secretNamed(db, IN_USE)) ?? (await installationSecret(db, IN_USE, text));
  if (recorded !== text) throw new Refusal("signing-key-differs", { key: recorded, variable: KEY_VARIABLE });
  return key;
}

/** As it is handed out: `name+id+key`. */
export const publicKeyText = (key: VerifierKey): string => verifierKeyText(sha256Bytes, key);

/** The form of Go's tools, so that a key can be made with them. */
function privateKeyText(name: string, seed: Uint8Array): string {
  if (!isKeyName(name)) throw new Refusal("bad-log-name", { found: name });
  const id = hexOf(keyIdOf(sha256Bytes, { name, type: "note", publicKey: publicKeyOf(seed) }));
  return `${PREFIX}${name}+${id}+${toBase64(joined(Uint8Array.of(SIGNATURE_TYPES.note), seed))}`;
}

function keyOf(text: string): SigningKey {
  const [, name = "", id = "", encoded = ""] = /^PRIVATE\+KEY\+([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text.trim()) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes?.[0] !== SIGNATURE_TYPES.note || bytes.length !== 1 + SEED_LENGTH || !isKeyName(name))
    throw new Refusal("bad-signing-key", { variable: KEY_VARIABLE });
  const seed = bytes.slice(1);
  const key: VerifierKey = { name, type: "note", publicKey: publicKeyOf(seed) };
  const keyId = keyIdOf(sha256Bytes, key);
  if (hexOf(keyId) !== id) throw new Refusal("bad-signing-key", { variable: KEY_VARIABLE });
  const witness: VerifierKey = { ...key, type: "cosignature" };
  return {
    key,
    sign: (text) => ({ name, keyId, signature: signWith(seed, Buffer.from(text)) }),
    witness,
    cosign: (text, time) => ({
      name,
      keyId: keyIdOf(sha256Bytes, witness),
      signature: timedSignature(time, signWith(seed, cosignedMessage(text, time))),
    }),
  };
}

/** The name of the office as a log is named: small letters, figures and hyphens. Without any it gets one of its own. */
async function nameOf(db: Db): Promise<string> {
  const name = (await allSettings(db)).get("name") ?? "";
  const letters = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const plain = letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return plain || `rating-office-${hexOf(newSeed().slice(0, 4))}`;
}
