import { plural } from "../numbers.ts";
import type { MonitorWords } from "../types/monitor-words.ts";

export const MONITOR_WORDS: MonitorWords = {
  reading: "games read",
  calibrated: (games) => `Calibration of ${plural("en", games, "game", "games")}`,
  byEdition: (edition, games) => `${edition}: ${plural("en", games, "game", "games")}`,
  leftOut: {
    unplayed: (games) => `Left out, not played: ${plural("en", games, "game", "games")}`,
    unrated: (games) => `Left out, one player without a rating: ${plural("en", games, "game", "games")}`,
    undated: (games) =>
      `Left out, no date to find the edition by: ${plural("en", games, "game", "games")}. Name it with --edition.`,
  },
  intervals: {
    event: (resamples) => `Intervals hold the true value with 95 %; whole events were drawn ${resamples} times.`,
    game: (resamples) =>
      `Intervals hold the true value with 95 %; games were drawn ${resamples} times, because there are too few events.`,
  },
  measures: {
    deflationIndex: "Deflation Index (%)",
    scale: "Best logistic scale",
    slope: "Calibration slope",
    log10: "Deviance (log10)",
    nats: "Deviance (nats × 100)",
    scaled: "Deviance (% of no information)",
    brier: "Brier score",
  },
  ideal: {
    deflationIndex: "0 if the scale holds; above 0 favourites score too little",
    scale: "400; above it ratings are too far apart",
    slope: "1; below it expectations are too extreme",
    log10: "0.30103 if nothing were known",
    nats: "69.31 if nothing were known",
    scaled: "100 if nothing were known",
  },
  bands: "By rating difference, for the higher-rated player",
  years: "By year",
  flagged: "outside",
  nothingFlagged: "No band is significantly more than 0.01 off.",
  heads: {
    measure: "Measure",
    value: "Value",
    interval: "95 % interval",
    ideal: "Compare with",
    difference: "Difference",
    games: "Games",
    expected: "Expected",
    scored: "Scored",
    deviation: "Deviation",
    standardError: "Std. error",
    detectable: "Detectable",
    flag: "Finding",
    year: "Year",
  },
};
