import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { addUser } from "../../src/periods/accounts.ts";
import { openOffice } from "../../src/periods/office.ts";
import { SIX, SWISS } from "../set-up/offices/lists.ts";
import { acting, listText, memoryPlace, oneTime } from "../set-up/offices/offices.ts";
import { ONE_TIME, signIn } from "../set-up/offices/people.ts";
import { bytesOf } from "../set-up/offices/tournaments.ts";
import { quickHash } from "../set-up/sites/passwords.ts";
import { openSite, type Site } from "./browsing.ts";

/** Clicks from the sign-in form to a published list; more would be a step back. */
const CLICKS_MAX = 30;

describe("from an empty office to its first published list, in the browser alone", () => {
  const place = memoryPlace();
  let ledger: Ledger;
  let site: Site;
  let page: Page;
  let clicks = 0;
  beforeAll(async () => {
    ledger = await place.open();
    await openOffice(acting(ledger), { name: "", zone: "UTC", federation: null });
    const account = { user: "ada", role: "administrator", federation: null, club: null } as const;
    await addUser(acting(ledger), account, oneTime(quickHash(ONE_TIME)));
    site = await openSite(ledger);
    page = await site.visitor();
    await signIn(page, "ada");
    clicks += 2; // signing in, and choosing a password
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  const click = async (on: Locator): Promise<void> => {
    clicks += 1;
    await on.click();
  };
  const button = (name: string | RegExp) => page.getByRole("main").getByRole("button", { name });
  const link = (name: string | RegExp) => page.getByRole("main").getByRole("link", { name });
  const recorded = () =>
    page
      .getByRole("status")
      .filter({ hasText: /\(journal entry \d+\)\.$/ })
      .waitFor();
  /** Opens a step from the office's home, where everything before it is marked as done. */
  const step = async (name: string, done: number): Promise<void> => {
    await click(page.getByRole("link", { name: "To do" }));
    await page.getByRole("heading", { name: "First steps" }).waitFor();
    expect(await page.locator(".steps li.done").count()).toBe(done);
    await click(link(name));
  };

  test("step 1: the federation, and the office's name", async () => {
    await step("Set the office's name, time zone, federation and logo", 0);
    const adding = page.locator("#add-federation");
    await adding.getByLabel("Code").fill("SWE");
    await adding.getByLabel("Name").fill("Sweden");
    await click(button("Add federation"));
    await recorded();
    await page.getByLabel("Name of the office").fill("Lakeside rating office");
    await page.getByLabel("Time zone").fill("Europe/Stockholm");
    await page.locator("select[name=federation]").selectOption("SWE");
    await click(button("Save settings"));
    await recorded();
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
    await page.setInputFiles("input[name=logo]", {
      ...{ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) },
    });
    await click(button("Save logo"));
    await recorded();
    const shown = page.locator("header.site img");
    expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(8);
  });

  test("step 2: a published list to start from", async () => {
    await step("Import a rating list, or begin a list with nobody on it", 1);
    const known = SIX.filter(({ rating }) => rating !== undefined);
    const text = listText(known.map(({ id, name, rating = 0 }) => [id ?? 0, name, rating, 0] as const));
    await page.setInputFiles("input[type=file]", {
      ...{ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) },
    });
    await click(button("Preview changes"));
    await page.getByText("Standard list of November 2026").waitFor();
    await click(button("Import this list"));
    await recorded();
  });

  test("step 3: a colleague", async () => {
    await step("Add the people who work here", 2);
    await page.locator("#add-user").getByLabel("User name").fill("arne");
    await click(button("Add user and create a one-time password"));
    await page.getByText("This is shown only once. Write it down for arne:").waitFor();
  });

  test("step 4: a tournament of the office's federation, registered in time, and its report", async () => {
    await step("Register the first tournament", 3);
    await page.getByLabel("Name", { exact: true }).fill("Lakeside Open");
    expect(await page.getByLabel("Federation", { exact: true }).inputValue()).toBe("SWE");
    await page.getByLabel("Start", { exact: true }).fill("2026-11-09");
    await page.getByLabel("End", { exact: true }).fill("2026-11-13");
    await page.getByLabel("rate of play").fill("90 min + 30 sec per move");
    await page.getByLabel("Arbiter 1", { exact: true }).fill("Nyberg, Ada");
    await page.getByLabel("Date of the registration").fill("2026-10-25");
    await click(button("Register"));
    await page.getByRole("heading", { level: 1, name: "Lakeside Open" }).waitFor();
    await click(link("Send a report"));
    const facts = { type: "Individual: Swiss-System" };
    const buffer = Buffer.from(bytesOf({ people: SIX, games: SWISS, start: day("2026-11-09"), facts }));
    await page.setInputFiles("input[type=file]", { name: "lake.trf", mimeType: "text/plain", buffer });
    await click(button("Send"));
    await page.getByRole("heading", { name: "Receipt" }).waitFor();
  });

  test("the report's player whom nobody knows yet is added as reported", async () => {
    await click(link("Back to the tournament"));
    await click(page.getByText("Accept exact matches and reported IDs"));
    await page.locator("#add-reported-players").getByLabel("Reason").fill("Our first tournament");
    await click(button("Accept all"));
    await recorded();
    expect(await page.getByText("Unmatched players").count()).toBe(0);
  });

  test(`step 5: closed, reviewed and published, in at most ${CLICKS_MAX} clicks; the list shows the player`, async () => {
    await step("Close and publish the first list", 4);
    await click(page.getByLabel("before the closing date"));
    await click(button("Close the period"));
    await page.getByRole("row").filter({ hasText: "New, Nina" }).waitFor();
    await click(link("Publish …"));
    await click(page.getByLabel("before the closing date"));
    await click(button(/^Publish the list with the sha-256 /));
    await page.locator(".tag", { hasText: "published" }).waitFor({ timeout: 60_000 });
    expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
    await click(link("Public page"));
    for (const name of ["New, Nina", "Öster, Ida"]) await page.getByRole("row").filter({ hasText: name }).waitFor();
    await page.goto("/en/office");
    await page.getByText("Published: Standard list of December 2026.").waitFor();
    expect(await page.getByRole("heading", { name: "First steps" }).count()).toBe(0);
  });
});
