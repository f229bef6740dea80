import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { casesOf } from "../../../test/set-up/share.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { readGamesCsv, writeGamesCsv } from "./csv-games.ts";

const fixture = (name: string): Uint8Array => readFileSync(`fixtures/games/${name}`);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readGamesCsv(bytesOf(text));
const short = ({ code, severity, line, columns, found }: Issue) => [code, severity, line, columns, found];
const fail = (issue: Issue): void => expect.fail(JSON.stringify(issue));

/** A report by names, without the places in a file and the order of players. */
function bare(report: TournamentReport) {
  const named = new Map(report.players.map(({ startNumber, name }) => [startNumber, name]));
  const players = report.players.map(({ startNumber: _, line: __, results, ...player }) => ({
    ...player,
    results: results.map(({ line: ___, columns: ____, opponent, ...result }) => ({
      ...result,
      opponent: opponent === null ? null : named.get(opponent),
    })),
  }));
  const teams = report.teams.map(({ name, players: members }) => [name, members.map((each) => named.get(each)).sort()]);
  return { ...report, players: players.sort((a, b) => (a.name < b.name ? -1 : 1)), teams: teams.sort() };
}

describe("reading", () => {
  test("a round robin with all that is needed", () => {
    const { report, issues } = readGamesCsv(fixture("csv-round-robin.csv"));
    expect(issues).toEqual([]);
    expect(report).toMatchObject({
      name: "Autumn Cup",
      city: "Lund",
      federation: "SWE",
      start: "2026-01-05",
      end: "2026-01-19",
      chiefArbiter: "Fahlgren, Moa",
      rateOfPlay: "90 min + 30 sec per move",
      rounds: 3,
      roundDates: ["2026-01-05", "2026-01-12", "2026-01-19"],
    });
    expect(report?.players.map(({ startNumber, id, rating }) => [startNumber, id, rating])).toEqual([
      [1, "99000011", 2011],
      [2, "99000066", 1843],
      [3, "99000035", 1920],
      [4, "99000042", null],
    ]);
    expect(report?.players[1]?.results).toEqual([
      { round: 1, opponent: 1, colour: "black", result: "0", line: 2, columns: [82, 84] },
      { round: 2, opponent: 3, colour: "white", result: "=", line: 5, columns: [83, 83] },
      { round: 3, opponent: 4, colour: "white", result: "-", line: 7, columns: [78, 79] },
    ]);
  });

  test("names only, semicolons, a bye, a player without a game", () => {
    const { report, issues } = readGamesCsv(fixture("csv-names-only-semicolons.csv"));
    expect(issues.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ["games-id-missing", "warning", 2],
      ["games-id-missing", "warning", 2],
      ["games-id-missing", "warning", 3],
      ["games-id-missing", "warning", 5],
    ]);
    expect(report?.players.map(({ name, results }) => [name, results.map(({ result }) => result).join("")])).toEqual([
      ["Åkerström, Elodie", "1"],
      ["Duvalier, Rose", "00"],
      ["Ekmark, Ylva", "U1"],
      ["Fahlgren, Moa", ""],
    ]);
    expect(report?.players[2]?.results[0]).toMatchObject({ opponent: null, colour: null, result: "U" });
  });

  test.each([
    ["1-0", "1", "0"],
    ["0-1", "0", "1"],
    ["1/2-1/2", "=", "="],
    ["½-½", "=", "="],
    ["½ – ½", "=", "="],
    ["=", "=", "="],
    ["1:0", "1", "0"],
    ["+", "+", "-"],
    ["-", "-", "+"],
    ["+-", "+", "-"],
    ["-+", "-", "+"],
    ["--", "-", "-"],
    ["W-L", "W", "L"],
    ["*", null, null],
  ])("result %s", (text, white, black) => {
    const { report } = read(`round,white,black,result\n1,Ek,Lind,${text}\n`);
    expect(report?.players.map(({ results }) => results[0]?.result)).toEqual([white, black]);
  });

  test.each([
    ["2026-10-05", "2026-10-05"],
    ["2026/10/5", "2026-10-05"],
    ["2026.10.05", "2026-10-05"],
    ["5.10.2026", "2026-10-05"],
    ["25/10/2026", "2026-10-25"],
    ["10/25/2026", "2026-10-25"],
    ["05/10/2026", null],
    ["2026-02-30", null],
  ])("day %s", (text, day) => {
    const { report, issues } = read(`round,date,white,black,result\n1,${text},Ek,Lind,=\n`);
    expect(report?.roundDates).toEqual([day]);
    expect(issues.some(({ code, columns }) => code === "games-date" && columns?.[0] === 3)).toBe(day === null);
  });
});

