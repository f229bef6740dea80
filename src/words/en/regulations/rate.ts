import type { ExpectationWords } from "../../types/sentences.ts";
import type { Writing } from "../../writing.ts";

/** What was expected when a report met a list and an edition. */
export const rateExpectationWords = ({ asDay }: Writing) =>
  ({
    "system-of-pairings": ({ system }) => `the system that the pairings show (${system})`,
    "player-of-list": () => "a player of the list",
    "rating-of-list": ({ rating }) => (rating === 0 ? "no rating, as on the list" : `${rating}, as on the list`),
    "rating-readable": () => "a rating that can be read, or a blank",
    "first-control": ({ from, to }) =>
      to === 0 ? `a first control at move ${from} or later` : `a first control at move ${from}`,
    "match-length": () => "the number of games the match was for (142)",
    "start-asked": ({ start }) => `${asDay(start)}, as asked for`,
    "rate-of-play": () => "a rate of play that can be read, such as 90 min + 30 sec per move",
  }) satisfies Partial<ExpectationWords>;

export const RATE_FIELD_WORDS = {
  "type of tournament": "type of tournament",
  id: "FIDE number",
  rating: "rating",
  "rate of play": "rate of play",
  "length of the match": "length of the match",
};

export const RATE_ISSUE_WORDS = {
  "system-not-as-declared": "the pairings are not those of the declared system",
  "not-on-list": "player not on the list",
  "rating-not-of-list": "rating not that of the list",
  "system-as-declared-only": "everybody met everybody, but another system is declared",
  "rating-unknown": "rating unreadable: games against this player do not count",
  "rate-of-play-missing": "no rate of play, and so it is not tested",
  "rate-of-play-contradicts": "rate of play given in two ways that do not agree",
  "first-control-noted":
    "first time control at another number of moves than the regulations ask for: noted, the tournament is rated",
  "match-length-unknown": "length of the match not declared: all its games count",
  "start-overruled": "another start date was asked for",
  "rate-of-play-unread": "rate of play not understood, and so not tested",
};
