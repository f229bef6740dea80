import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import { changeUser } from "../../src/periods/accounts.ts";
import { addWebhook } from "../../src/server/notifications/by-hand.ts";
import { notifier } from "../../src/server/notifications/notifier.ts";
import { SITE_CATALOGUES } from "../../src/words/site.ts";
import { close, publish, withOctober } from "../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../set-up/offices/offices.ts";
import { addPeople, signIn } from "../set-up/offices/people.ts";
import { mailServer } from "../set-up/sites/receivers.ts";
import { lookedAt, openSite, type Site } from "./browsing.ts";

const FINE = { light: [], dark: [], overflow: 0 };

/** A player who found a mistake, and the office that answers. */
describe("an objection, before a browser", () => {
  const place = memoryPlace();
  let site: Site;
  let post: Awaited<ReturnType<typeof mailServer>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  let player: Page;
  const settings = () => ({
    mail: { server: post.address, from: "office@ratings.example", site: site?.address ?? "http://unknown.example" },
    privateWebhooks: true,
  });
  const tick = async (): Promise<void> => {
    const failed = (error: unknown): never => {
      throw error;
    };
    const today = () => day("2026-11-15");
    const options = { ledger, settings: settings(), catalogues: SITE_CATALOGUES, today, now: Date.now, failed };
    const telling = notifier(options);
    await telling.tick();
    await telling.stop();
  };
  const looked = lookedAt(false);
  const lastLink = (): string => /http:\/\/\S+objection\S+/.exec(post.mails.at(-1)?.text ?? "")?.[0] ?? "";

  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    await close(ledger, "2026-11-01");
    await publish(ledger, "standard-2026-11");
    post = await mailServer();
    site = await openSite(ledger, { notifications: settings() });
    await addPeople(ledger);
    await changeUser(acting(ledger), "ada", { email: "ada@example.org" });
    await addWebhook(ledger.db, "http://127.0.0.1:9/hook", { settings: settings(), now: Date.now() });
    player = await site.visitor();
    await tick();
  });
  afterAll(async () => {
    await site?.close();
    await post.stop();
    await ledger.close();
    await place.end();
  });

  test("is raised beside the game that it is about", async () => {
    await player.goto("/en/players/1000102/standard-2026-11");
    expect(await looked(player, "objection-explanation")).toEqual(FINE);
    await player.getByRole("link", { name: "Object to this game" }).first().click();
    await player.getByLabel("Your name").fill("Béla Nagy");
    await player.getByLabel("E-mail address").fill("bela@example.org");
    await player.getByLabel("What is wrong?").fill("The game was a draw: see the scoresheet.");
    expect(await looked(player, "objection-form")).toEqual(FINE);
    await player.getByRole("button", { name: "Send" }).click();
    await player.getByRole("heading", { name: "Check your mail" }).waitFor();
    await tick();
    await player.goto(lastLink());
    await player.getByRole("button", { name: "Send to the office" }).click();
    await player.getByText("answers by").waitFor();
    expect(await looked(player, "objection-status")).toEqual(FINE);
  });

  test("is raised from the page of the tournament, which lists the games", async () => {
    await player.goto("/en/players/1000102/standard-2026-11");
    await player.getByRole("link", { name: "Lakeside Open" }).first().click();
    await player.getByText("Round 1", { exact: true }).first().click();
    expect(await looked(player, "objection-games")).toEqual(FINE);
    await player.getByRole("link", { name: "Object: Round 1, Öster, Ida – Nagy, Béla" }).click();
    await player.getByText("Lakeside Open: Round 1, Öster, Ida – Nagy, Béla").waitFor();
  });

  test("is on the to-do list, shows its effect, and is decided", async () => {
    await tick();
    const page = await site.visitor();
    await signIn(page, "ada");
    await page.getByRole("link", { name: "Objection 1" }).first().click();
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("If the ruling is made:").waitFor();
    expect(await looked(page, "objection-effect")).toEqual(FINE);
    await page.getByLabel("Decision").selectOption("upheld");
    await page.locator("form[method=post]").getByLabel("Ruling on the game").selectOption("does not count");
    await page.getByLabel("Reason, which the objector reads").fill("The scoresheet shows a draw.");
    await page.getByRole("button", { name: "Decide" }).click();
    await page.getByText("Decision on an objection").first().waitFor();
    await page.goto("/en/office/inbox");
    expect(await looked(page, "objection-inbox")).toEqual(FINE);
    await page.getByRole("button", { name: "Mark as read" }).first().click();
    await page.getByRole("heading", { name: "Inbox" }).waitFor();
    await page.goto("/en/office/notifications");
    expect(await looked(page, "objection-notifications")).toEqual(FINE);
    await page.goto("/en/office/account");
    expect(await looked(page, "objection-account")).toEqual(FINE);
    await page.goto("/en/office/objections");
    expect(await page.locator("main").textContent()).toContain("upheld");
    await tick();
    await player.goto(lastLink());
    expect(await player.locator("main").textContent()).toContain("The scoresheet shows a draw.");
  });
});
