import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { lastUndoable } from "../../../src/periods/clubs/undoing.ts";
import { begun, memoryPlace, type Place } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { clubCommand } from "../commands/club-commands.ts";

/** What may go wrong at a keeper's desk: each test has a book of its own on one ledger. */

const scratch = scratchFolder("club");
let place: Place;
let ledger: Ledger;
beforeAll(async () => {
  place = memoryPlace();
  ledger = await begun(place);
});
afterAll(async () => {
  await ledger.close();
  await place.end();
  rmSync(scratch, { recursive: true, force: true });
});

/** A book with members on 1500, and a tournament `t`. */
async function club(id: string, { from = "2026-01-01", periods = "three", members = 3 } = {}) {
  const command = (text: string) => clubCommand(ledger, `${text} --club ${id}`);
  await clubCommand(ledger, `open ${id} --name ${id} --from ${from} --periods ${periods}`);
  for (const name of ["Alfa, A", "Beta, B", "Cesar, C", "Dora, D"].slice(0, members))
    await command(`member enter --name '${name}' --rating 1500 --reason old --entered ${from}`);
  await command(`tournament open t --name T --minutes 120 --on ${from}`);
  return command;
}

const file = (name: string, text: string): string => {
  writeFileSync(join(scratch, name), text);
  return join(scratch, name);
};

test("a calendar that does not fit later settings or what is closed is refused", async () => {
  const command = await club("kalender", { periods: "five" });
  await command("game enter 1 1-0 2 --tournament t --date 2026-03-10 --on 2026-03-10");
  await command("settings --from 2026-03-01 --bonus recommended");
  expect(await command("settings --from 2026-01-01 --periods three")).toMatchObject({
    code: 3,
    warned: expect.stringContaining("2026-03-01"),
  });
  await command("close --on 2026-03-01");
  expect(await command("settings --from 2026-01-01 --periods three --confirm")).toMatchObject({ code: 3 });
  expect((await command("game list --json --on 2026-04-01")).json().games).toHaveLength(1);
  expect((await command("verify")).code).toBe(0);
});

test("verify says that games are in no period", async () => {
  const command = await club("borta", { periods: "five" });
  await command("game enter 1 1-0 2 --tournament t --date 2026-03-10 --on 2026-03-10");
  await command("close --on 2026-03-01");
  await command("settings --from 2026-03-01 --bonus recommended");
  const three = '{"bonus":null,"calendar":"three","from":"2026-01-01","name":"borta"}';
  await ledger.db
    .updateTable("club_fact")
    .set({ facts: three })
    .where("club", "=", "borta")
    .where("key", "=", "2026-01-01")
    .execute();
  expect(await command("verify")).toMatchObject({ code: 1, text: expect.stringContaining("none of the book") });
});

test("PGN: every game has its own day, a round only where it says one, and no number of FIDE's is a member's", async () => {
  const command = await club("pgn");
  await command("member change 3 --id 700003 --on 2026-01-02");
  await command("game enter 1 1-0 2 --tournament t --date 2026-03-25 --round 3 --on 2026-04-01");
  const pgn = (tags: string, white: string, black: string) =>
    `[Event "K"]\n${tags}[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n1-0\n\n`;
  const again = file("again.pgn", pgn('[Date "2026.03.26"]\n', "Alfa, A", "Beta, B"));
  expect((await command(`evening ${again} --tournament t --round 3 --on 2026-04-01`)).warned).toContain(
    "already in the book (game 1, 2026-03-25)",
  );
  const two = file(
    "two.pgn",
    pgn('[Date "2026.03.27"]\n[WhiteFideId "700003"]\n', "Alfa, A", "Beta, B") +
      pgn('[Date "2026.03.31"]\n', "Beta, B", "Cesar, C"),
  );
  expect(await command(`evening ${two} --tournament t --on 2026-04-01`)).toMatchObject({ code: 0 });
  const { games } = (await command("game list --json --on 2026-04-01")).json();
  expect(games.map(({ white, day, round }: Record<string, unknown>) => [white, day, round])).toEqual([
    [{ member: 1 }, "2026-03-25", 3],
    [{ member: 1 }, "2026-03-27", null],
    [{ member: 2 }, "2026-03-31", null],
  ]);
});

