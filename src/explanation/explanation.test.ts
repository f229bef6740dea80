import { describe, expect, test } from "vitest";
import { given } from "../calculation/derived.ts";
import { points } from "../domain/units.ts";
import { change } from "../rating/change.ts";
import { coefficient } from "../rating/coefficient.ts";
import { first } from "../rating/first/first.ts";
import { english } from "../words/en.ts";
import { catalogueOf } from "../words/words.ts";
import { asHtml } from "./html.ts";
import { asJson, type ExplanationJson } from "./json.ts";
import { asText, treeText } from "./text.ts";

const win = change({
  edition: "fide-standard-2025-10",
  rating: 1900,
  gamesBefore: 90,
  highest: 1950,
  birth: 1980,
  today: "2026-11-15",
  games: [{ opponent: 2350, score: 1 }],
}).derivation;

describe("in another language", () => {
  test("terms are called by what they mean there; letters of the regulations stay", () => {
    const { derivation } = change({ edition: "ssf-lask", rating: 1950, games: [{ opponent: 2220, score: 1 }] });
    const lines = asText(catalogueOf("sv"), derivation);
    expect(lines.join("\n")).not.toMatch(/new base|current rating|opponent's base|full points/);
    expect(lines.some((line) => line.trimStart().startsWith("Grundrating: 1950"))).toBe(true);
    expect(treeText(catalogueOf("sv"), win)[0]).toMatch(/^Rn = 1918 /);
  });
});

describe("one derivation, three renderings", () => {
  test("text: the conclusion first, each line with value and article", () => {
    expect(treeText(english, win)).toEqual([
      "Rn = 1918   § 8.3.4: The rating change is rounded once per list, to the nearest whole number, halves away from zero.",
      "  Rating on the previous list: 1900   (as entered)",
      "  Rating change (rounded): 18   § 8.3.4: The rating change is rounded once per list, to the nearest whole number, halves away from zero.",
      "    ΣΔR × K = 18.40   § 8.3.2 d",
      "      ΣΔR = 0.92   § 8.3.2 c",
      "        ΔR = 0.92   § 8.3.2 b",
      "          Score: 1.00   (as entered)",
      "          PD = 0.08   § 8.1.2",
      "            D = -400   § 8.3.1: -450 counts as -400",
      "              Ro = 1900   (as entered)",
      "              Opponent's rating: 2350   (as entered)",
      "      K = 20   § 8.3.3: none of the other cases",
      "        Highest published rating: 1950   (as entered)",
      "        Games counted so far: 90   (as entered)",
      "        Born: 1980   (as entered)",
      "        K is based on the list of: 2026-11-01   (today, 2026-11-15)",
    ]);
  });

  test("text: every term is explained and every reading named", () => {
    const lines = asText(english, win);
    expect(lines).toContain("  PD: Scoring probability (expected score of the game)");
    for (const code of ["coefficient-order", "limit-by-own-rating"] as const) {
      const { question, answer } = english.readings[code];
      expect(lines.filter((line) => line === `  ${question} ${answer}`)).toHaveLength(1);
    }
  });

  test("JSON: the same values, codes and citations, with the readings", () => {
    const json = asJson(english, win);
    expect(JSON.parse(JSON.stringify(json))).toMatchObject({
      term: "Rn",
      value: 1918,
      basis: {
        kind: "article",
        cited: { edition: "fide-standard-2025-10", rule: "rounding", article: "8.3.4", known: "text" },
      },
    });
    expect(valuesIn(json)).toEqual(treeText(english, win).map((line) => line.split(/ = |: /)[1]!.split("   ")[0]));
  });

  test("HTML: the same steps, escaped", () => {
    const html = asHtml(english, win);
    expect(html.match(/<li>/g)).toHaveLength(treeText(english, win).length);
    expect(html).toContain(
      '<span class="term" title="Scoring probability (expected score of the game)">PD</span> = <span class="value">0.08</span>',
    );
    const source = { code: "list", list: '<b>"&' } as const;
    expect(asHtml(english, given("Ro", points(1900), source))).toContain("(list of &lt;b&gt;&quot;&amp;)");
  });

  test("a value that several steps use is taken apart once", () => {
    const games = [1500, 1550, 1400].map((opponent) => ({ opponent, score: 1 }));
    const lines = treeText(
      english,
      change({ edition: "fide-standard-2022-01", rating: 2000, k: 20, games }).derivation,
    );
    expect(lines.filter((line) => line.includes("Games where the difference may be limited: 3 "))).toHaveLength(3);
    expect(lines.filter((line) => line.includes("see above"))).toHaveLength(2);
  });

  test("an article that is only assumed says so, and two editions are told apart", () => {
    const { derivation } = change({
      list: "standard",
      rating: 2000,
      events: [
        { start: "2014-06-27", k: 15, games: [{ opponent: 2000, score: 1 }] },
        { start: "2014-07-05", k: 20, games: [{ opponent: 2000, score: 1 }] },
      ],
    });
    const text = treeText(english, derivation).join("\n");
    expect(text).toContain("§ 8.55b (by assumption) [FIDE standard rules from July 2012]");
    expect(text).toContain("[FIDE standard rules from July 2014]");
  });

  test("rulings, fractions and lowered K are worded", () => {
    const fraction = first({ edition: "fide-standard-2024-03", events: [{ n: 5, average: 1901, score: 3 }] });
    expect(treeText(english, fraction.derivation).join("\n")).toContain(
      "Average of the opponents (not rounded): 1872.14   § 8.2.2, 8.2.3",
    );
    const lowered = coefficient({ edition: "fide-standard-2017-07", rating: 2450, n: 71 });
    expect(treeText(english, lowered.derivation)[0]).toBe(
      "K = 9   § 8.56: 10 × 71 games would exceed 700, so K is the largest whole number that does not",
    );
  });
});

function valuesIn({ says, inputs }: ExplanationJson): string[] {
  return [says, ...Object.values(inputs).flatMap(valuesIn)];
}
