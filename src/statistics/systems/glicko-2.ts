import { volatilityAfter } from "./glicko-2-volatility.ts";
import { newcomersOf, type PeriodGames, predictEach, type RatingSystem } from "./system.ts";

export interface Glicko2Options {
  /** How much the volatility may change: 0.3 to 1.2. */
  readonly tau: number;
  /** σ with which a player comes in. */
  readonly volatility: number;
  /** RD with which a player comes in, on the scale of ratings. */
  readonly deviationOf: (player: number) => number;
}

/** Points of a rating in one of the units that the system calculates with. */
const SCALE = 173.7178;
const DEVIATION_MAX = 350 / SCALE;

const attenuation = (variance: number): number => 1 / Math.sqrt(1 + (3 * variance) / (Math.PI * Math.PI));
const expectedAt = (g: number, difference: number): number => 1 / (1 + Math.exp(-g * difference));

/** Glicko-2 (Glickman, "Example of the Glicko-2 system"): rating, variance and volatility of each player. */
export function glicko2(players: number, options: Glicko2Options): RatingSystem & { readonly stateOf: StateOf } {
  const state = newState(players);
  return {
    stateOf: (player) => ({
      rating: state.rating[player]! * SCALE,
      deviation: Math.sqrt(state.variance[player]!) * SCALE,
      volatility: state.volatility[player]!,
    }),
    predict: (games, into) => predictEach(games, state.isIn, (white, black) => predicted(state, white, black), into),
    rate: (games) => {
      newcomersOf(games, state.isIn, (player, published) => {
        state.rating[player] = published / SCALE;
        state.variance[player] = (options.deviationOf(player) / SCALE) ** 2;
        state.volatility[player] = options.volatility;
        state.rated[player] = state.period - 1;
      });
      addResults(state, games);
      for (let game = 0; game < games.games; game++) {
        settle(state, options, games.white[game]!);
        settle(state, options, games.black[game]!);
      }
      state.period += 1;
    },
    adjust: (to) => {
      for (let player = 0; player < players; player++)
        if (state.isIn[player] === 1) state.rating[player] = to(state.rating[player]! * SCALE) / SCALE;
    },
  };
}

type StateOf = (player: number) => {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
};

interface State {
  /** The number of the period whose games are rated next. */
  period: number;
  readonly isIn: Uint8Array;
  /** On the scale of the system, from 0 instead of 1500: only differences are used. */
  readonly rating: Float64Array;
  readonly variance: Float64Array;
  readonly volatility: Float64Array;
  /** The period at whose end the variance held. */
  readonly rated: Int32Array;
  /** Sums over the games of the period: g (S − E), and g² E (1 − E). */
  readonly gain: Float64Array;
  readonly information: Float64Array;
}

const newState = (players: number): State => ({
  period: 0,
  isIn: new Uint8Array(players),
  rating: new Float64Array(players),
  variance: new Float64Array(players),
  volatility: new Float64Array(players),
  rated: new Int32Array(players),
  gain: new Float64Array(players),
  information: new Float64Array(players),
});

/** Each period without a game adds σ²; a period with games adds it when it is rated. */
const varianceNow = ({ variance, volatility, rated, period }: State, player: number): number =>
  Math.min(variance[player]! + volatility[player]! ** 2 * (period - rated[player]! - 1), DEVIATION_MAX ** 2);

function predicted(state: State, white: number, black: number): number {
  const g = attenuation(varianceNow(state, white) + varianceNow(state, black));
  return expectedAt(g, state.rating[white]! - state.rating[black]!);
}

function addResults(state: State, { games, white, black, score }: PeriodGames): void {
  for (let game = 0; game < games; game++) {
    addResult(state, white[game]!, black[game]!, score[game]! / 2);
    addResult(state, black[game]!, white[game]!, 1 - score[game]! / 2);
  }
}

function addResult(state: State, own: number, opponent: number, scored: number): void {
  const g = attenuation(varianceNow(state, opponent));
  const E = expectedAt(g, state.rating[own]! - state.rating[opponent]!);
  state.gain[own]! += g * (scored - E);
  state.information[own]! += g * g * E * (1 - E);
}

function settle(state: State, { tau }: Glicko2Options, player: number): void {
  const information = state.information[player]!;
  if (information === 0) return;
  const gain = state.gain[player]!;
  const prior = varianceNow(state, player);
  const volatility = volatilityAfter({
    tau,
    volatility: state.volatility[player]!,
    variance: prior,
    sampling: 1 / information,
    improvement: gain / information,
  });
  const variance = 1 / (1 / (prior + volatility ** 2) + information);
  state.rating[player]! += variance * gain;
  state.variance[player] = variance;
  state.volatility[player] = volatility;
  state.rated[player] = state.period;
  state.gain[player] = state.information[player] = 0;
}
