import { describe, expect, test } from "vitest";
import { nothingSaidIn } from "../../test/set-up/nothing-said.ts";
import { given } from "../calculation/derived.ts";
import { COUNTED } from "../domain/codes/source.ts";
import { day } from "../domain/dates.ts";
import type { System } from "../domain/tournament.ts";
import { hundredths, points } from "../domain/units.ts";
import { cite } from "../regulations/edition.ts";
import { composition, type NationalChampionship } from "../regulations/fide/articles/composition.ts";
import { activity } from "../regulations/fide/articles/inactivity.ts";
import { initialRating } from "../regulations/fide/articles/initial-rating.ts";
import { kept } from "../regulations/fide/articles/opening.ts";
import { reportDue } from "../regulations/fide/articles/reporting.ts";
import { EDITIONS, FIDE_EDITIONS } from "../regulations/register.ts";
import { english } from "../words/en.ts";
import { basisText } from "./format.ts";
import { asJson } from "./json.ts";
import { rulingText } from "./ruling.ts";
import { treeText } from "./text.ts";

const edition = (id: string) => FIDE_EDITIONS.find((each) => each.id === id)!;
const fact = <T>(value: T) => given("n", value, COUNTED);

const field = (system: System, players: number, rated: number, national: NationalChampionship = "no") => ({
  system: given("system", system, COUNTED),
  players: fact(players),
  rated: fact(rated),
  national: fact(national),
});

const article = ({ basis }: { readonly basis: ReturnType<typeof composition>["basis"] }): string =>
  basis.kind === "given" ? "" : basis.cited.article;

describe("B8: a case is cited by its own number", () => {
  test.each([
    ["fide-standard-2009-03", "6.3"],
    ["fide-standard-2009-07", "6.3"],
    ["fide-standard-2011-07", "6.3"],
    ["fide-standard-2012-07", "6.3"],
    ["fide-standard-2014-07", "6.3"],
    ["fide-standard-2017-07", "6.2"],
  ])("composition in %s: %s1, 2 and 3", (id, section) => {
    const of = (...asked: Parameters<typeof field>) => article(composition(edition(id), field(...asked)));
    expect(of("round-robin", 13, 4)).toBe(`${section}1`);
    expect(of("round-robin", 9, 3)).toBe(`${section}1`);
    expect(of("round-robin", 9, 9)).toBe(`${section}1`);
    expect(of("double-round-robin", 5, 4)).toBe(`${section}2`);
    expect(of("double-round-robin", 6, 3)).toBe(`${section}2`);
    expect(of("round-robin", 9, 3, "open")).toBe(`${section}3`);
    expect(of("round-robin", 9, 1, "women")).toBe(`${section}3`);
  });

  test("a first tournament with too few games is 6.41, with too few opponents 8.21", () => {
    const asked = (n: number, ratedOpponents: number) => ({
      opening: true,
      roundRobin: false,
      Ru: null,
      ratedOpponents: fact(ratedOpponents),
      result: {
        n: fact(n),
        sum: given("Σ opponents", points(1900 * n), COUNTED),
        W: given("W", hundredths(100), COUNTED),
      },
    });
    expect(article(kept(edition("fide-standard-2011-07"), asked(2, 2)))).toBe("6.41");
    expect(article(kept(edition("fide-standard-2011-07"), asked(3, 2)))).toBe("8.21");
  });

  test("a first rating of half the points is 8.22, of more 8.23, of less 8.24", () => {
    const of = (W: number) =>
      article(
        initialRating(edition("fide-standard-2017-07"), {
          n: fact(9),
          sum: given("Σ opponents", points(9 * 1900), COUNTED),
          W: given("W", hundredths(W), COUNTED),
        }).Ru,
      );
    expect([450, 500, 400].map(of)).toEqual(["8.22", "8.23", "8.24"]);
  });

  test("whether a player is inactive is 7.23", () => {
    const of = (list: string) =>
      article(
        activity(edition("fide-standard-2011-07"), {
          list: given("list before", day(list), COUNTED),
          lastCounted: given("list before", day("2011-07-01"), COUNTED),
        }),
      );
    expect(["2011-09-01", "2012-07-01", "2014-07-01"].map(of)).toEqual(["7.23", "7.23", "7.23"]);
  });

  test("a case stands in a section that its article names", () => {
    const sections = (number: string): string[] => number.match(/(?<![\d.])\d+(?=\.|$)/g) ?? [];
    for (const { id, articles } of FIDE_EDITIONS) {
      for (const [rule, { number, parts }] of Object.entries(articles)) {
        for (const part of Object.values((parts ?? {}) as Record<string, string>)) {
          expect({ id, rule, known: sections(number ?? "").includes(sections(part)[0]!) }).toMatchObject({
            known: true,
          });
        }
      }
    }
  });

  test("programs get the number alone", () => {
    const told = asJson(english, composition(edition("fide-standard-2011-07"), field("round-robin", 9, 3)));
    expect(told.basis).toMatchObject({ cited: { article: "6.31" } });
    expect(JSON.stringify(told)).not.toContain("parts");
  });
});

describe("B8: what is not known is not shown", () => {
  test("the mark of a missing article is found where it stands", () => {
    expect(nothingSaidIn("licence = yes   § –")).toEqual(["licence = yes   § –"]);
    expect(nothingSaidIn("<b>⟦§⟧</b> –: nothing")).toHaveLength(1);
    expect(nothingSaidIn("report due = none   § 9.1")).toHaveLength(1);
    expect(nothingSaidIn("end = 2026-10-03   (report, line 0)")).toHaveLength(1);
    expect(nothingSaidIn("No edition for undefined games")).toHaveLength(1);
    expect(nothingSaidIn("§ 9.1: in time – 3 days left")).toEqual([]);
  });

  test("in every rule of every edition", () => {
    for (const { id, articles } of EDITIONS) {
      for (const rule of Object.keys(articles)) {
        const cited = cite({ id, articles, readings: [] } as unknown as Parameters<typeof cite>[0], rule as never);
        const shown = [
          basisText(english, { kind: "article", cited }),
          basisText(english, { kind: "clause", cited, clause: { code: "rating-none" } }),
          rulingText(english, { ...fact(true), basis: { kind: "clause", cited, clause: { code: "rating-none" } } }),
        ];
        expect.soft({ id, rule, found: shown.flatMap(nothingSaidIn) }).toEqual({ id, rule, found: [] });
      }
    }
  });

  test("a fact of the report names its line only where there is one", () => {
    const end = given("end", day("2011-10-03"), { code: "report", line: 0 });
    expect(treeText(english, end)).toEqual(["Last day of the tournament: 2011-10-03   (report)"]);
    // The value is none under this text: a renderer asks first whether it says something.
    expect(reportDue(edition("fide-standard-2011-07"), end, "server").value).toBeNull();
  });
});
