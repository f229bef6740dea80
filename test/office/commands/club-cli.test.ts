import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { begun, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { clubCommand } from "./club-commands.ts";

/** A club's season as a keeper gives it, command by command, on one book. */

const scratch = scratchFolder("club");
let place: Place;
let ledger: Ledger;

const command = (text: string) => clubCommand(ledger, text);

beforeAll(async () => {
  place = await serverPlace();
  ledger = await begun(place);
});
afterAll(async () => {
  await ledger.close();
  await place.end();
  rmSync(scratch, { recursive: true, force: true });
});

describe("a club's book, command by command", () => {
  test("open: an office without a club says so, and a dry run does nothing", async () => {
    expect((await command("member list")).warned).toContain("There is no club book here yet");
    const before = await tablesOf(ledger);
    const opening = "open prov-sk --name 'Prov SK' --from 2026-01-01 --periods five --bonus recommended";
    expect((await command(`${opening} --dry-run`)).text).toContain("Nothing was done");
    expect(await tablesOf(ledger)).toEqual(before);
    expect((await command(opening)).text).toContain("Club book opened");
    expect(await command("open other --name O --from 2026-02-01")).toMatchObject({ code: 3 });
    expect(await command("open other --name O --from 2026-01-01 --periods four")).toMatchObject({ code: 2 });
    expect((await command("clubs --on 2026-01-01")).text).toContain("five a year");
  });

  test("members: usual and assessed start ratings", async () => {
    const enter = (rest: string) => command(`member enter ${rest} --on 2026-01-01`);
    expect(
      (await enter("--name 'Andersson, Alva' --birth 1988 --id 700001 --rating 1950 --reason 'old book'")).text,
    ).toContain("has the number 1");
    await enter("--name 'Berg, Bertil' --birth 1970 --rating 2220 --reason 'old book'");
    expect((await enter("--name 'Ek, Elsa' --birth 2015")).warned).toContain("below the age of 15");
    await enter("--name 'Ek, Elsa' --birth 2015 --rating 990 --reason 'beats the beginners'");
    await enter("--name 'Falk, Åke' --birth 1999");
    await enter("--name 'Ek, Erik' --birth 1999");
    await command("member change 5 --name 'Ek, Erik Johan' --on 2026-01-02");
    const { members } = (await command("member list --json --on 2026-01-10")).json();
    expect(
      members.map(({ name, ratings }: { name: string; ratings: { base: number } }) => [name, ratings.base]),
    ).toEqual([
      ["Andersson, Alva", 1950],
      ["Berg, Bertil", 2220],
      ["Ek, Elsa", 990],
      ["Falk, Åke", 1300],
      ["Ek, Erik Johan", 1300],
    ]);
  });

  test("an evening is entered whole, or not at all", async () => {
    await command("tournament open cup --name Cup --minutes 90+30 --on 2026-01-02");
    await command("guest enter --name 'Gran, Gun' --home Grannarna --elo 1500 --on 2026-01-02");
    const file = join(scratch, "evening.txt");
    writeFileSync(file, "Andersson 1 – 0 Berg\nEk ½-½ Falk\ng1 0-1 Bergström\n");
    const wrong = await command(`evening ${file} --tournament cup --on 2026-01-20`);
    expect([wrong.code, wrong.text]).toEqual([1, "Nothing was saved."]);
    expect(wrong.warned).toContain(
      "evening.txt:2:1: error: name: several players have this name; expected one of 3 Ek, Elsa; 5 Ek, Erik Johan",
    );
    expect(wrong.warned).toContain("evening.txt:3:8: error: name: no such player");
    writeFileSync(file, "Andersson 1 – 0 Berg\nelsa ½-½ falk ake\ng1 0-1 4\n");
    const fine = await command(`evening ${file} --tournament cup --round 1 --on 2026-01-20`);
    expect([fine.code, fine.text.split("\n")[1]]).toEqual([0, "Saved as games 1 to 3."]);
    expect((await command(`evening ${file} --tournament cup --round 1 --on 2026-01-20`)).warned).toContain(
      "already in the book (game 1",
    );
    const { text } = await command("game list --on 2026-01-31");
    for (const part of ["+26 / −13", "+32 / −12", "– / +26"]) expect(text).toContain(part);
  });

  test("single games, with their reasons", async () => {
    await command(
      "game enter 3 1-0 4 --tournament cup --round 2 --date 2026-01-27 --withhold-white 'the opponent was ill' --on 2026-02-10",
    );
    await command("game enter Elsa 1-0 Erik --date 2026-01-28 --on 2026-02-10");
    await command("game enter 4 +- 5 --tournament cup --date 2026-02-03 --finished 2026-02-05 --on 2026-02-10");
    await command("game enter 4 1-0 5 --tournament cup --minutes 30 --date 2026-02-04 --on 2026-02-10");
    const { text } = await command("card elsa --on 2026-02-10");
    for (const part of ["the opponent was ill", "a friendly game", "1050"]) expect(text).toContain(part);
    const { games } = (await command("game list --json --on 2026-02-10")).json();
    expect(games.map(({ standing, day }: { standing: string; day: string }) => [standing, day]).slice(3)).toEqual([
      ["counts", "2026-01-27"],
      ["friendly", "2026-01-28"],
      ["too-fast", "2026-02-04"],
      ["walkover", "2026-02-05"],
    ]);
    expect((await command("explain elsa --game 4 --on 2026-02-10")).text).toContain("the opponent was ill");
    expect((await command("explain elsa --game 5 --on 2026-02-10")).text).toContain("Game counts: no");
    expect(await command("explain elsa --game 1")).toMatchObject({ code: 3 });
    expect((await command("undo --reason 'not that evening' --on 2026-02-11")).text).toContain("Entry undone");
    expect((await command("game list --json --on 2026-02-10")).json().games).toHaveLength(6);
  });

  test("the period's closing: what is proposed, the list in every form, verified", async () => {
    expect((await command("close --on 2026-02-20")).warned).toContain("cannot be closed");
    expect((await command("proposals --on 2026-03-01")).text).toBe("Nothing to decide for 2026-03-01.");
    expect((await command("close --on 2026-03-01 --dry-run")).text).toContain("Nothing was done");
    expect((await command("close --on 2026-03-01")).text).toContain("sha-256");
    const { text } = await command("list");
    expect(text).toContain("Prov SK: ratings from 2026-03-01");
    expect(text).toContain("   1  Berg, Bertil                        2207      −13      1  ½ n");
    expect((await command("list --format csv")).text).toContain(
      '1,700001,"Andersson, Alva",1988,1976,1950,1,26,0,1976,0,0,new,\n',
    );
    expect((await command("list --json")).json().lines[0]).toMatchObject({ name: "Berg, Bertil", base: 2207 });
    expect(await command("list --format pdf")).toMatchObject({ code: 2 });
    expect((await command("verify")).text).toBe(
      "2026-03-01, version 1: 5 members, the same as recalculated from the journal.",
    );
    expect((await command("list --so-far --on 2026-03-02")).text).toContain("if the period were closed now");
  });

  test("a change of a closed period is shown, and made when it is confirmed", async () => {
    const before = await tablesOf(ledger);
    const change = "game change 1 --result 0-1 --reason misread --on 2026-03-05";
    const shown = await command(change);
    expect(shown.code).toBe(1);
    expect(shown.text).toContain("would get version 2");
    expect(shown.text).toContain("--confirm");
    expect(await tablesOf(ledger)).toEqual(before);
    const done = await command(`${change} --confirm`);
    expect([done.code, done.text.includes("now has version 2")]).toEqual([0, true]);
    expect((await command("lists --json")).json().lists).toMatchObject([
      { version: 1, superseded: true },
      { version: 2, superseded: false },
    ]);
    expect((await command("verify --json")).json().lists).toMatchObject([{ faults: [] }, { faults: [] }]);
  });

  test("after a year without games the keeper decides", async () => {
    for (const on of ["2026-05-01", "2026-09-01", "2026-11-01"]) await command(`close --on ${on}`);
    // Erik has played a friendly game only, and was entered a year ago.
    expect(await command("close --on 2027-01-01 --accept Erik")).toMatchObject({ code: 0 });
    const { text } = await command("proposals --on 2027-03-01");
    expect(text).toContain("Decisions for 2027-03-01:");
    const open = await command("close --on 2027-03-01 --accept 1 --let-go '2=was abroad'");
    expect(open.warned).toContain(
      "Decide about these members first, with --accept, --let-go or --raise: 3 Ek, Elsa, 4 Falk, Åke",
    );
    const all = "--accept 1 --let-go '2=was abroad' '4=plays elsewhere' --raise '3=40:trained all year'";
    expect(await command(`close --on 2027-03-01 ${all}`)).toMatchObject({ code: 0, warned: "" });
    const { lines } = (await command("list --json")).json();
    expect(lines.map(({ name, marks }: { name: string; marks: string[] }) => [name.slice(0, 4), marks])).toEqual([
      ["Berg", ["halved", "let-go"]],
      ["Ande", ["deducted"]],
      ["Falk", ["let-go"]],
      ["Ek, ", []],
      ["Ek, ", ["raised"]],
    ]);
    const again = await command("decide 2027-03-01 --accept 2 --on 2027-03-02");
    expect([again.code, again.text.includes("2223")]).toEqual([1, true]);
    expect((await command("settle --on 2027-03-02")).text).toBe("All closed lists are up to date.");
  });

  test("the list goes to a federation's office", async () => {
    const file = join(scratch, "list.jsonl");
    await command(`list --format canonical --to ${file}`);
    const { sha256 } = await import("../../../src/ledger/sha256.ts");
    expect((await command("lists --json")).json().lists.at(-1).sha256).toBe(sha256(readFileSync(file, "utf8")));
    expect((await command(`receive ${file}`)).text).toContain(
      "Received the list of prov-sk from 2027-03-01: 5 members.",
    );
    expect(await command(`receive ${file}`)).toMatchObject({ code: 3 });
    expect((await command("received")).text).toContain("5 members of 1 club.");
    writeFileSync(file, "nothing of the kind");
    expect((await command(`receive ${file}`)).warned).toContain("line 1");
  });
});
