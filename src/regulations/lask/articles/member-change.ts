import { type Derived, derive, deriveAll, given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { type Halves, type Hundredths, halves, type Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import { inHalves } from "../half-points.ts";
import type { LaskEdition } from "../lask-edition.ts";
import { type BonusRule, bonus } from "./bonus.ts";
import { floored } from "./floor.ts";
import { type GamePoints, gamePoints } from "./game-points.ts";
import { newBase } from "./new-base.ts";

/** A member of the club at the start of a period, or of a part of one. */
export interface Member {
  /** The base rating of the period, *grundrating*. */
  readonly base: Derived<Points>;
  /** The current rating before the first of the games, *aktuell rating*; null: the period begins, it is the base. */
  readonly current: Derived<Halves> | null;
  /** The bonus the club gives; null: none. */
  readonly bonus: BonusRule | null;
}

/** A game that counts, as the member sees it. */
export interface MemberGame {
  /** From `opponentBase`. */
  readonly opponent: Derived<Points>;
  readonly score: Derived<Hundredths>;
  /** The keeper's reason for giving no bonus for this game; null: it is given where there is one. */
  readonly bonusWithheld: Derived<string> | null;
}

/** What one game does. */
export interface GameChange extends GamePoints {
  /** null: the club gives none. */
  readonly bonus: Derived<Points> | null;
  /** The current rating after the game, its bonus and the floor. */
  readonly current: Derived<Halves>;
}

/** What the games of a period do. */
export interface MemberChange {
  readonly games: readonly GameChange[];
  /** The points of all games, without bonus and floor. */
  readonly points: Derived<Halves>;
  /** From the first current rating to the last, with bonus and floor. */
  readonly change: Derived<Halves>;
  readonly current: Derived<Halves>;
  /** The base rating of the next period, where nothing is deducted. */
  readonly newBase: Derived<Points>;
}

/** The change of a member over counted games, in the order in which they were finished: bonus and floor depend on it. */
export function memberChange(edition: LaskEdition, member: Member, games: readonly MemberGame[]): MemberChange {
  const article = cite(edition, "currentRating");
  const before =
    member.current ?? derive("current rating", article, { base: member.base }, ({ base }) => inHalves(base));
  let current = before;
  const changes = games.map((game) => {
    const change = gameChange(edition, { ...member, current }, game);
    current = change.current;
    return change;
  });
  return {
    games: changes,
    points: deriveAll(
      "Σ points",
      article,
      changes.map(({ points }) => points),
      (values) => halves(values.reduce((sum, value) => sum + value, 0)),
    ),
    change: derive("change of the period", article, { before, current }, ({ before, current }) =>
      halves(current - before),
    ),
    current,
    newBase: newBase(edition, current),
  };
}

/** The change of one game: its points by the base ratings, its bonus by the current rating. */
function gameChange(
  edition: LaskEdition,
  { base, current, bonus: rule }: Member & { readonly current: Derived<Halves> },
  { opponent, score, bonusWithheld: withheld }: MemberGame,
): GameChange {
  const article = cite(edition, "currentRating");
  const played = gamePoints(edition, { base, opponent, score });
  const { points } = played;
  if (rule === null) {
    const after = derive("current rating", article, { current, points }, ({ current, points }) =>
      halves(current + points),
    );
    return { ...played, bonus: null, current: floored(edition, after) };
  }
  // The bonus gets the number alone: with its derivation, which the sum has too, an explanation would double at each game.
  const now = given("current rating", current.value, COUNTED);
  const extra = bonus(edition, rule, { current: now, points, withheld });
  const after = derive("current rating", article, { current, points, extra }, ({ current, points, extra }) =>
    halves(current + points + inHalves(extra)),
  );
  return { ...played, bonus: extra, current: floored(edition, after) };
}
