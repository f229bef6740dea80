import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import { openClub } from "../../../src/periods/clubs/clubs.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, entriesIn, memoryPlace } from "../../set-up/offices/offices.ts";
import { bookBegun, bookSite } from "../../set-up/sites/club-site.ts";
import { alertIn, csrfIn, multipart } from "../../set-up/sites/office-site.ts";

const FORM = { action: "import-club-members", form: "import-club-members", entered: "2026-09-01" };

describe("members who are pasted or come from a file", () => {
  const place = memoryPlace();
  let ledger: Awaited<ReturnType<typeof bookBegun>>;
  let site: Awaited<ReturnType<typeof bookSite>>;
  let keeper: ReturnType<typeof site.visitor>;
  beforeAll(async () => {
    ledger = await bookBegun(place);
    const settings = { from: day("2026-09-01"), name: "Exempel SK", calendar: "five", bonus: "recommended" } as const;
    await openClub(acting(ledger), "exempel-sk", settings);
    site = await bookSite(ledger);
    keeper = site.visitor();
  });
  afterAll(async () => {
    await site.app.close();
    await ledger.close();
    await place.end();
  });
  const page = "/en/club/members";
  const names = async () => (await commandsAt(ledger)("clubs members list --on 2026-11-15")).stdout;

  test("are shown first, with every problem at its line, and nothing is recorded", async () => {
    const before = (await ledger.head()).sequence;
    const text = "Ek, Elin, 1500, 1990\nFalk, Åke, 99999\nGran, Gun, , 2026-13-40\nEk, Elin\nHolm, Hans,, 1980";
    const { body } = await keeper.send(page, { ...FORM, text, reason: "from the old book" });
    const rows = [...body.matchAll(/<tr><td[^>]*>(\d)<\/td><th[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)];
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ["1", "Ek, Elin", "1500"],
      ["2", "Falk, Åke", "–"],
      ["3", "Gran, Gun", "–"],
      ["4", "Ek, Elin", "–"],
      ["5", "Holm, Hans", expect.stringMatching(/^\d{4}$/)],
    ]);
    expect([...body.matchAll(/class="bad">([^<]*)/g)]).toHaveLength(3);
    expect(body).toContain("Ek, Elin is already in the book, as member 1.");
    expect(body).not.toContain("Add these members");
    // What was pasted can be corrected there, and is checked again.
    expect(alertIn(body)).toBe("Nothing was added. Correct the lines with a problem here, then check again.");
    expect(/<textarea name="text"[^>]*>([^<]*)/.exec(body)?.[1]).toBe(text);
    expect(body).not.toContain('name="confirm"');
    // Who confirms all the same is told which lines are wrong.
    const forced = await keeper.send(page, { ...FORM, text, reason: "from the old book", confirm: "yes" });
    expect(alertIn(forced.body)).toBe("Nobody was added. Correct line 2, 3, 4 first.");
    expect((await ledger.head()).sequence).toBe(before);
  });

  test("lack one reason for all of them: it is asked for at its field, beside the lines and the day", async () => {
    const before = (await ledger.head()).sequence;
    const text = "Ek, Elin, 1500, 1990\nFalk, Åke, 1400";
    const { body } = await keeper.send(page, { ...FORM, text, reason: "" });
    expect(alertIn(body)).toBe("Nothing was added yet. Say below where the ratings come from, then check again.");
    expect(body.match(/Give a reason, for the journal\./g)).toHaveLength(1);
    expect(body).toMatch(/name="reason"[^>]*aria-invalid="true"/);
    expect(body).toMatch(/<textarea name="text"/);
    expect(body).toMatch(/name="entered"[^>]*value="2026-09-01"|value="2026-09-01"[^>]*name="entered"/);
    // What is missing is given there, and nothing is pasted again.
    const given = await keeper.send(page, { ...FORM, text, reason: "from the old book" });
    expect(given.body).toContain("Add these members");
    expect((await ledger.head()).sequence).toBe(before);
  });

  test("are not given a birth year as their rating: they are asked for the columns", async () => {
    const send = async (text: string) => (await keeper.send(page, { ...FORM, text, reason: "from the old book" })).body;
    const problems = async (text: string) =>
      [...(await send(text)).matchAll(/class="bad">([^<]*)/g)].map(([, says]) => says);
    const unclear = (found: number) => expect.stringContaining(`Is ${found} a rating or a birth year?`);
    expect(await problems("Ek, Elin, 1987\nFalk, Åke, 1500\nGran, Gun, 1990, 1650")).toEqual([
      unclear(1987),
      unclear(1990),
    ]);
    expect(await problems("Ek, Elin, 1899\nFalk, Åke, 2027\nGran, Gun, 1990, 1950\nHolm, Hans,, 1990")).toEqual([]);
    expect(await problems("name, birth\nEk, Elin, 1987")).toEqual([]);
    expect(await problems("name, rating\nEk, Elin, 1987")).toEqual([]);
  });

  test("are entered together once confirmed, an entry for each, and can be undone one by one", async () => {
    const csrf = csrfIn((await keeper.get(page)).body);
    const bytes = Buffer.from("Namn;Rating;Född\r\nEk, Elin;1500;1990\r\nFalk, Åke;1400;\r\n", "latin1");
    const sent = multipart({ ...FORM, csrf, text: "", reason: "from the old book" }, { name: "members.csv", bytes });
    const asked = await keeper.ask({ method: "POST", url: page, ...sent });
    expect(asked.body).toContain("Falk, Åke");
    expect(asked.body).toContain("Add these members");
    const text = /name="text" value="([^"]*)"/.exec(asked.body)?.[1] ?? "";
    const confirmed = await keeper.send(page, { ...FORM, text, reason: "from the old book", confirm: "yes" });
    expect(confirmed.statusCode).toBe(303);
    const kinds = (await entriesIn(ledger))
      .slice(-2)
      .map(({ kind, payload }) => [kind, "name" in payload && payload.name]);
    expect(kinds).toEqual([
      ["club-member-entered", "Ek, Elin"],
      ["club-member-entered", "Falk, Åke"],
    ]);
    await commandsAt(ledger)('clubs undo --on 2026-11-15 --reason "twice"');
    expect(await names()).toContain("Ek, Elin");
    expect(await names()).not.toContain("Falk, Åke");
  });

  test("come by command, which prints each line; one that is wrong keeps all out", async () => {
    const files = {
      "good.csv": Buffer.from("Holm, Hans\t1300\nLind, Lo\t1200"),
      "bad.csv": Buffer.from("Nord, Nils\nX,0"),
    };
    const command = commandsAt(ledger, files);
    const on = "--on 2026-11-15 --entered 2026-09-01";
    const bad = await command(`clubs members import bad.csv ${on} --reason "old book"`);
    expect([bad.status, bad.stderr]).toEqual([2, "Nobody was added. Correct line 1, 2 first."]);
    expect(bad.stdout).toMatch(/1 +Nord, Nils +–/);
    expect((await command(`clubs members import good.csv ${on}`)).stdout).toContain("Give a reason");
    const dry = await command(`clubs members import good.csv ${on} --reason "old book" --dry-run`);
    expect(dry.status).toBe(0);
    expect(await names()).not.toContain("Holm");
    expect((await command(`clubs members import good.csv ${on} --reason "old book"`)).status).toBe(0);
    expect(await names()).toMatch(/Holm, Hans.*Lind, Lo/s);
  });

  test("nothing at all is no list of members", async () => {
    const { body, statusCode } = await keeper.send(page, { ...FORM, text: "  \n " });
    expect([statusCode, alertIn(body)]).toEqual([400, "No members found: write one on each line."]);
  });
});
