import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Connection, connectionTo } from "../../src/ledger/engines/connection.ts";
import { openEmbedded } from "../../src/ledger/engines/pglite.ts";

let connection: Connection;
beforeAll(async () => {
  connection = connectionTo(await openEmbedded({ template: readFileSync(inject("template").file) }));
});
afterAll(() => connection.close());

const names = async (): Promise<readonly string[]> =>
  (await connection.db.selectFrom("setting").select("name").orderBy("name").execute()).map(({ name }) => name);

/** Long work that ends when it is told to. */
function longWork({ shared }: { readonly shared: boolean }) {
  let end = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = (): void => undefined;
  const underWay = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const done = connection.transaction(async ({ db, letOthersRead }) => {
    if (shared) letOthersRead();
    begun();
    await told;
    return (await db.selectFrom("setting").select("name").execute()).length;
  });
  return { underWay, end, done };
}

test("on the embedded engine others read while long work lets them; a write waits for its turn", async () => {
  const work = longWork({ shared: true });
  await work.underWay;
  expect(await names()).toEqual([]);
  let written = false;
  const write = connection.db
    .insertInto("setting")
    .values({ name: "a", value: "1" })
    .execute()
    .then(() => {
      written = true;
    });
  expect(await names()).toEqual([]);
  expect(written).toBe(false);
  work.end();
  expect(await work.done).toBe(0);
  await write;
  expect(await names()).toEqual(["a"]);
});

test("a read that fails among the statements of a transaction leaves the transaction as it is", async () => {
  const work = longWork({ shared: true });
  await work.underWay;
  await expect(
    connection.db
      .selectFrom("setting")
      .select("nothing" as "name")
      .execute(),
  ).rejects.toThrow(/nothing/);
  work.end();
  expect(await work.done).toBe(1);
});

test("a read that was waiting goes on as soon as it is let, and one that is not let waits to the end", async () => {
  const first = longWork({ shared: false });
  await first.underWay;
  const second = longWork({ shared: true });
  let read = 0;
  const waiting = names().then(() => {
    read += 1;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(read).toBe(0);
  first.end();
  await first.done;
  await waiting;
  expect(read).toBe(1);
  second.end();
  await second.done;
});
