import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { countByState, inboxMessages, retryMessages } from "../../../src/ledger/queries/notifications/messages.ts";
import { putChoice } from "../../../src/ledger/queries/notifications/recipients.ts";
import { addUser, changeUser } from "../../../src/periods/accounts.ts";
import { registerTournament } from "../../../src/periods/tournaments/register.ts";
import { askArbiter } from "../../../src/periods/tournaments/reports/questions.ts";
import { addWebhook } from "../../../src/server/notifications/by-hand.ts";
import { notifier } from "../../../src/server/notifications/notifier.ts";
import type { NotificationSettings } from "../../../src/server/notifications/settings.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, oneTime, type Place } from "../../set-up/offices/offices.ts";
import { FACTS, receive } from "../../set-up/offices/tournaments.ts";
import { mailServer, webhookReceiver } from "../../set-up/sites/receivers.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** People and programs are told what happens, each thing once, against a real mail server and a real receiver. */
export function notificationContract(engine: string, newPlace: () => Promise<Place>): void {
  describe(`notifications, ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    let post: Awaited<ReturnType<typeof mailServer>>;
    let hook: Awaited<ReturnType<typeof webhookReceiver>>;
    let secret = "";
    let time = Date.UTC(2026, 10, 15, 12);
    let today = "2026-11-15";
    let settings: NotificationSettings;
    const failures: unknown[] = [];

    const newNotifier = (own: NotificationSettings = settings) =>
      notifier({
        ...{ ledger, settings: own, catalogues: SITE_CATALOGUES, now: () => time, today: () => day(today) },
        failed: (error) => failures.push(error),
      });
    const tick = async (own?: NotificationSettings): Promise<void> => {
      const telling = newNotifier(own);
      await telling.tick();
      await telling.stop();
    };
    const as = (by: string) => ({ ...acting(ledger), appendOptions: { by, dryRun: false } });
    const ask = (tournament: string, text: string) => {
      time += MINUTE;
      return askArbiter(as("ada"), { tournament, on: day("2026-11-15"), text });
    };
    const mailsTo = (to: string) => post.mails.filter((mail) => mail.to === to);
    const subjects = (to: string) => mailsTo(to).map(({ headers }) => headers.subject);
    const calls = (type: string) => hook.calls.filter(({ body }) => JSON.parse(body).type === type);

    beforeAll(async () => {
      place = await newPlace();
      ledger = await begun(place);
      [post, hook] = [await mailServer(), await webhookReceiver()];
      const mail = { server: post.address, from: "office@ratings.example", site: "https://ratings.example" };
      settings = { mail, privateWebhooks: true };
      for (const [user, role] of [
        ["arne", "arbiter"],
        ["asta", "arbiter"],
        ["ada", "administrator"],
      ] as const) {
        await addUser(as("Ada"), { user, role, federation: null, club: null }, oneTime("x"));
        await changeUser(as("Ada"), user, { email: `${user}@example.org` });
      }
      await withOctober(ledger);
      ({ secret } = await addWebhook(ledger.db, hook.address, { settings, now: time }));
      const october = { ...FACTS, start: day("2026-10-12"), end: day("2026-10-14") };
      await registerTournament(as("arne"), { id: "2026-0009", on: day("2026-09-01"), facts: october });
      // What was recorded before the first time is told to nobody, but for what is due on the day.
      await tick();
      time += MINUTE;
    });
    afterAll(async () => {
      await ledger.close();
      await place.end();
      await post.stop();
      await hook.stop();
      expect(failures).toEqual([]);
    });

    test("a report that is due or overdue is told once, to its sender and then to the office too", async () => {
      expect(subjects("arne@example.org")).toEqual(["Report overdue: Lakeside Open (2026-0009)"]);
      expect(subjects("ada@example.org")).toEqual(["Report overdue: Lakeside Open (2026-0009)"]);
      await tick();
      today = "2026-11-16";
      await tick();
      expect(post.mails).toHaveLength(2);
      expect(calls("report-overdue")).toHaveLength(1);
      const soon = { ...FACTS, name: "Soon Open", start: day("2026-11-12"), end: day("2026-11-14") };
      await registerTournament(as("asta"), { id: "2026-0010", on: day("2026-10-20"), facts: soon });
      await tick();
      expect(subjects("asta@example.org")).toEqual([]);
      today = "2026-11-27";
      await tick();
      expect(subjects("asta@example.org")).toEqual([expect.stringMatching(/^Report due on .*: Soon Open/)]);
      expect(mailsTo("ada@example.org")).toHaveLength(1);
    });

    test("a question goes to the arbiter, with a link, and the same message is in the inbox", async () => {
      await ask("2026-0009", "Who is player 12?");
      await Promise.all([tick(), tick()]);
      await tick();
      const [mail, ...others] = mailsTo("arne@example.org").slice(1);
      expect(others).toEqual([]);
      expect(mail?.headers.subject).toBe("Question about Lakeside Open (2026-0009)");
      expect(mail?.text).toContain("https://ratings.example/en/office/tournaments/2026-0009");
      // What was asked is a private fact of the journal: the mail only leads to it.
      expect(mail?.text).not.toContain("player 12");
      expect(mail?.headers["message-id"]).toMatch(/^<[0-9a-f]{32}@ratings\.example>$/);
      expect(mail?.headers["list-unsubscribe"]).toMatch(/^<https:\/\/ratings\.example\/en\/stop-mails\?for=/);
      expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
      const [newest] = await inboxMessages(ledger.db, { type: "user", id: "arne" }, 10);
      expect([newest?.kind, newest?.state, newest?.read]).toEqual(["question-asked", "sent", null]);
      expect(mailsTo("asta@example.org")).toHaveLength(1);
    });

    test("a webhook call is signed, and has ids and no names", async () => {
      const [call, ...others] = calls("question-asked");
      expect(others).toEqual([]);
      const { headers, body = "" } = call ?? {};
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      const signed = `${headers?.["webhook-id"]}.${headers?.["webhook-timestamp"]}.${body}`;
      expect(headers?.["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
      expect(JSON.parse(body)).toEqual({
        type: "question-asked",
        timestamp: expect.stringMatching(/^2026-11-15T/),
        data: { entry: expect.any(Number), tournament: "2026-0009" },
      });
    });

    test("a registration that is late, and a report on hold, are told to those who must act", async () => {
      const late = { ...FACTS, name: "Late Open", start: day("2026-11-28"), end: day("2026-11-30") };
      await registerTournament(as("asta"), { id: "2026-0011", on: day("2026-11-27"), facts: late });
      const people = ["Una", "Ole", "Ulf", "Ove"].map((name) => ({ id: null, name: `Unknown, ${name}` }));
      await receive(ledger, "2026-0009", { people, start: day("2026-10-12") });
      await tick();
      expect(subjects("asta@example.org").slice(1)).toEqual(["Late registration: Late Open (2026-0011)"]);
      expect(subjects("arne@example.org").slice(2)).toEqual(["Report on hold: Lakeside Open (2026-0009)"]);
      expect(subjects("ada@example.org").slice(1).sort()).toEqual([
        "Late registration: Late Open (2026-0011)",
        "Report on hold: Lakeside Open (2026-0009)",
      ]);
    });

    test("people choose what comes by mail, and in which language; the inbox has everything", async () => {
      await putChoice(ledger.db, "asta", { language: "sv", off: ["question-asked"] });
      await putChoice(ledger.db, "arne", { language: "it", off: [] });
      await ask("2026-0010", "A question");
      await ask("2026-0009", "Another");
      const before = mailsTo("asta@example.org").length;
      await tick();
      expect(mailsTo("asta@example.org")).toHaveLength(before);
      expect(subjects("arne@example.org").at(-1)).toBe("Domanda su Lakeside Open (2026-0009)");
      const [newest] = await inboxMessages(ledger.db, { type: "user", id: "asta" }, 10);
      expect([newest?.kind, newest?.state]).toEqual(["question-asked", "inbox"]);
    });

    test("a new list is told to everybody but those who published it", async () => {
      await close(ledger, "2026-11-01");
      await publish(ledger, "standard-2026-11");
      await tick();
      for (const user of ["arne", "asta", "ada"])
        expect(mailsTo(`${user}@example.org`).at(-1)?.text).toContain("/lists/standard-2026-11");
      expect(mailsTo("asta@example.org").at(-1)?.text).toContain("https://ratings.example/sv/lists/");
      expect(calls("list-published")).toHaveLength(1);
    });

    test("what fails is tried again later and later, and is shown as failed in the end", async () => {
      hook.answerWith(...Array.from({ length: 9 }, () => 500));
      post.refuse(451);
      await ask("2026-0009", "Third");
      const [mails, asked] = [post.mails.length, calls("question-asked").length];
      await tick();
      expect([post.mails.length, calls("question-asked").length]).toEqual([mails, asked]);
      await tick();
      expect(post.mails).toHaveLength(mails);
      time += MINUTE;
      await tick();
      expect(post.mails).toHaveLength(mails + 1);
      for (let hours = 0; hours < 80; hours += 1) {
        time += HOUR;
        await tick();
      }
      expect((await countByState(ledger.db)).failed).toBe(1);
      expect(await retryMessages(ledger.db, time, null)).toBe(1);
      await tick();
      expect(calls("question-asked")).toHaveLength(asked + 1);
      expect((await countByState(ledger.db)).failed).toBe(0);
    });

    test("an address that the mail server refuses for good is not tried again", async () => {
      post.refuse(550);
      await ask("2026-0009", "Fourth");
      const before = post.mails.length;
      await tick();
      time += 100 * HOUR;
      await tick();
      expect(post.mails).toHaveLength(before);
      expect((await countByState(ledger.db)).failed).toBe(1);
      await retryMessages(ledger.db, time, null);
      await tick();
      expect(post.mails).toHaveLength(before + 1);
    });

    test("a webhook in a private network is refused unless the office allows it, and no redirect is followed", async () => {
      hook.answerWith(302);
      await ask("2026-0009", "Fifth");
      const before = calls("question-asked").length;
      await tick();
      expect(calls("question-asked")).toHaveLength(before);
      time += MINUTE;
      await tick({ ...settings, privateWebhooks: false });
      expect(calls("question-asked")).toHaveLength(before);
      time += 5 * MINUTE;
      await tick();
      expect(calls("question-asked")).toHaveLength(before + 1);
    });

    test("without a mail server everything is in the inbox", async () => {
      await ask("2026-0009", "Sixth");
      const before = post.mails.length;
      await tick({ mail: null, privateWebhooks: true });
      expect(post.mails).toHaveLength(before);
      const [newest] = await inboxMessages(ledger.db, { type: "user", id: "arne" }, 10);
      expect([newest?.kind, newest?.state]).toEqual(["question-asked", "inbox"]);
    });
  });
}
