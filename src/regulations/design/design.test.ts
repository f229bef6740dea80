import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dataOf, explained, IDS, officeOf, periods, playedIn } from "../../../test/set-up/random-periods.ts";
import { casesOf } from "../../../test/set-up/share.ts";
import { pathText } from "../../domain/schema/faults.ts";
import type { Schema } from "../../domain/schema/schema.ts";
import { closePeriod } from "../../rating/period/close-period.ts";
import { readEdition } from "../../reports/edition-file.ts";
import { ruleSaid } from "../../words/said/rule-said.ts";
import { CATALOGUES } from "../../words/words.ts";
import { EDITIONS, FIDE_EDITIONS } from "../register.ts";
import { checkDesign } from "./check-design.ts";
import type { DesignRule } from "./design.ts";
import { RULE_SCHEMAS } from "./rule-schemas.ts";

const EXAMPLE = JSON.parse(readFileSync("examples/edition.json", "utf8"));

const design = (rules: Readonly<Record<string, unknown>>, base = "fide-standard-2025-10") => ({
  format: 1,
  id: "own",
  name: "Own",
  issuedBy: "Somebody",
  base,
  inForce: { from: "2020-01-01" },
  rules: Object.fromEntries(Object.entries(rules).map(([rule, sets]) => [rule, { reason: "why", new: sets }])),
});

describe("every edition of FIDE can be written as a design", () => {
  test.each(FIDE_EDITIONS.filter(({ list }) => list === "standard"))("$id on another base", ({ id, articles }) => {
    const base = id === "fide-standard-2009-03" ? "fide-standard-2025-10" : "fide-standard-2009-03";
    const own = FIDE_EDITIONS.find((each) => each.id === base)!;
    const changed = (Object.keys(RULE_SCHEMAS) as DesignRule[]).filter(
      (rule) => JSON.stringify(articles[rule].sets) !== JSON.stringify(own.articles[rule].sets),
    );
    const { edition, faults } = checkDesign(
      design(Object.fromEntries(changed.map((rule) => [rule, articles[rule].sets])), base),
    );
    expect(faults.map(({ path, expected }) => [pathText(path), expected.code])).toEqual([]);
    for (const rule of Object.keys(RULE_SCHEMAS) as DesignRule[])
      expect([rule, edition?.articles[rule].sets]).toEqual([rule, articles[rule].sets]);
    expect(changed.length).toBeGreaterThan(3);
  });
});

