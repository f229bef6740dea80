import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listText, newDatabase } from "../../set-up/offices/offices.ts";
import { argsOf, inHere, inProcess } from "../../set-up/processes/program.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

/** The commands of the office as a person gives them, of the built program; some in a process of their own. */

const scratch = scratchFolder("cli");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a command on the office that the environment names. */
const officeAt = (env: Readonly<Record<string, string>>) => (words: string) => inHere(argsOf(words), { env });
/** The same, in a process of its own. */
const startedAt = (env: Readonly<Record<string, string>>) => (words: string) => inProcess(argsOf(words), { env });

const [october, november] = [join(scratch, "october.csv"), join(scratch, "november.csv")];
beforeAll(() => {
  writeFileSync(
    october,
    listText([
      [101, "Øster, Ida", 2100, 5],
      [102, "Nagy, Béla", 1900, 0],
    ]),
  );
  writeFileSync(
    november,
    listText([
      [101, "Øster, Ida", 2105, 3],
      [102, "Nagy, Béla", 1950, 0],
    ]),
  );
});

describe("an office on a server, command by command", () => {
  let address = "";
  let drop = async (): Promise<void> => undefined;
  const office = (words: string) => officeAt({ RATING_OFFICE_DB: address })(words);
  const started = (words: string) => startedAt({ RATING_OFFICE_DB: address })(words);
  beforeAll(async () => {
    ({ address, drop } = await newDatabase());
  });
  afterAll(() => drop());

  test("init begins it, once", async () => {
    expect((await office("players list")).stderr).toContain("Create one with rating-office init");
    expect((await office("init --dry-run")).stdout).toContain("Nothing was done");
    expect((await office("players list")).status).toBe(3);
    expect((await office("init --zone Nowhere/Land")).status).toBe(2);
    expect(started("init --name Test --zone Europe/Stockholm --federation SWE --by Ada").status).toBe(0);
    expect(await office("init")).toMatchObject({ status: 3, stderr: "There is already an office here.\n" });
  });

  test("lists are imported; base corrections are told", async () => {
    expect((await office(`players import ${october} --date 2026-10-01 --dry-run --json`)).json()).toMatchObject({
      dryRun: true,
    });
    expect(started(`players import ${october} --date 2026-10-01`).stdout).toContain(
      "The standard list of October 2026: 2 rated players.",
    );
    const { imported, corrections } = (await office(`players import ${november} --date 2026-11-01 --json`)).json();
    expect(imported).toMatchObject({ players: 2, lists: [{ list: "standard-2026-11", version: 1, rated: 2 }] });
    expect(corrections).toMatchObject([{ players: 1 }]);
    expect((await office(`players import ${november} --date 2026-11-01`)).status).toBe(3);
    expect((await office(`players import ${join(scratch, "none.csv")} --date 2026-11-01`)).status).toBe(2);
    expect((await office(`players import ${november} --date yesterday`)).status).toBe(2);
    expect((await office("players show 102 --json")).json().ratings).toMatchObject([
      { list: "standard-2026-11", rating: 1950, correctedFrom: 1900 },
      { list: "standard-2026-10", rating: 1900, correctedFrom: null },
    ]);
  });

  test("players are added, changed, merged and taken apart, left out and taken in", async () => {
    const done = async (words: string) => expect(await office(words)).toMatchObject({ status: 0, stderr: "" });
    await done(
      'players add 900 --name "Öberg, Åsa" --federation SWE --sex w --birth 1991 --memberships IBCA,IPCA --by Ada',
    );
    await done("players change 900 --title WGM --memberships none --by Ada");
    await done('players merge 101 900 --reason "one person"');
    expect((await office("players show 900 --json")).json()).toMatchObject({
      mergedInto: "101",
      title: "WGM",
      memberships: [],
    });
    expect((await office("players show 101 --json")).json()).toMatchObject({ sameAs: ["900"] });
    await done("players unmerge 900 --reason sisters");
    await done("players exclude 900 --reason asked");
    expect((await office("players show 900")).stdout).toContain("Excluded by federation: asked");
    await done("players include 900 --reason asked");
    await done("players dispense 900 --reason board");
    await done("players end-dispensation 900 --reason board");
    expect((await office("players change 900 --title XX")).status).toBe(2);
    expect((await office("players add 900 --name Double")).status).toBe(3);
    expect((await office("players show 77")).status).toBe(3);
  });

  test("players page by page", async () => {
    const first = (await office("players list --limit 2 --json")).json();
    expect(first.players.map(({ id }: { id: string }) => id)).toEqual(["102", "900"]);
    const rest = (await office(`players list --limit 2 --after ${first.next} --json`)).json();
    expect(rest).toMatchObject({ players: [{ id: "101" }], next: null });
    expect((await office("players list --name oster --json")).json().players).toMatchObject([{ name: "Øster, Ida" }]);
    expect((await office("players list --after nonsense")).status).toBe(2);
  });

  test("federations are added, suspended and restored", async () => {
    expect((await office("federations add NOR --name Norway")).status).toBe(0);
    expect((await office("federations suspend NOR --reason dues")).status).toBe(0);
    expect((await office("federations list --json")).json()).toContainEqual({
      code: "NOR",
      name: "Norway",
      status: "suspended",
      administrator: null,
    });
    expect((await office("federations restore NOR --reason paid")).status).toBe(0);
    expect((await office("federations restore NOR --reason paid")).status).toBe(3);
    expect((await office("federations suspend Norway --reason dues")).status).toBe(2);
  });

  test("the journal shows who did what, and holds; a changed line is told", async () => {
    const entries = (await office("journal show --json")).json();
    expect(entries[0]).toMatchObject({ by: "Ada", kind: "office-opened", payload: { federation: "SWE" } });
    expect(entries[0].time).toMatch(/\+0[12]:00$/);
    expect((await office("journal show --limit 1")).stdout).toMatch(/Office created.*federation SWE, time zone/);
    expect((await office("journal verify")).stdout).toContain("the journal is intact");
    expect((await office("journal rebuild")).stdout).toContain("Rebuilt from");
    expect((await office("journal verify --json")).json()).toMatchObject({ faults: [] });
  });

  test("a server that cannot be reached is a refusal, and its password stays unsaid", async () => {
    const { status, stderr } = await office("players list --db postgres://ada:secret@127.0.0.1:1/none");
    expect(status).toBe(3);
    expect(stderr).not.toContain("secret");
  });
});
