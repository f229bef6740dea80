import { describe, expect, test } from "vitest";
import { toBase64 } from "./base64.ts";
import { checkpointText, readCheckpoint, readSignedCheckpoint } from "./checkpoint.ts";
import { logProofText, readLogProof } from "./log-proof.ts";
import { leafHash, merkleTree } from "./merkle-tree.ts";
import { sha256 } from "./sha256.ts";
import { cosignedMessage, hexOf, noteText, readNote, readVerifierKey, verdictOn } from "./signed-note.ts";
import { readTilePath, tileBytes, tilePath } from "./tiles.ts";
import { WEB_CRYPTOGRAPHY } from "./web-cryptography.ts";

/*
 * Notes, checkpoints, proofs and tiles as others publish them: the tests of Go (golang.org/x/mod, `sumdb/note` and `sumdb/tlog`),
 * the formats' own tests (github.com/transparency-dev/formats) and the texts of C2SP. Ours must be the same to the byte.
 */

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("signed notes, by the texts of C2SP and the tests of Go", () => {
  const PETER = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
  const ENOCH = "EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop";
  const TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
  const PETERS =
    "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";
  const ENOCHS =
    "— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n";

  const verdict = (whole: string, key: string) =>
    verdictOn(readNote(whole)!, readVerifierKey(sha256, key)!, WEB_CRYPTOGRAPHY);

  test("two signatures under one text hold, each for its key", async () => {
    const whole = `${TEXT}\n${PETERS}${ENOCHS}`;
    for (const key of [PETER, ENOCH]) expect(await verdict(whole, key)).toBe("signed");
    expect(noteText(readNote(whole)!)).toBe(whole);
    expect(await verdict(`${TEXT}\n${PETERS}`, ENOCH)).toBe("unsigned");
  });

  test("a signature of the wrong length is wrong, and one under another name or id is none", async () => {
    const longer = `${PETERS.slice(0, 60)}ABCD${PETERS.slice(60)}`;
    expect(await verdict(`${TEXT}\n${longer}`, PETER)).toBe("wrong");
    expect(await verdict(`${TEXT}\n${PETERS.replace("PeterNeumann", "CarmenSandiego")}`, PETER)).toBe("unsigned");
    expect(await verdict(`${TEXT}\n${PETERS.replace("x08g", "xxxx")}`, PETER)).toBe("unsigned");
  });

  test("what is no note is none", () => {
    const bad = `— Bad Name ${PETERS.slice("— PeterNeumann ".length)}`;
    for (const whole of [
      TEXT,
      `${TEXT}\n`,
      `${TEXT}\n${PETERS.slice(0, -1)}`,
      `\u0001${TEXT}\n${PETERS}`,
      `${TEXT}\n${bad}`,
      `${TEXT}\n${PETERS}Unexpected line.\n`,
      `${TEXT}\n${PETERS.repeat(101)}`,
    ])
      expect(readNote(whole)).toBeUndefined();
  });

  test("a key with any letter changed or any end cut off is none", () => {
    for (let from = 0; from <= PETER.length; from++)
      for (let to = from + 1; to <= PETER.length; to++)
        if (from > 0 || to < PETER.length) expect(readVerifierKey(sha256, PETER.slice(from, to))).toBeUndefined();
    for (let at = 0; at < PETER.length; at++) {
      const next = String.fromCharCode(PETER.charCodeAt(at) + 1);
      expect(readVerifierKey(sha256, PETER.slice(0, at) + next + PETER.slice(at + 1))).toBeUndefined();
    }
    for (const wrong of [
      "PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY==",
      "PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
    ])
      expect(readVerifierKey(sha256, wrong)).toBeUndefined();
  });

  test("the example of the specification is signed", async () => {
    const key = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";
    const whole =
      "This is an example message.\n\n" +
      "— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n";
    expect(await verdict(whole, key)).toBe("signed");
    expect(await verdict(whole.replace("message", "Message"), key)).toBe("wrong");
  });
});

