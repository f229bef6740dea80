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
const KEY_VARIABLE = "RATING_OFFICE_SIGNING_KEY";
const SECRET = "signing-key";
const PREFIX = "PRIVATE+KEY+";

/** The key that checkpoints are signed with: handed in, else a secret of the installation, made when it is first needed. */
export async function signingKey(db: Db, name?: string): Promise<SigningKey> {
  const given = process.env[KEY_VARIABLE];
  if (given !== undefined && given !== "") return keyOf(given);
  const known = await secretNamed(db, SECRET);
  if (known !== null && name !== undefined) throw new Refusal("signing-key-there", { log: keyOf(known).key.name });
  return keyOf(known ?? (await installationSecret(db, SECRET, privateKeyText(name ?? (await nameOf(db)), newSeed()))));
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

const UNNAMED = "rating-office";

/** The name of the office as a log is named: small letters, figures and hyphens. */
async function nameOf(db: Db): Promise<string> {
  const name = (await allSettings(db)).get("name") ?? "";
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return plain.replaceAll(/^-|-$/g, "") || UNNAMED;
}
