import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const CHART_WORDS: PageWords["charts"] = {
  range: "Período",
  all: "Todo",
  years: (years) => plural("es", years, "año", "años"),
};
