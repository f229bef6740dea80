import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "../../src/periods/accounts.ts";
import { catalogueOf } from "../../src/words/words.ts";
import { acting, begun, entriesIn, memoryPlace, oneTime } from "../set-up/offices/offices.ts";
import { bookBegun, SEASON_MEMBERS, withSeason } from "../set-up/sites/club-site.ts";
import { quickHash } from "../set-up/sites/passwords.ts";
import { filledIn, pagesIn } from "../set-up/sites/routes.ts";
import { siteOver } from "../set-up/sites/site.ts";
import { lookedAt, openSite, PLAIN, pictures, plainly, type Site } from "./browsing.ts";

/** What a Swedish keeper reads. */
const swedish = catalogueOf("sv");
const says = swedish.web.club;

/** A4 upright with margins of 12 mm, in points of a screen. */
const A4 = Math.floor(((210 - 24) / 25.4) * 96);

describe("the keeper of a club's book", () => {
  const places = [memoryPlace(), memoryPlace()] as const;
  let ledger: Awaited<ReturnType<typeof bookBegun>>;
  let federation: Awaited<ReturnType<typeof begun>>;
  let site: Site;
  let office: Awaited<ReturnType<typeof siteOver>>;
  let page: Page;
  let address = "";
  let token = "";
  beforeAll(async () => {
    ledger = await bookBegun(places[0]);
    await withSeason(ledger);
    site = await openSite(ledger, { book: { keeper: "Kim", club: null } });
    federation = await begun(places[1]);
    office = await siteOver(federation);
    address = await office.app.listen({ host: "127.0.0.1", port: 0 });
    token = await clubToken();
    page = await site.visitor({ locale: "sv-SE" });
  });
  afterAll(async () => {
    await site?.close();
    await office?.app.close();
    for (const each of [ledger, federation]) await each.close();
    for (const place of places) await place.end();
  });

  /** What the federation's office gave the club: an account and a token. */
  const clubToken = async (): Promise<string> => {
    const given = { user: "exempel", role: "club", federation: null, club: "exempel-sk" } as const;
    await addUser(acting(federation), given, oneTime(quickHash("given out once")));
    const visitor = office.visitor();
    await visitor.send("/en/sign-in", { user: "exempel", password: "given out once" });
    await visitor.send("/en/password", { old: "given out once", password: "a secret of the club" });
    const { body } = await visitor.send("/en/office/account", {
      action: "make-token",
      label: "the book",
      scope: "reports",
      days: "90",
    });
    return /<code class="hash">([^<]+)</.exec(body)?.[1] ?? "";
  };

  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");

  test("asks nobody outside: pages, scripts and styles come from this computer", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await page.getByRole("heading", { name: "Exempel SK" }).waitFor();
    expect(page.url()).toMatch(/\/sv\/club$/);
    expect(asked.filter((url) => !url.startsWith(site.address))).toEqual([]);
  });

  test("finds five entries in the menu of a phone, and the others on the first page", async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/sv/club");
    const entries = page.locator("nav.tabs a");
    expect(await entries.filter({ visible: true }).count()).toBe(5);
    const others = page.locator("ul.phone-only a");
    expect(await others.filter({ visible: true }).count()).toBe((await entries.count()) - 5);
    await page.setViewportSize(size);
    expect(await entries.filter({ visible: true }).count()).toBe(await entries.count());
    expect(await others.filter({ visible: true }).count()).toBe(0);
  });

  test("enters an evening of eight games by keyboard alone", async () => {
    await page.goto("/sv/club/evening");
    await page.locator(".evening-rows li").nth(1).waitFor({ state: "detached" }); // the form is alive
    expect(await focused()).toBe("day");
    await page.keyboard.type("08252026");
    await press("Enter");
    expect(await focused()).toBe("tournament");
    await press("Enter", "Enter", "Enter", "Enter");
    for (let board = 0; board < 8; board++) {
      const [white = "", black = ""] = SEASON_MEMBERS.slice(board * 2, board * 2 + 2);
      expect(await focused()).toBe(`white${board}`);
      // Who is typed by number appears by name.
      await page.keyboard.type(board === 2 ? String(board * 2 + 1) : white.slice(0, 3).toLowerCase());
      await press("Enter");
      if (board % 3 === 2) await press("ArrowDown", "ArrowDown");
      else await page.keyboard.type(board % 3 === 0 ? "1" : "0");
      await press("Enter");
      await page.keyboard.type(black.slice(0, 3).toLowerCase());
      await press("Enter");
    }
    const rows = page.locator(".evening-rows li");
    expect(await rows.count()).toBe(9);
    expect(await rows.nth(2).locator("input").first().inputValue()).toBe("Ek, Elin");
    await pictures(page, "club-evening-entered");
    await press("Enter"); // the empty row: on to the button
    await press("Enter");
    await page.getByText(swedish.office.kinds["club-games-entered"]).first().waitFor();
    const entry = (await entriesIn(ledger)).at(-1);
    expect(entry).toMatchObject({ kind: "club-games-entered", by: "Kim" });
    if (entry?.kind !== "club-games-entered") throw new Error("no games were entered");
    const { games } = entry.payload;
    expect(games.map(({ result }) => result)).toEqual([
      ...["1-0", "0-1", "1/2-1/2", "1-0", "0-1", "1/2-1/2", "1-0", "0-1"],
    ]);
    expect(new Set(games.map(({ begun: on, tournament }) => `${on} ${tournament}`))).toEqual(
      new Set(["2026-08-25 cup"]),
    );
  });

  test("sees what is wrong beside its row, and corrects a game", async () => {
    await page.goto("/sv/club/evening");
    await page.locator(".evening-rows li").nth(1).waitFor({ state: "detached" });
    await page.getByLabel(says.evening.white).first().fill("Ingen alls");
    await page.getByLabel(says.evening.result).first().selectOption("1-0");
    await page.getByLabel(says.evening.black).first().fill("Berg");
    await page.getByRole("button", { name: says.evening.enter }).first().click();
    await page.locator("#row-problem-0").waitFor();
    expect(await page.locator("#row-problem-0").textContent()).toContain("Ingen alls");
    await pictures(page, "club-evening-wrong");
    await page.goto("/sv/club/games/1");
    await page.getByText(says.games.change, { exact: true }).click();
    await page.getByLabel(says.evening.result).selectOption("1/2-1/2");
    await page.locator("#change-club-game").getByLabel(says.reason).fill("protokollet var felläst");
    await page.getByRole("button", { name: says.games.changeButton, exact: true }).click();
    await page.getByText(swedish.office.kinds["club-game-changed"]).waitFor();
    expect(await page.getByText("½–½").count()).toBeGreaterThan(0);
    expect(await page.locator(".derivation").count()).toBe(2);
  });

  test("closes the period with two proposals of passivity", async () => {
    await page.goto("/sv/club/closing");
    expect(await page.locator("fieldset").count()).toBe(2);
    await pictures(page, "club-proposals");
    const rut = page.getByRole("group", { name: "Qvist, Rut" });
    const sten = page.getByRole("group", { name: "Rask, Sten" });
    await rut.getByLabel(says.closing.decision).selectOption({ label: says.closing.choices.accept });
    await sten.getByLabel(says.closing.decision).selectOption({ label: says.closing.choices["let-go"] });
    await sten.getByLabel(says.closing.reason).fill("var sjuk hela året");
    await page.getByRole("button", { name: says.closing.button("").trim() }).click();
    await page.getByRole("heading", { level: 1, name: "Exempel SK" }).waitFor();
    const entry = (await entriesIn(ledger)).at(-1);
    expect(entry).toMatchObject({
      kind: "club-list-closed",
      payload: {
        ...{ period: "2026-09-01", version: 1 },
        decisions: [
          { member: 17, choice: "accept" },
          { member: 18, choice: "let-go" },
        ],
      },
    });
  });

  test("prints the list: the title, the table and what its marks mean, and nothing else", async () => {
    await page.goto("/sv/club/list");
    await page.emulateMedia({ media: "print" });
    await pictures(page, "club-list-print", [A4]);
    const right = await page
      .locator("main :is(td, th)")
      .evaluateAll((cells) => Math.max(...cells.map((cell) => Math.floor(cell.getBoundingClientRect().right))));
    expect(right).toBeLessThanOrEqual(A4);
    const heads = page.locator("main table").first().locator("thead th");
    expect(await heads.filter({ visible: true }).count()).toBe(await heads.count());
    for (const shown of ["h1", "main table", "main dl"])
      expect([shown, await page.locator(shown).first().isVisible()]).toEqual([shown, true]);
    expect(await page.locator("main table tbody tr:visible").count()).toBe(18);
    for (const hidden of ["nav", "form", "button", "a.button", ".tabs", "input"])
      expect([hidden, await page.locator(`${hidden}:visible`).count()]).toEqual([hidden, 0]);
    await page.emulateMedia({ media: "screen" });
  });

  test("sends it to an office beside", async () => {
    await page.getByLabel(says.list.to).fill(address);
    await page.locator("input[name=token]").fill(token);
    await page.getByRole("button", { name: says.list.send }).click();
    await page.getByText(says.list.sentTo(address, "15 nov. 2026")).waitFor();
    const received = (await entriesIn(federation)).at(-1);
    expect(received).toMatchObject({ kind: "club-list-received", payload: { club: "exempel-sk", members: 18 } });
  });

  test("sees what a change would do to the closed list, before it is made", async () => {
    await page.goto("/sv/club/games/2");
    await page.getByText(says.games.withdraw, { exact: true }).first().click();
    await page.locator("#withdraw-club-game").getByLabel(says.reason).fill("spelades aldrig");
    await page.locator("#withdraw-club-game button").click();
    await page.getByRole("alert").waitFor();
    expect(await page.locator("main tbody tr").count()).toBe(2);
    expect(await lookedAt(true)(page, "club-confirmation")).toEqual({ light: [], dark: [], overflow: 0 });
    await page.getByRole("link", { name: says.confirm.cancel }).click();
    await page.getByRole("heading", { name: says.games.title(2) }).waitFor();
    expect((await entriesIn(ledger)).at(-1)?.kind).toBe("club-list-sent");
  });

  test("enters games without scripts: a form of ten rows", async () => {
    const plain = await site.visitor({ locale: "sv-SE", javaScriptEnabled: false });
    await plain.goto("/sv/club/evening");
    expect(await plain.locator(".evening-rows li").count()).toBe(10);
    await plain.getByLabel(says.evening.white).nth(9).fill("1");
    await plain.getByLabel(says.evening.result).nth(9).selectOption("+-");
    await plain.getByLabel(says.evening.black).nth(9).fill("Berg");
    await plain.getByRole("button", { name: says.evening.enter }).first().click();
    await plain.getByText(swedish.office.kinds["club-games-entered"]).waitFor();
    expect(await plain.getByText(swedish.office.clubs.standings.walkover).count()).toBe(1);
  });

  /** Every page of the book that is open, with something on it. */
  const pages = (): readonly (readonly [path: string, address: string])[] =>
    pagesIn(site.app, "sv", "club")
      .filter((path) => !/open$|:format$/.test(path))
      .map((path) => [
        path,
        filledIn(path, { member: "1", game: "1", period: "2026-05-01", version: "1", format: "csv" }),
      ]);

  test("every page is there without scripts, on a desk and on a phone; what it has to send can be sent", async () => {
    for (const width of [1200, 360]) {
      const plain = await site.visitor({ javaScriptEnabled: false, viewport: { width, height: 900 } });
      for (const [path, target] of pages()) {
        await plain.goto(target);
        const forms = await plain.locator("form[method=post]").count();
        const buttons = await plain.locator("form[method=post]:has(button, input[type=submit])").count();
        expect
          .soft({ path, width, ...(await plainly(plain)), idle: forms - buttons })
          .toEqual({ path, width, ...PLAIN, idle: 0 });
      }
      await plain.context().close();
    }
  });

  test("enters a member without scripts", async () => {
    const plain = await site.visitor({ locale: "sv-SE", javaScriptEnabled: false });
    await plain.goto("/sv/club/members");
    await plain.getByText(says.members.enter, { exact: true }).click();
    const form = plain.locator("#enter-club-member");
    await form.getByLabel(says.members.name).fill("Ny, Nadja");
    await form.getByLabel(says.members.birth).fill("2000");
    await form.getByRole("button", { name: says.members.enterButton }).click();
    await plain.getByRole("link", { name: "Ny, Nadja" }).first().waitFor();
    expect((await entriesIn(ledger)).at(-1)?.kind).toBe("club-member-entered");
  });

  test("no page keeps anybody out, by light and by dark, and none is wider than a phone", async () => {
    for (const [path, target] of pages()) {
      await page.goto(target);
      if (path.endsWith(":member")) await page.locator(".chart path").waitFor();
      const found = await lookedAt(true)(page, path.replaceAll(/[/:]+/g, "-").slice(4));
      expect.soft({ path, ...found }).toEqual({ path, light: [], dark: [], overflow: 0 });
    }
  });
});
