import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServer } from "../../../src/ledger/engines/server.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openReadOnlyLedger } from "../../../src/ledger/open-read-only.ts";
import { verifyLists } from "../../../src/periods/lists/verify/verify-list.ts";
import { project } from "../../../src/periods/projections.ts";
import { verified, withIda } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { begun, officeAt } from "../../set-up/offices/offices.ts";
import { startPostgres } from "../../set-up/postgres-server.mjs";
import { siteOver } from "../../set-up/sites/site.ts";

describe("public pages from a streaming replica", () => {
  let primary: Awaited<ReturnType<typeof startPostgres>>;
  let replica: Awaited<ReturnType<typeof primary.replica>>;
  let [ledger, reading]: [Ledger, Ledger] = [undefined!, undefined!];
  let site: Awaited<ReturnType<typeof siteOver>>;

  beforeAll(async () => {
    primary = await startPostgres();
    ledger = await begun(officeAt({ address: primary.address, drop: async () => undefined }));
    await withIda(ledger);
    replica = await primary.replica();
    const engine = await openServer(replica.address, { readOnly: true });
    reading = await openReadOnlyLedger({ engine, place: "the replica", project, now: Date.now });
    site = await siteOver(reading, undefined, { publicOnly: true });
  });
  afterAll(async () => {
    await site.app.close();
    await reading.close();
    await ledger.close();
    await replica.stop();
    await primary.stop();
  });
  const statusOf = async (url: string) => (await site.app.inject(url)).statusCode;
  const entries = async () => JSON.parse((await site.app.inject("/healthz")).body).entries;
  const caughtUp = () => expect.poll(async () => (await reading.head()).sequence, WAIT).toBe(headNow);
  const WAIT = { timeout: 30_000, interval: 50 };
  let headNow = 0;

  test("it has the same lists, which verify there from its own tables", async () => {
    headNow = (await ledger.head()).sequence;
    await caughtUp();
    expect(await verified(reading)).toEqual(await verified(ledger));
    expect(await statusOf("/en/lists/standard-2026-11")).toBe(200);
  });

  test("while it lags it shows what was published before, whole; then the new list", async () => {
    await say(replica.address, "SELECT pg_wal_replay_pause()");
    await close(ledger, "2026-12-01");
    await publish(ledger, "standard-2026-12");
    expect(await entries()).toBe(headNow);
    expect(await statusOf("/en/lists/standard-2026-12")).toBe(404);
    expect(await statusOf("/en/lists/standard-2026-11")).toBe(200);
    await say(replica.address, "SELECT pg_wal_replay_resume()");
    headNow = (await ledger.head()).sequence;
    await caughtUp();
    expect(await statusOf("/en/lists/standard-2026-12")).toBe(200);
    for await (const { differences } of verifyLists(reading)) expect(differences).toEqual([]);
  });

  test("tables that are made again on the main server reach it, and pages go on", async () => {
    await ledger.rebuild();
    await expect.poll(() => statusOf("/en/lists/standard-2026-12"), WAIT).toBe(200);
    await expect.poll(() => statusOf("/en/players/1000102"), WAIT).toBe(200);
  });

  test("without the main server it still answers", async () => {
    await ledger.close();
    await primary.kill();
    expect(await statusOf("/en/lists/standard-2026-12")).toBe(200);
    await primary.restart();
  });

  test("without its replica it says so, on a page and in the API, and answers again when it is back", async () => {
    await replica.kill();
    for (const url of ["/en/lists/standard-2026-12", "/api/v1/lists"]) {
      const { statusCode, body } = await site.app.inject(url);
      expect([url, statusCode]).toEqual([url, 503]);
      expect(body).toContain("The database is not answering.");
    }
    expect(await statusOf("/healthz")).toBe(503);
    await replica.restart();
    await expect.poll(() => statusOf("/en/lists/standard-2026-12"), WAIT).toBe(200);
  });
});

async function say(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