test("a report's number and name that are of different players are told", async () => {
  const command = await club("trf");
  await command("member change 3 --id 7003 --on 2026-01-02");
  const line = (number: number, name: string, result: string, id = "") =>
    `001 ${String(number).padStart(4)} m    ${name.padEnd(33)} ${"".padEnd(4)} SWE ${id.padStart(11)} ${"".padEnd(10)}  1.0 ${String(number).padStart(4)}  ${result}`;
  const report = `012 Cup\n${line(1, "Alfa, A", "   2 w 1", "7003")}\n${line(2, "Beta, B", "   1 b 0")}\n`;
  const said = await command(`evening ${file("report.trf", report)} --tournament t --on 2026-02-01`);
  expect([said.code, said.warned]).toEqual([1, expect.stringContaining("different players")]);
});

test("a guest without a rating is named when the game is entered, and again before the next closing", async () => {
  const command = await club("gast");
  expect((await command("guest enter --name 'Gran, Gun' --id 900 --on 2026-01-02")).text).toContain(
    "has the number g1",
  );
  expect((await command("guest enter --name 'Gran, G' --id 900 --on 2026-01-02")).warned).toContain("g1");
  await command("close --on 2026-05-01");
  const late = await command("game enter 1 1-0 g1 --tournament t --date 2026-02-01 --on 2026-05-02");
  expect([late.code, late.text]).toEqual([0, expect.stringContaining("g1 Gran, Gun")]);
  expect((await command("proposals --on 2026-09-01")).text).toContain("Guest 1, Gran, Gun");
  expect((await command("close --on 2026-09-01")).warned).toContain("1 Gran, Gun");
  await command("guest change 1 --elo 1600 --on 2026-09-01 --confirm");
  await command("guest change 1 --estimate 1500 --on 2026-09-01 --confirm");
  expect((await command("guest list --json")).json().guests[0].ratings).toEqual([
    { from: null, swedish: null, elo: 1600, estimate: 1500 },
  ]);
  expect(await command("guest change 1 --from 2026-02-15 --elo 1700 --on 2026-09-01")).toMatchObject({ code: 3 });
});

test("who is merged into a later record stays on the lists, and nobody plays before the entry", async () => {
  const command = await club("ihop");
  await command("member enter --name 'Alfa, Anna' --rating 1300 --reason new --entered 2026-05-10 --on 2026-05-10");
  expect((await command("game enter 4 1-0 2 --tournament t --date 2026-03-01 --on 2026-05-20")).warned).toContain(
    "--entered 2026-03-01",
  );
  await command("game enter 1 1-0 2 --tournament t --date 2026-03-01 --on 2026-04-01");
  expect((await command("member change 1 --entered 2026-03-02 --on 2026-04-01")).code).toBe(3);
  expect((await command("member change 1 --entered 2025-12-01 --on 2026-04-01")).code).toBe(3);
  await command("close --on 2026-05-01");
  await command("member merge 4 1 --reason 'one person' --on 2026-05-20 --confirm");
  const { lines } = (await command("list --json")).json();
  expect(lines.map(({ member, base }: Record<string, number>) => [member, base])).toEqual([
    [4, 1516],
    [3, 1500],
    [2, 1484],
  ]);
  expect((await command("member leave 1 --reason moved --on 2026-05-21")).warned).toContain("merged into 4");
  expect((await command("verify")).code).toBe(0);
});

test("ratings given by hand keep to the lowest, and to where the club is free", async () => {
  const command = await club("hand");
  await command("member enter --name 'Ung, U' --birth 2016 --rating 700 --reason small --on 2026-01-10");
  const place = (rating: number) => command(`member place 4 --rating ${rating} --reason x --on 2026-02-01`);
  expect((await place(799)).warned).toContain("799 is below the lowest rating, 800");
  expect((await place(1200)).warned).toContain("only below 1200");
  expect((await place(1199)).code).toBe(0);
  await command("member leave 1 --reason moved --on 2026-02-01");
  expect((await command("member return 1 --rating 600 --reason back --on 2026-03-01")).code).toBe(3);
  expect((await command("member leave 2 --reason '' --on 2026-03-01")).warned).toContain("Give a reason");
  const card = (await command("card 4 --on 2026-03-01")).text;
  for (const part of ["rating set by the club", "Base 1199"]) expect(card).toContain(part);
  expect(
    (await command("member enter --name 'Ny, N' --birth 2016 --rating 700 --reason small --on 2026-03-01")).text,
  ).toContain("starts at 800, the lowest rating in the book");
});

test("a walkover is no game that ends a pause", async () => {
  const command = await club("paus", { from: "2010-01-01", members: 2 });
  await command("game enter 1 1-0 2 --tournament t --date 2010-02-15 --on 2010-02-15");
  await command("game enter 1 +- 2 --tournament t --date 2013-01-15 --on 2013-01-15");
  const assessed = (on: string) => command(`member place 1 --assessed --rating 1450 --reason x --on ${on}`);
  expect((await assessed("2013-02-15")).warned).toContain("last played on 2010-02-15");
  expect((await assessed("2013-02-16")).code).toBe(0);
});

