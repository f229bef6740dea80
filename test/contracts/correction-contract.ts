import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { NO_FACTS } from "../../src/domain/player.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { entriesOf } from "../../src/ledger/queries/lists/lists-of-player.ts";
import { correctNext, previewCorrection } from "../../src/periods/lists/correct/correct-next.ts";
import { correctProven } from "../../src/periods/lists/correct/correct-proven.ts";
import { correctionsPending } from "../../src/periods/lists/correct/corrections-pending.ts";
import { reopenLists } from "../../src/periods/lists/correct/reopen-lists.ts";
import { explainEntry } from "../../src/periods/lists/explain/explain-entry.ts";
import { historyOf } from "../../src/periods/lists/explain/history.ts";
import { soFar } from "../../src/periods/lists/explain/so-far.ts";
import { publishList } from "../../src/periods/lists/publish-list.ts";
import { replay } from "../../src/periods/lists/replay.ts";
import { verifyLists } from "../../src/periods/lists/verify/verify-list.ts";
import { changeSettings } from "../../src/periods/office.ts";
import { addPlayer, excludePlayer } from "../../src/periods/players.ts";
import { FIDE_EDITIONS } from "../../src/regulations/register.ts";
import { close, listOfSix, publish, receiveSwiss, SIX, SWISS, withOctober } from "../set-up/offices/lists.ts";
import { memoryEngine } from "../set-up/offices/memory-engine.ts";
import { acting, begun, entriesIn, importText, type Place, tablesOf } from "../set-up/offices/offices.ts";
import { receive, register } from "../set-up/offices/tournaments.ts";

const LISTS = ["standard-2026-11", "standard-2026-12"];
const [IDA, BELA] = ["1000101", "1000102"];

/** Öster and Nagy drew; the report had said that Öster won. */
const DRAWN = SWISS.with(0, [1, 1, 2, "="]);

