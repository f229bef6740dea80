import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const CHART_WORDS: PageWords["charts"] = {
  range: "Periodo",
  all: "Tutto",
  years: (years) => plural("it", years, "anno", "anni"),
};
