import fc from "fast-check";
import { expect, test } from "vitest";
import { nameColumn } from "./name-column.ts";
import { wordColumn } from "./word-column.ts";

test("every name comes back, however many and however long", () => {
  const column = nameColumn();
  const names = Array.from({ length: 9_000 }, (_, at) => (at % 3 === 0 ? "" : `Þórður ${at}, 王`));
  names[5_000] = "é".repeat(200_000);
  for (const name of names) column.push(name);
  expect(names.filter((name, row) => column.at(row) !== name)).toEqual([]);
});

test("a word has one number; a word that no row has, none that a row could have", () => {
  const { number, word, find, all } = wordColumn();
  expect(["SWE", "NOR", "SWE"].map(number)).toEqual([0, 1, 0]);
  expect([word(0), word(1), find("NOR")]).toEqual(["SWE", "NOR", 1]);
  expect(find("DEN")).toBe(-2);
  expect(all).toEqual(["SWE", "NOR"]);
});

test("finds the rows that have a text, and no text that two names make together", () => {
  const names = nameColumn();
  for (const name of ["berg, olof", "oster, ida", "rosenberg, eva"]) names.push(name);
  expect([...names.having("berg")]).toEqual([1, 0, 1]);
  expect([...names.having("olofoster")]).toEqual([0, 0, 0]);
  expect([...names.having("a")]).toEqual([0, 1, 1]);
  expect([...names.having("x")]).toEqual([0, 0, 0]);
});

test("names are put in order as their bytes are, whatever they are made of", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: fc.constantFrom(..."ab z,-.'0ø"), maxLength: 8 }), fc.string())),
      (names) => {
        const column = nameColumn();
        for (const name of names) column.push(name);
        const ranks = column.ranks();
        const sorted = [...names.keys()].sort((one, other) => ranks[one]! - ranks[other]!);
        const expected = [...names.keys()].sort(
          (one, other) => Buffer.compare(Buffer.from(names[one]!), Buffer.from(names[other]!)) || one - other,
        );
        expect(sorted).toEqual(expected);
      },
    ),
  );
});