test("only games of the tournament that is waited for change a closed list unasked", async () => {
  const command = await club("vantar", { from: "2026-09-01", members: 2 });
  await command("tournament open ny --name Ny --minutes 120 --end 2027-01-05 --on 2026-12-27");
  await command("game enter 1 1-0 2 --tournament t --date 2026-10-10 --on 2026-12-30");
  await command("game enter 1 1-0 2 --tournament ny --date 2026-12-30 --on 2026-12-30");
  await command("close --on 2027-01-01");
  expect(await command("game change 1 --result 0-1 --reason wrong --on 2027-01-02")).toMatchObject({ code: 1 });
  expect(await command("game enter 1 1-0 2 --tournament ny --date 2027-01-02 --on 2027-01-02")).toMatchObject({
    code: 0,
    text: expect.stringContaining("has version 2"),
  });
});

test("undo says what it took back, keeps closings, and gives no number twice", async () => {
  const command = await club("angra");
  await command("game enter 1 1-0 2 --tournament t --date 2026-02-01 --on 2026-02-01");
  expect((await command("undo --reason wrong --on 2026-02-02")).text).toMatch(/Entry \d+ undone \(Games saved\)/);
  const again = await command("game enter 1 1-0 2 --tournament t --date 2026-02-01 --on 2026-02-01");
  expect(again.text).toContain("Saved as game 2");
  expect(await lastUndoable(ledger.db, "angra")).toEqual(expect.any(Number));
  await command("close --on 2026-05-01");
  expect(await lastUndoable(ledger.db, "angra")).toBe(undefined);
  const refused = await command("undo --reason wrong --on 2026-05-01");
  const [, entry] = refused.warned.match(/closed the period before 2026-05-01.*--entry (\d+)/) ?? [];
  expect([refused.code, entry]).toEqual([3, expect.any(String)]);
  expect((await command(`undo --entry ${Number(entry) - 3} --reason wrong --on 2026-05-01`)).code).toBe(3);
  expect((await command(`undo --entry ${entry} --reason wrong --on 2026-05-01 --confirm`)).code).toBe(0);
  const { lines } = (await command("list --json")).json();
  expect(lines.map(({ base }: { base: number }) => base)).toEqual([1500, 1500, 1500]);
});

test("a decision can be undone, is made once, and a raise needs a deduction", async () => {
  const command = await club("beslut", { members: 1 });
  for (const on of ["2026-05-01", "2026-09-01"]) await command(`close --on ${on}`);
  expect((await command("close --on 2027-01-01 --accept 1 --let-go 1=ill")).warned).toContain("two decisions");
  await command("close --on 2027-01-01 --accept 1");
  await command("decide 2027-01-01 --let-go 1=ill --on 2027-01-02 --confirm");
  const base = async () => (await command("list --json")).json().lines[0].base;
  expect(await base()).toBe(1500);
  expect((await command("undo --reason wrong --on 2027-01-03 --confirm")).text).toContain("Decisions");
  expect(await base()).toBe(1450);
});

test("walkovers on the command line, an adjourned evening, and a day that is changed", async () => {
  const command = await club("kvall");
  expect((await command("game enter 1 -+ 2 --tournament t --date 2026-02-01 --on 2026-03-01")).code).toBe(0);
  expect((await command("game enter 1 -- 3 --tournament t --date 2026-02-01 --on 2026-03-01")).code).toBe(0);
  const evening = file("adjourned.txt", "Alfa 1-0 Beta\n");
  await command(`evening ${evening} --tournament t --date 2026-02-08 --finished 2026-02-12 --on 2026-03-01`);
  await command("game change 3 --date 2026-02-09 --reason misread --on 2026-03-01");
  const { games } = (await command("game list --json --on 2026-03-01")).json();
  expect(games.map(({ result, begun, day }: Record<string, string>) => [result, begun, day])).toEqual([
    ["-+", "2026-02-01", "2026-02-01"],
    ["--", "2026-02-01", "2026-02-01"],
    ["1-0", "2026-02-09", "2026-02-12"],
  ]);
  const twice = await command(`evening ${file("twice.txt", "1 1-0 2\n2 0-1 1\n")} --tournament t --on 2026-03-01`);
  expect(twice.warned).toContain("Alfa, A – Beta, B is listed twice");
  expect((await command(`evening ${evening} --withhold-white x --on 2026-03-01`)).code).toBe(2);
});

