import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Game, type Person, receive, register } from "../../set-up/offices/tournaments.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const LOW: readonly Person[] = [1400, 1401, 1402, 1403, 1404].map((rating, place) => ({
  ...{ id: 1000111 + place, name: `Strand, Per${place}`, rating },
}));
const NILS: Person = { id: 1000121, name: "Ahl, Nils" };
const FIA: Person = { id: 1000122, name: "Dal, Fia" };

/** Nils draws one of five games against the lowest there are; Fia loses both of hers. */
const GAMES: readonly Game[] = [
  [1, 6, 1, "="],
  [1, 7, 2, "0"],
  [2, 6, 2, "0"],
  [2, 7, 1, "0"],
  [3, 6, 3, "0"],
  [4, 6, 4, "0"],
  [5, 6, 5, "0"],
];
const LIST = "standard-2026-11";

describe("pages of players on the way to a first rating", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof siteOver>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let swiss: string;
  let low: string;
  beforeAll(async () => {
    ledger = await begun(place);
    swiss = await withOctober(ledger, [...LOW, NILS, FIA]);
    const dates = { start: day("2026-10-12"), end: day("2026-10-16") };
    low = (await register(ledger, { ...dates, name: "Harbour Open", system: "swiss" }, "2026-09-01")).tournament;
    await receive(
      ledger,
      low,
      { people: [...LOW, NILS, FIA], games: GAMES, start: dates.start, facts: { type: "Individual: Swiss-System" } },
      { on: day("2026-10-20") },
    );
    site = await siteOver(ledger);
    await close(ledger);
    await publish(ledger, LIST);
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const get = async (url: string) => site.app.inject({ url });
  const told = async (path: string) => (await get(`/api/v1/players/${path}`)).json();

  test("enough games, but below the floor: the page says so by its article, and leads to the games", async () => {
    const { entries, played, progress } = await told("1000121");
    expect(entries.filter(({ rating }: { rating: number | null }) => rating !== null)).toEqual([]);
    expect(played).toMatchObject([{ list: LIST, version: 1, kind: "standard" }]);
    expect(progress).toMatchObject([{ games: 5, enough: true }]);
    const [{ first, rating }] = progress;
    // (7010 + 2 × 1800) / 7 = 1515.71; 1.5 of 7 is .21, which is 230 less
    expect(rating).toBe(1286);
    expect(first.floor).toMatchObject({ article: "7.1.2", code: "below-floor", holds: false });
    expect(first.together.average).toMatchObject({ made: "(7010 + 2 × 1800) / (5 + 2)", value: 1515.71 });
    const { body } = await get("/en/players/1000121");
    for (const text of ["Still needed", "1286 is below the floor of 1400", "Harbour Open", "§ 8.2.1: the first"])
      expect(body).toContain(text);
    expect(body).toContain(`href="/en/tournaments/${low}"`);
    expect(body).toContain(`href="/en/players/1000121/${LIST}"`);
  });

  test("a tournament that is not kept says why, and how many games are missing", async () => {
    const [{ first }] = (await told("1000122")).progress;
    expect(first).toMatchObject({ together: null, enough: { holds: false, code: "too-few-games" }, floor: null });
    expect(first.tournaments).toMatchObject([
      { name: "Harbour Open", games: 2, kept: false, ruling: { article: "8.2.1", code: "opening-score-too-low" } },
    ]);
    const { body } = await get("/en/players/1000122");
    for (const text of ["0 games; 5 are needed", "first tournament with a score of 0"]) expect(body).toContain(text);
  });

  test("what the page says is what the list decided", async () => {
    for (const player of ["1000121", "1000122"]) {
      const [{ first }] = (await told(player)).progress;
      const period = await told(`${player}/${LIST}`);
      expect(period.rating).toBeNull();
      expect({ ...period.first, together: null }).toEqual({ ...first, together: null });
      expect(period.first.together?.rating.value).toBe(first.together?.rating.value);
    }
  });

  test("a first rating has every game with the rating used, every tournament, and how the average came about", async () => {
    const { rating, first, tournaments, explanation } = await told(`1000106/${LIST}`);
    expect(tournaments[0].games.map(({ opponentRating }: { opponentRating: number }) => opponentRating)).toEqual([
      1800, 2100, 1900, 1700, 1402,
    ]);
    expect(first.tournaments).toMatchObject([{ tournament: swiss, games: 5, score: 3, sum: 8902, average: 1780.4 }]);
    expect(first.together).toMatchObject({ games: 5, score: 3, average: { made: "(8902 + 2 × 1800) / (5 + 2)" } });
    expect(first.together.rating.value).toBe(rating);
    // The rulings of the derivation name the tournament they are on.
    const rulings: { term: string; inputs: Record<string, { value: unknown }> }[] = Object.values(
      explanation.inputs.published.inputs,
    );
    const about = rulings.filter(({ term }) => term === "kept" || term === "in the window");
    expect(about.map(({ inputs }) => inputs.tournament?.value)).toEqual([swiss, swiss]);
    const { body } = await get(`/en/players/1000106/${LIST}`);
    for (const text of ["(8902 + 2 × 1800) / (5 + 2)", "1786", "1780.4", ">1402<"]) expect(body).toContain(text);
  });

  test("a rated player's period has no part about a first rating", async () => {
    expect((await told(`1000101/${LIST}`)).first).toBeNull();
  });

  test("a list that was taken over explains nothing, and no page leads there", async () => {
    const { body } = await get("/en/players/1000101");
    expect(body).toContain("Standard list of October 2026");
    expect(body).not.toContain("/players/1000101/standard-2026-10");
    expect(body).toContain(`/players/1000101/${LIST}`);
  });

  test("players are found by the beginning of a number; signs are nobody's name", async () => {
    const found = async (name: string): Promise<string[]> =>
      (await get(`/api/v1/players?name=${encodeURIComponent(name)}`))
        .json()
        .players.map(({ player }: { player: string }) => player);
    expect(await found("100012")).toEqual(["1000121", "1000122"]);
    expect(await found("1000121")).toEqual(["1000121"]);
    expect(await found("0001000121")).toEqual(["1000121"]);
    expect(await found("100013")).toEqual([]);
    expect(await found("1")).toHaveLength(13);
    expect(await found("99999999999")).toEqual([]);
    for (const signs of ["🙂", "%", "..", "-", "'"]) expect(await found(signs)).toEqual([]);
    expect(await found("ahl")).toEqual(["1000121"]);
  });
});