describe("what cannot be calculated with does not pass", () => {
  const TABLE = Array.from({ length: 50 }, (_, row) => 4 + 14 * row);
  test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    [
      "K of nobody else",
      { developmentCoefficient: { asOf: "list before", clauses: [{ code: "K-new", K: 40, gamesBelow: 30 }] } },
      ["developmentCoefficient.new.clauses[0].code: rest-of-players-last"],
    ],
    [
      "K below 1",
      { developmentCoefficient: { asOf: "list before", clauses: [{ code: "K-rest", K: 0 }] } },
      ["developmentCoefficient.new.clauses[0].K: whole-number"],
    ],
    [
      "a condition that its line does not have",
      { developmentCoefficient: { asOf: "list before", clauses: [{ code: "K-rest", K: 20, untilAge: 18 }] } },
      ["developmentCoefficient.new.clauses[0].untilAge: known-key"],
    ],
    [
      "too many cases of K",
      {
        developmentCoefficient: {
          asOf: "list before",
          clauses: [
            ...[10, 20, 40, 50].map((gamesBelow) => ({ code: "K-new", K: 40, gamesBelow })),
            ...[2000, 2100, 2200].map((highestMin) => ({ code: "K-reached", K: 15, highestMin })),
            { code: "K-rest", K: 20 },
          ],
        },
      },
      ["developmentCoefficient.new.clauses: known-coefficient-limits"],
    ],
    [
      "a table with a row missing",
      { scoringProbability: { lastDifferences: TABLE.slice(1) } },
      ["scoringProbability.new.lastDifferences: list-of"],
    ],
    [
      "a table that goes back",
      { scoringProbability: { lastDifferences: TABLE.toSpliced(7, 1, TABLE[6]!) } },
      ["scoringProbability.new.lastDifferences[7]: ascending"],
    ],
    [
      "a table of dp that does not begin at 0",
      { fractionalScore: { rounding: "half up", differences: [1, ...TABLE] } },
      ["fractionalScore.new.differences[0]: one-of"],
    ],
    [
      "half points without a rounded average",
      { initialRating: { method: "half points over", halfPoint: 2000 } },
      ["initialRating.new: rounded-average"],
    ],
    [
      "a method of round robins with hypothetical draws",
      {
        roundRobinAverage: { rounding: "half up" },
        roundRobinRating: { rounding: "half up" },
        roundRobinIteration: { passes: 1, differenceMax: 400, rounding: "half up" },
      },
      ["roundRobinAverage.new: half-points-in-round-robin"],
    ],
    [
      "one of three rules of round robins",
      {
        initialRating: { method: "half points over", halfPoint: 2000 },
        averageOfOpponents: { rounding: "half up" },
        roundRobinAverage: { rounding: "half up" },
      },
      ["roundRobinAverage.new: three-of-round-robin"],
    ],
    [
      "unrated opponents whom nothing rates",
      { unratedOpponents: { countInRoundRobin: true, countInSwiss: false } },
      ["unratedOpponents.new: method-for-unrated"],
    ],
    ["a first rating below the floor", { floor: { rating: 2300 } }, ["floor.new: at-least-floor"]],
    [
      "a limit in two games",
      { difference: { max: 400, ratingBelow: null, gamesMax: 2 } },
      ["difference.new.gamesMax: one-of"],
    ],
    [
      "a limit for some in one game",
      { difference: { max: 400, ratingBelow: 2000, gamesMax: 1 } },
      ["difference.new.gamesMax: not-both-limits"],
    ],
    [
      "for whom there is no limit",
      { difference: { max: null, ratingBelow: 2000, gamesMax: null } },
      ["difference.new.ratingBelow: only-with-limit"],
    ],
    ["months out of order", { calendar: { months: [1, 7, 4] } }, ["calendar.new.months[2]: ascending"]],
    [
      "bands out of order",
      {
        rateOfPlay: {
          moves: 60,
          scope: "game",
          bands: [
            { ratedFrom: 1600, minutes: { from: 90 } },
            { ratedFrom: 2200, minutes: { from: 120 } },
          ],
        },
      },
      ["rateOfPlay.new.bands[1].ratedFrom: everybody-last"],
    ],
    [
      "limits that cross",
      { rateOfPlay: { moves: 60, scope: null, bands: [{ ratedFrom: null, minutes: { over: 60, below: 61 } }] } },
      ["rateOfPlay.new.bands[0].minutes: limits-in-order"],
    ],
    [
      "inactivity without a beginning",
      { inactivity: { after: [{ from: "2020-01-01", months: 12 }], goneAfterMonths: null, inFederationSection: true } },
      ["inactivity.new.after[0].from: no-limit-first"],
    ],
    [
      "unplayed games",
      { unplayedGames: { count: true, decisionMayExclude: true } },
      ["unplayedGames.new.count: one-of"],
    ],
    [
      "standard ratings on the standard list",
      { standardRating: { used: true } },
      ["standardRating.new.used: standard-has-none"],
    ],
    ["what the base says already", { floor: { rating: 1400 } }, ["floor.new: another-value"]],
  ])("%s", (_, rules, expected) => {
    const { faults } = checkDesign(design(rules));
    expect(faults.map(({ path, expected: { code } }) => `${pathText(path)}: ${code}`)).toEqual(
      expected.map((each) => `rules.${each}`),
    );
  });

  test("all faults of a file in one run, each with its line", () => {
    const text = readFileSync("examples/edition.json", "utf8")
      .replace('"id": "northland-2027"', '"id": "ssf-lask"')
      .replace('"rating": 1000', '"rating": 0, "rating": "x"')
      .replace('"K": 30', '"K": 30.5')
      .replace('"issuedBy"', '"issuer"');
    expect(readEdition(text).faults.map(({ line, path, expected }) => `${line} ${path} ${expected.code}`)).toEqual([
      "1 issuedBy text",
      "4 id free-id",
      "6 issuer known-key",
      "13 rules.floor.new.rating key-once",
      "13 rules.floor.new.rating whole-number",
      "33 rules.developmentCoefficient.new.clauses[2].K whole-number",
    ]);
    const taken = checkDesign({ ...EXAMPLE, id: "ssf-lask", inForce: { from: "2027-01-01", until: "2026-12-31" } });
    expect(taken.faults.map(({ path }) => pathText(path))).toEqual(["id", "inForce.until"]);
  });
});

