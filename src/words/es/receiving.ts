import type { Expectation } from "../../domain/issues.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }: Expectation) => `${value}, como está registrado`,
  "name-of-office": ({ name }: Expectation) => `${name}, como lo tiene la oficina para este número`,
  "player-of-office": () => "un número que la oficina conozca",
} as const;

export const RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "no como está registrado",
  "name-not-of-office": "el número pertenece a otro nombre",
  "id-not-at-office": "la oficina no conoce este número",
} as const;
