import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ALL, damageLists, fixture, read } from "../../../test/set-up/list-damage.ts";
import { casesOf } from "../../../test/set-up/share.ts";
import { readBirth } from "../../domain/dates.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { ListEntry, ListedRating } from "../../domain/list-entry.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const standing = (rating: number | null, games: number | null = null, k: number | null = null): ListedRating => ({
  rating,
  games,
  k,
});
const short = ({ code, severity, line, columns, found }: Issue) => [code, severity, line, columns, found];

const PLAYER: ListEntry = {
  id: "9900011",
  name: "Alvenius, Tore",
  federation: "SWE",
  sex: null,
  title: "GM",
  womenTitle: null,
  otherTitles: [],
  arenaTitle: null,
  standings: { standard: standing(2611, 9) },
  birth: null,
  inactive: false,
};
const WOMAN: ListEntry = {
  ...PLAYER,
  id: "9900028",
  name: "Brandmo, Signe Kristine",
  federation: "NOR",
  sex: "w",
  title: "WIM",
  standings: { standard: standing(2214, 0) },
};
const born = (text: string) => readBirth(text) ?? null;

describe("lines that do not fit the header", () => {
  const [header = "", ...lines] = readFileSync("fixtures/lists/txt-combined.txt", "utf8").split(/\r?\n/);
  const headerWithout = readFileSync("fixtures/lists/txt-combined-without-foa.txt", "utf8").split(/\r?\n/)[0] ?? "";
  const list = (...all: string[]) => read(bytesOf(`${all.join("\n")}\n`));
  const player = (index: number, id: number) => `${id}`.padEnd(15) + (lines[index] ?? "").slice(15);

  test("a header without arena titles over lines with them: no rating is invented", () => {
    const { entries, issues } = list(headerWithout, player(0, 99000011), player(2, 99000035));
    expect(entries).toEqual([]);
    expect(issues.map(short)).toEqual([
      ["list-over-border", "error", 2, [110, 119], "2611"],
      ["list-over-border", "error", 3, [110, 119], expect.any(String)],
    ]);
  });

  test("a header with arena titles over lines without them: no rating is invented", () => {
    const line = readFileSync("fixtures/lists/txt-combined-without-foa.txt", "utf8").split(/\r?\n/)[1] ?? "";
    const { entries, issues } = list(header, line);
    expect([entries, issues.map(({ code }) => code)]).toEqual([[], ["list-over-border"]]);
  });

  test("many such lines: the header is at fault, and that is said once", () => {
    const many = Array.from({ length: 50 }, (_, index) => player(0, 99000100 + index));
    const { entries, issues } = list(headerWithout, ...many);
    expect(entries).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 20 }, () => "list-over-border"),
      "list-header-misfit",
    ]);
    expect(issues.at(-1)).toMatchObject({ line: 1, severity: "error", expected: { lines: 50 } });
  });

  test("a name that is too long invents no title", () => {
    const old = readFileSync("fixtures/lists/txt-2011-touching-columns.txt", "utf8").split(/\r?\n/);
    const line = `${"9900011".padEnd(10)}${"Alvenius-Brandmo-Castaldini, Torem".padEnd(34)}g   ${(old[1] ?? "").slice(48)}`;
    const { entries, issues } = list(old[0] ?? "", line);
    expect(issues.map(short)).toEqual([
      ["list-over-border", "error", 2, [11, 48], "Alvenius-Brandmo-Castaldini, Toremg"],
    ]);
    expect(entries).toMatchObject([{ name: "Alvenius-Brandmo-Castaldini, Toremg", title: null, federation: "SWE" }]);
    expect(entries[0]?.standings.standard).toEqual(standing(2611, 9));
  });

  test("titles may fill their column up to the rating", () => {
    const line = (readFileSync("fixtures/lists/txt-combined-without-foa.txt", "utf8").split(/\r?\n/)[1] ?? "").replace(
      `${" ".repeat(23)}2611`,
      `${" ".repeat(8)}SI,FI,LSI,SLI,N2611`,
    );
    const { entries, issues } = list(headerWithout, line);
    expect(issues.map(({ code }) => code)).toEqual(["list-other-titles"]);
    expect(entries[0]?.standings.standard?.rating).toBe(2611);
  });

  test("a rating over 3999 and a K over 100 are none", () => {
    const { issues, entries } = list(header, player(0, 99000011).replace("2611 ", "4000 "));
    expect(issues.map(short)).toEqual([["list-rating", "error", 2, [114, 119], "4000"]]);
    expect(entries[0]?.standings.standard).toEqual(standing(null, 9, 10));
    const csv = list("fideid,name,rating,k", "11,Ek,3999,100", "22,Ask,2000,101");
    expect(csv.issues.map(short)).toEqual([["list-k", "error", 3, [13, 15], "101"]]);
    expect(csv.entries.map(({ standings }) => standings.standard?.k)).toEqual([100, null]);
  });

  test("an id twice: the first stands", () => {
    const { entries, issues } = list(header, player(0, 99000011), player(2, 99000035), player(2, 99000011));
    expect(entries.map(({ id }) => id)).toEqual(["99000011", "99000035"]);
    expect(issues.map(short)).toEqual([["list-id-repeated", "error", 4, null, "99000011"]]);
    const count = casesOf({ few: 30_000, all: 300_000 });
    const ids = Array.from({ length: count }, (_, index) => `${1000 + index * 7},A`);
    const csv = read(bytesOf(`fideid,name,rating\n${[...ids, ids[0]].map((row) => `${row},2000`).join("\n")}\n`));
    expect([csv.entries.length, csv.issues.map(({ line }) => line)]).toEqual([count, [count + 2]]);
  });
});

