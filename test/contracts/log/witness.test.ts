import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { sha256Bytes } from "../../../src/ledger/sha256.ts";
import { cosign, cosignRequest } from "../../../src/periods/log/be-witness.ts";
import { signCheckpoint } from "../../../src/periods/log/checkpoints.ts";
import { signingKey } from "../../../src/periods/log/signing-key.ts";
import { checkpointText, readSignedCheckpoint } from "../../../src/transparency/checkpoint.ts";
import { merkleTree } from "../../../src/transparency/merkle-tree.ts";
import { noteText } from "../../../src/transparency/signed-note.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace, type Place, serverPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** Two offices, each on an engine of its own: one publishes lists, the other is its witness, over the network. */
describe("a witness", () => {
  const places: Place[] = [];
  let [office, other]: Ledger[] = [];
  let address = "";
  let [key, witnessKey] = ["", ""];
  let stop = async (): Promise<void> => undefined;

  const said = (ledger: Ledger | undefined, words: string, files: Record<string, string> = {}) =>
    commandsAt(
      ledger!,
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    )(words);

  beforeAll(async () => {
    places.push(await serverPlace(), memoryPlace());
    [office, other] = [await begun(places[0]!), await begun(places[1]!)];
    await withOctober(office);
    await close(office, "2026-11-01");
    await said(office, "lists publish standard-2026-11 --early");
    await said(other, "journal show-key --name witness.example/ada");
    const { app } = await siteOver(other);
    address = `${await app.listen({ host: "127.0.0.1", port: 0 })}/log`;
    stop = () => app.close();
    key = (await said(office, "journal show-key")).stdout;
    witnessKey = (await (await fetch(`${address}/witness-key`)).text()).trim();
  });
  afterAll(async () => {
    await stop();
    await office?.close();
    await other?.close();
    for (const place of places) await place.end();
  });

  test("signs only logs that it was told to watch", async () => {
    expect((await said(office, "witness cosign")).stdout).toContain("No witnesses yet.");
    expect((await said(office, `witness add ${address} --key ${key}`)).stderr).toContain("not as a witness");
    expect((await said(office, `witness add nowhere --key ${witnessKey}`)).status).toBe(2);
    expect((await said(office, `witness add ${address} --key ${witnessKey}`)).stdout).toContain("Witness added");
    const refused = await said(office, "witness cosign");
    expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining("did not sign: it refused")]);
    expect((await said(other, `witness watch ${key}`)).stdout).toContain("is now a witness of sample-office");
    const signed = await said(office, "witness cosign");
    expect([signed.status, signed.stdout]).toEqual([0, `${address} signed the checkpoint.`]);
  });

  test("is in the proof of an earlier publication too, whatever was recorded between", async () => {
    await said(office, "settings change --name Between");
    expect((await said(office, "witness cosign")).status).toBe(0);
    await said(office, "settings change --name After");
    await said(office, "journal sign-checkpoint");
    expect((await said(office, "proofs export standard-2026-11")).stdout).toContain("— witness.example/ada ");
    await said(office, 'settings change --name "Sample office"');
  });

  test("is asked by others' programs without a content type, and says what it saw", async () => {
    const body = cosignRequest(0, [], await signCheckpoint(office!, { published: false }));
    for (const headers of [{}, { "content-type": "application/octet-stream" }]) {
      const answer = await fetch(`${address}/add-checkpoint`, { method: "POST", headers, body: Buffer.from(body) });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([409, "text/x.tlog.size"]);
    }
  });

  test("is in the proofs from then on, and a verifier can ask for it", async () => {
    const proof = (await said(office, "proofs export standard-2026-11")).stdout;
    const verified = await said(office, `verify p.tlog-proof --key ${key} --witness ${witnessKey}`, {
      "p.tlog-proof": proof,
    });
    expect([verified.status, verified.stdout]).toEqual([
      0,
      expect.stringContaining("witness.example/ada signed as a witness."),
    ]);
    const without = proof.replace(/— witness.example\/ada .*\n/, "");
    const missing = await said(office, `verify p.tlog-proof --key ${key} --witness ${witnessKey}`, {
      "p.tlog-proof": without,
    });
    expect([missing.status, missing.stdout]).toEqual([1, "A witness that you named has not signed it."]);
  });

  test("follows a journal that grows, also one that forgot what the witness saw", async () => {
    await said(office, 'settings change --name "Another name"');
    expect((await said(office, "witness cosign")).status).toBe(0);
    await said(office, `witness add ${address} --key ${witnessKey}`); // As if it had never been asked.
    await said(office, 'settings change --name "Sample office"');
    expect((await said(office, "witness cosign")).status).toBe(0);
    const { sequence } = await office!.head();
    const { witnesses } = JSON.parse((await said(office, "witness list --json")).stdout);
    expect(witnesses).toEqual([{ address, key: witnessKey, size: sequence }]);
    expect(JSON.parse((await said(other, "witness list --json")).stdout).watched).toMatchObject([
      { log: "sample-office", size: sequence },
    ]);
  });

  test("does not sign a journal that was rewritten, though the office itself signed it", async () => {
    const { key: log, sign } = await signingKey(office!.db);
    const tree = merkleTree(sha256Bytes);
    const { sequence } = await office!.head();
    for (let entry = 0; entry < sequence + 1; entry++) tree.add(sha256Bytes(Uint8Array.of(entry)));
    const text = checkpointText({ origin: log.name, size: tree.size(), root: tree.root(tree.size()) });
    const note = noteText({ text, signatures: [sign(text)] });
    const ask = (old: number, of = tree, checkpoint = note) =>
      cosign(
        other!.db,
        cosignRequest(old, of.consistency(old, readSignedCheckpoint(checkpoint)!.checkpoint.size), checkpoint),
        0,
      );
    expect((await ask(sequence)).status).toBe(422);
    expect(await ask(0)).toEqual({ status: 409, text: `${sequence}\n`, isSize: true });
    const stranger = note.replace(/— sample-office .{6}/, "— sample-office AAAAAA");
    expect((await ask(sequence, tree, stranger)).status).toBe(403);
    expect((await cosign(other!.db, "nonsense", 0)).status).toBe(400);
    expect((await cosign(other!.db, cosignRequest(0, [], note.replaceAll("sample-office", "unknown")), 0)).status).toBe(
      404,
    );
  });

  test("asked twice at once, signs one size only once it has seen the one before", async () => {
    const { sequence } = await office!.head();
    const notes: string[] = [];
    for (const name of ["One", "Two"]) {
      await said(office, `settings change --name ${name}`);
      notes.push(await signCheckpoint(office!, { published: true }));
    }
    const tree = await office!.log();
    const answers = await Promise.all(
      notes.map((note, at) =>
        cosign(other!.db, cosignRequest(sequence, tree.consistency(sequence, sequence + at + 1), note), 0),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("that cannot be reached, or is unknown, is said", async () => {
    await said(office, `witness add http://127.0.0.1:9/log --key ${witnessKey}`);
    const { status, stdout } = await said(office, "witness cosign");
    expect([status, stdout]).toEqual([
      1,
      expect.stringContaining("http://127.0.0.1:9/log did not sign: it cannot be reached."),
    ]);
    expect((await said(office, "witness remove http://127.0.0.1:9/log")).status).toBe(0);
    expect((await said(office, "witness remove http://127.0.0.1:9/log")).stderr).toContain("There is no witness at");
    expect((await said(other, "witness watch nonsense")).status).toBe(2);
  });
});
