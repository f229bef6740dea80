import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { changePlayer, excludePlayer } from "../../../src/periods/players.ts";
import { close, publish, SIX, withOctober, withSecondOfOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";
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
    await changePlayer(acting(ledger), "1000104", { title: "FM", federation: "NOR" });
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

  test("leads to the player's row on each list, which is marked, and to the page of the list with it", async () => {
    const { body } = await get("/en/players/1000104");
    const targets = [...body.matchAll(/href="(\/en\/lists\/standard-2026-11\?[^"#]*mark=1000104)#player-1000104"/g)];
    // All, the federation, and the card of the list.
    expect(targets).toHaveLength(3);
    for (const [, target = ""] of targets) {
      const list = (await get(target.replaceAll("&amp;", "&"))).body;
      expect(list).toMatch(/<tr class="marked" id="player-1000104">/);
      expect(list.match(/<tr class="marked"/g)).toHaveLength(1);
    }
  });

  test("a title and a federation are one click away from the list that has no others", async () => {
    const { body } = await get("/en/lists/standard-2026-11");
    for (const query of ["federation=NOR", "title=FM"]) {
      expect(body).toContain(`href="/en/lists/standard-2026-11?${query}"`);
      const chosen = (await get(`/en/lists/standard-2026-11?${query}`)).body;
      expect(chosen).toMatch(
        new RegExp(`href="/en/lists/standard-2026-11" aria-current="true">${query.split("=")[1]}<`),
      );
    }
    const { players } = (await get("/api/v1/lists/standard-2026-11?federation=NOR")).json();
    expect(players.map(({ player }: { player: string }) => player)).toEqual(["1000104"]);
    expect((await get("/en/players/1000104")).body).toContain('href="/en/lists/standard?title=FM">FM</a>');
  });

  test("has a badge with the current rating, and the code that puts it on another site", async () => {
    const { rating } = (await get("/api/v1/players/1000104")).json().entries[0];
    const badge = await get("/badges/en/standard/1000104.svg");
    expect(badge.headers["content-type"]).toBe("image/svg+xml");
    expect(badge.body).toContain(`<title>Berg, Olof: Standard ${rating}</title>`);
    expect((await get("/badges/sv/rapid/1000104.svg")).body).toContain("Snabbschack –");
    const { body } = await get("/en/players/1000104");
    expect(body).toContain('<img src="/badges/en/standard/1000104.svg"');
    const [, code = ""] = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(body) ?? [];
    expect(code).toContain("&lt;a href=");
    expect(code).toMatch(/src=(&quot;|")http:\/\/[^"&]+\/badges\/en\/standard\/1000104\.svg/);
    const again = await site.app.inject({
      url: "/badges/en/standard/1000104.svg",
      headers: { "if-none-match": String(badge.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    for (const url of [
      "/badges/en/standard/9999999.svg",
      "/badges/en/bullet/1000104.svg",
      "/badges/en/standard/1000104.gif",
    ])
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    await excludePlayer(acting(ledger), { player: "1000105", reason: "asked for" });
    expect((await get("/badges/en/standard/1000105.svg")).statusCode).toBe(404);
  });

  test("has a live rating on the card once a report came, and none before", async () => {
    expect((await get("/api/v1/players/1000101")).json().live).toEqual([]);
    const dates = { start: day("2026-11-05"), end: day("2026-11-06") };
    const { tournament } = await register(ledger, { ...dates, name: "November Swiss", system: "swiss" }, "2026-10-01");
    const games: readonly Game[] = [
      [1, 1, 2, "1"],
      [2, 2, 3, "1"],
    ];
    const facts = { type: "Individual: Swiss-System", end: dates.end };
    await receive(
      ledger,
      tournament,
      { people: SIX.slice(0, 3), games, start: dates.start, facts },
      { on: day("2026-11-08") },
    );
    const told = (await get("/api/v1/players/1000101")).json();
    const soFar = (await get("/api/v1/players/1000101/so-far/standard")).json();
    expect(told.live).toEqual([{ kind: "standard", rating: soFar.rating, change: soFar.entry.change, games: 1 }]);
    expect(soFar.rating).not.toBe(told.entries[0].rating);
    const { body } = await get("/en/players/1000101");
    expect(body).toMatch(new RegExp(`Live rating</a>: <strong>${soFar.rating}</strong>`));
    expect((await get("/api/v1/players/1000104")).json().live).toEqual([]);
  });
});
