import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { readTrf } from "../../../src/formats/trf/read-report.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { verifyLine } from "../../../src/web/live/verify-line.ts";
import { type Given, verifyTournament } from "../../../src/web/live/verify-tournament.ts";
import { close, listOfSix, publish, receiveSwiss, SIX, SWISS, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Game, register } from "../../set-up/offices/tournaments.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const RAPID = { kind: "rapid", system: "swiss", rateOfPlay: "15 min + 10 sec per move" } as const;
const OCTOBER = { start: day("2026-10-05"), end: day("2026-10-09") };

interface Row extends Given {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly points: number;
  readonly rank: number;
  readonly rating: number;
  readonly isRated: boolean;
  readonly first: { readonly n: number; readonly Ru: number | null; readonly kept: boolean } | null;
}

/** The newcomer loses every game. */
const LOST: readonly Game[] = SWISS.map(([round, white, black]) => [round, white, black, "1"]);
/** Other games than those of the standard tournament of the same days. */
const FAST: readonly Game[] = [
  [1, 2, 1, "1"],
  [1, 3, 4, "="],
  [2, 1, 3, "1"],
  [2, 4, 2, "="],
  [3, 5, 1, "0"],
];

function office() {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof siteOver>>;
  beforeAll(async () => {
    ledger = await begun(place);
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  return {
    ledger: () => ledger,
    get: (url: string) => site.app.inject({ url }),
    json: async (url: string) => (await site.app.inject({ url: `/api/v1${url}` })).json(),
  };
}

const rapidTournament = async (ledger: Awaited<ReturnType<typeof begun>>) => {
  const { tournament } = await register(ledger, { ...RAPID, ...OCTOBER, name: "Rapid Day" }, "2026-09-01");
  await receiveSwiss(ledger, tournament, FAST, { rateOfPlay: "15 min + 10 sec per move" });
  return tournament;
};

describe("an office without any list", () => {
  const { ledger, get, json } = office();
  test("shows a tournament with its results and says why there are no changes", async () => {
    const { tournament } = await register(ledger(), { ...OCTOBER, system: "swiss" }, "2026-09-01");
    await receiveSwiss(ledger(), tournament);
    const told = await json(`/tournaments/${tournament}`);
    expect(told).toMatchObject({ parts: [], reports: [{ version: 1, state: "waiting" }] });
    expect(told.unrated[0].why).toContain("There is no standard list to start from");
    expect(told.unrated[0].players.map(({ score }: Row) => score)).toEqual([2, 0.5, 0, 1, 0.5, 3]);
    // Nobody is known yet: no name of the file is shown.
    expect(told.unrated[0].players.every(({ id, name }: Row) => id === "" && name === "–")).toBe(true);
    const page = await get(`/en/tournaments/${tournament}`);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining("No rating changes yet:")]);
    expect(page.body).toContain("Lakeside");
  });
});

describe("rapid before the standard list of the date is out", () => {
  const { ledger, get, json } = office();
  let tournament: string;
  beforeAll(async () => {
    await withOctober(ledger());
    await importText(acting(ledger()), listOfSix("rapid"), "2026-10-01", { kind: "rapid" });
    tournament = await rapidTournament(ledger());
  });

  test("a tournament and a player are shown with the standard list in force; only closing refuses", async () => {
    const { parts, unrated } = await json(`/tournaments/${tournament}`);
    const taken = "The standard list of 1 Nov 2026 is not published yet, so the list of 1 Oct 2026 is used.";
    expect([parts.length, unrated]).toEqual([1, []]);
    expect(parts[0]).toMatchObject({ list: "rapid-2026-11", isPublished: false });
    // The standard rating stands in for the rapid one of who has none.
    expect(parts[0].players[1]).toMatchObject({ rating: 1900, n: 2 });
    for (const path of [`tournaments/${tournament}`, "players/1000101/so-far/rapid"]) {
      const page = await get(`/en/${path}`);
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(taken)]);
      expect(page.body).toContain("Not published. This is the result");
    }
    expect(await json("/players/1000101/so-far/rapid")).toMatchObject({ published: false, list: "rapid-2026-11" });
    expect((await json("/players/1000101/so-far/standard")).standardOf).toBeNull();
    await expect(close(ledger(), "2026-12-01", "rapid")).rejects.toMatchObject({ code: "standard-list-first" });
  });

  test("once its list is published it is explained from that, whatever the next one waits for", async () => {
    await close(ledger());
    await publish(ledger(), "standard-2026-11");
    await close(ledger(), null, "rapid");
    await publish(ledger(), "rapid-2026-11");
    const told = await json(`/tournaments/${tournament}`);
    expect(told.parts).toMatchObject([{ list: "rapid-2026-11", version: 1, isPublished: true, standardOf: null }]);
    expect(told.unrated).toEqual([]);
    const { body, statusCode } = await get(`/en/tournaments/${tournament}`);
    expect(statusCode).toBe(200);
    expect(body).toContain("<dt>Rated in</dt>");
    expect(body).toContain('href="/en/lists/rapid-2026-11?version=1"');
  });
});

