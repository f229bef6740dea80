import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { casesOf } from "../../../test/set-up/share.ts";
import { english } from "../../words/en.ts";
import { expectationSaid } from "../../words/said/clause-said.ts";
import { checkTrf } from "./checks/checks.ts";
import { readTrf } from "./read-report.ts";

const LINES = readFileSync("fixtures/trf/valid/swiss-trf16.trf", "utf8").split("\n");
const [FIRST_PLAYER, LAST_PLAYER] = [14, casesOf({ few: 14, all: 19 })];

function errorsOf(line: number, change: (text: string) => string) {
  const lines = LINES.map((text, index) => (index === line - 1 ? change(text) : text));
  const { document } = readTrf(new TextEncoder().encode(lines.join("\n")));
  if (!document) throw new Error("no document");
  return { document, errors: checkTrf(document, "rating").filter(({ severity }) => severity === "error") };
}

const inserted = (column: number, what: string) => (text: string) =>
  `${text.slice(0, column - 1)}${what}${text.slice(column - 1)}`;
const removed = (column: number) => (text: string) => `${text.slice(0, column - 1)}${text.slice(column)}`;

describe("a shifted line", () => {
  test("is told as such, once, and nothing behind the shift is read", () => {
    const { document, errors } = errorsOf(15, inserted(20, "x"));
    expect(errors).toMatchObject([
      {
        code: "line-shifted",
        line: 15,
        columns: [15, 53],
        expected: { code: "line-in-place", by: 1, from: 15, to: 53 },
      },
    ]);
    expect(expectationSaid(english, errors[0]!.expected)).toBe(
      "1 character fewer in columns 15 to 53: from there on, the line stands too far right and was not read",
    );
    expect(document.report.players[1]).toMatchObject({ startNumber: 2, ratingUnread: true, results: [] });
    const left = errorsOf(15, removed(20)).errors;
    expect(left).toMatchObject([{ code: "line-shifted", expected: { by: -1 } }]);
    expect(expectationSaid(english, left[0]!.expected)).toMatch(
      /^1 character more in columns 1\d to \d\d: .* too far left/,
    );
  });

  test("keeps the rounds before the shift", () => {
    const { document, errors } = errorsOf(14, inserted(107, "x"));
    expect(errors).toMatchObject([{ code: "line-shifted", expected: { by: 1 } }]);
    expect(document.report.players[0]?.results.map(({ round }) => round)).toEqual([1]);
    expect(document.report.players[0]).toMatchObject({ rating: 2512, id: "400101" });
  });

  for (const what of ["x", " ", "7"]) {
    test(`by "${what}" in any column gives one error, and the shift lies where it was made`, () => {
      for (let line = FIRST_PLAYER; line <= LAST_PLAYER; line++) {
        for (let column = 5; column < 110; column++) {
          const { errors } = errorsOf(line, inserted(column, what));
          expect([line, column, errors.length]).toEqual([line, column, 1]);
          const { code, columns } = errors[0]!;
          expect([column, code]).toEqual([column, "line-shifted"]);
          expect(columns![0] <= column && column <= columns![1]).toBe(true);
        }
      }
    });
  }

  test("is not made out of errors that no shift explains", () => {
    const spoiled = (text: string) => text.replace("2512", "25a2").replace(" w =", " q =");
    expect(errorsOf(14, spoiled).errors.map(({ code }) => code)).toEqual(["unreadable", "unreadable"]);
  });
});