describe("what spreadsheets write", () => {
  test.each(["sep=;\n", "SEP=;\r\n\r\n", '"sep=;"\n', ""])("a first line %j, heads as in PGN", (first) => {
    const { report, issues } = read(
      `${first}Rd;White;WhiteElo;WhiteFideId;WhiteTitle;Black;BlackElo;BlackFideId;BlackTitle;Result\n` +
        "1;Ek, Eva;2010;99000011;WFM;Lind, Bo;1999;99000022;;1-0\n",
    );
    expect(issues).toEqual([]);
    expect(report?.players).toMatchObject([
      { name: "Ek, Eva", rating: 2010, id: "99000011", title: "WFM", results: [{ round: 1, result: "1" }] },
      { name: "Lind, Bo", rating: 1999, id: "99000022", title: null },
    ]);
  });

  test("what Excel says of the separator stands, whatever the header has more of", () => {
    const { report, issues } = read("sep=;\nwhite;black;result;a,b,c,d,e\nEk, Eva;Lind;1-0;\n");
    expect(issues.some(({ code }) => code === "games-not-recognised")).toBe(false);
    expect(report?.players.map(({ name }) => name)).toEqual(["Ek, Eva", "Lind"]);
  });
});

describe("faults, each at its place", () => {
  test("a control character in a name", () => {
    const { issues } = read("round,white_id,white,black_id,black,result\n1,11,E\0k,22,Lind,=\n");
    expect(issues.map(short)).toEqual([["control-character", "warning", 2, [6, 8], "E\0k"]]);
  });

  test("a rating that cannot be read is unknown, not missing", () => {
    const header = "round,white_id,white,white_rating,black_id,black,black_rating,result";
    const { report } = read(`${header}\n1,11,Ek,20l0,22,Lind,,=\n2,11,Ek,,22,Lind,,=\n`);
    expect(report?.players).toMatchObject([{ rating: null, ratingUnread: true }, { rating: null }]);
    expect(report?.players[1]).not.toHaveProperty("ratingUnread");
    const later = read(`${header}\n1,11,Ek,20l0,22,Lind,,=\n2,11,Ek,2010,22,Lind,,=\n`).report;
    expect(later?.players[0]?.rating).toBe(2010);
    expect(later?.players[0]).not.toHaveProperty("ratingUnread");
  });

  test("cells", () => {
    const { issues, report } = readGamesCsv(fixture("fault-cells.csv"));
    expect(issues.map(short)).toEqual([
      ["games-header-unknown", "warning", 1, [75, 78], "club"],
      ["games-rating", "error", 2, [40, 43], "20l1"],
      ["games-round", "error", 2, [1, 1], "x"],
      ["games-date", "warning", 2, [3, 12], "05/06/2026"],
      ["games-round-missing", "warning", 2, [1, 1], "x"],
      ["games-cells", "error", 3, [82, 86], "extra"],
      ["games-id", "error", 3, [14, 21], "9900OO35"],
      ["games-result", "error", 3, [77, 79], "2-0"],
      ["games-result-missing", "warning", 4, [77, 77], "*"],
      ["games-name-missing", "error", 5, [15, 15], ""],
    ]);
    expect(report?.players).toHaveLength(3);
  });

  test("one id with two names, one name with two ids, a name that is unclear, a game against oneself", () => {
    const { issues } = readGamesCsv(fixture("fault-identities.csv"));
    expect(issues.map(short)).toEqual([
      ["games-two-names", "error", 3, [12, 27], "Alvenius, Tora"],
      ["games-two-ids", "warning", 4, [3, 10], "99000073"],
      ["games-name-unclear", "error", 5, [4, 19], "Brandmo, Signe"],
      ["games-against-self", "error", 6, [55, 57], "5: Alvenius, Tore – Alvenius, Tore"],
    ]);
  });

  test("games twice, two games in a round, no round", () => {
    const { issues, report } = readGamesCsv(fixture("fault-games-twice.csv"));
    expect(issues.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ["games-duplicate", "warning", 3],
      ["games-twice-in-round", "error", 4],
      ["games-round-missing", "warning", 5],
    ]);
    expect(issues.map(({ expected }) => expected)).toEqual([
      { code: "game-once", line: 2 },
      { code: "one-game-of-round", line: 2 },
      { code: "round-number", taken: 2 },
    ]);
    expect(report?.players.map(({ results }) => results.map(({ round }) => round))).toEqual([[1], [1, 2], [2]]);
  });

  test.each([
    ["rating", "2000", "2010", "games-changes", "warning"],
    ["federation", "SWE", "NOR", "games-changes", "warning"],
    ["title", "FM", "XX", "games-title", "warning"],
    ["sex", "m", "x", "games-sex", "warning"],
    ["birth", "1984", "84", "games-birth", "warning"],
    ["federation", "SWE", "Norway", "games-federation", "warning"],
    ["national_rating", "1900", "19", "games-national-rating", "warning"],
    ["team", "Lund", "Malmö", "games-changes", "warning"],
  ])("%s %s, then %s", (column, first, second, code, severity) => {
    const header = `round,white_id,white,white_${column},black_id,black,result`;
    const { issues } = read(`${header}\n1,11,Ek,${first},22,Lind,=\n2,11,Ek,${second},22,Lind,=\n`);
    expect(issues.map(short)).toEqual([[code, severity, 3, [9, 8 + second.length], second]]);
  });

  test("facts of the tournament: wrong, and not the same throughout", () => {
    const header = "event,start,round,white_id,white,black_id,black,result";
    const { issues, report } = read(`${header}\nA,2026-13-01,1,11,Ek,22,Lind,=\nB,,2,22,Lind,11,Ek,=\n`);
    expect(issues.map(short)).toEqual([
      ["games-setting", "error", 2, [3, 12], "2026-13-01"],
      ["games-changes", "error", 3, [1, 1], "B"],
    ]);
    expect(report).toMatchObject({ name: "A", start: null });
  });

  test("a round on two days; the start is taken from the games", () => {
    const header = "round,date,white_id,white,black_id,black,result";
    const rows = "1,2026-01-06,11,Ek,22,Lind,=\n1,2026-01-05,33,Ask,44,Alm,=\n";
    const { issues, report } = read(`${header}\n${rows}`);
    expect(issues.map(({ code, line }) => [code, line])).toEqual([
      ["games-start-taken", 0],
      ["games-round-dates", 3],
    ]);
    expect(report).toMatchObject({ start: "2026-01-05", end: "2026-01-06", roundDates: ["2026-01-05"] });
  });

  test("a quote left open, a column twice, no games, no file of games", () => {
    const codes = (text: string) => read(text).issues.map(({ code, line }) => [code, line]);
    expect(codes('round,white,black,result\n1,"Ek,Lind,=\n')).toEqual([
      ["games-none", 0],
      ["games-quote", 2],
    ]);
    expect(codes("white_id,white,black_id,black,result,white\n")).toEqual([
      ["games-none", 0],
      ["games-header-twice", 1],
    ]);
    expect(codes("\nplayer,points\n")).toEqual([["games-not-recognised", 2]]);
    expect(read("").report).toBeNull();
  });
});

