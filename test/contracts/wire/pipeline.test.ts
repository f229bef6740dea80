import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Connection, Engine, Session, Transaction } from "../../../src/ledger/database.ts";
import { connectionTo } from "../../../src/ledger/engines/connection.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import { together } from "../../../src/ledger/together.ts";
import { bulkInto } from "../../../src/ledger/wire/bulk.ts";
import { CopyRows } from "../../../src/ledger/wire/copy-rows.ts";
import { memoryEngine } from "../../set-up/offices/memory-engine.ts";
import { newDatabase } from "../../set-up/offices/offices.ts";

const TABLE = "CREATE TABLE counted (number integer PRIMARY KEY, note text)";
const ADD = "INSERT INTO counted VALUES ($1, $2)";
const COUNT = "SELECT count(*) AS count FROM counted";

const numbers = (bytes: Uint8Array): readonly (number | null)[] => {
  const found: (number | null)[] = [];
  for (const rows = new CopyRows(bytes); rows.next(); ) found.push(rows.int4());
  return found;
};

async function copied(session: Session, rows: readonly (readonly [number: number, note: string])[]): Promise<void> {
  const bulk = bulkInto(session, "counted", ["number", "note"]);
  for (const [number, note] of rows) bulk.row().int4(number).text(note);
  await bulk.flush();
}

let database: Awaited<ReturnType<typeof newDatabase>>;
let engine: Engine;
let connection: Connection;
const counted = async ({ engine: kind }: Connection = connection): Promise<readonly unknown[]> => {
  const { rows } = await (kind === "server" ? engine : embedded).read("SELECT number FROM counted ORDER BY 1", []);
  return rows.map(({ number }) => number);
};
let embedded: Engine;
let inMemory: Connection;
beforeAll(async () => {
  database = await newDatabase();
  engine = await openServer(database.address);
  connection = connectionTo(engine);
  embedded = await memoryEngine();
  inMemory = connectionTo(embedded);
  for (const each of [connection, inMemory]) await each.transaction(({ query }) => query(TABLE, []));
});
beforeEach(async () => {
  for (const each of [connection, inMemory]) await each.transaction(({ query }) => query("TRUNCATE counted", []));
});
afterAll(async () => {
  await inMemory.transaction(({ query }) => query("DROP TABLE counted", []));
  await inMemory.close();
  await connection.close();
  await database.drop();
});

/** Does something in a session of one's own, in no transaction. */
async function held<T>(work: (session: Session) => Promise<T>): Promise<T> {
  const session = await engine.acquire();
  try {
    return await work(session);
  } finally {
    await engine.release(session);
  }
}

describe("what is asked at once", () => {
  test("goes in one: without a transaction it is one all the same", async () => {
    const number = "SELECT pg_current_xact_id()::text AS id";
    await held(async ({ query }) => {
      const [one, other] = await together(query(number, []), query(number, []));
      expect(one.rows).toEqual(other.rows);
      expect((await query(number, [])).rows).not.toEqual(one.rows);
    });
  });

  test("is done in order, rows that are copied in and out among it", async () => {
    await connection.transaction(async (tx) => {
      const { query, copyOut } = tx;
      const notice = "DO $$ BEGIN RAISE NOTICE 'in passing'; END $$";
      const [added, , first, , , second, out] = await together(
        query(ADD, [1, "one"]),
        query(notice, []),
        query("SELECT * FROM counted", []),
        copied(tx, [[2, "two"]]),
        copied(tx, [[3, "three"]]),
        query(COUNT, []),
        copyOut("SELECT number FROM counted ORDER BY number"),
        query(ADD, [4, null]),
      );
      expect(added).toEqual({ rows: [], affected: 1 });
      expect(first.rows).toEqual([{ number: 1, note: "one" }]);
      expect(second.rows).toEqual([{ count: 3 }]);
      expect(numbers(out)).toEqual([1, 2, 3]);
    });
    expect(await counted()).toEqual([1, 2, 3, 4]);
  });

  test("gives every type as it is, and a text of any size arrives whole", async () => {
    const note = "å".repeat(20 << 20);
    await connection.transaction(async (tx) => {
      const types =
        "SELECT NULL::text AS none, true AS flag, 5::bigint AS number, $1::bytea AS bytes, $2::text AS text";
      const { rows } = await tx.query(types, [new Uint8Array([1, 255]), "ö"]);
      expect(rows).toEqual([{ none: null, flag: true, number: 5, bytes: Buffer.from([1, 255]), text: "ö" }]);
      await copied(tx, [[1, note]]);
      const found = await tx.query("SELECT length(note) AS length, md5(note) = md5($1) AS same FROM counted", [note]);
      expect(found.rows).toEqual([{ length: 20 << 20, same: true }]);
    });
  });
});

