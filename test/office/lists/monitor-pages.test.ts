import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { driftingLists } from "../../set-up/offices/drifting.ts";
import { acting, begun, importText, listText, memoryPlace } from "../../set-up/offices/offices.ts";
import { officeSite } from "../../set-up/sites/office-site.ts";

describe("the scale on pages", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const read = async (path: string) => (await site.visitor().get(path)).body;
  const numbers = async (query: string) => (await site.visitor().get(`/api/v1/monitor?${query}`)).json();
  /** The first to ask begins the calculation, and waits for it a moment only. */
  const once = async (path: string, says: string) => {
    await expect.poll(() => read(path), { timeout: 20_000 }).toContain(says);
    return read(path);
  };

  beforeAll(async () => {
    ledger = await begun(place);
    await driftingLists(ledger);
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("a page that was shown while a new list was being looked at does not stay as it was", async () => {
    await once("/en/monitor", "of 14 lists.");
    const rows = Array.from({ length: 6 }, (_, at) => [101 + at, `Player, ${at}`, 1900 + 50 * at, 0] as const);
    await importText(acting(ledger), listText(rows), "2026-12-01");
    // Several at once: one of them may still be given the numbers before, which must not be kept.
    await Promise.all(Array.from({ length: 4 }, () => read("/en/monitor")));
    expect(await once("/en/monitor", "of 15 lists.")).not.toContain("A list was published since");
    expect(await numbers("kind=standard")).toMatchObject({ upToDate: true, numbers: { lists: 15 } });
  });

  test("a group of players, on the page, in the API and as CSV", async () => {
    const page = await once("/en/monitor?kind=standard&group=rating%3D1600-1999", "both players belong to the group");
    expect(page).toContain('<option value="rating=1600-1999" selected>Rating 1600–1999</option>');
    expect(page).not.toContain("<h2>Alarms</h2>");
    expect(page).toContain("Rating points of the group");
    const own = await numbers("group=rating%3D1600-1999");
    expect(own.group).toBe("rating=1600-1999");
    expect(own.numbers.levels.at(-1)).toMatchObject({ players: 2, median: 1925 });
    expect((await numbers("")).numbers.levels.at(-1)).toMatchObject({ players: 6, median: 2025 });
    const idle = (csv: string) => csv.trim().split("\r\n").at(-1)?.split(",").at(11);
    const [all, some] = [await read("/monitor/standard.csv"), await read("/monitor/standard.csv?group=sex%3Dw")];
    expect([all.split("\r\n")[0], idle(all) === idle(some)]).toEqual([some.split("\r\n")[0], false]);
  });

  test("a group that is none is refused, with those that there are", async () => {
    const refused = await site.visitor().get("/api/v1/monitor?group=planet%3Dmars");
    expect([refused.statusCode, refused.body.includes("rating=2600-")]).toEqual([400, true]);
    expect((await site.visitor().get("/monitor/standard.csv?group=age%3D1-2")).statusCode).toBe(400);
  });

  test("the report for a commission, in four languages", async () => {
    for (const [language, title, finding, method] of [
      ["en", "Report on the rating scale", "There are too few games to say", "How it was measured"],
      ["it", "Relazione sulla scala dei rating", "Ci sono troppo poche partite", "Come si è misurato"],
      ["es", "Informe sobre la escala de Elo", "Hay muy pocas partidas", "Cómo se ha medido"],
      ["sv", "Rapport om ratingskalan", "Det finns för få partier", "Hur det mättes"],
    ] as const) {
      const page = await once(`/${language}/monitor/report?kind=standard`, `<h1>${title}</h1>`);
      for (const said of [finding, method]) expect.soft(page).toContain(said);
      expect.soft(page).not.toContain("<details");
    }
    const page = await read("/en/monitor/report?kind=standard");
    expect(page).toContain("1 alarm is open, 0 acknowledged.");
    expect(page).toContain("Ratings move without games");
    expect(page).toContain("rating-office monitor office --list standard");
  });
});
