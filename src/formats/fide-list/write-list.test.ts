import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { casesOf } from "../../../test/set-up/share.ts";
import { readBirth } from "../../domain/dates.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import type { ListEntry, ListedRating } from "../../domain/list-entry.ts";
import { TITLES } from "../../domain/report.ts";
import { entryOf } from "./entry.ts";
import { listReader } from "./list-reader.ts";
import { fastEntry } from "./txt/txt-fast.ts";
import { headerOf, singleForm } from "./txt/txt-form.ts";
import { txtLayout } from "./txt/txt-layout.ts";
import { columnRecord } from "./txt/txt-record.ts";
import { type ListChoice, txtWriter, writeListCsv, writeListJson, writeListTxt, writeListXml } from "./write-list.ts";

function readBack(text: string, kind: ListKind) {
  const entries: ListEntry[] = [];
  const issues: Issue[] = [];
  const sink = { entry: (entry: ListEntry) => entries.push(entry), issue: (issue: Issue) => issues.push(issue) };
  const reader = listReader(sink, { kind });
  reader.write(new TextEncoder().encode(text));
  reader.end();
  return { entries, issues };
}

const standing: fc.Arbitrary<ListedRating> = fc.record({
  rating: fc.option(fc.integer({ min: 1, max: 3999 })),
  games: fc.option(fc.integer({ min: 0, max: 999 })),
  k: fc.option(fc.constantFrom(10, 15, 20, 40)),
});
const standings: Readonly<Record<ListChoice, fc.Arbitrary<ListEntry["standings"]>>> = {
  combined: fc.record({ standard: standing, rapid: standing, blitz: standing }),
  standard: fc.record({ standard: standing }),
  rapid: fc.record({ rapid: standing }),
  blitz: fc.record({ blitz: standing }),
};
/** Printable, up to sixty whole characters, without blanks around. */
const name = fc
  .string({
    unit: fc.oneof(fc.constantFrom(..."abcdeÅéß𝔄 ,'\"&<>;-".split("")), fc.string({ unit: "grapheme", maxLength: 1 })),
  })
  .map((text) => [...text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/gu, "").trim()].slice(0, 60).join("").trim());
const arbitraryEntry = (choice: ListChoice, birth: fc.Arbitrary<string>): fc.Arbitrary<ListEntry> =>
  fc.record({
    id: fc.integer({ min: 1, max: 99_999_999_999 }).map(String),
    name: name.filter((text) => text !== ""),
    federation: fc.option(fc.constantFrom("SWE", "NOR", "FID")),
    sex: fc.constantFrom("m", "w", null),
    title: fc.option(fc.constantFrom(...TITLES)),
    womenTitle: fc.option(fc.constantFrom(...TITLES)),
    otherTitles: fc.array(fc.constantFrom("IA", "FST", "NI"), { maxLength: 3 }),
    arenaTitle: fc.option(fc.constantFrom("AGM", "ACM")),
    standings: standings[choice],
    birth: fc.option(birth.map((text) => readBirth(text)!)),
    inactive: fc.boolean(),
  });
const year = fc.integer({ min: 1900, max: 2020 }).map(String);
const yearOrDay = fc.oneof(year, fc.constantFrom("1984-05-17", "2001-12-31"));
const choice = fc.constantFrom<ListChoice>("combined", ...LIST_KINDS);
const fail = (issue: Issue): void => expect.fail(JSON.stringify(issue));
const kindOf = (each: ListChoice): ListKind => (each === "combined" ? "standard" : each);