describe("a tournament that a list has settled", () => {
  const { ledger, get, json } = office();
  let tournament: string;
  let lost: string;
  beforeAll(async () => {
    tournament = await withOctober(ledger());
    const registered = await register(ledger(), { ...OCTOBER, name: "Lost Cup", system: "swiss" }, "2026-09-01");
    lost = registered.tournament;
    const newcomer = [{ id: 1000107, name: "Loser, Lo" }];
    await importText(acting(ledger()), listOfSix("rapid", newcomer), "2026-10-01", { kind: "rapid" });
    await receiveSwiss(ledger(), lost, LOST, { name: "Lost Cup" }, [...SIX.slice(0, 5), ...newcomer]);
    await close(ledger());
    await publish(ledger(), "standard-2026-11");
  });

  test("gives an unrated player what the article gives, and no rating where nothing is kept", async () => {
    const rows = (await json(`/tournaments/${tournament}`)).parts[0].players;
    expect(rows[5]).toMatchObject({ n: 5, score: 3, change: null, first: { n: 5, score: 3, sum: 8902, kept: true } });
    expect(rows[5].first.Ru).toBe((await json("/players/1000106/standard-2026-11")).rating);
    const other = (await json(`/tournaments/${lost}`)).parts[0].players;
    expect(other[5]).toMatchObject({ n: 5, score: 0, first: { Ru: null, kept: false, ruling: { article: "8.2.1" } } });
    const { body } = await get(`/en/tournaments/${lost}`);
    expect(body).toContain("Results of unrated players");
    expect(body).not.toContain("first: ");
  });

  test("why a game does not count is in a table below the crosstable, to which its cell leads", async () => {
    const { body } = await get(`/en/tournaments/${tournament}`);
    const [, mark] = /<a class="soft" href="#(why-1-2-1)">\(6[wb]1\)<\/a>/.exec(body) ?? [];
    expect(mark).toBe("why-1-2-1");
    const [, reason] = /id="why-1-2-1"(.*?)<\/tr>/.exec(body) ?? [];
    expect(reason).toContain("Öster, Ida");
    expect(reason).toContain("New, Nina");
    expect(reason).toMatch(/§ [\d.]+: the opponent is unrated/);
    expect(body.slice(body.indexOf("<main"))).not.toContain("title=");
  });

  test("standings have points, performance and average opponent; the strip has the field", async () => {
    const [part] = (await json(`/tournaments/${tournament}`)).parts;
    expect(part.summary).toMatchObject({ players: 6, titled: 0, women: 0 });
    const ratings = part.players.filter(({ isRated }: Row) => isRated).map(({ rating }: Row) => rating);
    const mean = ratings.reduce((sum: number, each: number) => sum + each, 0) / ratings.length;
    expect(part.summary.averageRating).toBe(Math.round(mean));
    const [first] = part.players;
    // One game against a rated opponent, won: 800 points above that opponent (8.1.1).
    const met = part.players[1].rating;
    expect(first).toMatchObject({ points: first.score, averageOpponent: met, performance: met + 800 });
    expect(first.games[0]).toMatchObject({ colour: "white" });
    const ranks = part.players.map(({ rank, points }: Row) => [rank, points]);
    for (const [rank, points] of ranks)
      expect(rank).toBe(1 + ranks.filter(([, others]: readonly number[]) => others! > points).length);
  });

  test("the results can be taken home as a TRF, with what the public may see", async () => {
    const file = await get(`/files/tournaments/${tournament}/0/1.trf`);
    expect([file.statusCode, file.headers["content-disposition"]]).toEqual([
      200,
      `attachment; filename="${tournament}-0-1.trf"`,
    ]);
    const { report, issues } = readTrf(file.rawPayload);
    expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(report?.players.map(({ name }) => name)).toContain("Öster, Ida");
    expect(report?.chiefArbiter).toBeNull();
    expect((await get(`/files/tournaments/${tournament}/0/9.trf`)).statusCode).toBe(404);
  });

  test("the inputs of a tournament give every change again; of another list there are none", async () => {
    const { parts } = await json(`/tournaments/${tournament}`);
    const inputs = await json(`/tournaments/${tournament}/standard-2026-11/inputs`);
    const made = verifyTournament(inputs, parts[0].id);
    const shown = parts[0].players.map(({ n, k, change, first }: Row) => ({ n, k, change, Ru: first?.Ru ?? null }));
    expect(made).toEqual(shown);
    expect(made[0]).toEqual({ n: 1, k: 20, change: 4.8, Ru: null });
    expect((await get(`/api/v1/tournaments/${tournament}/standard-2026-10/inputs`)).json().code).toBe("list-not-ours");
    const { tournament: none } = await register(ledger(), { ...OCTOBER, name: "Unplayed" }, "2026-09-01");
    const refused = await get(`/api/v1/tournaments/${none}/standard-2026-11/inputs`);
    expect([refused.statusCode, refused.json().code]).toEqual([404, "tournament-not-on-list"]);
  });

  test("a line is compared by rating, games, change and K with what the list has", async () => {
    const { line, entry } = await json("/players/1000101/standard-2026-11");
    const inputs = await json("/players/1000101/standard-2026-11/inputs");
    expect(verifyLine(inputs, "1000101")).toEqual({ ...line, change: entry.change });
    expect(line).toEqual({ rating: expect.any(Number), games: expect.any(Number), k: expect.any(Number) });
  });

  test("every version of the report is there, with the one the list was made from", async () => {
    await receiveSwiss(ledger(), tournament, LOST);
    const { reports, parts } = await json(`/tournaments/${tournament}`);
    const rated = [{ list: "standard-2026-11", version: 1 }];
    expect(reports).toMatchObject([
      { version: 1, state: "replaced", receivedOn: "2026-10-12", ratedOn: rated },
      { version: 2, state: "stands", ratedOn: [] },
    ]);
    expect(parts).toMatchObject([{ reportVersion: 1, isPublished: true }]);
    const { body } = await get(`/en/tournaments/${tournament}`);
    for (const { sha256 } of reports) expect(body).toContain(sha256);
    expect(body).toContain("come from version 1 of the report. Version 2 is now current");
  });

  test("whom the public may not see has another name in the inputs, and everybody else comes out the same", async () => {
    await excludePlayer(acting(ledger()), { player: "1000102", reason: "at the federation's request" });
    const inputs = await json(`/tournaments/${tournament}/standard-2026-11/inputs`);
    expect(JSON.stringify(inputs)).not.toContain("1000102");
    const rows: readonly Row[] = (await json(`/tournaments/${tournament}`)).parts[0].players;
    expect(rows[1]).toMatchObject({ id: "", name: "–", title: null, federation: null });
    const trf = await get(`/files/tournaments/${tournament}/0/1.trf`);
    expect(trf.body).toContain("Öster, Ida");
    for (const hidden of ["1000102", "Nagy"]) expect(trf.body).not.toContain(hidden);
    const made = verifyTournament(inputs, tournament);
    for (const [place, { id, change, k }] of rows.entries())
      if (id !== "") expect(made[place]).toMatchObject({ change, k });
  });
});
