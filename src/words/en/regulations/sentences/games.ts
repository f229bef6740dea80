import type { GameRule, RuleSentences } from "../../../types/rule-sentences.ts";
import { fromHundredths } from "./common.ts";

export const GAME_SENTENCES: Pick<RuleSentences, GameRule> = {
  unplayedGames: ({ count, decisionMayExclude }) => {
    const excluded = decisionMayExclude
      ? " Force majeure or a fair-play decision can also exclude a game that was played."
      : "";
    return `Unplayed games ${count ? "count" : "do not count"}.${excluded}`;
  },
  disregardedResult: ({ scoreMax }) => {
    const low = scoreMax === 0 ? "nothing" : `${fromHundredths(scoreMax)} or less`;
    return `If an unrated player scores ${low} in their first tournament, their games do not count, neither for them nor for their opponents.`;
  },
  stages: ({ oneTournament }) =>
    oneTournament
      ? "Preliminaries and finals count as one tournament if declared so."
      : "Preliminaries and finals are separate tournaments.",
  composition: (sets) =>
    sets === null
      ? "A round robin may have any number of unrated players."
      : [
          `In a round robin at least one player in ${sets.ratedShare} must be rated, and at least ${sets.smallRatedMin} players if it has fewer than ${sets.smallBelow}.`,
          `A double round robin with unrated players needs at least ${sets.doublePlayersMin} players, ${sets.doubleRatedMin} of them rated.`,
          `A national championship needs only ${sets.nationalRatedMin} rated players, a women's national championship ${sets.nationalWomenRatedMin}.`,
        ].join(" "),
  unratedOpponents: ({ countInRoundRobin, countInSwiss }) => {
    const inSwiss = "in Swiss and team tournaments if that player's result counts towards a first rating";
    if (countInRoundRobin && countInSwiss)
      return `Games against an unrated player count in round robins, and ${inSwiss}.`;
    if (countInRoundRobin) return "Games against an unrated player count only in round robins.";
    return countInSwiss
      ? `Games against an unrated player count only ${inSwiss}.`
      : "Games against an unrated player do not count.";
  },
  incompleteRoundRobin: ({ asSwiss }) =>
    `A round robin with unplayed games is ${asSwiss ? "rated as a Swiss tournament" : "still rated as a round robin"}.`,
  decidedMatch: ({ scoreOver, waiver }) => {
    const unless = waiver ? ", unless it was requested beforehand that all games count" : "";
    return `Once a player has more than ${scoreOver} % of the points of a match, the remaining games do not count${unless}.`;
  },
  unratedMatch: ({ rated }) => `A match with an unrated player is ${rated ? "rated too" : "not rated"}.`,
  excludedGames: (sets) =>
    sets === null
      ? "A game counts, however far apart the ratings are."
      : `A game does not count if the players are ${sets.differenceMin} points or more apart and one of them is rated above ${sets.ratingOver}.`,
};
