import { beforeEach, expect, test } from "vitest";
import { type Engine, SMALL_PARTS } from "../database.ts";
import { singleSession } from "./single-session.ts";

/** Statements as they reach the session, and an answer for each when it is let go. */
let asked: { readonly sql: string; readonly answer: (error?: Error) => void }[];
let isClosed: boolean;
let engine: Engine;

beforeEach(() => {
  asked = [];
  isClosed = false;
  const session = {
    query: (sql: string) =>
      new Promise<{ rows: []; affected: number }>((resolve, reject) => {
        asked.push({ sql, answer: (error) => (error ? reject(error) : resolve({ rows: [], affected: 0 })) });
      }),
    copyIn: async () => undefined,
    copyOut: async () => new Uint8Array(),
    parts: SMALL_PARTS,
  };
  engine = singleSession(session, async () => {
    isClosed = true;
  });
});

const settled = () => new Promise(setImmediate);
const sqls = () => asked.map(({ sql }) => sql);

test("readers do not wait for each other, a writer waits for all of them", async () => {
  const reads = Promise.all([engine.read("one", []), engine.read("two", [])]);
  let isWriting = false;
  const writer = engine.acquire().then((session) => {
    isWriting = true;
    return session;
  });
  await settled();
  expect(sqls()).toEqual(["one", "two"]);
  asked[0]!.answer();
  await settled();
  expect(isWriting).toBe(false);
  asked[1]!.answer();
  await reads;
  await writer;
  expect(isWriting).toBe(true);
});

test("a reader that comes after a waiting writer waits for that writer", async () => {
  const first = engine.read("before", []);
  const writer = engine.acquire();
  const second = engine.read("after", []);
  await settled();
  asked[0]!.answer();
  await first;
  const session = await writer;
  await settled();
  expect(sqls()).toEqual(["before"]);
  await engine.release(session);
  await settled();
  expect(sqls()).toEqual(["before", "after"]);
  asked[1]!.answer();
  await second;
});

test("a reader that fails ends its turn too", async () => {
  const failed = engine.read("fails", []);
  await settled();
  asked[0]!.answer(new Error("no such table"));
  await expect(failed).rejects.toThrow("no such table");
  await engine.release(await engine.acquire());
});

test("closing waits for those who came before", async () => {
  const session = await engine.acquire();
  const closing = engine.close();
  await settled();
  expect(isClosed).toBe(false);
  await engine.release(session);
  await closing;
  expect(isClosed).toBe(true);
});

test("a lock has one holder until it is given back", async () => {
  const unlock = await engine.lock("closing");
  expect(unlock).not.toBeNull();
  expect(await engine.lock("closing")).toBeNull();
  expect(await engine.lock("another")).not.toBeNull();
  await unlock?.();
  expect(await engine.lock("closing")).not.toBeNull();
});
