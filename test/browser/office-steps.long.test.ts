import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { listOfSix, SIX } from "../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../set-up/offices/offices.ts";
import { addPeople, ONE_TIME, OWN, signIn } from "../set-up/offices/people.ts";
import { receive } from "../set-up/offices/tournaments.ts";
import { lookedAt, openSite, type Site } from "./browsing.ts";

/** A report of these has one player without a number: the arbiter knows who it is. */
const people = SIX.map((person) => (person.name === "Nagy, Béla" ? { ...person, id: null } : person));

describe("what is to be done next", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Site;
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix("standard"), "2026-10-01");
    await importText(acting(ledger), listOfSix("rapid"), "2026-10-01", { kind: "rapid" });
    await addPeople(ledger);
    site = await openSite(ledger);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await ledger.close();
    await place.end();
  });

  const known = new Set<string>();
  const signedIn = async (user: string, javaScriptEnabled: boolean): Promise<Page> => {
    const page = await site.visitor({ javaScriptEnabled });
    await signIn(page, user, known.has(user) ? OWN : ONE_TIME);
    known.add(user);
    return page;
  };
  const recorded = (page: Page) =>
    page
      .getByRole("status")
      .filter({ hasText: /\(journal entry \d+\)\.$/ })
      .waitFor();

  async function registered(page: Page, name: string): Promise<string> {
    await page.goto("/en/office/tournaments/new");
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Start", { exact: true }).fill("2026-11-20");
    await page.getByLabel("End", { exact: true }).fill("2026-11-24");
    await page.getByLabel("rate of play").fill("90 min + 30 sec per move");
    await page.getByLabel("Arbiter 1", { exact: true }).fill("Nyberg, Ada");
    await page.getByRole("button", { name: "Register" }).click();
    await page.getByText("Nothing to do until the tournament is over").waitFor();
    return new URL(page.url()).pathname.split("/").at(-1) ?? "";
  }

  test.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("the arbiter proposes a match, the officer confirms it: %s", async (name, scripts) => {
    const arbiter = await signedIn("arne", scripts);
    const tournament = await registered(arbiter, `Lakeside ${name}`);
    await receive(ledger, tournament, { people, start: day(scripts ? "2026-10-20" : "2026-10-24") });
    await arbiter.reload();
    await arbiter.getByRole("link", { name: "Say who the unknown players are" }).click();
    expect(arbiter.url()).toMatch(/#matching$/);
    await arbiter.getByRole("radio", { name: /1000102/ }).check();
    await arbiter.getByLabel("Remark for the office").fill("He showed his card.");
    await arbiter.getByRole("button", { name: "Propose" }).click();
    await recorded(arbiter);
    await arbiter.getByText("Nothing to do now: the office decides").waitFor();

    const officer = await signedIn("olle", scripts);
    await officer.goto("/en/office");
    expect(Number(await officer.locator("nav.tabs a[aria-current] .count").textContent())).toBeGreaterThan(0);
    const task = officer.locator("section", { hasText: "Answers and proposals from arbiters" });
    await task.getByText("He showed his card.").waitFor();
    await task.getByRole("link", { name: `Lakeside ${name}` }).click();
    await officer.getByRole("link", { name: "Match the players who are not known" }).click();
    await officer.getByText("The arbiter proposes: Nagy, Béla, 1000102.").waitFor();
    expect(await officer.getByRole("radio", { name: /1000102/ }).isChecked()).toBe(true);
    await officer.getByRole("button", { name: "Match", exact: true }).click();
    await recorded(officer);
    expect(await officer.locator("#matching").count()).toBe(0);
    // It was registered on a day that is late for its report.
    await officer.getByText("Nothing to do now: the office decides").waitFor();
    await officer.goto("/en/office");
    expect(await officer.getByText("He showed his card.").count()).toBe(0);
  });

  test.each([
    ["with scripts", true],
    ["without scripts", false],
  ])("users and months are chosen, not typed: %s", async (_, scripts) => {
    const page = await signedIn("ada", scripts);
    await page.goto("/en/office/users");
    await page.getByText("Add a user").click();
    const federation = page.locator("#add-user").getByLabel("Federation (for federation officers)");
    expect(await federation.inputValue()).toBe("SWE");
    expect(await federation.locator("option").count()).toBeGreaterThan(1);
    expect(await page.locator("#add-user input[name=club]").getAttribute("list")).toBe("known-clubs");
    await page.goto("/en/office/periods");
    await page.locator("input[type=month]").first().fill("2026-11");
    await page.locator("form:has(input[type=month]) select[name=kind]").first().selectOption("rapid");
    expect(await page.locator("input[type=month]").first().inputValue()).toBe("2026-11");
  });

  test("the API's page and a tournament with a next step can be used by everybody", async () => {
    const page = await signedIn("olle", true);
    const { tournament } = (await ledger.db.selectFrom("tournament").select("tournament").executeTakeFirst()) ?? {};
    for (const [name, path] of [
      ["office-next-step", `/en/office/tournaments/${tournament}`],
      ["office-to-do", "/en/office"],
      ["api", "/en/api"],
    ] as const) {
      await page.goto(path);
      expect([path, await lookedAt(true)(page, name)]).toEqual([path, { light: [], dark: [], overflow: 0 }]);
    }
  });

  test("a page of another site reads what is public, and nothing of the office", async () => {
    const elsewhere = createServer((_, answer) => answer.setHeader("content-type", "text/html").end("<p>elsewhere"));
    await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
    const page = await site.visitor();
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    const read = (path: string) =>
      page.evaluate(async (url) => {
        try {
          const answer = await fetch(url, { headers: { "if-none-match": '"none"' } });
          return answer.status;
        } catch {
          return "refused by the browser";
        }
      }, `${site.address}${path}`);
    expect(await read("/api/v1/lists")).toBe(200);
    expect(await read("/api/v1/players/99")).toBe(404);
    expect(await read("/files/standard-2026-10/1.csv")).toBe(200);
    for (const path of ["/api/v1/office/tasks/list", "/en/office", "/metrics"])
      expect([path, await read(path)]).toEqual([path, "refused by the browser"]);
    elsewhere.close();
  });

  test("the file of a combined list has the columns of its page", async () => {
    const page = await site.visitor({ javaScriptEnabled: false });
    await page.goto("/en/lists/standard-2026-10?kinds=all");
    expect(await page.getByRole("columnheader", { name: "Rapid" }).count()).toBe(1);
    const file = await page.getByRole("link", { name: "CSV", exact: true }).getAttribute("href");
    const [head = ""] = (await (await page.request.get(file ?? "")).text()).split("\r\n");
    expect(head.split(",")).toContain("rapid_rating");
  });
});
