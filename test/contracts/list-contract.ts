import { CompiledQuery } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { NO_FACTS } from "../../src/domain/player.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { cardsOfPlayer } from "../../src/ledger/queries/lists/cards.ts";
import { allLists, analyzeEntries } from "../../src/ledger/queries/lists/lists.ts";
import { entriesOf } from "../../src/ledger/queries/lists/lists-of-player.ts";
import { insertUnfinished } from "../../src/ledger/queries/lists/unfinished-lists.ts";
import { setFederationStatus } from "../../src/periods/federations.ts";
import { closeList } from "../../src/periods/lists/close-list.ts";
import { historyOf } from "../../src/periods/lists/explain/history.ts";
import { liveList } from "../../src/periods/lists/explain/live-list.ts";
import { discardDraft, publishList } from "../../src/periods/lists/publish-list.ts";
import { publishVerified, verifyFromJournal } from "../../src/periods/lists/verify/verify-from-journal.ts";
import { verifyList, verifyLists } from "../../src/periods/lists/verify/verify-list.ts";
import { addPlayer, changePlayer, excludePlayer, mergePlayers, undoMerge } from "../../src/periods/players.ts";
import { ruleOnTournament } from "../../src/periods/tournaments/decisions/decide.ts";
import { ruleOnGame } from "../../src/periods/tournaments/decisions/rulings.ts";
import { matchPlayer } from "../../src/periods/tournaments/reports/matching.ts";
import { commandsAt } from "../set-up/offices/commands.ts";
import {
  close,
  listOfSix,
  publish,
  receiveSwiss,
  SIX,
  SWISS,
  withOctober,
  withSecondOfOctober,
} from "../set-up/offices/lists.ts";
import { memoryEngine } from "../set-up/offices/memory-engine.ts";
import { acting, begun, importText, listText, type Place, tablesOf } from "../set-up/offices/offices.ts";
import { type Game, receive, register } from "../set-up/offices/tournaments.ts";

const failAt = (step: string, last: string): void => {
  if (step === last) throw new Error("asked to fail");
};

