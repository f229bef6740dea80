import type { Expectation } from "../../domain/issues.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }: Expectation) => `${value}, som registrerat`,
  "name-of-office": ({ name }: Expectation) => `${name}, som kontoret har för det numret`,
  "player-of-office": () => "ett nummer som kontoret känner till",
} as const;

export const RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "inte som registrerat",
  "name-not-of-office": "numret hör till ett annat namn",
  "id-not-at-office": "kontoret känner inte till numret",
} as const;