describe("reading what was written gives the same", () => {
  test("TXT, names up to 60 characters", () => {
    const list = choice.chain((each) =>
      fc.tuple(
        fc.constant(each),
        fc.uniqueArray(arbitraryEntry(each, year), { maxLength: 5, selector: ({ id }) => id }),
      ),
    );
    fc.assert(
      fc.property(list, ([each, entries]) => {
        const form = each === "combined" ? ({ kind: each } as const) : { kind: each, month: "SEP26" };
        const told: Issue[] = [];
        const text = [...writeListTxt(entries, form, (issue) => told.push(issue))].join("");
        expect(told.filter(({ code }) => code !== "list-not-ascii")).toEqual([]);
        expect(readBack(text, kindOf(each))).toEqual({ entries, issues: [] });
      }),
      { numRuns: casesOf({ few: 100, all: 500 }) },
    );
  });

  test.each([
    ["XML", writeListXml],
    ["CSV", writeListCsv],
  ])("%s", (_, write) => {
    const list = choice.chain((each) =>
      fc.tuple(
        fc.constant(each),
        fc.uniqueArray(arbitraryEntry(each, yearOrDay), { minLength: 1, maxLength: 5, selector: ({ id }) => id }),
      ),
    );
    fc.assert(
      fc.property(list, ([each, entries]) => {
        const text = [...write(entries, each, fail)].join("");
        expect(readBack(text, kindOf(each))).toEqual({ entries, issues: [] });
      }),
      { numRuns: casesOf({ few: 100, all: 500 }) },
    );
  });

  test("JSON", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitraryEntry("combined", yearOrDay), { maxLength: 5, selector: ({ id }) => id }),
        (entries) => {
          expect(JSON.parse([...writeListJson(entries)].join(""))).toEqual(entries);
        },
      ),
    );
  });
});

describe("as FIDE writes it", () => {
  const ENTRY: ListEntry = {
    id: "99000011",
    name: "Alvenius, Tore",
    federation: "SWE",
    sex: "w",
    title: "GM",
    womenTitle: "WGM",
    otherTitles: ["FST", "IO"],
    arenaTitle: "AFM",
    standings: {
      standard: { rating: 2611, games: 9, k: 10 },
      rapid: { rating: null, games: 0, k: null },
      blitz: { rating: 2622, games: 14, k: 10 },
    },
    birth: readBirth("1984")!,
    inactive: true,
  };
  const write = (entry: ListEntry, told: Issue[] = []) =>
    [...writeListTxt([entry], { kind: "combined" }, (issue) => told.push(issue))].join("").split("\r\n");

  test("the columns of the combined list", () => {
    const [header, line] = write(ENTRY);
    expect(header).toBe(
      "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag",
    );
    expect(line).toBe(
      "99000011       Alvenius, Tore                                               SWE F   GM   WGM  FST,IO         AFM 2611  9   10 0     0   0  2622  14  10 1984  wi  ",
    );
  });

  test("the columns of a single list", () => {
    const [header, line] = [...writeListTxt([ENTRY], { kind: "blitz", month: "SEP26" }, fail)];
    expect(header).toBe(
      "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SEP26 Gms K  B-day Flag\r\n",
    );
    expect([line?.slice(113, 126), line?.length]).toEqual(["2622  14  10 ", 138]);
  });

  test.each<[string, Partial<ListEntry>, Issue["code"], Issue["field"], string | undefined]>([
    ["a name of 61 characters", { name: "x".repeat(61) }, "list-does-not-fit", "name", undefined],
    ["a line end in a name", { name: "Alvenius\nTore" }, "list-does-not-fit", "name", undefined],
    ["a federation of four letters", { federation: "SWED" }, "list-does-not-fit", "federation", undefined],
    [
      "too many titles",
      { otherTitles: ["FST", "LSI", "SLI", "IO", "NA"] },
      "list-does-not-fit",
      "other titles",
      undefined,
    ],
    ["an unknown arena title", { arenaTitle: "XYZ" }, "list-does-not-fit", "arena title", undefined],
    ["a day of birth", { birth: readBirth("1984-05-17")! }, "list-years-only", "birth", "1"],
    ["other letters", { name: "Åkerström, Tore" }, "list-not-ascii", "name", "1"],
    ["an id that is no number", { id: "SWE1" }, "list-does-not-fit", "id", "SWE1"],
  ])("%s is told", (_, part, code, field, found) => {
    const told: Issue[] = [];
    const lines = write({ ...ENTRY, ...part }, told);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ code, field, ...(found === undefined ? { line: 2 } : { found }) });
    for (const line of lines.slice(0, -1)) expect([...line]).toHaveLength(162);
    expect(lines).toHaveLength(part.id === undefined ? 3 : 2);
  });

  test("a rating that cannot be is not written", () => {
    const told: Issue[] = [];
    const standings = { ...ENTRY.standings, standard: { rating: 26110, games: 9, k: 10 } };
    expect(write({ ...ENTRY, standings }, told)[1]?.slice(113, 126)).toBe("      9   10 ");
    expect(told).toMatchObject([{ code: "list-does-not-fit", severity: "error", field: "rating", found: "26110" }]);
  });
});

