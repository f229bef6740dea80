import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Birth } from "../../../src/domain/dates.ts";
import { NO_FACTS } from "../../../src/domain/player.ts";
import { listReader } from "../../../src/formats/fide-list/list-reader.ts";
import { setFederationStatus } from "../../../src/periods/federations.ts";
import { addPlayer, changePlayer, excludePlayer, mergePlayers, undoMerge } from "../../../src/periods/players.ts";
import { verifyLine } from "../../../src/web/live/verify-line.ts";
import { close, listOfSix, publish, SIX, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

const BIRTH = "1990-05-17" as Birth;

describe("pages of what was published", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let tournament: string;
  beforeAll(async () => {
    ledger = await begun(place);
    tournament = await withOctober(ledger);
    site = await officeSite(ledger);
    for (const { id } of SIX) await changePlayer(acting(ledger), String(id), { birth: BIRTH });
    await changePlayer(acting(ledger), "1000103", { federation: "NOR", name: "=Luczak, Ewa" });
    await close(ledger);
    await publish(ledger, "standard-2026-11");
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const get = async (url: string) => site.app.inject({ url });

  test("a period opens into its tournaments and games, with every number and why a game did not count", async () => {
    const told = (await get("/api/v1/players/1000101/standard-2026-11")).json();
    expect(told).toMatchObject({ rating: 2105, published: true, tournaments: [{ tournament, card: { change: 4.8 } }] });
    const [{ games }] = told.tournaments;
    expect(games[0]).toMatchObject({ counts: true, difference: 200, expected: 0.76, gain: 0.24, opponentRating: 1900 });
    expect(games[1]).toMatchObject({ counts: false, ruling: { code: "opponent-unrated" } });
    const { body } = await get("/en/players/1000101/standard-2026-11");
    for (const text of ["Nagy, Béla", "+0.24", "the opponent is unrated", "2105"]) expect(body).toContain(text);
  });

  test("an explanation begins with the change; the points of the games add up to it; each article is a link", async () => {
    const { body } = await get("/en/players/1000101/standard-2026-11");
    expect(body).toMatch(/2100 → <\/span>2105 .*▲<\/span>\+5</);
    for (const { id } of SIX) {
      const { tournaments } = (await get(`/api/v1/players/${id}/standard-2026-11`)).json();
      for (const { card, games } of tournaments) {
        const points = games.reduce((sum: number, each: { points?: number }) => sum + (each.points ?? 0), 0);
        expect(points).toBeCloseTo(card?.change ?? 0, 9);
      }
    }
    const [, target = ""] = /href="(\/en\/regulations\/[^"]+)">§ 8/.exec(body) ?? [];
    const [path = "", rule] = target.split("#");
    expect((await get(path)).body).toContain(`id="${rule}"`);
  });

  test("games of a record that was merged are games of the one that stands, also for opponents", async () => {
    await addPlayer(acting(ledger), "1000198", { ...NO_FACTS, name: "Nagy, Bela Istvan", federation: "SWE" });
    const before = (await get("/api/v1/players/1000102/games")).json();
    await mergePlayers(acting(ledger), { kept: "1000198", merged: "1000102", reason: "one person" });
    const after = (await get("/api/v1/players/1000198/games")).json();
    expect(after.games).toEqual(before.games);
    expect(after.found).toBeGreaterThan(0);
    const against = async (opponent: string) =>
      (await get(`/api/v1/players/1000101/games?opponent=${opponent}`)).json().games;
    expect(await against("1000198")).toMatchObject([{ opponent: "1000198", opponentName: "Nagy, Bela Istvan" }]);
    expect(await against("1000102")).toEqual(await against("1000198"));
    expect((await get("/api/v1/players/1000198")).json().tournaments).toMatchObject([{ entered: "1000102" }]);
    expect((await get("/en/players/1000198")).body).toMatch(/Lakeside Open.*<td[^>]*>–<\/td><\/tr>/);
    await undoMerge(acting(ledger), { player: "1000102", reason: "two after all" });
    expect((await get("/api/v1/players/1000198/games")).json().found).toBe(0);
    expect(await against("1000102")).toMatchObject([{ opponent: "1000102" }]);
  });

  test("other sites are shown a picture of a player and of a list; of a hidden player there is none", async () => {
    const { body } = await get("/sv/players/1000101");
    const [, address = ""] = /property="og:image" content="([^"]*)"/.exec(body) ?? [];
    expect(address).toMatch(/^http:\/\/.*\/share\/sv\/players\/1000101\.png$/);
    const picture = await get(new URL(address).pathname);
    expect(picture.headers["content-type"]).toBe("image/png");
    // The head of a PNG: its name, then the size in the first chunk.
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await site.app.inject({
      url: new URL(address).pathname,
      headers: { "if-none-match": String(picture.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await get("/en/lists/standard-2026-11")).body).toContain("/share/en/lists/standard-2026-11.png");
    const list = await get("/share/en/lists/standard-2026-11.png");
    expect(list.headers["content-type"]).toBe("image/png");
    expect(list.headers.etag).not.toBe(picture.headers.etag);
    expect((await get("/share/en/players/1000999.png")).statusCode).toBe(404);
    expect((await get("/share/en/players/1000101.gif")).statusCode).toBe(400);
    expect((await get("/en/calculators/change")).body).not.toContain("og:image");
  });

  test("a list is sorted by name too, and its files follow", async () => {
    const names = async (query: string): Promise<readonly string[]> =>
      (await get(`/api/v1/lists/standard-2026-11?${query}`))
        .json()
        .players.map(({ name }: { readonly name: string }) => name);
    const byName = await names("sort=name");
    expect(byName).toEqual((await names("")).toSorted());
    expect(byName).not.toEqual(await names(""));
    const { body } = await get("/en/lists/standard-2026-11?sort=name");
    const [, file = ""] = /href="(\/files\/[^"]*\.csv\?sort=name)"/.exec(body) ?? [];
    const lines = (await get(file)).body.trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => /"'?(.*?)"/.exec(line)?.[1])).toEqual(byName);
    const json = (await get(file.replace(".csv", ".json"))).json();
    expect(json.map(({ name }: { readonly name: string }) => name)).toEqual(byName);
  });

  test("a player has ranks, tournaments and a record; the games of a file are those of the page", async () => {
    const told = (await get("/api/v1/players/1000101")).json();
    expect(told.ranks).toMatchObject([{ kind: "standard", all: { rank: 1 }, federation: { rank: 1 } }]);
    expect(told.tournaments).toMatchObject([{ tournament, list: "standard-2026-11", counts: true }]);
    const { games, found, record } = (await get("/api/v1/players/1000101/games")).json();
    expect([games.length, record.games]).toEqual([found, told.record.games]);
    const white = (await get("/api/v1/players/1000101/games?colour=white")).json();
    const csv = (await get("/files/players/1000101/games.csv?colour=white")).body.trimEnd().split("\n");
    expect(csv.length).toBe(white.found + 1);
    expect((await get("/files/players/nobody/games.csv")).statusCode).toBe(404);
  });

  test("whoever has the inputs of a line makes the same line of them", async () => {
    for (const { id } of SIX) {
      const inputs = (await get(`/api/v1/players/${id}/standard-2026-11/inputs`)).json();
      const { rating } = (await get(`/api/v1/players/${id}/standard-2026-11`)).json();
      expect(verifyLine(inputs, String(id)).rating).toBe(rating);
      expect(JSON.stringify(inputs)).not.toMatch(/"birth":"\d{4}-/);
    }
  });

  test("of a birth everybody sees the year only, in explanations and files too", async () => {
    const explanations = ["1000106/standard-2026-11", "1000106/so-far/standard"];
    for (const path of explanations) {
      const told = (await get(`/api/v1/players/${path}`)).body;
      expect(told).toMatch(/"term":"birth",[^{}]*"value":"1990","says":"1990"/);
      for (const body of [told, (await get(`/en/players/${path}`)).body]) expect(body).not.toContain(BIRTH);
    }
    for (const form of ["xml", "csv", "json"]) {
      const { body } = await get(`/files/standard-2026-11/1.${form}`);
      expect(body).toContain("1990");
      expect(body).not.toMatch(/1990-05-17|17\D05\D1990/);
    }
  });

  test("an imported list cannot be explained, and says so", async () => {
    const refused = await get("/api/v1/players/1000101/standard-2026-10");
    expect([refused.statusCode, refused.json().code]).toEqual([422, "list-not-ours"]);
  });

  test("so far: marked as not published, and never kept", async () => {
    const answer = await get("/api/v1/players/1000101/so-far/standard");
    expect(answer.json()).toMatchObject({ published: false, list: "standard-2026-12", rating: 2105 });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("a tournament has its crosstable, with what everybody gained and every game that does not count", async () => {
    const told = (await get(`/api/v1/tournaments/${tournament}`)).json();
    expect(told.parts).toMatchObject([{ list: "standard-2026-11", isPublished: true, counts: true }]);
    const changes = told.parts[0].players.map(({ change }: { change: number | null }) => change);
    expect(changes).toEqual([4.8, -4.8, 0, 3, -3, null]);
    const { body } = await get(`/en/tournaments/${tournament}`);
    expect(body).toContain("+4.80");
    expect((await get("/en/tournaments")).body).toContain(tournament);
    expect((await get("/api/v1/tournaments/none")).statusCode).toBe(404);
  });

  test("the first page tells what changed; an unrated player sees how far a first rating is", async () => {
    const [changed] = (await get("/api/v1/")).json().changed;
    expect(changed).toMatchObject({ list: "standard-2026-11", newcomers: 1 });
    expect(changed.gains[0]).toMatchObject({ player: "1000101", rating: 2105, change: 5 });
    expect((await get("/en/")).body).toContain("1 new player on the list.");
    expect((await get("/api/v1/players/1000106")).json().progress).toEqual([]);
    const facts = { name: "Kovacs, Pal", federation: "SWE", sex: null, birth: null, title: null, womenTitle: null };
    await addPlayer(acting(ledger), "1000199", { ...facts, otherTitles: [], arenaTitle: null, memberships: [] });
    const pooled = { id: tournament, start: "2026-10-05", end: "2026-10-09", edition: "fide-2024", list: "2026-11-01" };
    const result = { n: 3, sum: 5_700, W: 150, ratedOpponents: 3, roundRobin: false, ru: null, kept: true };
    const pool = { openedBy: null, tournaments: [{ ...pooled, ...result, teamChampionship: false, opening: true }] };
    const row = { player: 1_000_199, list: "standard-2026-11", version: 1, pool: JSON.stringify(pool) };
    await ledger.db.insertInto("pool").values(row).execute();
    const [progress] = (await get("/api/v1/players/1000199")).json().progress;
    expect(progress).toMatchObject({ games: 3, enough: false, tournaments: [{ tournament, games: 3, score: 1.5 }] });
    expect(progress.says).toMatch(/\b3\b.*\b5\b/);
    expect((await get("/en/players/1000199")).body).toContain("on the way to a first rating");
  });

  test("all games of a period go out as a file, with the hash of its bytes", async () => {
    const file = await get("/files/standard-2026-11/games/1.csv");
    const [head, ...lines] = file.body.trimEnd().split("\n");
    expect(head).toBe("tournament,part,round,white,black,score,counted,start,end");
    expect(lines).toHaveLength(7);
    expect(lines).toContain(`${tournament},0,1,1000101,1000102,1,yes,2026-10-05,2026-10-09`);
    for (const url of ["/files/standard-2026-11/games/1.csv", "/files/standard-2026-11/games/1.sha256"]) {
      const { etag } = (await get(url)).headers;
      const again = await site.app.inject({ url, headers: { "if-none-match": `"other", ${etag}` } });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, ""]);
    }
    const told = await get("/files/standard-2026-11/games/1.sha256");
    const sha256 = createHash("sha256").update(file.rawPayload).digest("hex");
    expect(told.body).toBe(`${sha256}  standard-2026-11-1-games.csv\n`);
    expect((await get("/files/standard-2026-10/games/1.csv")).statusCode).toBe(404); // it was taken over
    expect((await get("/en/lists/standard-2026-11")).body).toContain("/files/standard-2026-11/games/1.csv");
  });

  test("a published list goes out as a file that our own reader takes back", async () => {
    const file = await get("/files/standard-2026-11/1.txt");
    expect(file.headers["cache-control"]).toBe("public, no-cache");
    const ratings: [string, number | null][] = [];
    const reader = listReader(
      {
        entry: ({ id, standings }) => ratings.push([id, standings.standard?.rating ?? null]),
        issue: (issue) => expect(issue).toBeUndefined(),
      },
      { kind: "standard" },
    );
    reader.write(file.rawPayload);
    expect(reader.end()).toBe(true);
    expect(ratings.slice(0, 2)).toEqual([
      ["1000101", 2105],
      ["1000102", 1895],
    ]);
    for (const form of ["xml", "csv", "json"])
      expect((await get(`/files/standard-2026-11/1.${form}`)).statusCode).toBe(200);
    expect((await get("/files/standard-2026-11/2.txt")).statusCode).toBe(404);
    expect((await get("/files/standard-2026-11/1.exe")).statusCode).toBe(400);
    // A name that a spreadsheet would run is kept text.
    expect((await get("/files/standard-2026-11/1.csv")).body).toContain(`"'=Luczak, Ewa"`);
  });

  test("the original bytes have everybody: they are for those who may read the journal", async () => {
    const url = "/files/standard-2026-11/1.canonical";
    expect((await get(url)).statusCode).toBe(401);
    expect((await site.who("olle").get(url)).statusCode).toBe(403);
    const file = await site.who("rut").get(url);
    expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    const { sha256 } = (await get("/api/v1/lists/standard-2026-11")).json();
    const first = file.rawPayload.subarray(0, file.rawPayload.indexOf(10) + 1);
    expect(createHash("sha256").update(first).digest("hex")).toBe(sha256);
  });

  test("feeds name every list once, with its hash", async () => {
    const { items } = (await get("/en/lists.json")).json();
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      "Standard list of November 2026",
      "Standard list of October 2026",
    ]);
    expect((await get("/en/lists.atom")).body).toContain("<title>Standard list of November 2026</title>");
  });

  test("a draft is nobody's business: neither its explanation nor its inputs", async () => {
    await close(ledger);
    for (const path of ["", "/inputs", "?version=1", "/inputs?version=1"]) {
      const refused = await get(`/api/v1/players/1000101/standard-2026-12${path}`);
      expect([refused.statusCode, refused.json().code]).toEqual([404, "unknown-list"]);
    }
    expect((await get("/api/v1/players/1000101/standard")).json().list).toBe("standard-2026-11");
  });

  test("whom the public may no longer see is nowhere named, and the lines of the others can still be made", async () => {
    const { etag } = (await get("/files/standard-2026-11/1.csv")).headers;
    await excludePlayer(acting(ledger), { player: "1000102", reason: "at the federation's request" });
    await setFederationStatus(acting(ledger), { code: "NOR", status: "suspended", reason: "?" });
    const urls = ["xml", "csv", "json", "txt"].map((form) => `/files/standard-2026-11/1.${form}`);
    const pages = [`tournaments/${tournament}`, "players/1000101/standard-2026-11", "players/1000106/standard-2026-11"];
    urls.push("/files/standard-2026-11/games/1.csv", ...pages.flatMap((page) => [`/api/v1/${page}`, `/en/${page}`]));
    urls.push("/api/v1/players/1000106/standard-2026-11/inputs");
    for (const url of urls) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, /1000102|1000103|Nagy|Luczak|players\/"/.exec(body)?.[0]]).toEqual([
        url,
        200,
        undefined,
      ]);
    }
    expect((await site.app.inject({ url: urls[1]!, headers: { "if-none-match": String(etag) } })).statusCode).toBe(200);
    const { parts } = (await get(`/api/v1/tournaments/${tournament}`)).json();
    expect(parts[0].players[1]).toMatchObject({ id: "", name: "–", place: 2, change: -4.8 });
    for (const id of ["1000101", "1000106"]) {
      const inputs = (await get(`/api/v1/players/${id}/standard-2026-11/inputs`)).json();
      const { rating } = (await get(`/api/v1/players/${id}/standard-2026-11`)).json();
      expect([verifyLine(inputs, id).rating, rating]).toEqual([rating, expect.any(Number)]);
      expect(Object.keys(inputs.persons)).not.toContain("hidden-1");
      expect(inputs.tournaments[0].entrants).toContain("hidden-1");
    }
  });

  test("a list that was taken over with days of birth goes out with the years", async () => {
    await importText(acting(ledger), listOfSix("rapid").replaceAll("1990", BIRTH), "2026-10-01", { kind: "rapid" });
    const [{ birth }] = (await get("/files/rapid-2026-10/1.json")).json();
    expect(birth).toBe("1990");
  });
});
