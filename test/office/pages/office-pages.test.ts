import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { close, withOctober } from "../../set-up/offices/lists.ts";
import { begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite, registrationForm } from "../../set-up/sites/office-site.ts";

describe("the office's pages", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  /** Of the arbiter arne, in Sweden. */
  let own = "";
  /** Registered by the office itself, with a report and a draft. */
  let foreign = "";
  beforeAll(async () => {
    ledger = await begun(place);
    foreign = await withOctober(ledger);
    await close(ledger);
    site = await officeSite(ledger);
    const sent = await site.who("arne").send("/en/office/tournaments/new", registrationForm());
    own = /tournaments\/([^?]+)/.exec(String(sent.headers.location))?.[1] ?? "";
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  test("a page of the office and the public page of the same thing differ in their titles", async () => {
    const titleOf = async (url: string) => /<title>([^<]*)</.exec((await site.who("ada").get(url)).body)?.[1];
    const titles = await Promise.all(
      ["/tournaments", `/tournaments/${foreign}`, "/lists", "/office/tournaments", `/office/tournaments/${foreign}`]
        .concat("/office/periods", "/office")
        .map((path) => titleOf(`/en${path}`)),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  // In the order arne (arbiter, own), asta (another arbiter), olle (SWE), nora (NOR), ada, rut (auditor), klara (club).
  const USERS = ["arne", "asta", "olle", "nora", "ada", "rut", "klara"] as const;
  const PAGES: readonly (readonly [path: string, allowed: string])[] = [
    ["/office", "y y y y y y y"],
    ["/office/tournaments", "y y y y y y y"],
    ["/office/tournaments/new", "y y y y y n n"],
    ["/office/tournaments/OWN", "y n y n y y n"],
    ["/office/tournaments/OWN/change", "y n y n y n n"],
    ["/office/tournaments/OWN/report", "y n y n y n n"],
    ["/office/tournaments/FOREIGN", "n n y n y y n"],
    ["/office/tournaments/FOREIGN/receipt/0", "n n y n y y n"],
    ["/office/periods", "n n n n y y n"],
    ["/office/periods/standard-2026-11", "n n n n y y n"],
    ["/office/periods/standard-2026-11/publish", "n n n n y n n"],
    ["/office/corrections", "n n n n y y n"],
    ["/office/corrections/standard-2026-10", "n n n n y y n"],
    ["/office/corrections/standard-2026-10/confirm?way=next&reason=slip", "n n n n y n n"],
    ["/office/players", "n n y y y y n"],
    ["/office/players/duplicates", "n n y y y y n"],
    ["/office/settings", "n n n n y n n"],
    ["/office/work", "n n n n y n n"],
    ["/office/journal", "n n n n y y n"],
    ["/office/users", "n n n n y y n"],
    ["/office/account", "y y y y y y y"],
  ];
  for (const [path, allowed] of PAGES) {
    for (const [at, user] of USERS.entries()) {
      const isAllowed = allowed.split(" ")[at] === "y";
      test(`${user}: ${path}: ${isAllowed ? "allowed" : "refused"}`, async () => {
        const url = `/en${path.replace("OWN", own).replace("FOREIGN", foreign)}`;
        const { statusCode, headers, body } = await site.who(user).get(url);
        expect(statusCode).toBe(isAllowed ? 200 : 403);
        expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son[a-z]+=/);
        if (!isAllowed) return;
        expect(headers["cache-control"]).toBe("no-store");
        expect(body).toContain('name="robots" content="noindex"');
      });
    }
  }

  test("whoever is not signed in is asked to, and can do nothing", async () => {
    const guest = site.visitor();
    for (const [path] of PAGES) {
      const asked = `/en${path.replace("OWN", own).replace("FOREIGN", foreign)}`;
      const { statusCode, headers } = await guest.get(asked);
      const target = asked === "/en/office" ? "" : `?target=${encodeURIComponent(asked)}`;
      expect([statusCode, headers.location]).toEqual([303, `/en/sign-in${target}`]);
    }
    expect((await guest.send("/en/office/tournaments/new", registrationForm())).statusCode).toBe(401);
  });

  test("an auditor changes nothing: no page has a form, and none is taken", async () => {
    for (const path of ["tournaments/FOREIGN", "periods", "periods/standard-2026-11", "corrections", "users"]) {
      const url = `/en/office/${path.replace("FOREIGN", foreign)}`;
      expect((await site.who("rut").get(url)).body).not.toContain('name="action"');
    }
    const before = (await entriesIn(ledger)).length;
    const forms: readonly (readonly [string, Record<string, string>])[] = [
      [`tournaments/${foreign}`, { action: "rule-on-tournament", tournament: foreign, rated: "no", reason: "so" }],
      [`tournaments/${foreign}`, { action: "ask-question", tournament: foreign, text: "why" }],
      ["periods", { action: "close-period", kind: "standard" }],
      ["periods/standard-2026-11", { action: "discard-draft", list: "standard-2026-11", reason: "so" }],
      ["users", { action: "add-user", user: "someone", role: "administrator" }],
    ];
    for (const [path, form] of forms)
      expect((await site.who("rut").send(`/en/office/${path}`, form, "/en/office/account")).statusCode).toBe(403);
    expect((await entriesIn(ledger)).length).toBe(before);
  });

  test("nobody acts on what is another's", async () => {
    const form = registrationForm({ action: "change-registration", tournament: own, name: "Mine", reason: "so" });
    for (const user of ["asta", "nora", "klara"]) {
      const sent = await site.who(user).send(`/en/office/tournaments/${own}/change`, form, "/en/office/account");
      expect(sent.statusCode).toBe(403);
    }
    // The form of one's own tournament does not open another's.
    const other = { ...form, tournament: foreign };
    const sent = await site.who("arne").send(`/en/office/tournaments/${own}/change`, other);
    expect(sent.statusCode).toBe(403);
    // An officer gives no tournament to another federation, nor takes one.
    const abroad = await site.who("olle").send("/en/office/tournaments/new", registrationForm({ federation: "NOR" }));
    expect(abroad.statusCode).toBe(403);
    const away = { ...form, federation: "NOR" };
    expect((await site.who("olle").send(`/en/office/tournaments/${own}/change`, away)).statusCode).toBe(403);
  });

  test("a form without the secret of its page is refused", async () => {
    const forged = registrationForm({ csrf: "" });
    expect((await site.who("arne").send("/en/office/tournaments/new", forged)).statusCode).toBe(403);
  });

  test("what was turned down is shown with what was entered", async () => {
    const wrong = registrationForm({ name: "Harbour & Co Open", start: "2026-12-05", end: "2026-12-01" });
    const { statusCode, body } = await site.who("arne").send("/en/office/tournaments/new", wrong);
    expect(statusCode).toBe(400);
    expect(alertIn(body)).toContain("5 Dec 2026");
    expect(body).toContain('value="Harbour &amp; Co Open"');
    expect(body).toContain('value="Nyberg, Ada"');
    const missing = await site.who("arne").send("/en/office/tournaments/new", registrationForm({ name: " " }));
    expect([missing.statusCode, alertIn(missing.body)]).toEqual([400, expect.stringContaining("Name")]);
    const long = await site.who("arne").send("/en/office/tournaments/new", registrationForm({ name: "W".repeat(300) }));
    expect([long.statusCode, alertIn(long.body)]).toEqual([
      400,
      "Name: at most 200 characters are allowed; found 300.",
    ]);
  });

  test("only the office says that something came on another day", async () => {
    const earlier = registrationForm({ on: "2026-09-01" });
    expect((await site.who("arne").send("/en/office/tournaments/new", earlier)).statusCode).toBe(403);
    expect((await site.who("ada").send("/en/office/tournaments/new", earlier)).statusCode).toBe(303);
  });

  test("each sees the tournaments that are his", async () => {
    const seen = async (user: string) => (await site.who(user).get("/en/office/tournaments")).body;
    for (const [user, isOwnSeen, isForeignSeen] of [
      ["arne", true, false],
      ["asta", false, false],
      ["olle", true, true],
      ["nora", false, false],
      ["rut", true, true],
      ["klara", false, false],
    ] as const) {
      const body = await seen(user);
      expect([body.includes(`/tournaments/${own}"`), body.includes(`/tournaments/${foreign}"`)]).toEqual([
        isOwnSeen,
        isForeignSeen,
      ]);
    }
  });

  test("the journal goes on page by page and can be had by kind", async () => {
    const { body } = await site.who("rut").get("/en/office/journal?kind=user-added");
    expect(body).toContain("klara");
    expect(body).not.toContain("Lakeside");
    const before = await site.who("rut").get("/en/office/journal?before=3");
    expect(before.body).toContain("First page");
  });

  test("a report can be had as it came, by whoever sees the tournament", async () => {
    const url = `/en/office/tournaments/${foreign}/file/0/1`;
    expect((await site.who("arne").get(url)).statusCode).toBe(403);
    const { body, headers } = await site.who("rut").get(url);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${foreign}-0-1.trf"`);
    expect(body).toContain("012 Lakeside Open");
    expect((await site.who("rut").get(`/en/office/tournaments/${foreign}/file/0/9`)).statusCode).toBe(404);
  });

  test("a password that is given out is shown once", async () => {
    const added = { action: "add-user", form: "add-user", user: "eva", role: "officer", federation: "NOR" };
    const { statusCode, body } = await site.who("ada").send("/en/office/users", added);
    const password = /<code class="hash">([a-z0-9-]+)</.exec(body)?.[1] ?? "";
    expect([statusCode, password.length]).toEqual([200, 19]);
    expect((await site.who("ada").get("/en/office/users")).body).not.toContain(password);
    const eva = site.visitor();
    expect((await eva.send("/en/sign-in", { user: "eva", password })).statusCode).toBe(303);
    expect((await eva.get("/en/office")).headers.location).toBe("/en/password");
    const again = await site.who("ada").send("/en/office/users", added);
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain('value="eva"');
    const ended = { action: "end-user", user: "eva", reason: "left" };
    expect((await site.who("ada").send("/en/office/users", ended)).statusCode).toBe(303);
    expect((await eva.get("/en/office")).headers.location).toBe("/en/sign-in");
  });

  test("the metrics are the administrator's and name nobody", async () => {
    expect((await site.who("rut").get("/metrics")).statusCode).toBe(403);
    expect((await site.visitor().get("/metrics")).statusCode).toBe(401);
    const { statusCode, body } = await site.who("ada").get("/metrics");
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^http_requests_total\{status="200"\} \d+$/m);
    expect(body).toMatch(/^office_journal_entries \d+$/m);
    expect(body).not.toMatch(/ada|arne|Lakeside/);
  });
});
