import { expect, test } from "vitest";
import { CopyRows, literal } from "./copy-rows.ts";

const HEADER = Buffer.alloc(19);
const int2 = (value: number): Buffer => Buffer.from([(value >> 8) & 0xff, value & 0xff]);
const int4 = (value: number): Buffer => Buffer.concat([int2(value >> 16), int2(value)]);
const field = (bytes: Buffer): Buffer => Buffer.concat([int4(bytes.length), bytes]);
const text = (value: string): Buffer => field(Buffer.from(value));
const NOTHING = int4(-1);
const END = int2(-1);

/** An array as PostgreSQL sends it: dimensions, flags, type, length, the first index, then its values. */
const array = (values: readonly (number | null)[]): Buffer =>
  field(
    Buffer.concat([
      ...[1, 0, 21, values.length, 1].map(int4),
      ...values.map((value) => (value === null ? NOTHING : field(int2(value)))),
    ]),
  );

const rowsOf = (...fields: readonly Buffer[]): CopyRows =>
  new CopyRows(Buffer.concat([HEADER, int2(fields.length), ...fields, END]));

test("an array goes into every second place, with a number of its own where a value is missing", () => {
  const rows = rowsOf(array([3, null, -5]), text("after"));
  rows.next();
  expect(rows.arrayLength()).toBe(3);
  const into = new Int16Array(7);
  rows.int2s(into, 1, 2, -1);
  expect([...into]).toEqual([0, 3, 0, -1, 0, -5, 0]);
  expect(rows.text()).toBe("after");
});

test("a missing array has no values, and what follows is read", () => {
  const rows = rowsOf(NOTHING, text("after"));
  rows.next();
  expect(rows.arrayLength()).toBe(0);
  rows.int2s(new Int16Array(1), 0, 1, -1);
  expect(rows.text()).toBe("after");
});

test("a day is one number, and 0 where there is none", () => {
  const rows = rowsOf(text("2026-11-01"), NOTHING, text("0987-01-09"));
  rows.next();
  expect([rows.day(), rows.day(), rows.day()]).toEqual([20261101, 0, 9870109]);
});

test("places say where texts begin and end in the bytes", () => {
  const rows = rowsOf(text("Ö"), NOTHING, text("SWE"));
  rows.next();
  const into = new Uint32Array(6);
  rows.places(3, into);
  const cut = (at: number) => rows.bytes.toString("utf8", into[at], into[at + 1]);
  expect([cut(0), cut(2), cut(4)]).toEqual(["Ö", "", "SWE"]);
});

test("a part without the mark of its end ends with its bytes", () => {
  const rows = new CopyRows(Buffer.concat([HEADER, int2(1), text("only")]));
  expect(rows.next()).toBe(true);
  rows.text();
  expect(rows.next()).toBe(false);
});

test("a literal cannot be left by an apostrophe", () => {
  expect(literal("O'Hara'; DROP TABLE player")).toBe("'O''Hara''; DROP TABLE player'");
});
