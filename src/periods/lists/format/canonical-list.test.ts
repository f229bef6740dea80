import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, day } from "../../../domain/dates.ts";
import { type ListedPerson, personText, readPerson } from "../../../domain/listed-person.ts";
import { EntryColumns } from "../../../rating/period/columns/entry-columns.ts";
import { newRoster } from "../read/roster.ts";
import { rowAt, rowOf } from "../write/entry-rows.ts";
import { headerLine, type ListHeader, type ListLine, namedListBytes } from "./canonical-list.ts";
import { openList, openNumbers } from "./canonical-reader.ts";
import { listTree } from "./list-tree.ts";
import { recordedEntries } from "./recorded-entries.ts";
import { newSalts, randomSalts, readSalts, SALT_LENGTH } from "./salts.ts";

const HEADER: ListHeader = {
  format: 1,
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

/** A list as it is kept, in each of its formats. */
interface KeptList {
  readonly content: Buffer;
  readonly persons: Buffer | null;
}

const FORMATS: Readonly<Record<string, (all: readonly ListLine[]) => KeptList>> = {
  "format 1": (all) => ({
    content: Buffer.concat([...namedListBytes(HEADER, recorded(all), textsOf(all))]),
    persons: null,
  }),
  "format 2": (all) => {
    const tree = listTree(recorded(all), textsOf(all), newSalts(randomSalts(HEADER, all.length)));
    const header = headerLine({ ...HEADER, format: 2, root: tree.root });
    return { content: Buffer.concat([Buffer.from(header), ...tree.lines]), persons: Buffer.concat(tree.persons) };
  },
};

async function* inPieces(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const opening = ({ content, persons }: KeptList, size: number) =>
  [
    { content: (name: string) => inPieces(name === "persons" ? persons! : content, size) },
    { content: "lines", persons: persons === null ? null : "persons" },
  ] as const;

const someLines = fc.uniqueArray(lines, { selector: ({ id }) => id, maxLength: 12 });
const byId = (all: readonly ListLine[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1));

async function all<Line>(parts: AsyncIterable<readonly Line[]>): Promise<Line[]> {
  const read: Line[] = [];
  for await (const part of parts) read.push(...part);
  return read;
}

describe.each(Object.entries(FORMATS))("the bytes of a list of %s", (_, kept) => {
  test("what is written is read again, however it is cut, in the order of the ids by code unit", async () => {
    await fc.assert(
      fc.asyncProperty(someLines, fc.integer({ min: 1, max: 200 }), async (some, size) => {
        const { header, parts } = await openList(...opening(kept(some), size));
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
        const { parts } = await openNumbers(...opening(kept(some), 1000));
        const rows = (await all(parts)).map((line) => rowOf(key, line));
        expect(Array.from(places, (place, index) => rowAt(key, players[index]!, entries, place))).toEqual(rows);
      }),
    );
  });
});

describe("the lines of format 2", () => {
  test("name nobody, and are made again with the salts that are kept, in whatever order the players come", async () => {
    await fc.assert(
      fc.asyncProperty(someLines, async (some) => {
        const { content, persons } = FORMATS["format 2"]!(some);
        const salts = await readSalts(inPieces(persons!, 64));
        const again = listTree(recorded(some.toReversed()), textsOf(some.toReversed()), salts);
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
          const list = FORMATS["format 2"]!(some);
          const { id } = byId(some)[which % some.length]!;
          const facts = list.content.toString().split(`\n${id}\t`)[1]!.split("\t")[0]!;
          const texts = list.persons!.toString().split("\n");
          const erased = texts.map((line) => (line.startsWith(`${id}\t`) ? `${id}\t=${facts}` : line)).join("\n");
          const { parts } = await openList(...opening({ ...list, persons: Buffer.from(erased) }, 99));
          const line = (await all(parts)).find((each) => each.id === id)!;
          expect({ ...readPerson(line.person), shown: line.shown }).toEqual({
            ...{ name: "(erased)", federation: null, sex: null, birth: null, title: null, womenTitle: null },
            ...{ otherTitles: null, arenaTitle: null, shown: false },
          });
          const again = listTree(recorded(some), textsOf(some), await readSalts(inPieces(Buffer.from(erased), 64)));
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