describe("where one fails", () => {
  const wrong: Record<string, (tx: Transaction) => Promise<unknown>> = {
    "a statement": ({ query }) => query(ADD, [1, "again"]),
    "a statement that cannot be read": ({ query }) => query("SELECT nothing FROM nowhere", []),
    "a COPY of a row that is there": (tx) =>
      copied(tx, [
        [3, "new"],
        [1, "again"],
      ]),
    "a COPY into no table": ({ copyIn }) => copyIn("nowhere (number)", new Uint8Array(1 << 22)),
    "a COPY of no rows": ({ copyIn }) => copyIn("counted (number)", new Uint8Array(30)),
    "a COPY out": ({ copyOut }) => copyOut("SELECT 1 / (5000 - n) FROM generate_series(1, 9000) AS n"),
  };

  test.each(Object.keys(wrong))("%s: nothing stays, and the session is good for more", async (what) => {
    const all = connection.transaction(async (tx) => {
      await tx.query(ADD, [1, "one"]);
      const asked = [tx.query(ADD, [2, "two"]), wrong[what]!(tx), tx.query(ADD, [5, "five"])];
      const ends = await Promise.allSettled(asked);
      expect(ends.slice(1).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    });
    await expect(all).rejects.toThrow();
    expect(await counted()).toEqual([]);
    await connection.transaction(({ query }) => together(query(ADD, [1, "one"]), query(ADD, [5, "five"])));
    expect(await counted()).toEqual([1, 5]);
  });

  test("those before it are not said to be done, for they are taken back", async () => {
    await held(async ({ query }) => {
      const ends = await Promise.allSettled([query(ADD, [1, ""]), query(ADD, [1, ""]), query(COUNT, [])]);
      expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    });
    expect(await counted()).toEqual([]);
  });

  test("a parameter of another kind is refused before it is sent", async () => {
    await held(async ({ query }) => {
      await expect(query("SELECT $1", [[1]])).rejects.toThrow(TypeError);
      expect((await query(COUNT, [])).rows).toEqual([{ count: 0 }]);
    });
  });

  describe.each([
    ["a server", () => connection],
    ["the embedded engine", () => inMemory],
  ])("on %s", (_, on) => {
    test.each(["at the end", "long before"])(
      "an error that nobody waits for takes the transaction back: %s",
      async (when) => {
        const work = on().transaction(async ({ query }) => {
          await query(ADD, [1, "one"]);
          query(ADD, [1, "again"]).catch(() => undefined);
          if (when === "long before") await new Promise((resolve) => setTimeout(resolve, 50));
          return "done";
        });
        await expect(work).rejects.toThrow(/duplicate/);
        expect(await counted(on())).toEqual([]);
      },
    );

    test("whoever comes after the end is not let in, be it committed or taken back", async () => {
      const late: Transaction[] = [];
      await on().transaction(async (tx) => void late.push(tx));
      const failed = on().transaction(async (tx) => {
        late.push(tx);
        throw new Error("of the work");
      });
      await expect(failed).rejects.toThrow("of the work");
      for (const { query, copyOut, db } of late) {
        await expect(query(ADD, [1, ""])).rejects.toThrow("over");
        await expect(copyOut("SELECT 1")).rejects.toThrow("over");
        await expect(db.selectFrom("journal").select("line").execute()).rejects.toThrow("over");
      }
      expect(await counted(on())).toEqual([]);
    });
  });
});