describe("text, by its own header", () => {
  test("all three lists", () => {
    const { entries, issues, lines } = read(fixture("txt-combined.txt"));
    expect(issues).toEqual([]);
    expect(lines).toEqual([2, 3, 4, 5]);
    expect(entries[0]).toEqual({
      ...PLAYER,
      id: "99000011",
      sex: "m",
      otherTitles: ["FST", "IO"],
      standings: { standard: standing(2611, 9, 10), rapid: standing(2580, 0, 10), blitz: standing(2622, 14, 10) },
      birth: "1984",
    });
    expect(entries[1]).toMatchObject({ womenTitle: "WIM", arenaTitle: "AFM", inactive: true, sex: "w" });
    expect(entries[1]?.standings.rapid).toEqual(standing(null, 0, null));
    expect(entries[3]).toMatchObject({ id: "990000421", sex: null, birth: null, inactive: true });
  });

  test("all three lists, without arena titles", () => {
    const { entries, issues } = read(fixture("txt-combined-without-foa.txt"));
    expect(issues).toEqual([]);
    expect(entries[0]?.standings.blitz).toEqual(standing(2622, 14, 10));
  });

  test("a single list is the one it is said to be", () => {
    const { entries, issues } = read(fixture("txt-single.txt"), "blitz");
    expect(issues).toEqual([]);
    expect(entries.map((entry) => entry.standings)).toEqual([
      { blitz: standing(2611, 9, 10) },
      { blitz: standing(2214, 0, 20) },
    ]);
  });

  test("2012, no arena titles, women's titles cut to two letters, LF", () => {
    const { entries, issues } = read(fixture("txt-single-2012-titles-cut.txt"));
    expect(issues).toEqual([]);
    expect(entries[1]).toMatchObject({ title: "WFM", womenTitle: "WFM", birth: null, sex: "w", inactive: true });
  });

  test("2011, columns that touch", () => {
    const { entries, issues } = read(fixture("txt-2011-touching-columns.txt"));
    expect(issues).toEqual([]);
    expect(entries[0]).toEqual({ ...PLAYER, birth: "1984" });
    expect(entries[1]).toEqual({ ...WOMAN, inactive: true });
    expect(entries[2]?.standings.standard).toEqual(standing(1843, 112));
  });

  test.each([
    ["txt-2001-empty-line-below.txt", null, null, true],
    ["txt-2002-day-with-two-figures.txt", "1984-05-17", "1973", true],
    ["txt-2003-code-for-id.txt", "1984-05-17", "1973-11-03", true],
    ["txt-2004-other-order.txt", "1984-05-17", "1973-11-03", true],
  ])("%s: labels near their columns", (name, first, second, inactive) => {
    const { entries, issues } = read(fixture(name));
    expect(issues).toEqual([]);
    expect(entries.slice(0, 2).map((entry) => ({ ...entry, sex: entry.sex === "m" ? null : entry.sex }))).toEqual([
      { ...PLAYER, birth: first === null ? null : born(first) },
      { ...WOMAN, birth: second === null ? null : born(second), inactive },
    ]);
  });

  test("C4: lines of 2001 to 2004 are read by order and shape, wherever the labels stand", () => {
    const { entries, issues } = read(fixture("txt-2004-labels-elsewhere.txt"));
    expect(issues).toEqual([]);
    expect(
      entries.map(({ name, title, federation, standings: { standard }, birth, inactive, sex }) =>
        [name, title, federation, standard?.rating, standard?.games, birth, inactive, sex].join(" | "),
      ),
    ).toEqual([
      "Alvenius, Tore | GM | SWE | 2611 | 9 | 1984-05-17 | false | ",
      "Brandmo, Signe Kristine | WIM | NOR | 2343 | 0 | 1973-11-03 | true | w",
      "Castaldini, Ugo M |  | ITA | 1984 | 112 |  | false | ",
      "Dal Monte, F | FM | ITA | 2301 | 7 | 1960-02-01 | true | ",
    ]);
  });

  test("C4: a rating or a whole column that is lost is an error", () => {
    const text = new TextDecoder().decode(fixture("txt-2004-labels-elsewhere.txt"));
    const lost = read(new TextEncoder().encode(text.replace(" 2343 ", "      ")));
    expect(lost.issues).toMatchObject([{ code: "list-rating", severity: "error", line: 3 }]);
    const [header = "", , , third = ""] = text.split("\n");
    const lines = Array.from({ length: 12 }, (_, at) => third.replace("9900035", String(9900100 + at)));
    const empty = read(new TextEncoder().encode([header, ...lines, ""].join("\n")));
    expect(empty.issues).toMatchObject([{ code: "list-header-misfit", severity: "error", found: "birthday" }]);
  });

  test("a list of 2003 without header is read, and that is told", () => {
    const { entries, issues } = read(fixture("txt-2003-without-header.txt"));
    expect(entries).toEqual([{ ...PLAYER, birth: "1984-05-17" }, WOMAN]);
    expect(issues.map(({ code, line }) => [code, line])).toEqual([["list-header-missing", 2]]);
  });

  test.each(["encoding-cp1252.txt", "encoding-utf8.txt"])("%s", (name) => {
    const { entries, issues } = read(fixture(name));
    expect(issues).toEqual([]);
    expect(entries.map(({ name: each, federation }) => [each, federation])).toEqual([
      ["Åkerström, Élodie", "SWE"],
      ["Alvenius, Tore", "SWE"],
    ]);
  });

  test("columns are counted in whole characters, a byte order mark is none", () => {
    const { entries, issues } = read(fixture("encoding-utf8-mark.txt"));
    expect(issues).toEqual([]);
    expect(entries[0]).toMatchObject({ name: "Åkerström, 𝔄nna", federation: "SWE", birth: "2001" });
  });
});

