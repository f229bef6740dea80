import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listReader } from "../../src/formats/fide-list/list-reader.ts";
import { verifyLine } from "../../src/web/live/verify-line.ts";
import { close, publish, SIX, withOctober } from "../set-up/lists.ts";
import { begun, folderPlace } from "../set-up/offices.ts";
import { siteOver } from "../set-up/site.ts";

describe("pages of what was published", () => {
  const place = folderPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let tournament: string;
  beforeAll(async () => {
    ledger = await begun(place);
    tournament = await withOctober(ledger);
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    site = await siteOver(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const get = async (url: string) => site.app.inject({ url });

  test("a period opens into its tournaments and games, with every number and why a game did not count", async () => {
    const told = (await get("/api/v1/players/1000101/standard-2026-11")).json();
    expect(told).toMatchObject({ rating: 2105, published: true, tournaments: [{ tournament, card: { change: 480 } }] });
    const [{ games }] = told.tournaments;
    expect(games[0]).toMatchObject({ counts: true, difference: 200, expected: 0.76, gain: 0.24, opponentRating: 1900 });
    expect(games[1]).toMatchObject({ counts: false, ruling: { code: "opponent-unrated" } });
    const { body } = await get("/en/players/1000101/standard-2026-11");
    for (const text of ["Nagy, Béla", "+0.24", "the opponent is unrated", "2105"]) expect(body).toContain(text);
  });

  test("whoever has the inputs of a line makes the same line of them", async () => {
    for (const { id } of SIX) {
      const inputs = (await get(`/api/v1/players/${id}/standard-2026-11/inputs`)).json();
      const { rating } = (await get(`/api/v1/players/${id}/standard-2026-11`)).json();
      expect(verifyLine(inputs, String(id)).made).toBe(rating);
      expect(JSON.stringify(inputs)).not.toMatch(/"birth":"\d{4}-/);
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

  test("a published list goes out as a file that our own reader takes back", async () => {
    const file = await get("/files/standard-2026-11/1.txt");
    expect(file.headers["cache-control"]).toContain("immutable");
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
    for (const form of ["xml", "csv", "json", "canonical"])
      expect((await get(`/files/standard-2026-11/1.${form}`)).statusCode).toBe(200);
    expect((await get("/files/standard-2026-11/2.txt")).statusCode).toBe(404);
    expect((await get("/files/standard-2026-11/1.exe")).statusCode).toBe(400);
  });

  test("feeds name every list once, with its hash", async () => {
    const { items } = (await get("/en/lists.json")).json();
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      "Standard list of November 2026",
      "Standard list of October 2026",
    ]);
    expect((await get("/en/lists.atom")).body).toContain("<title>Standard list of November 2026</title>");
  });
});
