import type * as english from "../en/receiving.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS: typeof english.RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }) => `${value}, som registrerat`,
  "arbiter-with-licence": () => "en anmäld domare, med eller utan licens",
  "report-of-each-month": ({ daysOver }) => `en rapport för varje månad, eftersom den varar mer än ${daysOver} dagar`,
  "women-only": () => "bara kvinnor, eftersom det är anmält som dammästerskap",
  "name-of-office": ({ name }) => `${name}, namnet som kontoret har för detta ID`,
  "player-of-office": () => "ett ID som kontoret känner till",
};

export const RECEIVING_ISSUE_WORDS: typeof english.RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "inte som registrerat",
  "arbiter-not-registered": "domaren är inte anmäld",
  "interim-reports-missing": "en enda rapport kom för alla månader",
  "men-in-womens-championship": "män i ett dammästerskap",
  "name-not-of-office": "detta ID hör till ett annat namn",
  "id-not-at-office": "ID okänt för kontoret",
};
