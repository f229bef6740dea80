import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMPTY_CHAIN, readLine, seal } from "../../../src/domain/journal/chain.ts";
import type { Action } from "../../../src/domain/journal/journal.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { sha256, sha256Bytes } from "../../../src/ledger/sha256.ts";
import { readSignedCheckpoint } from "../../../src/transparency/checkpoint.ts";
import { isConsistent } from "../../../src/transparency/merkle-proof.ts";
import { merkleTree } from "../../../src/transparency/merkle-tree.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { begun, folderPlace, memoryPlace, type Place } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const said = async (ledger: Ledger, words: string, files: Record<string, string> = {}) =>
  commandsAt(ledger, Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))(words);

describe.each(contractEngines(folderPlace))("the signed log of an office on %s", (_, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  let [key, proof, list] = ["", "", ""];

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger, "2026-11-01");
    expect((await said(ledger, "lists publish standard-2026-11 --early")).status).toBe(0);
    key = (await said(ledger, "journal show-key")).stdout;
    proof = (await said(ledger, "proofs export standard-2026-11")).stdout;
    list = (await said(ledger, "lists export standard-2026-11 --format canonical")).stdout;
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  const verified = (text: string, more = "", by = key) =>
    said(ledger, `verify p.tlog-proof --key ${by} ${more}`, { "p.tlog-proof": text, list, other: `${list} ` });

  test("publishing signs a checkpoint over the journal of then", async () => {
    const { checkpoint } = readSignedCheckpoint(proof.slice(proof.indexOf("\n\n") + 2))!;
    expect(checkpoint.origin).toBe("sample-office");
    expect(key).toMatch(/^sample-office\+[0-9a-f]{8}\+A/);
    const tree = await ledger.log();
    expect(checkpoint.size).toBe((await ledger.head()).sequence);
    expect(tree.root(checkpoint.size)).toEqual(checkpoint.root);
  });

  test("a proof is checked with the key alone: which list, and that a file is it", async () => {
    const { status, stdout } = await verified(proof, "--list list");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Entry \d+ is in the log of sample-office, signed when it had \d+ entries\.\n/);
    expect(stdout).toContain("It publishes the standard list of November 2026, with the sha-256 ");
    expect(stdout).toContain("list is the standard list of November 2026, byte for byte.");
    const other = await verified(proof, "--list other");
    expect([other.status, other.stdout]).toEqual([1, expect.stringContaining("other is none of these lists")]);
    expect(JSON.parse((await verified(proof, "--json")).stdout)).toMatchObject({
      lists: [{ list: "standard-2026-11" }],
    });
  });

  test("each fault has its own message", async () => {
    const extra = /^extra (.*)$/m.exec(proof)![1]!;
    const forged = Buffer.from(Buffer.from(extra, "base64").toString().replace("2026-11", "2026-12"));
    const stranger = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
    const faults: readonly (readonly [string, string, string?])[] = [
      [proof.replace("@v1", "@v3"), "The file is not a proof."],
      [proof.replace(/^extra .*\n/m, ""), "The proof does not include the entry it is about."],
      [proof.replace(extra, forged.toString("base64")), "The entry is not in the log that was signed."],
      [proof.replace(/^index \d+/m, "index 0"), "The entry is not in the log that was signed."],
      [proof.replace(/\n(\d+)\n(?=[^\n]{44}\n\n)/, "\n999\n"), "The signature is wrong"],
      [proof, "It is about another log", stranger],
      [proof.replace(/— sample-office .{6}/, "— sample-office AAAAAA"), "It is not signed with this key."],
    ];
    for (const [text, sentence, by] of faults) {
      const { status, stdout } = await verified(text, "", by);
      expect([status, stdout], sentence).toEqual([1, expect.stringContaining(sentence)]);
    }
    expect((await verified(proof, "", "nonsense")).stderr).toContain("not a public key of a log");
    expect((await said(ledger, "proofs export standard-2026-10")).stderr).toContain("list");
  });

  test("a checkpoint proves later that nothing before it was changed", async () => {
    const checkpoint = (await said(ledger, "journal sign-checkpoint")).stdout;
    expect((await said(ledger, 'settings change --name "Another name"')).status).toBe(0);
    const files = { c: checkpoint, wrong: checkpoint.replace(/\n\d+\n/, "\n3\n"), none: "no" };
    const right = await said(ledger, "journal verify --since c", files);
    expect([right.status, right.stdout]).toEqual([
      0,
      expect.stringMatching(/still begins with the \d+ entries that sample-office signed/),
    ]);
    expect((await said(ledger, "journal verify --since wrong", files)).stdout).toContain("The signature is wrong");
    const none = await said(ledger, "journal verify --since none --json", files);
    expect([none.status, JSON.parse(none.stdout).since.fault]).toEqual([1, "not-a-checkpoint"]);
  });

  test("the site hands out checkpoint, key, tiles and proofs, from which anybody computes the root", async () => {
    const { app } = await siteOver(ledger);
    const get = (url: string) => app.inject({ url });
    expect((await get("/log/key")).body.trim()).toBe(key);
    const { checkpoint } = readSignedCheckpoint((await get("/log/checkpoint")).body)!;
    const tile = await get(`/log/tile/0/000.p/${checkpoint.size}`);
    expect(tile.headers["cache-control"]).toContain("immutable");
    const tree = merkleTree(sha256Bytes);
    for (let at = 0; at < tile.rawPayload.length; at += 32) tree.add(tile.rawPayload.subarray(at, at + 32));
    expect(tree.root(checkpoint.size)).toEqual(checkpoint.root);
    const before = { size: 3, root: tree.root(3) };
    expect(isConsistent(sha256Bytes, before, checkpoint, tree.consistency(3, checkpoint.size))).toBe(true);
    const file = await get("/log/lists/standard-2026-11/1.tlog-proof");
    expect((await verified(file.body)).status).toBe(0);
    for (const none of [
      "tile/0/001",
      "tile/0/000.p/250",
      "tile/x",
      "lists/standard-2026-11/1.txt",
      "lists/x/1.tlog-proof",
    ])
      expect((await get(`/log/${none}`)).statusCode, none).toBe(404);
    await app.close();
  });
});

