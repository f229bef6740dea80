import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { OFFICE_ACTIONS } from "../../../src/server/actions.ts";
import { OPERATION_IDS, officePath } from "../../../src/server/api/operation-ids.ts";
import { type OfficeAction, RIGHTS } from "../../../src/server/rights.ts";
import { listOfSix, SIX, SWISS } from "../../set-up/offices/lists.ts";
import { acting, begun, entriesIn, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { bytesOf, FACTS } from "../../set-up/offices/tournaments.ts";
import { casesOf } from "../../set-up/share.ts";
import { officeSite, PEOPLE } from "../../set-up/sites/office-site.ts";

describe("the office's actions for programs", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  const tokens: Record<string, string> = {};
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix(), "2026-10-01");
    site = await officeSite(ledger);
    for (const user of Object.keys(PEOPLE)) {
      const made = await site
        .who(user)
        .send("/en/office/account", { action: "make-token", label: "a program", scope: "all", days: "90" });
      tokens[user] = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
    }
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const post = (user: string, action: string, payload: NonNullable<InjectOptions["payload"]>, headers = {}) =>
    site.app.inject({
      method: "POST",
      url: `/api/v1/office/${action}`,
      payload,
      headers: { authorization: `Bearer ${tokens[user]}`, ...headers },
    });
  /** Somebody who may. */
  const whoMay = (right: OfficeAction): string =>
    Object.entries(PEOPLE).findLast(([, { role }]) => RIGHTS[right][role] !== "none")?.[0] ?? "";
  // More is asked here than anybody asks at once.
  beforeEach(() => site.later(60_000));
  const facts = { ...FACTS, start: "2026-10-05", end: "2026-10-09", system: "swiss", city: null, arbiters: [] };

  test("a token opens what its user may do, and nothing else does", async () => {
    expect(
      (await site.app.inject({ method: "POST", url: "/api/v1/office/close-period", payload: { kind: "standard" } }))
        .statusCode,
    ).toBe(401);
    expect((await post("nobody", "close-period", { kind: "standard" })).statusCode).toBe(401);
    const cookie = await site
      .who("ada")
      .ask({ method: "POST", url: "/api/v1/office/close-period", payload: { kind: "standard" } });
    expect(cookie.statusCode).toBe(401);
  });

  test("a dry run records nothing", async () => {
    const before = (await entriesIn(ledger)).length;
    const { statusCode } = await post("arne", "register-tournament?dryRun=true", facts);
    expect(statusCode).toBe(200);
    expect((await entriesIn(ledger)).length).toBe(before);
  });

  test("the same actions as on the pages", async () => {
    const registered = (await post("arne", "register-tournament", facts)).json();
    tournament = registered.tournament;
    const [entry] = registered.entries;
    expect(entry.kind).toBe("tournament-registered");
    const recorded = (await entriesIn(ledger)).find(({ sequence }) => sequence === entry.sequence);
    expect(recorded).toMatchObject({ by: "arne", payload: { facts: { city: null, system: "swiss" } } });
    const report = bytesOf({
      people: SIX,
      games: SWISS,
      start: day("2026-10-05"),
      facts: { type: "Individual: Swiss-System" },
    });
    const octets = { "content-type": "application/octet-stream" };
    const url = `send-report?tournament=${tournament}&file=lake.trf`;
    expect((await post("asta", url, Buffer.from(report), octets)).statusCode).toBe(403);
    const sent = (await post("arne", url, Buffer.from(report), octets)).json();
    expect(sent.receipt).toMatchObject({ tournament, file: "lake.trf", sender: "arne", players: 6, already: false });
    expect(
      (await post("arne", `send-report?tournament=${tournament}`, Buffer.from("no report"), octets)).statusCode,
    ).toBe(400);
    const reason = "the mail was lost";
    await post("ada", "decide-on-registration", { tournament, admitted: true, reason });
    await post("ada", "rule-on-tournament", { tournament, rated: true, article: null, reason });
    const again = await post("ada", "rule-on-tournament", { tournament, rated: true, reason });
    expect([again.statusCode, again.json().code]).toEqual([409, "already-decided"]);
  });

  test("C8: games as CSV are sent as reports are", async () => {
    const octets = { "content-type": "application/octet-stream" };
    const later = { ...facts, name: "Cup", start: "2026-11-20", end: "2026-11-24" };
    const { tournament } = (await post("arne", "register-tournament", later)).json();
    const [one, two] = SIX;
    const game = `Cup,2026-11-20,1,"${one!.name}",${one!.id},"${two!.name}",${two!.id},1-0`;
    const csv = `event,date,round,white,white_fide_id,black,black_fide_id,result\n${game}\n`;
    const sent = await post("arne", `send-report?tournament=${tournament}&file=games.csv`, Buffer.from(csv), octets);
    expect(sent.json().receipt).toMatchObject({ tournament, file: "games.csv", players: 2, games: 1 });
  });

  test("a period is closed while others go on, and published by its hash", async () => {
    const closed = await post("ada", "close-period", { kind: "standard" });
    expect([200, 202]).toContain(closed.statusCode);
    const work = () =>
      site.app.inject({ url: "/api/v1/office/work", headers: { authorization: `Bearer ${tokens.ada}` } });
    while ((await work()).json().state === "running") await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await work()).json()).toMatchObject({ state: "done", result: { list: "standard-2026-11" } });
    const wrong = await post("ada", "publish-list", { list: "standard-2026-11", sha256: "0".repeat(64) });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, "draft-another"]);
    const draft = (await entriesIn(ledger)).findLast(({ kind }) => kind === "list-closed");
    const sha256 = draft?.kind === "list-closed" ? draft.payload.header! : "";
    const published = await post("ada", "publish-list", { list: "standard-2026-11", sha256 });
    expect([200, 202]).toContain(published.statusCode);
    while ((await work()).json().state === "running") await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await work()).json()).toMatchObject({ state: "done", action: "publish-list" });
  });

  test("a wrong role is told so in a problem document, for every action", async () => {
    const refused = async (user: string, action: string) => {
      const answer = await post(user, action, {});
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      return answer.json();
    };
    for (const { name, right } of OFFICE_ACTIONS)
      for (const [user, { role }] of Object.entries(PEOPLE).filter(([, one]) => RIGHTS[right][one.role] === "none"))
        expect([user, role, await refused(user, name)]).toMatchObject([
          user,
          role,
          { status: 403, code: "not-allowed" },
        ]);
  });

  test("input that does not fit is refused, for every action", async () => {
    for (const { name, input, right } of OFFICE_ACTIONS) {
      const user = whoMay(right);
      const asked = (input.required ?? []).length > 0;
      expect([name, asked && (await post(user, name, {})).statusCode]).toEqual([name, asked && 400]);
      const odd = Object.fromEntries(Object.keys(input.properties).map((key) => [key, { odd: ["\u0000", -1] }]));
      const hasFields = Object.keys(odd).length > 0;
      expect([name, hasFields && (await post(user, name, odd)).statusCode]).toEqual([name, hasFields && 400]);
      expect((await post(user, name, "no json", { "content-type": "application/json" })).statusCode).toBe(400);
    }
  });

  test("texts that nobody would write are refused or taken, never our mistake", async () => {
    const texts = ["\u0000", "x".repeat(5_000), "'; DROP TABLE player", "9".repeat(30)];
    const odd = texts.slice(0, casesOf({ few: 1, all: texts.length }));
    for (const { name, input, right } of OFFICE_ACTIONS) {
      site.later(60_000);
      const user = whoMay(right);
      for (const text of odd) {
        const body = Object.fromEntries(Object.keys(input.properties).map((key) => [key, text]));
        const good = {
          ...facts,
          tournament,
          list: "standard-2026-11",
          kind: "standard",
          reason: text,
          text,
          name: text,
        };
        const { statusCode } = await post(user, `${name}?dryRun=true`, body);
        expect([name, text, statusCode < 500]).toEqual([name, text, true]);
        const own = Object.keys(input.properties).flatMap((key) =>
          key in good ? [[key, good[key as keyof typeof good]]] : [],
        );
        const filled = { ...body, ...Object.fromEntries(own) };
        expect((await post(user, `${name}?dryRun=true`, filled)).statusCode).toBeLessThan(500);
      }
    }
    for (const text of odd)
      for (const page of [
        "tournaments/TEXT",
        "tournaments/TEXT/report",
        "tournaments?name=TEXT&before=TEXT",
        "periods/TEXT?version=TEXT",
        "corrections/TEXT",
        "corrections/TEXT/confirm?reason=TEXT",
        "journal?before=TEXT&kind=TEXT",
        "account?done=TEXT",
        "tournaments/x/receipt/TEXT",
      ]) {
        const url = `/en/office/${page.replaceAll("TEXT", encodeURIComponent(text.slice(0, 400)))}`;
        expect([url, (await site.who("ada").get(url)).statusCode < 500]).toEqual([url, true]);
      }
  });

  test("the document of the API names every action and what it needs", async () => {
    const { paths } = (await site.app.inject({ url: "/api/v1/openapi.json" })).json();
    for (const name of [...OFFICE_ACTIONS.map((each) => each.name), "send-report" as const])
      expect(paths[officePath(name)]?.post).toMatchObject({
        operationId: OPERATION_IDS[name],
        security: [{ token: [] }],
      });
  });

  test("a token can be taken back, and reaches the metrics", async () => {
    const metrics = await site.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${tokens.ada}` } });
    expect(metrics.statusCode).toBe(200);
    const { body } = await site.who("olle").get("/en/office/account");
    const token = /name="token" value="([0-9a-f]{64})"/.exec(body)?.[1] ?? "";
    expect(body).not.toContain(tokens.olle);
    await site.who("arne").send("/en/office/account", { action: "delete-token", token });
    expect((await post("olle", "ask-question", { tournament, text: "still there?" })).statusCode).toBe(200);
    await site.who("olle").send("/en/office/account", { action: "delete-token", token });
    expect((await post("olle", "ask-question", { tournament, text: "and now?" })).statusCode).toBe(401);
    const refused = await post("olle", "ask-question", { tournament, text: "and now?" });
    expect(refused.headers["www-authenticate"]).toBe("Bearer");
    expect(refused.json()).toMatchObject({ code: "bad-token", detail: expect.stringContaining("token") });
  });

  test("an arbiter attaches stages to no tournament of somebody else, and blocks nobody's report by sending it first", async () => {
    const register = async (user: string, more = {}) => await post(user, "register-tournament", { ...facts, ...more });
    const whole = (await register("asta")).json().tournament;
    expect((await register("arne", { stageOf: whole })).statusCode).toBe(403);
    const own = (await register("arne")).json().tournament;
    const change = { tournament: own, stageOf: whole, reason: "a stage" };
    expect((await post("arne", "change-registration", change)).statusCode).toBe(403);
    const bytes = bytesOf({ people: SIX, games: SWISS, start: day("2026-10-05") });
    const send = (user: string, tournament: string) =>
      post(user, `send-report?tournament=${tournament}`, Buffer.from(bytes), {
        "content-type": "application/octet-stream",
      });
    expect((await send("arne", own)).statusCode).toBe(200);
    expect((await send("asta", whole)).statusCode).toBe(200);
  });
});
