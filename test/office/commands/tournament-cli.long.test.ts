import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { listText, newDatabase } from "../../set-up/offices/offices.ts";
import { bytesOf, type Game, PEOPLE, ROUND_ROBIN } from "../../set-up/offices/tournaments.ts";
import { argsOf, inHere, inProcess } from "../../set-up/processes/program.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

/** The commands about tournaments, reports and rulings, as a person gives them. */

const scratch = scratchFolder("tournaments");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const FACTS =
  '--name "Lakeside Open" --federation SWE --start 2026-11-01 --end 2026-11-03 --system round-robin --arbiter "Nyberg, Ada"';
const file = (name: string): string => join(scratch, name);

describe("tournaments, command by command", () => {
  let address = "";
  let drop = async (): Promise<void> => undefined;
  const office = (words: string) => inHere(argsOf(words), { env: { RATING_OFFICE_DB: address } });
  const started = (words: string) => inProcess(argsOf(words), { env: { RATING_OFFICE_DB: address } });
  const done = async (words: string) => expect(await office(words)).toMatchObject({ status: 0, stderr: "" });
  beforeAll(async () => {
    ({ address, drop } = await newDatabase());
    writeFileSync(file("list.csv"), listText(PEOPLE.map(({ id, name, rating }) => [id ?? 0, name, rating ?? 0, 0])));
    writeFileSync(file("report.trf"), bytesOf());
    const people = PEOPLE.map((person, place) =>
      place === 3 ? { ...person, id: 1000999, name: "Olof Berg" } : person,
    );
    const drawn = ROUND_ROBIN.map(([round, white, black]): Game => [round, white, black, "="]);
    writeFileSync(file("unknown.trf"), bytesOf({ people, games: drawn, start: day("2027-02-01") }));
    const games = ROUND_ROBIN.map((game, at): Game => (at === 0 ? [1, 1, 4, "0"] : game));
    writeFileSync(file("changed.trf"), bytesOf({ games }));
    writeFileSync(file("broken.trf"), Buffer.from(bytesOf()).toString().replace("   2 w 1", "   3 w 1"));
    expect((await office("init --by Ada")).status).toBe(0);
    await office(`players import ${file("list.csv")} --date 2026-10-01`);
  });
  afterAll(() => drop());

  test("a tournament is registered, changed, looked up", async () => {
    expect(await office("tournament register --name Open")).toMatchObject({ status: 2 });
    expect((await office(`tournament register ${FACTS} --on 2026-10-01 --dry-run`)).stdout).toContain(
      "Nothing was done",
    );
    expect(started(`tournament register ${FACTS} --on 2026-10-01`).stdout).toContain("Tournament ID: 2026-0001");
    await done('tournament change 2026-0001 --city Lakeside --norms yes --reason "they wrote" --on 2026-10-02');
    const { facts, registeredOn, standing } = (await office("tournament show 2026-0001 --json")).json();
    expect(facts).toMatchObject({ city: "Lakeside", norms: true, arbiters: [{ name: "Nyberg, Ada", licensed: true }] });
    expect(registeredOn).toBe("2026-10-01");
    expect(standing).toMatchObject({ registration: { value: "on time" }, admitted: { value: true } });
    expect((await office("tournament show 2026-0001 --explain")).stdout).toContain("Registered on: 2026-10-01");
    expect((await office("tournament list --name lake --json")).json()).toMatchObject({
      tournaments: [{ tournament: "2026-0001" }],
      next: null,
    });
    expect((await office("tournament show 2026-0009")).status).toBe(3);
    expect((await office("tournament owing --on 2026-11-20 --json")).json().owing).toMatchObject([
      { tournament: "2026-0001" },
    ]);
    expect((await office("tournament owing --after nonsense")).status).toBe(2);
  });

  test("a report is received, once, and the receipt says what becomes of it", async () => {
    const receive = async (name: string, more = "") =>
      await office(`report receive ${file(name)} --on 2026-11-05 --sender Ada ${more}`);
    expect((await receive("report.trf")).status).toBe(2);
    const broken = await receive("broken.trf", "--tournament 2026-0001");
    expect(broken.status).toBe(2);
    expect(broken.stderr).toContain("player-on-two-boards");
    expect((await receive("report.trf", "--tournament 2026-0001 --dry-run")).stdout).toContain("Nothing was done");
    const { stdout } = await receive("report.trf", "--tournament 2026-0001");
    expect(stdout).toContain("4 players, 6 played games.");
    expect(stdout).toContain("It will be rated for the list of 2026-12-01.");
    expect((await receive("report.trf", "--tournament 2026-0001")).stdout).toContain("nothing was recorded");
    expect((await receive("changed.trf", "--tournament 2026-0001 --json")).json()).toMatchObject({
      version: 2,
      rated: true,
    });
    expect((await office("report show 2026-0001 --json")).json()).toMatchObject([
      { state: "superseded" },
      { state: "stands" },
    ]);
    expect((await office("report receipt 2026-0001 --json")).json()).toMatchObject({ version: 2, sender: "Ada" });
    expect((await office(`report content 2026-0001 --version 1 --out ${file("back.trf")}`)).status).toBe(0);
    expect(readFileSync(file("back.trf"))).toEqual(readFileSync(file("report.trf")));
    expect((await office("tournament owing --on 2026-11-20")).stdout).toContain("No reports are outstanding.");
  });

  test("a report may register its tournament; unknown players are matched", async () => {
    const { tournament, unmatched, heldBack } = (
      await office(`report receive ${file("unknown.trf")} --register --held-by fide --on 2027-02-05 --json`)
    ).json();
    expect([tournament, unmatched.length, heldBack]).toEqual(["2027-0001", 1, ["players-unmatched"]]);
    expect((await office("report pending --held-back")).stdout).toContain("unmatched players");
    expect((await office("report unmatched 2027-0001 --json")).json()).toMatchObject([
      { startNumber: 4, candidates: [{ player: "1000104", why: "same-words" }] },
    ]);
    expect((await office("report add-players 2027-0001 --reason new")).stdout).toContain(
      "Match these players by hand: 4",
    );
    expect((await office("report match 2027-0001 4 --reason same")).status).toBe(2);
    expect((await office("report match 2027-0001 4 --new 1000999 --reason same --dry-run")).stdout).toContain(
      "Player added",
    );
    await done("report match 2027-0001 4 --player 1000104 --reason same");
    expect((await office("report unmatched 2027-0001")).stdout).toBe("All players are matched.\n");
    expect((await office("report pending --list standard --json")).json()).toMatchObject([
      { tournament: "2026-0001", heldBack: [] },
      { tournament: "2027-0001", heldBack: [] },
    ]);
  });

  test("the office rules, the organiser appeals, the arbiter answers", async () => {
    await done(
      "ruling game 2026-0001 --round 1 --white 1000101 --black 1000104 --counts no --article 5.1 --reason late",
    );
    expect((await office("ruling game 2026-0001 --round 1 --white 1000101 --black 1000104 --reason x")).status).toBe(2);
    await done("ruling tournament 2026-0001 --rated no --article 0.5 --reason clocks --on 2026-11-10");
    expect((await office("report receipt 2026-0001")).stdout).toContain("decision of the office (§ 0.5): clocks");
    const late = await office("tournament appeal 2026-0001 --against rating --reason no --on 2026-11-18");
    expect(late).toMatchObject({ status: 3, stderr: expect.stringContaining("2026-11-17") });
    await done("tournament appeal 2026-0001 --against rating --reason no --on 2026-11-17");
    await done("tournament appeal-decided 2026-0001 --against rating --outcome reversed --reason yes --on 2026-11-20");
    const { decided, games } = (await office("ruling list 2026-0001 --json")).json();
    expect([decided.rated, games.length]).toEqual([true, 1]);
    expect((await office("ruling list 2026-0001")).stdout).toContain("does not count");
    await done("ruling game 2026-0001 --round 1 --white 1000101 --black 1000104 --undo --reason mistake");
    await done('report ask 2026-0001 --text "Who?" --on 2026-11-06');
    await done('report answer 2026-0001 1 --text "She" --on 2026-11-07');
    expect((await office("tournament show 2026-0001")).stdout).toContain("answered 2026-11-07: She");
    await done("tournament refuse 2026-0001 --reason late --on 2026-11-20");
    await done("tournament admit 2026-0001 --reason early --on 2026-11-21");
    expect((await office("tournament announce 2026-0001 --reason x --on 2026-11-21")).status).toBe(3);
    await done("tournament compare 2026-0001 2027-0001 --same no --reason looked");
    await done("report withdraw 2026-0001 --reason wrong");
    expect(started("report receipt 2026-0001 --json").json()).toMatchObject({ version: 1 });
    expect((await office("journal verify")).status).toBe(0);
  });
});