describe("writing", () => {
  test("what was read is written, and read again", () => {
    for (const name of ["csv-round-robin.csv", "csv-names-only-semicolons.csv"]) {
      const { report } = readGamesCsv(fixture(name));
      const text = [...writeGamesCsv(report!, fail)].join("");
      expect(bare(read(text).report!)).toEqual(bare(report!));
    }
  });

  test("no spreadsheet takes a name for a formula, and the name is read again as it was", () => {
    const { report } = readGamesCsv(fixture("csv-round-robin.csv"));
    const [first, ...others] = report!.players;
    const players = [{ ...first!, name: '=HYPERLINK("x")' }, ...others];
    const text = [...writeGamesCsv({ ...report!, players }, fail)].join("");
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(read(text).report?.players.some(({ name }) => name === '=HYPERLINK("x")')).toBe(true);
  });

  test("a game whose two lines do not agree is told, not written", () => {
    const { report } = readGamesCsv(fixture("csv-round-robin.csv"));
    const [first, ...others] = report!.players;
    const results = first!.results.map((result) => ({ ...result, result: "=" as const }));
    const told: Issue[] = [];
    const text = [
      ...writeGamesCsv({ ...report!, players: [{ ...first!, results }, ...others] }, (issue) => told.push(issue)),
    ];
    expect(told.map(({ code, severity }) => [code, severity])).toContainEqual(["games-not-written", "error"]);
    expect(text).toHaveLength(4);
  });

  test("any tournament: reading what was written gives the same", () => {
    const results = fc.constantFrom("1-0", "0-1", "½-½", "+-", "-+", "--", "*", "W-L", "D-D");
    const pairing = fc.tuple(fc.nat(7), fc.nat(7), results, fc.integer({ min: 1, max: 5 }));
    const name = fc.string({ unit: fc.constantFrom(..."abÅ ,;'\"\n") }).map((text) => `x${text.trim()}x`);
    const players = fc.uniqueArray(name, {
      minLength: 8,
      maxLength: 8,
      selector: (text) => text.replace(/[\s,]+/g, " "),
    });
    fc.assert(
      fc.property(players, fc.array(pairing, { minLength: 1, maxLength: 20 }), fc.boolean(), (names, games, ids) => {
        const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const rows = games.map(([white, black, result, round]) => {
          const of = (each: number) => `${ids ? each + 1 : ""},${cell(names[each]!)},${1500 + each},t${each % 2}`;
          return `${round},2026-01-0${round},${of(white)},${of(black)},${result}`;
        });
        const columns = ["white", "black"].map((side) => `${side}_id,${side},${side}_rating,${side}_team`).join(",");
        const { report } = read(`round,date,${columns},result\n${rows.join("\n")}\n`);
        const again = read([...writeGamesCsv(report!, fail)].join(""));
        expect(bare(again.report!)).toEqual(bare(report!));
      }),
      { numRuns: casesOf({ few: 60, all: 300 }) },
    );
  });
});

test("damaged files never throw or hang", () => {
  const files = ["csv-round-robin.csv", "csv-names-only-semicolons.csv", "fault-identities.csv"].map(fixture);
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(40)), { maxLength: 15 });
  fc.assert(
    fc.property(fc.nat(files.length - 1), damage, (index, faults) => {
      const bytes = [...files[index]!];
      for (const [where, value, cut] of faults) bytes.splice(where % bytes.length, cut % 20, value);
      const from = performance.now();
      readGamesCsv(Uint8Array.from(bytes));
      expect(performance.now() - from).toBeLessThan(1_000);
    }),
    { numRuns: casesOf({ few: 200, all: 1_000 }) },
  );
});