describe("checkpoints, proofs and tiles, by the texts of C2SP and the tests of Go", () => {
  test("a tree is written and read as Go does", () => {
    const text = "go.sum database tree\n123456789012\nTszzRgjTG6xce+z2AG31kAXYKBgQVtCSCE40HmuwBb0=\n";
    const root = leafHash(sha256, utf8("hello world"));
    const checkpoint = { origin: "go.sum database tree", size: 123_456_789_012, root };
    expect(checkpointText(checkpoint)).toBe(text);
    expect(readCheckpoint(text)).toEqual(checkpoint);
    expect(readCheckpoint(`${text}JOE\n`)).toEqual(checkpoint);
    for (const wrong of [text.replace("123456789012", "0xabcdef"), text.replace("Bb0=", "BTOOBIG=")])
      expect(readCheckpoint(wrong)).toBeUndefined();
  });

  test("a checkpoint that Go's checksum database signed is verified with its key", async () => {
    const key = readVerifierKey(sha256, "sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8")!;
    const { note, checkpoint } = readSignedCheckpoint(
      "go.sum database tree\n6476701\nmb8QLQIs0Z0yP5Cstq6guj87oXWeC9gEM8oVikmm9Wk=\n\n" +
        "— sum.golang.org Az3grsLX85Gz+s1SiTbgkuqxgItqFq7gsMUEyVnrsa9LM7Us9S+1xbFIGu95949rj4nPRYfvimWEPWL+o3GeoWwOoAw=\n",
    )!;
    expect([checkpoint.origin, checkpoint.size]).toEqual(["go.sum database tree", 6_476_701]);
    expect(await verdictOn(note, key, WEB_CRYPTOGRAPHY)).toBe("signed");
    const other = { ...note, text: note.text.replace("6476701", "6476702") };
    expect(await verdictOn(other, key, WEB_CRYPTOGRAPHY)).toBe("wrong");
  });

  test("a witness signs the message of the specification, with the time before the signature", () => {
    const text = "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n";
    const { note, checkpoint } = readSignedCheckpoint(
      `${text}\n` +
        "— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n" +
        "— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n",
    )!;
    const [, { name, keyId, signature } = note.signatures[0]!] = note.signatures;
    const time = Number(new DataView(signature.buffer, signature.byteOffset).getBigUint64(0));
    expect([checkpoint.size, name, hexOf(keyId), signature.length, time]).toEqual([
      20_852_163,
      "witness.example.com/w1",
      "8d66cf3f",
      8 + 64,
      1_679_315_147,
    ]);
    expect(new TextDecoder().decode(cosignedMessage(text, time))).toBe(`cosignature/v1\ntime 1679315147\n${text}`);
  });

  test("a proof is written as the format's own tests write it", () => {
    const checkpoint = "log\n9\nTszzRgjTG6xce+z2AG31kAXYKBgQVtCSCE40HmuwBb0=\n\n— log AAAAAAEC\n";
    const [one, two] = [sha256(utf8("hash1")), sha256(utf8("hash2"))];
    const without = { index: 5, hashes: [one, two], checkpoint, extra: null };
    expect(logProofText(without)).toBe(
      `c2sp.org/tlog-proof@v1\nindex 5\n${toBase64(one)}\n${toBase64(two)}\n\n${checkpoint}`,
    );
    const extra = utf8("extra information");
    const whole = `c2sp.org/tlog-proof@v1\nextra ${toBase64(extra)}\nindex 10\n${toBase64(one)}\n\n${checkpoint}`;
    expect(logProofText({ index: 10, hashes: [one], checkpoint, extra })).toBe(whole);
    expect(readLogProof(whole)).toMatchObject({ index: 10, hashes: [one], checkpoint, extra });
  });

  test("tiles are at the published paths, and a tree of 70 000 has the published ones", () => {
    const tile = { level: 5, index: 123_456_078, width: 256 };
    expect(tilePath(tile)).toBe("5/x123/x456/078");
    expect(tilePath({ ...tile, width: 2 })).toBe("5/x123/x456/078.p/2");
    expect(readTilePath("5/x123/x456/078.p/2")).toEqual({ ...tile, width: 2 });
    for (const wrong of ["5/123/456/078", "-1/123/456/078"]) expect(readTilePath(wrong)).toBeUndefined();
    const same = leafHash(sha256, utf8(""));
    const large = merkleTree((of) => of.slice(0, 32));
    for (let leaf = 0; leaf < 70_000; leaf++) large.add(same);
    const widthOf = (level: number, index: number, width: number) =>
      tileBytes(large, 70_000, { level, index, width })?.length;
    expect([widthOf(0, 272, 256), widthOf(0, 273, 112), widthOf(0, 273, 113)]).toEqual([8_192, 112 * 32, undefined]);
    expect([widthOf(1, 0, 256), widthOf(1, 1, 17), widthOf(1, 1, 18)]).toEqual([8_192, 17 * 32, undefined]);
    expect([widthOf(2, 0, 1), widthOf(2, 0, 2)]).toEqual([32, undefined]);
  });
});
