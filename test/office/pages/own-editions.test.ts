import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyLine } from "../../../src/web/live/verify-line.ts";
import { LANGUAGE_CODES } from "../../../src/words/languages.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, csrfIn, multipart, officeSite } from "../../set-up/sites/office-site.ts";

/** The example of the manual, in force from a day on. */
const example = (from: string) => readFileSync("examples/edition.json", "utf8").replace("2027-01-01", from);

describe("an edition of the office's own", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const page = "/en/office/editions";
  const adopt = async (text: string, user = "ada") => {
    const csrf = csrfIn((await site.who(user).get(page)).body);
    const fields = { csrf, action: "adopt-edition", form: "adopt-edition", reason: "decided by the board" };
    const sent = multipart(fields, { name: "edition", bytes: Buffer.from(text) });
    return site.who(user).ask({ method: "POST", url: page, ...sent });
  };

  test("only who keeps the office sees the page and adopts one", async () => {
    expect((await site.who("ada").get(page)).body).toContain("No edition of its own yet");
    expect((await site.who("olle").get(page)).statusCode).toBe(403);
    expect((await adopt(example("2026-10-02"), "olle")).statusCode).toBe(403);
  });

  test("a file with faults is turned down, naming line and path of each", async () => {
    const { statusCode, body } = await adopt(example("2026-10-02").replace('"rating": 1000', '"rating": 0'));
    expect(statusCode).toBe(400);
    expect(alertIn(body)).toContain("13: rules.floor.new.rating (0)");
    expect(alertIn((await adopt(example("2026-10-01"))).body)).toContain("already published");
  });

  test("withdrawn by a form, with a reason, it is gone and the journal says why", async () => {
    expect((await adopt(example("2026-10-02"))).statusCode).toBe(303);
    const form = { action: "withdraw-edition", form: "withdraw-edition-northland-2027", edition: "northland-2027" };
    expect((await site.who("ada").get(page)).body).toContain("Withdraw the edition: Northland rating rules 2027");
    expect((await site.who("ada").send(page, { ...form, reason: "too <early>" })).statusCode).toBe(303);
    expect((await site.who("ada").get(page)).body).toContain("No edition of its own yet");
    expect((await site.visitor().get("/en/regulations/northland-2027")).statusCode).toBe(404);
    const journal = (await site.who("ada").get("/en/office/journal")).body;
    expect(journal).toMatch(/Northland rating rules 2027, adopted for tournaments from .* on, withdrawn/);
    expect(journal).toContain("too &lt;early>");
    expect(alertIn((await site.who("ada").send(page, { ...form, reason: "again" })).body)).toContain("northland-2027");
  });

  test("adopted by a form, it stands on the timeline, by itself and beside its base, in every language", async () => {
    expect((await adopt(example("2026-10-02"))).statusCode).toBe(303);
    expect((await site.who("ada").get(page)).body).toContain("Northland Chess Federation");
    for (const language of LANGUAGE_CODES) {
      const regulations = (await site.visitor().get(`/${language}/regulations`)).body;
      expect(regulations).toContain(
        `<a href="/${language}/regulations/northland-2027">Northland rating rules 2027</a>`,
      );
      const own = (await site.visitor().get(`/${language}/regulations/northland-2027`)).body;
      for (const part of ["Northland Chess Federation", "Half of our school players", "1000", "§ 3.1"])
        expect(own).toContain(part);
      const beside = (
        await site.visitor().get(`/${language}/regulations/compare?a=fide-standard-2025-10&b=northland-2027`)
      ).body;
      expect(beside).toContain("Half of our school players");
      expect(beside.match(/<mark class="differs">/g)?.length).toBeGreaterThan(5);
    }
    expect((await site.visitor().get("/api/v1/regulations/northland-2027")).json()).toMatchObject({
      id: "northland-2027",
      before: "fide-standard-2025-10",
      own: { issuedBy: "Northland Chess Federation", base: "fide-standard-2025-10" },
    });
    expect((await site.visitor().get("/edition.schema.json")).json()).toMatchObject({ type: "object" });
    expect((await site.visitor().get("/sitemap/en/pages.xml")).body).toContain("/regulations/northland-2027");
  });

  test("calculators go by it from its first day on, and offer it by name", async () => {
    const ask = async (query: string) => (await site.visitor().get(`/api/v1/calculators/k?${query}`)).json();
    const facts = "rating=2100&gamesBefore=25&highest=2100&birth=1990-01-01&forList=2026-12";
    const [before, after] = [await ask(`${facts}&on=2026-10-01`), await ask(`${facts}&on=2026-10-15`)];
    expect([before.edition, after.edition]).toEqual(["fide-standard-2025-10", "northland-2027"]);
    expect(after.answer).not.toBe(before.answer);
    const named = await ask(`${facts}&edition=northland-2027`);
    expect([named.edition, named.answer]).toEqual(["northland-2027", after.answer]);
    const shown = (await site.visitor().get("/en/calculators/k")).body;
    expect(shown).toContain('<option value="northland-2027">Northland rating rules 2027</option>');
    expect(shown).toContain("Half of our school players");
  });

  test("the list that it makes is explained under its name, and the journal says who adopted it and why", async () => {
    await close(ledger);
    await publish(ledger, "standard-2026-11");
    const explained = (await site.visitor().get("/en/players/1000106/standard-2026-11")).body;
    expect(explained).toContain("hypothetical opponents rated 1600");
    // A browser that makes the line again must be given the edition, which no register has.
    const { rating } = (await site.visitor().get("/api/v1/players/1000106/standard-2026-11")).json();
    const inputs = (await site.visitor().get("/api/v1/players/1000106/standard-2026-11/inputs")).json();
    expect([verifyLine(inputs, "1000106").rating, rating]).toEqual([rating, expect.any(Number)]);
    expect(verifyLine({ ...inputs, adopted: [] }, "1000106").rating).not.toBe(rating);
    const tournament = (await site.visitor().get("/en/tournaments/2026-0001")).body;
    expect(tournament).toContain("Northland rating rules 2027");
    const journal = (await site.who("ada").get("/en/office/journal")).body;
    expect(journal).toContain("Northland rating rules 2027 adopted for tournaments that start on or after");
    expect(journal).toContain("decided by the board");
    expect(alertIn((await adopt(example("2026-12-02"))).body)).toContain("can no longer be replaced");
    expect((await site.who("ada").get(page)).body).not.toContain("Withdraw the edition");
  });
});
