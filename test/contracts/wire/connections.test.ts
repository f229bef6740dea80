import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Connection, Engine, Transaction } from "../../../src/ledger/database.ts";
import { connectionTo } from "../../../src/ledger/engines/connection.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import type { Recording } from "../../../src/ledger/ledger.ts";
import { together } from "../../../src/ledger/together.ts";
import { bulkInto } from "../../../src/ledger/wire/bulk.ts";
import { openOffice } from "../../../src/periods/office.ts";
import { acting, entriesIn, newDatabase, OPENED, serverPlace } from "../../set-up/offices/offices.ts";

const ADD = "INSERT INTO counted VALUES ($1)";
const OWN = "SELECT pg_backend_pid() AS own";

let database: Awaited<ReturnType<typeof newDatabase>>;
let engine: Engine;
let connection: Connection;
/** Somebody else at the server. */
let other: pg.Client;
const counted = async (): Promise<readonly unknown[]> =>
  (await engine.read("SELECT number FROM counted ORDER BY 1", [])).rows.map(({ number }) => number);
beforeAll(async () => {
  database = await newDatabase();
  other = new pg.Client({ connectionString: database.address });
  await other.connect();
  await other.query("CREATE TABLE counted (number integer PRIMARY KEY, note text)");
});
beforeEach(async () => {
  await other.query("TRUNCATE counted");
  engine = await openServer(database.address);
  connection = connectionTo(engine);
  return () => connection.close();
});
afterAll(async () => {
  await other.end();
  await database.drop();
});

/** Ends the connection in which something like this is being done. */
async function kill(sql: string): Promise<void> {
  const found = "FROM pg_stat_activity WHERE query LIKE $1 AND state = 'active' AND pid <> pg_backend_pid()";
  const killed = async () =>
    (await other.query(`SELECT pg_terminate_backend(pid) ${found} AND datname = current_database()`, [sql])).rowCount;
  await vi.waitFor(async () => expect(await killed()).toBeGreaterThan(0), { timeout: 10_000, interval: 20 });
}

/** So many rows that nobody waits for their end. */
const SLOW = "SELECT n::integer, repeat('x', 1000), pg_sleep(0.001)::text FROM generate_series(1, 60000) AS n";

describe("a connection that breaks", () => {
  const LARGE = 8 << 20;
  const doing: Record<string, readonly [like: string, (tx: Transaction) => Promise<unknown>]> = {
    "in the middle of statements": [
      "SELECT pg_sleep(%",
      ({ query }) => together(query(ADD, [2]), query("SELECT pg_sleep(60)", []), query(ADD, [3])),
    ],
    "while rows come in": [
      "COPY counted%",
      async (tx) => {
        const bulk = bulkInto(tx, "counted", ["number", "note"]);
        bulk.row().int4(7).text("x".repeat(LARGE)); // Somebody else has it, so that this waits.
        await together(tx.query(ADD, [2]), bulk.flush(), tx.query(ADD, [3]));
      },
    ],
    "while rows go out": ["COPY (SELECT n%", ({ copyOut }) => copyOut(SLOW)],
  };

  test.each(Object.keys(doing))("%s: that is told, nothing stays, and the next has a new one", async (when) => {
    const [like, work] = doing[when]!;
    const holder = await engine.acquire();
    await together(holder.query("BEGIN", []), holder.query(ADD, [7]));
    const pids: unknown[] = [];
    const broken = connection.transaction(async (tx) => {
      pids.push((await tx.query(OWN, [])).rows[0]!.own);
      await tx.query(ADD, [1]);
      await work(tx);
    });
    await together(expect(broken).rejects.toThrow(/terminat/), kill(like));
    await holder.query("ROLLBACK", []);
    await engine.release(holder);
    expect(await counted()).toEqual([]);
    await connection.transaction(async ({ query }) => {
      expect((await query(OWN, [])).rows[0]!.own).not.toBe(pids[0]);
      await query(ADD, [4]);
    });
    expect(await counted()).toEqual([4]);
  });

  test("while nobody asks anything, and then COMMIT is: it is not said to be done", async () => {
    const broken = connection.transaction(async ({ query }) => {
      await query(ADD, [1]);
      const [{ own } = {}] = (await query(OWN, [])).rows;
      await other.query("SELECT pg_terminate_backend($1)", [own]);
      await after(50);
    });
    await expect(broken).rejects.toThrow();
    expect(await counted()).toEqual([]);
  });
});

test("a connection that is given back in the middle of a transaction is nobody else's", async () => {
  for (const sql of ["BEGIN", "SELECT 1 / 0"]) {
    const session = await engine.acquire();
    const [{ own } = {}] = (await session.query(OWN, [])).rows;
    await session.query(sql, []).catch(() => undefined);
    await engine.release(session);
    const next = await engine.acquire();
    expect((await next.query(OWN, [])).rows[0]!.own).not.toBe(own);
    await engine.release(next);
  }
});

test("reads of the same turn go together; one that fails leaves the others as they are", async () => {
  await other.query("INSERT INTO counted VALUES (1), (2)");
  const own = () => engine.read(OWN, []).then(({ rows }) => rows[0]!.own);
  const [first, failed, second, third] = await Promise.allSettled([
    own(),
    engine.read("SELECT nothing", []),
    own(),
    engine.read("SELECT number FROM counted WHERE number = $1", [2]),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "42703" } });
  expect([first.status, second.status]).toEqual(["fulfilled", "fulfilled"]);
  expect(third).toMatchObject({ value: { rows: [{ number: 2 }] } });
  const [one, two] = await Promise.all([own(), own()]);
  expect(one).toBe(two);
});

test("many at once, of which some fail: what succeeded is there, and nothing else", async () => {
  const work = async (number: number): Promise<unknown> =>
    connection.transaction(async ({ query, copyOut }) => {
      await together(query(ADD, [number]), copyOut("SELECT 1"), query("SELECT pg_sleep(0.005)", []));
      if (number % 3 === 0) await query(ADD, [number]);
      if (number % 3 === 1) throw new Error("of the work");
      return number;
    });
  const all = Array.from({ length: 120 }, (_, number) => number);
  const ends = await Promise.allSettled(all.map(work));
  const good = all.filter((number) => number % 3 === 2);
  expect(ends.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []))).toEqual(good);
  expect(await counted()).toEqual(good);
});

describe("two processes", () => {
  const opened = async () => {
    const place = await serverPlace();
    const ledgers = [await place.open(), await place.open()] as const;
    await openOffice(acting(ledgers[0]), OPENED);
    const end = async (): Promise<void> => {
      for (const ledger of ledgers) await ledger.close();
      await place.end();
    };
    return { ledgers, end };
  };
  const bytes = async function* (): AsyncIterable<Uint8Array> {
    yield Buffer.from("the same");
  };

  test("add to one chain, and the same bytes are kept once", async () => {
    const { ledgers, end } = await opened();
    const change = async (recording: Recording, name: string): Promise<boolean> => {
      const [{ isNew }] = await together(
        recording.keep(bytes()),
        recording.record({ kind: "settings-changed", payload: { name } }),
      );
      return isNew;
    };
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        ledgers[at % 2]!.append({ by: "Ada", dryRun: false }, (r) => change(r, `${at}`)),
      ),
    );
    expect(all.filter(({ result }) => result)).toHaveLength(1);
    expect((await entriesIn(ledgers[1])).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 61 }, (_, at) => at + 1),
    );
    const { faults } = await ledgers[0].verify();
    expect(faults).toEqual([]);
    await end();
  });
});
