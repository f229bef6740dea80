import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { Engine, Session } from "../../../src/ledger/database.ts";
import { openEmbedded } from "../../../src/ledger/engines/pglite.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import { together } from "../../../src/ledger/together.ts";
import { bulkInto } from "../../../src/ledger/wire/bulk.ts";
import { CopyRows } from "../../../src/ledger/wire/copy-rows.ts";
import { newDatabase } from "../../set-up/offices/offices.ts";
import { isLongRun } from "../../set-up/share.ts";

let database: Awaited<ReturnType<typeof newDatabase>>;
let session: Session;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.drop());

const embedded = () => openEmbedded({ template: readFileSync(inject("template").file) });

const ENGINES: readonly (readonly [string, () => Promise<Engine>])[] = [
  ["on a server", () => openServer(database.address)],
  // Each test starts one, which takes a second; every other test of the office runs on it.
  ...(isLongRun() ? [["embedded", embedded] as const] : []),
];

/** A connection that knows no statement yet. */
async function connected(open: () => Promise<Engine>): Promise<() => Promise<void>> {
  const engine = await open();
  session = await engine.acquire();
  await session.query("DROP TABLE IF EXISTS told", []);
  await session.query("CREATE TABLE told (number integer, note text)", []);
  await session.query("INSERT INTO told VALUES (1, 'one'), (2, 'two')", []);
  return async () => {
    await engine.release(session);
    await engine.close();
  };
}

const ONE = "SELECT * FROM told WHERE number = $1";
const asked = async (number: number): Promise<readonly unknown[]> => (await session.query(ONE, [number])).rows;
const KNOWN = "SELECT name, prepare_time::text AS since FROM pg_prepared_statements WHERE statement = $1";
const known = async (sql = ONE) => (await session.query(KNOWN, [sql])).rows;

describe.each(ENGINES)("%s", (_, open) => {
  beforeEach(() => connected(open));

  test("what is asked again is planned once, and after many times anew", async () => {
    await asked(1);
    const [first, ...others] = await known();
    expect(others).toEqual([]);
    for (let at = 1; at < 499; at++) await asked(1);
    expect(await known()).toEqual([first]);
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => asked(1 + (at % 2))));
    expect(all.slice(0, 2)).toEqual([[{ number: 1, note: "one" }], [{ number: 2, note: "two" }]]);
    expect(all.slice(18)).toEqual(all.slice(0, 2));
    const [again, ...more] = await known();
    expect(more).toEqual([]);
    expect(again!.name).toBe(first!.name);
    expect(again!.since).not.toBe(first!.since);
  });

  test("what is planned anew tells the columns that the table has then", async () => {
    for (let at = 1; at < 500; at++) await asked(1);
    await session.query("ALTER TABLE told ADD since integer DEFAULT 7", []);
    expect(await asked(1)).toEqual([{ number: 1, note: "one", since: 7 }]);
  });

  test("a table made again, even a temporary one, is the one that is meant", async () => {
    for (const [number, type] of [
      [1, "integer"],
      [2, "integer"],
      [3, "bigint"],
    ] as const) {
      await together(
        session.query("BEGIN", []),
        session.query(`CREATE TEMPORARY TABLE incoming AS SELECT ${number}::${type} AS number`, []),
        session.query("INSERT INTO told SELECT number, 'incoming' FROM incoming", []),
        session.query("DROP TABLE incoming", []),
        session.query("COMMIT", []),
      );
    }
    const { rows } = await session.query("SELECT number FROM told WHERE note = 'incoming' ORDER BY number", []);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("what is copied in comes out again, in many messages, and a copy that fails says why", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [at, "note ".repeat(at % 7)] as const);
    const bulk = bulkInto(session, "told", ["number", "note"]);
    for (const [number, note] of rows)
      bulk
        .row()
        .int4(number + 10)
        .text(note);
    await bulk.flush();
    const found: unknown[] = [];
    const bytes = await session.copyOut("SELECT number, note FROM told WHERE number >= 10 ORDER BY number");
    for (const copied = new CopyRows(bytes); copied.next(); ) found.push([(copied.int4() ?? 0) - 10, copied.text()]);
    expect(found).toEqual(rows);
    await expect(session.copyOut("SELECT 1 / (number - 1) FROM told")).rejects.toMatchObject({ code: "22012" });
    await expect(session.copyIn("told (number)", new Uint8Array(30))).rejects.toMatchObject({ code: "22P04" });
    expect((await session.query("SELECT count(*) AS count FROM told", [])).rows).toEqual([{ count: 20_002 }]);
  });

  test("whole numbers, texts, flags, bytes and nothing come as they are", async () => {
    const values = [9_007_199_254_740_991, "Ærø ✓", true, new Uint8Array([0, 255, 7]), null];
    const typed = "SELECT $1::bigint AS a, $2::text AS b, $3::boolean AS c, $4::bytea AS d, $5::integer AS e";
    const { rows } = await session.query(typed, values);
    expect(
      Object.values(rows[0] ?? {}).map((each) => (each instanceof Uint8Array ? new Uint8Array(each) : each)),
    ).toEqual(values);
  });
});

describe("embedded alone", () => {
  beforeEach(() => connected(embedded));

  test("after a table has changed a statement fails once, then it is right", async () => {
    await asked(1);
    await session.query("ALTER TABLE told ADD since integer DEFAULT 7", []);
    await expect(asked(1)).rejects.toThrow(/cached plan/);
    expect(await asked(2)).toEqual([{ number: 2, note: "two", since: 7 }]);
  });
});

describe("several statements on their way to a server", () => {
  beforeEach(() => connected(() => openServer(database.address)));

  test("after a table has changed a statement fails once, then it is right", async () => {
    await asked(1);
    await session.query("ALTER TABLE told ADD since integer DEFAULT 7", []);
    const [one, other] = [asked(1), asked(2)];
    await expect(one).rejects.toThrow(/cached plan/);
    await expect(other).rejects.toThrow(/cached plan/);
    expect(await asked(2)).toEqual([{ number: 2, note: "two", since: 7 }]);
    expect(await asked(1)).toEqual([{ number: 1, note: "one", since: 7 }]);
  });

  test("what was asked again before it failed is not looked for under the name it lost", async () => {
    await session.query("DROP TABLE told", []);
    const first = asked(1);
    await new Promise(process.nextTick); // It is sent.
    const second = asked(1);
    await expect(first).rejects.toThrow(/"told" does not exist/);
    await expect(second).rejects.toThrow(/"told" does not exist/);
  });

  test("what was left out because of another is asked as if for the first time", async () => {
    const sum = "SELECT sum(number)::integer AS sum FROM told";
    const wrong = session.query("SELECT 1 / (number - 1) FROM told", []);
    const left = session.query(sum, []);
    await expect(wrong).rejects.toThrow(/zero/);
    await expect(left).rejects.toThrow(/zero/);
    expect((await session.query(sum, [])).rows).toEqual([{ sum: 3 }]);
    expect(await known(sum)).toHaveLength(1);
  });
});
