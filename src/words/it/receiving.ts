import type * as english from "../en/receiving.ts";

/** What was expected when a report met the office. */
export const RECEIVING_EXPECTATION_WORDS: typeof english.RECEIVING_EXPECTATION_WORDS = {
  "as-registered": ({ value }) => `${value}, come registrato`,
  "arbiter-with-licence": () => "un arbitro registrato, indicando se ha la licenza",
  "report-of-each-month": ({ daysOver }) => `un rapporto per ogni mese, perché dura più di ${daysOver} giorni`,
  "women-only": () => "solo donne, perché è registrato come campionato femminile",
  "name-of-office": ({ name }) => `${name}, come risulta all'ufficio per questo numero`,
  "player-of-office": () => "un numero noto all'ufficio",
};

export const RECEIVING_ISSUE_WORDS: typeof english.RECEIVING_ISSUE_WORDS = {
  "not-as-registered": "non come registrato",
  "arbiter-not-registered": "arbitro non registrato",
  "interim-reports-missing": "è arrivato un solo rapporto per tutti i mesi",
  "men-in-womens-championship": "uomini in un campionato femminile",
  "name-not-of-office": "il numero appartiene a un altro nome",
  "id-not-at-office": "l'ufficio non conosce questo numero",
};
