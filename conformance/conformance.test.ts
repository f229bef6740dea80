import { describe, expect, test } from "vitest";
import { casesOf, SYSTEMS } from "./tables.ts";

// The regulations as tests: every edition, article by article, each case worked by hand from the text.
for (const { edition, tables } of SYSTEMS) {
  for (const [rule, { number }] of Object.entries(edition.articles)) {
    describe(`${edition.id} ${number ?? "–"} ${rule}`, () => {
      for (const { given, answer } of casesOf(edition, tables, rule)) {
        test(given.says, () => expect(answer(edition)).toEqual(given.expected));
      }
    });
  }
}
