import { describe, expect, test } from "vitest";
import { countIssues, ISSUES_OF_KIND_MAX, IssueList } from "../domain/issues/issue-list.ts";
import type { Issue } from "../domain/issues/issues.ts";
import { readEvening } from "./evening/read-evening.ts";
import { readGamesCsv } from "./games/csv-games.ts";
import { readPgn } from "./games/pgn.ts";
import { FILE_GAMES_MAX, LINES_MAX, PLAYERS_MAX, ROUNDS_MAX, TOURNAMENTS_MAX } from "./limits.ts";
import { readTrf } from "./trf/read-report.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const times = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join("");

describe("issues", () => {
  const issue = (line: number, more?: Issue["more"]): Issue => ({
    code: "unreadable",
    severity: "error",
    line,
    columns: null,
    field: "name",
    expected: { code: "blank" },
    found: "x".repeat(1_000),
    ...(more ? { more } : {}),
  });

  test("are all counted, and of each kind the first are kept", () => {
    const list = new IssueList();
    for (let line = 1; line <= 1_000; line++) list.push(issue(line));
    list.push({ ...issue(7), severity: "warning" });
    const all = list.all();
    expect(all.length).toBe(ISSUES_OF_KIND_MAX + 1);
    expect(all[ISSUES_OF_KIND_MAX - 1]).toMatchObject({ line: 100, more: { count: 900, lastLine: 1_000 } });
    expect(all[0]!.found.length).toBeLessThan(400);
    expect(countIssues(all)).toEqual({ errors: 1_000, warnings: 1 });
  });

  test("that were counted stay counted when they are taken over", () => {
    const list = new IssueList();
    list.push(issue(1, { count: 41, lastLine: 50 }));
    list.push(issue(2));
    expect(countIssues(list.all())).toEqual({ errors: 43, warnings: 0 });
    expect(list.all().at(-1)).toMatchObject({ more: { count: 41, lastLine: 50 } });
  });

  test("of a file with 100,000 faulty lines are few, and their number is told", () => {
    const { issues } = readTrf(bytes(`012 A\n${times(100_000, () => "what is this\n")}`));
    expect(issues.length).toBeLessThanOrEqual(200);
    expect(countIssues(issues).warnings).toBeGreaterThanOrEqual(100_000);
  });
});

describe("a file with more than any tournament has is not read further", () => {
  const ONE = [expect.objectContaining({ code: "beyond-limits", severity: "error" })];
  const player = (at: number): string => `001 ${String(at % 10_000).padStart(4)}      Sample, Ida\n`;

  test("lines", () => {
    const many = bytes("\n".repeat(LINES_MAX + 1));
    expect(readTrf(many).issues).toEqual(ONE);
    expect(readGamesCsv(many).issues).toEqual(ONE);
    expect(readPgn(many).issues).toEqual(ONE);
    expect(readEvening(many).issues).toEqual(ONE);
  });

  test("players", () => {
    expect(readTrf(bytes(`012 A\n${times(PLAYERS_MAX + 1, player)}`)).issues).toEqual(ONE);
    const games = times(PLAYERS_MAX + 1, (at) => `A${at},B${at},1-0\n`);
    expect(readGamesCsv(bytes(`white,black,result\n${games}`)).issues).toEqual(ONE);
  });

  test("games, rounds and tournaments", () => {
    const csv = (count: number) => bytes(`white,black,result\n${times(count, () => "A,B,1-0\n")}`);
    expect(readGamesCsv(csv(FILE_GAMES_MAX + 1)).issues).toEqual(ONE);
    expect(readGamesCsv(csv(ROUNDS_MAX + 1)).issues).toEqual(ONE);
    expect(readGamesCsv(csv(ROUNDS_MAX)).report?.rounds).toBe(ROUNDS_MAX);
    expect(readPgn(bytes(times(TOURNAMENTS_MAX + 1, (at) => `[Event "${at}"]\n`))).issues).toEqual(ONE);
  });
});
