import { type Derived, given } from "../../calculation/derived.ts";
import { once } from "../../calculation/once.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import { type Hundredths, hundredths } from "../../domain/units.ts";
import { disregardedResult } from "../../regulations/fide/articles/counted-games.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { NONE } from "../period/columns/player-columns.ts";
import type { FieldFacts } from "./field-facts.ts";
import type { Scores } from "./scores.ts";

/** Whose result in a tournament is disregarded, by place among the entrants. */
export interface Disregarded {
  readonly disregarded: (place: number) => Derived<boolean>;
  /** The same without its derivation: it is asked about every game of a large period. */
  readonly isDisregarded: (place: number) => boolean;
}

/** By the scores as played. */
export function disregardedIn(
  edition: FideEdition,
  { ratings, rating, opening, pointsInAll }: FieldFacts,
  { W }: Scores,
): Disregarded {
  const scoreOf = (place: number): Hundredths => pointsInAll(place) ?? hundredths(W[place]!);
  const disregarded = (place: number): Derived<boolean> =>
    disregardedResult(edition, {
      rating: rating(place) ?? given("Ro", null, COUNTED),
      opening: given("first tournament", opening(place), COUNTED),
      score: given("W", scoreOf(place), COUNTED),
    });
  const known = answersOf(edition);
  const askedOnce = (place: number): boolean => {
    const key = scoreOf(place) * 4 + (ratings[place] === NONE ? 2 : 0) + (opening(place) ? 1 : 0);
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = disregarded(place).value;
    known.set(key, answer);
    return answer;
  };
  const flags = once(() => {
    const all = new Uint8Array(ratings.length);
    for (let place = 0; place < all.length; place++) all[place] = Number(askedOnce(place));
    return all;
  });
  return { disregarded, isDisregarded: (place) => flags()[place] === 1 };
}

/** Cached by score, rated or not, and first tournament or not: the article sees nothing else. */
const ANSWERS = new WeakMap<FideEdition, Map<number, boolean>>();

function answersOf(edition: FideEdition): Map<number, boolean> {
  const known = ANSWERS.get(edition) ?? new Map<number, boolean>();
  ANSWERS.set(edition, known);
  return known;
}
