import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVerifierKey, verifyFile, verifyList, WEB_CRYPTOGRAPHY } from "../../src/index.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { newSigningKey, publicKeyText, signingKey } from "../../src/periods/log/signing-key.ts";
import { checkpointText, readSignedCheckpoint } from "../../src/transparency/checkpoint.ts";
import { noteText } from "../../src/transparency/signed-note.ts";
import { catalogueOf } from "../../src/words/words.ts";
import { commandsAt } from "../set-up/offices/commands.ts";
import { close, withOctober } from "../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../set-up/offices/offices.ts";
import { openSite, type Site } from "./browsing.ts";

const FAULTS = catalogueOf("en").web.files.faults;

/** What somebody has in hands: the key, the proof, the public file of the list and a checkpoint that was kept. */
interface Given {
  readonly key: string;
  readonly proof: string;
  readonly list: string;
  readonly since: string;
}

const inList = (change: (lines: string[]) => readonly string[]) => (given: Given) => ({
  list: change(given.list.split("\n")).join("\n"),
});

describe("the command, the library and the browser refuse with the same sentence", () => {
  let ledger: Ledger;
  let site: Site;
  let given: Given;
  let [rewritten, foreign] = ["", ""];
  beforeAll(async () => {
    ledger = await begun(memoryPlace());
    await withOctober(ledger);
    await close(ledger, "2026-11-01");
    const said = commandsAt(ledger, {});
    await said("lists publish standard-2026-11 --early");
    const proof = (await said("proofs export standard-2026-11")).stdout;
    const since = proof.slice(proof.indexOf("\n\n") + 2);
    const list = (await said("lists export standard-2026-11 --format public")).stdout;
    const { key, sign } = await signingKey(ledger.db);
    given = { key: publicKeyText(key), proof, since, list };
    const text = checkpointText({ ...readSignedCheckpoint(since)!.checkpoint, root: new Uint8Array(32).fill(1) });
    rewritten = noteText({ text, signatures: [sign(text)] });
    foreign = publicKeyText(newSigningKey(key.name).key);
    site = await openSite(ledger);
  });
  afterAll(async () => {
    await site.close();
    await ledger.close();
  });

  const byCommand = async ({ key, proof, list, since }: Given): Promise<string> => {
    const files = { proof: Buffer.from(proof), list: Buffer.from(list), since: Buffer.from(since) };
    const { stdout } = await commandsAt(ledger, files)(`proofs verify proof --key ${key} --list list --since since`);
    return stdout;
  };
  const byLibrary = async ({ key, proof, list, since }: Given): Promise<string> => {
    const trusted = { key: readVerifierKey(WEB_CRYPTOGRAPHY.sha256, key)!, witnesses: [], checkpoint: since };
    const found = await verifyFile(proof, trusted, WEB_CRYPTOGRAPHY);
    if ("fault" in found) return FAULTS[found.fault];
    const compared = verifyList(list, found.verified.lists, WEB_CRYPTOGRAPHY);
    return "fault" in compared ? FAULTS[compared.fault] : "give the published root";
  };
  const inBrowser = async ({ key, proof, list, since }: Given): Promise<string> => {
    const page = await site.visitor();
    await page.goto("/en/verify");
    await page.getByLabel("Public key").fill(key);
    const files = Object.entries({ proof, list, since }).map(([name, text]) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(text),
    }));
    await page.locator("[data-island] input[type=file]").setInputFiles(files);
    const notice = page.locator("[data-island] .notice");
    await notice.first().waitFor();
    const text = (await notice.allInnerTexts()).join("\n");
    await page.close();
    return text;
  };

  test.each<[string, (from: Given) => Partial<Given>, string]>([
    ["nothing", () => ({}), "give the published root"],
    [
      "a flipped byte",
      inList((lines) => lines.map((line) => line.replace("\t2105\t", "\t2104\t"))),
      "A line was changed",
    ],
    ["a line removed", inList((lines) => lines.toSpliced(1, 2)), "A line was removed"],
    ["a line added", inList((lines) => lines.toSpliced(1, 0, lines[1]!, lines[2]!)), "A line was added"],
    ["a line removed, its person left", inList((lines) => lines.toSpliced(1, 1)), "A line was removed"],
    ["a person's line removed", inList((lines) => lines.toSpliced(2, 1)), "A person was removed"],
    ["a plus removed", inList((lines) => lines.with(2, lines[2]!.slice(1))), "A line was added"],
    ["a rewritten log", () => ({ since: rewritten }), "The log was rewritten"],
    ["a foreign key", () => ({ key: foreign }), "It is not signed with this key"],
  ])("%s", async (_, change, sentence) => {
    const changed = { ...given, ...change(given) };
    for (const verify of [byCommand, byLibrary, inBrowser]) expect(await verify(changed)).toContain(sentence);
  });
});
