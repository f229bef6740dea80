import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { verifyLists } from "../../../src/periods/lists/verify/verify-list.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, publish, SIX, SWISS } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { bytesOf, receive, register } from "../../set-up/offices/tournaments.ts";

/** docs/DESIGN-A-SYSTEM.md, followed to the letter: its commands in their order, on its own file. */
const MANUAL = readFileSync("docs/DESIGN-A-SYSTEM.md", "utf8");
const EXAMPLE = readFileSync("examples/edition.json", "utf8");

/** The commands of one step. */
const commandsOf = (step: number): readonly string[] => {
  const [, text = ""] = MANUAL.split(new RegExp(`^## ${step}\\. .*$`, "m"));
  const [own = ""] = text.split(/^## /m);
  return [...own.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) =>
    block
      .trim()
      .split("\n")
      .map((line) => line.replace(/^rating-office /, "")),
  );
};

const dates = { start: day("2027-01-05"), end: day("2027-01-09") };
const played = {
  people: SIX,
  games: SWISS,
  start: dates.start,
  facts: { type: "Individual: Swiss-System", end: dates.end },
};

describe("the manual for a rating system of one's own", () => {
  const place = memoryPlace();
  let ledger: Ledger;
  let command: ReturnType<typeof commandsAt>;
  beforeAll(async () => {
    ledger = await begun(place);
    await importText(acting(ledger), listOfSix(), "2026-12-01");
    command = commandsAt(ledger, {
      "northland.json": Buffer.from(EXAMPLE),
      "report.trf": bytesOf({ ...played, start: dates.start }),
    });
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });
  const run = async (step: number, more = "") => {
    const said: string[] = [];
    for (const line of commandsOf(step)) {
      const { status, stdout, stderr } = await command(`${line}${more}`);
      expect([line, status, stderr]).toEqual([line, 0, expect.any(String)]);
      said.push(stdout);
    }
    expect(said.length).toBeGreaterThan(0);
    return said;
  };

  test("the file that it shows is part of the example, which names the schema that is there", () => {
    const [, shown = ""] = /```json\n([\s\S]*?)```/.exec(MANUAL) ?? [];
    const { rules, ...head } = JSON.parse(EXAMPLE);
    expect(JSON.parse(shown)).toEqual({ ...head, rules: { floor: rules.floor } });
    expect(JSON.parse(readFileSync(`examples/${head.$schema}`, "utf8")).properties.rules.properties).toHaveProperty(
      "floor",
    );
  });

  test("steps 3 to 5: check, compare, try, adopt", async () => {
    expect((await run(3)).join()).toContain("can be used; 3 rules differ");
    const [compared, k, rated] = await run(4);
    expect(compared).toContain("school players");
    expect(k).toContain("K = 30");
    expect(rated).toContain("Northland rating rules 2027");
    expect((await run(5)).join()).toContain("Edition adopted");
  });

  test("step 6: a tournament of the new year, and the list that is published by the new rules", async () => {
    await close(ledger);
    await publish(ledger, "standard-2027-01");
    const { tournament } = await register(ledger, { ...dates, system: "swiss" }, "2026-12-20");
    await receive(ledger, tournament, played, { on: day("2027-01-12") });
    await run(6, " --early");
    const rows = await ledger.db
      .selectFrom("list_entry")
      .selectAll()
      .where("list", "=", "standard-2027-02")
      .orderBy("player")
      .execute();
    const ratings = new Map(rows.map(({ player, rating, k }) => [player, [rating, k]]));
    expect(ratings.get(1000105)).toEqual([1399, 20]); // 1402 − 3, and the floor is 1000
    expect(ratings.get(1000106)?.[0]).toBe(1779); // (8902 + 3200) / 7 = 1728.86, 4 of 7: .57, +50
    for await (const { differences } of verifyLists(ledger)) expect(differences).toEqual([]);
  });
});
