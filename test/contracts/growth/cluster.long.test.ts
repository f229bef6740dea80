import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { BULK, type Cluster, say, startCluster } from "../../set-up/cluster.ts";
import { REASON, verified, withIda } from "../../set-up/offices/erasure.ts";
import { close, publish } from "../../set-up/offices/lists.ts";
import { acting, begun, officeAt, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

describe("an office whose bulk tables lie on three servers", () => {
  let cluster: Cluster;
  let plain: Place;
  let [spread, whole]: [Ledger, Ledger] = [undefined!, undefined!];

  beforeAll(async () => {
    cluster = await startCluster();
    plain = await serverPlace();
    spread = await begun(officeAt({ address: cluster.address, drop: async () => undefined }));
    whole = await begun(plain);
    for (const ledger of [spread, whole]) {
      await withIda(ledger);
      await close(ledger, "2026-12-01");
      await publish(ledger, "standard-2026-12");
    }
  });
  afterAll(async () => {
    await spread.close();
    await whole.close();
    await plain.end();
    await cluster.stop();
  });

  test("gives the same lists as on one server, and each verifies", async () => {
    expect(await verified(spread)).toEqual(await verified(whole));
    expect(await spread.verify()).toMatchObject({ faults: [] });
  });

  test("has rows on every server", async () => {
    const counts = async (address: string, table: string) =>
      Number((await say(address, `SELECT count(*) FROM ${table}`))[0]?.count);
    const [first, ...others] = cluster.nodes.map(({ address }) => address);
    for (const table of ["list_entry_0", "list_entry_1", "list_entry_2"])
      expect(await counts(first!, table)).toBeGreaterThan(0);
    for (const other of others) expect(await counts(other, "list_entry")).toBeGreaterThan(0);
    expect(Object.keys(BULK)).toContain("list_entry");
  });

  test("a rebuild and an erasure keep the tables spread, and names go from every server", async () => {
    const [first, ...others] = cluster.nodes.map(({ address }) => address);
    const named = async () => {
      const found: unknown[] = [];
      for (const address of [first!, ...others])
        found.push(...(await say(address, "SELECT name FROM entrant WHERE name LIKE '%ster, Ida%'")));
      return found;
    };
    const before = await tablesOf(spread);
    await spread.rebuild();
    expect(await tablesOf(spread)).toEqual(before);
    expect(await named()).not.toEqual([]);
    for (const ledger of [spread, whole]) await erasePersons(acting(ledger), REASON);
    expect(await named()).toEqual([]);
    expect(await verified(spread)).toEqual(await verified(whole));
    for (const table of Object.keys(BULK)) {
      const [kind] = await say(first!, `SELECT relkind FROM pg_class WHERE oid = '${table}'::regclass`);
      expect(kind).toEqual({ relkind: "p" });
    }
    for (const other of others)
      expect(Number((await say(other, "SELECT count(*) FROM list_entry"))[0]?.count)).toBeGreaterThan(0);
    expect(await say(first!, "SELECT 1 FROM pg_namespace WHERE nspname = 'rebuilt'")).toEqual([]);
  });

  test("a server that dies gives a clear error, and nothing is lost", async () => {
    const site = await siteOver(spread);
    const before = await spread.head();
    await cluster.nodes[1]!.kill();
    const { statusCode, body } = await site.app.inject("/api/v1/players/1000102");
    expect([statusCode, JSON.parse(body).code]).toEqual([503, "database-unreachable"]);
    await expect(close(spread, "2027-01-01")).rejects.toThrow();
    await expect(spread.rebuild()).rejects.toThrow();
    await cluster.nodes[1]!.restart();
    expect(await spread.head()).toEqual(before);
    await expect.poll(() => verified(spread), { timeout: 30_000 }).toEqual(await verified(whole));
    await close(spread, "2027-01-01");
    await publish(spread, "standard-2027-01");
    await close(whole, "2027-01-01");
    await publish(whole, "standard-2027-01");
    expect(await verified(spread)).toEqual(await verified(whole));
    await site.app.close();
  });
});
