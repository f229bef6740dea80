import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const CHART_WORDS: PageWords["charts"] = {
  range: "Range",
  all: "All",
  years: (years) => plural("en", years, "year", "years"),
};
