import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day } from "../../../domain/dates.ts";
import { EntryColumns } from "../../../rating/period/columns/entry-columns.ts";
import { newRoster } from "../read/roster.ts";
import { rowAt, rowOf } from "../write/entry-rows.ts";
import { LIST_FORMAT, type ListHeader, type ListLine, listBytes } from "./canonical-list.ts";
import { type ListedPerson, personText, readPerson } from "./canonical-person.ts";
import { openList } from "./canonical-reader.ts";
import { recordedEntries } from "./recorded-entries.ts";

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
  const texts = all.map(({ person }) => Buffer.from(person));
  const from = (place: number): number => texts.slice(0, place).reduce((sum, { length }) => sum + length, 0);
  return { bytes: Buffer.concat(texts), from, to: (place: number) => from(place + 1) };
}

/** Everybody here is titled, so that there is a line of everybody. */
function recorded(all: readonly ListLine[]) {
  const players = newRoster();
  for (const { id } of all) players.add(Number(id));
  const entries = EntryColumns.of(all.map(({ person: _, ...line }) => ({ ...line, titledUnrated: true })));
  return recordedEntries(entries, players);
}

const bytesOf = async (all: readonly ListLine[]): Promise<Buffer> =>
  Buffer.concat([...listBytes(HEADER, await recorded(all), textsOf(all))]);

async function* inPieces(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe("the bytes of a list", () => {
  test("what is written is read again, however it is cut, in the order of the ids by code unit", async () => {
    const all = fc.uniqueArray(lines, { selector: ({ id }) => id, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(all, fc.integer({ min: 1, max: 200 }), async (some, size) => {
        const { header, parts } = await openList(inPieces(await bytesOf(some), size));
        const read: ListLine[] = [];
        for await (const part of parts) read.push(...part);
        expect(header).toEqual(HEADER);
        expect(read).toEqual(some.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
      }),
    );
  });

  test("the rows of a list that is at hand are those that its bytes give", async () => {
    const key = { list: HEADER.list, version: 3 };
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(lines, { selector: ({ id }) => id, maxLength: 12 }), async (some) => {
        const { entries, places, players } = await recorded(some);
        const { parts } = await openList(inPieces(await bytesOf(some), 1000));
        const rows: unknown[] = [];
        for await (const part of parts) rows.push(...part.map((line) => rowOf(key, line)));
        expect(Array.from(places, (place, index) => rowAt(key, players[index]!, entries, place))).toEqual(rows);
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

  test("the bytes do not depend on the order in which the players come", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(lines, { selector: ({ id }) => id, maxLength: 9 }), async (some) => {
        expect((await bytesOf(some.toReversed())).equals(await bytesOf(some))).toBe(true);
      }),
    );
  });
});
