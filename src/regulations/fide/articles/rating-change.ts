import { type Clause, type Derived, decide, derive, deriveAll, given } from "../../../calculation/derived.ts";
import { fraction } from "../../../calculation/fraction.ts";
import { round } from "../../../calculation/rounding.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { type Hundredths, hundredths, type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";
import { scoringProbability } from "../scoring-probability.ts";

/** A game that counts, as one of its players sees it. */
export interface CountedGame {
  readonly opponent: Derived<Points>;
  readonly score: Derived<Hundredths>;
}

/** ΔR of one game, with what it was made of at hand. */
export interface Gain {
  readonly D: Derived<Points>;
  readonly PD: Derived<Hundredths>;
  readonly gain: Derived<Hundredths>;
}

/** ΔR of each game of a rated player in one tournament. */
export function gains(edition: FideEdition, Ro: Derived<Points>, games: readonly CountedGame[]): readonly Gain[] {
  const differences = differencesOf(edition, Ro, games);
  return games.map(({ score }, index) => {
    const D = differences[index]!;
    const PD = derive("PD", cite(edition, "scoringProbability"), { D }, ({ D }, { lastDifferences }) =>
      scoringProbability(D, lastDifferences),
    );
    const gain = derive("ΔR", cite(edition, "gain"), { score, PD }, ({ score, PD }) => hundredths(score - PD));
    return { D, PD, gain };
  });
}

/** D of each game: own rating less the opponent's, with the limit as the edition has it. */
export function differencesOf(
  edition: FideEdition,
  Ro: Derived<Points>,
  games: readonly { readonly opponent: Derived<Points> }[],
): readonly Derived<Points>[] {
  const article = cite(edition, "difference");
  if (article.sets.gamesMax === null) {
    return games.map(({ opponent }) =>
      decide("D", article, { Ro, opponent }, ({ Ro, opponent }, { max, ratingBelow }) => {
        const D = Ro - opponent;
        if (max === null || Math.abs(D) <= max) return [points(D), { code: "difference-as-is" }];
        if (ratingBelow !== null && Ro >= ratingBelow)
          return [points(D), { code: "difference-unlimited", ratingBelow }];
        return limitedTo(max, D);
      }),
    );
  }
  const limited = limitedGames(edition, Ro, games);
  return games.map(({ opponent }, index) => {
    const game = given("game", index + 1, COUNTED);
    return decide("D", article, { Ro, opponent, game, limited }, ({ Ro, opponent, game, limited }, { max }) => {
      const D = Ro - opponent;
      if (max === null || Math.abs(D) <= max) return [points(D), { code: "difference-as-is" }];
      if (!limited.includes(game)) return [points(D), { code: "difference-limit-used", max }];
      return limitedTo(max, D);
    });
  });
}

function limitedTo(max: number, found: number): readonly [Points, Clause] {
  const counted = points(Math.sign(found) * max);
  return [counted, { code: "difference-limited", found, counted }];
}

/**
 * The games of a tournament in which the limit may be used: those with the widest differences. Of two equally
 * wide ones the game against the weaker opponent comes first, so that the order of the games does not matter.
 */
function limitedGames(
  edition: FideEdition,
  Ro: Derived<Points>,
  games: readonly { readonly opponent: Derived<Points> }[],
): Derived<readonly number[]> {
  const ratings = [Ro, ...games.map(({ opponent }) => opponent)];
  return deriveAll("limited games", cite(edition, "difference"), ratings, ([Ro, ...opponents], { max, gamesMax }) =>
    opponents
      .map((opponent, index) => ({ D: Ro! - opponent, game: index + 1 }))
      .filter(({ D }) => max !== null && Math.abs(D) > max)
      .sort((a, b) => Math.abs(b.D) - Math.abs(a.D) || b.D - a.D || a.game - b.game)
      .slice(0, gamesMax ?? undefined)
      .map(({ game }) => game),
  );
}

/** The change one tournament makes: the gains together, times K. Rulings on games that do not count are shown with it. */
export function tournamentChange(
  edition: FideEdition,
  each: readonly Derived<Hundredths>[],
  K: Derived<number>,
  notCounted: readonly Derived<boolean>[] = [],
): Derived<Hundredths> {
  const gainsAndRulings: readonly Derived<Hundredths | boolean>[] = [...each, ...notCounted];
  const sum = deriveAll("ΣΔR", cite(edition, "sumOfGains"), gainsAndRulings, (values) =>
    hundredths(total(values.filter((value) => typeof value === "number"))),
  );
  return derive("ΣΔR × K", cite(edition, "ratingChange"), { ΣΔR: sum, K }, ({ ΣΔR: sum, K }) => hundredths(sum * K));
}

/** The change of a list before it is rounded: the changes of all its tournaments. */
export const listChange = (edition: FideEdition, tournaments: readonly Derived<Hundredths>[]): Derived<Hundredths> =>
  deriveAll("change of the list", cite(edition, "ratingChange"), tournaments, (values) => hundredths(total(values)));

/** The new rating: the rating on the list before, and the change of the list, rounded once. */
export function newRating(
  edition: FideEdition,
  base: Derived<Points>,
  exact: Derived<Hundredths>,
): { readonly change: Derived<Points>; readonly Rn: Derived<Points> } {
  const article = cite(edition, "rounding");
  if (article.sets.of === "change") {
    const change = derive("rating change", article, { exact }, ({ exact }, { mode }) =>
      points(round(mode, fraction(exact, 100))),
    );
    const Rn = derive("Rn", article, { base, change }, ({ base, change }) => points(base + change));
    return { change, Rn };
  }
  const Rn = derive("Rn", article, { base, exact }, ({ base, exact }, { mode }) =>
    points(round(mode, fraction(base * 100 + exact, 100))),
  );
  const change = derive("rating change", article, { Rn, base }, ({ Rn, base }) => points(Rn - base));
  return { change, Rn };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
