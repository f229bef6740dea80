import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { readVerifierKey } from "../../../src/transparency/signed-note.ts";
import { verifyFile } from "../../../src/transparency/verify-file.ts";
import { WEB_CRYPTOGRAPHY } from "../../../src/transparency/web-cryptography.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { verified } from "../../set-up/offices/erasure.ts";
import { close, SIX, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";

const LIST = "standard-2026-11";
const PLAYERS = SIX.map(({ id }) => String(id));
/** Hashes on the way to the root of half a million lines, and of a journal of sixteen million entries. */
const [LIST_PATH, LOG_PATH] = [19, 24];
const HASH_LINE = 50;

const place = memoryPlace();
let ledger: Ledger;
beforeAll(async () => {
  ledger = await begun(place);
  await withOctober(ledger);
  await close(ledger, "2026-11-01");
  await said(`lists publish ${LIST} --early`);
});
afterAll(async () => {
  await ledger.close();
  await place.end();
});

const said = (words: string, files: Readonly<Record<string, Buffer>> = {}) => commandsAt(ledger, files)(words);

test("after each who is hidden or erased, all others have certificates that verify, and the public file gives the root", async () => {
  const text = (await said("journal show-key")).stdout.trim();
  const trusted = { key: readVerifierKey(WEB_CRYPTOGRAPHY.sha256, text)!, witnesses: [] };
  const proof = Buffer.from((await said(`proofs export ${LIST}`)).stdout);
  const roots = await verified(ledger);
  const certificates = async (): Promise<ReadonlyMap<string, string>> => {
    const found = new Map<string, string>();
    for (const player of PLAYERS) {
      const { status, stdout } = await said(`certificates export ${player} ${LIST}`);
      if (status === 0) found.set(player, stdout);
    }
    return found;
  };
  const first = await certificates();
  expect([...first.keys()].length).toBeGreaterThan(3);

  // In an office of any size: each has these hashes, a line of the file each.
  for (const certificate of first.values())
    expect(Buffer.byteLength(certificate) + (LIST_PATH + LOG_PATH) * HASH_LINE).toBeLessThan(8_000);

  const gone = new Set<string>();
  for (const [at, player] of [...first.keys()].entries()) {
    gone.add(player);
    if (at % 2 === 0) await erasePersons(acting(ledger), { players: [player], reason: "a request" });
    else await excludePlayer(acting(ledger), { player, reason: "asked" });
    const now = await certificates();
    expect([...now.keys()]).toEqual([...first.keys()].filter((each) => !gone.has(each)));
    // Those of before still hold, too: what was published stays published.
    for (const [whose, certificate] of [...now, ...first]) {
      const found = await verifyFile(certificate, trusted, WEB_CRYPTOGRAPHY);
      expect(found).toMatchObject({ verified: { certificate: { player: whose } } });
    }
    const list = Buffer.from((await said(`lists export ${LIST} --format public`)).stdout);
    const file = await said(`verify proof --key ${text} --list list`, { proof, list });
    expect([file.status, file.stdout]).toEqual([0, expect.stringContaining("give the published root")]);
    for (const each of gone) expect(list.toString()).not.toMatch(new RegExp(`^${each}\t`, "m"));
  }
  expect(await verified(ledger)).toEqual(roots);
});
