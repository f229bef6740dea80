import { beforeEach, expect, test } from "vitest";
import { type Session, SMALL_PARTS } from "../database.ts";
import { readingTogether } from "./reading-together.ts";

/** The statements of each session that was acquired, and how many are still held. */
let sessions: string[][];
let held: number;
const failing = "SELECT 1/0";

const acquire = async (): Promise<Session> => {
  const own: string[] = [];
  sessions.push(own);
  held += 1;
  return {
    query: async (sql) => {
      own.push(sql);
      if (own.includes(failing)) throw new Error("division by zero");
      return { rows: [{ sql }], affected: 0 };
    },
    copyIn: async () => undefined,
    copyOut: async () => new Uint8Array(),
    parts: SMALL_PARTS,
  };
};
const release = async (): Promise<void> => {
  held -= 1;
};

beforeEach(() => {
  sessions = [];
  held = 0;
});

test("what is asked in one turn travels over one session, later questions over another", async () => {
  const read = readingTogether({ acquire, release });
  const answers = await Promise.all(["a", "b", "c"].map((sql) => read(sql, [])));
  expect(answers.map(({ rows }) => rows[0]?.sql)).toEqual(["a", "b", "c"]);
  await read("d", []);
  expect(sessions).toEqual([["a", "b", "c"], ["d"]]);
  expect(held).toBe(0);
});

test("one that fails fails alone: the others are asked again by themselves", async () => {
  const read = readingTogether({ acquire, release });
  const answers = await Promise.allSettled(["a", failing, "c"].map((sql) => read(sql, [])));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(sessions).toHaveLength(4);
  expect(held).toBe(0);
});

test("a single one that fails is not asked twice", async () => {
  const read = readingTogether({ acquire, release });
  await expect(read(failing, [])).rejects.toThrow("division by zero");
  expect(sessions).toEqual([[failing]]);
  expect(held).toBe(0);
});
