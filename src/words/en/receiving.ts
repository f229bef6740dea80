import type { ExpectationWords } from "../types/sentences.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }) => `${value}, as registered`,
  "arbiter-with-licence": () => "a registered arbiter, with or without a licence",
  "report-of-each-month": ({ daysOver }) => `a report for each month, as it lasts more than ${daysOver} days`,
  "women-only": () => "women only, as it is registered as a women's championship",
  "name-of-office": ({ name }) => `${name}, the name the office has for this ID`,
  "player-of-office": () => "an ID known to the office",
} satisfies Partial<ExpectationWords>;

export const RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "not as registered",
  "arbiter-not-registered": "arbiter not registered",
  "interim-reports-missing": "one report was sent for all months",
  "men-in-womens-championship": "men in a women's championship",
  "name-not-of-office": "the ID belongs to another name",
  "id-not-at-office": "ID not known to the office",
};
