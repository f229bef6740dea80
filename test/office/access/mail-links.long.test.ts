import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { allChoices } from "../../../src/ledger/queries/notifications/recipients.ts";
import { changeUser } from "../../../src/periods/accounts.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { heldFacts } from "../../../src/periods/persons/held-facts.ts";
import { askArbiter } from "../../../src/periods/tournaments/reports/questions.ts";
import { accountByPassword } from "../../../src/server/access/sessions.ts";
import { notifier } from "../../../src/server/notifications/notifier.ts";
import type { NotificationSettings } from "../../../src/server/notifications/settings.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite, registrationForm } from "../../set-up/sites/office-site.ts";
import { mailServer } from "../../set-up/sites/receivers.ts";

const SITE = "https://ratings.example";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("links in mails", () => {
  const place = memoryPlace();
  let ledger: Ledger;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let post: Awaited<ReturnType<typeof mailServer>>;
  let settings: NotificationSettings;
  beforeAll(async () => {
    ledger = await begun(place);
    await withOctober(ledger);
    post = await mailServer();
    settings = { mail: { server: post.address, from: "office@ratings.example", site: SITE }, privateWebhooks: true };
    site = await officeSite(ledger, SITE_CATALOGUES, { notifications: settings });
    await changeUser(acting(ledger), "arne", { email: "arne@example.org" });
    await changeUser(acting(ledger), "ada", { email: "ada@example.org" });
    await tick();
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
    await post.stop();
  });

  const tick = async (): Promise<void> => {
    const { context } = site;
    const options = { ledger, settings, catalogues: SITE_CATALOGUES, today: context.today, now: context.now };
    const telling = notifier({
      ...options,
      failed: (error) => {
        throw error;
      },
    });
    await telling.tick();
    await telling.stop();
  };
  const send = (url: string, fields: Readonly<Record<string, string>> = {}) =>
    site.app.inject({ method: "POST", url, payload: String(new URLSearchParams(fields)), headers: FORM });
  /** The address of the last mail that begins with a path, without the site. */
  const linkIn = (text: string, path: string): string =>
    (text.split(/\s/).find((word) => word.startsWith(`${SITE}/en${path}`)) ?? "").slice(SITE.length);
  const last = () => post.mails.at(-1)!;

  test("a rating is subscribed to by an address that is confirmed, and unsubscribed without signing in", async () => {
    expect((await site.app.inject("/en/players/1000101")).body).toContain('action="/en/players/1000101/subscribe"');
    expect((await send("/en/players/1000101/subscribe", { email: "nonsense" })).statusCode).toBe(400);
    expect((await send("/en/players/9/subscribe", { email: "fan@example.org" })).statusCode).toBe(404);
    const foreign = { ...FORM, origin: "https://elsewhere.example" };
    const forged = await site.app.inject({
      method: "POST",
      url: "/en/players/1000101/subscribe",
      payload: "email=a%40b",
      headers: foreign,
    });
    expect(forged.statusCode).toBe(403);
    expect((await send("/en/players/1000101/subscribe", { email: "fan@example.org" })).body).toContain(
      "Check your mail",
    );
    await tick();
    expect(last().headers.subject).toMatch(/^Confirm: rating changes of|=\?UTF-8\?/);
    const confirm = linkIn(last().text, "/confirm");
    // Looking at the link confirms nothing: programs that check mails do that.
    expect((await site.app.inject(confirm)).body).toContain(">Confirm<");
    expect((await send(confirm.replace(/sign=../, "sign=xx"))).statusCode).toBe(410);
    expect(await ledger.db.selectFrom("subscription").select("confirmed").execute()).toEqual([{ confirmed: null }]);
  });

  test("a new list tells confirmed subscribers the new rating, and one request of a mail program stops it", async () => {
    await send("/en/players/1000102/subscribe", { email: "two@example.org" });
    await tick();
    const confirm = linkIn(last().text, "/confirm");
    expect((await send(confirm)).body).toContain("Address confirmed");
    const before = post.mails.length;
    await close(ledger, "2026-11-01");
    await publish(ledger, "standard-2026-11");
    await tick();
    const mails = post.mails.slice(before).filter(({ to }) => /fan|two/.test(to));
    expect(mails.map(({ to }) => to)).toEqual(["two@example.org"]);
    expect(mails[0]?.text).toMatch(
      /Nagy, Béla has the rating \d+ on the standard list of November 2026 \(before: 1900\)/,
    );
    const stop = linkIn(mails[0]?.text ?? "", "/stop-mails");
    expect((await send(stop, { "List-Unsubscribe": "One-Click" })).statusCode).toBe(200);
    expect(await ledger.db.selectFrom("subscription").select("email").execute()).toEqual([
      { email: "fan@example.org" },
    ]);
  });

  test("an account stops one kind of mail by its link", async () => {
    const form = registrationForm({ name: "Stop Open" });
    const { headers } = await site.who("arne").send("/en/office/tournaments/new", form);
    const tournament = /tournaments\/([\w-]+)/.exec(String(headers.location))?.[1] ?? "";
    const ask = () => askArbiter(acting(ledger), { tournament, on: day("2026-11-15"), text: "Why?" });
    await ask();
    await tick();
    const stop = linkIn(last().text, "/stop-mails");
    expect(last().headers["list-unsubscribe"]).toBe(`<${SITE}${stop}>`);
    expect((await site.app.inject(stop)).body).toContain("Stop these mails");
    expect((await allChoices(ledger.db)).get("arne")).toBeUndefined();
    expect((await send(stop, { "List-Unsubscribe": "One-Click" })).statusCode).toBe(200);
    expect((await allChoices(ledger.db)).get("arne")?.off).toEqual(["question-asked"]);
    const before = post.mails.length;
    await ask();
    await tick();
    expect(post.mails).toHaveLength(before);
    const inbox = await site.who("arne").get("/en/office/inbox");
    expect(inbox.body.match(/Question about Stop Open/g)).toHaveLength(2);
    expect(inbox.body).toContain("unread");
    await site.who("arne").send("/en/office/inbox", { action: "acknowledge-notifications", form: "x" });
    expect((await site.who("arne").get("/en/office/inbox")).body).not.toContain("unread");
    await site
      .who("arne")
      .send("/en/office/account", { action: "change-notifications", language: "sv", "question-asked": "yes" });
    const chosen = (await allChoices(ledger.db)).get("arne");
    expect([chosen?.language, chosen?.off.includes("question-asked")]).toEqual(["sv", false]);
  });

  test("a forgotten password: the same answer for everybody, a link that works once and not for long", async () => {
    const toAda = (): number => post.mails.filter(({ to }) => to === "ada@example.org").length;
    const mailsToAda = async (): Promise<number> => {
      await tick();
      return toAda();
    };
    const before = toAda();
    const known = await send("/en/forgotten-password", { user: "ada" });
    const unknown = await send("/en/forgotten-password", { user: "nobody" });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await expect.poll(mailsToAda).toBe(before + 1);
    const link = linkIn(last().text, "/new-password");
    expect((await site.app.inject(link)).body).toContain("Choose a new password");
    expect(alertIn((await send(link, { password: "short" })).body)).toContain("characters");
    expect((await site.who("ada").get("/en/office")).statusCode).toBe(200);
    const password = "nine wooden rooks, one king";
    expect((await send(link, { password })).headers.location).toBe("/en/sign-in");
    expect(await accountByPassword(ledger.db, "ada", password, { isKnownDevice: false, now: 0 })).toMatchObject({
      user: "ada",
    });
    // Every session has ended, and the link with it.
    expect((await site.who("ada").get("/en/office")).statusCode).toBe(303);
    expect((await send(link, { password })).statusCode).toBe(410);
    await send("/en/forgotten-password", { user: "ada" });
    await expect.poll(mailsToAda).toBe(before + 2);
    site.later(31 * 60_000);
    expect((await site.app.inject(linkIn(last().text, "/new-password"))).statusCode).toBe(410);
    for (let asked = 0; asked < 5; asked++) await send("/en/forgotten-password", { user: "ada" });
    expect(await mailsToAda()).toBeLessThanOrEqual(before + 4);
  });

  test("what is held of subscribers is exported with the player, and erased with them", async () => {
    const { tables } = await heldFacts(ledger.db, "1000101");
    expect(tables.subscription).toMatchObject([{ email: "fan@example.org", player: 1000101 }]);
    await erasePersons(acting(ledger), { players: ["1000101"], reason: "Asked for it" });
    expect(await ledger.db.selectFrom("subscription").select("email").execute()).toEqual([]);
  });
});
