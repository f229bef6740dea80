import { plural } from "../../numbers.ts";
import type { VerifyingWords, WebTournamentWords } from "../../types/web/web-tournament-words.ts";
import type { Writing } from "../../writing.ts";

/** What the pages of tournaments say. */
export const webTournamentWords = ({ asDay }: Writing): WebTournamentWords => ({
  title: "Tournaments",
  empty: "No tournaments yet. Registered tournaments appear here.",
  none: "No tournaments match this search.",
  name: "Name",
  number: "ID",
  dates: "Dates",
  city: "Place",
  rateOfPlay: "Rate of play",
  registration: "Registration",
  ruledRated: "Rated by decision of the office:",
  ruledNotRated: "Not rated, by decision of the office:",
  noReport: "No report has been received yet.",
  reports: "Reports",
  version: "Version",
  received: "Received",
  state: "Status",
  states: {
    stands: "current",
    waiting: "on hold at the office",
    replaced: "replaced by a later version",
    withdrawn: "withdrawn",
  },
  ratedOn: "Rated in",
  newerStands: (rated, stands) =>
    `The changes on this page come from version ${rated} of the report. Version ${stands} is now current, but has not changed the published list.`,
  notPublished: "Not published yet",
  settledBy: "Rated in:",
  listVersion: (list, version) => `${asDay(list)}, version ${version}`,
  noChanges: "No rating changes yet:",
  waits: (reasons) => `the report is on hold at the office (${reasons}).`,
  laterList: (date) =>
    `the tournament ends too late for the next list (${asDay(date)}) and will be rated in a later one.`,
  unrated: "Results of unrated players",
  gives: "Towards a first rating",
  nothingGiven: "nothing",
});

/** What is said when somebody calculates again what was published. */
export const VERIFYING_WORDS: VerifyingWords = {
  again: "Try again",
  failed: "The check could not run: the data could not be downloaded. This does not mean that anything is wrong.",
  tournamentText:
    "Your browser downloads the games and ratings behind these changes and calculates every change again by the same rules.",
  line: (rating, games) =>
    `Recomputed from ${plural("en", games, "game", "games")}: ${rating}. Rating, games, change and K all match.`,
  players: (players) => `Recomputed for ${plural("en", players, "player", "players")}: everything matches.`,
  leftOut: (players) => `${plural("en", players, "player is", "players are")} not public and not compared.`,
  differs: "The results do not match. Please tell us.",
  fields: { rating: "Rating", games: "Games", change: "Change", k: "K" },
  what: "Value",
  published: "Published",
  made: "Recomputed",
};
