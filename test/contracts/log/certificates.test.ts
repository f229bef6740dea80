import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { signingKey } from "../../../src/periods/log/signing-key.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { checkpointText, readSignedCheckpoint } from "../../../src/transparency/checkpoint.ts";
import { noteText, readVerifierKey } from "../../../src/transparency/signed-note.ts";
import { verifyFile, verifyList } from "../../../src/transparency/verify-file.ts";
import { WEB_CRYPTOGRAPHY } from "../../../src/transparency/web-cryptography.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, type Place } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const said = async (ledger: Ledger, words: string, files: Record<string, string> = {}) =>
  commandsAt(ledger, Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))(words);

const BITS_APART = 13;

describe.each(contractEngines())("lists of an office on %s that anybody can check", (where, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  let [key, proof, certificate] = ["", "", ""];

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger, "2026-11-01");
    await said(ledger, "lists publish standard-2026-11 --early");
    key = (await said(ledger, "journal show-key")).stdout.trim();
    proof = (await said(ledger, "proofs export standard-2026-11")).stdout;
    certificate = (await said(ledger, "certificates export 1000101 standard-2026-11")).stdout;
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  const verified = (text: string, more = "", files: Record<string, string> = {}) =>
    said(ledger, `verify file --key ${key} ${more}`, { file: text, ...files });

  test("a certificate is small and says whose rating it is, to the command and to the library", async () => {
    expect(Buffer.byteLength(certificate)).toBeLessThan(8_000);
    const { status, stdout } = await verified(certificate);
    expect([status, stdout.split("\n")[0]]).toEqual([
      0,
      "The standard list of November 2026 has Öster, Ida (1000101) with a rating of 2105.",
    ]);
    const trusted = { key: readVerifierKey(WEB_CRYPTOGRAPHY.sha256, key)!, witnesses: [] };
    const found = await verifyFile(certificate, trusted, WEB_CRYPTOGRAPHY);
    expect(found).toMatchObject({ verified: { certificate: { player: "1000101", rating: 2105 } } });
    for (const other of ["1000102", "Nagy"]) expect(certificate).not.toContain(other);
    const begun = performance.now();
    for (let run = 0; run < 10; run++) await verifyFile(certificate, trusted, WEB_CRYPTOGRAPHY);
    expect((performance.now() - begun) / 10).toBeLessThan(100);
  });

  test.runIf(where === "PostgreSQL")("no certificate verifies after a change of any one bit", async () => {
    const trusted = { key: readVerifierKey(WEB_CRYPTOGRAPHY.sha256, key)!, witnesses: [] };
    const bytes = Buffer.from(certificate);
    const passed: number[] = [];
    // A bit of most bytes, another from byte to byte: certificates.long.test.ts tries all of them.
    for (let at = 0; at < bytes.length; at++)
      for (let bit = at % BITS_APART; bit < 8; bit += BITS_APART) {
        const changed = Buffer.from(bytes);
        changed[at] = changed[at]! ^ (1 << bit);
        if ("verified" in (await verifyFile(changed.toString("utf8"), trusted, WEB_CRYPTOGRAPHY))) passed.push(at);
      }
    expect(passed).toEqual([]);
  });

  test("each fault of a certificate has its own message", async () => {
    const { header, line, person, proof: lines, ...others } = JSON.parse(certificate);
    const written = (changes: object) =>
      `${JSON.stringify({ format: others.format, header, line, salt: others.salt, person, index: others.index, path: others.path, proof: lines, ...changes }, null, 1)}\n`;
    expect(written({})).toBe(certificate);
    const kept = lines.join("\n").slice(lines.join("\n").indexOf("\n\n") + 2);
    const faults: readonly (readonly [string, string, string?])[] = [
      [certificate.replace('"index"', '"Index"'), "not a certificate"],
      [written({ header: header.replace('"version":1', '"version":2') }), "The first line of the list"],
      [written({ line: line.replace("2105", "2205") }), "A line was changed"],
      [written({ person: person.replace("Ida", "Eva") }), "A person was changed"],
      [written({ proof: lines.map((each: string) => each.replace(/^index \d+/, "index 0")) }), "not in the log"],
      [certificate, "It is about another log", "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"],
    ];
    for (const [text, sentence, by = key] of faults) {
      const { status, stdout } = await said(ledger, `proofs verify file --key ${by}`, { file: text });
      expect([status, stdout], sentence).toEqual([1, expect.stringContaining(sentence)]);
    }
    expect((await verified(certificate, "--since kept", { kept })).status).toBe(0);
    const { checkpoint } = readSignedCheckpoint(kept)!;
    const { sign } = await signingKey(ledger.db);
    const signed = (changes: Partial<typeof checkpoint>): string => {
      const text = checkpointText({ ...checkpoint, ...changes });
      return noteText({ text, signatures: [sign(text)] });
    };
    const rewritten: Record<string, Partial<typeof checkpoint>> = {
      "The log was rewritten": { root: new Uint8Array(32) },
      "another length": { size: 3 },
    };
    for (const [sentence, changes] of Object.entries(rewritten)) {
      const found = await verified(certificate, "--since kept", { kept: signed(changes) });
      expect([found.status, found.stdout]).toEqual([1, expect.stringContaining(sentence)]);
    }
    expect((await verified(certificate, "--since kept", { kept: "no" })).stdout).toContain("not a signed checkpoint");
  });

  test("the public file gives the published root, and names nobody whom the public does not see", async () => {
    const file = (await said(ledger, "lists export standard-2026-11 --format public")).stdout;
    expect(file).toContain("Luczak, Ewa");
    const right = await verified(proof, "--list list", { list: file });
    expect([right.status, right.stdout]).toEqual([0, expect.stringContaining("6 lines give the published root")]);
    await excludePlayer(acting(ledger), { player: "1000103", reason: "asked" });
    const { app } = await siteOver(ledger);
    const site = await app.inject({ url: "/files/standard-2026-11/1.public" });
    expect(site.statusCode).toBe(200);
    for (const hidden of ["1000103", "Luczak"]) expect(site.body).not.toContain(hidden);
    expect((await verified(proof, "--list list", { list: site.body })).status).toBe(0);
    expect((await app.inject({ url: "/files/standard-2026-10/1.public" })).statusCode).toBe(422);
    await app.close();
    const lines = site.body.split("\n");
    const faults: readonly (readonly [readonly string[], string])[] = [
      [lines.toSpliced(1, 2), "A line was removed"],
      [lines.toSpliced(3, 0, lines[1]!), "A line was added"],
      [lines.map((line) => line.replace("\t2105\t", "\t2205\t")), "A line was changed"],
      [lines.map((line) => line.replace("Öster", "Oster")), "A person was changed"],
      [lines.with(0, lines[0]!.replace('"version":1', '"version":2')), "The first line of the list"],
    ];
    for (const [changed, sentence] of faults) {
      const found = await verified(proof, "--list list", { list: changed.join("\n") });
      expect([found.status, found.stdout], sentence).toEqual([1, expect.stringContaining(sentence)]);
    }
    expect(verifyList("", [], WEB_CRYPTOGRAPHY)).toEqual({ fault: "not-a-list" });
  });

  test("there is no certificate of players whom the public does not see", async () => {
    const { app } = await siteOver(ledger);
    const get = async (player: string, list = "standard-2026-11") =>
      (await app.inject({ url: `/files/${list}/certificates/1/${player}.json` })).statusCode;
    expect([
      await get("1000101"),
      await get("1000103"),
      await get("9"),
      await get("1000101", "standard-2026-10"),
    ]).toEqual([200, 404, 404, 404]);
    await app.close();
    expect((await said(ledger, "certificates export 1000103 standard-2026-11")).stderr).toContain("no certificate");
  });
});