test("a member from an older book, and days after the end", async () => {
  const command = await club("gammal");
  const enter = "member enter --name 'Ek, E' --rating 1700 --reason old --last-game 2024-02-01 --on 2026-01-10";
  expect((await command(`${enter} --deducted 60`)).code).toBe(2);
  expect((await command(`${enter} --deducted 50`)).code).toBe(0);
  expect((await command("proposals --on 2026-05-01 --json")).json().proposals).toMatchObject([
    { member: 4, deduction: 50 },
  ]);
  expect((await command("member enter --name 'Ny, N' --birth 2050 --rating 900 --reason x --on 2026-01-10")).code).toBe(
    3,
  );
  expect((await command("tournament open x_y --name X --minutes 60")).warned).toContain("lower-case letters");
  expect((await command("tournament open x --name X --minutes 60 --days 2026-03-01 --end 2026-02-01")).code).toBe(2);
});

test("A17: a member taken over with an old last game is assessed after the pause; an adult's assessment is not unusual", async () => {
  const command = await club("uppehall");
  const old =
    "member enter --name 'Ek, E' --birth 1970 --rating 1700 --reason old --last-game 2021-02-01 --on 2026-01-10";
  expect(await command(`${old} --deducted 150`)).toMatchObject({ code: 0, warned: "" });
  const adult = "member enter --name 'Alm, A' --birth 1980 --rating 1500 --reason strong --on 2026-01-12";
  expect((await command(adult)).code).toBe(0);
  const young = "member enter --name 'Ung, U' --birth 2016 --rating 1250 --reason strong --on 2026-01-12";
  expect((await command(young)).code).toBe(0);
  expect(await command("member place 4 --assessed --rating 1550 --reason seen --on 2026-02-01")).toMatchObject({
    warned: "",
    code: 0,
  });
  expect((await command("card 5")).text).not.toContain("usual");
  expect((await command("card 6")).text).toContain("unusual for the age");
});

test("the list's heads stand over their columns in every language", async () => {
  const command = await club("kolumner");
  for (const language of ["en", "sv", "it", "es"]) {
    const [, , , head, first] = (await command(`list --so-far --on 2026-02-01 --lang ${language}`)).text.split("\n");
    const ratingEnds = first!.indexOf("1500") + 4;
    expect([language, head![ratingEnds - 1] !== " ", head![ratingEnds]]).toEqual([language, true, " "]);
    expect(first!.indexOf("n", ratingEnds)).toBe(head!.lastIndexOf("  ") + 2);
  }
});

test("a federation compares a rating that was used with the list in force, whatever the calendars", async () => {
  const one = await club("ett-sk", { periods: "five", members: 1 });
  const other = await club("tva-sk", { members: 1 });
  await other("member change 1 --id 500002 --on 2026-01-02");
  await one("guest enter --name 'Alfa, A' --id 500002 --swedish 1400 --on 2026-01-02");
  await one("game enter 1 1-0 g1 --tournament t --date 2026-11-10 --on 2026-11-10");
  for (const on of ["2026-03-01", "2026-05-01", "2026-09-01", "2026-11-01"]) await one(`close --on ${on}`);
  await one("close --on 2027-01-01");
  for (const on of ["2026-05-01", "2026-09-01"]) await other(`close --on ${on}`);
  for (const [command, name] of [
    [one, "one"],
    [other, "other"],
  ] as const) {
    const to = join(scratch, `${name}.jsonl`);
    await command(`list --format canonical --to ${to}`);
    await clubCommand(ledger, `receive ${to}`);
  }
  expect((await clubCommand(ledger, "received")).text).toContain("1400 (ett-sk); 1500 (tva-sk)");
});

test("A17: a club that owes its list is named in a sentence, the article after the reason, in every language", async () => {
  const command = await club("skyldig-sk", { members: 1 });
  await command("close --on 2026-05-01");
  const to = join(scratch, "owed.jsonl");
  await command(`list --format canonical --to ${to}`);
  await clubCommand(ledger, `receive ${to}`);
  const owed = async (language: string) =>
    (await clubCommand(ledger, `received --on 2026-09-02 --lang ${language}`)).text
      .split("\n")
      .find((line) => line.includes("(skyldig-sk)"));
  const article = "(§ Ratinggrundande partier).";
  expect(await owed("en")).toMatch(
    /^.+ \(skyldig-sk\) has not sent its list: not sent since the period began on 2026-09-01/,
  );
  for (const language of ["en", "sv", "it", "es"])
    expect([language, await owed(language)]).toEqual([language, expect.stringContaining(article)]);
});
