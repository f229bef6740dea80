import { describe, expect, test } from "vitest";
import type { EvidenceCode } from "../domain/codes/readings.ts";
import { PERIOD_READINGS } from "../rating/period/readings.ts";
import { ONE_TIME_CHANGES } from "../regulations/fide/one-time/one-time.ts";
import { RESOLUTIONS } from "../regulations/fide/resolutions.ts";
import { EDITIONS } from "../regulations/register.ts";
import { english } from "./en.ts";
import { decimals } from "./numbers.ts";
import { sourceSaid } from "./said/source-said.ts";
import { CATALOGUES } from "./words.ts";

const CHANGES = [...EDITIONS, ...ONE_TIME_CHANGES];
const TEXTS = [...CHANGES, ...RESOLUTIONS];
const READINGS = [...CHANGES.flatMap(({ readings }) => readings), ...PERIOD_READINGS];

const once = (codes: readonly string[]): readonly string[] => [...new Set(codes)].toSorted();

/** Numbers with decimals that the evidence gives: each language has its own sign for them. */
const DECIMALS: readonly (readonly [EvidenceCode, readonly number[]])[] = [
  ["coefficient-order-2011-07", [99.21, 19.6]],
  ["printed-example", [2.52, 44.3, 2.55, 43.5]],
  ["half-point-2009", [12.5]],
  ["pool-example", [2184.17]],
  ["halves-up-at-period-start", [2199.5]],
];

describe("what speaks for the readings", () => {
  test("is named after the reading it is for", () => {
    const astray = READINGS.filter(({ code, evidence }) => evidence !== code && !evidence.startsWith(`${code}-`));
    expect(astray).toEqual([]);
  });

  test("is all used: no sentence is left over", () => {
    expect(once(Object.keys(english.evidence))).toEqual(once(READINGS.map(({ evidence }) => evidence)));
  });

  test("is another where a text has evidence of its own", () => {
    const of = (id: string) =>
      EDITIONS.find((each) => each.id === id)?.readings.find(({ code }) => code === "coefficient-date")?.evidence;
    expect(english.evidence[of("fide-standard-2014-07")!]).toMatch(/^Up to the text of 2014, /);
    expect(english.evidence[of("fide-standard-2017-07")!]).toMatch(/^FIDE's published calculations /);
  });
});

describe("where the texts were found", () => {
  test("is all used: no title is left over", () => {
    const used = [...TEXTS.map(({ source }) => source.code), "own-edition"]; // The last is of editions that are files.
    expect(once(Object.keys(english.editionSources))).toEqual(once(used));
  });

  test("has an address where there is one", () => {
    const { source } = EDITIONS.find(({ id }) => id === "fide-standard-2024-03")!;
    expect(sourceSaid(english, source)).toEqual({
      title: "FIDE Handbook B.02 effective from 1 March 2024",
      address: "https://handbook.fide.com/chapter/B022024",
      consulted: "2026-10-09",
    });
  });
});

describe.each(CATALOGUES)("in $language", (words) => {
  test("every reading of every edition, one-time change and list has its evidence in whole sentences", () => {
    const said = READINGS.map(({ evidence }) => words.evidence[evidence]);
    expect(said.filter((text) => !/^[\p{Lu}\dn].{20,}\.$/u.test(text))).toEqual([]);
  });

  test("every rule that a reading decides is said", () => {
    const rules = once(READINGS.flatMap((each) => each.rules));
    expect(rules.filter((rule) => !Object.hasOwn(words.rules, rule))).toEqual([]);
  });

  test("every edition and one-time change has a title of its source", () => {
    const said = TEXTS.map(({ source }) => sourceSaid(words, source).title);
    expect(said.filter((text) => !/^\p{Lu}.{20,}[^.]$/u.test(text))).toEqual([]);
  });

  test.each(DECIMALS)("the decimals of %s are written as the language does", (code, numbers) => {
    for (const number of numbers) expect(words.evidence[code]).toContain(decimals(words.language, number));
  });
});
