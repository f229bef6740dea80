import { decimals, plural } from "../../numbers.ts";
import type { ClauseWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

const points = (value: number): string => decimals("en", value / 100);

/** What the terms of a rating mean. */
export const RATING_TERM_WORDS = {
  Ro: "own rating on the list in force at the start of the tournament",
  opponent: "rating of the opponent on that list",
  D: "difference in rating, own less the opponent's, as it counts",
  "limited games": "games in which the limit of the difference may be used",
  game: "number of the game in the tournament",
  PD: "scoring probability",
  score: "score of the game",
  ΔR: "gain of the game: score less scoring probability",
  ΣΔR: "gains of a tournament together",
  n: "games",
  K: "development coefficient",
  "highest rating": "highest rating ever published",
  "games before": "games counted up to that list",
  birth: "day or year of birth",
  "K as of": "list whose facts K goes by",
  start: "first day of the tournament",
  "list at the start": "list in force at the start of the tournament",
  "list before": "list before the one being made",
  "ΣΔR × K": "change of a tournament",
  "change of the list": "changes of all tournaments of the list",
  "rating change": "change of the rating, rounded",
  "base rating": "rating on the list before",
  Rn: "new rating",
  W: "score in all games",
  We: "expected score in all games",
  "Σ opponents": "ratings of the opponents together",
  "exact average": "average of the opponents, not rounded",
  Rc: "average rating of the opponents",
  p: "fractional score",
  dp: "rating difference for a fractional score",
  Rar: "average of the rated players",
  dpa: "average dp of the rated players",
  opponents: "opponents, as persons",
  Ra: "average rating of the tournament",
  Ru: "rating of an unrated player from this result",
  "exact Ru": "rating of an unrated player from this result, not rounded",
  excess: "what lies beyond the limit of the difference, together",
  "Rc(new)": "average with differences limited",
  "Ru(new)": "rating of an unrated player after that",
  "initial rating": "first rating",
  Rp: "performance: what the result would mean as a rating",
  "rated opponents": "rated opponents",
  "first month": "first month of the rating period",
  "last month": "last month of the rating period",
  "games in team championships": "games in Olympiads and continental or world team championships",
  affiliated: "member of IBCA, ICSC or IPCA",
  floor: "lowest rating that is published",
  tournament: "tournament that it is about",
  kept: "whether the tournament counts towards the first rating",
  "enough games": "whether there are enough games",
  "at least the floor": "whether the rating reaches the floor",
  published: "whether the first rating is published",
  "in the window": "whether the tournament is still in the pool",
};

/** The cases of the articles on a rating. */
export const ratingClauseWords = ({ asDay, asNumber }: Writing) =>
  ({
    "K-reached": ({ highestMin }) => `a published rating has reached ${highestMin}`,
    "K-reached-after-games": ({ highestMin, gamesMin }) =>
      `a published rating has reached ${highestMin}, and ${gamesMin} games have been played`,
    "K-junior": ({ untilAge, untilAgeOn, highestBelow }) =>
      `${untilAgeOn === "birthday" ? `before the ${untilAge}th birthday` : `to the end of the year of the ${untilAge}th birthday`}, always under ${highestBelow}`,
    "K-new": ({ gamesBelow }) => `new to the list, fewer than ${gamesBelow} games`,
    "K-rest": () => "none of the other cases",
    "K-everybody": () => "the same for everybody",
    "K-lowered": ({ K, n, gamesTimesKMax }) =>
      `${K} × ${n} games is over ${gamesTimesKMax}: the largest whole K that is not`,
    "difference-as-is": () => "as it is",
    "difference-limited": ({ found, counted }) => `${asNumber(found)} counts as ${asNumber(counted)}`,
    "difference-unlimited": ({ ratingBelow }) => `no limit for players rated ${ratingBelow} or more`,
    "difference-limit-used": ({ max }) => `the limit of ${max} is used in another game of the tournament`,
    "tournament-kept": () => "every tournament after the first kept one counts whole",
    "opening-kept": () => "the first tournament fulfils the conditions",
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
    "no-rated-opponents": () => "no rated opponent",
    half: () => "exactly half the points: the average itself",
    "over-half": ({ halfPoints, halfPoint }) =>
      `${plural("en", halfPoints, "half point", "half points")} over 50 %, ${points(halfPoint)} for each`,
    "under-half": () => "less than half the points: by the table",
    hypothetical: ({ hypotheticalOpponents, hypotheticalRating }) =>
      `with ${hypotheticalOpponents} draws against ${hypotheticalRating} added`,
    "rating-maximum": ({ ratingMax }) => `a first rating is at most ${ratingMax}`,
    "in-window": ({ found, months }) =>
      `${plural("en", found, "month", "months")} to the newest tournament; ${months} are allowed`,
    "outside-window": ({ found, months }) =>
      `${plural("en", found, "month", "months")} to the newest tournament; only ${months} are allowed`,
    "rating-unknown": () => "the rating of one of the players cannot be read",
    "game-contradicted": () => "the lines of the report contradict each other",
    "pool-cancelled": ({ notBefore }) => `results from before ${asDay(notBefore)} are not pooled any more`,
    "window-untested": ({ months }) => `no dates are given, so the window of ${months} months is not tested`,
    "enough-games": ({ found, gamesMin }) => `${plural("en", found, "game", "games")}; ${gamesMin} are needed`,
    "enough-games-team-championship": ({ found, gamesMin }) =>
      `${found} games in team championships; ${gamesMin} are needed there`,
    "enough-games-affiliated": ({ found, gamesMin }) =>
      `${found} games; ${gamesMin} are needed of a member of IBCA, ICSC or IPCA`,
    "too-few-games": ({ found, gamesMin }) => `${plural("en", found, "game", "games")}; ${gamesMin} are needed`,
    "too-few-games-team-championship": ({ found, gamesMin }) =>
      `${plural("en", found, "game", "games")} in team championships; ${gamesMin} are needed there`,
    "too-few-games-affiliated": ({ found, gamesMin }) =>
      `${plural("en", found, "game", "games")}; ${gamesMin} are needed of a member of IBCA, ICSC or IPCA`,
    "at-least-floor": ({ floor }) => `not below the floor of ${floor}`,
    "below-floor": ({ found, floor }) => `${found} is below the floor of ${floor}`,
    publishable: () => "all conditions hold",
    "not-publishable": () => "a condition does not hold",
  }) satisfies Partial<ClauseWords>;
