import { AGE_GROUPS, RATING_BANDS, spanOf, type ValueSpan } from "../../domain/pool-groups.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { ageIn } from "../lists/groups.ts";
import type { SimulatedPeriod } from "./simulate.ts";

/** Ratings held against true strength. */
export interface AgainstTruth {
  readonly players: number;
  /** Mean of rating less strength; null without players. */
  readonly bias: number | null;
  /** Root mean square of rating less strength. */
  readonly error: number | null;
}

/** Sums of rating less strength. */
export class TruthSums {
  #players = 0;
  #sum = 0;
  #squares = 0;

  add(rating: number, strength: number): void {
    this.#players += 1;
    this.#sum += rating - strength;
    this.#squares += (rating - strength) ** 2;
  }

  found(): AgainstTruth {
    const players = this.#players;
    if (players === 0) return { players, bias: null, error: null };
    return {
      players,
      bias: decimalPlaces(this.#sum / players, 1),
      error: decimalPlaces(Math.sqrt(this.#squares / players), 1),
    };
  }
}

/** Everybody, by age, and by true strength: active players only, whose ratings say something. */
export interface TruthReport {
  readonly all: AgainstTruth;
  readonly ages: readonly (ValueSpan & AgainstTruth)[];
  readonly levels: readonly (ValueSpan & AgainstTruth)[];
}

export function truthOf({ list, strength }: SimulatedPeriod, year: number): TruthReport {
  const all = new TruthSums();
  const [ages, levels] = [AGE_GROUPS, RATING_BANDS].map((spans) => spans.map(() => new TruthSums()));
  for (let place = 0; place < list.players; place++) {
    if (list.inactive[place] === 1) continue;
    const [rating, truth] = [list.rating[place]!, strength[place]!];
    all.add(rating, truth);
    const age = ageIn(year, list, place);
    if (age !== null) ages![spanOf(AGE_GROUPS, age)]!.add(rating, truth);
    levels![spanOf(RATING_BANDS, Math.round(truth))]!.add(rating, truth);
  }
  const bySpan = (spans: readonly ValueSpan[], sums: readonly TruthSums[]) =>
    spans.map((span, index) => ({ ...span, ...sums[index]!.found() })).filter(({ players }) => players > 0);
  return { all: all.found(), ages: bySpan(AGE_GROUPS, ages!), levels: bySpan(RATING_BANDS, levels!) };
}
