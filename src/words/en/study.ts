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
  page: {
    title: "Studies",
    intro:
      "Try rules before they are in force. Nothing is recorded, and no list changes. The address of a result says how it was made: the same address gives the same numbers.",
    simulation: "On simulated players",
    simulationText:
      "A pool of players whose true strength is known: they arrive, improve, play and leave. The result says how far their ratings are from it.",
    simulate: "Simulate",
    replay: "On the office's own lists",
    replayText:
      "Published lists are made again under other rules. The result says how well each set of rules, and other rating systems, predict the games of the next list.",
    compare: "Compare",
    none: "None",
    fields: {
      edition: "Edition",
      other: "Compared with",
      players: "Players at the start",
      lists: "Monthly lists",
      start: "First list",
      seed: "Seed",
      pairing: "Pairings",
      list: "Lists",
      since: "Predict from",
    },
    pairings: { swiss: "Swiss system", strength: "Players of about the same level" },
    running: (done, total) => `Being calculated: ${done} of ${total}. This page refreshes automatically.`,
    waiting: "Waiting for another calculation to end. This page refreshes automatically.",
    biasByYear: "Rating less true strength, by year",
    biasByAge: "Rating less true strength, by age",
    differences: "Predictions compared with the first line of the table",
    differencesNote: "The lines hold the true difference with 95 %. Left of 0 the predictions are better.",
  },
};
