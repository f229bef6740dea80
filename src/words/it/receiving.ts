import type * as english from "../en/receiving.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS: typeof english.RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }) => `${value}, come registrato`,
  "arbiter-with-licence": () => "un arbitro registrato, con o senza licenza",
  "report-of-each-month": ({ daysOver }) => `un referto per ogni mese, perché dura più di ${daysOver} giorni`,
  "women-only": () => "solo donne, perché è registrato come campionato femminile",
  "name-of-office": ({ name }) => `${name}, il nome che l'ufficio ha per questo ID`,
  "player-of-office": () => "un ID noto all'ufficio",
};

export const RECEIVING_ISSUE_WORDS: typeof english.RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "non come registrato",
  "arbiter-not-registered": "arbitro non registrato",
  "interim-reports-missing": "è arrivato un solo referto per tutti i mesi",
  "men-in-womens-championship": "uomini in un campionato femminile",
  "name-not-of-office": "l'ID appartiene a un altro nome",
  "id-not-at-office": "ID non noto all'ufficio",
};
