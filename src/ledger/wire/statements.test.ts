import { expect, test } from "vitest";
import { affectedIn, readerOf, rowOf, statementsOf, textOf, useOf } from "./statements.ts";

const SELECT = "SELECT * FROM player WHERE player = $1";
const columns = [{ name: "player", read: Number }];

test("a statement is parsed and described once, and planned again after 500 uses", () => {
  const statement = statementsOf()(SELECT);
  expect(useOf(statement)).toEqual({ closes: false, parses: true, describes: true });
  statement.columns = columns;
  const uses = Array.from({ length: 999 }, () => useOf(statement));
  expect(uses[0]).toEqual({ closes: false, parses: false, describes: false });
  const again = uses.flatMap(({ closes, parses, describes }, at) => (closes || parses || describes ? [at + 2] : []));
  expect(again).toEqual([500, 1000]);
});

test("only what is planned is kept, under a name of its own", () => {
  const known = statementsOf();
  expect(known(SELECT)).toBe(known(SELECT));
  const other = known(" with a as (select 1) select * from a");
  expect(new Set([known(SELECT).name, other.name, ""]).size).toBe(3);
  expect(known("BEGIN").name).toBe("");
  expect(known("BEGIN")).not.toBe(known("BEGIN"));
});

test("a statement that failed is parsed every time from then on, and its name is not used again", () => {
  const known = statementsOf();
  const failed = known(SELECT);
  const { name } = failed;
  useOf(failed);
  failed.forget();
  expect([failed.name, known(SELECT).name]).toEqual(["", ""]);
  expect(useOf(failed)).toMatchObject({ closes: false, parses: true, describes: true });
  expect(known("SELECT 1").name).not.toBe(name);
});

test("a connection remembers no more than 200 statements", () => {
  const known = statementsOf();
  const names = Array.from({ length: 201 }, (_, at) => known(`SELECT ${at}`).name);
  expect(new Set(names.slice(0, 200)).size).toBe(200);
  expect(names[200]).toBe("");
});

test("a row has the names and types of its columns", () => {
  const statement = statementsOf()(SELECT);
  expect(() => rowOf(statement, ["7"])).toThrow("before it said what is in it");
  statement.columns = [...columns, { name: "note", read: (text) => text.toUpperCase() }];
  expect(rowOf(statement, ["7", null])).toEqual({ player: 7, note: null });
  expect(rowOf(statement, ["8", "x"])).toEqual({ player: 8, note: "X" });
});

test("parameters are texts or bytes; other types are a mistake", () => {
  expect([textOf(null), textOf(undefined), textOf("a"), textOf(5), textOf(false), textOf(5n)]).toEqual([
    ...[null, null, "a", "5", "false", "5"],
  ]);
  const part = new Uint8Array([1, 2, 3, 4]).subarray(1, 3);
  expect(textOf(part)).toEqual(Buffer.from([2, 3]));
  expect(() => textOf(new Date(0))).toThrow(TypeError);
});

test("the rows written stand at the end of what the server says", () => {
  expect(["INSERT 0 5", "SELECT 12", "BEGIN", ""].map(affectedIn)).toEqual([5, 12, 0, 0]);
});

test("eight bytes are read as a number", () => {
  const [INT8, TEXT] = [20, 25];
  expect(readerOf(INT8)("1000101")).toBe(1_000_101);
  expect(readerOf(TEXT)("1000101")).toBe("1000101");
});
