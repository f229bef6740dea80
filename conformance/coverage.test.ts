import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { addDays, day, type IsoDate } from "../src/domain/dates.ts";
import { LIST_KINDS } from "../src/domain/list.ts";
import type { Article, Edition } from "../src/regulations/edition.ts";
import { EDITIONS, FIDE_EDITIONS, fideEditionOn } from "../src/regulations/register.ts";
import { mutants } from "./mutants.ts";
import { casesOf, SYSTEMS } from "./tables.ts";

describe("every article of every edition has a case, on both sides of every limit", () => {
  for (const { edition, tables } of SYSTEMS) {
    test(edition.id, () => {
      const bare = Object.keys(edition.articles).filter((rule) => casesOf(edition, tables, rule).length === 0);
      expect(bare, "rules without a case").toEqual([]);
      expect(survivors(edition, tables), "numbers that could be changed without any case noticing").toEqual([]);
    });
  }

  test("every table names editions and rules that exist", () => {
    const ids = EDITIONS.map(({ id }) => id);
    const rules = new Set(EDITIONS.flatMap(({ articles }) => Object.keys(articles)));
    const tables = SYSTEMS.flatMap((each) => each.tables);
    expect(tables.filter(({ rule }) => !rules.has(rule)).map(({ rule }) => rule)).toEqual([]);
    expect(tables.flatMap(({ cases }) => cases.flatMap((each) => each.in)).filter((id) => !ids.includes(id))).toEqual(
      [],
    );
  });
});

describe("every day has exactly one edition", () => {
  const FIRST = { standard: "2009-07-01", rapid: "2012-01-01", blitz: "2012-01-01" } as const;
  for (const list of LIST_KINDS) {
    test(`${list} from ${FIRST[list]} to today`, () => {
      const today = new Date().toISOString().slice(0, 10);
      const without: IsoDate[] = [];
      let days = 0;
      for (let date = day(FIRST[list]); date <= today; date = addDays(date, 1)) {
        days += 1;
        if (fideEditionOn(list, date) === undefined) without.push(date); // two at once throw
      }
      expect(without).toEqual([]);
      expect(days).toBeGreaterThan(5_000);
      expect(fideEditionOn(list, addDays(day(FIRST[list]), -1))).toBeUndefined();
    });
  }

  test("the text of March 2009 is chosen by name only", () => {
    const [march, ...others] = FIDE_EDITIONS;
    expect(march).toMatchObject({ id: "fide-standard-2009-03", inForce: null });
    expect(others.filter(({ inForce }) => inForce === null)).toEqual([]);
  });
});

/** Changes every number, flag and word that an edition sets, one at a time, and asks the cases again. */
function survivors(edition: Edition, tables: (typeof SYSTEMS)[number]["tables"]): string[] {
  return Object.entries(edition.articles).flatMap(([rule, article]) =>
    mutants(article.sets)
      .filter(({ sets }) => !noticed(edition, tables, rule, { ...article, sets }))
      .map(({ change }) => `${rule}: ${change}`),
  );
}

function noticed(
  edition: Edition,
  tables: (typeof SYSTEMS)[number]["tables"],
  rule: string,
  article: Article,
): boolean {
  const changed = { ...edition, articles: { ...edition.articles, [rule]: article } };
  return casesOf(edition, tables, rule).some(({ given, answer }) => {
    try {
      return !isDeepStrictEqual(answer(changed), given.expected);
    } catch {
      return true;
    }
  });
}