describe("XML and CSV", () => {
  test("XML with all three lists; entities, and unrated as nothing or 0", () => {
    const { entries, issues, lines } = read(fixture("xml-combined.xml"));
    expect(issues).toEqual([]);
    expect(lines).toEqual([2, 23]);
    expect(entries[1]?.name).toBe("Brandmo & D'Arc, Signe");
    expect(entries[1]?.standings).toEqual({
      standard: standing(2214, 0, 20),
      rapid: standing(null),
      blitz: standing(null, 0),
    });
  });

  test("XML with one list, in Latin-1", () => {
    const { entries, issues } = read(fixture("xml-single-latin1.xml"), "rapid");
    expect(issues).toEqual([]);
    expect(entries[0]).toMatchObject({ name: "Åkerström, Élodie", standings: { rapid: standing(1700, 0, 20) } });
  });

  test("XML of a federation: the id is an attribute, the birth a day", () => {
    const { entries, issues } = read(fixture("xml-of-federation.xml"));
    expect(issues).toEqual([]);
    expect(entries.map(({ id, title, birth }) => [id, title, birth])).toEqual([
      ["99000011", "GM", "1984-05-17"],
      ["99000028", "WIM", "1997"],
    ]);
  });

  test("XML without line ends; what is in a comment is not read", () => {
    const { entries, issues } = read(fixture("xml-on-one-line.xml"));
    expect(issues).toEqual([]);
    expect(entries.map(({ id }) => id)).toEqual(["99000011", "99000035"]);
  });

  test("CSV with FIDE's names", () => {
    const { entries, issues } = read(fixture("csv-combined.csv"));
    expect(issues).toEqual([]);
    expect(entries[0]).toEqual(read(fixture("txt-combined.txt")).entries[0]);
    expect(entries[1]?.name).toBe('Brandmo, Signe "Sia"');
  });

  test("CSV of a spreadsheet: semicolons, other names, a column too many", () => {
    const { entries, issues } = read(fixture("csv-single-semicolons.csv"));
    expect(issues.map(short)).toEqual([["list-header-unknown", "warning", 1, [61, 64], "Club"]]);
    expect(entries[1]).toMatchObject({
      name: "Åkerström, Élodie",
      birth: "2001",
      standings: { standard: standing(null) },
    });
  });
});

