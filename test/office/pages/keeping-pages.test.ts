import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playerOf } from "../../../src/ledger/queries/players/players.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { settingsOf } from "../../../src/periods/office.ts";
import { acting, begun, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { alertIn, officeSite } from "../../set-up/sites/office-site.ts";

describe("players, federations and settings without a command line", () => {
  const place = memoryPlace();
  let site: Awaited<ReturnType<typeof officeSite>>;
  let ledger: Awaited<ReturnType<typeof begun>>;
  beforeAll(async () => {
    ledger = await begun(place);
    await addFederation(acting(ledger), { code: "SWE", name: "Sweden", status: "member" });
    site = await officeSite(ledger);
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });

  const facts = { federation: "SWE", sex: "w", birth: "1991-04-03", title: "FM", womenTitle: "", arenaTitle: "" };
  const addition = (player: string, name: string) => ({
    ...{ action: "add-player", form: "add-player", player, name, ...facts, otherTitles: "FA, FT", IPCA: "yes" },
  });
  const playerPage = (player: string) => `/en/office/players/${player}`;
  const known = (player: string) => playerOf(ledger.db, player);

  test("an officer adds a player of their own federation, and of no other", async () => {
    const added = await site.who("olle").send("/en/office/players", addition("1700001", "Ek, Ebba"));
    expect([added.statusCode, added.headers.location]).toEqual([303, expect.stringContaining(playerPage("1700001"))]);
    expect(await known("1700001")).toMatchObject({
      ...{ name: "Ek, Ebba", federation: "SWE", sex: "w", birth: "1991-04-03", title: "FM" },
      ...{ otherTitles: ["FA", "FT"], memberships: ["IPCA"] },
    });
    const foreign = await site.who("nora").send("/en/office/players", addition("1700002", "Ek, Elsa"));
    expect([foreign.statusCode, await known("1700002")]).toEqual([403, undefined]);
    expect((await site.who("nora").get(playerPage("1700001"))).statusCode).toBe(403);
    expect((await site.who("arne").get("/en/office/players")).statusCode).toBe(403);
  });

  test("everything held about a person is for those who may see the record", async () => {
    const file = "/office/persons/1700001/export.json";
    expect((await site.who("olle").get(playerPage("1700001"))).body).toContain(`href="${file}"`);
    const answers = await Promise.all(["olle", "rut", "nora", "arne", "klara"].map((user) => site.who(user).get(file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 403]);
    expect(answers[0]!.json()).toMatchObject({ player: { name: "Ek, Ebba", birth: "1991-04-03" } });
    expect(answers[0]!.headers["cache-control"]).toContain("no-store");
    expect([200, 303]).not.toContain((await site.visitor().get(file)).statusCode);
  });

  test("a player is found by name and by number, by an officer only within the federation", async () => {
    const listed = async (user: string, name: string) =>
      (await site.who(user).get(`/en/office/players?name=${encodeURIComponent(name)}`)).body.includes("Ek, Ebba");
    expect(await Promise.all([listed("olle", "ek"), listed("olle", "1700001"), listed("ada", "Ek")])).toEqual(
      Array(3).fill(true),
    );
    expect(await Promise.all([listed("nora", "ek"), listed("nora", "1700001")])).toEqual([false, false]);
    const { body } = await site.who("olle").get("/en/office/players?name=nobody-at-all");
    expect(body).toContain("No players found for &quot;nobody-at-all&quot;.");
    expect(body).toContain('name="player" value="1700002"'); // the next free number
  });

  test("what is known is changed; the form says what is wrong at once", async () => {
    const change = { ...addition("1700001", "Ek, Ebba"), action: "change-player", form: "change-player" };
    const unchanged = await site.who("olle").send(playerPage("1700001"), change);
    expect(unchanged.statusCode).toBe(422);
    expect(alertIn(unchanged.body)).toBeTruthy();
    await site.who("olle").send(playerPage("1700001"), { ...change, title: "IM", birth: "1991", IPCA: "" });
    expect(await known("1700001")).toMatchObject({ title: "IM", birth: "1991", memberships: [] });
    const transfer = await site.who("olle").send(playerPage("1700001"), { ...change, federation: "NOR" });
    expect(transfer.statusCode).toBe(403);
    await site.who("ada").send(playerPage("1700001"), { ...change, title: "IM", federation: "NOR", reason: "moved" });
    expect(await known("1700001")).toMatchObject({ federation: "NOR" });
    await site.who("ada").send(playerPage("1700001"), { ...change, title: "IM", federation: "SWE" });
    const last = (await entriesIn(ledger)).at(-1);
    expect(last).toMatchObject({ kind: "player-changed", by: "ada", payload: { changes: { federation: "SWE" } } });
  });

  test("two records of one person are proposed, merged, and taken apart again", async () => {
    await site.who("olle").send("/en/office/players", { ...addition("1700009", "EK Ebba"), birth: "1991" });
    const { body } = await site.who("olle").get("/en/office/players/duplicates");
    expect(body).toContain(`${playerPage("1700001")}?other=1700009#merge-players`);
    expect((await site.who("nora").get("/en/office/players/duplicates")).body).not.toContain("1700009");
    const reason = "one person, two registrations";
    const merge = { action: "merge-players", kept: "1700001", merged: "1700009", reason };
    await site.who("olle").send(playerPage("1700001"), merge);
    expect(await known("1700009")).toMatchObject({ mergedInto: "1700001" });
    expect((await site.who("olle").get("/en/office/players/duplicates")).body).not.toContain("1700009");
    await site.who("olle").send(playerPage("1700001"), { action: "undo-merge", player: "1700009", reason });
    expect(await known("1700009")).toMatchObject({ mergedInto: null });
  });

  test("a player is left out and listed again; a dispensation is the administration's", async () => {
    const decided = async (user: string, action: string) =>
      (await site.who(user).send(playerPage("1700001"), { action, player: "1700001", reason: "asked by letter" }))
        .statusCode;
    expect(await decided("olle", "exclude-player")).toBe(303);
    expect((await site.who("olle").get(playerPage("1700001"))).body).toContain("Left out of lists: asked by letter");
    expect(await decided("olle", "include-player")).toBe(303);
    expect(await decided("olle", "give-dispensation")).toBe(403);
    expect(await decided("ada", "give-dispensation")).toBe(303);
    expect(await known("1700001")).toMatchObject({ excluded: null, dispensation: "asked by letter" });
    expect(await decided("ada", "end-dispensation")).toBe(303);
    const stated = { action: "state-earlier-facts", player: "1700001", list: "standard", gamesBefore: "31" };
    await site.who("ada").send(playerPage("1700001"), { ...stated, highest: "2411", reason: "old lists" });
    expect((await site.who("ada").get(playerPage("1700001"))).body).toMatch(/<dd>31<\/dd>.*<dd>2411<\/dd>/s);
  });

  test("federations and settings are kept by the administration alone", async () => {
    const settings = "/en/office/settings";
    expect((await site.who("olle").get(settings)).statusCode).toBe(403);
    const send = (form: Readonly<Record<string, string>>) => site.who("ada").send(settings, form);
    await send({ action: "add-federation", code: "DEN", name: "Denmark" });
    await send({ action: "suspend-federation", code: "DEN", reason: "fees" });
    await send({ action: "set-federation-administrator", code: "DEN", administrator: "Holm, Hedda" });
    const { body } = await site.who("ada").get(settings);
    expect(body).toMatch(/DEN.*Denmark.*uspended.*Holm, Hedda/s);
    expect((await send({ action: "restore-federation", code: "DEN", reason: "paid" })).statusCode).toBe(303);
    await send({ action: "change-settings", name: "Northern Office", zone: "Europe/Oslo", federation: "NOR" });
    expect(await settingsOf(ledger)).toMatchObject({ name: "Northern Office", zone: "Europe/Oslo", federation: "NOR" });
    const wrong = await send({ action: "change-settings", name: "x", zone: "Europe/Nowhere", federation: "" });
    expect([wrong.statusCode, alertIn(wrong.body)]).toEqual([400, expect.stringContaining("Europe/Nowhere")]);
  });
});
