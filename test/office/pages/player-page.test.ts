import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { close, publish, withOctober, withSecondOfOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

describe("the page of a player", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let tournaments: readonly string[];
  beforeAll(async () => {
    ledger = await begun(place);
    tournaments = [await withOctober(ledger), await withSecondOfOctober(ledger)];
    site = await officeSite(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const get = async (url: string) => site.app.inject({ url });

  test("says what each tournament of a list brought, as the explanation does", async () => {
    const told = (await get("/api/v1/players/1000101")).json();
    const explained = (await get("/api/v1/players/1000101/standard-2026-11")).json();
    const cards = new Map(
      explained.tournaments.map((each: { tournament: string; card: { change: number } }) => [
        each.tournament,
        each.card.change,
      ]),
    );
    expect(cards).toEqual(
      new Map([
        [tournaments[0], 4.8],
        [tournaments[1], -15.2],
      ]),
    );
    for (const { tournament, points } of told.tournaments) expect(points).toBe(cards.get(tournament));
    const { body } = await get("/en/players/1000101");
    expect(body).toMatch(/▲<\/span>\+4\.80</);
    expect(body).toMatch(/▼<\/span>−15\.20</);
    expect(body).toContain("rounded once");
    expect((await get("/sv/players/1000101")).body).toContain("−15,20");
  });

  test("a tournament that was alone in its list has the change of the list, in whole points", async () => {
    const { tournaments: played, entries } = (await get("/api/v1/players/1000104")).json();
    expect(played).toMatchObject([{ points: null, counts: true }]);
    expect(entries[0]).toMatchObject({ change: 3 });
    const { body } = await get("/en/players/1000104");
    expect(body).not.toContain("rounded once");
    expect(body).toMatch(/▲<\/span>\+3</);
  });
});