describe("faults, each at its place", () => {
  const lines = () => new TextDecoder().decode(fixture("txt-combined.txt")).split("\r\n");
  /** One character or more of the second player replaced. */
  const planted = (at: number, text: string): Uint8Array => {
    const all = lines();
    all[2] = all[2]!.slice(0, at - 1) + text + all[2]!.slice(at - 1 + text.length);
    return bytesOf(all.join("\r\n"));
  };

  test.each([
    [1, "99A00028", "list-id", "error", [1, 15], "99A00028"],
    [16, " ".repeat(25), "list-name", "warning", [16, 76], ""],
    [77, "N0R", "list-federation", "warning", [77, 80], "N0R"],
    [81, "X", "list-sex", "warning", [81, 84], "X"],
    [81, "M", "list-flag", "warning", [159, 162], "wi"],
    [85, "WXM", "list-title", "warning", [85, 89], "WXM"],
    [90, "XX ", "list-title", "warning", [90, 94], "XX"],
    [95, "IA;FA", "list-other-titles", "warning", [95, 109], "IA;FA"],
    [110, "XFM", "list-arena-title", "warning", [110, 113], "XFM"],
    [114, "22l4", "list-rating", "error", [114, 119], "22l4"],
    [120, "-1", "list-games", "warning", [120, 123], "-1"],
    [124, "2O", "list-k", "error", [124, 126], "2O"],
    [127, "2 1", "list-rating", "error", [127, 132], "2 1"],
    [137, "x", "list-k", "error", [137, 139], "x"],
    [140, "21013", "list-rating", "error", [140, 145], "21013"],
    [153, "19x7", "list-birth", "warning", [153, 158], "19x7"],
    [153, "2199", "list-birth", "warning", [153, 158], "2199"],
    [159, "q ", "list-flag", "warning", [159, 162], "q"],
  ])("column %i: %j", (at, text, code, severity, columns, found) => {
    const { issues, entries } = read(planted(at, text));
    expect(issues.map(short)).toEqual([[code, severity, 3, columns, found]]);
    expect(entries).toHaveLength(code === "list-id" ? 3 : 4);
  });

  test("a line cut short", () => {
    const { issues, entries } = read(fixture("fault-line-cut.txt"));
    expect(issues.map(({ code, line }) => [code, line])).toEqual([["list-line-cut", 3]]);
    expect(entries).toHaveLength(3);
  });

  test("titles that run into the next column", () => {
    const { issues, entries } = read(fixture("fault-titles-run-into-arena-title.txt"));
    expect(issues.map(short)).toEqual([["list-other-titles", "warning", 3, [95, 113], "SI,FI,LSI,SLI,NAAFM"]]);
    expect(entries[1]).toMatchObject({ otherTitles: [], arenaTitle: null, birth: "2011" });
  });

  test("a column that no list has", () => {
    const { issues, entries } = read(fixture("fault-unknown-column.txt"));
    expect(issues.map(short)).toEqual([["list-header-unknown", "warning", 1, [76, 79], "Club"]]);
    expect(entries).toEqual([{ ...PLAYER, birth: "1984" }]);
  });

  test("a header without what is needed, and no list at all", () => {
    const incomplete = read(fixture("fault-header-incomplete.txt"));
    expect(incomplete.issues.map(({ code, line }) => [code, line])).toEqual([["list-header-incomplete", 1]]);
    const none = read(fixture("fault-no-list.txt"));
    expect(none.issues.map(short)).toEqual([["list-not-recognised", "error", 1, null, "Dear arbiter,"]]);
    expect([incomplete.isList, none.isList, read(bytesOf("")).isList]).toEqual([false, false, false]);
    expect(read(bytesOf("\n\nfideid,name\n")).issues.map(({ code, line }) => [code, line])).toEqual([
      ["list-header-incomplete", 3],
    ]);
  });

  test("a word that belongs to no column", () => {
    const text = new TextDecoder().decode(fixture("txt-2003-code-for-id.txt")).replace("wi  ", "wi xx");
    expect(read(bytesOf(text)).issues.map(short)).toEqual([["list-unplaced", "warning", 3, [83, 84], "xx"]]);
  });

  test("CSV: every field of a row", () => {
    const { issues } = read(fixture("fault-csv-fields.csv"));
    expect(issues.map(short)).toEqual([
      ["list-rating", "error", 2, [36, 39], "26l1"],
      ["list-name", "warning", 3, [10, 10], ""],
      ["list-flag", "warning", 3, [34, 34], "z"],
      ["list-sex", "warning", 3, [18, 18], "X"],
      ["list-federation", "warning", 3, [11, 16], "Norway"],
      ["list-title", "warning", 3, [20, 21], "XM"],
      ["list-k", "error", 3, [28, 29], "1o"],
      ["list-birth", "warning", 3, [31, 32], "97"],
      ["list-id", "error", 4, [1, 4], "none"],
    ]);
  });

  test("CSV: a quote left open costs its line, no other", () => {
    const { issues, entries } = read(fixture("fault-csv-quote-open.csv"));
    expect(issues.map(({ code, line }) => [code, line])).toEqual([["list-quote", 2]]);
    expect(entries).toHaveLength(26);
  });

  test("CSV: too few and too many cells", () => {
    const { issues } = read(bytesOf("fideid,name,rating\n99000011,Alvenius\n99000028,Brandmo,2214,x\n"));
    expect(issues.map(short)).toEqual([
      ["list-line-cut", "warning", 2, null, "2"],
      ["list-unplaced", "warning", 3, [23, 23], "x"],
    ]);
  });

  test("XML: closing tags missing", () => {
    const { issues, entries } = read(fixture("fault-xml-tag-missing.xml"));
    expect(issues.map(short)).toEqual([
      ["list-record-cut", "error", 2, null, "<player>"],
      ["list-element", "error", 31, [1, 8], "<rating>"],
      ["list-record-cut", "error", 43, null, "<player>"],
    ]);
    expect(entries.map(({ id }) => id)).toEqual(["99000028"]);
  });

  test("more issues than anybody reads are counted", () => {
    const text = `fideid,name,rating\n${"x,Alvenius,2000\n".repeat(1_500)}`;
    const { issues } = read(bytesOf(text));
    expect(issues).toHaveLength(1_001);
    expect(issues.at(-1)).toMatchObject({ code: "list-too-many-issues", found: "1500", line: 0 });
  });

  test("a line without end does not fill the memory", () => {
    const { issues, isList } = read(new Uint8Array(3_000_000).fill(120));
    expect([issues.map(({ code }) => code), isList]).toEqual([["list-line-long"], false]);
  });
});

