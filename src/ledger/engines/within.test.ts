import { beforeEach, expect, test } from "vitest";
import { type Session, SMALL_PARTS } from "../database.ts";
import { isReading, within, writtenTable } from "./within.ts";

let asked: string[];
const session: Session = {
  query: async (sql) => {
    asked.push(sql);
    if (sql === "fails") throw new Error("failed");
    return { rows: [], affected: 0 };
  },
  copyIn: async () => undefined,
  copyOut: async () => new Uint8Array(),
  parts: SMALL_PARTS,
};
const watched = {
  tables: ["token"],
  keep: async (query: Session["query"]) => void (await query("keep", [])),
};

beforeEach(() => {
  asked = [];
});

test("what succeeds is committed, and watched tables are kept before", async () => {
  const result = await within(session, watched, async ({ query }) => {
    await query('insert into "token" values (1)', []);
    return "done";
  });
  expect(result).toBe("done");
  expect(asked).toEqual(["BEGIN", 'insert into "token" values (1)', "keep", "COMMIT"]);
});

test("nothing is kept where no watched table was written", async () => {
  await within(session, watched, async ({ query }) => void (await query('select * from "token"', [])));
  expect(asked).toEqual(["BEGIN", 'select * from "token"', "COMMIT"]);
});

test("a statement that nobody waited for takes everything back when it fails", async () => {
  const work = within(session, watched, async ({ query }) => {
    query("fails", []).catch(() => undefined);
  });
  await expect(work).rejects.toThrow("failed");
  expect(asked).toEqual(["BEGIN", "fails", "ROLLBACK"]);
});

test("a statement after the end is refused, and never reaches the session", async () => {
  let late: Session["query"] | undefined;
  await within(session, watched, async ({ query }) => {
    late = query;
  });
  await expect(late?.("too late", [])).rejects.toThrow("the transaction is over");
  expect(asked).toEqual(["BEGIN", "COMMIT"]);
});

test("a query that begins with WITH is reading only if nothing in it writes", () => {
  expect(isReading(" SELECT 1")).toBe(true);
  expect(isReading("with a as (select 1) select * from a")).toBe(true);
  expect(isReading("with a as (delete from b returning *) select * from a")).toBe(false);
  expect(isReading("update a set b = 1")).toBe(false);
});

test("the table that is written is read from the statement", () => {
  expect(writtenTable('insert into "token" ("id") values ($1)')).toBe("token");
  expect(writtenTable("delete from session where id = 1")).toBe("session");
  expect(writtenTable("UPDATE account SET name = 'x'")).toBe("account");
  expect(writtenTable("select * from token")).toBeUndefined();
});
