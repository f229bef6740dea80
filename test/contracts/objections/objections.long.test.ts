import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addDays, day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { inboxMessages } from "../../../src/ledger/queries/notifications/messages.ts";
import { putSubscription } from "../../../src/ledger/queries/notifications/recipients.ts";
import { changeUser } from "../../../src/periods/accounts.ts";
import { previewCorrection } from "../../../src/periods/lists/correct/correct-next.ts";
import { correctionsPending } from "../../../src/periods/lists/correct/corrections-pending.ts";
import { receiveObjection } from "../../../src/periods/objections/objections.ts";
import { previewRuling } from "../../../src/periods/objections/preview-ruling.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { notifier } from "../../../src/server/notifications/notifier.ts";
import type { NotificationSettings } from "../../../src/server/notifications/settings.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { close, publish, withOctober, withSecondOfOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, entriesIn, type Place, tablesOf } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";
import { mailServer } from "../../set-up/sites/receivers.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const SITE = "https://ratings.example";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** An objection from the form of the public to the decision, with everybody who is told. */
describe.each(contractEngines())("objections, %s", (engine, newPlace) => {
  let place: Place;
  let ledger: Ledger;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let post: Awaited<ReturnType<typeof mailServer>>;
  let settings: NotificationSettings;
  let [tournament, second, status] = ["", "", ""];
  beforeAll(async () => {
    place = await newPlace();
    ledger = await begun(place);
    tournament = await withOctober(ledger);
    second = await withSecondOfOctober(ledger);
    post = await mailServer();
    settings = { mail: { server: post.address, from: "office@ratings.example", site: SITE }, privateWebhooks: true };
    site = await officeSite(ledger, SITE_CATALOGUES, { notifications: settings });
    await changeUser(acting(ledger), "ada", { email: "ada@example.org" });
    for (const [player, email, confirmed] of [
      [1000101, "ida@example.org", 1],
      [1000102, "bela@example.org", 1],
      [1000102, "unconfirmed@example.org", null],
      [1000103, "ewa@example.org", 1],
    ] as const)
      await putSubscription(ledger.db, { id: email, email, language: "sv", player, made: 1, confirmed });
    await tick();
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
    await post.stop();
  });

  const tick = async (): Promise<void> => {
    const { today, now } = site.context;
    const failed = (error: unknown): never => {
      throw error;
    };
    const telling = notifier({ ledger, settings, catalogues: SITE_CATALOGUES, today, now, failed });
    await telling.tick();
    await telling.stop();
  };
  const game = () => ({ tournament, round: "1", white: "1000101", black: "1000102" });
  const send = (url: string, fields: Readonly<Record<string, string>> = {}) =>
    site.app.inject({ method: "POST", url, payload: String(new URLSearchParams(fields)), headers: FORM });
  const linkIn = (text: string): string =>
    (text.split(/\s/).find((word) => word.startsWith(`${SITE}/en/objection`)) ?? "").slice(SITE.length);
  const mailsTo = (to: string) => post.mails.filter((mail) => mail.to === to);
  const kinds = async () => (await entriesIn(ledger)).map(({ kind }) => kind);

  test("come by a form, and are recorded once the address is confirmed; the arbiter is asked", async () => {
    const form = await site.app.inject(`/en/object?${new URLSearchParams(game())}`);
    expect(form.body).toContain("Lakeside Open: Round 1, Öster, Ida – Nagy, Béla");
    expect((await site.app.inject("/en/object?tournament=x")).statusCode).toBe(400);
    const fields = { ...game(), name: "Béla Nagy", email: "bela@example.org", text: "It was a draw." };
    expect(alertIn((await send("/en/object", { ...fields, text: " " })).body)).toBeDefined();
    expect((await send("/en/object", { ...fields, round: "9" })).statusCode).toBe(404);
    const before = (await ledger.head()).sequence;
    expect((await send("/en/object", fields)).body).toContain("Check your mail");
    expect((await ledger.head()).sequence).toBe(before);
    await tick();
    status = linkIn(mailsTo("bela@example.org").at(-1)?.text ?? "");
    expect((await site.app.inject(status)).body).toContain("Send to the office");
    const answers = await Promise.all([send(status), send(status)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await kinds()).slice(before)).toEqual(["objection-received", "question-asked"]);
    expect((await site.app.inject(status)).body).toContain("answers by 15 Dec 2026");
    expect((await site.app.inject(status.replace(/sign=../, "sign=xx"))).statusCode).toBe(410);
    const line = JSON.stringify((await entriesIn(ledger)).at(-2));
    expect(line).not.toContain("bela@example.org");
  });

  test("are on the to-do list and in the inbox of those who decide", async () => {
    await tick();
    expect(mailsTo("ada@example.org").map(({ headers }) => headers.subject)).toContain("Objection 1");
    const [newest] = await inboxMessages(ledger.db, { type: "user", id: "ada" }, 10);
    expect(newest?.facts).toMatchObject({ objection: 1, tournament });
    const home = await site.who("ada").get("/en/office");
    expect(home.body).toContain('href="/en/office/objections/1"');
    expect((await site.who("arne").get("/en/office/objections/1")).statusCode).toBe(403);
    expect((await site.who("rut").get("/en/office/objections")).body).toContain("Béla Nagy");
  });

  test("the players of the game are told where there is a confirmed address, and objectors only once", async () => {
    const [mail, ...others] = mailsTo("ida@example.org");
    expect(others).toEqual([]);
    expect(mail?.text).toContain("ett parti som Öster, Ida spelade i Lakeside Open");
    expect(mail?.text).toContain(`${SITE}/sv/tournaments/${tournament}`);
    expect(mail?.text).toContain(`${SITE}/sv/stop-mails`);
    expect(mail?.text).not.toMatch(/Béla|draw/);
    expect(mailsTo("bela@example.org")).toHaveLength(1);
    for (const email of ["unconfirmed@example.org", "ewa@example.org"]) expect(mailsTo(email)).toEqual([]);
  });

  test("have a link beside every game of the tournament's page, if mails can be sent", async () => {
    const { body } = await site.app.inject(`/en/tournaments/${tournament}`);
    const [, link] = /href="(\/en\/object\?[^"]*)"/.exec(body) ?? [];
    expect(link).toBe(`/en/object?${String(new URLSearchParams(game())).replaceAll("&", "&amp;")}`);
    expect(body).toContain('aria-label="Object: Round 1, Öster, Ida – Nagy, Béla"');
    expect((await site.app.inject(link!.replaceAll("&amp;", "&"))).statusCode).toBe(200);
    const without = await siteOver(ledger);
    expect((await without.app.inject(`/en/tournaments/${tournament}`)).body).not.toContain("/en/object?");
    await without.app.close();
  });

  test("before publication, the office sees what a ruling would change for the players", async () => {
    const before = (await ledger.head()).sequence;
    const page = await site.who("ada").get("/en/office/objections/1?counts=no");
    expect(page.body).toContain("If the ruling is made:");
    const { stdout } = await commandsAt(ledger)("objections preview 1 --counts no --json");
    const sheet = JSON.parse(stdout);
    expect(sheet).toMatchObject({ list: "standard-2026-11", against: 0 });
    expect(sheet.lines.map(({ player }: { player: string }) => player)).toEqual(["1000101", "1000102"]);
    for (const { gamesBefore, gamesAfter } of sheet.lines) expect(gamesBefore - gamesAfter).toBe(1);
    expect((await ledger.head()).sequence).toBe(before);
  });

  test.runIf(engine === "PostgreSQL")("the effect is seen while somebody else holds the chain", async () => {
    const held: { release?: () => void } = {};
    const holding = ledger.append(
      { by: "somebody", dryRun: true },
      ({ next }) => new Promise<void>((release) => void next().then(() => Object.assign(held, { release }))),
    );
    await vi.waitUntil(() => held.release !== undefined);
    try {
      expect((await previewRuling(ledger, { objection: 1, counts: false })).lines).toHaveLength(2);
    } finally {
      held.release?.();
      await holding;
    }
  });

  test("after publication, it sees the difference of the published list, and decides by a ruling", async () => {
    await close(ledger, "2026-11-01");
    await publish(ledger, "standard-2026-11");
    const sheet = JSON.parse((await commandsAt(ledger)("objections preview 1 --json")).stdout);
    expect(sheet).toMatchObject({ list: "standard-2026-11", version: 2, against: 1 });
    expect(sheet.lines.map(({ player }: { player: string }) => player)).toContain("1000102");
    const decided = await site.who("ada").send("/en/office/objections/1", {
      ...{ action: "decide-objection", form: "decide-objection", objection: "1", upheld: "yes", counts: "no" },
      ...{ reason: "The scoresheets show an agreed draw.", on: "2026-11-15" },
    });
    expect(decided.statusCode).toBe(303);
    expect((await kinds()).slice(-2)).toEqual(["game-ruled", "objection-decided"]);
    expect(await correctionsPending(ledger.db)).toMatchObject([{ list: "standard-2026-11", tournament }]);
    expect((await previewCorrection(ledger, "standard-2026-11")).lines).toEqual(sheet.lines);
    expect((await commandsAt(ledger)('objections decide 1 --rejected --reason "Again"')).stderr).toContain("already");
    await tick();
    const decisions = mailsTo("bela@example.org").filter(({ headers }) => headers.subject === "Objection 1 decided");
    expect(decisions.map(({ text }) => linkIn(text))).toEqual([status]);
    expect(mailsTo("bela@example.org").filter(({ text }) => text.includes("invändning mot"))).toEqual([]);
    const told = mailsTo("ida@example.org").filter(({ text }) => text.includes("Kontoret har bifallit"));
    expect(told).toHaveLength(1);
    const page = (await site.app.inject(status)).body;
    expect(page).toContain("the objection is upheld");
    expect(page).toContain("The scoresheets show an agreed draw.");
  });

  test("to a line of a list are decided without a ruling, and only within the term", async () => {
    const run = commandsAt(ledger);
    const line = "--list standard-2026-11 --player 1000103 --name Ewa --text Wrong";
    const published = day((await entriesIn(ledger)).find(({ kind }) => kind === "list-published")!.time.slice(0, 10));
    const late = await run(`objections receive ${line} --on ${addDays(published, 61)}`);
    expect([late.status, late.stderr]).toEqual([3, expect.stringContaining("The time to object ended on")]);
    expect((await run(`objections receive ${line} --on ${addDays(published, 60)}`)).status).toBe(0);
    expect((await run("objections preview 2")).stderr).toContain("about a line of a list");
    expect((await run("objections receive --list standard-2026-11 --player 1 --name A --text B")).status).toBe(3);
    expect((await run("objections receive --list standard-2026-11 --name A --text B")).status).toBe(2);
    const answer = await run(
      `objections decide 2 --rejected --reason "The games are right." --on ${addDays(published, 61)}`,
    );
    expect([answer.status, answer.stderr]).toEqual([0, ""]);
    await tick();
    const told = mailsTo("ewa@example.org").filter(({ text }) => text.includes("raden för Luczak, Ewa"));
    expect(told.map(({ text }) => text.includes("avslagit")).sort()).toEqual([false, true]);
    for (const { text } of told) expect(text).toContain("/sv/players/1000103/standard-2026-11");
    const { stdout } = await run("objections list");
    expect(stdout).toMatch(/2 +Luczak, Ewa on the standard list of November 2026 .*rejected/);
    expect(stdout).toMatch(/1 +Lakeside Open: Round 1.*upheld/);
  });

  test("follow from the journal alone, and persons are erased from them", async () => {
    const before = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(before);
    const request = { tournament: second, round: 1, white: "1000102", black: "1000101" };
    const about = { subject: request, on: day("2026-11-15"), name: "Nagy, Béla", text: "Nagy, Béla won." };
    await receiveObjection(acting(ledger), about);
    await erasePersons(acting(ledger), { players: ["1000102"], reason: "Asked for it" });
    const lines = JSON.stringify((await entriesIn(ledger)).filter(({ kind }) => kind.startsWith("objection")));
    expect(lines).not.toMatch(/Nagy|Béla Nagy/);
    expect(await ledger.db.selectFrom("objector").selectAll().execute()).toEqual([]);
    expect((await ledger.verify()).faults).toEqual([]);
  });
});
