import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { listOfSix, SIX, SWISS } from "../../set-up/offices/lists.ts";
import { acting, begun, entriesIn, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { bytesOf } from "../../set-up/offices/tournaments.ts";
import { alertIn, csrfIn, multipart, officeSite, registrationForm } from "../../set-up/sites/office-site.ts";

describe("a tournament's life through the office's pages", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix(), "2026-10-01");
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  /** Sends a form of a page and goes where it leads; what takes long is waited for. */
  const act = async (user: string, path: string, fields: Record<string, string>) => {
    const sent = await site.who(user).send(`/en/office/${path.split("?")[0]}`, fields, `/en/office/${path}`);
    let { location } = sent.headers;
    if (sent.statusCode !== 303) throw new Error(`${sent.statusCode} ${alertIn(sent.body)}`);
    while (location === "/en/office/work") {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { headers, body } = await site.who(user).get(location);
      if (headers.location === undefined) expect(body).toContain('http-equiv="refresh"');
      location = headers.location ?? location;
    }
    return site.who(user).get(String(location));
  };
  const at = () => `tournaments/${tournament}`;
  // One player without a number: nobody knows yet who he is.
  const people = SIX.map((person) => (person.name === "Nagy, Béla" ? { ...person, id: null } : person));
  const facts = { type: "Individual: Swiss-System" };
  const report = bytesOf({ people, games: SWISS, start: day("2026-10-05"), facts });
  const upload = async (user: string, bytes: Uint8Array, more: Record<string, string> = {}) => {
    const url = `/en/office/${at()}/report`;
    const csrf = csrfIn((await site.who(user).get(url)).body);
    const form = multipart(
      { csrf, action: "send-report", form: "send-report", tournament, ...more },
      { name: "lake.trf", bytes },
    );
    return site.who(user).ask({ method: "POST", url, ...form });
  };

  test("an arbiter registers, and sees what waits", async () => {
    const dates = { start: "2026-10-05", end: "2026-10-09" };
    const page = await act("arne", "tournaments/new", registrationForm(dates));
    expect(page.body).toContain("Lakeside Open");
    tournament = /Lakeside Open \(([^)]+)\)/.exec(page.body)?.[1] ?? "";
    const home = (await site.who("arne").get("/en/office")).body;
    expect(home).toContain("Late registrations");
    expect(home).toContain("Outstanding reports");
  });

  test("what is no report is turned down with what is wrong in it", async () => {
    const broken = Buffer.from(
      Buffer.from(report)
        .toString("latin1")
        .replace(/(001 {4}1.*)w 1/, "$1w ?"),
      "latin1",
    );
    const { statusCode, body } = await upload("arne", broken);
    expect(statusCode).toBe(422);
    // What is shown below it counts itself: also what only rating the report brings to light.
    expect(alertIn(body)).toContain("lake.trf has errors, shown below");
    expect(body).toContain('class="line error"');
    expect((await upload("arne", Buffer.from("no report"))).statusCode).toBe(400);
    expect((await upload("arne", new Uint8Array())).statusCode).toBe(400);
    expect((await upload("arne", report, { csrf: "forged" })).statusCode).toBe(403);
    expect((await upload("asta", report)).statusCode).toBe(403);
    const large = await upload("arne", new Uint8Array(6 * 1024 * 1024));
    expect([large.statusCode, alertIn(large.body)]).toEqual([413, "The file or form is too large."]);
  });

  test("the arbiter sends the report and gets a receipt", async () => {
    const sent = await upload("arne", report);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/en/office/${at()}/receipt/0`]);
    const { body } = await site.who("arne").get(String(sent.headers.location));
    expect(body).toContain("sha-256");
    expect(body).toContain("Nagy, Béla");
  });

  test("the officer asks, the arbiter answers", async () => {
    await act("olle", at(), { action: "ask-question", tournament, text: "Who is player 2?" });
    expect((await site.who("arne").get("/en/office")).body).toContain("Who is player 2?");
    const answer = { action: "answer-question", tournament, question: "1", text: "The one from Lakeside." };
    expect((await act("arne", at(), answer)).body).toContain("The one from Lakeside.");
  });

  test("the officer matches the player, the arbiter may not", async () => {
    const match = { action: "match-player", tournament, startNumber: "2", choice: "1000102", reason: "" };
    const { body } = await site.who("olle").get(`/en/office/${at()}`);
    expect(body).toMatch(/<input type="radio" name="choice" value="1000102"/);
    expect(body).toContain("In the report");
    await expect(act("arne", at(), match)).rejects.toThrow("403");
    await expect(act("olle", at(), { ...match, choice: "nobody" })).rejects.toThrow("400"); // a reason is missing
    expect((await act("olle", at(), match)).body).not.toContain("Unmatched players");
  });

  test("the administrator admits it and rules that it is rated", async () => {
    const reason = "the mail was lost";
    await act("ada", at(), { action: "decide-on-registration", tournament, admitted: "yes", reason });
    const ruled = { action: "rule-on-tournament", tournament, rated: "yes", article: "", reason };
    expect((await act("ada", at(), ruled)).body).toContain("by decision of the office");
    await expect(act("ada", at(), ruled)).rejects.toThrow("409");
  });

  test("the administrator closes the period, reviews and publishes what was reviewed", async () => {
    const review = await act("ada", "periods", { action: "close-period", kind: "standard", date: "" });
    expect(review.body).toContain("New, Nina");
    expect(review.body).toMatch(/1 tournament · \d+ player results/);
    const page = "periods/standard-2026-11/publish";
    const { body } = await site.who("ada").get(`/en/office/${page}`);
    const sha256 = /name="sha256" value="([0-9a-f]{64})"/.exec(body)?.[1] ?? "";
    expect(body).toContain(`Publish the list with the sha-256 ${sha256.slice(0, 12)}`);
    const form = { action: "publish-list", list: "standard-2026-11", sha256 };
    await expect(act("ada", page, { ...form, sha256: "0".repeat(64) })).rejects.toThrow("409");
    expect((await act("ada", page, form)).body).toContain("published");
    expect((await site.visitor().get("/api/v1/lists/standard-2026-11")).statusCode).toBe(200);
    await expect(act("ada", page, form)).rejects.toThrow();
  });

  const list = "standard-2026-11";
  const ruleOn = (white: string, black: string) =>
    act("ada", at(), {
      ...{ action: "rule-on-game", tournament, round: "1", white, black },
      ...{ counts: "no", article: "", reason: "they agreed the game beforehand" },
    });

  test("what came after publication is corrected on the next list, after a look at the difference", async () => {
    await ruleOn("1000101", "1000102");
    expect((await site.who("ada").get("/en/office/corrections")).body).toContain(list);
    const preview = await act("ada", `corrections/${list}`, { action: "preview-correction", list });
    expect(preview.body).toContain("Öster, Ida");
    const reason = "a game that was agreed";
    const confirm = `corrections/${list}/confirm?way=next&reason=${encodeURIComponent(reason)}`;
    expect((await site.who("ada").get(`/en/office/${confirm}`)).body).toContain(reason);
    await act("ada", confirm, { action: "correct-next-list", list, reason });
    expect((await site.who("ada").get("/en/office/corrections")).body).toContain("No changes");
  });

  test("B3: a confirmation never shows the sheet of a correction before it, nor one made before the last entry", async () => {
    await ruleOn("1000104", "1000105");
    const confirm = async () =>
      (await site.who("ada").get(`/en/office/corrections/${list}/confirm?way=reopen&reason=again`)).body;
    expect(await confirm()).not.toContain("<table");
    expect(await confirm()).toContain("notice warn");
    await act("ada", `corrections/${list}`, { action: "preview-correction", list });
    expect(await confirm()).toContain("<table");
    await addFederation(acting(ledger), { code: "DEN", name: "Denmark", status: "member" });
    expect(await confirm()).not.toContain("<table");
    expect((await site.who("ada").get(`/en/office/corrections/${list}`)).body).not.toContain("Before");
  });

  test("or the list is reopened, as a new version", async () => {
    const reason = "another game";
    await act("ada", `corrections/${list}/confirm?way=reopen&reason=again`, { action: "reopen-lists", list, reason });
    expect((await site.who("rut").get(`/en/office/periods/${list}`)).body).toContain("version 2");
  });

  test("every step is in the journal, with its user", async () => {
    const steps = (await entriesIn(ledger)).filter(({ by }) => by !== "Ada").map(({ kind, by }) => `${by} ${kind}`);
    expect(steps).toEqual([
      "arne tournament-registered",
      "arne report-received",
      "olle question-asked",
      "arne question-answered",
      "olle player-matched",
      "ada registration-ruled",
      "ada tournament-ruled",
      "ada list-closed",
      "ada list-published",
      "ada game-ruled",
      "ada correction-decided",
      "ada game-ruled",
      "ada list-closed",
      "ada list-published",
    ]);
    const { body } = await site.who("rut").get("/en/office/journal");
    expect(body).toContain("they agreed the game beforehand");
    expect(body).toMatch(
      /Published: <a class="mention" href="\/en\/office\/periods\/standard-2026-11">Standard list of November 2026<\/a>/,
    );
    const recent = /<h2>Recent activity<\/h2><ul>(.*?)<\/ul>/s;
    const [, items = ""] = recent.exec((await site.who("rut").get("/en/office")).body) ?? [];
    expect(items.match(/<li>/g)).toHaveLength(8);
    expect(items).toMatch(/^<li>Published: /);
    expect((await site.who("arne").get("/en/office")).body).not.toMatch(recent);
  });
});
