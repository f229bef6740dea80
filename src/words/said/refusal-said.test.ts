import { expect, test } from "vitest";
import { day } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import { CATALOGUES } from "../words.ts";
import { sayOnPage, sayRefusal } from "./refusal-said.ts";

test.each(CATALOGUES)("in $language a refusal says what is known, and no code", (words) => {
  // A calendar knows no list: nobody said which one was meant.
  const refusal = new Refusal("no-edition-on", { list: null, day: day("2001-07-01") });
  for (const said of [sayRefusal(words, refusal), sayOnPage(words, refusal)]) {
    expect(said).not.toMatch(/undefined|null/);
    expect(said).toContain("2001");
  }
  const damaged = sayRefusal(words, new Refusal("journal-damaged", { line: "last", fault: "hash-differs" }));
  expect(damaged).not.toMatch(/\blast \(|hash-differs/);
  const same = sayRefusal(words, new Refusal("federation-status-same", { federation: "SWE", status: "suspended" }));
  expect(same).toContain(words.office.statuses.suspended);
});
