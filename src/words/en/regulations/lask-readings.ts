import type { ReadingCode } from "../../../domain/codes/readings.ts";

/** What the Swedish text leaves open: the question and our answer. */
export const LASK_READING_WORDS = {
  "difference-by-base": {
    question: "Which ratings make the difference of a game?",
    answer: "The base ratings of both players, those of the start of the period.",
  },
  "half-table-at-2200": {
    question: "Which table holds for exactly 2200?",
    answer: "The one with half points.",
  },
  "half-by-base": {
    question: "Which rating says whether a player gets half points?",
    answer: "The base rating, for the whole period, whatever the current rating becomes.",
  },
  "common-from-1200": {
    question: "Whose rules hold for 1200 itself, and between 1200 and 1300?",
    answer: "The common rules from 1200 on; ratings are called comparable only above 1300.",
  },
  "halves-up-at-period-start": {
    question: "Is a half rounded up even where that brings a rating back to 2200?",
    answer: "Yes, always up, at the start of the period.",
  },
  "about-fifteen": {
    question: "When is a beginner about 15?",
    answer: "In the year in which that age is reached, and later.",
  },
  "anyone-in-tournament": {
    question: "Whose rating says how much time a game needs?",
    answer: "The highest of anybody in the tournament.",
  },
  "elo-for-time-limits": {
    question: "Which rating counts there for a player without a Swedish one?",
    answer: "Elo + 50, as in the calculation.",
  },
  "time-limit-at-start": {
    question: "Which ratings say so in a tournament that lasts over several periods?",
    answer: "Those of the period in which it begins.",
  },
  "round-on-its-usual-day": {
    question: "Is a game that was postponed, or played early, a round of its own?",
    answer:
      "No: a round is on its planned day, or else on the day of most of its games. Such a game is rated like an adjourned one, by the day it was played on.",
  },
  "adjourned-with-next-round": {
    question: "With which ratings is an adjourned game rated that is finished in a new period?",
    answer:
      "With those of the next round of its tournament in that period, or else of the last; where there is none, with the new ones.",
  },
  "new-period-on-its-day": {
    question: "In which period is a game on the day a period starts?",
    answer: "In the new one.",
  },
  "seven-days-between": {
    question: "When can new ratings reasonably be asked for in a tournament that goes on?",
    answer:
      "When seven days or more lie between the last round before and the first round after; the keeper may choose otherwise.",
  },
  "old-ratings-to-the-end": {
    question: "How long do old ratings stay, and when is the new base rating fixed?",
    answer: "To the end of the tournament; the new base waits for it and includes all its games.",
  },
  "waits-for-its-end": {
    question: "What does the club's list say of those who are in such a tournament?",
    answer: "The rating they have so far, marked as waiting; a later version has the new base.",
  },
  "estimate-by-table": {
    question: "How is the rating of an opponent without any estimated?",
    answer: "As the rating that the table would leave unchanged by the results; the keeper confirms it.",
  },
  "first-start-after-full-year": {
    question: "On which day is the deduction for passivity made?",
    answer:
      "At the first start of a period a full year, two or three after the last game, before the new base is fixed.",
  },
  "rapid-only-proposed": {
    question: "Does a member who played only rapid games lose points?",
    answer: "Only when the keeper accepts the proposal.",
  },
  "raise-by-keeper": {
    question: "Which young players are raised instead, and by how much?",
    answer: "The keeper decides both, with a reason.",
  },
  "floor-after-each-game": {
    question: "When, and for whom, is the lowest rating applied?",
    answer: "After each game with its bonus, and after deductions; in every club.",
  },
  "bonus-before-game": {
    question: "By which current rating is the bonus of a game given?",
    answer: "By the one before the game. By the one after it would be the other way to read it.",
  },
  "placed-like-a-start": {
    question: "From when does a rating hold that the club gives by hand?",
    answer: "From its day on, as base and as current rating; games before it stay as they were.",
  },
  "district-below-1200": {
    question: "May a district's bonus reach beyond 1200?",
    answer: "No: from 1200 on the common rules hold.",
  },
  "one-calendar-per-club": {
    question: "May three and five periods a year be mixed?",
    answer: "Not within a club: one calendar for all its members.",
  },
} satisfies Partial<Readonly<Record<ReadingCode, { question: string; answer: string }>>>;