describe("an edition put onto its base", () => {
  const { edition } = checkDesign(EXAMPLE);
  test("has what it changes, with its article, and everything else from the base", () => {
    const base = EDITIONS.find(({ id }) => id === EXAMPLE.base)!;
    expect(edition?.articles.floor).toEqual({ number: "3.1", known: "text", sets: { rating: 1000 } });
    expect(edition?.articles.initialRating.number).toBe("8.2.2, 8.2.3");
    expect(edition?.articles.closing).toBe((base as typeof edition)?.articles.closing);
    expect(edition?.own?.reasons.floor).toMatch(/school/);
    // The thirty games of the base's K are not asked about any more.
    expect(edition?.readings.some(({ rules }) => rules.includes("developmentCoefficient"))).toBe(false);
    expect(edition?.readings.length).toBeGreaterThan(5);
  });
});

/** A value that a schema allows; most of them also fit the other rules. */
function allowedIn(schema: Schema): fc.Arbitrary<unknown> {
  if ("anyOf" in schema) return fc.oneof(...schema.anyOf.map(allowedIn));
  if ("const" in schema) return fc.constant(schema.const);
  if ("enum" in schema) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "integer": {
      const { minimum, maximum, multipleOf = 1 } = schema;
      return fc
        .integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) })
        .map((n) => n * multipleOf);
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return fc.constantFrom("2015-01-01", "2020-06-01", "2025-09-15");
    case "array":
      return schema.minItems > 20
        ? fc
            .uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: schema.minItems, maxLength: schema.minItems })
            .map((all) => {
              const sorted = all.toSorted((a, b) => a - b);
              return schema.minItems === 51 ? [0, ...sorted.slice(1)] : sorted;
            })
        : fc.array(allowedIn(schema.items), { minLength: schema.minItems, maxLength: Math.min(4, schema.maxItems) });
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties).map(([key, field]) => [key, allowedIn(field)])),
        { requiredKeys: [...schema.required] },
      );
  }
}

const changes = fc
  .uniqueArray(fc.constantFrom(...(Object.keys(RULE_SCHEMAS) as DesignRule[])), { minLength: 1, maxLength: 6 })
  .chain((rules) => fc.record(Object.fromEntries(rules.map((rule) => [rule, allowedIn(RULE_SCHEMAS[rule])]))));

test("whatever passes the check can be calculated with, the same by both ways, explained and said in four languages", () => {
  const passed = new Set<string>();
  const numRuns = casesOf({ few: 12, all: 60 });
  fc.assert(
    fc.property(changes, periods, fc.constantFrom("2012-07", "2017-07", "2025-10"), (rules, sample, month) => {
      const { edition } = checkDesign(design(rules, `fide-standard-${month}`));
      fc.pre(edition !== null);
      for (const rule of Object.keys(rules)) passed.add(rule);
      const more = { editionOn: () => edition, editions: [...FIDE_EDITIONS, edition] };
      const period = { ...sample, fast: false };
      const office = officeOf(period);
      const [kernel, derived] = (["kernel", "derivation"] as const).map((path) =>
        closePeriod(office.input(sample.list, playedIn(period), { ...more, path })),
      );
      expect(dataOf(kernel!)).toEqual(dataOf(derived!));
      expect(derived!.balance.rest).toBe(0);
      explained(kernel!, IDS);
      for (const words of CATALOGUES)
        for (const rule of Object.keys(rules) as DesignRule[])
          expect(ruleSaid(words, rule, edition.articles[rule].sets)).not.toMatch(/undefined|null|NaN|\[object/);
    }),
    { numRuns, maxSkipsPerRun: 1000 },
  );
  expect(passed.size).toBeGreaterThan(numRuns / 2);
}, 120_000);