test("the fast reader gives what the careful one gives, or nothing", () => {
  const form = singleForm("SEP26");
  const layout = txtLayout(headerOf(form), "standard")!;
  const fast = fastEntry(layout);
  const cell = fc.constantFrom(
    "",
    "M",
    "F",
    "w",
    "wi",
    "w i",
    "GM",
    "WIM",
    "IA,FA",
    "AFM",
    "0",
    "7",
    "1984",
    "20",
    "x",
    " 2",
    "SWE",
    "99000011",
  );
  const cells = fc.tuple(...form.map(() => cell));
  fc.assert(
    fc.property(cells, fc.nat(140), (texts, length) => {
      const good = ["99000011", "Ek, Anna", "SWE", "M", "GM", "", "", "", "1984", "0", "20", "1984", ""];
      const line = form
        .map(({ width }, at) => ((length + at) % 3 === 0 ? texts[at]! : good[at]!).padEnd(width).slice(0, width))
        .join("")
        .slice(0, length < 100 ? 136 : length);
      const issues: Issue[] = [];
      const careful = entryOf(columnRecord(line, 2, layout), layout.kinds, (issue) => issues.push(issue));
      const found = fast(line, new DataView(new TextEncoder().encode(line).buffer), 0, line.length);
      if (found !== undefined) expect([found, []]).toEqual([careful, issues]);
    }),
    { numRuns: casesOf({ few: 1_000, all: 5_000 }) },
  );
});

test("what is written as bytes is what would be written as text, and nearly all of a list is", () => {
  const wild = fc.oneof(fc.constant(""), fc.string({ unit: "binary", maxLength: 70 }), fc.string({ maxLength: 70 }));
  const odd = fc.record(
    {
      id: fc.oneof(wild, fc.constant("123456789012")),
      name: wild,
      federation: fc.constantFrom("SW", "swe", "SWED", ""),
      title: fc.constant("WGM"),
      standings: fc.constantFrom<ListEntry["standings"]>(
        {},
        { standard: { rating: 4000, games: 1000, k: 100 } },
        { standard: { rating: 1500.5, games: -1, k: 5 } },
      ),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(choice, fc.array(fc.tuple(arbitraryEntry("combined", yearOrDay), fc.option(odd))), (form, drawn) => {
      const kind = form === "combined" ? { kind: form } : { kind: form, month: "SEP26" };
      const [told, toldOfBytes]: [Issue[], Issue[]] = [[], []];
      const [slow, quick] = [
        txtWriter(kind, (each) => told.push(each)),
        txtWriter(kind, (each) => toldOfBytes.push(each)),
      ];
      const bytes = new Uint8Array(1000);
      for (const [plain, changed] of drawn) {
        const entry = { ...plain, ...changed } as ListEntry;
        const to = quick.entryBytes!(entry, bytes, 7);
        const text = to > 7 ? new TextDecoder().decode(bytes.subarray(7, to)) : quick.entry(entry);
        expect(text).toBe(slow.entry(entry));
      }
      expect([quick.tail(), toldOfBytes]).toEqual([slow.tail(), told]);
    }),
  );
  const plain: ListEntry = {
    id: "1503014",
    name: "Berg, Kalle",
    federation: "SWE",
    sex: "m",
    title: "GM",
    womenTitle: null,
    otherTitles: [],
    arenaTitle: null,
    birth: readBirth("1990-11-30")!,
    inactive: true,
    standings: { standard: { rating: 2830, games: 9, k: 10 } },
  };
  expect(txtWriter({ kind: "combined" }, fail).entryBytes!(plain, new Uint8Array(1000), 0)).toBeGreaterThan(0);
});
