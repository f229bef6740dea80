import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "../../../src/periods/accounts.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, begun, entriesIn, memoryPlace, oneTime } from "../../set-up/offices/offices.ts";
import { bookBegun, bookSite, withSeason } from "../../set-up/sites/club-site.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";
import { quickHash } from "../../set-up/sites/passwords.ts";

type Fields = Readonly<Record<string, string>>;

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
