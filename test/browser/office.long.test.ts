import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { listOfSix, SIX, SWISS } from "../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../set-up/offices/offices.ts";
import { addPeople, ONE_TIME, OWN, signIn } from "../set-up/offices/people.ts";
import { bytesOf } from "../set-up/offices/tournaments.ts";
import { openSite, type Site } from "./browsing.ts";

describe("people at work in the office", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Site;
  const windows: Record<string, Page> = {};
  /** A list is made once this has come, so that what a page shows meanwhile depends on no clock. */
  let mayBeMade: Promise<void> = Promise.resolve();
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix("standard"), "2026-10-01");
    await addPeople(ledger);
    site = await openSite({
      ...ledger,
      appendPrepared: async (...given) => {
        await mayBeMade;
        return ledger.appendPrepared(...given);
      },
    });
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  /** Everybody has a browser of his own, in which he stays signed in. */
  const who = async (user: string): Promise<Page> => {
    const page = windows[user] ?? (await site.visitor());
    if (windows[user] === undefined) await signIn(page, user);
    windows[user] = page;
    return page;
  };
  const recorded = (page: Page) =>
    page
      .getByRole("status")
      .filter({ hasText: /\(journal entry \d+\)\.$/ })
      .waitFor();
  // The report names one player without his number: nobody knows yet who he is.
  const people = SIX.map((person) => (person.name === "Nagy, Béla" ? { ...person, id: null } : person));
  const report = Buffer.from(
    bytesOf({ people, games: SWISS, start: day("2026-10-05"), facts: { type: "Individual: Swiss-System" } }),
  );
  const broken = Buffer.from(report.toString("latin1").replace(/(001 {4}1.*)w 1/, "$1w ?"), "latin1");
  const file = (buffer: Buffer) => ({ name: "lake.trf", mimeType: "text/plain", buffer });
  let tournament = "";
  const at = () => `/en/office/tournaments/${tournament}`;

  test("an arbiter comes with a one-time password, which opens nothing until he has chosen his own", async () => {
    const page = await site.visitor();
    await page.goto("/en/office");
    expect(page.url()).toMatch(/\/en\/sign-in$/);
    await page.getByLabel("User name").fill("arne");
    await page.getByLabel("Password").fill(ONE_TIME);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("heading", { name: "Choose a password" }).waitFor();
    await page.goto("/en/office/tournaments/new");
    expect(page.url()).toMatch(/\/en\/password$/);
    await page.getByLabel("Current or one-time password").fill(ONE_TIME);
    await page.getByLabel("New password").fill(OWN);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Signed in as arne, arbiter.").waitFor();
    windows.arne = page;
  });

  test("he registers a tournament", async () => {
    const page = await who("arne");
    await page.getByRole("link", { name: "Register a tournament" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Lakeside Open");
    await page.getByLabel("federation").fill("SWE");
    await page.getByLabel("Start", { exact: true }).fill("2026-10-05");
    await page.getByLabel("End", { exact: true }).fill("2026-10-09");
    await page.getByLabel("rate of play").fill("90 min + 30 sec per move");
    await page.getByLabel("Arbiter 1", { exact: true }).fill("Nyberg, Ada");
    await page.getByRole("button", { name: "Register" }).click();
    const heading = page.getByRole("heading", { level: 1, name: "Lakeside Open" });
    await heading.waitFor();
    tournament = /\(([^)]+)\)/.exec((await heading.textContent()) ?? "")?.[1] ?? "";
    expect(await page.locator("time[datetime='2026-10-05']").first().textContent()).toBe("5 Oct 2026");
  });

  test("his report is checked before it goes, and turned down with what is wrong, line by line", async () => {
    const page = await who("arne");
    await page.goto(`${at()}/report`);
    await page.setInputFiles("input[type=file]", file(broken));
    await page.locator(".file .line.error").first().waitFor(); // nothing has been sent yet
    await page.getByText(/Ratings from /).waitFor(); // with K of the office, not with a guess
    const line = await page.locator(".file .line.error").first().getAttribute("data-line");
    expect(await page.getByRole("link", { name: line ?? "none", exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("alert").filter({ hasText: "lake.trf has errors, shown below" }).waitFor();
  });

  test("one that is too large is turned down with that sentence alone", async () => {
    const page = await who("arne");
    await page.goto(`${at()}/report`);
    await page.setInputFiles("input[type=file]", file(Buffer.alloc(7 * 1024 * 1024, " ")));
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("alert").getByText("The file or form is too large.", { exact: true }).waitFor();
    await page.goto(`${at()}/report`);
  });

  test("the mended one goes with a sign of how far it is, and is answered by a receipt to be printed", async () => {
    const page = await who("arne");
    await page.setInputFiles("input[type=file]", file(report));
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/report", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("progressbar").waitFor();
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    go();
    await page.getByRole("heading", { name: "Receipt" }).waitFor();
    expect(page.url()).toMatch(/\/receipt\/0$/);
    await page.emulateMedia({ media: "print" });
    expect(
      await page.locator("header.site nav, nav.tabs, footer.site, .no-print").filter({ visible: true }).count(),
    ).toBe(0);
    expect(await page.getByText("Unmatched players: 2 Nagy, Béla").isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
  });

  test("the officer asks, and matches the player from the candidates; the arbiter answers", async () => {
    const olle = await who("olle");
    await olle.goto(at());
    await olle.getByText("Ask the arbiter", { exact: true }).click();
    await olle.getByLabel("Question").fill("Who is player 2?");
    await olle.getByRole("button", { name: "Ask" }).click();
    await recorded(olle);
    await olle.getByRole("radio", { name: /^1000102 Nagy, Béla/ }).check();
    const matching = olle.locator("form").filter({ has: olle.getByRole("radio") });
    await matching.getByLabel("Reason").fill("The arbiter told us.");
    await olle.getByRole("button", { name: "Match" }).click();
    await recorded(olle);
    expect(await olle.getByText("Unmatched players").count()).toBe(0);
    const arne = await who("arne");
    await arne.goto("/en/office");
    await arne.getByText("Who is player 2?").waitFor();
    await arne.goto(at());
    await arne.getByLabel("Your answer").fill("The one from Lakeside.");
    await arne.getByRole("button", { name: "Answer" }).click();
    await arne.getByText("The one from Lakeside.").waitFor();
  });

  test("the administrator admits it, rules, closes while the page tells how far it is, and reviews", async () => {
    const page = await who("ada");
    await page.goto(at());
    await page.getByText("Decision on the registration").click();
    const registration = page.locator("#decide-on-registration");
    await registration.getByLabel("Decision").selectOption("yes");
    await registration.getByLabel("Reason").fill("The mail was lost.");
    await registration.getByRole("button").click();
    await recorded(page);
    await page.getByText("Decision on the tournament").click();
    const ruling = page.locator("#rule-on-tournament");
    await ruling.getByLabel("Decision").selectOption("yes");
    await ruling.getByLabel("Reason").fill("It came in time after all.");
    await ruling.getByRole("button").click();
    await recorded(page);
    await page.goto("/en/office/periods");
    let go = (): void => undefined;
    mayBeMade = new Promise((resolve) => {
      go = resolve;
    });
    await page.getByRole("button", { name: "Close the period" }).click();
    await page.getByRole("progressbar", { name: "Closing the period" }).waitFor();
    go();
    await page.getByRole("heading", { name: "Standard list of November 2026" }).waitFor({ timeout: 60_000 });
    const row = (name: string) => page.getByRole("row").filter({ hasText: name });
    expect(await row("unexplained").textContent()).toContain("0.00");
    await row("New, Nina").waitFor();
  });

  test("nothing is public before it is confirmed a second time", async () => {
    const page = await who("ada");
    const isPublic = async () => (await page.request.get("/api/v1/lists/standard-2026-11")).status();
    await page.getByRole("link", { name: "Publish …" }).click();
    await page.getByRole("heading", { name: "Publish the standard list of November 2026?" }).waitFor();
    expect(await isPublic()).toBe(404);
    await page.getByRole("button", { name: /^Publish the list with the sha-256 [0-9a-f]{12}/ }).click();
    await page.locator(".tag", { hasText: "published" }).waitFor();
    expect(await isPublic()).toBe(200);
  });

  test("what comes afterwards is looked at, confirmed, and goes to the next list", async () => {
    const page = await who("ada");
    await page.goto(at());
    await page.getByText(/^Choose from/).click();
    await page.getByRole("link", { name: /^round 1, Öster, Ida/ }).click();
    const ruling = page.locator("#rule-on-game");
    expect(await ruling.getByLabel("White's ID").inputValue()).toBe("1000101");
    await ruling.getByLabel("Reason").fill("They agreed the game beforehand.");
    await ruling.getByRole("button").click();
    await recorded(page);
    await page.getByRole("link", { name: "Corrections" }).click();
    await page.getByRole("link", { name: "Standard list of November 2026" }).click();
    await page.getByRole("button", { name: "Preview changes" }).click();
    const changed = page.getByRole("row").filter({ hasText: "Öster, Ida" });
    await changed.waitFor({ timeout: 60_000 });
    expect(await changed.textContent()).toMatch(/2105.*2100/);
    await page.getByLabel("Reason").fill("A game that was agreed");
    await page.getByRole("button", { name: "Continue …" }).click();
    await page.getByRole("heading", { name: "Correct the standard list of November 2026?" }).waitFor();
    await page.getByRole("button", { name: "Correct it in the next list" }).click();
    await page
      .getByText(
        "No changes to published lists are waiting. Late reports and decisions that affect a published list appear here.",
      )
      .waitFor({ timeout: 60_000 });
  });

  test("the journal tells of every step, and who took it", async () => {
    const page = await who("rut");
    await page.goto("/en/office/journal");
    for (const [what, by] of [
      [/Tournament Lakeside Open .*registered/, "arne"],
      ["Report of Lakeside Open", "arne"],
      [/UTC.*olle.*uestion 1 about Lakeside Open/s, "olle"],
      ["Player 2 of Lakeside Open", "olle"],
      ["Answer to question 1", "arne"],
      ["Registration of Lakeside Open", "ada"],
      ["by decision of the office", "ada"],
      ["Published: Standard list", "ada"],
      ["Round 1 of Lakeside Open", "ada"],
      ["goes to the next list", "ada"],
    ] as const) {
      const row = page.getByRole("row").filter({ hasText: what }).first();
      expect([what, await row.textContent()]).toEqual([what, expect.stringContaining(by)]);
    }
  });

  test("an auditor reads everything and can change nothing, by a button or by an address", async () => {
    const page = await who("rut");
    for (const path of [
      "",
      "/tournaments",
      `/tournaments/${tournament}`,
      "/periods",
      "/periods/standard-2026-11",
      "/users",
    ]) {
      const answer = await page.goto(`/en/office${path}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      expect([path, await page.locator("main form[method=post]").count()]).toEqual([path, 0]);
    }
    for (const path of ["/tournaments/new", `/tournaments/${tournament}/change`, `/tournaments/${tournament}/report`]) {
      const answer = await page.goto(`/en/office${path}`);
      expect([path, answer?.status()]).toEqual([path, 403]);
      await page.locator(".error-page").getByRole("heading", { name: "Bad request" }).waitFor();
      expect(await page.locator(".error-page").getByRole("link").count()).toBe(1);
    }
  });

  test("an arbiter sees nothing of another's tournament", async () => {
    const page = await who("asta");
    await page.goto("/en/office/tournaments");
    await page.getByText("No tournaments yet. Register one to see it here.").waitFor();
    expect((await page.goto(at()))?.status()).toBe(403);
    expect(await page.getByText("Lakeside Open").count()).toBe(0);
  });

  test("without scripts an arbiter signs in, registers and sends", async () => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await signIn(page, "arne", OWN);
    await page.goto("/en/office/tournaments/new");
    await page.getByLabel("Name", { exact: true }).fill("Quiet Open");
    await page.getByLabel("federation").fill("SWE");
    await page.getByLabel("Start", { exact: true }).fill("2026-11-01");
    await page.getByLabel("End", { exact: true }).fill("2026-11-05");
    await page.getByRole("button", { name: "Register" }).click();
    await page.getByRole("heading", { level: 1, name: "Quiet Open" }).waitFor();
    await page.getByRole("link", { name: "Send a report" }).click();
    await page.setInputFiles("input[type=file]", file(broken));
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("alert").filter({ hasText: "lake.trf has errors" }).waitFor();
    expect(await page.locator(".file .line.error").count()).toBeGreaterThan(0);
    await page.setInputFiles("input[type=file]", file(Buffer.from(bytesOf({ people: SIX, games: SWISS }))));
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("heading", { name: "Receipt" }).waitFor();
  });
});
