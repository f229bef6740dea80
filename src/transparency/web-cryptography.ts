import { sha256 } from "./sha256.ts";
import type { Cryptography } from "./verify-proof.ts";

/** What every browser has, and Node too. Ed25519 is WebCrypto's; SHA-256 is our own, because WebCrypto's answers later. */
export const WEB_CRYPTOGRAPHY: Cryptography = {
  sha256,
  verify: async (publicKey, message, signature) => {
    const key = await crypto.subtle.importKey("raw", new Uint8Array(publicKey), "Ed25519", false, ["verify"]);
    return crypto.subtle.verify("Ed25519", key, new Uint8Array(signature), new Uint8Array(message));
  },
};
