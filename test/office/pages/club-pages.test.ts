import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { RULES } from "../../../src/periods/clubs/facts.ts";
import { enterGames } from "../../../src/periods/clubs/games.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { articlesOf } from "../../../src/regulations/compare.ts";
import { SITE_CATALOGUES } from "../../../src/words/site.ts";
import { CATALOGUES } from "../../../src/words/words.ts";
import { game } from "../../set-up/offices/clubs.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, begun, entriesIn, memoryPlace, oneTime } from "../../set-up/offices/offices.ts";
import { bookBegun, bookSite, SEASON_MEMBERS, withSeason } from "../../set-up/sites/club-site.ts";
import { marked, unmarked } from "../../set-up/sites/marked.ts";
import { alertIn, csrfIn, multipart, officeSite } from "../../set-up/sites/office-site.ts";
import { quickHash } from "../../set-up/sites/passwords.ts";
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

describe("a club and the federation's office", () => {
  const places = [memoryPlace(), memoryPlace()] as const;
  let ledger: Awaited<ReturnType<typeof bookBegun>>;
  let federation: Awaited<ReturnType<typeof begun>>;
  let book: Awaited<ReturnType<typeof bookSite>>;
  let office: Awaited<ReturnType<typeof officeSite>>;
  let keeper: ReturnType<typeof book.visitor>;
  let club: ReturnType<typeof book.visitor>;
  let address = "";
  let token = "";
  beforeAll(async () => {
    ledger = await bookBegun(places[0]);
    await withSeason(ledger);
    book = await bookSite(ledger);
    keeper = book.visitor();
    federation = await begun(places[1]);
    await addFederation(acting(federation), { code: "SWE", name: "Sweden", status: "member" });
    office = await officeSite(federation);
    address = await office.app.listen({ host: "127.0.0.1", port: 0 });
    club = await signedIn("kim", "exempel-sk");
    token = await tokenOf(club);
  });
  afterAll(async () => {
    await book.app.close();
    await office.app.close();
    await ledger.close();
    await federation.close();
    for (const place of places) await place.end();
  });

  const PASSWORD = "a long enough secret";
  const signedIn = async (user: string, of: string) => {
    await addUser(acting(federation), { user, role: "club", federation: null, club: of }, oneTime(quickHash(PASSWORD)));
    const visitor = office.visitor();
    await visitor.send("/en/sign-in", { user, password: PASSWORD });
    await visitor.send("/en/password", { old: PASSWORD, password: `${PASSWORD} of ${user}` });
    return visitor;
  };
  const tokenOf = async (visitor: typeof club): Promise<string> => {
    const { body } = await visitor.send("/en/office/account", {
      action: "make-token",
      label: "the book",
      scope: "reports",
      days: "90",
    });
    return /<code class="hash">([^<]+)</.exec(body)?.[1] ?? "";
  };
  const send = (fields: Fields) =>
    keeper.send("/sv/club/list", {
      ...{ action: "send-club-list", form: "send-club-list", period: "2026-05-01", version: "1" },
      ...fields,
    });
  const received = async () => (await entriesIn(federation)).filter(({ kind }) => kind === "club-list-received").length;
  const sent = async () => (await entriesIn(ledger)).filter(({ kind }) => kind === "club-list-sent").length;

  test("what does not arrive is told, nothing is lost, and it can be sent again", async () => {
    const cases: readonly (readonly [Fields, number, string])[] = [
      [{ to: "office.example", token }, 400, "http://"],
      [{ to: address, token: "" }, 400, "Ange åtkomstnyckeln"],
      [{ to: address, token: "wrong" }, 502, "401"],
      [{ to: "http://127.0.0.1:9", token }, 502, "går inte att nå"],
    ];
    for (const [fields, status, says] of cases) {
      const { statusCode, body } = await send(fields);
      expect([statusCode, alertIn(body)]).toEqual([status, expect.stringContaining(says)]);
      expect(body).not.toContain(token);
    }
    expect([await sent(), await received()]).toEqual([0, 0]);
  });

  test("a list arrives; sent twice it is one there, and the book says what was sent where", async () => {
    for (const _ of [1, 2]) expect((await send({ to: address, token })).statusCode).toBe(303);
    expect([await sent(), await received()]).toEqual([2, 1]);
    expect((await keeper.get("/sv/club/list")).body).toContain(`Skickad till ${address}`);
    expect((await keeper.get("/sv/club")).body).not.toContain("inte skickad");
    expect(JSON.stringify(await entriesIn(ledger))).not.toContain(token);
  });

  test("the command sends it as well, and says what became of it", async () => {
    const command = commandsAt(ledger);
    const done = await command(`club send 2026-03-01 --to ${address} --token ${token}`);
    expect(done).toMatchObject({ status: 0, stdout: expect.stringContaining("version 1, was sent to") });
    const again = await command(`club send 2026-03-01 --to ${address} --token ${token}`);
    expect(again.stdout).toContain("already");
    expect(await received()).toBe(2);
    const refused = await command(`club send --to ${address} --token wrong`);
    expect(refused).toMatchObject({ status: 3, stderr: expect.stringContaining("did not accept the list (401)") });
    expect(await command(`club send --to ${address}`)).toMatchObject({ status: 2 });
    const dry = await command(`club send --to ${address} --token ${token} --dry-run`);
    expect([dry.status, await sent()]).toEqual([0, 4]);
  });

  test("an account hands in its own club's list only, and no other role does", async () => {
    const { body: list } = await keeper.get("/en/club/list/2026-05-01/1/jsonl");
    const post = (by: string, text: string) =>
      office.app.inject({
        ...{ method: "POST", url: "/api/v1/office/receive-club-list", payload: { list: text } },
        headers: { authorization: `Bearer ${by}` },
      });
    const other = await tokenOf(await signedIn("other", "annan-sk"));
    expect((await post(other, list)).statusCode).toBe(403);
    for (const user of ["ada", "arne", "olle", "rut"])
      expect([user, (await post(await tokenOf(office.who(user)), list)).statusCode]).toEqual([user, 403]);
    expect((await post(token, "nothing of the kind")).json()).toMatchObject({ code: "not-a-club-list" });
    const forged = list.replace('"base":2240', '"base":2250');
    expect((await post(token, forged)).json()).toMatchObject({ code: "club-list-there" });
    const foreign = list
      .replaceAll('"club":"exempel-sk"', '"club":"annan-sk"')
      .replace("Berg, Bo", "Bergh, Bo")
      .replaceAll('"id":"700005"', '"id":null');
    expect((await post(other, foreign)).statusCode).toBe(200);
  });

  test("the office sees all clubs as one, who is in several, and what does not agree", async () => {
    const users = { ada: 200, olle: 200, rut: 200, arne: 403, klara: 403 };
    for (const [user, status] of Object.entries(users))
      expect([user, (await office.who(user).get("/en/office/clubs")).statusCode]).toEqual([user, status]);
    const { body } = await office.who("ada").get("/sv/office/clubs");
    for (const text of ["Medlemmar i flera klubbar", "700002", "Bergh, Bo", "annan-sk"]) expect(body).toContain(text);
    const authorization = `Bearer ${await tokenOf(office.who("olle"))}`;
    const merged = await office.app.inject({ url: "/api/v1/office/club-lists", headers: { authorization } });
    expect(merged.json()).toMatchObject({ clubs: [{ club: "annan-sk" }, { club: "exempel-sk" }] });
    expect(merged.json().duplicates).toHaveLength(17);
    expect(merged.json().disagreements).toEqual([expect.objectContaining({ code: "name", id: "700002" })]);
    expect((await office.app.inject({ url: "/api/v1/office/club-lists" })).statusCode).toBe(401);
  });

  test("in an office, a club's account keeps its own book under the same pages; others do not", async () => {
    for (const user of ["ada", "olle", "rut", "arne"])
      expect([user, (await office.who(user).get("/en/club")).statusCode]).toEqual([user, 403]);
    expect((await office.visitor().get("/en/club")).headers.location).toBe("/en/sign-in?target=%2Fen%2Fclub");
    expect((await club.get("/en/club")).headers.location).toBe("/en/club/open");
    const opening = { action: "open-club-book", name: "Exempel SK", from: "2026-01-01", calendar: "five" };
    const opened = await club.send("/en/club/open", { ...opening, bonusChoice: "none", steps: "" });
    expect(opened.statusCode).toBe(303);
    const page = (await club.get("/en/club")).body;
    expect([page.includes("Exempel SK"), page.includes("/en/sign-out")]).toEqual([true, true]);
    const dayOfEntry = async () =>
      /<input[^>]*name="entered"[^>]*>/.exec((await club.get("/en/club/members")).body)?.[0];
    expect(await dayOfEntry()).toContain('value="2026-01-01"'); // the book is new
    const unasked = { action: "close-club-period", period: "2026-03-01" };
    const asked = await club.send("/en/club/closing", unasked);
    expect([asked.statusCode, alertIn(asked.body)]).toEqual([
      200,
      expect.stringContaining("No games have been entered for this period."),
    ]);
    expect(asked.body).toContain("Close the empty period");
    const closing = { ...unasked, confirm: "yes" };
    expect((await club.send("/en/club/closing", closing)).statusCode).toBe(303);
    expect(await dayOfEntry()).not.toContain('value="2026-01-01"');
    const list = { action: "hand-in-club-list", form: "hand-in-club-list", period: "2026-03-01", version: "1" };
    const there = await club.send("/en/club/list", list);
    expect([there.statusCode, alertIn(there.body)]).toEqual([
      409,
      expect.stringContaining("has been received already"),
    ]);
    expect((await club.send("/en/club/closing", { ...closing, period: "2026-05-01" })).statusCode).toBe(303);
    const later = { ...closing, period: "2026-09-01" };
    expect((await club.send("/en/club/closing", later)).statusCode).toBe(303);
    const before = await received();
    expect((await club.send("/en/club/list", { ...list, period: "2026-09-01" })).statusCode).toBe(303);
    expect(await received()).toBe(before + 1);
    const other = office.visitor();
    await other.send("/en/sign-in", { user: "other", password: `${PASSWORD} of other` });
    expect((await other.get("/en/club")).headers.location).toBe("/en/club/open");
    // From an office nothing is sent elsewhere: it would ask any address for whoever has an account.
    const away = { action: "send-club-list", period: "2026-03-01", version: "1", to: address, token };
    expect((await club.send("/en/club/list", away)).statusCode).toBe(403);
  });
});
