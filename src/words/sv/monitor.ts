import { plural } from "../numbers.ts";
import type { MonitorWords } from "../types/monitor-words.ts";

export const MONITOR_WORDS: MonitorWords = {
  reading: "lästa partier",
  calibrated: (games) => `Kalibrering av ${plural("sv", games, "parti", "partier")}`,
  byEdition: (edition, games) => `${edition}: ${plural("sv", games, "parti", "partier")}`,
  leftOut: {
    unplayed: (games) => `Utelämnade, inte spelade: ${plural("sv", games, "parti", "partier")}`,
    unrated: (games) => `Utelämnade, en spelare saknar rating: ${plural("sv", games, "parti", "partier")}`,
    undated: (games) =>
      `Utelämnade, utan datum och därmed utan utgåva: ${plural("sv", games, "parti", "partier")}. Ange den med --edition.`,
  },
  intervals: {
    event: (resamples) =>
      `Intervallen innehåller det sanna värdet med 95 %; hela turneringar har dragits ${resamples} gånger.`,
    game: (resamples) =>
      `Intervallen innehåller det sanna värdet med 95 %; partier har dragits ${resamples} gånger, eftersom turneringarna är för få.`,
  },
  measures: {
    deflationIndex: "Deflationsindex (%)",
    scale: "Bästa logistiska skala",
    slope: "Kalibreringens lutning",
    log10: "Devians (log10)",
    nats: "Devians (nats × 100)",
    scaled: "Devians (% av ingen information)",
    brier: "Brierpoäng",
  },
  ideal: {
    deflationIndex: "0 om skalan håller; över 0 gör favoriterna för få poäng",
    scale: "400; däröver ligger ratingtalen för långt isär",
    slope: "1; därunder är de förväntade resultaten för extrema",
    log10: "0,30103 om ingenting vore känt",
    nats: "69,31 om ingenting vore känt",
    scaled: "100 om ingenting vore känt",
  },
  bands: "Efter ratingskillnad, för spelaren med högre rating",
  years: "Per år",
  flagged: "utanför",
  nothingFlagged: "Inget intervall avviker signifikant med mer än 0,01.",
  heads: {
    measure: "Mått",
    value: "Värde",
    interval: "95 %-intervall",
    ideal: "Jämför med",
    difference: "Skillnad",
    games: "Partier",
    expected: "Förväntat",
    scored: "Uppnått",
    deviation: "Avvikelse",
    standardError: "Medelfel",
    detectable: "Upptäckbart",
    flag: "Fynd",
    year: "År",
  },
};
