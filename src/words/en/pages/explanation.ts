import { plural } from "../../numbers.ts";
import type { PageWords } from "../../types/page-words.ts";

export const EXPLANATION_WORDS: PageWords["explanation"] = {
  heads: {
    round: "Rd.",
    colour: "Colour",
    opponent: "Opponent",
    rating: "Rating",
    result: "Result",
    difference: "D",
    expected: "Expected",
    gain: "W − We",
    points: "Points",
    reason: "Reason",
  },
  colours: { white: "White", black: "Black" },
  summary: (games, score, expected) =>
    `${plural("en", games, "rated game", "rated games")} · score ${score} · expected ${expected}`,
  unchanged: "No rated games in this list: the rating stays the same.",
  newOnList: "New on the list",
  tournament: "Tournament",
  tournaments: "Tournaments in this list",
  total: "Total",
  ratedGames: "Rated games",
  rounded: (exact, whole) => `Exactly ${exact} points, rounded to ${whole}.`,
  moreThanGames: "More than games changed this rating: the calculation below shows what.",
  howToRead:
    "Expected (We) is the score that the difference of the ratings predicts, W the result. Points are (W − We) × K; K says how fast a rating moves.",
  corrected: (points, reason) => `The office corrected this rating by ${points} points: ${reason}.`,
  notRated: "Games that did not count",
  calculation: "Calculation",
  articleByArticle: "The calculation, article by article",
  previous: (list) => `Previous: ${list}`,
  next: (list) => `Next: ${list}`,
  otherLists: "Other lists of this player",
  ratingsFrom: (list) => `Ratings from: ${list}`,
  kReduced: (k, printed) => `K ${k} instead of ${printed}, because of the number of games.`,
};

export const EDITION_NAME_WORDS: PageWords["editions"] = {
  fide: {
    standard: (month) => `FIDE standard rules from ${month}`,
    rapid: (month) => `FIDE rapid rules from ${month}`,
    blitz: (month) => `FIDE blitz rules from ${month}`,
  },
  lask: "Swedish club rating rules (LASK)",
  draft: (month) => `FIDE standard rules of ${month}, never in force`,
  oneTime: {
    rapidBlitzLift: (month) => `Raise of low rapid and blitz ratings in ${month}`,
    compression: (month) => `Raise of low ratings in ${month}`,
  },
  office: "Rules of this office",
};
