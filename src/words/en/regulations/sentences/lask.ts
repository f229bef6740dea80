import type { LaskRule } from "../../../../regulations/lask/lask-edition.ts";
import { monthNames } from "../../../months.ts";
import type { RuleSentences } from "../../../types/rule-sentences.ts";
import { days, minutes, points, timeByRating } from "./common.ts";

export const LASK_SENTENCES: Pick<RuleSentences, LaskRule> = {
  comparable: ({ ratingOver }) => `Ratings above ${ratingOver} can be compared between clubs.`,
  commonRules: ({ ratingFrom }) =>
    `The federation's rules apply from ${ratingFrom}; below that, a district may have its own.`,
  baseDifference: () => "The difference is that between the two base ratings, which stay the same throughout a period.",
  pointsTable: () => "A table gives the points for each difference and result.",
  halfPoints: ({ baseFrom, divisor }) =>
    `For a player with a base rating of ${baseFrom} or higher, the points from the table are divided by ${divisor}.`,
  newBase: ({ halvesUp }) =>
    `At the start of a period the current rating becomes the base rating; half a point is rounded ${halvesUp ? "up" : "down"}.`,
  adjournedGames: ({ countOn }) =>
    `An adjourned game counts on the day it was ${countOn === "day finished" ? "finished" : "begun"}.`,
  startRating: ({ adultAge, adultRating, youngerBelow }) =>
    `A new member starts at their assessed strength; beginners usually start at ${adultRating} from about the age of ${adultAge}, and below ${youngerBelow} if they are younger.`,
  countedGames: ({ walkovers, friendlyGames }) => {
    if (walkovers)
      return `Walkovers count; friendly games outside a tournament ${friendlyGames ? "count too" : "do not"}.`;
    return friendlyGames
      ? "Walkovers do not count; friendly games outside a tournament do."
      : "Walkovers and friendly games outside a tournament do not count.";
  },
  thinkingTime: ({ moves, bands }) =>
    timeByRating(
      moves,
      "anyone in the tournament",
      bands.map(({ ratedFrom, minutesMin }) => ({ ratedFrom, time: `at least ${minutes(minutesMin)}` })),
    ),
  periods: ({ months }) => `A period starts on the first day of ${monthNames("en", months)}.`,
  clubList: ({ everyPeriod }) =>
    everyPeriod
      ? "The club sends its list to the federation at the start of every period."
      : "The club need not send its list to the federation every period.",
  boundary: ({ daysMin }) =>
    `A tournament that runs across the start of a period continues with the new ratings if there are at least ${days(daysMin)} between the rounds before and after it; otherwise the old ratings are used to its end.`,
  opponent: ({ eloAdded }) =>
    `An opponent from elsewhere counts with their Swedish rating or, if they have none, with their Elo rating plus ${eloAdded}.`,
  estimate: () => "The keeper of the book estimates the rating of an opponent who has none.",
  passivity: ({ pointsPerYear, yearsMax }) =>
    `A member loses ${points(pointsPerYear)} for each full year without a game, for at most ${yearsMax} years. After a longer break, their strength is assessed before their next game.`,
  rapidOnly: ({ automatic }) =>
    automatic
      ? "A member who plays only rapid games still loses these points."
      : "A member who plays only rapid games loses these points only if the keeper decides so.",
  raise: () => "The keeper may give a young member a higher rating instead of the deduction.",
  placement: ({ placedBelow }) =>
    `The club may set the rating of a member rated below ${placedBelow} by hand, with a reason.`,
  lowestRating: ({ rating }) => `No rating in the book falls below ${rating}.`,
  currentRating: () => "The current rating is the base rating plus the points of all games played since.",
  bonus: ({ by, steps }) => {
    const each = steps.map(({ from, to, points: bonus }) => `${points(bonus)} from ${from} to ${to}`).join(", ");
    return `Each game adds a bonus that depends on the rating ${by === "before the game" ? "before" : "after"} it: ${each}.`;
  },
  fivePeriods: ({ months }) =>
    `A club may choose other periods, which start on the first day of ${monthNames("en", months)}.`,
};