/** What every engine must do with lists. */
export function listContract(engine: string, placeFor: () => Promise<Place>): void {
  describe(`lists on ${engine}`, () => {
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

    test("the live list is left out where too many play, by reports that stand and that no list has settled", async () => {
      const tournament = await withOctober(ledger);
      expect(await liveList(ledger, "standard", SIX.length - 1)).toMatchObject({ tournaments: 1, entries: null });
      expect((await liveList(ledger, "standard", SIX.length)).entries).toHaveLength(4);
      await receiveSwiss(ledger, tournament, SWISS.slice(1)); // another version, instead of the first
      expect((await liveList(ledger, "standard", SIX.length)).entries).not.toBeNull();
      await close(ledger);
      expect((await liveList(ledger, "standard", SIX.length - 1)).entries).toBeNull();
      await publish(ledger, "standard-2026-11");
      expect((await liveList(ledger, "standard", 0)).entries).toEqual([]);
    });

    test("after a list is written no list is searched for another's rows", async () => {
      const query = ledger.reader.query;
      // Four rows to a block, so that few fill many.
      const rows = `INSERT INTO list_entry (player, list, version, games, games_so_far, complete, inactive, gone, status, shown, last_counted)
        SELECT player, $1, 1, 0, 0, true, false, false, 0, true, repeat('x', 1900) FROM generate_series(1, $2::integer) AS player`;
      await ledger.db.executeQuery(CompiledQuery.raw(rows, ["standard-2026-01", 3_000]));
      await analyzeEntries({ query });
      await ledger.db.executeQuery(CompiledQuery.raw(rows, ["standard-2026-02", 4_000]));
      await analyzeEntries({ query });
      const left = await query("SELECT brin_summarize_new_values('list_entry_list') AS ranges", []);
      expect(left.rows).toEqual([{ ranges: 0 }]);
    });

    test("a small period, made by hand: changes, a first rating, a delisting, K and the balance", async () => {
      await withOctober(ledger);
      const { entry, header } = await close(ledger);
      const rows = await ledger.db
        .selectFrom("list_entry")
        .selectAll()
        .where("list", "=", "standard-2026-11")
        .orderBy("player")
        .execute();
      expect(
        rows.map(({ player, rating, change, games, k, status }) => [player, rating, change, games, k, status]),
      ).toEqual([
        [1000101, 2105, 5, 1, 20, 0], // D 200: .76, so +0.24 × 20 = 4.8
        [1000102, 1895, -5, 1, 20, 0],
        [1000103, 1800, 0, 0, 20, 0], // a Swiss game against an unrated player does not count
        [1000104, 1703, 3, 1, 20, 0], // D 298: .85, so +0.15 × 20
        [1000105, null, null, 1, null, 2], // 1402 − 3 is below 1400: shown as unrated
        [1000106, 1836, null, 5, 40, 0], // (8902 + 3600) / 7 = 1786, 4 of 7: .57, +50
      ]);
      expect(header.counts).toEqual({ players: 6, rated: 5, delisted: 0, unrated: 1, tournaments: 1, games: 9 });
      expect(header.balance).toEqual({
        before: 890_200,
        after: 933_900,
        games: 0,
        rounding: 0,
        corrections: 0,
        oneTimeChanges: 0,
        entrants: 183_600,
        leavers: 0,
        floor: -139_900,
        rest: 0,
      });
      expect(entry.payload).toMatchObject({ list: "standard-2026-11", version: 1, date: "2026-11-01" });
      expect(entry.payload.previous).toEqual({ list: "standard-2026-10", version: 1 });
    });

    test("a draft is not public; published it is final, and the journal has its sha-256", async () => {
      await withOctober(ledger);
      const { entry } = await close(ledger);
      expect((await entriesOf(ledger.db, "1000101")).map(({ list }) => list)).toEqual(["standard-2026-10"]);
      const published = await publish(ledger, "standard-2026-11");
      expect(published.payload).toEqual({
        lists: [{ list: "standard-2026-11", version: 1, content: entry.payload.content, header: entry.payload.header }],
        reason: null,
      });
      expect((await entriesOf(ledger.db, "1000101")).map(({ rating }) => rating)).toEqual([2105, 2100]);
      await expect(publish(ledger, "standard-2026-11")).rejects.toMatchObject({ code: "no-draft" });
      await expect(close(ledger, "2026-11-01")).rejects.toMatchObject({ code: "list-not-next" });
      const discard = discardDraft(acting(ledger), { list: "standard-2026-11", reason: "wrong" });
      await expect(discard).rejects.toMatchObject({ code: "no-draft" });
    });

    test("while a list is made others record, and the list is as of the entry it began at", async () => {
      const tournament = await withOctober(ledger);
      const { sequence: asOf } = await ledger.head();
      const { entry: quiet } = await close(ledger);
      await discardDraft(acting(ledger), { list: "standard-2026-11", reason: "to make it again" });
      const { sequence: again } = await ledger.head();
      const received: Promise<unknown>[] = [];
      const progress = (step: string): void => {
        if (step === "reports" && received.length === 0)
          received.push(receiveSwiss(ledger, tournament, SWISS.with(0, [1, 1, 2, "="])));
      };
      const { entry: busy } = await closeList(acting(ledger), { kind: "standard", date: null, progress });
      expect(received).toHaveLength(1);
      await Promise.all(received);
      expect(quiet.payload).toMatchObject({ factsAsOf: asOf, reportsAsOf: asOf });
      expect(busy.payload).toMatchObject({ factsAsOf: again, reportsAsOf: again });
      expect(busy.payload.content).toBe(quiet.payload.content);
      expect(busy.sequence).toBe(again + 2);
      await expect(publish(ledger, "standard-2026-11")).rejects.toMatchObject({ code: "draft-outdated" });
      await publishList(acting(ledger), { list: "standard-2026-11", asClosed: true });
      expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toEqual([]);
    });

    test("a list that is being made is not made twice at once, and a draft survives a closing that fails", async () => {
      await withOctober(ledger);
      const [one, other] = await Promise.allSettled([close(ledger), close(ledger)]);
      expect([one.status, other.status].sort()).toEqual(["fulfilled", "rejected"]);
      expect([one, other].find(({ status }) => status === "rejected")).toMatchObject({
        reason: { code: "list-being-made" },
      });
      const before = await tablesOf(ledger);
      const failing = { kind: "standard", date: null, progress: (step: string) => failAt(step, "writing") } as const;
      await expect(closeList(acting(ledger), failing)).rejects.toThrow("asked to fail");
      expect(await tablesOf(ledger)).toEqual(before);
      expect(
        (await verifyFromJournal(ledger, {}, { openScratch: memoryEngine })).flatMap((each) => each.differences),
      ).toEqual([]);
    });

    test("rows of a closing that died are cleared at the next opening", async () => {
      await withOctober(ledger);
      const before = await tablesOf(ledger);
      const { reader } = ledger;
      const key = { list: "standard-2026-11", version: 1 };
      await insertUnfinished(reader.db, key);
      await reader.db
        .insertInto("pool")
        .values({ player: 1_000_101, ...key, pool: "{}" })
        .execute();
      expect(await tablesOf(ledger)).not.toEqual(before);
      await ledger.close();
      ledger = await place.open();
      expect(await tablesOf(ledger)).toEqual(before);
      await close(ledger);
    });

    test("lists that cannot be made are refused", async () => {
      await expect(close(ledger)).rejects.toMatchObject({ code: "no-list-before" });
      await withOctober(ledger);
      await importText(acting(ledger), listOfSix("rapid"), "2026-10-01", { kind: "rapid" });
      await expect(close(ledger, "2026-11-15")).rejects.toMatchObject({ code: "not-a-list-date" });
      await expect(close(ledger, "2026-10-01")).rejects.toMatchObject({ code: "list-not-next" });
      // C9: the standard list of the same date has nothing to say; the one before it has.
      expect((await close(ledger, null, "rapid")).header.list).toBe("rapid-2026-11");
      await expect(close(ledger, "2026-12-01", "rapid")).rejects.toMatchObject({ code: "standard-list-first" });
      await expect(publish(ledger, "standard-2026-11")).rejects.toMatchObject({ code: "unknown-list" });
    });

    test("a new draft takes the place of the last; one that something came after is refused, unless as closed", async () => {
      const tournament = await withOctober(ledger);
      const first = await close(ledger);
      const drawn = SWISS.with(0, [1, 1, 2, "="]);
      await receiveSwiss(ledger, tournament, drawn);
      const outdated = { code: "draft-outdated", parameters: { entries: [expect.stringContaining(tournament)] } };
      await expect(publish(ledger, "standard-2026-11")).rejects.toMatchObject(outdated);
      const before = await tablesOf(ledger);
      await closeList(acting(ledger, true), { kind: "standard", date: null });
      expect(await tablesOf(ledger)).toEqual(before);
      const second = await close(ledger);
      expect(second.entry.payload.content).not.toBe(first.entry.payload.content);
      // Somebody looked at the first one: what he did not look at is not published.
      const lookedAt = { list: "standard-2026-11", sha256: first.entry.payload.header! };
      await expect(publishList(acting(ledger), lookedAt)).rejects.toMatchObject({ code: "draft-another" });
      await expect(publishList(acting(ledger), { ...lookedAt, asClosed: true })).rejects.toMatchObject({
        code: "draft-another",
      });
      expect((await allLists(ledger.db)).map(({ list, version }) => [list, version])).toEqual([
        ["standard-2026-10", 1],
        ["standard-2026-11", 1],
      ]);
      await receiveSwiss(ledger, tournament, SWISS, { name: "The same" });
      const { header: sha256 } = second.entry.payload;
      await publishList(acting(ledger), { list: "standard-2026-11", sha256, asClosed: true });
      expect((await entriesOf(ledger.db, "1000101"))[0]).toMatchObject({ rating: 2095 }); // −0.26 × 20 = −5.2
      expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toEqual([]);
    });

    test("a list made from tables that lost a confirmed report is not published", async () => {
      await withOctober(ledger);
      for (const table of ["report", "entrant", "game"] as const) await ledger.db.deleteFrom(table).execute();
      await close(ledger);
      const request = { list: "standard-2026-11" };
      const copying = { openScratch: memoryEngine };
      const refused = { code: "list-not-proven" };
      await expect(publishVerified(acting(ledger), request, copying)).rejects.toMatchObject(refused);
      await ledger.rebuild();
      await close(ledger);
      await publishVerified(acting(ledger), request, copying);
      // The tables may lose what they like: the journal alone still proves the list.
      await ledger.db.deleteFrom("game").execute();
      const [proven] = await verifyFromJournal(ledger, request, copying);
      expect(proven).toMatchObject({ list: "standard-2026-11", differences: [] });
      expect((await verifyList(ledger, request)).differences).not.toEqual([]);
    });

    test("a discarded draft leaves nothing but its line, and can be closed again", async () => {
      await withOctober(ledger);
      await close(ledger);
      await discardDraft(acting(ledger), { list: "standard-2026-11", reason: "wrong" });
      await expect(publish(ledger, "standard-2026-11")).rejects.toMatchObject({ code: "no-draft" });
      const rows = await ledger.db
        .selectFrom("list_entry")
        .select("player")
        .where("list", "=", "standard-2026-11")
        .execute();
      expect(rows).toEqual([]);
      await close(ledger);
      await publish(ledger, "standard-2026-11");
    });

    test("the rapid list comes after the standard one, and a standard rating stands in", async () => {
      await withOctober(ledger);
      await importText(acting(ledger), listOfSix("rapid"), "2026-10-01", { kind: "rapid" });
      const rapid = { kind: "rapid", system: "swiss", rateOfPlay: "15 min + 10 sec per move" } as const;
      const dates = { start: day("2026-10-20"), end: day("2026-10-20") };
      const { tournament } = await register(ledger, { ...rapid, ...dates }, "2026-09-01");
      const facts = { type: "Individual: Swiss-System", rateOfPlay: rapid.rateOfPlay, end: dates.end };
      const played = { people: SIX, games: [[1, 2, 1, "0"]] as const, start: dates.start, facts };
      await receive(ledger, tournament, played, { on: day("2026-10-21") });
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      await close(ledger, null, "rapid");
      await publish(ledger, "rapid-2026-11");
      const of = async (id: string) => (await entriesOf(ledger.db, id)).find(({ list }) => list === "rapid-2026-11");
      expect(await of("1000101")).toMatchObject({ rating: 2105, games: 1 });
      expect(await of("1000102")).toMatchObject({ rating: 1890, games: 1 }); // from the standard 1900, as a new player: −0.24 × 40
      expect(await of("1000103")).toBeUndefined();
      expect((await verifyList(ledger, { list: "rapid-2026-11" })).differences).toEqual([]);
    });

    test("every list is what the journal makes of it; a row or a pool changed by hand is found", async () => {
      await withOctober(ledger);
      for (const list of ["standard-2026-11", "standard-2026-12"]) {
        await close(ledger);
        await publish(ledger, list);
      }
      const all = [];
      for await (const { list, differences } of verifyLists(ledger)) all.push([list, differences]);
      expect(all).toEqual([
        ["standard-2026-10", []],
        ["standard-2026-11", []],
        ["standard-2026-12", []],
      ]);
      const change = (list: string) =>
        ledger.db
          .updateTable("list_entry")
          .set({ rating: 2222 })
          .where("player", "=", 1000102)
          .where("list", "=", list)
          .execute();
      await change("standard-2026-11");
      const { differences } = await verifyList(ledger, { list: "standard-2026-11" });
      expect(differences).toMatchObject([{ fault: "row-differs", player: "1000102" }]);
      // The next list starts from the changed row: made again it is another.
      const next = await verifyList(ledger, { list: "standard-2026-12" });
      expect(next.differences.map(({ fault, player }) => [fault, player])).toContainEqual(["line-differs", "1000102"]);
      await change("standard-2026-10");
      expect((await verifyList(ledger, { list: "standard-2026-10" })).differences).toMatchObject([
        { fault: "row-differs", player: "1000102" },
      ]);
    });

    test("what each of several tournaments brought is kept with the list; changed by hand it is found", async () => {
      const [one, two] = [await withOctober(ledger), await withSecondOfOctober(ledger)];
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      const kept = async () =>
        (await cardsOfPlayer(ledger.db, "1000101")).map(({ cards }) => JSON.parse(cards) as unknown);
      // 2100 v 1900: D 200 is .76, +0.24 × 20 and −0.76 × 20; together −10.4, and rounded once −10.
      const brought = [
        [one, 0, 480],
        [two, 0, -1520],
      ];
      expect(await kept()).toEqual([brought]);
      // With one tournament it is the change of the line, except where the rating was taken away.
      expect(await cardsOfPlayer(ledger.db, "1000104")).toEqual([]);
      expect(await cardsOfPlayer(ledger.db, "1000105")).toMatchObject([{ cards: JSON.stringify([[one, 0, -300]]) }]);
      const before = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(before);
      expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toEqual([]);
      await ledger.db.updateTable("card").set({ cards: "[]" }).where("player", "=", 1_000_101).execute();
      expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toMatchObject([
        { fault: "cards-differ", player: "1000101" },
      ]);
    });

    test("whoever a further published list leaves out has no rating from then on", async () => {
      await withOctober(ledger);
      const november = SIX.flatMap(({ id, name, rating }) => (id === 1000103 ? [] : [{ id, name, rating }]));
      const text = listText(november.map(({ id, name, rating = 0 }) => [id ?? 0, name, rating, 0] as const));
      await importText(acting(ledger), text, "2026-11-01");
      expect((await historyOf(ledger.db, "1000103")).lines.map(({ list, rating }) => [list, rating])).toEqual([
        ["standard-2026-11", null],
        ["standard-2026-10", 1800],
      ]);
      const dates = { start: day("2026-11-05"), end: day("2026-11-05") };
      const { tournament } = await register(ledger, { ...dates, system: "swiss" }, "2026-09-01");
      const facts = { type: "Individual: Swiss-System", end: dates.end };
      const games = [[1, 3, 2, "1"]] as const;
      await receive(ledger, tournament, { people: SIX, games, start: dates.start, facts }, { on: day("2026-11-06") });
      const { draft } = await close(ledger);
      expect(draft.entries.get("1000103")).toMatchObject({ rating: null, highest: 1800, delistedOn: "2026-11-01" });
      expect(draft.pools.get("1000103")?.tournaments).toMatchObject([{ id: tournament, n: 1 }]);
      expect(draft.entries.get("1000102")).toMatchObject({ rating: 1900, games: 0 });
      await publish(ledger, "standard-2026-12");
      for await (const { differences } of verifyLists(ledger)) expect(differences).toEqual([]);
      expect((await commandsAt(ledger)("players show 1000103")).stdout).toMatch(/standard-2026-11 +2026-11-01 +– /);
      // A later list that has him again goes on from what is on record.
      await importText(acting(ledger), listOfSix(), "2027-01-01");
      const [back] = await ledger.db
        .selectFrom("list_entry")
        .select(["rating", "highest", "delisted_on"])
        .where("player", "=", 1000103)
        .where("list", "=", "standard-2027-01")
        .execute();
      expect(back).toEqual({ rating: 1800, highest: 1800, delisted_on: "2026-11-01" });
    });

    test("rebuilding gives the same tables", async () => {
      await withOctober(ledger);
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      await close(ledger);
      const before = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(before);
    });

    test("of two records of one person one leaves, and its games are those of the other", async () => {
      await withOctober(ledger, [{ id: 1000107, name: "Nagy, B.", rating: 1800 }]);
      await mergePlayers(acting(ledger), { kept: "1000107", merged: "1000102", reason: "one person" });
      const { draft } = await close(ledger);
      const why = { code: "left-merged", kept: "1000107", rating: 1900, reason: "one person" };
      expect(draft.review.leavers).toEqual([{ player: "1000102", name: "Nagy, Béla", clause: why }]);
      // Nagy, 1800, loses to Öster: D 300 is .85, −0.15 × 20
      expect(draft.entries.get("1000107")).toMatchObject({ rating: 1797, games: 1 });
      expect(draft.entries.has("1000102")).toBe(false);
      expect(draft.balance).toMatchObject({ leavers: -190_000, rest: 0 });
      await publish(ledger, "standard-2026-11");
      await undoMerge(acting(ledger), { player: "1000102", reason: "they are two" });
      expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toEqual([]);
    });

    test("a list stays what it was whatever is learnt of its players later", async () => {
      await withOctober(ledger);
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      const office = acting(ledger);
      await changePlayer(office, "1000101", { name: "Öster-Berg, Ida", title: "WGM" });
      await excludePlayer(office, { player: "1000102", reason: "asked" });
      await setFederationStatus(office, { code: "SWE", status: "suspended", reason: "dues" });
      await addPlayer(office, "1000200", { ...NO_FACTS, name: "Titled, Tora", title: "FM" });
      expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toEqual([]);
      const { draft } = await close(ledger);
      expect(draft.entries.get("1000101")).toMatchObject({ rating: 2105, shown: false });
      expect(draft.entries.get("1000200")).toMatchObject({ rating: null, titledUnrated: true });
      const rows = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(rows);
    });

    test("rulings: a tournament against the articles, a game by decision, a tournament by decision", async () => {
      const tournament = await withOctober(ledger);
      await ruleOnGame(acting(ledger), {
        ...{ tournament, round: 1, white: "1000101", black: "1000102" },
        ...{ counts: false, article: null, reason: "agreed beforehand" },
      });
      const dates = { start: day("2026-10-14"), end: day("2026-10-14"), rateOfPlay: "5 min" };
      const { tournament: fast } = await register(ledger, { ...dates, system: "swiss" }, "2026-09-01");
      const facts = { type: "Individual: Swiss-System", rateOfPlay: "5 min" };
      const games = [[1, 3, 2, "1"]] as const;
      await receive(ledger, fast, { people: SIX, games, start: dates.start, facts }, { on: day("2026-10-15") });
      const first = await close(ledger);
      expect(first.draft.entries.get("1000101")).toMatchObject({ rating: 2100, games: 0 });
      expect(first.draft.entries.get("1000103")).toMatchObject({ rating: 1800, games: 0 }); // too fast for the list
      const rule = { tournament: fast, on: day("2026-10-20"), rated: true, article: null, reason: "slow after all" };
      await ruleOnTournament(acting(ledger), rule);
      const second = await close(ledger);
      expect(second.draft.tournaments.map(({ counts }) => counts)).toEqual([true, true]);
      expect(second.draft.entries.get("1000103")).toMatchObject({ rating: 1813, games: 1 }); // D −100: .36, +0.64 × 20
      await publish(ledger, "standard-2026-11");
      expect((await verifyList(ledger, { list: "standard-2026-11" })).differences).toEqual([]);
    });

    test("a long tournament in parts: each game counts once, with the ratings of the part's first day", async () => {
      await importText(acting(ledger), listOfSix(), "2026-10-01");
      const dates = { start: day("2026-10-05"), end: day("2027-02-20") };
      const facts = { ...dates, system: "swiss", inParts: true, longer: true } as const;
      const { tournament } = await register(ledger, facts, "2026-09-01");
      const said = { type: "Individual: Swiss-System", end: dates.end };
      const first = [[1, 1, 2, "1"]] as const;
      const roundDates = [day("2026-10-05"), day("2026-11-10")];
      const part = (number: number, games: readonly Game[], on: string) =>
        receive(
          ledger,
          tournament,
          { people: SIX, games, start: dates.start, facts: { ...said, roundDates: roundDates.slice(0, number) } },
          { part: number, on: day(on) },
        );
      await part(1, first, "2026-10-20");
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      await part(2, [...first, [2, 2, 1, "="]], "2026-11-20");
      const { draft } = await close(ledger);
      // 2105 v 1895: D 210 is .77, −0.27 × 20 = −5.4
      expect(draft.entries.get("1000101")).toMatchObject({ rating: 2100, games: 1, gamesSoFar: 2 });
      expect(draft.cardsOf(`${tournament}/2`).map(({ Ro, n }) => [Ro, n])).toEqual([
        [2105, 1],
        [1895, 1],
      ]);
      await publish(ledger, "standard-2026-12");
      expect((await verifyList(ledger, { list: "standard-2026-12" })).differences).toEqual([]);
      expect((await close(ledger)).header.counts.games).toBe(0);
    });

    test("games of an unrated player wait in a pool; a report with an unknown player waits outside", async () => {
      const tournament = await withOctober(ledger);
      await receiveSwiss(ledger, tournament, SWISS.slice(0, 5)); // three games against rated players: not enough
      const people = [...SIX.slice(0, 4), { id: null, name: "Stranger, Stan" }, SIX[5]!];
      const dates = { start: day("2026-10-14"), end: day("2026-10-18") };
      const { tournament: other } = await register(ledger, { ...dates, system: "swiss" }, "2026-09-01");
      const facts = { type: "Individual: Swiss-System", name: "Another" };
      const games: readonly Game[] = [
        [1, 1, 6, "1"],
        [2, 3, 6, "="],
        [3, 4, 5, "1"],
      ];
      await receive(ledger, other, { people, games, start: dates.start, facts }, { on: day("2026-10-20") });
      const first = await close(ledger);
      expect(first.draft.tournaments.map(({ id }) => id)).toEqual([tournament]);
      expect([...first.draft.pools.keys()]).toEqual(["1000106"]);
      await publish(ledger, "standard-2026-11");
      const nobody = { tournament: other, startNumber: 5, player: null, reason: "a guest" };
      await matchPlayer(acting(ledger), nobody);
      const second = await close(ledger);
      // 1800 won, 2100 lost, 1900 drawn; 2100 lost, 1800 drawn: 2 of 5, (9700 + 3600) / 7 = 1900, 3 of 7: .43, −50
      expect(second.draft.entries.get("1000106")).toMatchObject({ rating: 1850, games: 2, gamesSoFar: 5 });
      expect(second.draft.entries.get("1000104")).toMatchObject({ games: 0 });
      await publish(ledger, "standard-2026-12");
      const found = [];
      for await (const { differences } of verifyLists(ledger)) found.push(...differences);
      expect(found).toEqual([]);
    });

    test("who never plays becomes inactive in time, though the first list says nothing of his last games", async () => {
      await importText(acting(ledger), listOfSix(), "2025-09-01");
      const activityOn = async (date: string) => (await close(ledger, date)).draft.entries.get("1000102")?.activity;
      expect(await activityOn("2026-03-01")).toBe("active");
      await publish(ledger, "standard-2026-03");
      expect(await activityOn("2026-11-01")).toBe("inactive");
    });

    test("a further imported list carries over games, highest rating and the last list with games", async () => {
      const list = (rating: number, games: number) => listText([[1000101, "Öster, Ida", rating, games]]);
      for (const [month, rating, games] of [
        ["08", 2100, 3],
        ["09", 2150, 0],
        ["10", 2120, 4],
      ] as const)
        await importText(acting(ledger), list(rating, games), `2026-${month}-01`);
      const rows = await ledger.db.selectFrom("list_entry").selectAll().orderBy("list").execute();
      expect(rows.map((row) => [row.games_so_far, row.highest, row.last_counted, row.change, row.complete])).toEqual([
        [3, 2100, "2026-08-01", null, false],
        [3, 2150, "2026-08-01", 50, false],
        [7, 2150, "2026-10-01", -30, false],
      ]);
    });
  });
}
