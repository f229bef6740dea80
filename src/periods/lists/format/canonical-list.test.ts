import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  all,
  byId,
  FORMATS,
  HEADER,
  inPieces,
  opening,
  persons,
  recorded,
  someLines,
  textsOf,
} from "../../../../test/set-up/random-lists.ts";
import { personText, readPerson } from "../../../domain/listed-person.ts";
import { rowAt, rowOf } from "../write/entry-rows.ts";
import { openList, openNumbers } from "./canonical-reader.ts";
import { listTree } from "./list-tree.ts";
import { randomSalts, readSalts, SALT_LENGTH, withoutPersons } from "./salts.ts";

describe.each(Object.entries(FORMATS))("the bytes of a list of %s", (_, kept) => {
  test("what is written is read again, however it is cut, in the order of the ids by code unit", async () => {
    await fc.assert(
      fc.asyncProperty(someLines, fc.integer({ min: 1, max: 200 }), async (some, size) => {
        const { header, parts } = await openList(...opening(await kept(some), size));
        expect({ ...header, format: 1, root: undefined }).toEqual({ ...HEADER, root: undefined });
        expect(await all(parts)).toEqual(byId(some));
      }),
    );
  });

  test("the rows of a list that is at hand are those that its bytes give", async () => {
    const key = { list: HEADER.list, version: 3 };
    await fc.assert(
      fc.asyncProperty(someLines, async (some) => {
        const { entries, places, players } = recorded(some);
        const { parts } = await openNumbers(...opening(await kept(some), 1000));
        const rows = (await all(parts)).map((line) => rowOf(key, line));
        expect(Array.from(places, (place, index) => rowAt(key, players[index]!, entries, place))).toEqual(rows);
      }),
    );
  });
});

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

describe("the lines of format 2", () => {
  test("name nobody, and are made again with the salts that are kept, in whatever order the players come", async () => {
    await fc.assert(
      fc.asyncProperty(someLines, async (some) => {
        const { content, persons } = await FORMATS["format 2"]!(some);
        const salts = await readSalts(inPieces(persons!, 64));
        const again = await listTree(recorded(some.toReversed()), textsOf(some.toReversed()), salts);
        const { root } = JSON.parse(content.subarray(0, content.indexOf(10)).toString());
        expect(again.root).toBe(root);
        expect(Buffer.concat(again.persons).equals(persons!)).toBe(true);
        for (const { person } of some) if (person.length > 16) expect(content.includes(person)).toBe(false);
      }),
    );
  });

  test("an erased person keeps the line and loses the rest: not shown, without a name", async () => {
    await fc.assert(
      fc.asyncProperty(
        someLines.filter(({ length }) => length > 0),
        fc.nat(),
        async (some, which) => {
          const list = await FORMATS["format 2"]!(some);
          const { id } = byId(some)[which % some.length]!;
          const erased = await textOf(withoutPersons(inPieces(list.persons!, 50), new Set([id])));
          expect(await textOf(withoutPersons(inPieces(Buffer.from(erased), 9), new Set([id])))).toBe(erased);
          const { parts } = await openList(...opening({ ...list, persons: Buffer.from(erased) }, 99));
          const line = (await all(parts)).find((each) => each.id === id)!;
          expect({ ...readPerson(line.person), shown: line.shown }).toEqual({
            ...{ name: "(erased)", federation: null, sex: null, birth: null, title: null, womenTitle: null },
            ...{ otherTitles: null, arenaTitle: null, shown: false },
          });
          const again = await listTree(
            recorded(some),
            textsOf(some),
            await readSalts(inPieces(Buffer.from(erased), 64)),
          );
          expect(Buffer.concat(again.lines).equals(list.content.subarray(list.content.indexOf(10) + 1))).toBe(true);
          expect(Buffer.concat(again.persons).toString()).toBe(erased);
        },
      ),
    );
  });

  test("a salt has sixteen bytes of its own for every line", () => {
    const salts = randomSalts(HEADER, 1_000);
    const each = Array.from({ length: 1_000 }, (_, line) =>
      Buffer.from(salts.subarray(line * SALT_LENGTH, (line + 1) * SALT_LENGTH)).toString("hex"),
    );
    expect(new Set(each).size).toBe(1_000);
  });
});

describe("a person on a list", () => {
  test("a person's fields are read as they were written", () => {
    fc.assert(
      fc.property(persons, (person) => {
        expect(readPerson(personText(person))).toEqual(person);
      }),
    );
    expect(personText({ ...readPerson(""), name: "a\tb\\n\n" })).toBe("a\\tb\\\\n\\n\t\t\t\t\t\t\t");
  });
});
