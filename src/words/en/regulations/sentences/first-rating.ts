import { tableRows } from "../../../table-rows.ts";
import type { FirstRatingRule, RuleSentences } from "../../../types/rule-sentences.ts";
import { fromHundredths, games, points, rounded } from "./common.ts";

export const FIRST_RATING_SENTENCES: Pick<RuleSentences, FirstRatingRule> = {
  fractionalScore: ({ rounding, differences }) => {
    const own =
      differences === undefined ? "" : ` The table is its own, dp for each p: ${tableRows("en", differences)}.`;
    return `A table gives the rating difference dp for a fractional score p, which is the score divided by the number of games, rounded ${rounded(rounding, "hundredth")}.${own}`;
  },
  standardRating: ({ used }) =>
    used
      ? "A player without a rating on this list is rated by their standard rating."
      : "A player without a rating on this list counts as unrated, even with a rating on another list.",
  opening: ({ ratedOpponents, scoreMin, atLeastFloor }) => {
    const score = `a score of at least ${fromHundredths(scoreMin)}${atLeastFloor ? " and a rating of at least the floor" : ""}`;
    if (ratedOpponents === null) return `The first tournament of an unrated player counts only with ${score}.`;
    const { gamesMin, opponentsMin, everySwiss } = ratedOpponents;
    const asked = [
      ...(gamesMin === null
        ? []
        : [`at least ${games(gamesMin)} against rated players${everySwiss ? "" : " (not needed in round robins)"}`]),
      ...(opponentsMin === null ? [] : [`at least ${opponentsMin} rated opponents`]),
    ].join(" and ");
    return everySwiss
      ? `A Swiss or team tournament of an unrated player counts only with ${asked}. Their first tournament also needs ${score}.`
      : `The first tournament of an unrated player counts only with ${asked}, and with ${score}.`;
  },
  averageOfOpponents: ({ rounding }) =>
    `The average of the opponents' ratings is ${rounding === null ? "not rounded" : `rounded ${rounded(rounding)}`}.`,
  initialRating: (sets) =>
    sets.method === "half points over"
      ? `With half the points, the first rating is the average of the opponents. Each further half point adds ${points(sets.halfPoint / 100)}; with less than half, the average is lowered by the difference from the table.`
      : `Add ${sets.hypotheticalOpponents} draws against hypothetical opponents rated ${sets.hypotheticalRating}. The first rating is then the average of all opponents plus the difference from the table for the score, rounded ${rounded(sets.rounding)}, but at most ${sets.ratingMax}.`,
  roundRobinAverage: (sets) =>
    sets === null
      ? "The average of a round robin is that of the opponents, as in other tournaments."
      : `In a round robin with unrated players, the average Ra is calculated from the ratings and scores of the rated players and rounded ${rounded(sets.rounding)}.`,
  roundRobinRating: (sets) =>
    sets === null
      ? "A score of less than half the points in a round robin is rated as in other tournaments."
      : `With less than half the points in a round robin, the first rating is Ra + dp × n / (n + 1), rounded ${rounded(sets.rounding)}.`,
  roundRobinIteration: (sets) =>
    sets === null
      ? "First ratings from a round robin are calculated once, without a limit on differences."
      : `First ratings from a round robin are calculated ${sets.passes === 1 ? "once more" : `${sets.passes} more times`} with every difference limited to ${points(sets.differenceMax)}; the new average is rounded ${rounded(sets.rounding)}.`,
  pooledRating: () => "Results of several tournaments are added up and rated as if they were one.",
  enteredMeanwhile: ({ ratedForHimself, byFirstRating, ratedForOpponents }) => {
    const by = byFirstRating ? "their first published rating" : "their rating on the previous list";
    const own = ratedForHimself
      ? `the tournament counts for them with ${by}`
      : `they stay unrated in it, without ${by}`;
    const others = ratedForOpponents
      ? "for their opponents they count as rated too"
      : "for their opponents they count as unrated";
    return `If a player enters the list after playing in a tournament but before it is rated, ${own}; ${others}.`;
  },
  provisionalRatings: ({ used }) =>
    used
      ? "Opponents have the ratings that earlier tournaments gave them, even if not yet published."
      : "Ratings that are not yet published are not used.",
};
