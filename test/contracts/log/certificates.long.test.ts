import { expect, test } from "vitest";
import { readVerifierKey } from "../../../src/transparency/signed-note.ts";
import { verifyFile } from "../../../src/transparency/verify-file.ts";
import { WEB_CRYPTOGRAPHY } from "../../../src/transparency/web-cryptography.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";

test("no certificate verifies after a change of any one of its bits", async () => {
  const place = memoryPlace();
  const ledger = await begun(place);
  await withOctober(ledger);
  await close(ledger, "2026-11-01");
  const said = commandsAt(ledger);
  await said("lists publish standard-2026-11 --early");
  const key = readVerifierKey(WEB_CRYPTOGRAPHY.sha256, (await said("journal show-key")).stdout.trim())!;
  const certificate = (await said("certificates export 1000101 standard-2026-11")).stdout;
  const verifies = async (text: string) =>
    "verified" in (await verifyFile(text, { key, witnesses: [] }, WEB_CRYPTOGRAPHY));
  const bytes = Buffer.from(certificate);
  const passed: string[] = [];
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    if (await verifies(changed.toString("utf8"))) passed.push(`byte ${bit >> 3}, bit ${bit & 7}`);
  }
  expect([bytes.length > 1_000, await verifies(certificate), passed]).toEqual([true, true, []]);
  await ledger.close();
  await place.end();
}, 300_000);
