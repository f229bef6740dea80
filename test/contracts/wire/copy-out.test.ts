import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Connection, SMALL_PARTS } from "../../../src/ledger/database.ts";
import { connectionTo } from "../../../src/ledger/engines/connection.ts";
import { openEmbedded } from "../../../src/ledger/engines/pglite.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import { CopyRows } from "../../../src/ledger/wire/copy-rows.ts";
import { blocksWith, inParts, wholeTable } from "../../../src/ledger/wire/in-parts.ts";
import { casesOf } from "../../set-up/share.ts";

/** The numbers of rows that have no more in them, or a text besides. */
const numbers = (bytes: Uint8Array, { texts = false } = {}): readonly (number | null)[] => {
  const rows = new CopyRows(bytes);
  const found: (number | null)[] = [];
  while (rows.next()) {
    found.push(rows.int4());
    if (texts) rows.text();
  }
  return found;
};

describe("statements by themselves, on a server", () => {
  const database = `aside_${process.pid}`;
  const address = new URL(inject("postgres"));
  address.pathname = `/${database}`;
  let connection: Connection;
  const asAdministrator = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: inject("postgres") });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  beforeAll(async () => {
    await asAdministrator(`CREATE DATABASE ${database}`);
    connection = connectionTo(await openServer(address.href));
    await connection.transaction(({ query }) => query("CREATE TABLE counted (number integer, note text)", []));
  });
  afterAll(async () => {
    await connection.close();
    await asAdministrator(`DROP DATABASE ${database}`);
  });

  test("rows of any size come whole and in order, and several at once do not mix", async () => {
    const count = casesOf({ few: 4_000, all: 20_000 });
    const query = (size: number): string =>
      `SELECT n::integer, repeat('x', (n * ${size}) % 9000) FROM generate_series(1, ${count}) AS n`;
    const { copyOut } = connection.statements;
    const all = await Promise.all([1, 7, 8_999, 13].map((size) => copyOut(query(size))));
    for (const bytes of all)
      expect(numbers(bytes, { texts: true })).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  test("what fails is told, before the first row or after many, and the connection goes on", async () => {
    const { copyOut } = connection.statements;
    await expect(copyOut("SELECT nothing")).rejects.toThrow(/nothing/);
    await expect(copyOut("SELECT 1 / (5000 - n) FROM generate_series(1, 9000) AS n")).rejects.toThrow(/zero/);
    expect(numbers(await copyOut("SELECT 4"))).toEqual([4]);
  });
});

describe("a large table in parts, on the embedded engine", () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = connectionTo(
      await openEmbedded({ template: readFileSync(inject("template").file), parts: SMALL_PARTS }),
    );
  });
  afterAll(() => connection.close());

  test("every row is in one part, and none in two, whichever rows are asked for", async () => {
    await connection.transaction(async (tx) => {
      await tx.query(
        "CREATE TABLE large AS SELECT n::integer, repeat('x', 500) FROM generate_series(1, 20000) AS n",
        [],
      );
      await tx.query("DELETE FROM large WHERE n % 7 = 0", []);
      const parts: number[] = [];
      const found: (number | null)[] = [];
      const condition = "n BETWEEN 9000 AND 19000";
      for await (const rows of inParts(
        tx,
        wholeTable("large"),
        (within) => `SELECT n FROM large WHERE true${within}`,
      )) {
        const before = found.length;
        while (rows.next()) found.push(rows.int4());
        parts.push(found.length - before);
      }
      const expected = Array.from({ length: 20_000 }, (_, index) => index + 1).filter((n) => n % 7 !== 0);
      expect(found).toEqual(expected);
      expect(parts.length).toBeGreaterThan(2);
      const some: (number | null)[] = [];
      const within = inParts(
        tx,
        blocksWith("large", condition),
        (blocks) => `SELECT n FROM large WHERE ${condition}${blocks}`,
      );
      for await (const rows of within) while (rows.next()) some.push(rows.int4());
      expect(some).toEqual(expected.filter((n) => n >= 9000 && n <= 19_000));
      const none = inParts(tx, blocksWith("large", "n < 0"), (blocks) => `SELECT n FROM large WHERE n < 0${blocks}`);
      for await (const rows of none) expect(rows.next()).toBe(false);
    });
  });
});
