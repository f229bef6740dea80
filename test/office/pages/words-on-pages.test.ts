import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EDITIONS } from "../../../src/regulations/register.ts";
import { CALCULATORS } from "../../../src/web/calculators/calculate.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { idsOnPage, idsSaidIn } from "../../set-up/ids-said.ts";
import { nothingSaidIn } from "../../set-up/nothing-said.ts";
import { foreignTo } from "../../set-up/offices/foreign.ts";
import { begun, memoryPlace, OPENED } from "../../set-up/offices/offices.ts";
import { bytesOf } from "../../set-up/offices/tournaments.ts";
import { type Busy, busyOffice } from "../../set-up/processes/busy-office.ts";
import { marked } from "../../set-up/sites/marked.ts";
import { csrfIn, multipart, officeSite, PEOPLE, registrationForm } from "../../set-up/sites/office-site.ts";
import { filledIn, pagesIn } from "../../set-up/sites/routes.ts";

const EXAMPLE_SOURCE = JSON.parse(readFileSync("examples/tariff.json", "utf8")).source;

describe("every word on every page is of the catalogue", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let busy: Busy;
  const byMachine: string[] = [];
  let foreign: Awaited<ReturnType<typeof foreignTo>>;
  beforeAll(async () => {
    ledger = await begun(place);
    busy = await busyOffice(ledger);
    site = await officeSite(ledger, [marked(SITE_CATALOGUES[0], byMachine)]);
    await site
      .who("ada")
      .send("/en/office/account", { action: "make-token", label: "A program of ours", scope: "all", days: "90" });
    // What the requests of tests call themselves stands among the browsers of the account.
    const told = [
      "A program of ours",
      "Bank 17",
      "Example tariff (invented)",
      EXAMPLE_SOURCE,
      "lightMyRequest",
      "eva",
      "o",
      "zzz",
      OPENED.name,
      ...Object.keys(PEOPLE),
    ];
    foreign = await foreignTo(ledger, told);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const values = (): Readonly<Record<string, string>> => ({
    ...{ player: "1000101", list: busy.published, kind: "standard", edition: "fide-standard-2025-10" },
    ...{
      calculator: "change",
      tournament: busy.waiting,
      part: "0",
      code: "SWE",
      upload: "0".repeat(64),
      date: "2026-11-01",
      period: "2026-11",
      payer: "SWE",
      objection: "1",
    },
  });
  const looked = async (url: string, user = "ada"): Promise<void> => {
    const { body, headers, statusCode } = await site.who(user).get(url);
    // Long work that has ended sends on to where it led.
    if (statusCode === 303) return looked(String(headers.location), user);
    expect.soft({ url, foreign: foreign(body) }).toEqual({ url, foreign: [] });
    expect.soft({ url, nothing: nothingSaidIn(body) }).toEqual({ url, nothing: [] });
    expect.soft({ url, ids: idsOnPage(body) }).toEqual({ url, ids: [] });
  };

  test("on every page that the server has", async () => {
    const pages = pagesIn(site.app, "en");
    expect(pages.length).toBeGreaterThan(30);
    const query: Readonly<Record<string, string>> = {
      "/en/office/corrections/:list/confirm": "?way=next&reason=They%20agreed%20the%20game%20beforehand.",
      "/en/regulations/compare": "?a=fide-standard-2024-03&b=fide-standard-2025-10",
      "/en/office/periods/:list/publish": "",
      "/en/players": "?name=o",
    };
    for (const path of pages) {
      const own = path.endsWith("/publish") ? { ...values(), list: busy.draft } : values();
      await looked(`${filledIn(path, own)}${query[path] ?? ""}`);
    }
  });

  test("in every state that a page can be in", async () => {
    const games = "opponent=2350&score=1&opponent=1850&score=0.5";
    for (const path of [
      ...CALCULATORS.map((name) => `calculators/${name}?rating=1900&k=20&games=9&${games}`),
      ...CALCULATORS.map((name) => `calculators/${name}?rating=1900`),
      "calculators/change?rating=abc&opponent=1&score=1",
      "players?name=zzz",
      "players/1000106",
      "players/1000106/standard-2026-11",
      "players/1000101/so-far/standard",
      "players/1000101/standard-2026-10",
      "players/99",
      `lists/${busy.published}?federation=NOR`,
      "lists/standard-1999-01",
      "lists/standard?after=x",
      "tournaments?name=zzz",
      `tournaments/${busy.rated}`,
      "nothing",
      `office/periods/${busy.draft}`,
      "office/periods/standard-2026-10",
      "office/corrections/standard-2026-10",
      `office/tournaments/${busy.rated}`,
      `office/tournaments/${busy.rated}?round=1&white=1000101&black=1000102`,
      `office/tournaments/${busy.rated}/receipt/0`,
      "office/journal?kind=user-added",
      "office/journal?before=1",
      "office/account?done=3",
    ])
      await looked(`/en/${path}`);
    for (const user of Object.keys(PEOPLE)) {
      await looked("/en/office", user);
      await looked("/en/office/tournaments", user);
      await looked("/en/office/users", user);
    }
    for (const edition of EDITIONS) await looked(`/en/regulations/${edition.id}`);
  });

  test("in what forms answer", async () => {
    const told = async (path: string, form: Record<string, string>, page = path) => {
      const { body, statusCode, headers } = await site.who("ada").send(`/en/${path}`, form, `/en/${page}`);
      if (statusCode === 303) return looked(String(headers.location));
      expect.soft({ path, foreign: foreign(body) }).toEqual({ path, foreign: [] });
    };
    const at = `office/tournaments/${busy.waiting}`;
    await told("sign-in", { user: "Nobody, Here", password: "guess" });
    await told("password", { old: "guess", password: "guess" });
    await told("office/tournaments/new", registrationForm({ name: " " }));
    await told("office/tournaments/new", registrationForm({ start: "2026-12-05", end: "2026-12-01" }));
    await told("office/users", { action: "add-user", user: "eva", role: "officer", federation: "NOR" });
    await told("office/users", { action: "add-user", user: "eva", role: "officer", federation: "NOR" });
    await told("office/periods", { action: "close-period", kind: "rapid", date: "" });
    await told(at, { action: "nonsense" });
    await told(`office/corrections/${busy.published}`, { action: "preview-correction", list: busy.published });
    await told(at, { action: "ask-question", tournament: busy.waiting, text: "They agreed the game beforehand." });
    const csrf = csrfIn((await site.who("ada").get(`/en/${at}/report`)).body);
    for (const bytes of [Buffer.from("no report"), brokenReport(), new Uint8Array(6 * 1024 * 1024)]) {
      const fields = { csrf, action: "send-report", form: "send-report", tournament: busy.waiting };
      const form = multipart(fields, { name: "report.trf", bytes });
      const { body } = await site.who("ada").ask({ method: "POST", url: `/en/${at}/report`, ...form });
      expect.soft(foreign(body)).toEqual([]);
    }
  });

  test("while something takes long", async () => {
    const form = { action: "preview-correction", list: busy.published };
    let seen = 0;
    // It may be over before anybody looks: then it is asked for again.
    for (let attempt = 0; attempt < 50 && seen === 0; attempt++) {
      let isDone = false;
      const sent = site
        .who("ada")
        .send(`/en/office/corrections/${busy.published}`, form)
        .finally(() => {
          isDone = true;
        });
      while (!isDone) {
        await new Promise((resolve) => setTimeout(resolve, 2));
        const { body, statusCode } = await site.who("ada").get("/en/office/work");
        if (statusCode !== 200 || !body.includes('http-equiv="refresh"')) continue;
        seen += 1;
        expect(foreign(body)).toEqual([]);
      }
      await sent;
    }
    expect(seen).toBeGreaterThan(0);
  });

  test("no sentence has a day or a minus as a machine writes it", () => {
    expect([...new Set(byMachine)]).toEqual([]);
  });

  test("an id is missed where a name belongs, and not where somebody types it", () => {
    expect(idsOnPage("<h2>Correct <a>standard-2026-11</a></h2>")).toEqual(["Correct standard-2026-11"]);
    expect(idsOnPage("<p>Under fide-standard-2025-10.</p>")).toEqual(["Under fide-standard-2025-10."]);
    const typed = '<p>--list standard-2026-11</p><code>rapid-2026-11</code><td>fide-rapid-2024-12</td>"blitz-2026-11"';
    expect(idsOnPage(typed)).toEqual([]);
    expect(idsSaidIn("Review it with: lists review standard-2026-11\nstandard-2026-11  published")).toEqual([]);
    expect(idsSaidIn("standard-2026-11 is published.")).toHaveLength(1);
  });

  test("the mark is missed where a word comes from elsewhere", () => {
    expect(foreign('<p title="Open">⟦Lists⟧ 3</p>')).toEqual(['<p title="Open"> Open']);
    expect(foreign("<ul><li>⟦Lists⟧ standard</li></ul>")).toEqual(["<li> ⟦Lists⟧ standard"]);
    expect(foreign("<p>Nagy, Béla, ⟦rated⟧ 1900</p>")).toEqual([]);
  });
});

const brokenReport = (): Uint8Array =>
  Buffer.from(
    Buffer.from(bytesOf())
      .toString("latin1")
      .replace(/(001 {4}1.*)w 1/, "$1w ?"),
    "latin1",
  );
