import { expect, test } from "vitest";
import type { ClubListLine } from "../../domain/clubs/club-list.ts";
import { day } from "../../domain/dates.ts";
import { clubListCsv } from "./write.ts";

const LINE: ClubListLine = {
  member: 1,
  id: null,
  name: "Alm, Ada",
  birth: null,
  base: 1500,
  before: 1500,
  games: 2,
  points: -3,
  bonus: 0,
  current: 2997,
  deduction: 0,
  raise: 0,
  marks: [],
  waits: [],
};

const [on, period] = [day("2026-01-05"), day("2026-01-01")];
const HEADER = {
  format: 1,
  list: "club",
  club: "c",
  name: "C",
  edition: "e",
  period,
  version: 1,
  on,
  members: 1,
} as const;

const rowOf = (name: string): string =>
  clubListCsv({ header: HEADER, lines: [{ ...LINE, name }], opponents: [] }).split("\n")[1] ?? "";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "'=1"])("%s as a name is kept text in a spreadsheet", (name) => {
  expect(rowOf(name)).toBe(`1,,'${name},,1500,1500,2,-1.5,0,1498.5,0,0,,`);
});

test("an ordinary name stays as it is, and so do numbers below nought", () => {
  expect(rowOf("Alm, Ada")).toBe('1,,"Alm, Ada",,1500,1500,2,-1.5,0,1498.5,0,0,,');
});
