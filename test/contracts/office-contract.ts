import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { correctionsOf } from "../../src/ledger/queries/lists/lists.ts";
import { entriesOf } from "../../src/ledger/queries/lists/lists-of-player.ts";
import { federations } from "../../src/ledger/queries/players/federations.ts";
import { playersByNumber, playersPage } from "../../src/ledger/queries/players/players.ts";
import { addFederation, setFederationStatus } from "../../src/periods/federations.ts";
import { changeSettings, openOffice, settingsOf } from "../../src/periods/office.ts";
import {
  addPlayer,
  changePlayer,
  endDispensation,
  endExclusion,
  excludePlayer,
  giveDispensation,
  knownPlayer,
  mergePlayers,
  undoMerge,
} from "../../src/periods/players.ts";
import {
  acting,
  begun,
  entriesIn,
  importText,
  listText,
  OPENED,
  type Place,
  tablesOf,
} from "../set-up/offices/offices.ts";

const FACTS = {
  name: "Öberg, Åsa",
  federation: "SWE",
  sex: "w",
  birth: null,
  title: "IM",
  womenTitle: "WGM",
  otherTitles: ["IA"],
  arenaTitle: null,
  memberships: ["IBCA"],
} as const;

const FIRST = listText([
  [101, "Øster, Ida", 2100, 5],
  [102, "Nagy, Béla", 1900, 0, 'HUN,M,GM,,"IA,FST",'],
  [103, "Łuczak, Ewa", 1800, 0],
  [104, "Unrated, Una", 0, 0],
]);
const SECOND = listText([
  [101, "Øster, Ida", 2110, 4],
  [102, "Nagy, Béla", 1950, 0, 'HUN,M,GM,,"IA,FST",'],
  [103, "Łuczak-Berg, Ewa", 1800, 0],
  [105, "New, Nina", 1600, 7],
]);

/** A bit of everything: twelve entries with the first, three contents. */
export async function live(ledger: Ledger): Promise<void> {
  const office = acting(ledger);
  await importText(office, FIRST, "2026-10-01");
  await addFederation(office, { code: "NOR", name: "Norway", status: "member" });
  await setFederationStatus(office, { code: "HUN", status: "suspended", reason: "dues" });
  await addPlayer(office, "900", FACTS);
  await changePlayer(office, "900", { federation: "NOR", title: "GM" });
  await mergePlayers(office, { kept: "101", merged: "900", reason: "one person" });
  await excludePlayer(office, { player: "103", reason: "asked" });
  await giveDispensation(office, { player: "102", reason: "board" });
  await importText(office, SECOND, "2026-11-01");
  await changeSettings(office, { zone: "UTC" });
}

