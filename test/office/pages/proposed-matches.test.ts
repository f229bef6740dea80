import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { excludePlayer } from "../../../src/periods/players.ts";
import { listOfSix, SIX, SWISS } from "../../set-up/offices/lists.ts";
import { acting, begun, entriesIn, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { bytesOf } from "../../set-up/offices/tournaments.ts";
import { alertIn, multipart, officeSite, registrationForm } from "../../set-up/sites/office-site.ts";

/** A report in which the second player has no number: the arbiter knows who it is, the officer confirms. */
const people = SIX.map((person) => (person.id === 1000102 ? { ...person, id: null } : person));

describe("an arbiter proposes who a player is, and the office confirms it", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof begun>>;
  let site: Awaited<ReturnType<typeof officeSite>>;
  let tournament = "";
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix(), "2026-10-01");
    site = await officeSite(ledger);
    const form = registrationForm({ start: "2026-11-20", end: "2026-11-24" });
    const made = await site.who("arne").send("/en/office/tournaments/new", form);
    tournament = /tournaments\/([^?]+)/.exec(String(made.headers.location))?.[1] ?? "";
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const page = async (user: string) => (await site.who(user).get(`/en/office/tournaments/${tournament}`)).body;
  const send = (user: string, fields: Readonly<Record<string, string>>) =>
    site.who(user).send(`/en/office/tournaments/${tournament}`, { tournament, ...fields });
  const nextStep = async (user: string): Promise<string | undefined> =>
    /Next step:<\/strong> (?:<a [^>]*>)?([^<]*)</.exec(await page(user))?.[1];
  const tasksOf = async (user: string): Promise<string> => (await site.who(user).get("/en/office")).body;
  const propose = (more: Readonly<Record<string, string>> = {}, user = "arne") =>
    send(user, { action: "propose-match", form: "propose-match-2", startNumber: "2", choice: "1000102", ...more });

  test("the next step is said on top, to each reader what is theirs", async () => {
    expect(await nextStep("arne")).toBe("Nothing to do until the tournament is over");
    const csrf = /name="csrf" value="([^"]*)"/.exec(await page("arne"))?.[1] ?? "";
    const report = bytesOf({ people, games: SWISS, start: day("2026-11-20") });
    const sent = await site.who("arne").ask({
      method: "POST",
      url: `/en/office/tournaments/${tournament}/report`,
      ...multipart(
        { csrf, action: "send-report", tournament, despiteErrors: "yes" },
        { name: "report.trf", bytes: report },
      ),
    });
    expect([sent.statusCode, alertIn(sent.body)]).toEqual([303, undefined]);
    expect(await nextStep("arne")).toBe("Say who the unknown players are");
    expect(await nextStep("olle")).toBe("Match the players who are not known");
    expect(await nextStep("rut")).toBe("Nothing to do now: the office decides");
    expect(await page("olle")).toContain('href="#matching"');
    expect(await page("olle")).toMatch(/<p class="notice">Report on hold: /);
  });

  test("the arbiter sees of others what the public sees", async () => {
    const body = await page("arne");
    expect(body).toContain('name="choice" value="1000102"');
    expect(body).not.toContain('value="nobody"');
    await excludePlayer(acting(ledger), { player: "1000102", reason: "The federation asked." });
    expect(await page("arne")).not.toContain('name="choice" value="1000102"');
    expect(await page("olle")).toContain('name="choice" value="1000102"');
  });

  test("nobody proposes for a tournament of somebody else, or a player who is not there", async () => {
    expect((await propose({}, "asta")).statusCode).toBe(403);
    expect((await propose({}, "rut")).statusCode).toBe(403);
    expect((await propose({ startNumber: "1" })).statusCode).toBe(404);
    expect((await propose({ choice: "other", number: "77" })).statusCode).toBe(404);
    expect((await propose({ choice: "other", number: "" })).statusCode).toBe(400);
  });

  test("a proposal changes nothing but stands before the officer, who needs no reason to agree", async () => {
    const done = await propose({ choice: "other", number: "1000102", text: "He showed his card." });
    expect(done.statusCode).toBe(303);
    expect((await propose({ choice: "other", number: "1000102", text: "He showed his card." })).statusCode).toBe(422);
    expect(await nextStep("arne")).toBe("Nothing to do now: the office decides");
    // A hidden player's name is not said to the arbiter.
    expect(await page("arne")).toContain("The arbiter proposes: 1000102.");
    const body = await page("olle");
    expect(body).toContain("The arbiter proposes: Nagy, Béla, 1000102.");
    expect(body).toContain("He showed his card.");
    expect(body).toMatch(/value="1000102" checked/);
    const tasks = await tasksOf("olle");
    expect(tasks).toContain("Answers and proposals from arbiters");
    expect(tasks).toContain("2. Nagy, Béla: The arbiter proposes: 1000102. He showed his card.");
    expect(tasks).toMatch(/To do<span class="count"> \d+<\/span>/);
    expect(await tasksOf("arne")).not.toContain("Answers and proposals from arbiters");
    expect(await tasksOf("nora")).not.toContain("He showed his card");
    const matched = await send("olle", { action: "match-player", startNumber: "2", choice: "1000102" });
    expect([matched.statusCode, alertIn(matched.body)]).toEqual([303, undefined]);
    const [proposed, match] = (await entriesIn(ledger)).slice(-2);
    expect([proposed?.kind, proposed?.by, match?.kind, match?.by]).toEqual([
      "match-proposed",
      "arne",
      "player-matched",
      "olle",
    ]);
    expect(match?.payload).toMatchObject({ player: "1000102", reason: null });
    expect(await page("olle")).not.toContain("The arbiter proposes");
    expect(await tasksOf("olle")).not.toContain("He showed his card");
    expect((await propose()).statusCode).toBe(404);
  });

  test("an answer is there to be read until the office does something about it", async () => {
    await send("olle", { action: "ask-question", text: "Who was the arbiter of round 3?" });
    expect(await nextStep("arne")).toBe("Answer the office's question");
    expect(await nextStep("olle")).toBe("Wait for the arbiter's answer");
    await send("arne", { action: "answer-question", question: "1", text: "It was me all the time." });
    expect(await tasksOf("olle")).toContain("It was me all the time.");
    await send("olle", { action: "ask-question", text: "Thank you. And of round 4?" });
    expect(await tasksOf("olle")).not.toContain("It was me all the time.");
  });
});
