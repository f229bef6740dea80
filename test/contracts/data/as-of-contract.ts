import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { excludePlayer, mergePlayers } from "../../../src/periods/players.ts";
import { close, listOfSix, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, type Place } from "../../set-up/offices/offices.ts";
import { siteOver } from "../../set-up/sites/site.ts";

/** Ratings as of a day, through the API, on an engine. */
export function asOfContract(engine: string, placeOf: () => Promise<Place>): void {
  describe(`ratings as of a day, ${engine}`, () => {
    let place: Place;
    let ledger: Awaited<ReturnType<typeof begun>>;
    let site: Awaited<ReturnType<typeof siteOver>>;
    beforeAll(async () => {
      place = await placeOf();
      ledger = await begun(place);
      await withOctober(ledger);
      await importText(acting(ledger), listOfSix("rapid"), "2026-10-01", { kind: "rapid" });
      await close(ledger);
      await publish(ledger, "standard-2026-11");
      site = await siteOver(ledger);
    });
    afterAll(async () => {
      await site.app.close();
      await ledger.close();
      await place.end();
    });
    const ask = (body: object) => site.app.inject({ method: "POST", url: "/api/v1/ratings/as-of", payload: body });
    const asked = async (kind: string, date: string, ...ids: readonly (string | number)[]) =>
      (await ask({ kind, date, ids })).json();

    test("gives the list in force on the day, and what it says", async () => {
      const before = await asked("standard", "2026-10-31", "1000101", 1000102);
      expect(before).toMatchObject({ list: { list: "standard-2026-10", version: 1 }, standardList: null, unknown: [] });
      expect(before.edition).toBe("fide-standard-2025-10");
      expect(before.players.map(rated)).toEqual([2100, 1900]);
      const after = await asked("standard", "2026-11-01", "1000101");
      expect(after).toMatchObject({
        list: { list: "standard-2026-11", version: 1 },
        players: [{ id: "1000101", player: "1000101", name: "Öster, Ida", rating: 2105, effective: 2105, k: 20 }],
      });
    });

    test("a standard rating stands in on the faster lists, as the edition of the day says", async () => {
      const rapid = await asked("rapid", "2026-11-05", "1000101", "1000102", "1000106");
      expect(rapid).toMatchObject({ list: { list: "rapid-2026-10" }, standardList: { list: "standard-2026-10" } });
      const ratings = rapid.players.map(({ rating, effective }: Row) => [rating, effective]);
      expect(ratings).toEqual([
        [2100, 2100],
        [null, 1900],
        [null, null],
      ]);
    });

    test("before the first list nobody has a rating", async () => {
      const { list, players } = await asked("standard", "2020-01-01", "1000101");
      expect([list, players.map(rated)]).toEqual([null, [null]]);
    });

    test("unknown ids and hidden players look alike, and of merged records the kept one answers", async () => {
      await excludePlayer(acting(ledger), { player: "1000104", reason: "The federation asked for it." });
      await mergePlayers(acting(ledger), { kept: "1000103", merged: "1000105", reason: "One person." });
      const { players, unknown } = await asked("standard", "2026-11-05", "1000104", "99", "1000105", "1000103");
      expect(unknown).toEqual(["1000104", "99"]);
      expect(players.map(({ id, player }: Row) => [id, player])).toEqual([
        ["1000105", "1000103"],
        ["1000103", "1000103"],
      ]);
    });

    test("refuses what it cannot read", async () => {
      const status = async (body: object) => (await ask(body)).statusCode;
      const fine = { kind: "standard", date: "2026-11-05", ids: ["1000101"] };
      expect(await status(fine)).toBe(200);
      expect(await status({ ...fine, date: "2026-02-30" })).toBe(400);
      expect(await status({ ...fine, date: "today" })).toBe(400);
      expect(await status({ ...fine, kind: "bullet" })).toBe(400);
      expect(await status({ ...fine, ids: ["Nagy"] })).toBe(400);
      expect(await status({ ...fine, more: 1 })).toBe(400);
      expect(await status({ kind: "standard", ids: [] })).toBe(400);
      const many = Array.from({ length: 5_001 }, (_, at) => String(at + 1));
      expect(await status({ ...fine, ids: many.slice(1) })).toBe(200);
      expect(await status({ ...fine, ids: many })).toBe(400);
    });
  });
}

interface Row {
  readonly id: string;
  readonly player: string;
  readonly rating: number | null;
  readonly effective: number | null;
}
const rated = ({ rating }: Row): number | null => rating;
