import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign, verify } from "node:crypto";
import type { VerifySignature } from "../../transparency/signed-note.ts";

/** DER before the 32 bytes of a private and of a public Ed25519 key. */
const PRIVATE = Buffer.from("302e020100300506032b657004220420", "hex");
const PUBLIC = Buffer.from("302a300506032b6570032100", "hex");

export const SEED_LENGTH = 32;
export const newSeed = (): Uint8Array => new Uint8Array(randomBytes(SEED_LENGTH));

const privateKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: "der", type: "pkcs8" });

export const publicKeyOf = (seed: Uint8Array): Uint8Array =>
  new Uint8Array(createPublicKey(privateKeyOf(seed)).export({ format: "der", type: "spki" }).subarray(PUBLIC.length));

export const signWith = (seed: Uint8Array, message: Uint8Array): Uint8Array =>
  new Uint8Array(sign(null, message, privateKeyOf(seed)));

export const verifySignature: VerifySignature = async (publicKey, message, signature) => {
  const key = createPublicKey({ key: Buffer.concat([PUBLIC, publicKey]), format: "der", type: "spki" });
  return verify(null, message, key, signature);
};
