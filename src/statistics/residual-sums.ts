import { decimalPlaces } from "./decimal-places.ts";

/** How players of a group scored against what was expected of them. */
export interface GroupResidual {
  readonly games: number;
  /** Mean of scored less expected; null without games. */
  readonly residual: number | null;
  readonly standardError: number | null;
}

/** Adds up what players of a group scored above expectation, game by game. */
export class ResidualSums {
  games = 0;
  #sum = 0;
  #squares = 0;

  add(residual: number): void {
    this.games += 1;
    this.#sum += residual;
    this.#squares += residual * residual;
  }

  result(): GroupResidual {
    if (this.games < 2) return { games: this.games, residual: null, standardError: null };
    const mean = this.#sum / this.games;
    const variance = (this.#squares / this.games - mean * mean) / (this.games - 1);
    return {
      games: this.games,
      residual: decimalPlaces(mean, 4),
      standardError: decimalPlaces(Math.sqrt(Math.max(0, variance)), 5),
    };
  }
}
