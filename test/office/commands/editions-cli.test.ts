import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { argsOf, inHere } from "../../set-up/processes/program.ts";

/** An edition of one's own wherever an edition is named. */
const OWN = "examples/edition.json";
const office = (words: string, input = "") => inHere(argsOf(words), { input });

const folder = mkdtempSync(join(tmpdir(), "rating-office-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const faulty = join(folder, "faulty.json");
writeFileSync(
  faulty,
  readFileSync(OWN, "utf8").replace('"rating": 1000', '"rating": -1').replace('"K-rest"', '"K-others"'),
);

describe("editions check", () => {
  test("says that the example can be used, with its id and rules", async () => {
    const { said, status } = await office(`editions check ${OWN}`);
    expect([status, said.trim()]).toEqual([
      0,
      `${OWN}: Northland rating rules 2027 can be used; 3 rules differ from the base edition.`,
    ]);
    const { json } = await office(`editions check ${OWN} --json`);
    expect(json()).toMatchObject({
      valid: true,
      id: "northland-2027",
      base: "fide-standard-2025-10",
      rules: ["floor", "initialRating", "developmentCoefficient"],
      faults: [],
    });
  });

  test("names every fault with line, path, what was expected and what was found, in the language asked for", async () => {
    const { said, status } = await office(`editions check ${faulty}`);
    expect(status).toBe(1);
    expect(said).toContain(`${faulty}:13: rules.floor.new.rating: expected a whole number from 1 to 3000, found "-1"`);
    expect(said).toContain(
      `${faulty}:34: rules.developmentCoefficient.new.clauses[3].code: expected one of: K-reached,`,
    );
    const swedish = await office(`editions check ${faulty} --lang sv`);
    expect(swedish.said).toContain("rules.floor.new.rating: väntade ett heltal från 1 till 3000");
    const { json } = await office(`editions check ${faulty} --json`);
    expect(json()).toMatchObject({
      valid: false,
      faults: [{ path: "rules.floor.new.rating", line: 13 }, { line: 34 }],
    });
  });

  test("says where a file is no JSON, and that there is no file", async () => {
    const cut = join(folder, "cut.json");
    writeFileSync(cut, '{\n  "format": 1,\n');
    expect((await office(`editions check ${cut}`)).said).toContain(`${cut}:3: `);
    expect((await office("editions check nowhere.json")).status).toBe(2);
  });
});

describe("a file in the place of an id", () => {
  test("editions show and compare: the rules, the issuer, the base and the reasons", async () => {
    const shown = (await office(`editions show ${OWN}`)).said;
    for (const part of [
      "Northland rating rules 2027",
      "Issued by: Northland Chess Federation",
      "is 1000.",
      "school players",
    ])
      expect(shown).toContain(part);
    const { json } = await office(`editions compare fide-standard-2025-10 ${OWN} --json`);
    expect(
      json().differences.map(({ rule, b }: { rule: string; b: { reason: string } }) => [rule, b.reason.length > 9]),
    ).toEqual([
      ["floor", true],
      ["initialRating", true],
      ["developmentCoefficient", true],
    ]);
  });

  test("k, change, first and rate calculate by it and name it", async () => {
    const k = await office(
      `k --edition ${OWN} --rating 1500 --highest 1500 --games-before 25 --birth 2012 --on 2027-02-01`,
    );
    expect(k.said).toContain("Northland rating rules 2027:\nK = 30   § 5.2:");
    const change = await office(
      `change --edition ${OWN} --rating 1500 --highest 1500 --games-before 25 --birth 1980 --game 1600:1 --for-list 2027-03 --json`,
    );
    expect(change.json()).toMatchObject({ edition: "northland-2027", k: 20, newRating: 1513 });
    // 1600 twice more and two draws: 3.5 of 5 against a mean of 1560, where the base would say 1640
    const games = "--game 1500:1 --game 1500:1 --game 1600:0.5";
    const first = (await office(`first --edition ${OWN} ${games} --json`)).json();
    const base = (await office(`first --edition fide-standard-2025-10 ${games} --json`)).json();
    expect([first.Rc, base.Rc, base.rating - first.rating]).toEqual([1560, 1640, 80]);
    const asked = JSON.stringify({
      rating: 1500,
      k: 20,
      events: [{ edition: OWN, games: [{ opponent: 1600, score: 1 }] }],
    });
    expect((await office("change --input -", asked)).said).toContain("Northland rating rules 2027");
    const rated = await office(`rate fixtures/trf/valid/extensions.trf --edition ${OWN}`);
    expect(rated.said).toContain("Northland rating rules 2027");
  });

  test("a faulty file is refused with all its faults; an unknown id as before", async () => {
    const { stderr, status } = await office(`k --edition ${faulty} --rating 1500`);
    expect(status).toBe(2);
    expect(stderr).toContain("rules.floor.new.rating: expected");
    expect(stderr).toContain("is not an edition that ratings can be calculated with");
    expect((await office("k --edition northland-2027 --rating 1500")).said).toContain(
      'There is no edition "northland-2027"',
    );
  });
});