describe("properties", () => {
  test("it does not matter in which pieces a list arrives", () => {
    const whole = ALL.map((bytes) => read(bytes));
    fc.assert(
      fc.property(fc.nat(ALL.length - 1), fc.array(fc.nat(), { maxLength: 12 }), (index, cuts) => {
        expect(read(ALL[index]!, "standard", cuts)).toEqual(whole[index]);
      }),
      { numRuns: casesOf({ few: 60, all: 300 }) },
    );
    for (const [index, bytes] of ALL.entries()) {
      const each = Array.from(bytes, (_, at) => at);
      expect(read(bytes, "standard", each)).toEqual(whole[index]);
    }
  });

  test("comments that follow one another hide no player after them", () => {
    const comment = "<!-- <player><fideid>1</fideid></player> -->";
    const player = "<player><fideid>99000011</fideid><name>Alvenius, Tore</name><country>SWE</country></player>";
    const list = `<playerslist>${comment}${comment}${comment}${player}${comment}${comment}</playerslist>`;
    const bytes = new TextEncoder().encode(list);
    expect(read(bytes).entries.map(({ id }) => id)).toEqual(["99000011"]);
    for (let cut = 0; cut < bytes.length; cut++) expect(read(bytes, "standard", [cut])).toEqual(read(bytes));
  });

  test("damaged lists never throw, hang, or depend on the pieces", () => damageLists(1_500));
});
