import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { PERSON_COLUMNS } from "../../../src/ledger/queries/players/held-rows.ts";
import { mergePlayers } from "../../../src/periods/players.ts";
import { matchPlayer } from "../../../src/periods/tournaments/reports/matching.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, type Place } from "../../set-up/offices/offices.ts";

describe.each(contractEngines())("what an office on %s holds about a person", (_, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  let tournament = "";
  const said = (words: string) => commandsAt(ledger)(words);

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    tournament = await withOctober(ledger, [{ id: 1000109, name: "Oster, Ida", rating: 2000 }]);
    await mergePlayers(acting(ledger), { kept: "1000101", merged: "1000109", reason: "the same person" });
    await said('players change 1000101 --birth 1991-05-06 --reason "a letter"');
    await close(ledger, "2026-11-01");
    await publish(ledger, "standard-2026-11");
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("is every row, game, entry and file, under all numbers of the person", async () => {
    const held = JSON.parse((await said("person export 1000101 --json")).stdout);
    expect(held.records).toEqual(["1000109"]);
    const { tables } = held;
    expect(tables.player.map(({ player }: { player: number }) => player).sort()).toEqual([1000101, 1000109]);
    expect(tables.list_entry.length).toBeGreaterThanOrEqual(3);
    expect(held.entrants).toMatchObject([{ name: "Öster, Ida" }]);
    expect(held.games).toHaveLength(2);
    const kinds = held.journal.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["players-merged", "player-changed"]));
    expect(held.files.map(({ what }: { what: string }) => what)).toEqual(expect.arrayContaining(["list", "report"]));
    // Others are in it by their numbers in games only.
    expect(JSON.stringify(held)).not.toContain("Berg, Olof");
  });

  test("is the same by every number of the person", async () => {
    const [one, other] = [await said("person export 1000101 --json"), await said("person export 1000109 --json")];
    expect(other.stdout).toBe(one.stdout);
  });

  test("goes by whom the office has matched, not by the number in a report", async () => {
    const entrantsOf = async (player: string): Promise<readonly { readonly name: string }[]> =>
      JSON.parse((await said(`person export ${player} --json`)).stdout).entrants;
    expect(await entrantsOf("1000104")).toMatchObject([{ name: "Berg, Olof" }]);
    await said('players add 1000110 --name "Berg, Olle"');
    await matchPlayer(acting(ledger), { tournament, startNumber: 4, player: "1000110", reason: "another number" });
    expect(await entrantsOf("1000104")).toEqual([]);
    expect(await entrantsOf("1000110")).toMatchObject([{ name: "Berg, Olof" }]);
  });

  test("can be read", async () => {
    const { status, stdout } = await said("person export 1000101");
    expect(status).toBe(0);
    expect(stdout).toContain("1991-05-06");
    expect(stdout).toContain("In reports");
    expect(stdout).toMatch(/2 games, and named in \d+ stored files\./);
    expect((await said("person export 999")).status).toBe(3);
  });

  test("is in no table that is left out", async () => {
    const { rows } = await sql<{ table_name: string }>`SELECT table_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'player' ORDER BY 1`.execute(ledger.db);
    const covered = Object.keys(PERSON_COLUMNS).filter(
      (table) => PERSON_COLUMNS[table as keyof typeof PERSON_COLUMNS] === "player",
    );
    expect(rows.map(({ table_name }) => table_name)).toEqual([...covered, "entrant"].sort());
  });
});
