import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkpointText, readCheckpoint, readSignedCheckpoint } from "./checkpoint.ts";
import { logProofText, readLogProof } from "./log-proof.ts";
import { leafHash, merkleTree } from "./merkle-tree.ts";
import {
  cosignedMessage,
  keyIdOf,
  noteText,
  readNote,
  readVerifierKey,
  timedSignature,
  type VerifierKey,
  verdictOn,
  verifierKeyText,
} from "./signed-note.ts";
import { readTilePath, tileBytes, tilePath } from "./tiles.ts";

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();
/** DER before the 32 bytes of an Ed25519 key. */
const SPKI = Buffer.from("302a300506032b6570032100", "hex");
const verifying = {
  sha256,
  verify: async (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) =>
    verify(
      null,
      message,
      createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: "der", type: "spki" }),
      signature,
    ),
};

/** The example of Go's package `note`. */
const GO_KEY = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const GO_NOTE =
  "If you think cryptography is the answer to your problem,\n" +
  "then you don't know what your problem is.\n\n" +
  "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";

describe("a signed note", () => {
  const key = readVerifierKey(sha256, GO_KEY)!;

  test("of Go's is read and verified, and written back as it was", async () => {
    const note = readNote(GO_NOTE)!;
    expect(await verdictOn(note, key, verifying)).toBe("signed");
    expect(noteText(note)).toBe(GO_NOTE);
    expect(verifierKeyText(sha256, key)).toBe(GO_KEY);
  });

  test("that was changed, or is by another key, is not believed", async () => {
    const changed = readNote(GO_NOTE.replace("answer", "Answer"))!;
    expect(await verdictOn(changed, key, verifying)).toBe("wrong");
    const stranger: VerifierKey = { ...key, publicKey: key.publicKey.map((byte) => byte ^ 1) };
    expect(await verdictOn(readNote(GO_NOTE)!, stranger, verifying)).toBe("unsigned");
  });

  test.each([
    ["no signature", GO_NOTE.slice(0, GO_NOTE.indexOf("—"))],
    ["no end of line", GO_NOTE.slice(0, -1)],
    ["a control character", GO_NOTE.replace("think", "th\tink")],
    ["other base 64 for the same bytes", GO_NOTE.replace("JnAM=", "JnAN=")],
    ["something behind the signatures", `${GO_NOTE}more\n`],
  ])("is none with %s", (_, text) => expect(readNote(text)).toBeUndefined());

  test.each(["", "a+b", GO_KEY.replace("c74f", "c74e"), GO_KEY.replace("ARpc", "AhpC"), `x y${GO_KEY}`])(
    "a key is none as %s",
    (text) => expect(readVerifierKey(sha256, text)).toBeUndefined(),
  );
});

describe("a checkpoint", () => {
  const root = sha256(Buffer.from("leaf"));
  const { privateKey, publicKey: made } = generateKeyPairSync("ed25519");
  const publicKey = new Uint8Array(made.export({ format: "der", type: "spki" }).subarray(SPKI.length));
  const text = checkpointText({ origin: "example.org/log", size: 12, root });

  test("is read as it was written; other forms are none", () => {
    expect(readCheckpoint(text)).toEqual({ origin: "example.org/log", size: 12, root: new Uint8Array(root) });
    for (const wrong of [text.slice(0, -1), text.replace("12", "012"), text.replace("=", ""), `\n${text}`])
      expect(readCheckpoint(wrong)).toBeUndefined();
  });

  test("is signed by its log and by a witness, at a time", async () => {
    const log: VerifierKey = { name: "example.org/log", type: "note", publicKey };
    const witness: VerifierKey = { name: "witness.example", type: "cosignature", publicKey };
    const time = 1_700_000_000;
    const whole = noteText({
      text,
      signatures: [
        { name: log.name, keyId: keyIdOf(sha256, log), signature: sign(null, Buffer.from(text), privateKey) },
        {
          name: witness.name,
          keyId: keyIdOf(sha256, witness),
          signature: timedSignature(time, sign(null, cosignedMessage(text, time), privateKey)),
        },
      ],
    });
    const { note } = readSignedCheckpoint(whole)!;
    for (const key of [log, witness]) expect(await verdictOn(note, key, verifying)).toBe("signed");
    const later = { ...note, text: text.replace("12", "13") };
    for (const key of [log, witness]) expect(await verdictOn(later, key, verifying)).toBe("wrong");
    expect(await verdictOn(note, { ...log, name: "example.org/other" }, verifying)).toBe("unsigned");
  });
});

describe("a proof as a file", () => {
  const hashes = [sha256(Buffer.from("hash1")), sha256(Buffer.from("hash2"))].map((each) => new Uint8Array(each));
  const checkpoint = GO_NOTE.replace(/^.*\n.*\n/, checkpointText({ origin: "log", size: 9, root: hashes[0]! }));
  const proof = { index: 5, hashes, checkpoint, extra: null };

  test("is read as it was written, with and without something more", () => {
    for (const each of [proof, { ...proof, extra: Uint8Array.of(1, 2) }, { ...proof, hashes: [] }])
      expect(readLogProof(logProofText(each))).toMatchObject(each);
    expect(logProofText(proof)).toMatch(/^c2sp.org\/tlog-proof@v1\nindex 5\n.{44}\n.{44}\n\nlog\n9\n/);
  });

  test.each([
    ["another version", "@v1", "@v2"],
    ["no place", "index 5\n", ""],
    ["a place with a zero before it", "index 5", "index 05"],
    ["a hash that is too short", /\n.{4}(?=.{40}\n)/, "\n"],
    ["no checkpoint", "\nlog\n9\n", "\nlog\n"],
  ])("is none with %s", (_, found, other) =>
    expect(readLogProof(logProofText(proof).replace(found, other))).toBeUndefined(),
  );
});

describe("tiles", () => {
  test.each([
    [{ level: 0, index: 1_234_067, width: 256 }, "0/x001/x234/067"],
    [{ level: 1, index: 0, width: 17 }, "1/000.p/17"],
  ])("%o is at %s", (tile, path) => {
    expect(tilePath(tile)).toBe(path);
    expect(readTilePath(path)).toEqual(tile);
  });

  test.each([
    "0/1",
    "00/001",
    "0/001.p/0",
    "0/001.p/256",
    "0/001.p/999",
    "0/x000/001",
    "entries/000",
    "0/001/002",
    "9/000",
  ])("none is at %s", (path) => expect(readTilePath(path)).toBeUndefined());

  test("have the hashes of the tree", () => {
    const tree = merkleTree(sha256);
    const leaves = Array.from({ length: 600 }, (_, index) => leafHash(sha256, Uint8Array.of(index & 255, index >> 8)));
    for (const leaf of leaves) tree.add(leaf);
    const bytes = (tile: { level: number; index: number; width: number }) => tileBytes(tree, 600, tile);
    expect(Buffer.from(bytes({ level: 0, index: 1, width: 256 })!)).toEqual(Buffer.concat(leaves.slice(256, 512)));
    expect(Buffer.from(bytes({ level: 0, index: 2, width: 88 })!)).toEqual(Buffer.concat(leaves.slice(512, 600)));
    expect(bytes({ level: 1, index: 0, width: 2 })!.slice(0, 32)).toEqual(tree.root(256));
    expect(bytes({ level: 0, index: 2, width: 89 })).toBeUndefined();
    expect(bytes({ level: 1, index: 0, width: 3 })).toBeUndefined();
  });
});
