import type * as english from "../en/receiving.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS: typeof english.RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }) => `${value}, como está registrado`,
  "arbiter-with-licence": () => "un árbitro registrado, con o sin licencia",
  "report-of-each-month": ({ daysOver }) => `un informe por cada mes, porque dura más de ${daysOver} días`,
  "women-only": () => "solo mujeres, porque está registrado como campeonato femenino",
  "name-of-office": ({ name }) => `${name}, el nombre que tiene la oficina para este ID`,
  "player-of-office": () => "un ID conocido por la oficina",
};

export const RECEIVING_ISSUE_WORDS: typeof english.RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "no como está registrado",
  "arbiter-not-registered": "árbitro no registrado",
  "interim-reports-missing": "llegó un solo informe para todos los meses",
  "men-in-womens-championship": "hombres en un campeonato femenino",
  "name-not-of-office": "el ID pertenece a otro nombre",
  "id-not-at-office": "ID desconocido para la oficina",
};
