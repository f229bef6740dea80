import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { signingKey } from "../../src/periods/log/signing-key.ts";
import { checkpointText, readSignedCheckpoint } from "../../src/transparency/checkpoint.ts";
import { noteText } from "../../src/transparency/signed-note.ts";
import { commandsAt } from "../set-up/offices/commands.ts";
import { close, withOctober } from "../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../set-up/offices/offices.ts";
import { openSite, picture, type Site } from "./browsing.ts";

describe("files are checked in a browser", () => {
  let ledger: Ledger;
  let site: Site;
  let [certificate, proof, list, rewritten] = ["", "", "", ""];
  beforeAll(async () => {
    ledger = await begun(memoryPlace());
    await withOctober(ledger);
    await close(ledger, "2026-11-01");
    const said = commandsAt(ledger, {});
    await said("lists publish standard-2026-11 --early");
    certificate = (await said("certificates export 1000101 standard-2026-11")).stdout;
    proof = (await said("proofs export standard-2026-11")).stdout;
    list = (await said("lists export standard-2026-11 --format public")).stdout;
    const { checkpoint } = readSignedCheckpoint(proof.slice(proof.indexOf("\n\n") + 2))!;
    const text = checkpointText({ ...checkpoint, root: new Uint8Array(32) });
    rewritten = noteText({ text, signatures: [(await signingKey(ledger.db)).sign(text)] });
    site = await openSite(ledger);
  });
  afterAll(async () => {
    await site.close();
    await ledger.close();
  });

  const asFile = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

  test("a certificate, from its page", async () => {
    const page = await site.visitor();
    await page.goto("/en/players/1000101/standard-2026-11/certificate");
    expect(await page.locator("svg.qr-code").count()).toBe(1);
    await picture(page, "certificate");
    await page.getByRole("link", { name: "Check it in your browser" }).click();
    await page.getByRole("heading", { name: "The file is genuine" }).waitFor();
    await picture(page, "verify");
    expect(await page.locator("main").innerText()).toContain(
      "The standard list of November 2026 has Öster, Ida (1000101) with a rating of 2105.",
    );
  });

  test("a certificate is checked in a moment, by the clock of the page", async () => {
    const page = await site.visitor();
    await page.goto("/en/verify");
    await page.getByLabel("Public key").fill((await commandsAt(ledger, {})("journal show-key")).stdout.trim());
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const island = document.querySelector("[data-island]")!;
          let begun = 0;
          island.addEventListener("change", () => {
            begun = performance.now();
          });
          const watching = new MutationObserver(() => {
            if (begun > 0 && island.querySelector(".notice")) resolve(performance.now() - begun);
          });
          watching.observe(island, { childList: true, subtree: true });
        }),
    );
    await page.locator("[data-island] input[type=file]").setInputFiles([asFile("certificate", certificate)]);
    // Told, not compared with a bar: other tests run beside this one.
    process.stdout.write(
      `a certificate of ${certificate.length} bytes checked in the browser in ${(await took).toFixed(1)} ms\n`,
    );
    await page.getByRole("heading", { name: "The file is genuine" }).waitFor();
    await page.close();
  });

  test("each fault has its own sentence, in the language of the page", async () => {
    const page = await site.visitor();
    const lines = list.split("\n");
    const faults: readonly (readonly [language: string, texts: readonly string[], sentence: string])[] = [
      ["en", [certificate.replace("2105", "2205")], "A line was changed"],
      ["sv", [certificate.replace("Ida", "Eva")], "En person har ändrats"],
      ["it", [proof, lines.toSpliced(1, 2).join("\n")], "Una riga è stata tolta"],
      ["es", [proof, lines.toSpliced(3, 0, lines[1]!).join("\n")], "Se añadió una línea"],
      ["en", [proof.replace(/^index \d+/m, "index 0")], "The entry is not in the log"],
      ["en", [list], "choose its proof"],
      ["sv", [certificate, rewritten], "Loggen har skrivits om"],
    ];
    for (const [language, texts, sentence] of faults) {
      await page.goto(`/${language}/verify`);
      await page
        .locator("[data-island] input[type=file]")
        .setInputFiles(texts.map((text, at) => asFile(`${at}`, text)));
      await page.locator(".notice.warn", { hasText: sentence }).waitFor();
    }
    await page.goto("/en/verify");
    await page.locator("[data-island] input[type=file]").setInputFiles([asFile("l", list), asFile("p", proof)]);
    await page.locator(".notice", { hasText: "6 lines give the published root" }).waitFor();
    await page.getByLabel("Public key").fill("PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW");
    await page.locator(".notice.warn", { hasText: "It is about another log" }).waitFor();
    await page.getByLabel("Public key").fill("nonsense");
    await page.locator(".notice.warn", { hasText: "not a public key" }).waitFor();
  });
});
