import fc from "fast-check";
import { addDays, day } from "../../src/domain/dates.ts";
import { type ListedPerson, personText } from "../../src/domain/listed-person.ts";
import {
  headerLine,
  type ListHeader,
  type ListLine,
  namedListBytes,
} from "../../src/periods/lists/format/canonical-list.ts";
import { listTree } from "../../src/periods/lists/format/list-tree.ts";
import { recordedEntries } from "../../src/periods/lists/format/recorded-entries.ts";
import { newSalts, randomSalts } from "../../src/periods/lists/format/salts.ts";
import { newRoster } from "../../src/periods/lists/read/roster.ts";
import { EntryColumns } from "../../src/rating/period/columns/entry-columns.ts";

export const HEADER: ListHeader = {
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
export const persons: fc.Arbitrary<ListedPerson> = fc.record({
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
export function textsOf(all: readonly ListLine[]) {
  const texts = all.map(({ person }) => Buffer.from(person));
  const from = (place: number): number => texts.slice(0, place).reduce((sum, { length }) => sum + length, 0);
  return { bytes: Buffer.concat(texts), from, to: (place: number) => from(place + 1) };
}

/** Everybody here is titled, so that there is a line of everybody. */
export function recorded(all: readonly ListLine[]) {
  const players = newRoster();
  for (const { id } of all) players.add(Number(id));
  const entries = EntryColumns.of(all.map(({ person: _, ...line }) => ({ ...line, titledUnrated: true })));
  return recordedEntries(entries, players);
}

/** A list as it is kept, in each of its formats. */
export interface KeptList {
  readonly content: Buffer;
  readonly persons: Buffer | null;
}

export const FORMATS: Readonly<Record<string, (all: readonly ListLine[]) => Promise<KeptList>>> = {
  "format 1": async (all) => ({
    content: Buffer.concat([...namedListBytes(HEADER, recorded(all), textsOf(all))]),
    persons: null,
  }),
  "format 2": async (all) => {
    const tree = await listTree(recorded(all), textsOf(all), newSalts(randomSalts(HEADER, all.length)));
    const header = headerLine({ ...HEADER, format: 2, root: tree.root });
    return { content: Buffer.concat([Buffer.from(header), ...tree.lines]), persons: Buffer.concat(tree.persons) };
  },
};

export async function* inPieces(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export const opening = ({ content, persons }: KeptList, size: number) =>
  [
    { content: (name: string) => inPieces(name === "persons" ? persons! : content, size) },
    { content: "lines", persons: persons === null ? null : "persons" },
  ] as const;

export const someLines = fc.uniqueArray(lines, { selector: ({ id }) => id, maxLength: 12 });
export const byId = (all: readonly ListLine[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1));

export async function all<Line>(parts: AsyncIterable<readonly Line[]>): Promise<Line[]> {
  const read: Line[] = [];
  for await (const part of parts) read.push(...part);
  return read;
}
