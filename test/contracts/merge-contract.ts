import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { reopenLists } from "../../src/periods/lists/correct/reopen-lists.ts";
import { explainEntry } from "../../src/periods/lists/explain/explain-entry.ts";
import { historyOf } from "../../src/periods/lists/explain/history.ts";
import { replay } from "../../src/periods/lists/replay.ts";
import { verifyLists } from "../../src/periods/lists/verify/verify-list.ts";
import { mergePlayers, undoMerge } from "../../src/periods/players.ts";
import { ruleOnGame } from "../../src/periods/tournaments/decisions/rulings.ts";
import { currentReports } from "../../src/periods/tournaments/pending.ts";
import { matchPlayer } from "../../src/periods/tournaments/reports/matching.ts";
import { receiptOf } from "../../src/periods/tournaments/reports/receipt.ts";
import { commandsAt } from "../set-up/offices/commands.ts";
import { close, publish, receiveSwiss, SIX, SWISS, withOctober } from "../set-up/offices/lists.ts";
import { acting, begun, importText, listText, type Place, tablesOf } from "../set-up/offices/offices.ts";
import { receive, register } from "../set-up/offices/tournaments.ts";

const [BELA, EWA] = ["1000102", "1000103"];
/** Another record of Nagy's. */
const OTHER = { id: 1000107, name: "Nagy, B.", rating: 1800 };

async function faultsIn(ledger: Ledger): Promise<readonly unknown[]> {
  const faults = [];
  for await (const { differences } of verifyLists(ledger)) faults.push(...differences);
  return faults;
}

