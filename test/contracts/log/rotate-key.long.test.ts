import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { begun, folderPlace, type Place } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const said = async (ledger: Ledger, words: string, files: Record<string, string> = {}) =>
  commandsAt(ledger, Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])))(words);

describe.each(contractEngines(folderPlace))("the signing key of an office on %s is changed", (_, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  const texts = { oldKey: "", newKey: "", newestKey: "", oldProof: "", checkpoint: "", keys: "" };

  const keysOf = async (): Promise<string> => {
    const { app } = await siteOver(ledger);
    const { body } = await app.inject({ url: "/log/keys" });
    await app.close();
    return body;
  };

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    expect((await said(ledger, "journal rotate-key")).stderr).toContain("no signing key yet");
    await withOctober(ledger);
    await close(ledger, "2026-11-01");
    await said(ledger, "lists publish standard-2026-11 --early");
    texts.oldKey = (await said(ledger, "journal show-key")).stdout.trim();
    texts.oldProof = (await said(ledger, "proofs export standard-2026-11")).stdout;
    texts.checkpoint = (await said(ledger, "journal sign-checkpoint")).stdout;
    expect(await keysOf()).toBe("");
    expect((await said(ledger, "journal rotate-key --dry-run")).status).toBe(0);
    expect((await said(ledger, "journal show-key")).stdout.trim()).toBe(texts.oldKey);
    const rotated = await said(ledger, "journal rotate-key");
    expect(rotated.status).toBe(0);
    texts.newKey = (await said(ledger, "journal show-key")).stdout.trim();
    expect(rotated.stdout).toContain(texts.newKey);
    texts.keys = await keysOf();
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  const verified = (proof: string, key: string, keys?: string) =>
    said(ledger, `proofs verify p --key ${key}${keys === undefined ? "" : " --keys k"}`, { p: proof, k: keys ?? "" });

  test("the old proof is valid under the old key; a new one under the new key, or the old one with the change", async () => {
    expect(texts.newKey).not.toBe(texts.oldKey);
    expect((await verified(texts.oldProof, texts.oldKey)).status).toBe(0);
    expect((await verified(texts.oldProof, texts.newKey)).stdout).toContain("not signed with this key");
    const proof = (await said(ledger, "proofs export standard-2026-11")).stdout;
    expect((await verified(proof, texts.newKey)).status).toBe(0);
    expect((await verified(proof, texts.oldKey)).stdout).toContain("not signed with this key");
    expect((await verified(proof, texts.oldKey, texts.keys)).status).toBe(0);
    expect((await verified(texts.oldProof, texts.oldKey, texts.keys)).status).toBe(0);
    // A stolen old key must not speak for those who trust the new one.
    expect((await verified(texts.oldProof, texts.newKey, texts.keys)).stdout).toContain("not signed with this key");
  });

  test("a change that was not signed with the old key is refused", async () => {
    const proof = (await said(ledger, "proofs export standard-2026-11")).stdout;
    const signature = /^— .*$/m.exec(texts.keys)![0];
    for (const wrong of [
      texts.keys.replace(texts.newKey, "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"),
      texts.keys.replace(signature, signature.replace(/.{8}$/, "AAAAAAA=")),
      "nothing",
    ]) {
      const { status, stdout } = await verified(proof, texts.oldKey, wrong);
      expect([status, stdout]).toEqual([1, expect.stringContaining("The file of key changes is wrong")]);
    }
  });

  test("a witness goes on under the new key, if the change is signed with the one it knows", async () => {
    const watch = (keys: string) => said(ledger, `witnesses watch ${texts.newKey} --keys k`, { k: keys });
    expect((await said(ledger, `witnesses watch ${texts.oldKey}`)).status).toBe(0);
    expect((await said(ledger, `witnesses watch ${texts.newKey}`)).stderr).toContain("with another key");
    expect((await watch(texts.keys.replace(/^— .*$/m, ""))).stderr).toContain("with another key");
    expect((await watch(texts.keys)).status).toBe(0);
    expect((await said(ledger, "witnesses list")).stdout).toContain(texts.newKey);
  });

  test("the journal is still checked by checkpoints of before, and a second change follows the first", async () => {
    const since = () => said(ledger, "journal verify --since c", { c: texts.checkpoint });
    expect((await since()).status).toBe(0);
    expect((await said(ledger, "journal rotate-key")).status).toBe(0);
    texts.newestKey = (await said(ledger, "journal show-key")).stdout.trim();
    const [keys, proof] = [await keysOf(), (await said(ledger, "proofs export standard-2026-11")).stdout];
    for (const key of [texts.oldKey, texts.newKey, texts.newestKey])
      expect((await verified(proof, key, keys)).status, key).toBe(0);
    expect((await since()).status).toBe(0);
    expect((await ledger.verify()).faults).toEqual([]);
    await ledger.close();
    ledger = await place.open();
    expect((await said(ledger, "journal show-key")).stdout.trim()).toBe(texts.newestKey);
  });
});
