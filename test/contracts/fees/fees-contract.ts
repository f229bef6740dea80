import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { adoptTariff, tariffsOf } from "../../../src/periods/fees/adopt-tariff.ts";
import { settleFee, undoFee } from "../../../src/periods/fees/payments.ts";
import { statementOf, statementsOf } from "../../../src/periods/fees/statements.ts";
import { erasePersons } from "../../../src/periods/persons/erasure/erase-person.ts";
import { heldByName } from "../../../src/periods/persons/held-mentions.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import { acting, begun, entriesIn, type Place, tablesOf } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";
import { csrfIn, multipart, officeSite } from "../../set-up/sites/office-site.ts";

const EXAMPLE = readFileSync("examples/tariff.json", "utf8");
const PERIOD = "2026-11";
const other = (change: object): string => JSON.stringify({ ...JSON.parse(EXAMPLE), ...change });

/** Tariffs, statements and payments, on an engine. */
export function feesContract(engine: string, placeOf: () => Promise<Place>): void {
  describe(`fees, ${engine}`, () => {
    let place: Place;
    let ledger: Ledger;
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      place = await placeOf();
      ledger = await begun(place);
      ids.swiss = await withOctober(ledger);
      ids.late = await tournament(ledger, { name: "Late Open" }, "2026-11-02");
      ids.official = await tournament(
        ledger,
        { name: "Zonal", heldBy: "fide", organiser: "Zone Committee" },
        "2026-10-20",
      );
      await close(ledger);
      await publish(ledger, "standard-2026-11");
    });
    afterAll(async () => {
      await ledger.close();
      await place.end();
    });
    const adopt = (text = EXAMPLE, reason = "The board decided it.") =>
      adoptTariff(acting(ledger), { file: "tariff.json", text, reason });
    const statement = () => statementOf(ledger, "SWE", PERIOD);

    test("without a tariff nothing is charged, and it says what", async () => {
      const { statements, withoutTariff } = await statementsOf(ledger, PERIOD);
      expect(statements).toEqual([]);
      expect(withoutTariff.map(({ name }) => name).sort()).toEqual(["Lakeside Open", "Late Open", "Zonal"]);
    });

    test("a tariff with errors is refused with all of them; a sound one is adopted by an entry", async () => {
      await expect(adopt(other({ currency: "euro", rates: [] }))).rejects.toMatchObject({
        code: "tariff-faulty",
        parameters: { faults: [expect.stringContaining("currency"), expect.stringContaining("rates")] },
      });
      await expect(adopt(other({ inForce: { from: "2026-02-01", until: "2026-01-01" } }))).rejects.toMatchObject({
        code: "tariff-faulty",
      });
      await expect(adopt(EXAMPLE, " ")).rejects.toMatchObject({ code: "reason-missing" });
      const entry = await adopt();
      expect(entry).toMatchObject({ kind: "tariff-adopted", payload: { tariff: "example-2026", from: "2026-01-01" } });
      await expect(adopt()).rejects.toMatchObject({ code: "nothing-to-change" });
    });

    test("the federation owes for its tournaments, the organiser for an official one, each line explained", async () => {
      const { statements, withoutTariff } = await statementsOf(ledger, PERIOD);
      expect(withoutTariff).toEqual([]);
      expect(
        statements.map(({ payer, federation, organiser, total }) => [payer, federation, organiser, total]),
      ).toEqual([
        [ids.official, null, "Zone Committee", 1000 + 4 * 100],
        ["SWE", "SWE", null, 1000 + 6 * 100 + (1000 + 4 * 100 + 1500)],
      ]);
      const [, swe] = statements;
      expect(swe?.article).toMatch(/^0\./);
      for (const { lines, total } of statements) {
        for (const line of lines) expect(line.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.amount);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }
      const late = swe?.lines.find(({ tournament }) => tournament === ids.late);
      expect(late).toMatchObject({ isLate: true, players: 4, amount: 2900 });
      expect(late?.steps.map(({ item, count, cents }) => [item, count, cents])).toEqual([
        ["tournament", 1, 1000],
        ["players", 4, 100],
        ["late", 1, 1500],
      ]);
    });

    test("a later tariff takes the place of the earlier one for the days it is in force", async () => {
      const cheap = { list: null, system: null, perTournament: 1, perPlayer: 0, maximum: null, lateSurcharge: 0 };
      const inForce = { from: "2026-10-25", until: "2026-10-31" };
      await adopt(other({ id: "cheap", name: "Cheap", inForce, rates: [cheap] }));
      // None of the tournaments ends on those days.
      expect((await statement()).total).toBe(4500);
      await adopt(
        other({ id: "october", name: "October", inForce: { from: "2026-10-06", until: "2026-10-09" }, rates: [cheap] }),
      );
      expect((await statement()).total).toBe(1 + 2900);
      await adopt(other({ id: "back", name: "Back to the example" }));
      expect((await statement()).total).toBe(4500);
    });

    test("payments are entries, and undone by an entry; a paid month keeps its tariff", async () => {
      const pay = (amount: number | null) =>
        settleFee(acting(ledger), {
          payer: "SWE",
          period: PERIOD,
          amount,
          on: day("2026-11-20"),
          reference: "Bank 17",
        });
      const { sequence } = await pay(1500);
      expect(await statement()).toMatchObject({ paid: 1500, open: 3000 });
      await expect(adopt(other({ id: "too-late" }))).rejects.toMatchObject({
        code: "tariff-too-late",
        parameters: { period: PERIOD },
      });
      await pay(null);
      expect(await statement()).toMatchObject({ paid: 4500, open: 0 });
      await expect(pay(null)).rejects.toMatchObject({ code: "nothing-to-pay" });
      await undoFee(acting(ledger), { payment: sequence, reason: "The bank took it back." });
      expect(await statement()).toMatchObject({ paid: 3000, open: 1500 });
      expect((await statement()).payments.map(({ amount, undone }) => [amount, undone])).toEqual([
        [1500, true],
        [3000, false],
      ]);
      const again = undoFee(acting(ledger), { payment: sequence, reason: "again" });
      await expect(again).rejects.toMatchObject({ code: "no-such-payment" });
      await expect(undoFee(acting(ledger), { payment: 1, reason: "no" })).rejects.toMatchObject({
        code: "no-such-payment",
      });
      const unknown = settleFee(acting(ledger), {
        payer: "NOR",
        period: PERIOD,
        amount: 1,
        on: day("2026-11-20"),
        reference: "",
      });
      await expect(unknown).rejects.toMatchObject({ code: "no-statement" });
    });

    test("what was paid in words of a person is private, and a rebuild gives the same tables", async () => {
      const before = await tablesOf(ledger);
      await ledger.rebuild();
      expect(await tablesOf(ledger)).toEqual(before);
      const line = await ledger.db
        .selectFrom("journal")
        .select("line")
        .where("kind", "=", "fee-paid")
        .executeTakeFirst();
      expect(JSON.parse(line?.line ?? "{}").payload).not.toHaveProperty("reference");
      expect((await entriesIn(ledger)).find(({ kind }) => kind === "fee-paid")?.payload).toHaveProperty(
        "reference",
        "Bank 17",
      );
    });

    test("the commands show, explain, export and record", async () => {
      const run = commandsAt(ledger, { "tariff.json": Buffer.from(EXAMPLE), "wrong.json": Buffer.from("{}") });
      expect((await run("fees check tariff.json")).stdout).toContain("Example tariff (invented)");
      expect((await run("fees check wrong.json")).status).toBe(1);
      expect((await run(`fees list ${PERIOD}`)).stdout).toMatch(/SWE .*45\.00 EUR.*30\.00 EUR.*15\.00 EUR.*Open/);
      const shown = await run(`fees show SWE ${PERIOD}`);
      expect(shown.stdout).toContain("Late report");
      expect(shown.stdout).toContain("Bank 17 (undone)");
      expect(JSON.parse((await run(`fees list ${PERIOD} --json`)).stdout).statements).toHaveLength(2);
      const csv = (await run(`fees export ${PERIOD}`)).stdout
        .trim()
        .split("\n")
        .map((line) => line.split(","));
      const at = (name: string): number => csv[0]!.indexOf(name);
      const own = csv.slice(1).filter((row) => row[at("payer")] === "SWE");
      expect(own.reduce((sum, row) => sum + Math.round(Number(row[at("amount")]) * 100), 0)).toBe(4500);
      expect((await run(`fees settle SWE ${PERIOD} --amount 0.50`)).status).toBe(0);
      expect(await statement()).toMatchObject({ paid: 3050 });
      expect((await run(`fees settle SWE ${PERIOD} --amount much`)).status).toBe(2);
      expect((await run("fees list 2026-13")).status).toBe(2);
    });

    test("pages and API: officers see their own, only administrators record", async () => {
      const site = await officeSite(ledger);
      const url = `/en/office/fees/${PERIOD}/SWE`;
      expect((await site.who("olle").get(`/en/office/fees?period=${PERIOD}`)).body).not.toContain("Zone Committee");
      expect((await site.who("olle").get(url)).body).toContain("Late report");
      expect((await site.who("nora").get(url)).statusCode).toBe(404);
      expect((await site.who("arne").get(url)).statusCode).toBe(403);
      const sent = await site.who("ada").send(url, {
        ...{ action: "settle-fee", form: "settle-fee", payer: "SWE", period: PERIOD },
        ...{ amount: "14.50", on: "2026-11-21", reference: "Bank 18" },
      });
      expect(sent.statusCode).toBe(303);
      expect(await statement()).toMatchObject({ open: 0 });
      expect(
        (await site.who("olle").send(url, { action: "settle-fee", payer: "SWE", period: PERIOD })).statusCode,
      ).toBe(403);
      const file = await site.who("rut").get(`/en/office/fees/${PERIOD}/file/fees.csv`);
      expect(file.body).toContain("SWE");
      const page = "/en/office/fees";
      const csrf = csrfIn((await site.who("ada").get(page)).body);
      const fields = { csrf, action: "adopt-tariff", form: "adopt-tariff", reason: "For next year." };
      const tariff = Buffer.from(other({ id: "next", inForce: { from: "2027-01-01", until: null } }));
      const adopted = await site
        .who("ada")
        .ask({ method: "POST", url: page, ...multipart(fields, { name: "t.json", bytes: tariff }) });
      expect(adopted.statusCode).toBe(303);
      const form = { action: "make-token", label: "a program", scope: "read", days: "90" };
      const made = await site.who("olle").send("/en/office/account", form);
      const token = /<code class="hash">([^<]+)</.exec(made.body)?.[1] ?? "";
      const headers = { authorization: `Bearer ${token}` };
      const answer = await site.app.inject({ url: `/api/v1/office/fees/list?period=${PERIOD}`, headers });
      expect(answer.json().statements.map(({ payer }: { payer: string }) => payer)).toEqual(["SWE"]);
      await site.app.close();
    });

    test("a person whom a reference or a tariff names can be asked for and erased", async () => {
      const source = "Proposed by Béla Nagy, decided by the board.";
      await adopt(other({ id: "later", source, inForce: { from: "2027-01-01", until: null } }));
      const payment = { payer: ids.official!, period: PERIOD, amount: null, on: day("2026-11-22") };
      await settleFee(acting(ledger), { ...payment, reference: "From Nagy, Béla, in cash" });
      const references = async () =>
        (await statementOf(ledger, ids.official!, PERIOD)).payments.map((each) => each.reference);
      expect((await heldByName(ledger, "Nagy, Béla")).journal.map(({ kind }) => kind)).toContain("fee-paid");
      expect((await references()).join()).toContain("Nagy");
      await erasePersons(acting(ledger), { players: ["1000102"], reason: "They asked for it." });
      expect((await references()).join()).not.toContain("Nagy");
      expect((await statementOf(ledger, ids.official!, PERIOD)).open).toBe(0);
      const tariffs = (await tariffsOf(ledger.db)).map(({ tariff }) => tariff);
      expect(tariffs.at(-1)).toEqual({
        ...JSON.parse(other({ id: "later", inForce: { from: "2027-01-01", until: null } })),
        source: "Proposed by (erased), decided by the board.",
      });
      expect((await ledger.verify()).faults).toEqual([]);
    });
  });
}

/** Four people of October in a Swiss tournament whose report came on a day. */
async function tournament(ledger: Ledger, facts: object, on: string): Promise<string> {
  const isLate = on > "2026-10-25";
  const start = day(isLate ? "2026-10-02" : "2026-10-12");
  const { tournament: id } = await register(ledger, { start, end: start, system: "swiss", ...facts }, "2026-08-01");
  const games: readonly Game[] = [
    [1, 1, isLate ? 3 : 2, "="],
    [1, isLate ? 2 : 3, 4, "0"],
  ];
  const played = { games, start, facts: { type: "Individual: Swiss-System", end: start } };
  await receive(ledger, id, played, { on: day(on) });
  return id;
}
