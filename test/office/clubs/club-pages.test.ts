import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { RULES } from "../../../src/periods/clubs/facts.ts";
import { enterGames } from "../../../src/periods/clubs/games.ts";
import { articlesOf } from "../../../src/regulations/compare.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { CATALOGUES } from "../../../src/words/words.ts";
import { game } from "../../set-up/offices/clubs.ts";
import { acting, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { bookBegun, bookSite, SEASON_MEMBERS, withSeason } from "../../set-up/sites/club-site.ts";
import { marked, unmarked } from "../../set-up/sites/marked.ts";
import { alertIn, csrfIn, multipart } from "../../set-up/sites/office-site.ts";
import { filledIn, pagesIn } from "../../set-up/sites/routes.ts";
import { textsOf } from "../../set-up/sites/texts.ts";

type Fields = Readonly<Record<string, string>>;

describe("a book that is opened", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof bookBegun>>;
  let site: Awaited<ReturnType<typeof bookSite>>;
  let keeper: ReturnType<typeof site.visitor>;
  beforeAll(async () => {
    ledger = await bookBegun(place);
    site = await bookSite(ledger);
    keeper = site.visitor();
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const send = (path: string, action: string, fields: Fields) =>
    keeper.send(`/en/club${path}`, { action, form: action, ...fields });

  test("an empty folder asks for the club first, in the language of the address", async () => {
    expect((await keeper.get("/sv/")).headers.location).toBe("/sv/club");
    expect((await keeper.get("/sv/club")).headers.location).toBe("/sv/club/open");
    const { body, statusCode } = await keeper.get("/sv/club/open");
    expect([statusCode, body.includes("Öppna klubbens ratingbok"), body.includes("/sign-in")]).toEqual([
      ...[200, true, false],
    ]);
  });

  test("only this computer is let in, and there is no office around the book", async () => {
    const elsewhere = await keeper.ask({ url: "/en/club", headers: { host: "book.example:8080" } });
    expect(elsewhere.statusCode).toBe(403);
    for (const path of ["office", "office/users", "sign-in", "password"])
      expect((await keeper.get(`/en/${path}`)).statusCode).toBe(404);
    const byProgram = await keeper.ask({ method: "POST", url: "/api/v1/office/open-club-book", payload: {} });
    expect(byProgram.statusCode).toBe(401);
    const forged = { csrf: "x", name: "Y", from: "2026-09-01", calendar: "five", bonusChoice: "none" };
    expect((await send("/open", "open-club-book", forged)).statusCode).toBe(403);
  });

  test("a book begins at a period start; what was turned down stays in the form", async () => {
    const wished = { name: "Exempel SK", from: "2026-02-01", calendar: "five", bonusChoice: "own", steps: "Norr" };
    const steps = await send("/open", "open-club-book", wished);
    expect([steps.statusCode, alertIn(steps.body)]).toEqual([400, expect.stringContaining("do not overlap")]);
    const wrong = await send("/open", "open-club-book", { ...wished, steps: "Norr:800-999=15" });
    expect([wrong.statusCode, alertIn(wrong.body)]).toEqual([422, expect.stringContaining("1 Jan 2026")]);
    expect(wrong.body).toContain('value="Exempel SK"');
    const opened = await send("/open", "open-club-book", { ...wished, from: "2026-01-01", steps: "Norr:800-999=15" });
    expect(opened.headers.location).toMatch(/^\/en\/club\?done=/);
    expect((await keeper.get("/en/club")).body).toMatch(/class="brand"[^>]*>Exempel SK</);
    expect((await keeper.get("/en/club/open")).headers.location).toBe("/en/club");
  });

  test("a member starts on what is usual, or on an assessment with a reason", async () => {
    expect((await keeper.get("/en/club/members")).body).toContain("start at 1300");
    const child = { name: "Kaj, Kim", birth: "2015", entered: "2026-01-01" };
    const missing = await send("/members", "enter-club-member", child);
    expect([missing.statusCode, alertIn(missing.body)]).toEqual([400, expect.stringContaining("enter a start rating")]);
    const why = { rating: "900", reason: "beats the others" };
    expect((await send("/members", "enter-club-member", { ...child, ...why })).statusCode).toBe(303);
    for (const name of ["Andersson, Alva", "Andersson, Per", "Berg, Bo"])
      await send("/members", "enter-club-member", { name, birth: "1988", entered: "2026-01-01" });
    const { body } = await keeper.get("/en/club/members");
    expect(body).toContain("4 members");
    expect((await keeper.get("/en/club/members/2")).body).toMatch(/Base rating<\/p><p class="big">1300</);
  });

  test("a tournament is opened with the choice for period starts; its id is made of the name", async () => {
    const cup = { name: "Vårcupen 2026", minutes: "90+30", ratings: "old ratings", end: "", days: "" };
    expect((await send("/tournaments", "open-club-tournament", cup)).statusCode).toBe(303);
    const { body } = await keeper.get("/en/club/tournaments");
    expect(body).toContain("varcupen-2026");
    expect(body).toContain("old ratings");
    const bad = await send("/tournaments", "open-club-tournament", { ...cup, name: "Other", minutes: "soon" });
    expect([bad.statusCode, bad.body.includes('value="soon"')]).toEqual([400, true]);
  });

  const evening = { day: "2026-02-03", tournament: "varcupen-2026", round: "1", minutes: "", finished: "" };

  test("an evening is entered whole or not at all; what is wrong stands beside its row", async () => {
    const rows = {
      ...{ white0: "Andersson", result0: "1-0", black0: "Berg" },
      ...{ white1: "kaj", result1: "", black1: "berg" },
      ...{ white2: "Nobody", result2: "1-0", black2: "berg" },
      ...{ white3: "2", result3: "1/2-1/2", black3: "kaj" },
    };
    const wrong = await send("/evening", "enter-club-evening", { ...evening, ...rows });
    expect([wrong.statusCode, alertIn(wrong.body)]).toEqual([422, expect.stringContaining("3 games")]);
    const problems = [...wrong.body.matchAll(/id="row-problem-(\d)">([^<]*)/g)].map(([, row, said]) => [row, said]);
    expect(problems).toEqual([
      ["0", expect.stringContaining("2 Andersson, Alva")],
      ["1", expect.stringContaining("needs White")],
      ["2", expect.stringContaining("Nobody")],
    ]);
    expect(wrong.body).toContain('name="white3" value="2"');
    expect((await entriesIn(ledger)).some(({ kind }) => kind === "club-games-entered")).toBe(false);
    const right = { ...rows, white0: "2", result1: "0-1", white2: "", black2: "", result2: "" };
    const done = await send("/evening", "enter-club-evening", { ...evening, ...right });
    expect(done.statusCode).toBe(303);
    const next = await keeper.get(String(done.headers.location));
    expect(next.body).toContain('name="day" value="2026-02-03"');
    expect(next.body).toContain("Latest games");
  });

  test("a game entered twice is told with its number, and entered only if the keeper says so", async () => {
    const again = { ...evening, white0: "Andersson, Alva", result0: "1-0", black0: "Berg" };
    const there = await send("/evening", "enter-club-evening", again);
    expect(there.body).toMatch(/already in the book \(game 1, 3 Feb 2026\)/);
    expect(there.body).toContain('name="again0"');
    expect((await send("/evening", "enter-club-evening", { ...again, again0: "yes" })).statusCode).toBe(303);
    const undone = await send("", "undo-club-entry", { reason: "it was one game" });
    expect(undone.statusCode).toBe(303);
    expect((await keeper.get("/en/club/games")).body).toContain("3 games");
  });

  test("an evening is pasted, or comes as a file of any kind", async () => {
    const pasted = await send("/evening", "enter-club-evening", {
      ...evening,
      round: "2",
      text: "Kaj 1-0 Berg\nX 1-0 2",
    });
    expect([pasted.statusCode, pasted.body.includes("No such player in the book")]).toEqual([422, true]);
    const url = "/en/club/evening";
    const csrf = csrfIn((await keeper.get(url)).body);
    const fields = { csrf, action: "enter-club-evening", form: "enter-club-evening", ...evening, round: "2" };
    const bytes = Buffer.from("Vit;Svart;Resultat\nKaj;Berg;½-½\n");
    const filed = await keeper.ask({ method: "POST", url, ...multipart(fields, { name: "kväll.csv", bytes }) });
    expect(filed.statusCode).toBe(303);
    expect((await keeper.get("/en/club/games")).body).toContain("4 games");
  });

  test("a game is explained, changed, taken back and restored", async () => {
    const page = await keeper.get("/sv/club/games/1");
    expect(page.body).toContain("Så räknades ratingen");
    expect(page.body).toContain("samma grundrating");
    const facts = { game: "1", white: "2", black: "4", begun: "2026-02-03", tournament: "varcupen-2026", round: "1" };
    const change = { ...facts, result: "1/2-1/2", finished: "", minutes: "", withheldWhite: "", withheldBlack: "" };
    const unsaid = await send("/games/1", "change-club-game", { ...change, reason: "" });
    expect(unsaid.statusCode).toBe(400);
    expect(unsaid.body).toMatch(/name="reason"[^>]*aria-invalid="true"[^>]*>\s*<strong class="field-problem bad">/);
    expect((await send("/games/1", "change-club-game", { ...change, reason: "misread" })).statusCode).toBe(303);
    expect((await keeper.get("/en/club/games/1")).body).toContain("½–½");
    expect((await send("/games/1", "withdraw-club-game", { game: "1", reason: "never played" })).statusCode).toBe(303);
    const gone = (await keeper.get("/en/club/games/1")).body;
    expect([gone.includes("withdrawn: never played"), gone.includes("change-club-game")]).toEqual([true, false]);
    expect((await send("/games/1", "restore-club-game", { game: "1", reason: "it was" })).statusCode).toBe(303);
  });

  test("a guest without a rating is asked about", async () => {
    await send("/guests", "enter-club-guest", {
      name: "Gäst, Gun",
      home: "Grannklubben",
      id: "",
      swedish: "",
      elo: "",
    });
    const rows = { white0: "Gäst", result0: "1-0", black0: "Berg" };
    await send("/evening", "enter-club-evening", { ...evening, round: "3", ...rows });
    expect((await keeper.get("/en/club")).body).toContain("1 guest needs an estimate");
    expect((await keeper.get("/en/club/closing")).body).toContain("Gäst, Gun, needs an estimate");
    const known = { guest: "1", name: "Gäst, Gun", home: "Grannklubben", id: "", from: "" };
    const rated = await send("/guests", "change-club-guest", { ...known, swedish: "", elo: "", estimate: "1500" });
    expect(rated.statusCode).toBe(303);
    expect((await keeper.get("/en/club/games")).body).not.toContain("waits for an estimate");
  });

  test("members leave and come back, are placed, merged and parted", async () => {
    const on = { member: "1", day: "2026-02-10", reason: "so" };
    for (const [action, more] of [
      ["place-club-member", { kind: "placed", rating: "1000" }],
      ["let-club-member-leave", {}],
      ["let-club-member-return", { rating: "" }],
    ] as const)
      expect([action, (await send("/members/1", action, { ...on, ...more })).statusCode]).toEqual([action, 303]);
    const merged = await send("/members/3", "merge-club-members", { member: "3", into: "Alva", reason: "one person" });
    expect(merged.statusCode).toBe(303);
    expect((await keeper.get("/en/club/members/3")).body).toContain("same person as member 2");
    const parted = await send("/members/3", "undo-club-merge", { member: "3", reason: "two after all" });
    expect(parted.statusCode).toBe(303);
    const named = { member: "3", name: "Andersson, Pär", birth: "1988", id: "", entered: "2026-01-01", start: "1300" };
    expect((await send("/members/3", "change-club-member", { ...named, reason: "spelt so" })).statusCode).toBe(303);
    expect((await keeper.get("/en/club/members")).body).toContain("Andersson, Pär");
  });
});

describe("a season", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof bookBegun>>;
  let site: Awaited<ReturnType<typeof bookSite>>;
  let keeper: ReturnType<typeof site.visitor>;
  beforeAll(async () => {
    ledger = await bookBegun(place);
    await withSeason(ledger);
    const request = { club: "exempel-sk", on: day("2026-08-25") };
    const pairs = Array.from({ length: 8 }, (_, board) => game("2026-08-25", board * 2 + 1, "1-0", board * 2 + 2));
    await enterGames(acting(ledger), request, pairs);
    site = await bookSite(ledger);
    keeper = site.visitor();
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const send = (path: string, action: string, fields: Fields) =>
    keeper.send(`/en/club${path}`, { action, form: action, ...fields });

  const VALUES = { member: "1", game: "1", period: "2025-11-01", version: "1", format: "csv" };

  test.each(CATALOGUES.map(({ language }) => language))("every page answers: %s", async (language) => {
    const pages = pagesIn(site.app, language, "club").filter((path) => !path.endsWith("/open"));
    expect(pages.length).toBeGreaterThan(12);
    for (const path of pages) {
      const { statusCode, headers, body } = await keeper.get(filledIn(path, VALUES));
      expect({ path, statusCode, caching: headers["cache-control"] }).toEqual({
        ...{ path, statusCode: 200, caching: "no-store" },
      });
      expect(body).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son[a-z]+=|https?:\/\/(?!www\.w3)/);
    }
  });

  test("every word is of the catalogue", async () => {
    const spoken = await bookSite(ledger, [marked(SITE_CATALOGUES[0])]);
    const visitor = spoken.visitor();
    // What the keeper wrote, and the headings of the rules, which are Swedish in every language.
    const headings = articlesOf(RULES).flatMap(([, { number }]) => (number ?? "").split(", "));
    const written = [...SEASON_MEMBERS, "Exempel SK", "Tisdagscupen", "ur den gamla boken", ...headings]
      .filter((each) => each !== "")
      .sort((one, other) => other.length - one.length);
    const foreign = (body: string): readonly string[] =>
      textsOf(body)
        .filter(({ within }) => !within.some((tag) => /^<(time|code)|^<a [^>]*hreflang|class="chart/.test(tag)))
        .map(({ text }) => written.reduce((rest, each) => rest.replaceAll(each, ""), unmarked(text)))
        .filter((left) => /\p{L}{2}/u.test(left));
    for (const path of pagesIn(spoken.app, "en", "club").filter((each) => !/open$|:format$/.test(each)))
      expect.soft({ path, foreign: foreign((await visitor.get(filledIn(path, VALUES))).body) }).toEqual({
        ...{ path, foreign: [] },
      });
    const rows = { day: "2026-08-25", tournament: "cup", white0: "Xx", result0: "1-0", black0: "Berg", text: "" };
    const wrong = await visitor.send("/en/club/evening", { action: "enter-club-evening", form: "x", ...rows });
    expect(foreign(wrong.body)).toEqual([]);
    await spoken.app.close();
  });

  test("a period is closed when everything is decided, and only then", async () => {
    const page = await keeper.get("/en/club/closing");
    expect(page.body.match(/<fieldset/g)).toHaveLength(2);
    const period = "2026-09-01";
    const open = await send("/closing", "close-club-period", { period, choice17: "accept", choice18: "" });
    expect([open.statusCode, alertIn(open.body)]).toEqual([409, "Decide about these members first: 18 Rask, Sten."]);
    expect(open.body).toContain('<option value="accept" selected');
    const bare = await send("/closing", "close-club-period", { period, choice17: "accept", choice18: "let-go" });
    expect(bare.statusCode).toBe(400);
    const decided = { period, choice17: "accept", choice18: "let-go", reason18: "was ill" };
    const closed = await send("/closing", "close-club-period", decided);
    expect(closed.headers.location).toMatch(/^\/en\/club\/list\?done=/);
    const list = await keeper.get(String(closed.headers.location));
    expect(list.body).toContain("Exempel SK: ratings from 1 Sept 2026");
    expect(list.body).toContain("no deduction, with a reason");
    expect((await keeper.get("/en/club")).body).toContain("has not been sent to the federation");
  });

  test("the list goes out as CSV, for the notice board, and as its bytes were hashed", async () => {
    const file = (format: string) => keeper.get(`/sv/club/list/2026-09-01/1/${format}`);
    expect((await file("csv")).body.split("\n")[1]).toMatch(/^1,700001,"Andersson, Alva",,\d{4},/);
    const txt = await file("txt");
    expect(txt.headers["content-disposition"]).toContain("exempel-sk-2026-09-01-1.txt");
    expect(txt.body).toContain("Andersson, Alva");
    const lines = (await file("jsonl")).body.trimEnd().split("\n");
    expect([JSON.parse(lines[0] ?? "").members, lines.length]).toEqual([18, 19]);
    expect((await file("exe")).statusCode).toBe(400);
  });

  test("a change of a closed list is shown line by line before it is made", async () => {
    const before = (await entriesIn(ledger)).length;
    const facts = { game: "1", white: "1", black: "2", begun: "2026-08-25", tournament: "cup", round: "" };
    const change = { ...facts, result: "0-1", finished: "", minutes: "", reason: "the card was misread" };
    const asked = await send("/games/1", "change-club-game", change);
    expect(asked.statusCode).toBe(200);
    expect(alertIn(asked.body)).toContain("Nothing has been saved yet");
    expect(asked.body).toContain("The list of 1 Sept 2026 would get version 2");
    for (const name of ["Andersson, Alva", "Berg, Bo"]) expect(asked.body).toContain(name);
    expect(asked.body).not.toContain("Qvist, Rut");
    expect((await entriesIn(ledger)).length).toBe(before);
    const hidden = [...asked.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const again = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
    expect(again).toMatchObject({ confirm: "yes", result: "0-1", reason: "the card was misread" });
    expect((await keeper.send("/en/club/games/1", again)).statusCode).toBe(303);
    const list = (await keeper.get("/en/club/list")).body;
    expect(list).toContain("Version 2");
    expect((await keeper.get("/en/club/list?period=2026-09-01&version=1")).body).toContain("Version 1");
    expect((await keeper.get("/en/club/verify")).body).not.toContain("is not what the journal says");
  });

  test("what was decided at a closed start is decided anew, with the list it changes", async () => {
    const url = "/closing/2026-09-01";
    const same = { period: "2026-09-01", choice17: "accept", choice18: "let-go", reason18: "was ill" };
    expect((await keeper.get(`/en/club${url}`)).body).toContain('value="was ill"');
    expect((await send(url, "decide-club-closing", same)).statusCode).toBe(422);
    const anew = { ...same, choice17: "raise", points17: "40", reason17: "trained all year" };
    const asked = await send(url, "decide-club-closing", anew);
    expect(asked.body).toContain("The list of 1 Sept 2026 would get version 3");
    expect((await send(url, "decide-club-closing", { ...anew, confirm: "yes" })).statusCode).toBe(303);
    expect((await keeper.get("/en/club/list")).body).toContain("raised instead of a deduction");
    expect((await keeper.get("/en/club/closing/2027-01-01")).statusCode).toBe(409);
  });

  test("settings change from a period start on", async () => {
    const wished = { name: "Exempel SK", from: "2027-01-01", calendar: "three", bonusChoice: "none", steps: "" };
    expect((await send("/settings", "change-club-settings", wished)).statusCode).toBe(303);
    expect((await keeper.get("/en/club/settings")).body).toContain("three a year");
    const same = await send("/settings", "change-club-settings", wished);
    expect([same.statusCode, same.body.includes('role="alert"')]).toEqual([422, true]);
  });
});