/** What every engine must do with lists that are out: explain, correct and replay them. */
export function correctionContract(engine: string, placeFor: () => Promise<Place>): void {
  describe(`lists that are out, on ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    let tournament: string;
    beforeEach(async () => {
      place = await placeFor();
      ledger = await begun(place);
      tournament = await withOctober(ledger);
    });
    afterEach(async () => {
      await ledger.close();
      await place.end();
    });

    const publishAll = async (): Promise<void> => {
      for (const list of LISTS) {
        await close(ledger);
        await publish(ledger, list);
      }
    };
    const ratingOn = async (player: string, list: string) =>
      (await entriesOf(ledger.db, player)).filter((each) => each.list === list).map(({ rating }) => rating);
    const faults = async () => {
      const found = [];
      for await (const { differences } of verifyLists(ledger)) found.push(...differences);
      return found;
    };

    test("every line of a list is explained, by itself as within the whole list", async () => {
      const { draft } = await close(ledger);
      await publish(ledger, "standard-2026-11");
      for (const { id } of SIX) {
        const player = String(id);
        const explained = await explainEntry(ledger, { player, list: "standard-2026-11" });
        expect(explained.rating).toEqual(draft.explain(player));
        expect(explained.rating.value).toBe(draft.entries.get(player)?.rating ?? null);
        expect(explained.standing).toEqual(draft.explainEntry(player));
        expect(explained.isPublished).toBe(true);
      }
      const { tournaments } = await explainEntry(ledger, { player: IDA!, list: "standard-2026-11" });
      expect(tournaments).toMatchObject([{ tournament, place: 0, card: { n: 1, k: 20, change: 480 } }]);
      const games = tournaments[0]!.rated.players[0]!.games;
      expect(games.map(({ counts }) => counts.value)).toEqual([true, false]);
      expect(tournaments[0]!.players.map(({ name }) => name)).toEqual(SIX.map(({ name }) => name));
      await expect(explainEntry(ledger, { player: IDA!, list: "standard-2026-10" })).rejects.toMatchObject({
        code: "list-not-ours",
      });
    });

    test("what has been received so far is told, and marked as not published", async () => {
      const before = await tablesOf(ledger);
      const told = await soFar(ledger, { player: IDA!, kind: "standard" });
      expect(told).toMatchObject({ list: "standard-2026-11", isPublished: false, rating: { value: 2105 } });
      expect(await tablesOf(ledger)).toEqual(before);
      const newcomer = await soFar(ledger, { player: "1000106", kind: "standard" });
      expect(newcomer.rating.value).toBe(1836);
    });

    test("a corrected report is noticed, and can go into the next list in points", async () => {
      await publishAll();
      expect(await correctionsPending(ledger.db)).toEqual([]);
      await expect(correctNext(acting(ledger), { list: LISTS[0]!, reason: "?" })).rejects.toMatchObject({
        code: "nothing-to-correct",
      });
      await receiveSwiss(ledger, tournament, DRAWN);
      expect(await correctionsPending(ledger.db)).toMatchObject([{ list: LISTS[0], tournament, part: 0 }]);
      const sheet = await previewCorrection(ledger, LISTS[0]!);
      expect(sheet.lines.map(({ player, before, after }) => [player, before, after])).toEqual([
        [IDA, 2105, 2095],
        [BELA, 1895, 1905],
      ]);
      const { leftOut } = await correctNext(acting(ledger), { list: LISTS[0]!, reason: "the game was drawn" });
      expect(leftOut).toEqual([]);
      expect(await correctionsPending(ledger.db)).toEqual([]);
      const { draft } = await close(ledger);
      await publish(ledger, "standard-2027-01");
      expect(draft.balance).toMatchObject({ corrections: 0, rest: 0 });
      expect(draft.review.corrections).toEqual([
        { player: IDA, points: -10, reason: "the game was drawn" },
        { player: BELA, points: 10, reason: "the game was drawn" },
      ]);
      expect(await ratingOn(IDA!, "standard-2026-11")).toEqual([2105]);
      expect(await ratingOn(IDA!, "standard-2027-01")).toEqual([2095]);
      const { corrections } = await historyOf(ledger.db, IDA!);
      expect(corrections).toMatchObject([{ list: LISTS[0], tournament, points: -10, reason: "the game was drawn" }]);
      // Taken up once, it is in no later list again.
      await close(ledger);
      await publish(ledger, "standard-2027-02");
      expect(await ratingOn(IDA!, "standard-2027-02")).toEqual([2095]);
      expect(await faults()).toEqual([]);
    });

    test("or the list and every later one are made anew, all or none; the old versions stay", async () => {
      await publishAll();
      await receiveSwiss(ledger, tournament, DRAWN);
      const before = await tablesOf(ledger);
      const asked = { list: LISTS[0]!, reason: "the game was drawn" };
      const preview = await reopenLists(acting(ledger, true), asked);
      expect(await tablesOf(ledger)).toEqual(before);
      const sheets = await reopenLists(acting(ledger), asked);
      expect(sheets).toEqual(preview);
      expect(sheets.map(({ list, version, lines }) => [list, version, lines.length])).toEqual([
        [LISTS[0], 2, 2],
        [LISTS[1], 2, 2],
      ]);
      for (const list of LISTS) expect(await ratingOn(IDA!, list)).toEqual([2095, 2105]);
      const { lines } = await historyOf(ledger.db, IDA!);
      expect(lines.map(({ list, version, superseded }) => [list, version, superseded])).toEqual([
        [LISTS[1], 2, false],
        [LISTS[1], 1, true],
        [LISTS[0], 2, false],
        [LISTS[0], 1, true],
        ["standard-2026-10", 1, false],
      ]);
      expect(await correctionsPending(ledger.db)).toEqual([]);
      expect(await faults()).toEqual([]);
      const old = await explainEntry(ledger, { player: IDA!, list: LISTS[0]!, version: 1 });
      expect(old.rating.value).toBe(2105);
      const tables = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(tables);
      const { draft } = await close(ledger);
      expect(draft.entries.get(IDA!)).toMatchObject({ rating: 2095 });
    });

    test("a second correction gives only what the first has not, and a reopening takes the place of both", async () => {
      await publishAll();
      await receiveSwiss(ledger, tournament, DRAWN);
      await correctNext(acting(ledger), { list: LISTS[0]!, reason: "drawn" });
      // The arbiter takes it back: Öster won after all.
      await receiveSwiss(ledger, tournament, SWISS, { name: "As it was" });
      const { entry } = await correctNext(acting(ledger), { list: LISTS[0]!, reason: "won after all" });
      expect(entry.payload.players).toBe(2);
      await close(ledger);
      await publish(ledger, "standard-2027-01");
      expect(await ratingOn(IDA!, "standard-2027-01")).toEqual([2105]);
      await receiveSwiss(ledger, tournament, DRAWN, { name: "Drawn" });
      await reopenLists(acting(ledger), { list: LISTS[0]!, reason: "drawn, it is certain now" });
      expect(await ratingOn(IDA!, "standard-2027-01")).toEqual([2095, 2105]);
      expect(await faults()).toEqual([]);
    });

    test("is refused where tables lost something that the journal has, and done once they have it again", async () => {
      await publishAll();
      await receiveSwiss(ledger, tournament, DRAWN);
      const copying = { openScratch: memoryEngine };
      const asked = { list: LISTS[0]!, reason: "the game was drawn" };
      const reopened = (how = acting(ledger)) =>
        correctProven(how, asked.list, copying, (office) => reopenLists(office, asked));
      await ledger.db.deleteFrom("game").execute();
      const before = await entriesIn(ledger);
      for (const correct of [correctNext, reopenLists] as const)
        await expect(
          correctProven<unknown>(acting(ledger), asked.list, copying, (office) => correct(office, asked)),
        ).rejects.toMatchObject({ code: "correction-not-proven" });
      expect(await entriesIn(ledger)).toEqual(before);
      await ledger.rebuild();
      const preview = await reopened(acting(ledger, true));
      expect(await reopened()).toEqual(preview);
      for (const list of LISTS) expect(await ratingOn(IDA!, list)).toEqual([2095, 2105]);
      expect(await faults()).toEqual([]);
    });

    test("is proven again where others record meanwhile, and refused where they never stop", async () => {
      await publishAll();
      await receiveSwiss(ledger, tournament, DRAWN);
      let busy = 0;
      const copying = { openScratch: memoryEngine };
      const asked = { list: LISTS[0]!, reason: "the game was drawn" };
      const corrected = (times: number) =>
        correctProven(acting(ledger), asked.list, copying, async (office) => {
          // The copy is asked first, and each time somebody records before the office itself is.
          if (office.appendOptions.dryRun && busy++ < times)
            await changeSettings(acting(ledger), { name: `Office ${busy}` });
          return correctNext(office, asked);
        });
      await expect(corrected(9)).rejects.toMatchObject({ code: "correction-overtaken" });
      busy = 0;
      expect((await corrected(1)).sheet.lines).toHaveLength(2);
      expect(busy).toBe(2);
    });

    test("a report that waits for somebody keeps a list from being made anew", async () => {
      await publishAll();
      const people = SIX.map((person, at) => (at === 1 ? { id: null, name: "Nobody, Known", rating: 1900 } : person));
      await receiveSwiss(ledger, tournament, DRAWN, {}, people);
      const reopening = reopenLists(acting(ledger), { list: LISTS[0]!, reason: "?" });
      await expect(reopening).rejects.toMatchObject({ code: "reopening-held-back" });
      const correcting = correctNext(acting(ledger), { list: LISTS[0]!, reason: "?" });
      await expect(correcting).rejects.toMatchObject({ code: "reopening-held-back" });
    });

    test("a rapid list is another where a standard one that it rests on is", async () => {
      await importText(acting(ledger), listOfSix("rapid"), "2026-10-01", { kind: "rapid" });
      const dates = { start: day("2026-11-10"), end: day("2026-11-10") };
      const rapid = { kind: "rapid", system: "swiss", rateOfPlay: "15 min + 10 sec per move" } as const;
      const { tournament: quick } = await register(ledger, { ...rapid, ...dates }, "2026-10-01");
      const facts = { type: "Individual: Swiss-System", rateOfPlay: rapid.rateOfPlay, end: dates.end };
      const games = [[1, 2, 1, "0"]] as const;
      await receive(ledger, quick, { people: SIX, games, start: dates.start, facts }, { on: day("2026-11-12") });
      for (const kind of ["standard", "rapid", "standard"] as const) {
        const { header } = await close(ledger, null, kind);
        await publish(ledger, header.list);
      }
      await close(ledger, null, "rapid");
      await receiveSwiss(ledger, tournament, DRAWN);
      await reopenLists(acting(ledger), { list: "standard-2026-11", reason: "a draw" });
      // The standard rating of Béla, who has no rapid one, was the one that a wrong report had given.
      await expect(publish(ledger, "rapid-2026-12")).rejects.toMatchObject({ code: "draft-outdated" });
      await publishList(acting(ledger), { list: "rapid-2026-12", asClosed: true });
      const { entry, sheet } = await correctNext(acting(ledger), { list: "rapid-2026-12", reason: "a draw" });
      expect(sheet.lines.map(({ player }) => player)).toContain(BELA);
      expect(entry.payload).toMatchObject({ tournaments: [], list: "rapid-2026-12" });
      await expect(correctNext(acting(ledger), { list: "rapid-2026-12", reason: "again" })).rejects.toMatchObject({
        code: "nothing-to-correct",
      });
    });

    test("history replayed under its own rules is what was published; under others it is not", async () => {
      await publishAll();
      const before = await tablesOf(ledger);
      const same = await replay(ledger, { from: "standard-2026-10", edition: null });
      expect(same.map(({ list, differing }) => [list, differing])).toEqual(LISTS.map((list) => [list, 0]));
      const edition = FIDE_EDITIONS.find(({ id }) => id === "fide-standard-2011-07")!;
      const [first] = await replay(ledger, { from: "standard-2026-10", edition });
      expect(first!.differing).toBeGreaterThan(0);
      expect(first!.published).toEqual(same[0]!.published);
      expect(first!.largest.length).toBeGreaterThan(0);
      const rapid = FIDE_EDITIONS.find(({ list }) => list === "rapid")!;
      await expect(replay(ledger, { from: "standard-2026-10", edition: rapid })).rejects.toMatchObject({
        code: "edition-of-other-list",
      });
      expect(await tablesOf(ledger)).toEqual(before);
    });

    test("a draft is outdated by what is decided about persons after it was closed", async () => {
      await close(ledger);
      await excludePlayer(acting(ledger), { player: IDA!, reason: "asked by the federation" });
      await expect(publish(ledger, LISTS[0]!)).rejects.toMatchObject({ code: "draft-outdated" });
      await close(ledger);
      await publish(ledger, LISTS[0]!);
    });

    test("what ended in time for a list that was taken over is not rated again, unless the office rules so", async () => {
      await publishAll();
      await importText(acting(ledger), listOfSix(), "2027-01-01");
      const dates = { start: day("2026-12-01"), end: day("2026-12-03") };
      const late = await register(ledger, { ...dates, system: "swiss" }, "2026-10-01");
      const played = {
        people: SIX,
        games: DRAWN,
        start: dates.start,
        facts: { type: "Individual: Swiss-System", end: dates.end },
      };
      await receive(ledger, late.tournament, played, { on: day("2027-01-05") });
      const { heldBack, draft } = await close(ledger);
      expect([heldBack.map(({ tournament }) => tournament), draft.tournaments]).toEqual([[late.tournament], []]);
    });

    test("what an unrated player has collected outlives a list that is taken over", async () => {
      const dates = { start: day("2026-11-02"), end: day("2026-11-03") };
      const { tournament: short } = await register(ledger, { ...dates, system: "swiss" }, "2026-09-01");
      const people = [...SIX.slice(0, 5), { id: 1000107, name: "Few, Games" }];
      await addPlayer(acting(ledger), "1000107", { ...NO_FACTS, name: "Few, Games", federation: "SWE" });
      const games = [[1, 1, 6, "="]] as const;
      const facts = { type: "Individual: Swiss-System", end: dates.end };
      await receive(ledger, short, { people, games, start: dates.start, facts }, { on: day("2026-11-05") });
      await publishAll();
      await importText(acting(ledger), listOfSix(), "2027-01-01");
      const { pool } = await soFar(ledger, { player: "1000107", kind: "standard" });
      expect(pool?.tournaments.map(({ id }) => id)).toEqual([short]);
    });
  });
}
