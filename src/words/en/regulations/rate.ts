import type { ExpectationWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

/** What was expected when a report met a list and an edition. */
export const rateExpectationWords = ({ asDay }: Writing) =>
  ({
    "system-of-pairings": ({ system }) => `the system that the pairings show (${system})`,
    "player-of-list": () => "a player on the list",
    "rating-of-list": ({ rating }) => (rating === 0 ? "no rating, as on the list" : `${rating}, as on the list`),
    "rating-readable": () => "a rating that can be read, or a blank",
    "first-control": ({ from, to }) =>
      to === 0 ? `a first time control at move ${from} or later` : `a first time control at move ${from}`,
    "match-length": () => "the scheduled number of games of the match (142)",
    "start-asked": ({ start }) => `${asDay(start)}, as requested`,
    "rate-of-play": () => "a rate of play such as 90 min + 30 sec per move",
  }) satisfies Partial<ExpectationWords>;

export const RATE_FIELD_WORDS = {
  "type of tournament": "type of tournament",
  id: "FIDE ID",
  rating: "rating",
  "rate of play": "rate of play",
  "length of the match": "length of the match",
};

export const RATE_ISSUE_WORDS = {
  "system-not-as-declared": "the pairings do not fit the declared system",
  "not-on-list": "player not on the list",
  "rating-not-of-list": "rating differs from the list",
  "system-as-declared-only": "all players met each other, but another system is declared",
  "rating-unknown": "rating not readable: games against this player are not rated",
  "rate-of-play-missing": "no rate of play, so it is not checked",
  "rate-of-play-contradicts": "rate of play given twice, with different values",
  "first-control-noted": "first time control not at the required move (noted only: the tournament is rated)",
  "match-length-unknown": "length of the match not declared: all games count",
  "start-overruled": "another start date was requested",
  "rate-of-play-unread": "rate of play not understood, so not checked",
};
