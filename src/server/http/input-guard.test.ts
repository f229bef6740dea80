import { expect, test } from "vitest";
import { checkStorable } from "./input-guard.ts";

const nested = (depth: number): unknown => (depth === 0 ? "inside" : { within: nested(depth - 1) });

test("what a database can hold comes in, files as they are", () => {
  expect(() => checkStorable("Öst 👩🏽", { a: ["b", null, 5, true] }, Buffer.from([0]), undefined)).not.toThrow();
  expect(() => checkStorable(nested(31))).not.toThrow();
});

test.each([
  ["the character zero", "a\0b"],
  ["half of a pair", "a\ud800"],
  ["a name of a field", { "a\0": 1 }],
  ["something deep inside", { a: [{ b: "\udc00" }] }],
  ["a form", new URLSearchParams({ a: "\0" })],
  ["more levels than any request has", nested(40)],
])("%s is refused", (_, sent) => {
  expect(() => checkStorable({}, sent)).toThrow("cannot be stored");
});
