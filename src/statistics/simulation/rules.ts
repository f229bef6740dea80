import { given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import { type Birth, day, type IsoDate } from "../../domain/dates.ts";
import { hundredths, points } from "../../domain/units.ts";
import { coefficientUsed, developmentCoefficient } from "../../regulations/fide/articles/development-coefficient.ts";
import { initialRating } from "../../regulations/fide/articles/initial-rating.ts";
import { newRating } from "../../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";

/** What an edition says of a simulated player. The articles are called, and what they say is remembered. */
export interface Rules {
  readonly coefficient: (highest: number, gamesBefore: number, age: number) => number;
  /** K as it is used with so many games. */
  readonly used: (K: number, games: number) => number;
  /** What a change in hundredths rounds to, on a rating. */
  readonly rounded: (change: number) => number;
  /** The first rating; null where there is none yet. */
  readonly first: (games: number, sum: number, halfPoints: number) => number | null;
  readonly floor: number;
}

/** Beyond this no clause asks. */
const [GAMES_MAX, AGE_MAX] = [127, 63];

export function rulesOf(edition: FideEdition): Rules {
  const coefficients = new Map<number, number>();
  const used = new Map<number, number>();
  const rounded = new Map<number, number>();
  const { gamesMin } = edition.articles.publication.sets;
  const { rating: floor } = edition.articles.floor.sets;
  return {
    floor,
    coefficient: (highest, gamesBefore, age) => {
      const [games, years] = [Math.min(gamesBefore, GAMES_MAX), Math.min(age, AGE_MAX)];
      return remembered(coefficients, (highest << 13) | (games << 6) | years, () =>
        coefficientOf(edition, highest, games, years),
      );
    },
    used: (K, games) =>
      remembered(
        used,
        (K << 12) | games,
        () => coefficientUsed(edition, given("K", K, COUNTED), given("n", games, COUNTED)).value,
      ),
    rounded: (change) => remembered(rounded, change, () => roundedBy(edition, change)),
    first: (games, sum, halfPoints) => {
      if (games < gamesMin || halfPoints === 0) return null;
      const rating = firstOf(edition, games, sum, halfPoints);
      return rating < floor ? null : rating;
    },
  };
}

/** Any year will do: an age is a difference. */
const AS_OF: IsoDate = day("2000-12-31");

function coefficientOf(edition: FideEdition, highest: number, games: number, age: number): number {
  return developmentCoefficient(edition, {
    highest: given("highest rating", points(highest), COUNTED),
    gamesBefore: given("games before", games, COUNTED),
    birth: given("birth", String(2000 - age) as Birth, COUNTED),
    asOf: given("K as of", AS_OF, COUNTED),
  }).value;
}

/** Changes are rounded on a rating that is a whole number, whichever. */
const BASE = 2000;

const roundedBy = (edition: FideEdition, change: number): number =>
  newRating(
    edition,
    given("base rating", points(BASE), COUNTED),
    given("change of the list", hundredths(change), COUNTED),
  ).Rn.value - BASE;

const firstOf = (edition: FideEdition, games: number, sum: number, halfPoints: number): number =>
  initialRating(edition, {
    n: given("n", games, COUNTED),
    sum: given("Σ opponents", points(sum), COUNTED),
    W: given("W", hundredths(halfPoints * 50), COUNTED),
  }).rating.value;

function remembered(known: Map<number, number>, key: number, calculate: () => number): number {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = calculate();
  known.set(key, value);
  return value;
}
