import type { CoefficientClause } from "../../../../regulations/fide/fide-edition.ts";
import { tableRows } from "../../../table-rows.ts";
import type { ChangeRule, RuleSentences } from "../../../types/rule-sentences.ts";
import { games, points, rounded } from "./common.ts";

/** Whom a line of the article on K is for. */
function whom(clause: CoefficientClause): string {
  switch (clause.code) {
    case "K-reached":
      return `once a player's published rating has reached ${clause.highestMin}`;
    case "K-reached-after-games":
      return `once a player's published rating has reached ${clause.highestMin} and they have played ${games(clause.gamesMin)}`;
    case "K-junior":
      return `until ${clause.untilAgeOn === "birthday" ? "a player turns" : "the end of the year in which a player turns"} ${clause.untilAge}, if their rating has never reached ${clause.highestBelow}`;
    case "K-new":
      return `for a new player until they have played ${games(clause.gamesBelow)}`;
    case "K-rest":
      return "otherwise";
    case "K-everybody":
      return "for everybody";
    default:
      throw new Error(`no such line of K: ${clause satisfies never}`);
  }
}

export const CHANGE_SENTENCES: Pick<RuleSentences, ChangeRule> = {
  scoringProbability: ({ lastDifferences }) =>
    lastDifferences === undefined
      ? "A table gives the expected score PD of a game for a difference in rating D."
      : `A table of its own gives the expected score PD of a game, each up to a difference in rating D: ${tableRows("en", lastDifferences)}; above the last, 1.`,
  difference: ({ max, ratingBelow, gamesMax }) => {
    if (max === null) return "A difference in rating counts in full, however large it is.";
    const who = ratingBelow === null ? "A" : `For a player rated below ${ratingBelow}, a`;
    const often =
      gamesMax === null
        ? ""
        : `, but in at most ${games(gamesMax)} of a tournament, starting with the largest difference`;
    return `${who} difference in rating of more than ${points(max)} counts as ${max}${often}.`;
  },
  gain: () => "The gain of a game is the score minus the expected score.",
  sumOfGains: () => "The gains of all games that count in a tournament are added up.",
  ratingChange: () => "The change is the sum of the gains times K.",
  developmentCoefficient: ({ asOf, clauses }) => {
    const list = asOf === "list before" ? "previous list" : "list in force at the start of the tournament";
    return `K is ${clauses.map((clause) => `${clause.K} ${whom(clause)}`).join("; ")}. K is based on the ${list}.`;
  },
  coefficientLimit: (sets) =>
    sets === null
      ? "There is no limit on K times the number of games."
      : `If K times the number of games in a list is more than ${sets.gamesTimesKMax}, K is lowered to the largest whole number that keeps it within ${sets.gamesTimesKMax}.`,
  rounding: ({ of, mode }) =>
    `The ${of === "change" ? "rating change" : "new rating"} is rounded once per list, ${rounded(mode)}.`,
};
