import { type Derived, decide } from "../../../calculation/derived.ts";
import type { Hundredths, Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";

/** A match as it stands before one of its games. */
export interface MatchScore {
  /** The number of games it was registered with. */
  readonly scheduled: Derived<number>;
  readonly leaderScore: Derived<Hundredths>;
  /** Whether it was asked beforehand that every game count. */
  readonly waiver: Derived<boolean>;
  /** What the office decided about the match, in place of the article on unrated players; not there: nothing. */
  readonly decided?: Derived<boolean>;
}

/** Whether a game of a match still counts: not once a player has more than the set share of the scheduled points. */
export const decidedMatch = (edition: FideEdition, standing: MatchScore): Derived<boolean> =>
  decide("match open", cite(edition, "decidedMatch"), matchFacts(standing), (facts, { scoreOver, waiver }) => {
    const { scheduled, leaderScore } = facts;
    // The share is in per cent of a point for each game, a score in hundredths of a point.
    if (leaderScore <= scheduled * scoreOver) return [true, { code: "match-open", scheduled, leaderScore }];
    if (waiver && facts.waiver) return [true, { code: "match-waiver" }];
    return [false, { code: "match-decided", scheduled, leaderScore }];
  });

const matchFacts = ({ scheduled, leaderScore, waiver }: MatchScore) => ({ scheduled, leaderScore, waiver });

/** Whether a match is rated with the ratings its players had at the start; null: unrated. */
export const unratedMatch = (
  edition: FideEdition,
  { own, opponent }: { readonly own: Derived<Points | null>; readonly opponent: Derived<Points | null> },
): Derived<boolean> =>
  decide("match rated", cite(edition, "unratedMatch"), { own, opponent }, ({ own, opponent }, { rated }) =>
    own !== null && opponent !== null ? [true, { code: "match-rated" }] : [rated, { code: "match-with-unrated" }],
  );
