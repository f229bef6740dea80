import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { enterGames } from "../../../src/periods/clubs/games.ts";
import { enterGuest } from "../../../src/periods/clubs/tournaments.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { game } from "../../set-up/offices/clubs.ts";
import { foreignTo } from "../../set-up/offices/foreign.ts";
import { acting, memoryPlace } from "../../set-up/offices/offices.ts";
import { bookBegun, bookSite, withSeason } from "../../set-up/sites/club-site.ts";
import { marked } from "../../set-up/sites/marked.ts";
import { filledIn, pagesIn } from "../../set-up/sites/routes.ts";

describe("every word on the pages of a club's book is of the catalogue", () => {
  const place = memoryPlace();
  const club = "exempel-sk";
  const byMachine: string[] = [];
  let ledger: Awaited<ReturnType<typeof bookBegun>>;
  let site: Awaited<ReturnType<typeof bookSite>>;
  beforeAll(async () => {
    ledger = await bookBegun(place);
    site = await bookSite(ledger, [marked(SITE_CATALOGUES[0], byMachine)]);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const looked = async (visitor: ReturnType<typeof site.visitor>, urls: readonly string[]): Promise<void> => {
    const foreign = await foreignTo(ledger, ["Kim", "CSV", "g1", "ur den gamla boken"]);
    for (const url of urls) {
      const { body, headers, statusCode } = await visitor.get(url);
      if (statusCode === 303) await looked(visitor, [String(headers.location)]);
      else if (String(headers["content-type"]).startsWith("text/html"))
        expect.soft({ url, foreign: foreign(body) }).toEqual({ url, foreign: [] });
      expect.soft({ url, byMachine: byMachine.splice(0) }).toEqual({ url, byMachine: [] });
    }
  };
  const values = {
    game: "1",
    member: "1",
    guest: "1",
    tournament: "cup",
    period: "2026-05-01",
    version: "1",
    format: "html",
  };
  const urls = () => pagesIn(site.app, "en", "club").map((path) => filledIn(path, values));

  test("before there is a book", () => looked(site.visitor(), urls()));

  test("in a season that runs", async () => {
    await withSeason(ledger, club);
    const request = { club, on: day("2026-05-12") };
    const ratings = { swedish: null, elo: null, base: null, estimate: null };
    await enterGuest(acting(ledger), request, { name: "Gäst, Gerd", home: "Annan SK", id: null, ratings });
    await enterGames(acting(ledger), request, [
      game("2026-05-05", 1, "1-0", 2),
      { ...game("2026-05-12", 3, "1/2-1/2", 4), black: { guest: 1 } },
    ]);
    await looked(site.visitor(), urls());
    expect(urls().length).toBeGreaterThan(9);
  });
});
