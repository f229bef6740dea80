import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const CHART_WORDS: PageWords["charts"] = {
  range: "Tidsperiod",
  all: "Allt",
  years: (years) => plural("sv", years, "år", "år"),
};
