import type { Expectation } from "../../domain/issues/issues.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }: Expectation) => `${value}, como está registrado`,
  "arbiter-with-licence": () => "un árbitro registrado, y si tiene licencia",
  "report-of-each-month": ({ daysOver }: Expectation) => `un informe por cada mes, porque dura más de ${daysOver} días`,
  "women-only": () => "solo mujeres, porque está registrado como campeonato femenino",
  "name-of-office": ({ name }: Expectation) => `${name}, como lo tiene la oficina para este número`,
  "player-of-office": () => "un número que la oficina conozca",
} as const;

export const RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "no como está registrado",
  "arbiter-not-registered": "árbitro no registrado",
  "interim-reports-missing": "llegó un solo informe para todos los meses",
  "men-in-womens-championship": "hombres en un campeonato femenino",
  "name-not-of-office": "el número pertenece a otro nombre",
  "id-not-at-office": "la oficina no conoce este número",
} as const;
