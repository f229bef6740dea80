import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openReadOnlyLedger } from "../../../src/ledger/open-read-only.ts";
import { PROJECTIONS } from "../../../src/ledger/schema/tables.ts";
import { signCheckpoint } from "../../../src/periods/log/checkpoints.ts";
import { project } from "../../../src/periods/projections.ts";
import { withIda } from "../../set-up/offices/erasure.ts";
import { begun, newDatabase, officeAt } from "../../set-up/offices/offices.ts";
import { register } from "../../set-up/offices/tournaments.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** What docs/GROWTH.md tells an administrator to run. */
const SCRIPT = /```sql role\n([\s\S]*?)```/.exec(readFileSync("docs/GROWTH.md", "utf8"))?.[1] ?? "";
/** Roles belong to the whole server: each run has its own. */
const ROLE = `public_${process.pid}`;

/** Projections that no public page is made from, and what is beside the projections. */
const NOT_PUBLIC = ["account", "request_key", "objection", "tariff", "fee_payment"];
const BESIDE = ["journal", "content", "content_part", "checkpoint", "erasure_due", "kysely_migration"];

describe("a server with a role that may only read", () => {
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let [ledger, reading]: [Ledger, Ledger] = [undefined!, undefined!];
  let site: Awaited<ReturnType<typeof siteOver>>;
  const asRole = (): string => {
    const address = new URL(database.address);
    address.username = ROLE;
    return String(address);
  };
  const opened = async (): Promise<Ledger> =>
    openReadOnlyLedger({
      engine: await openServer(asRole(), { readOnly: true }),
      place: "the replica",
      project,
      now: Date.now,
    });

  beforeAll(async () => {
    database = await newDatabase();
    ledger = await begun(officeAt(database));
    await withIda(ledger);
    await signCheckpoint(ledger, { published: true });
    await say(database.address, SCRIPT.replaceAll("rating_office_public", ROLE));
    reading = await opened();
    site = await siteOver(reading, undefined, { publicOnly: true });
  });
  afterAll(async () => {
    await site.app.close();
    await reading.close();
    await ledger.close();
    await say(database.address, `DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
    await database.drop();
  });

  test("the script gives it every table that pages are made from, and none of a secret", () => {
    const [, granted = ""] = /GRANT SELECT ON ([\s\S]*?) TO/.exec(SCRIPT) ?? [];
    const expected = [...Object.keys(PROJECTIONS).filter((table) => !NOT_PUBLIC.includes(table)), ...BESIDE];
    expect(granted.split(/,\s*/).sort()).toEqual(expected.sort());
  });

  test.each([
    "/en/",
    "/en/lists/standard-2026-11",
    "/sv/players/1000102",
    "/en/players/1000102/standard-2026-11",
    "/en/monitor",
    "/en/calendar",
    "/api/v1/lists",
    "/files/standard-2026-11/1.public",
    "/files/standard-2026-11/1.csv",
    "/log/checkpoint",
    "/log/key",
    "/log/lists/standard-2026-11/1.tlog-proof",
    "/healthz",
  ])("answers %s", async (url) => {
    const { statusCode, body } = await site.app.inject(url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).not.toContain("/sign-in");
  });

  test("nobody signs in, and nothing of the office is there", async () => {
    for (const url of ["/en/sign-in", "/en/office", "/api/v1/office/journal", "/metrics"])
      expect([url, (await site.app.inject(url)).statusCode]).toEqual([url, 404]);
  });

  test("nothing can be recorded, by us or by the role", async () => {
    const dates = { start: day("2027-02-05"), end: day("2027-02-09") };
    await expect(register(reading, dates)).rejects.toMatchObject({ code: "read-only-office" });
    await expect(say(asRole(), "DELETE FROM player")).rejects.toThrow("permission denied");
    for (const table of ["credential", "session", "token", "user_details", "account"])
      await expect(say(asRole(), `SELECT * FROM ${table}`)).rejects.toThrow("permission denied");
    const client = new pg.Client({ connectionString: asRole() });
    await client.connect();
    const { rows } = await client.query("SELECT name FROM installation_secret");
    await client.end();
    expect(rows).toEqual([{ name: "signing-key-in-use" }]);
  });

  test("it may still read after the tables were made again", async () => {
    await ledger.rebuild();
    expect((await site.app.inject("/en/lists/standard-2026-11")).statusCode).toBe(200);
  });

  test("tables of another version are refused, with what to do", async () => {
    await say(database.address, "INSERT INTO kysely_migration VALUES ('9999-later', '2030-01-01')");
    await expect(opened()).rejects.toMatchObject({ code: "tables-of-other-version" });
  });
});

async function say(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
