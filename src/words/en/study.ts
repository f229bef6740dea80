import { plural } from "../numbers.ts";
import type { StudyWords } from "../types/study-words.ts";

export const STUDY_WORDS: StudyWords = {
  title: "Study of rating rules",
  compared: (edition, base) => `${edition}, compared with: ${base}`,
  replaying: "games replayed",
  replayed: (games, players, from, to) =>
    `Replay of ${plural("en", games, "game", "games")} by ${plural("en", players, "player", "players")}, ${from} to ${to}`,
  predicted: (games) =>
    `Predicted from the months before: ${plural("en", games, "game", "games")} between players who had played earlier.`,
  nothingPredicted:
    "No game could be predicted: the games must be from several months, and players must play in more than one of them.",
  leftOut: {
    undated: (games) => `Left out, no date: ${plural("en", games, "game", "games")}`,
    unnamed: (games) => `Left out, no name or id of both players: ${plural("en", games, "game", "games")}`,
  },
  names: { "by-date": "Rules of each date", published: "Published ratings" },
  heads: { system: "Rules or system", difference: "Difference", interval: "95 % interval" },
  devianceNote:
    "log10, nats × 100 and %: binomial deviance, the smaller the better; 0.30103, 69.31 and 100 if nothing were known.",
  differenceNote: "Difference: nats × 100 less the first line; below 0 the predictions are better.",
  intervals: {
    quarter: (resamples) =>
      `Intervals hold the true difference with 95 %; quarters of a year were drawn ${resamples} times, the same for every line.`,
    event: (resamples) =>
      `Intervals hold the true difference with 95 %; whole events were drawn ${resamples} times, the same for every line.`,
    none: () => "There are too few quarters and events for intervals.",
  },
  simulation: {
    simulating: "lists simulated",
    simulated: (players, lists, games, seed) =>
      `Simulated pool: ${plural("en", players, "player", "players")} at the start, ${plural("en", lists, "list", "lists")}, ${plural("en", games, "game", "games")}, seed ${seed}`,
    truthTitle: "Rating less true strength: active players of the last list",
    all: "All players",
    newcomersTitle: "Rating less true strength: players after their first rating",
    afterGames: (games) => `after ${plural("en", games, "game", "games")}`,
    drift: (change) => `Mean change in a year: ${change}`,
    renewalTitle: "Games until a rating that is 100 points off is renewed (1/e of the error is left)",
    heads: {
      group: "Group",
      players: "Players",
      bias: "Mean",
      error: "Root mean square",
      age: "Age",
      strength: "Strength",
      afterFirst: "First rating",
      from: "From",
      to: "To",
      change: "Median change",
      single: "Rated game by game",
      lists: "Rated by lists of 7 games",
      article: "Article 12.3",
    },
  },
};