/** What every engine must do with two records of one person. */
export function mergeContract(engine: string, placeFor: () => Promise<Place>): void {
  describe(`merged records on ${engine}`, () => {
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
    const merge = (kept: string, merged: string) =>
      mergePlayers(acting(ledger), { kept, merged, reason: "one person" });

    test("a report in which one person is entered twice waits until it is said who is who", async () => {
      const tournament = await withOctober(ledger);
      const { sequence } = await merge(EWA!, BELA!);
      const heldBack = async (asOf?: number) => (await currentReports(ledger.db, { asOf }))[0]?.heldBack;
      expect(await heldBack()).toEqual(["one-person-twice"]);
      expect(await heldBack(sequence - 1)).toEqual([]);
      expect((await receiptOf(ledger, tournament, 0)).twice).toEqual([
        { startNumber: 2, name: "Nagy, Béla", player: EWA },
        { startNumber: 3, name: "Luczak, Ewa", player: EWA },
      ]);
      const waiting = await close(ledger);
      expect([waiting.heldBack.map((each) => each.tournament), waiting.draft.tournaments]).toEqual([[tournament], []]);
      await matchPlayer(acting(ledger), { tournament, startNumber: 2, player: null, reason: "somebody else played" });
      expect(await heldBack()).toEqual([]);
      const { draft } = await close(ledger);
      expect(draft.entries.get("1000101")).toMatchObject({ rating: 2100, games: 0 }); // Öster's opponent is nobody
    });

    test("a ruling on a game is found whichever record stood for its player when it was made", async () => {
      const tournament = await withOctober(ledger, [OTHER]);
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      const rule = (black: string, counts: boolean | null) =>
        ruleOnGame(acting(ledger), {
          ...{ tournament, round: 1, white: "1000101", black, counts, article: null, reason: "agreed beforehand" },
        });
      const reopened = async () => {
        await reopenLists(acting(ledger), { list: "standard-2026-11", reason: "ruled" });
        return (await historyOf(ledger.db, "1000101")).lines[0]?.rating;
      };
      // The list is from before the merge: in it he is still himself.
      await merge(String(OTHER.id), BELA!);
      await rule(String(OTHER.id), false);
      expect(await reopened()).toBe(2100);
      await undoMerge(acting(ledger), { player: BELA!, reason: "two after all" });
      expect(await reopened()).toBe(2100);
      await rule(BELA!, null);
      expect(await reopened()).toBe(2105);
      await expect(rule(BELA!, null)).rejects.toMatchObject({ code: "game-not-ruled" });
    });

    test("whoever was entered and has no game is not twice in it", async () => {
      const tournament = await withOctober(ledger);
      await receiveSwiss(
        ledger,
        tournament,
        SWISS.filter(([, white, black]) => white !== 2 && black !== 2),
      );
      await merge(EWA!, BELA!);
      expect((await currentReports(ledger.db, {}))[0]?.heldBack).toEqual([]);
    });

    test("a merge that is undone gives the record its own rating back; games rated meanwhile stay with the other", async () => {
      await withOctober(ledger, [OTHER]);
      await merge(String(OTHER.id), BELA!);
      const merged = await close(ledger);
      const { stdout } = await commandsAt(ledger)("list review standard-2026-11");
      expect(stdout).toMatch(/1000102 +Nagy, Béla +same person as 1000107, whose record is kept; the rating 1900/);
      await publish(ledger, "standard-2026-11");
      await undoMerge(acting(ledger), { player: BELA!, reason: "two after all" });
      const { draft } = await close(ledger);
      expect(draft.entries.get(BELA!)).toMatchObject({ rating: 1900, games: 0, status: "rated", shown: true });
      expect(draft.entries.get(String(OTHER.id))).toMatchObject({ rating: 1797, games: 0 });
      expect(draft.review.unusual).toEqual([
        {
          ...{ player: BELA, tournament: null },
          clause: {
            ...{ code: "returned-unmerged", list: "standard-2026-10", kept: String(OTHER.id) },
            ...{ rating: 1900, reason: "two after all" },
          },
        },
      ]);
      // The points are not on the list before: they come back on this one.
      expect(draft.balance).toMatchObject({ before: merged.draft.balance.after, entrants: 190_000, rest: 0 });
      await publish(ledger, "standard-2026-12");
      // While another record stood for him he was on no list: the rating from before was not current.
      const { lines } = await historyOf(ledger.db, BELA!);
      expect(lines.map(({ list, rating, listed }) => [list, rating, listed])).toEqual([
        ["standard-2026-12", 1900, true],
        ["standard-2026-11", null, false],
        ["standard-2026-10", 1900, true],
      ]);
      expect((await explainEntry(ledger, { player: BELA!, list: "standard-2026-12" })).rating.value).toBe(1900);
      expect(await faultsIn(ledger)).toEqual([]);
      const lists = await replay(ledger, { from: "standard-2026-10", edition: null });
      expect(lists.map(({ differing }) => differing)).toEqual([0, 0]);
      const next = await close(ledger);
      expect(next.draft.entries.get(BELA!)).toMatchObject({ rating: 1900 });
      expect(next.draft.review.unusual).toEqual([]);
      const tables = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(tables);
    });

    test("on each list the record that stands goes on with its own rating, or with that of the other", async () => {
      await withOctober(ledger);
      const rapid = listText([
        [1000101, "Öster, Ida", 2050, 9],
        [1000108, "Nagy, Bela", 1850, 12],
      ]);
      await importText(acting(ledger), rapid, "2026-10-01", { kind: "rapid" });
      await merge(BELA!, "1000108");
      const dates = { start: day("2026-10-20"), end: day("2026-10-20") };
      const fast = { kind: "rapid", system: "swiss", rateOfPlay: "15 min + 10 sec per move" } as const;
      const { tournament } = await register(ledger, { ...fast, ...dates }, "2026-09-01");
      const facts = { type: "Individual: Swiss-System", rateOfPlay: fast.rateOfPlay, end: dates.end };
      const played = { people: SIX, games: [[1, 2, 1, "1"]] as const, start: dates.start, facts };
      await receive(ledger, tournament, played, { on: day("2026-10-21") });
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      const { draft } = await close(ledger, null, "rapid");
      // 1850 against 2050: D 200 is .24, so +0.76 × 20
      expect(draft.entries.get(BELA!)).toMatchObject({ rating: 1865, games: 1, gamesSoFar: 13, highest: 1865 });
      const why = { code: "left-merged-on", kept: BELA, rating: 1850, reason: "one person" };
      expect(draft.review.leavers).toEqual([{ player: "1000108", name: "Nagy, Bela", clause: why }]);
      expect(draft.balance).toMatchObject({ before: 390_000, leavers: 0, rest: 0 });
      await publish(ledger, "rapid-2026-11");
      expect(await faultsIn(ledger)).toEqual([]);
      await undoMerge(acting(ledger), { player: "1000108", reason: "two after all" });
      await close(ledger);
      await publish(ledger, "standard-2026-12");
      const apart = await close(ledger, null, "rapid");
      expect(apart.draft.entries.get("1000108")).toMatchObject({ rating: 1850, gamesSoFar: 12 });
      expect(apart.draft.entries.has(BELA!)).toBe(false);
      expect(apart.draft.review.leavers).toMatchObject([{ player: BELA, clause: { code: "left-unmerged" } }]);
      expect(apart.draft.balance).toMatchObject({ entrants: 185_000, leavers: -186_500, rest: 0 });
    });

    test("a list from before the merge can still be made anew: they were two then", async () => {
      const tournament = await withOctober(ledger);
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      await merge(EWA!, BELA!);
      await receiveSwiss(ledger, tournament, SWISS.with(0, [1, 1, 2, "="]));
      const sheets = await reopenLists(acting(ledger), { list: "standard-2026-11", reason: "drawn" });
      expect(sheets.map(({ lines }) => lines.length)).toEqual([2]);
    });
  });
}
