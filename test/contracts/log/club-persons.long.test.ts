import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { closeClubPeriod } from "../../../src/periods/clubs/closing.ts";
import { enterMember } from "../../../src/periods/clubs/entering.ts";
import { enterGames } from "../../../src/periods/clubs/games.ts";
import { verifyClub } from "../../../src/periods/clubs/lists.ts";
import { mergeMembers } from "../../../src/periods/clubs/members.ts";
import { game, withClub } from "../../set-up/offices/clubs.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { tracesIn } from "../../set-up/offices/erasure.ts";
import { acting, begun, importText, listText, type Place, tablesOf } from "../../set-up/offices/offices.ts";
import { register } from "../../set-up/offices/tournaments.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

const scratch = scratchFolder("club-persons");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const CLUB = "prov-sk";

describe.each(contractEngines())("persons who are no players, in an office on %s", (where, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  const said = (words: string) => commandsAt(ledger)(words);
  const held = async (person: string) => JSON.parse((await said(`persons export "${person}" --json`)).stdout);
  const faults = async () => (await verifyClub(ledger, CLUB)).flatMap(({ faults: found }) => found);

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    const office = acting(ledger);
    await importText(office, listText([[700001, "Andersson, Alva", 1500, 9]]), "2026-01-01");
    await withClub(ledger, CLUB);
    const asked = { club: CLUB, on: day("2026-01-05"), confirm: true };
    const facts = { birth: null, entered: day("2026-01-05"), rating: 1300, reason: "as before", id: null };
    // Two without a number: one is another spelling of Alva, who has one; the other is known to the club alone.
    await enterMember(office, asked, { ...facts, name: "Anderson, Alwa" });
    await enterMember(office, asked, { ...facts, name: "Ek, Esbjörn", reason: "so Esbjörn Ek says" });
    await enterGames(office, { ...asked, on: day("2026-01-21") }, [
      game("2026-01-20", 5, "1-0", 2),
      game("2026-01-20", 6, "1/2-1/2", 3),
    ]);
    await mergeMembers(office, { ...asked, on: day("2026-02-03") }, { into: 1, merged: 5, reason: "Alwa is Alva" });
    await closeClubPeriod(office, { club: CLUB, on: day("2026-05-03"), period: null, decisions: [] });
    const arbiters = [
      { name: "Holm, Hanna", id: null, licensed: true },
      { name: "Andersson, Alva", id: "700001", licensed: true },
    ];
    await register(
      ledger,
      { start: day("2026-12-05"), end: day("2026-12-09"), system: "swiss", arbiters },
      "2026-11-01",
    );
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("a player's export has what was held about the arbiter, and the club's other spelling", async () => {
    const { journal, books } = await held("700001");
    const kinds = journal.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["tournament-registered", "club-members-merged"]));
    const names = JSON.stringify(books);
    for (const name of ["Andersson, Alva", "Anderson, Alwa"]) expect(names).toContain(name);
    expect(names).not.toContain("Esbjörn");
  });

  test("somebody who is only an arbiter is asked for by name", async () => {
    const { journal, names } = await held("Hanna Holm");
    expect([names, journal.map(({ kind }: { kind: string }) => kind)]).toEqual([
      ["Hanna Holm"],
      ["tournament-registered"],
    ]);
    const { status, stdout } = await said('persons export "Holm, Hanna"');
    expect([status, stdout]).toEqual([0, expect.stringContaining("named in 0 stored files")]);
    expect((await said("persons export x")).status).toBe(2);
  });

  test("a member without a number is asked for by club and member", async () => {
    const { names, books, lines, journal } = await held(`${CLUB}/6`);
    expect(names).toEqual(["Ek, Esbjörn"]);
    expect(books.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["game", "member"]);
    expect(lines).toHaveLength(1);
    expect(journal).toHaveLength(1);
    expect((await said(`persons export ${CLUB}/99`)).status).not.toBe(0);
  });

  test("such a member is erased, and every list of the club still follows from its book", async () => {
    expect(await faults()).toEqual([]);
    expect((await said(`persons erase ${CLUB}/6 --reason "Esbjörn Ek asked"`)).status).not.toBe(0);
    const dry = await said(`persons erase ${CLUB}/6 --reason "a request" --dry-run`);
    expect([dry.status, dry.stdout]).toEqual([0, expect.stringContaining("1 club list")]);
    expect((await said(`persons erase ${CLUB}/6 --reason "a request"`)).status).toBe(0);
    expect(JSON.stringify(await tablesOf(ledger))).not.toContain("Esbjörn");
    expect(await faults()).toEqual([]);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
    expect((await said("journal show")).stdout).toMatch(/Personal data of member prov-sk\/6 erased/);
    expect((await said(`persons erase ${CLUB}/6 --reason "a request"`)).stderr).toContain("erased before");
  });

  test("somebody who is only an arbiter is erased by name, and the journal does not say who it was", async () => {
    expect((await said('persons erase "Holm, Hanna" --reason "Hanna Holm asked"')).stderr).toContain("reason");
    expect((await said('persons erase "Nemo, Nina" --reason "a request"')).status).toBe(3);
    const dry = await said('persons erase "Hanna Holm" --reason "a request" --dry-run');
    expect([dry.status, dry.stdout]).toEqual([0, expect.stringMatching(/1 journal entry\n[\s\S]*keep it/)]);
    expect((await said('persons erase "Hanna Holm" --reason "a request"')).status).toBe(0);
    expect(JSON.stringify(await tablesOf(ledger))).not.toMatch(/Holm|Hanna/);
    // The other arbiter of the same tournament, who has a number, is still named.
    expect(JSON.stringify((await held("700001")).journal)).toContain("Andersson, Alva");
    expect((await held("Hanna Holm")).journal).toEqual([]);
    expect((await said("journal show")).stdout).toContain("Personal data of a person without a number erased");
    const folder = join(scratch, `${where} by name`);
    await ledger.exportTo(folder);
    expect(tracesIn(folder, ["Holm", "Hanna"])).toEqual([]);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
    expect(await faults()).toEqual([]);
  });

  test("with a player goes the other spelling that the club had", async () => {
    expect((await said(`persons erase ${CLUB}/5 --reason "a request"`)).status).toBe(0);
    expect(JSON.stringify(await tablesOf(ledger))).not.toMatch(/Alva|Alwa/);
    expect(await faults()).toEqual([]);
    const folder = join(scratch, where);
    await ledger.exportTo(folder);
    expect(tracesIn(folder, ["Esbj", "Alva", "Alwa"])).toEqual([]);
    expect(await ledger.verify()).toMatchObject({ faults: [] });
    const tables = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);
  });
});
