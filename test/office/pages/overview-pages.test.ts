import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { close, SIX } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";
import { type Busy, busyOffice } from "../../set-up/processes/busy-office.ts";
import { siteOver } from "../../set-up/sites/site.ts";

type Ledger = Awaited<ReturnType<typeof begun>>;
type Site = Awaited<ReturnType<typeof siteOver>>;

/** Other pairings than in October: the same ones would be on hold as a second report of one tournament. */
const GAMES: readonly Game[] = [
  [1, 2, 3, "1"],
  [1, 4, 1, "1"],
  [2, 3, 1, "="],
  [2, 2, 4, "1"],
];

describe("pages of the whole office", () => {
  const place = memoryPlace();
  let ledger: Ledger;
  let site: Site;
  let busy: Busy;
  let coming: string;
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    const { tournament } = await register(
      ledger,
      { name: "Lakeside Open", system: "swiss", start: day("2026-11-02"), end: day("2026-11-06") },
      "2026-10-01",
    );
    const played = { people: SIX, games: GAMES, start: day("2026-11-02"), facts: { type: "Individual: Swiss-System" } };
    await receive(ledger, tournament, played, { on: day("2026-11-08") });
    await close(ledger);
    await addFederation(acting(ledger), { code: "NOR", name: "Norway", status: "member" });
    const far = { name: "Winter; Open, Åre", start: day("2030-01-04"), end: day("2030-01-06") };
    ({ tournament: coming } = await register(ledger, far));
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const page = async (path: string): Promise<string> => (await site.app.inject(`/en${path}`)).body;
  const answer = async <Data>(path: string): Promise<Data> => (await site.app.inject(`/api/v1${path}`)).json<Data>();
  /** Everybody on the current list who is active, the best first. */
  const listed = async () =>
    (
      await answer<{ players: { player: string; name: string; rating: number; federation: string }[]; size: number }>(
        `/lists/${busy.published}`,
      )
    ).players;

  test("home has the search, the best of each list, the next closing date and what comes", async () => {
    const body = await page("/");
    expect(body).toContain('role="combobox"');
    for (const { name, rating } of (await listed()).slice(0, 3))
      expect(body).toMatch(new RegExp(`>${name}</a></span> <strong>${rating}</strong>`));
    expect(body).toContain("December 2026: Standard");
    expect(body).toContain('<time datetime="2026-11-28">28 Nov 2026</time>');
    expect(body).toContain(`/en/tournaments/${encodeURIComponent(coming)}`);
    expect(body).toContain(`/en/tournaments/${busy.rated}`);
    expect(body).toMatch(/class="chart bars"/);
  });

  test("the calendar has tournaments, closing dates and list dates, also for calendar programs", async () => {
    const body = await page("/calendar");
    expect(body).toContain("Winter; Open, Åre");
    expect(body).toMatch(/28 Nov 2026<.*Closing date.*December 2026: Standard</);
    const rapid = await page("/calendar?kind=rapid");
    expect(rapid).not.toContain("December 2026: Standard");
    expect(rapid).not.toContain("Winter; Open, Åre");
    expect(await page("/calendar?kind=standard&federation=SWE")).toContain("Winter; Open, Åre");
    expect(await page("/calendar?federation=XYZ")).not.toContain("Winter; Open, Åre");
    expect(body).toContain(`/en/tournaments/${busy.rated}`);
    const { body: text, headers } = await site.app.inject({ url: "/sv/calendar.ics", headers: { host: "x.example" } });
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    expect(lines).toEqual(expect.arrayContaining(["SUMMARY:Winter\\; Open\\, Åre", "DTSTART;VALUE=DATE:20300104"]));
    expect(lines).toContain("DTEND;VALUE=DATE:20300107");
    expect(lines).toContain(`URL:http://x.example/sv/tournaments/${coming}`);
    expect(lines).toContain("DTSTART;VALUE=DATE:20261128");
    expect(new Set(lines.filter((line) => line.startsWith("UID:"))).size).toBe(
      lines.filter((line) => line === "BEGIN:VEVENT").length,
    );
  });

  test("a federation has its ten best, their average and its tournaments", async () => {
    interface Federation {
      readonly lists: readonly { active: number; average: number; top: readonly { player: string }[] }[];
      readonly tournaments: readonly { tournament: string }[];
      readonly months: readonly { games: number }[];
    }
    const own = (await listed()).filter(({ federation }) => federation === "SWE");
    const { lists, tournaments, months } = await answer<Federation>("/federations/swe");
    const top = own.slice(0, 10);
    expect(lists[0]?.top.map(({ player }) => player)).toEqual(top.map(({ player }) => player));
    expect(lists[0]?.average).toBe(Math.round(top.reduce((sum, { rating }) => sum + rating, 0) / top.length));
    expect(lists[0]?.active).toBe(own.length);
    expect(tournaments.map(({ tournament }) => tournament)).toContain(busy.rated);
    expect(months.length).toBe(12);
    expect(await page("/federations/SWE")).toContain(`>${top[0]?.name}</a>`);
    expect(await page("/federations")).toContain('href="/en/federations/SWE"');
    expect((await site.app.inject("/en/federations/XYZ")).statusCode).toBe(404);
    expect((await site.app.inject("/en/federations/NOR")).statusCode).toBe(200);
  });

  test("the live list is what the next closing would give, and says that it is not published", async () => {
    interface Live {
      readonly tournaments: number;
      readonly players: readonly {
        player: string;
        rank: number;
        rating: number;
        change: number | null;
        games: number;
      }[];
    }
    const live = await answer<Live>("/live/standard");
    expect(live.players.length).toBeGreaterThan(3);
    const drafted = await ledger.db
      .selectFrom("list_entry")
      .select(["player", "rating", "change", "games"])
      .where("list", "=", busy.draft)
      .where("games", ">", 0)
      .where("rating", "is not", null)
      .execute();
    const everybody = await ledger.db
      .selectFrom("list_entry")
      .select(["player", "rating"])
      .where("list", "=", busy.draft)
      .where("rating", "is not", null)
      .where("inactive", "=", false)
      .execute();
    const order = everybody
      .toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0) || one.player - other.player)
      .map(({ player }) => String(player));
    expect(order.length).toBeGreaterThan(live.players.length); // those without games have ranks too
    expect(live.players.map(({ rank }) => rank)).toEqual(live.players.map(({ player }) => order.indexOf(player) + 1));
    expect(
      live.players.map(({ player, rating, change, games }) => ({ player: Number(player), rating, change, games })),
    ).toEqual(drafted.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0)));
    const body = await page("/live/standard");
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).toMatch(/[Nn]ot published/);
    expect((await site.app.inject("/en/live/nonsense")).statusCode).toBe(400);
    expect((await site.app.inject("/en/live/blitz")).statusCode).toBeLessThan(500);
  });

  test("a calculator takes opponents by name, by number or by rating, and folds the rest away", async () => {
    const [, second] = await listed();
    const family = encodeURIComponent(second!.name.split(",")[0]!);
    const answered = async (opponent: string) =>
      await answer<{ query: { opponent: readonly string[] }; answer: number | null; refusal: string | null }>(
        `/calculators/change?rating=1900&k=20&score=1&opponent=${opponent}`,
      );
    const byRating = await answered(String(second!.rating));
    for (const opponent of [family, second!.player]) {
      const { query, answer: rating } = await answered(opponent);
      expect([opponent, query.opponent, rating]).toEqual([opponent, [String(second!.rating)], byRating.answer]);
    }
    expect(byRating.answer).toBeGreaterThan(1900);
    expect((await answered("Nobody")).refusal).not.toBeNull();
    const body = await page(`/calculators/change?rating=1900&k=20&score=1&opponent=${family}`);
    expect(body).toContain(`name="opponent" value="${second!.rating}"`);
    const places = ['name="rating"', 'name="k"', 'name="opponent"', "<details", 'name="edition"', 'name="highest"'];
    const found = places.map((each) => body.indexOf(each, body.indexOf('class="calculator"')));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(body).not.toContain('more-options" open');
    expect(await page("/calculators/change?highest=2100")).toContain('more-options" open');
  });

  test("statistics count everybody once, and forget those who are hidden", async () => {
    interface Numbers {
      readonly numbers: {
        active: number;
        entrants: readonly { list: string; players: number }[];
      } & Record<"classes" | "ages" | "sexes" | "federations", readonly { players: number }[]>;
    }
    const sum = (all: readonly { players: number }[]): number => all.reduce((total, { players }) => total + players, 0);
    const { numbers } = await answer<Numbers>("/statistics");
    expect(numbers.active).toBe((await listed()).length);
    for (const of of ["classes", "ages", "sexes", "federations"] as const)
      expect([of, sum(numbers[of])]).toEqual([of, numbers.active]);
    const { changed } = await answer<{ changed: readonly { list: string; newcomers: number }[] }>("/");
    expect(numbers.entrants).toEqual(
      changed.map(({ list, newcomers }) => expect.objectContaining({ list, players: newcomers })),
    );
    const body = await page("/statistics");
    expect(body.match(/class="chart bars"/g)?.length).toBe(6);
    expect(body.match(/class="chart-numbers"/g)?.length).toBe(6);
    const [first] = await listed();
    await excludePlayer(acting(ledger), { player: first!.player, reason: "asked by the federation" });
    expect((await answer<Numbers>("/statistics")).numbers.active).toBe(numbers.active - 1);
    expect(await page("/")).not.toContain(`/en/players/${first!.player}"`);
  });

  test("the monitor shows what is watched over the lists, as a page, in the API and as CSV", async () => {
    interface Watched {
      readonly kinds: readonly string[];
      readonly kind: string;
      readonly numbers: {
        readonly games: number;
        readonly measures: readonly { readonly date: string }[];
        readonly bands: readonly { readonly games: number }[];
        readonly ledger: readonly { readonly rest: number }[];
      };
    }
    const { kind, numbers } = await answer<Watched>("/monitor");
    expect(kind).toBe("standard");
    expect(numbers.games).toBeGreaterThan(0);
    expect(numbers.bands.reduce((sum, { games }) => sum + games, 0)).toBe(numbers.games);
    expect(numbers.ledger.every(({ rest }) => rest === 0)).toBe(true);
    const body = await page("/monitor");
    expect(body).toContain("No alarms: no measure has left its usual range.");
    expect(body).toContain("Points ledger");
    expect(body).toContain('href="/monitor/standard.csv"');
    const csv = (await site.app.inject("/monitor/standard.csv")).body.trim().split("\r\n");
    expect(csv[0]).toMatch(/^list,index,index_error,scale,/);
    expect(csv.slice(1).map((line) => line.slice(0, 10))).toEqual(numbers.measures.map(({ date }) => date));
    expect((await site.app.inject("/monitor/nonesuch.csv")).statusCode).toBe(404);
  });
});

describe("a new office", () => {
  const place = memoryPlace();
  let ledger: Ledger;
  let site: Site;
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("says what it will be and how to begin, and no page of it fails", async () => {
    const { body } = await site.app.inject("/en/");
    expect(body).toContain("This rating office is new");
    expect(body).toContain('href="/en/sign-in"');
    for (const path of ["calendar", "calendar.ics", "federations", "statistics", "monitor", "lists", "tournaments"])
      expect([path, (await site.app.inject(`/en/${path}`)).statusCode]).toEqual([path, 200]);
    expect((await site.app.inject("/en/live/standard")).statusCode).toBeLessThan(500);
  });
});
