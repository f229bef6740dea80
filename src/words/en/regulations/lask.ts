import type { BookBand, TableRow } from "../../../domain/codes/clauses/lask.ts";
import type { Term } from "../../../domain/codes/terms.ts";
import type { ClauseWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

export { LASK_READING_WORDS } from "./lask-readings.ts";
export { LASK_RULE_WORDS, LASK_VALUE_WORDS } from "./lask-rules.ts";

/** What the terms of the Swedish club book mean. */
export const LASK_TERM_WORDS = {
  base: "base rating (grundrating): the rating at the start of the period",
  "Swedish rating": "base rating in a Swedish book",
  "Elo rating": "rating on FIDE's list",
  estimate: "estimate of a rating from results",
  "opponent's base": "rating the opponent is met with",
  difference: "difference of the base ratings, own less the opponent's",
  "full points": "points by the table",
  points: "points of the game",
  bonus: "bonus of the game",
  "bonus withheld": "why the keeper gives no bonus",
  "current rating": "current rating (aktuell rating): after each game",
  "Σ points": "points of all games together",
  "change of the period": "change with bonus and lowest rating",
  "new base": "base rating of the new period",
  age: "age reached in the year of entry",
  "entry day": "day of entry into the book",
  assessment: "strength as the keeper assesses it",
  "start rating": "rating a member starts on",
  "usual start": "whether a start rating is the usual one for a beginner",
  "played at the board": "whether the game was played",
  "in a tournament": "whether the game belongs to a tournament",
  "main time": "time per player without what is added for each move",
  "time per move": "time added for each move",
  "thinking time": "time per player up to the move the rule counts to",
  "highest in the tournament": "highest rating of anybody in the tournament",
  "enough time": "whether the players had enough time",
  "counts in the book": "whether the game counts",
  "day begun": "day the game was begun",
  "day finished": "day the game was finished",
  "day it counts on": "day the game belongs to",
  "day asked for": "day whose period is asked for",
  "period start": "first day of the period",
  "next period start": "first day of the next period",
  "day the list was sent": "day the club last sent its list",
  "list owed": "whether the club still owes its list",
  "round played": "day of a round",
  "keeper's choice": "what the keeper chose",
  "ratings used": "ratings used after the period start",
  "period used": "period whose base ratings are used",
  "last long game": "day of the last long game",
  "last rapid game": "day of the last rapid game",
  "last activity": "day of the last game that keeps a member active",
  "full years": "full years without a game",
  "years settled": "years of the pause already dealt with",
  "years deducted": "years of the pause for which points were deducted",
  deduction: "deduction for passivity",
  "proposed deduction": "deduction the keeper may make",
  raise: "raise in place of a deduction",
  "rating before the pause": "rating before the pause",
  "assessment needed": "whether the strength must be assessed before the next game",
  "exceptionally high": "whether an assessment is above the usual",
  comparable: "whether the rating may be compared between clubs",
  "common rules": "whether the federation's rules hold",
  "placed by the club": "whether the club may place the member by hand",
} satisfies Partial<Readonly<Record<Term, string>>>;

const row = ({ from, to }: TableRow): string => (to === null ? `row from ${from}` : `row ${from}–${to}`);
const band = ({ ratedFrom, minutesMin, moves }: BookBand): string =>
  `${minutesMin} minutes for ${moves} moves are needed ${ratedFrom === null ? "at least" : `with a player from ${ratedFrom}`}`;

/** The cases of the rules of the Swedish club book. */
export const laskClauseWords = ({ asDay }: Writing) =>
  ({
    "row-of-better": (clause) => `${row(clause)}, as the better one`,
    "row-of-worse": (clause) => `${row(clause)}, as the worse one`,
    "row-of-equals": (clause) => `${row(clause)}, equal base ratings`,
    "full-points": ({ baseFrom }) => `base rating under ${baseFrom}: all points`,
    "half-points": ({ baseFrom, divisor }) =>
      `base rating from ${baseFrom}: ${divisor === 2 ? "half the points" : `the points divided by ${divisor}`}`,
    "bonus-step": ({ from, to, points }) => `current rating from ${from} to ${to}: ${points} points for each game`,
    "bonus-none": () => "no bonus at this rating",
    "bonus-withheld": ({ reason }) => `withheld by the keeper: ${reason}`,
    "bonus-common-rules": ({ ratingFrom }) => `a district's bonus ends at ${ratingFrom}`,
    "lifted-to-floor": ({ rating }) => `no rating is lower than ${rating}`,
    "swedish-rating": () => "the Swedish rating",
    "elo-and-more": ({ elo, eloAdded }) => `no Swedish rating: Elo ${elo} + ${eloAdded}`,
    estimated: () => "neither a Swedish rating nor an Elo: an estimate",
    "start-assessed": () => "as the keeper assessed the strength",
    "start-adult": ({ adultAge }) => `a beginner from about ${adultAge} years`,
    "start-usual-adult": ({ adultAge, adultRating }) => `beginners from about ${adultAge} years get ${adultRating}`,
    "start-usual-young": ({ youngerBelow }) => `young beginners get a rating under ${youngerBelow}`,
    "start-unusual-adult": ({ adultAge, adultRating }) =>
      `not the ${adultRating} that beginners from about ${adultAge} years get`,
    "start-unusual-young": ({ adultAge, youngerBelow }) =>
      `not under ${youngerBelow}, as for beginners younger than about ${adultAge} years`,
    "book-counts": () => "a game played in a tournament with enough time",
    "book-walkover": () => "a walkover",
    "book-friendly": () => "a friendly game, outside any tournament",
    "book-too-fast": () => "too little time",
    "book-time-enough": (clause) => band(clause),
    "book-time-short": (clause) => band(clause),
    "day-of-play": () => "the day it was begun",
    "day-finished": () => "the day it was finished",
    "list-sent": ({ sent }) => `sent on ${asDay(sent)}`,
    "list-not-sent": ({ start }) => `not sent since the period started on ${asDay(start)}`,
    "boundary-new": ({ days, daysMin }) => `${days} days between the rounds; ${daysMin} are enough for new ratings`,
    "boundary-old": ({ days, daysMin }) =>
      `${days} days between the rounds; new ratings need ${daysMin}, so the old ones stay to the end`,
    "boundary-keeper": () => "the keeper's choice when the tournament was opened",
    "passive-not-yet": () => "no further full year without a game",
    "passive-settled": ({ yearsMax }) => `all ${yearsMax} years already dealt with`,
    "passive-years": ({ due, pointsPerYear }) => `full years now due: ${due}, ${pointsPerYear} points for each`,
    "assessment-needed": ({ yearsMax }) => `more than ${yearsMax} years without a game`,
    "assessment-not-needed": ({ yearsMax }) => `not more than ${yearsMax} years without a game`,
    "above-usual": ({ usualMax }) => `above ${usualMax}: only as an exception`,
    "within-usual": ({ usualMax }) => `not above ${usualMax}`,
    comparable: ({ ratingOver }) => `over ${ratingOver}`,
    "not-comparable": ({ ratingOver }) => `not over ${ratingOver}`,
    "common-rules": ({ ratingFrom }) => `from ${ratingFrom} the federation's rules hold`,
    "district-rules": ({ ratingFrom }) => `under ${ratingFrom} the district may have its own rules`,
    "placed-by-club": ({ placedBelow }) => `under ${placedBelow} the club sees to the right place`,
    "not-placed-by-club": ({ placedBelow }) => `from ${placedBelow} only games change the rating`,
  }) satisfies Partial<ClauseWords>;
