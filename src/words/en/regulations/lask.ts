import type { BookBand, TableRow } from "../../../domain/codes/clauses/lask.ts";
import type { Term } from "../../../domain/codes/terms.ts";
import type { ClauseWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

export { LASK_READING_WORDS } from "./lask-readings.ts";
export { LASK_RULE_WORDS, LASK_VALUE_WORDS } from "./lask-rules.ts";

/** What the terms of the Swedish club book mean. */
export const LASK_TERM_WORDS = {
  base: "Base rating (grundrating): rating at the start of the period",
  "Swedish rating": "Base rating in a Swedish club book",
  "Elo rating": "FIDE rating",
  estimate: "Estimated rating",
  "opponent's base": "Rating used for the opponent",
  difference: "Difference (own minus opponent's base rating)",
  "full points": "Points from the table",
  points: "Points of the game",
  bonus: "Bonus of the game",
  "bonus withheld": "Reason for no bonus",
  "current rating": "Current rating (aktuell rating): updated after each game",
  "Σ points": "Points of all games",
  "change of the period": "Change with bonus and lowest rating",
  "new base": "New base rating",
  age: "Age reached in the year of joining",
  "entry day": "Joined the book on",
  assessment: "Keeper's assessment",
  "start rating": "Start rating",
  "usual start": "Usual start rating",
  "played at the board": "Game played",
  "in a tournament": "Tournament game",
  "main time": "Main time per player",
  "time per move": "Increment per move",
  "thinking time": "Thinking time per player",
  "highest in the tournament": "Highest rating in the tournament",
  "enough time": "Enough thinking time",
  "counts in the book": "Game counts",
  "day begun": "Started on",
  "day finished": "Finished on",
  "day it counts on": "Counts on",
  "day asked for": "Day",
  "period start": "First day of the period",
  "next period start": "First day of the next period",
  "day the list was sent": "List last sent on",
  "list owed": "List outstanding",
  "round played": "Day of the round",
  "keeper's choice": "Keeper's choice",
  "ratings used": "Ratings used after the period start",
  "period used": "Base ratings from the period of",
  "last long game": "Last long game",
  "last rapid game": "Last rapid game",
  "last activity": "Last game that keeps the member active",
  "full years": "Full years without a game",
  "years settled": "Years already decided",
  "years deducted": "Years with a deduction",
  deduction: "Deduction for inactivity",
  "proposed deduction": "Proposed deduction",
  raise: "Raise instead of a deduction",
  "rating before the pause": "Rating before the break",
  "assessment needed": "Assessment needed before the next game",
  "exceptionally high": "Assessment above the usual",
  comparable: "Comparable between clubs",
  "common rules": "Federation's rules apply",
  "placed by the club": "Club may place the member by hand",
} satisfies Partial<Readonly<Record<Term, string>>>;

const row = ({ from, to }: TableRow): string => (to === null ? `row from ${from}` : `row ${from}–${to}`);
const band = ({ ratedFrom, minutesMin, moves }: BookBand): string =>
  `${minutesMin} minutes for ${moves} moves are needed ${ratedFrom === null ? "at least" : `with a player from ${ratedFrom}`}`;

/** The cases of the rules of the Swedish club book. */
export const laskClauseWords = ({ asDay }: Writing) =>
  ({
    "row-of-better": (clause) => `${row(clause)} of the table, as the higher-rated player`,
    "row-of-worse": (clause) => `${row(clause)} of the table, as the lower-rated player`,
    "row-of-equals": (clause) => `${row(clause)}, equal base ratings`,
    "full-points": ({ baseFrom }) => `base rating below ${baseFrom}: all points`,
    "half-points": ({ baseFrom, divisor }) =>
      `base rating ${baseFrom} or more: ${divisor === 2 ? "half the points" : `the points divided by ${divisor}`}`,
    "bonus-step": ({ from, to, points }) => `current rating from ${from} to ${to}: ${points} points per game`,
    "bonus-none": () => "no bonus at this rating",
    "bonus-withheld": ({ reason }) => `withheld by the keeper: ${reason}`,
    "bonus-common-rules": ({ ratingFrom }) => `a district's own bonus ends at ${ratingFrom}`,
    "lifted-to-floor": ({ rating }) => `no rating is lower than ${rating}`,
    "swedish-rating": () => "the Swedish rating",
    "elo-and-more": ({ elo, eloAdded }) => `no Swedish rating: Elo ${elo} + ${eloAdded}`,
    estimated: () => "neither a Swedish rating nor an Elo: an estimate",
    "start-assessed": () => "as assessed by the keeper",
    "start-adult": ({ adultAge }) => `beginner aged about ${adultAge} or more`,
    "start-usual-adult": ({ adultAge, adultRating }) => `beginners aged about ${adultAge} or more get ${adultRating}`,
    "start-usual-young": ({ youngerBelow }) => `young beginners get a rating below ${youngerBelow}`,
    "start-unusual-adult": ({ adultAge, adultRating }) =>
      `not ${adultRating}, the usual rating for beginners aged about ${adultAge} or more`,
    "start-unusual-young": ({ adultAge, youngerBelow }) =>
      `not below ${youngerBelow}, as is usual for beginners under about ${adultAge}`,
    "book-counts": () => "tournament game with enough time",
    "book-walkover": () => "a walkover",
    "book-friendly": () => "a friendly game, outside any tournament",
    "book-too-fast": () => "too little time",
    "book-time-enough": (clause) => band(clause),
    "book-time-short": (clause) => band(clause),
    "day-of-play": () => "the day it started",
    "day-finished": () => "the day it was finished",
    "list-sent": ({ sent }) => `sent on ${asDay(sent)}`,
    "list-not-sent": ({ start }) => `not sent since the period began on ${asDay(start)}`,
    "boundary-new": ({ days, daysMin }) => `${days} days between the rounds; ${daysMin} are enough for new ratings`,
    "boundary-old": ({ days, daysMin }) =>
      `${days} days between the rounds; new ratings need ${daysMin}, so the old ones are used to the end`,
    "boundary-keeper": () => "the keeper's choice when the tournament was opened",
    "passive-not-yet": () => "no further full year without a game",
    "passive-settled": ({ yearsMax }) => `all ${yearsMax} years already decided`,
    "passive-years": ({ due, pointsPerYear }) => `full years now due: ${due}, with ${pointsPerYear} points each`,
    "assessment-needed": ({ yearsMax }) => `more than ${yearsMax} years without a game`,
    "assessment-not-needed": ({ yearsMax }) => `not more than ${yearsMax} years without a game`,
    "above-usual": ({ usualMax }) => `above ${usualMax}: only as an exception`,
    "within-usual": ({ usualMax }) => `not above ${usualMax}`,
    comparable: ({ ratingOver }) => `over ${ratingOver}`,
    "not-comparable": ({ ratingOver }) => `not over ${ratingOver}`,
    "common-rules": ({ ratingFrom }) => `from ${ratingFrom} the federation's rules apply`,
    "district-rules": ({ ratingFrom }) => `below ${ratingFrom} the district may have its own rules`,
    "placed-by-club": ({ placedBelow }) => `below ${placedBelow} the club may set the rating`,
    "not-placed-by-club": ({ placedBelow }) => `from ${placedBelow} only games change the rating`,
  }) satisfies Partial<ClauseWords>;
