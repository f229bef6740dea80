import { describe, expect, test } from "vitest";
import { readEvening } from "./read-evening.ts";

const read = (text: string) => readEvening(new TextEncoder().encode(text));
const played = (text: string) => read(text).games.map(({ white, result, black }) => [white.text, result, black.text]);

describe("an evening as people write it", () => {
  test.each([
    ["Andersson 1 – 0 Berg", ["Andersson", "1-0", "Berg"]],
    ["12 ½-½ 31", ["12", "1/2-1/2", "31"]],
    ["Berg-Dahl, Åsa 0-1 de la Cruz, Eva", ["Berg-Dahl, Åsa", "0-1", "de la Cruz, Eva"]],
    ["3. Ek 1/2 - 1/2 Falk", ["Ek", "1/2-1/2", "Falk"]],
    ["Ek 0,5—0,5 Falk", ["Ek", "1/2-1/2", "Falk"]],
    ["Ek = Falk", ["Ek", "1/2-1/2", "Falk"]],
    ["Ek +- Falk", ["Ek", "+-", "Falk"]],
    ["Ek - + Falk", ["Ek", "-+", "Falk"]],
    ["Ek --- Falk", ["Ek", "--", "Falk"]],
    ["\tEk  1:0   Falk  ", ["Ek", "1-0", "Falk"]],
  ] as const)("%s", (text, expected) => {
    expect(played(`# Tuesday\n\n${text}\n`)).toEqual([expected]);
  });

  test("what is no game is told with its line, and the others are read", () => {
    const { games, issues } = read("Ek 1-0 Falk\nEk beat Falk\n1-0 Falk\nGran 0-1 Ek\n");
    expect(games.map(({ line }) => line)).toEqual([1, 4]);
    expect(issues.map(({ code, line, found }) => [code, line, found])).toEqual([
      ["evening-line", 2, "Ek beat Falk"],
      ["evening-line", 3, "1-0 Falk"],
    ]);
  });

  test("names stand where they stand", () => {
    expect(read("2. Åberg  1-0  Ök").games[0]).toMatchObject({
      white: { columns: [4, 8] },
      black: { columns: [16, 17] },
    });
  });
});

describe("an evening as a table", () => {
  test.each([",", ";", "\t"])("separated by %j, with what each game says", (mark) => {
    const rows = [
      ["Vit", "Svart", "Resultat", "Datum", "Avslutad", "Rond", "Tävling", "Minuter"],
      ["Ek", "Falk", "1-0", "2026-01-20", "2026-01-27", "3", "cup", "90"],
      ["Gran", "Ek", "½-½", "", "", "", "", ""],
      ["Ek", "Gran", "1-0", "", "", "", "", "90+30"],
    ];
    const { games, issues } = read(rows.map((row) => row.join(mark)).join("\n"));
    expect(issues).toEqual([]);
    expect(games).toMatchObject([
      { result: "1-0", begun: "2026-01-20", finished: "2026-01-27", round: 3, tournament: "cup", minutes: 90 },
      { result: "1/2-1/2", begun: null, finished: null, round: null, tournament: null, minutes: null, line: 3 },
      { minutes: 90, perMove: 30 },
    ]);
  });

  test("everything that is wrong, at its line and column", () => {
    const { games, issues } = read("white,black,result,date,round,opening\nEk,Falk,2-0,2026-02-30,x,\nEk,,1-0,,,\n");
    expect(games).toEqual([]);
    expect(issues.map(({ code, severity, line, columns }) => [code, severity, line, columns])).toEqual([
      ["evening-column", "warning", 1, [31, 37]],
      ["evening-result", "error", 2, [9, 11]],
      ["evening-date", "error", 2, [13, 22]],
      ["evening-number", "error", 2, [24, 24]],
      ["games-name-missing", "error", 3, [4, 4]],
    ]);
  });
});

describe("an evening as a file of games", () => {
  test("tags of PGN", () => {
    const text =
      '[Event "Cup"]\n[Date "2026.01.20"]\n[Round "2"]\n[White "Ek, Eva"]\n[Black "Falk, Fia"]\n[Result "0-1"]\n\n0-1\n';
    expect(read(text).games).toMatchObject([
      { white: { text: "Ek, Eva" }, black: { text: "Falk, Fia" }, result: "0-1", begun: "2026-01-20", round: 2 },
    ]);
  });

  test("a report", () => {
    const line = (number: number, name: string, result: string) =>
      `001 ${String(number).padStart(4)} m    ${name.padEnd(33)} ${"".padEnd(4)} SWE ${"".padStart(11)} ${"".padEnd(10)}  1.0 ${String(number).padStart(4)}  ${result}`;
    const text = `012 Cup\n${line(1, "Ek, Eva", "   2 w 1")}\n${line(2, "Falk, Fia", "   1 b 0")}\n`;
    expect(read(text).games).toMatchObject([
      { white: { text: "Ek, Eva" }, black: { text: "Falk, Fia" }, result: "1-0", round: 1 },
    ]);
  });
});
