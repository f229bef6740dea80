import { expect, test } from "vitest";
import { publicKeyOf, signWith } from "./ed25519.ts";

/** The private key, the public key and the note of the tests of Go's package `sumdb/note`, without their first byte or id. */
const SEED = Buffer.from("AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz", "base64").subarray(1);
const PUBLIC = Buffer.from("ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW", "base64").subarray(1);
const TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const SIGNATURE = "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=";

test("Go's key signs Go's text as Go does", () => {
  expect(Buffer.from(publicKeyOf(SEED))).toEqual(PUBLIC);
  expect(Buffer.from(signWith(SEED, Buffer.from(TEXT)))).toEqual(Buffer.from(SIGNATURE, "base64").subarray(4));
});
