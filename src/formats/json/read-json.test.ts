import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

test("reads what JSON.parse reads, and nothing else", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, "\t"), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(readJson(text)).toMatchObject({ value: JSON.parse(text) });
    }),
  );
  const parses = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:01-.eE tn\\u\n') }), (text) => {
      expect("value" in readJson(text)).toBe(parses(text));
    }),
    { numRuns: 3000 },
  );
});

test("knows the line of every value, and of what is missing the line of its object", () => {
  const read = readJson('{\n  "a": {\n    "b": [1,\n      2]\n  }\n}');
  if (!("lineOf" in read)) throw new Error("not read");
  expect([["a"], ["a", "b"], ["a", "b", 1], ["a", "c"], ["z"]].map((path) => read.lineOf(path))).toEqual([
    2, 3, 4, 2, 1,
  ]);
});

test("says where it stops being JSON, and which key stands twice", () => {
  expect(readJson('{\n  "a": 1,\n  b: 2\n}')).toEqual({ line: 3, found: "b: 2" });
  expect(readJson('{"a": 1,\n"a": 2}')).toMatchObject({ repeated: [{ path: ["a"], line: 2 }] });
  expect(readJson("[".repeat(100_000))).toMatchObject({ line: 1 });
});
