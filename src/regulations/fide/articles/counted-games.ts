import { type Derived, decide } from "../../../calculation/derived.ts";
import type { System } from "../../../domain/tournament.ts";
import type { Hundredths, Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import { isRoundRobin } from "./composition.ts";
import { decidedMatch, type MatchScore, unratedMatch } from "./matches.ts";

/** A game as the question whether it counts for one of its players sees it. Ratings as used; null: unrated. */
export interface GameFacts {
  /** The system as the tournament is rated. */
  readonly system: Derived<System>;
  readonly bothMoved: Derived<boolean>;
  /** Whether force majeure or a fair-play decision speaks against it. */
  readonly excludedByDecision: Derived<boolean>;
  readonly own: Derived<Points | null>;
  readonly opponent: Derived<Points | null>;
  /** Whether the result of one of the two is disregarded: see `disregardedResult`. */
  readonly disregarded: Derived<boolean>;
  /** Whether an unrated opponent's tournament is kept. */
  readonly opponentKept: Derived<boolean>;
  /** How the match stood; null where it is not a game of a match. */
  readonly match: MatchScore | null;
}

/** Whether a game counts for a player. The first ruling against it stands; it counts where there is none. */
export function gameCounts(edition: FideEdition, facts: GameFacts): Derived<boolean> {
  const { match } = facts;
  const rulings = {
    played: playedGame(edition, facts),
    ...(match
      ? { matchRated: match.decided ?? unratedMatch(edition, facts), matchOpen: decidedMatch(edition, match) }
      : {}),
    result: resultStands(edition, facts.disregarded),
    difference: excludedGame(edition, facts),
    opponent: opponentCounts(edition, facts),
  };
  return (
    firstAgainst(Object.values(rulings)) ??
    decide("game counts", cite(edition, "unplayedGames"), rulings, () => [true, { code: "game-counts" }])
  );
}

/**
 * A game that the office has rated, whatever articles speak against it. Two things cannot be decided: that it was
 * played, and that the opponent has a rating to count with.
 */
export function decidedGame(
  edition: FideEdition,
  facts: GameFacts,
  decided: Derived<boolean>,
  /** A ruling against it made elsewhere; null: there is none. */
  against: Derived<boolean> | null,
): Derived<boolean> {
  const lacking = firstAgainst([playedGame(edition, facts), opponentCounts(edition, facts)]);
  if (lacking) return lacking;
  const overruled = against ?? gameCounts(edition, facts);
  return overruled.value ? decided : { ...decided, inputs: { ...decided.inputs, overruled } };
}

/** The first ruling against a game, as the ruling on it. */
function firstAgainst(rulings: readonly Derived<boolean>[]): Derived<boolean> | null {
  const against = rulings.find(({ value }) => !value);
  if (against?.basis.kind !== "clause") return null;
  const { cited, clause } = against.basis;
  return decide("game counts", cited, { against }, ({ against }) => [against, clause]);
}

/** An opponent with no rating at all gives nothing to count with, whatever the system. */
export const noRatingToMeet = (edition: FideEdition): Derived<boolean> =>
  decide("game counts", cite(edition, "unratedOpponents"), {}, () => [false, { code: "opponent-unrated" }]);

/** A game is played once both have moved. */
const playedGame = (
  edition: FideEdition,
  { bothMoved, excludedByDecision }: Pick<GameFacts, "bothMoved" | "excludedByDecision">,
): Derived<boolean> =>
  decide("played", cite(edition, "unplayedGames"), { bothMoved, excludedByDecision }, (facts, sets) => {
    if (!facts.bothMoved) return [sets.count, { code: "game-unplayed" }];
    return sets.decisionMayExclude && facts.excludedByDecision
      ? [false, { code: "game-excluded-by-decision" }]
      : [true, { code: "game-played" }];
  });

/**
 * Whether an unrated player's result is disregarded, for the player and the opponents: a first tournament, with so
 * low a score. It is asked once, on the scores as played, also where it takes another player's games away.
 */
export const disregardedResult = (
  edition: FideEdition,
  facts: {
    readonly rating: Derived<Points | null>;
    readonly opening: Derived<boolean>;
    readonly score: Derived<Hundredths>;
  },
): Derived<boolean> =>
  decide("disregarded", cite(edition, "disregardedResult"), { ...facts }, ({ rating, opening, score }, { scoreMax }) =>
    rating === null && opening && score <= scoreMax
      ? [true, { code: "result-disregarded", score, scoreMax }]
      : [false, { code: "result-stands" }],
  );

const resultStands = (edition: FideEdition, disregarded: Derived<boolean>): Derived<boolean> =>
  decide("game counts", cite(edition, "disregardedResult"), { disregarded }, ({ disregarded }, { scoreMax }) =>
    disregarded ? [false, { code: "result-disregarded", scoreMax }] : [true, { code: "result-stands" }],
  );

/** A game across too wide a difference, with a player so strong, is not rated. */
export const excludedGame = (
  edition: FideEdition,
  { own, opponent }: Pick<GameFacts, "own" | "opponent">,
): Derived<boolean> =>
  decide("difference counts", cite(edition, "excludedGames"), { own, opponent }, ({ own, opponent }, sets) => {
    if (sets === null || own === null || opponent === null) return [true, { code: "difference-rated" }];
    const found = Math.abs(own - opponent);
    return found >= sets.differenceMin && Math.max(own, opponent) > sets.ratingOver
      ? [false, { code: "difference-excluded", found, ...sets }]
      : [true, { code: "difference-rated" }];
  });

/**
 * Whether the opponent is one whose games count: a rated one always, an unrated one in a round robin through their
 * Ru(new), or in a Swiss where the edition counts them with the Ru of a tournament that is kept.
 */
const opponentCounts = (
  edition: FideEdition,
  { system, own, opponent, opponentKept }: Pick<GameFacts, "system" | "own" | "opponent" | "opponentKept">,
): Derived<boolean> =>
  decide(
    "opponent counts",
    cite(edition, "unratedOpponents"),
    { system, own, opponent, opponentKept },
    (facts, sets) => {
      if (facts.opponent !== null) return [true, { code: "opponent-rated" }];
      if (isRoundRobin(facts.system)) {
        return sets.countInRoundRobin
          ? [true, { code: "opponent-in-round-robin" }]
          : [false, { code: "opponent-unrated" }];
      }
      // Two unrated players of a Swiss give each other nothing to be rated by.
      if (!sets.countInSwiss || facts.own === null) return [false, { code: "opponent-unrated" }];
      return facts.opponentKept ? [true, { code: "opponent-kept" }] : [false, { code: "opponent-not-kept" }];
    },
  );
