import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { newestCheckpoint } from "../../../src/ledger/queries/journal/checkpoints.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const DAY = 24 * 60 * 60 * 1_000;

let ledger: Ledger;
beforeAll(async () => {
  ledger = await begun(memoryPlace());
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => ledger.close());

/** A server that listens, on a clock that can be moved by days. */
async function serving() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { app } = await siteOver(ledger);
  await app.listen({ port: 0 });
  return app;
}

const signedSize = async (): Promise<number> => (await newestCheckpoint(ledger.db))?.size ?? 0;
const isSigned = async () => expect(await signedSize()).toBe((await ledger.head()).sequence);

test("a server signs the journal when it starts and every day, without being asked", async () => {
  const said = commandsAt(ledger);
  await withOctober(ledger);
  await close(ledger, "2026-11-01");
  await said("lists publish standard-2026-11 --early");
  await isSigned();
  await said('players add 1000201 --name "Li, X"');
  const app = await serving();
  await vi.waitFor(isSigned);
  await said('players add 1000202 --name "Li, Y"');
  vi.advanceTimersByTime(DAY - 1);
  const before = await signedSize();
  expect(before).toBeLessThan((await ledger.head()).sequence);
  vi.advanceTimersByTime(1);
  await vi.waitFor(isSigned);
  expect((await app.inject({ url: "/log/checkpoint" })).body).toContain(`\n${(await ledger.head()).sequence}\n`);
  await app.close();
  await said('players add 1000203 --name "Li, Z"');
  vi.advanceTimersByTime(DAY);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await signedSize()).toBeLessThan((await ledger.head()).sequence);
});

test("a server makes no key of its own", async () => {
  const own = await begun(memoryPlace());
  const { app } = await siteOver(own);
  await app.listen({ port: 0 });
  expect((await app.inject({ url: "/log/checkpoint" })).statusCode).toBe(404);
  await app.close();
  expect((await commandsAt(own)("journal verify")).status).toBe(0);
  expect(await newestCheckpoint(own.db)).toBeUndefined();
  await own.close();
});
