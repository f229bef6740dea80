import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day } from "../../domain/dates.ts";
import { LIST_FORMAT, type ListHeader, type ListLine, listBytes } from "./canonical-list.ts";
import { type ListedPerson, personText, readPerson } from "./canonical-person.ts";
import { openList } from "./canonical-reader.ts";

const HEADER: ListHeader = {
  format: LIST_FORMAT,
  list: "standard-2026-11",
  kind: "standard",
  date: day("2026-11-01"),
  version: 1,
  previous: { list: "standard-2026-10", version: 1 },
  editions: { list: "one", floor: "other" },
  counts: { players: 0, rated: 0, delisted: 0, unrated: 0, tournaments: 0, games: 0 },
  balance: {
    before: 0,
    after: 0,
    games: -1,
    rounding: 1,
    corrections: 0,
    oneTimeChanges: 0,
    entrants: 0,
    leavers: 0,
    floor: 0,
    rest: 0,
  },
};

const orNull = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(values, { nil: null });
const text = fc
  .array(fc.oneof(fc.constantFrom("\t", "\n", "\r", "\\", "\\t", "ö", "Ж", "𝄞", " "), fc.string({ maxLength: 9 })))
  .map((parts) => parts.join(""));
const said = orNull(text.filter((each) => each !== ""));
const persons: fc.Arbitrary<ListedPerson> = fc.record({
  name: text,
  federation: said,
  sex: said,
  birth: said,
  title: said,
  womenTitle: said,
  otherTitles: said,
  arenaTitle: said,
});
const dates = orNull(fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day("1990-01-01"), days)));
const count = fc.nat(30_000);
const lines: fc.Arbitrary<ListLine> = fc.record({
  id: fc.integer({ min: 1, max: 99_999_999_999 }).map(String),
  person: persons.map(personText),
  status: fc.constantFrom("rated", "delisted", "unrated"),
  rating: orNull(fc.integer({ min: 1, max: 4000 })),
  change: orNull(fc.integer({ min: -900, max: 900 })),
  games: count,
  k: orNull(fc.integer({ min: 1, max: 100 })),
  activity: fc.constantFrom("active", "inactive", "gone"),
  shown: fc.boolean(),
  gamesSoFar: count,
  highest: orNull(fc.integer({ min: 1, max: 4000 })),
  factsComplete: fc.boolean(),
  lastCounted: dates,
  delistedOn: dates,
});

/** The persons' texts one behind the other, as the writer takes them. */
function textsOf(all: readonly ListLine[]) {
  const places = new Map<string, readonly [number, number]>();
  let bytes = Buffer.alloc(0);
  for (const { id, person } of all) {
    const own = Buffer.from(person);
    places.set(id, [bytes.length, bytes.length + own.length]);
    bytes = Buffer.concat([bytes, own]);
  }
  return { bytes, place: (id: string) => places.get(id)! };
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe("the bytes of a list", () => {
  test("what is written is read again, however it is cut, in the order of the ids by code unit", async () => {
    const all = fc.uniqueArray(lines, { selector: ({ id }) => id, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(all, fc.integer({ min: 1, max: 200 }), async (some, size) => {
        const bytes = Buffer.concat([...listBytes(HEADER, some, textsOf(some))]);
        const { header, parts } = await openList(inPieces(bytes, size));
        const read: ListLine[] = [];
        for await (const part of parts) read.push(...part);
        expect(header).toEqual(HEADER);
        expect(read).toEqual(some.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
      }),
    );
  });

  test("a person's fields are read as they were written", () => {
    fc.assert(
      fc.property(persons, (person) => {
        expect(readPerson(personText(person))).toEqual(person);
      }),
    );
    expect(personText({ ...readPerson(""), name: "a\tb\\n\n" })).toBe("a\\tb\\\\n\\n\t\t\t\t\t\t\t");
  });

  test("the bytes do not depend on the order in which the players come", () => {
    fc.assert(
      fc.property(fc.uniqueArray(lines, { selector: ({ id }) => id, maxLength: 9 }), (some) => {
        const bytesOf = (each: readonly ListLine[]) => Buffer.concat([...listBytes(HEADER, each, textsOf(some))]);
        expect(bytesOf(some.toReversed()).equals(bytesOf(some))).toBe(true);
      }),
    );
  });
});
