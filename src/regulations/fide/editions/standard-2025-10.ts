import { day } from "../../../domain/dates.ts";
import { fromText } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import { reading } from "../readings.ts";
import { fideStandard202403 } from "./standard-2024-03.ts";

/** March 2024 with 8.3.1 amended: the limit of 400 no longer binds players from 2650. */
export const fideStandard202510: FideEdition = {
  ...fideStandard202403,
  id: "fide-standard-2025-10",
  inForce: { from: day("2025-10-01") },
  source: {
    code: "standard-2025-10",
    address: "https://handbook.fide.com/chapter/B022024",
    consulted: day("2026-10-09"),
  },
  articles: {
    ...fideStandard202403.articles,
    difference: fromText("8.3.1", { max: 400, ratingBelow: 2650, gamesMax: null }),
  },
  readings: [...fideStandard202403.readings, reading("limit-by-own-rating", ["difference"])],
};
