import type { ReadingCode } from "../../../domain/codes/readings.ts";

/** What the Swedish text leaves open: the question and our answer. */
export const LASK_READING_WORDS = {
  "difference-by-base": {
    question: "Which ratings give the difference in a game?",
    answer: "The base ratings of both players: those of the start of the period.",
  },
  "half-table-at-2200": {
    question: "Which table applies at exactly 2200?",
    answer: "The one with half points.",
  },
  "half-by-base": {
    question: "Which rating decides if a player gets half points?",
    answer: "The base rating, for the whole period, even if the current rating changes.",
  },
  "common-from-1200": {
    question: "Whose rules apply at 1200 itself, and between 1200 and 1300?",
    answer: "The common rules from 1200 on; ratings are called comparable only above 1300.",
  },
  "halves-up-at-period-start": {
    question: "Is a half rounded up even if that brings a rating back to 2200?",
    answer: "Yes, always up, at the start of the period.",
  },
  "about-fifteen": {
    question: "When does a beginner count as about 15?",
    answer: "From the year in which that age is reached.",
  },
  "anyone-in-tournament": {
    question: "Whose rating decides how much time a game needs?",
    answer: "The highest rating of all players in the tournament.",
  },
  "elo-for-time-limits": {
    question: "Which rating is used there for a player without a Swedish one?",
    answer: "Elo + 50, as in the calculation.",
  },
  "time-limit-at-start": {
    question: "Which ratings decide this in a tournament that lasts several periods?",
    answer: "Those of the period in which it begins.",
  },
  "round-on-its-usual-day": {
    question: "Is a postponed or early game a round of its own?",
    answer:
      "No: a round is on its planned day, or else on the day of most of its games. A postponed or early game is rated by the day it was played, like an adjourned one.",
  },
  "adjourned-with-next-round": {
    question: "Which ratings apply to an adjourned game that is finished in a new period?",
    answer:
      "Those of the next round of its tournament in that period, or else of the last one; if there is none, the new ratings.",
  },
  "new-period-on-its-day": {
    question: "Which period does a game on the first day of a period belong to?",
    answer: "The new one.",
  },
  "seven-days-between": {
    question: "When can new ratings reasonably be expected in a tournament that continues?",
    answer:
      "If at least seven days lie between the last round before the start of the period and the first round after it; the keeper may choose otherwise.",
  },
  "old-ratings-to-the-end": {
    question: "How long are the old ratings used, and when is the new base rating fixed?",
    answer: "To the end of the tournament; the new base rating is fixed then and includes all its games.",
  },
  "waits-for-its-end": {
    question: "What does the club's list show for members in such a tournament?",
    answer: "Their rating so far, marked as waiting; a later version shows the new base rating.",
  },
  "estimate-by-table": {
    question: "How is the rating of an opponent estimated who has none?",
    answer: "As the rating that the results would leave unchanged by the table; the keeper confirms it.",
  },
  "first-start-after-full-year": {
    question: "On which day is the deduction for inactivity made?",
    answer:
      "At the first start of a period one, two or three full years after the last game, before the new base rating is fixed.",
  },
  "rapid-only-proposed": {
    question: "Do members lose points who have played only rapid games?",
    answer: "Only when the keeper accepts the proposal.",
  },
  "raise-by-keeper": {
    question: "Which young players are raised instead, and by how much?",
    answer: "The keeper decides both, with a reason.",
  },
  "floor-after-each-game": {
    question: "When is the lowest rating applied, and to whom?",
    answer: "After each game with its bonus, and after deductions; in every club.",
  },
  "bonus-before-game": {
    question: "Which current rating gives the bonus of a game?",
    answer: "The one before the game. The text could also mean the one after it.",
  },
  "placed-like-a-start": {
    question: "From when does a rating apply that the club sets by hand?",
    answer: "From its day on, as base and current rating; earlier games stay as they were.",
  },
  "district-below-1200": {
    question: "Can a district's bonus reach beyond 1200?",
    answer: "No: from 1200 on the common rules apply.",
  },
  "one-calendar-per-club": {
    question: "Can three and five periods a year be mixed?",
    answer: "Not within a club: all its members have the same calendar.",
  },
} satisfies Partial<Readonly<Record<ReadingCode, { question: string; answer: string }>>>;
