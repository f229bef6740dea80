import { plural } from "../../numbers.ts";
import type { VerifyingWords, WebTournamentWords } from "../../types/web-tournament-words.ts";
import type { Writing } from "../../writing.ts";

/** What the pages of tournaments say. */
export const webTournamentWords = ({ asDay }: Writing): WebTournamentWords => ({
  title: "Tournaments",
  none: "No tournament fits.",
  name: "name",
  number: "number",
  dates: "days",
  city: "place",
  rateOfPlay: "rate of play",
  registration: "registration",
  ruledRated: "The office decided to rate it:",
  ruledNotRated: "The office decided not to rate it:",
  noReport: "No report has been received yet.",
  reports: "Reports",
  version: "version",
  received: "received",
  state: "state",
  states: {
    stands: "stands",
    waiting: "waits for the office",
    replaced: "replaced by a later version",
    withdrawn: "withdrawn",
  },
  ratedOn: "rated on",
  newerStands: (rated, stands) =>
    `The changes on this page come from version ${rated} of the report. Version ${stands} stands now; it has not changed the published list.`,
  crosstable:
    "Everybody, game by game: opponent and score; what does not count is in brackets, with a number that is explained below; the score is that of the games played",
  notPublished: "Not published yet",
  settledBy: "Settled:",
  listVersion: (list, version) => `${asDay(list)}, version ${version}`,
  results: "Results as reported, game by game: opponent and score",
  noChanges: "There are no rating changes yet:",
  waits: (reasons) => `the report waits for the office (${reasons}).`,
  laterList: (date) => `it is not on the list of ${asDay(date)}, which is the next, but on a later one.`,
  unrated: "What the tournament gives players without a rating",
  gives: "counts towards a first rating",
  nothingGiven: "nothing",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: VerifyingWords = {
  again: "Try again",
  failed: "It could not be calculated: what it needs could not be fetched. Nothing is known to be wrong with it.",
  tournamentText:
    "Your browser fetches the games and ratings that these changes were made from, and makes every change again with the same rules.",
  line: (rating, games) =>
    `Recomputed from ${plural("en", games, "game", "games")}: ${rating}. Rating, games, change and K agree.`,
  players: (players) => `Recomputed for ${plural("en", players, "player", "players")}: everything agrees.`,
  leftOut: (players) =>
    `${plural("en", players, "player is", "players are")} not shown to the public and not compared.`,
  differs: "It does not agree. Please tell us.",
  fields: { rating: "rating", games: "games", change: "change", k: "K" },
  what: "what",
  published: "published",
  made: "recomputed",
};
