import { day } from "../../../domain/dates.ts";
import { fromData, fromSummary } from "../../edition.ts";
import { assumedRules, takenOver } from "../articles-taken-over.ts";
import type { FideArticles, FideEdition } from "../fide-edition.ts";
import { reading, takenFromBefore } from "../readings.ts";
import { fideStandard201107 } from "./standard-2011-07.ts";

export const MONTHLY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Three days before the list, by what was published (reading `closing-three-days`). */
export const CLOSING_2012 = { days: 3, officialDays: 1 } as const;

const articles: FideArticles = {
  ...takenOver(fideStandard201107),
  calendar: fromSummary("7.3", { months: MONTHLY }),
  closing: fromData("7.13", CLOSING_2012),
  floor: fromSummary("0.6", { rating: 1000 }),
};

/** Floor 1000 and a list every month. */
export const fideStandard201207: FideEdition = {
  ...fideStandard201107,
  id: "fide-standard-2012-07",
  inForce: { from: day("2012-07-01"), until: day("2014-06-30") },
  source: { code: "standard-2012-07" },
  articles,
  readings: [
    ...fideStandard201107.readings.filter(({ code }) => code !== "edition-by-content"),
    reading("closing-three-days", ["closing"]),
    takenFromBefore(assumedRules(articles), "taken-from-before-2012-07"),
  ],
};
