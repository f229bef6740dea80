import { type Derived, decide, derive } from "../../../calculation/derived.ts";
import { type Halves, type Hundredths, halves, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import { inHalves } from "../half-points.ts";
import type { LaskEdition } from "../lask-edition.ts";
import { tablePoints } from "../points-table.ts";

/** A game that counts, as one of its players sees it. */
export interface GamePlayed {
  /** The player's own base rating, *grundrating*: the one of the period's start. */
  readonly base: Derived<Points>;
  /** The opponent's, from `opponentBase`. */
  readonly opponent: Derived<Points>;
  readonly score: Derived<Hundredths>;
}

/** The points of one game, with what they were made of at hand. */
export interface GamePoints {
  readonly difference: Derived<Points>;
  /** As the table has them. */
  readonly full: Derived<Points>;
  /** As the player gets them: all of them, or half. */
  readonly points: Derived<Halves>;
}

/** The points of one game: the row by the difference, the column by the result and by who is the better one. */
export function gamePoints(edition: LaskEdition, { base, opponent, score }: GamePlayed): GamePoints {
  const difference = derive("difference", cite(edition, "baseDifference"), { base, opponent }, ({ base, opponent }) =>
    points(base - opponent),
  );
  const full = decide("full points", cite(edition, "pointsTable"), { difference, score }, ({ difference, score }) => {
    const { row, full } = tablePoints(difference, score);
    return [full, { code: sideOf(difference), from: row.from, to: row.to }];
  });
  return { difference, full, points: pointsKept(edition, base, full) };
}

/** The player's own base rating decides whether all points count, whatever the opponent's is. */
const pointsKept = (edition: LaskEdition, base: Derived<Points>, full: Derived<Points>): Derived<Halves> =>
  decide("points", cite(edition, "halfPoints"), { base, full }, ({ base, full }, { baseFrom, divisor }) =>
    base >= baseFrom
      ? [halves(inHalves(full) / divisor), { code: "half-points", baseFrom, divisor }]
      : [inHalves(full), { code: "full-points", baseFrom }],
  );

function sideOf(difference: Points): "row-of-better" | "row-of-worse" | "row-of-equals" {
  if (difference === 0) return "row-of-equals";
  return difference > 0 ? "row-of-better" : "row-of-worse";
}