/** What every engine must do. */
export function officeContract(engine: string, placeFor: () => Promise<Place>): void {
  describe(`office on ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    beforeEach(async () => {
      place = await placeFor();
      ledger = await begun(place);
    });
    afterEach(async () => {
      await ledger.close();
      await place.end();
    });

    test("an entry has its place in the chain, its time in the office's zone, who and what", async () => {
      await addFederation(acting(ledger), { code: "SWE", name: "Sweden", status: "member" });
      const entries = await entriesIn(ledger);
      expect(entries).toMatchObject([
        {
          format: 2,
          sequence: 1,
          by: "Ada",
          kind: "office-opened",
          payload: OPENED,
          time: "2026-11-15T13:00:01+01:00",
        },
        { sequence: 2, previous: entries[0]?.hash, kind: "federation-added" },
      ]);
      expect(await ledger.head()).toEqual({ sequence: 2, hash: entries[1]?.hash });
      expect(await settingsOf(ledger)).toEqual(OPENED);
      await expect(openOffice(acting(ledger), OPENED)).rejects.toMatchObject({ code: "office-exists" });
    });

    test("a refused or failed action leaves nothing", async () => {
      const before = await tablesOf(ledger);
      await expect(addPlayer(acting(ledger), "900", FACTS)).rejects.toMatchObject({ code: "unknown-federation" });
      await expect(importText(acting(ledger), "no list", "2026-10-01")).rejects.toMatchObject({ code: "not-a-list" });
      const failing = ledger.append({ by: "Ada", dryRun: false }, async ({ record }) => {
        await record({ kind: "federation-added", payload: { federation: "SWE", name: "Sweden", status: "member" } });
        throw new Error("broken off");
      });
      await expect(failing).rejects.toThrow("broken off");
      expect(await tablesOf(ledger)).toEqual(before);
    });

    test("a dry run says what would happen and does nothing", async () => {
      const before = await tablesOf(ledger);
      const { imported } = await importText(acting(ledger, true), FIRST, "2026-10-01");
      expect(imported).toMatchObject({ players: 4, lists: [{ list: "standard-2026-10", version: 1, rated: 3 }] });
      expect(await tablesOf(ledger)).toEqual(before);
      expect((await ledger.verify()).faults).toEqual([]);
      await importText(acting(ledger), FIRST, "2026-10-01");
    });

    test("two entries of one action come together or not at all, and both in order", async () => {
      await Promise.all(
        ["DEN", "FIN", "ISL", "NOR"].map((code) =>
          addFederation(acting(ledger), { code, name: code, status: "member" }),
        ),
      );
      expect((await ledger.head()).sequence).toBe(5);
      expect((await ledger.verify()).faults).toEqual([]);
    });

    test("a list is the starting point: players, titles, federations, ratings", async () => {
      await importText(acting(ledger), FIRST, "2026-10-01");
      expect(await knownPlayer(ledger.db, "102")).toMatchObject({
        name: "Nagy, Béla",
        federation: "HUN",
        title: "GM",
        otherTitles: ["IA", "FST"],
        birth: "1990",
      });
      expect((await federations(ledger.db)).map(({ code, status }) => `${code} ${status}`)).toEqual([
        "HUN member",
        "SWE member",
      ]);
      expect(await entriesOf(ledger.db, "101")).toMatchObject([{ list: "standard-2026-10", rating: 2100, games: 5 }]);
      expect(await entriesOf(ledger.db, "104")).toEqual([]);
      await expect(importText(acting(ledger), FIRST, "2026-10-01")).rejects.toMatchObject({
        code: "list-already-there",
      });
    });

    test("a further list: idle players whose rating moved are base corrections; a new version supersedes", async () => {
      await importText(acting(ledger), FIRST, "2026-10-01");
      const { corrections } = await importText(acting(ledger), SECOND, "2026-11-01");
      expect(corrections).toMatchObject([{ list: "standard-2026-11", before: "standard-2026-10", players: 1 }]);
      expect(await correctionsOf(ledger.db, "102")).toMatchObject([{ rating_before: 1900, rating: 1950 }]);
      expect(await correctionsOf(ledger.db, "101")).toEqual([]);
      expect(await knownPlayer(ledger.db, "103")).toMatchObject({ name: "Łuczak-Berg, Ewa" });
      const third = SECOND.replace("2110", "2111");
      const { imported } = await importText(acting(ledger), third, "2026-11-01");
      expect(imported.lists).toMatchObject([{ version: 2 }]);
      expect((await entriesOf(ledger.db, "101")).map(({ rating }) => rating)).toEqual([2111, 2110, 2100]);
    });

    test("an older list that comes later tells nothing about players who are known", async () => {
      await importText(acting(ledger), SECOND, "2026-11-01");
      await importText(acting(ledger), FIRST, "2026-10-01");
      expect(await knownPlayer(ledger.db, "103")).toMatchObject({ name: "Łuczak-Berg, Ewa" });
      expect(await knownPlayer(ledger.db, "104")).toMatchObject({ name: "Unrated, Una" });
    });

    test("a list that has a player twice, or errors, is refused", async () => {
      const twice = listText([
        [101, "A, A", 2000, 0],
        [101, "A, A", 2001, 0],
      ]);
      await expect(importText(acting(ledger), twice, "2026-10-01")).rejects.toMatchObject({ code: "list-has-errors" });
      await importText(acting(ledger), twice, "2026-09-01", { despiteErrors: true });
      expect(await entriesOf(ledger.db, "101")).toMatchObject([{ rating: 2000 }]);
      const wrong = FIRST.replace("2100", "21o0");
      await expect(importText(acting(ledger), wrong, "2026-10-01")).rejects.toMatchObject({ code: "list-has-errors" });
      const { imported } = await importText(acting(ledger), wrong, "2026-10-01", { despiteErrors: true });
      expect(imported).toMatchObject({ errors: 1, players: 4 });
    });

    test("merging two records of one person, and undoing it", async () => {
      await importText(acting(ledger), FIRST, "2026-10-01");
      const office = acting(ledger);
      const before = await knownPlayer(ledger.db, "103");
      await mergePlayers(office, { kept: "101", merged: "103", reason: "same birth" });
      expect(await knownPlayer(ledger.db, "103")).toMatchObject({ mergedInto: "101" });
      const again = mergePlayers(office, { kept: "102", merged: "103", reason: "" });
      await expect(again).rejects.toMatchObject({ code: "already-merged" });
      const chain = mergePlayers(office, { kept: "102", merged: "101", reason: "" });
      await expect(chain).rejects.toMatchObject({ code: "already-merged" });
      await undoMerge(office, { player: "103", reason: "they are sisters" });
      expect(await knownPlayer(ledger.db, "103")).toEqual(before);
      await expect(undoMerge(office, { player: "103", reason: "" })).rejects.toMatchObject({ code: "not-merged" });
    });

    test("exclusion, dispensation, suspension", async () => {
      await importText(acting(ledger), FIRST, "2026-10-01");
      const office = acting(ledger);
      const decision = { player: "101", reason: "why" };
      await excludePlayer(office, decision);
      await giveDispensation(office, decision);
      expect(await knownPlayer(ledger.db, "101")).toMatchObject({ excluded: "why", dispensation: "why" });
      await expect(excludePlayer(office, decision)).rejects.toMatchObject({ code: "already-excluded" });
      await endExclusion(office, decision);
      await endDispensation(office, decision);
      expect(await knownPlayer(ledger.db, "101")).toMatchObject({ excluded: null, dispensation: null });
      await setFederationStatus(office, { code: "SWE", status: "suspended", reason: "why" });
      const same = setFederationStatus(office, { code: "SWE", status: "suspended", reason: "why" });
      await expect(same).rejects.toMatchObject({ code: "federation-status-same" });
    });

    test("players page by page, and by name without accents", async () => {
      await importText(acting(ledger), FIRST, "2026-10-01");
      const names = async (name: string) =>
        (await playersPage(ledger.db, { name, limit: 10 })).players.map(({ id }) => id);
      expect(await names("oster")).toEqual(["101"]);
      expect(await names("LUCZAK, e")).toEqual(["103"]);
      expect(await names("bela")).toEqual(["102"]);
      expect(await names("ida oster")).toEqual(["101"]);
      expect(await names("")).toHaveLength(4);
      for (const signs of ["%", "🙂", ".."]) expect(await names(signs)).toEqual([]);
      const numbered = async (figures: string) => (await playersByNumber(ledger.db, figures, 3)).map(({ id }) => id);
      expect(await numbered("10")).toEqual(["101", "102", "103"]);
      expect(await numbered("104")).toEqual(["104"]);
      expect(await numbered("11")).toEqual([]);
      const seen: string[] = [];
      for (let after: Parameters<typeof playersPage>[1]["after"]; ; ) {
        const { players, next } = await playersPage(ledger.db, { limit: 1, after });
        seen.push(...players.map(({ id }) => id));
        if (next === null) break;
        after = next;
      }
      expect(seen).toEqual(["103", "102", "101", "104"]);
    });

    test("rebuilding gives the same tables, and opening again changes nothing", async () => {
      await live(ledger);
      const before = await tablesOf(ledger);
      const players = async () => (await ledger.db.selectFrom("player").select("player").execute()).length;
      const [all, read]: [number, Promise<boolean>[]] = [await players(), []];
      let isOver = false;
      const entries = await ledger.rebuild(() => read.push(players().then((found) => found === all && !isOver)));
      isOver = true;
      expect(entries).toBe(12);
      // Pages are read meanwhile, and have everything that was there.
      expect((await Promise.all(read)).slice(0, -1)).not.toContain(false);
      expect(await tablesOf(ledger)).toEqual(before);
      await ledger.close();
      ledger = await place.open({ begin: false });
      expect(ledger.notices).toEqual([]);
      expect(await tablesOf(ledger)).toEqual(before);
      expect(await ledger.verify()).toMatchObject({ entries: 12, contents: 3, faults: [] });
    });
  });
}