test("reading makes no key, a bad key fails no publication, and another key is refused", async () => {
  const place = memoryPlace();
  const ledger = await begun(place);
  const { app } = await siteOver(ledger);
  for (const path of ["key", "witness-key", "checkpoint", "tile/0/000"])
    expect((await app.inject({ url: `/log/${path}` })).statusCode, path).toBe(404);
  expect((await said(ledger, "journal verify --since c", { c: "" })).stderr).toContain("signed nothing yet");
  await withOctober(ledger);
  await close(ledger, "2026-11-01");
  const warned = new Promise((resolve) => process.once("warning", resolve));
  process.env.RATING_OFFICE_SIGNING_KEY = "nonsense";
  try {
    expect((await said(ledger, "lists publish standard-2026-11 --early")).status).toBe(0);
    expect(String(await warned)).toContain("bad-signing-key");
    delete process.env.RATING_OFFICE_SIGNING_KEY;
    expect((await said(ledger, "journal show-key --name ratings.example.org")).stdout).toMatch(
      /^ratings\.example\.org\+/,
    );
    expect((await said(ledger, "journal show-key --name other")).stderr).toContain(
      "already signs as ratings.example.org",
    );
    process.env.RATING_OFFICE_SIGNING_KEY =
      "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";
    expect((await said(ledger, "journal sign-checkpoint")).stderr).toContain(
      "signs with another key, ratings.example.org+",
    );
  } finally {
    delete process.env.RATING_OFFICE_SIGNING_KEY;
  }
  await app.close();
  await ledger.close();
  await place.end();
});

test("a rewritten journal passes every other check, and not this one; the key outlives the database", async () => {
  const place = folderPlace();
  let ledger = await begun(place);
  await withOctober(ledger);
  const key = (await said(ledger, "journal show-key")).stdout;
  const checkpoint = (await said(ledger, "journal sign-checkpoint")).stdout;
  await ledger.close();
  const file = join(place.folder, "journal.jsonl");
  let head = EMPTY_CHAIN;
  const rewritten = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((text) => {
      const { entry } = readLine(text, sha256);
      const { entry: sealed, line } = seal(head, entry as Action, { time: entry!.time, by: "Eve", salt: "00" }, sha256);
      head = sealed;
      return `${line}\n`;
    });
  writeFileSync(file, rewritten.join(""));
  ledger = await place.open({ fresh: true });
  expect((await said(ledger, "journal verify")).status).toBe(0);
  const since = await said(ledger, `journal verify --since c --key ${key}`, { c: checkpoint });
  expect([since.status, since.stdout]).toEqual([1, expect.stringContaining("The journal was rewritten")]);
  expect((await said(ledger, "journal show-key")).stdout).toBe(key);
  expect((await said(ledger, "journal sign-checkpoint")).stderr).toContain(
    "it was rewritten, or an old copy was restored",
  );
  await ledger.close();
  await place.end();
});
