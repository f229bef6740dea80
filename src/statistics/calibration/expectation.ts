import { given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import { RATING_MAX } from "../../domain/limits.ts";
import { points } from "../../domain/units.ts";
import { differencesOf } from "../../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { scoringProbability } from "../../regulations/fide/scoring-probability.ts";

/** A table holds every difference from 0 up; a power of two, so that table and difference fit in one number. */
export const DIFFERENCE_BITS = 12;
export const DIFFERENCES = 1 << DIFFERENCE_BITS;

/**
 * What the higher-rated player is expected to score, in hundredths, by the articles of each edition: its table, and its
 * limit of the difference by the own rating. Each game is taken by itself: where an edition limits the difference in one
 * game of a tournament only, a game beyond the limit is taken for that one.
 */
export interface Expectations {
  /** Which table holds for a player of this rating under an edition. */
  readonly tableOf: (edition: FideEdition, rating: number) => number;
  /** PD in hundredths by `table << DIFFERENCE_BITS | difference`. */
  readonly expected: () => Uint8Array;
}

/** Tables are made when an edition is first met: calling its articles for every difference takes 20 ms. */
export function expectations(): Expectations {
  const tables: Uint8Array[] = [];
  const byLimits = new Map<string, number>();
  const byEdition = new Map<FideEdition, Uint8Array>();
  const compile = (edition: FideEdition): Uint8Array => {
    const numbers = new Uint8Array(RATING_MAX + 1);
    for (let rating = 0; rating <= RATING_MAX; rating++) {
      // The widest difference shows whether there is a limit; the tables are the same in every edition.
      const widest = String(differenceOf(edition, rating, RATING_MAX));
      if (!byLimits.has(widest)) byLimits.set(widest, tables.push(tableFor(edition, rating)) - 1);
      numbers[rating] = byLimits.get(widest)!;
    }
    byEdition.set(edition, numbers);
    return numbers;
  };
  return {
    tableOf: (edition, rating) => (byEdition.get(edition) ?? compile(edition))[rating]!,
    expected: () => {
      const all = new Uint8Array(tables.length << DIFFERENCE_BITS);
      tables.forEach((table, index) => {
        all.set(table, index << DIFFERENCE_BITS);
      });
      return all;
    },
  };
}

function tableFor(edition: FideEdition, rating: number): Uint8Array {
  const table = new Uint8Array(DIFFERENCES);
  const { lastDifferences } = edition.articles.scoringProbability.sets;
  for (let difference = 0; difference <= RATING_MAX; difference++)
    table[difference] = scoringProbability(points(differenceOf(edition, rating, difference)), lastDifferences);
  return table;
}

function differenceOf(edition: FideEdition, rating: number, difference: number): number {
  const rated = (term: "Ro" | "opponent", value: number) => given(term, points(value), COUNTED);
  const game = { opponent: rated("opponent", rating - difference) };
  return differencesOf(edition, rated("Ro", rating), [game])[0]!.value;
}
