import { decimals, plural } from "../../numbers.ts";
import type { ClauseWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

const points = (value: number): string => decimals("en", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS = {
  Ro: "Own rating on the list in force at the start of the tournament",
  opponent: "Opponent's rating",
  D: "Rating difference that counts (own minus opponent's)",
  "limited games": "Games where the difference may be limited",
  game: "Game number",
  PD: "Scoring probability (expected score of the game)",
  score: "Score",
  ΔR: "Score minus scoring probability (W − We) of one game",
  ΣΔR: "Sum of ΔR over the games of a tournament",
  n: "Number of games",
  K: "Development coefficient (K-factor)",
  "highest rating": "Highest published rating",
  "games before": "Games counted so far",
  birth: "Born",
  "K as of": "K is based on the list of",
  start: "First day of the tournament",
  "list at the start": "List in force at the start",
  "list before": "Previous list",
  "ΣΔR × K": "Rating change of one tournament",
  "change of the list": "Sum of all tournaments of the list",
  "rating change": "Rating change (rounded)",
  "base rating": "Rating on the previous list",
  Rn: "New rating",
  W: "Score in all games",
  We: "Expected score in all games",
  "Σ opponents": "Sum of the opponents' ratings",
  "exact average": "Average of the opponents (not rounded)",
  Rc: "Average rating of the opponents",
  p: "Fractional score",
  dp: "Rating difference for a fractional score",
  Rar: "Average of the rated players",
  dpa: "Average dp of the rated players",
  opponents: "Different opponents",
  Ra: "Average rating of the tournament",
  Ru: "Rating of an unrated player from this result",
  "exact Ru": "Ru (not rounded)",
  excess: "Points beyond the difference limit",
  "Rc(new)": "Rc with limited differences",
  "Ru(new)": "Ru with limited differences",
  "initial rating": "First rating",
  Rp: "Performance rating",
  "rated opponents": "Rated opponents",
  "first month": "First month of the rating period",
  "last month": "Last month of the rating period",
  "games in team championships": "Games in Olympiads and world or continental team championships",
  affiliated: "Member of IBCA, ICSC or IPCA",
  floor: "Lowest published rating (floor)",
  tournament: "Tournament",
  kept: "Counts towards the first rating",
  "enough games": "Enough games",
  "at least the floor": "Rating reaches the floor",
  published: "First rating published",
  "in the window": "Recent enough to count",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords = ({ asDay, asNumber }: Writing) =>
  ({
    "K-reached": ({ highestMin }) => `a published rating has reached ${highestMin}`,
    "K-reached-after-games": ({ highestMin, gamesMin }) =>
      `a published rating has reached ${highestMin}, and ${gamesMin} games have been played`,
    "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
      `junior (${untilAgeOn === "birthday" ? `before the ${untilAge}th birthday` : `until the end of the year of the ${untilAge}th birthday`}) who has stayed below ${highestBelow}`,
    "K-new": ({ gamesBelow }) => `new to the list, fewer than ${gamesBelow} games`,
    "K-rest": () => "none of the other cases",
    "K-everybody": () => "the same for all players",
    "K-lowered": ({ K, n, gamesTimesKMax }) =>
      `${K} × ${n} games would exceed ${gamesTimesKMax}, so K is the largest whole number that does not`,
    "difference-as-is": () => "full difference",
    "difference-limited": ({ found, counted }) => `${asNumber(found)} counts as ${asNumber(counted)}`,
    "difference-unlimited": ({ ratingBelow }) => `no limit for players rated ${ratingBelow} or more`,
    "difference-limit-used": ({ max }) => `the limit of ${max} was already used in another game of this tournament`,
    "tournament-kept": () => "after the first tournament that counts, every tournament counts in full",
    "opening-kept": () => "the first tournament meets the conditions",
    "opening-too-few-rated-games": ({ found, gamesMin }) =>
      `first tournament with ${plural("en", found, "game", "games")} against rated players; ${gamesMin} are needed`,
    "opening-too-few-opponents": ({ found, opponentsMin }) =>
      `first tournament with ${plural("en", found, "rated opponent", "rated opponents")}; ${opponentsMin} are needed`,
    "opening-score-too-low": ({ found, scoreMin }) =>
      `first tournament with a score of ${points(found)}; at least ${points(scoreMin)} is needed`,
    "opening-below-floor": ({ found, floor }) =>
      `the first tournament alone gives ${found}, below the floor of ${floor}`,
    "too-few-rated-games": ({ found, gamesMin }) =>
      `${plural("en", found, "game", "games")} against rated players in this tournament; ${gamesMin} are needed`,
    "too-few-opponents": ({ found, opponentsMin }) =>
      `${plural("en", found, "rated opponent", "rated opponents")} in this tournament; ${opponentsMin} are needed`,
    "no-rated-opponents": () => "no rated opponents",
    half: () => "exactly half the points: the average of the opponents",
    "over-half": ({ halfPoints, halfPoint }) =>
      `${plural("en", halfPoints, "half point", "half points")} over 50 %, ${points(halfPoint)} for each`,
    "under-half": () => "less than half the points: from the table",
    hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
      `with ${hypotheticalOpponents} hypothetical draws against ${hypotheticalRating}`,
    "rating-maximum": ({ ratingMax }) => `a first rating is at most ${ratingMax}`,
    "in-window": ({ found, months }) =>
      `${plural("en", found, "month", "months")} before the newest tournament; up to ${months} are allowed`,
    "outside-window": ({ found, months }) =>
      `${plural("en", found, "month", "months")} before the newest tournament; only ${months} are allowed`,
    "rating-unknown": () => "the rating of one of the players cannot be read",
    "game-contradicted": () => "the lines of the report contradict each other",
    "pool-cancelled": ({ notBefore }) => `results from before ${asDay(notBefore)} no longer count`,
    "window-untested": ({ months }) => `no dates given, so the limit of ${months} months is not checked`,
    "enough-games": ({ found, gamesMin }) => `${plural("en", found, "game", "games")}; ${gamesMin} are needed`,
    "enough-games-team-championship": ({ found, gamesMin }) =>
      `${found} games in team championships; ${gamesMin} are needed there`,
    "enough-games-affiliated": ({ found, gamesMin }) =>
      `${found} games; a member of IBCA, ICSC or IPCA needs ${gamesMin}`,
    "too-few-games": ({ found, gamesMin }) => `${plural("en", found, "game", "games")}; ${gamesMin} are needed`,
    "too-few-games-team-championship": ({ found, gamesMin }) =>
      `${plural("en", found, "game", "games")} in team championships; ${gamesMin} are needed there`,
    "too-few-games-affiliated": ({ found, gamesMin }) =>
      `${plural("en", found, "game", "games")}; a member of IBCA, ICSC or IPCA needs ${gamesMin}`,
    "at-least-floor": ({ floor }) => `at or above the floor of ${floor}`,
    "below-floor": ({ found, floor }) => `${found} is below the floor of ${floor}`,
    publishable: () => "all conditions are met",
    "not-publishable": () => "a condition is not met",
  }) satisfies Partial<ClauseWords>;
