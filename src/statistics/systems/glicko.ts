import { newcomersOf, type PeriodGames, predictEach, type RatingSystem } from "./system.ts";

export interface GlickoOptions {
  /** How fast a rating becomes uncertain: c² is added to the variance with each period. */
  readonly c: number;
  /** Stephenson: h² is added to the variance for each game that is played. */
  readonly h: number;
  /** Stephenson: how many per cent of the way to the mean of the opponents a rating is pulled. */
  readonly lambda: number;
  /** RD with which a player comes in. */
  readonly deviationOf: (player: number) => number;
}

const Q = Math.LN10 / 400;
const DEVIATION_MAX = 350;

/** How much less a result says, the less certain the opponent's rating is. */
const attenuation = (variance: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * variance) / (Math.PI * Math.PI));
const expectedAt = (g: number, difference: number): number => 1 / (1 + Math.exp(-Q * g * difference));

/**
 * Glicko (Glickman, "The Glicko system"), and Stephenson's extension of it (2012): a rating and its variance for each player.
 * With h and λ at 0 it is Glicko.
 */
export function glicko(players: number, options: GlickoOptions): RatingSystem {
  const state = newState(players);
  return {
    predict: (games, into) =>
      predictEach(games, state.isIn, (white, black) => predicted(state, options, white, black), into),
    rate: (games) => {
      newcomersOf(games, state.isIn, (player, published) => {
        state.rating[player] = published;
        state.variance[player] = options.deviationOf(player) ** 2;
        state.rated[player] = state.period;
      });
      addResults(state, options, games);
      for (let game = 0; game < games.games; game++) {
        settle(state, options, games.white[game]!);
        settle(state, options, games.black[game]!);
      }
      state.period += 1;
    },
    adjust: (to) => {
      for (let player = 0; player < players; player++)
        if (state.isIn[player] === 1) state.rating[player] = to(state.rating[player]!);
    },
  };
}

interface State {
  /** The number of the period whose games are rated next. */
  period: number;
  readonly isIn: Uint8Array;
  readonly rating: Float64Array;
  readonly variance: Float64Array;
  /** The period at whose end the variance held. */
  readonly rated: Int32Array;
  /** Sums over the games of the period: g (S − E), q² g² E (1 − E), opponents less own, games. */
  readonly gain: Float64Array;
  readonly information: Float64Array;
  readonly pull: Float64Array;
  readonly games: Uint32Array;
}

const newState = (players: number): State => ({
  period: 0,
  isIn: new Uint8Array(players),
  rating: new Float64Array(players),
  variance: new Float64Array(players),
  rated: new Int32Array(players),
  gain: new Float64Array(players),
  information: new Float64Array(players),
  pull: new Float64Array(players),
  games: new Uint32Array(players),
});

/** At the beginning of the period: the longer ago, the less certain. */
const varianceNow = ({ variance, rated, period }: State, { c }: GlickoOptions, player: number): number =>
  Math.min(variance[player]! + c * c * (period - rated[player]!), DEVIATION_MAX ** 2);

/** Of a prediction both ratings are uncertain. */
function predicted(state: State, options: GlickoOptions, white: number, black: number): number {
  const g = attenuation(varianceNow(state, options, white) + varianceNow(state, options, black));
  return expectedAt(g, state.rating[white]! - state.rating[black]!);
}

function addResults(state: State, options: GlickoOptions, { games, white, black, score }: PeriodGames): void {
  for (let game = 0; game < games; game++) {
    addResult(state, options, white[game]!, black[game]!, score[game]! / 2);
    addResult(state, options, black[game]!, white[game]!, 1 - score[game]! / 2);
  }
}

function addResult(state: State, options: GlickoOptions, own: number, opponent: number, scored: number): void {
  const g = attenuation(varianceNow(state, options, opponent));
  const E = expectedAt(g, state.rating[own]! - state.rating[opponent]!);
  state.gain[own]! += g * (scored - E);
  state.information[own]! += Q * Q * g * g * E * (1 - E);
  state.pull[own]! += state.rating[opponent]! - state.rating[own]!;
  state.games[own]! += 1;
}

function settle(state: State, options: GlickoOptions, player: number): void {
  const games = state.games[player]!;
  if (games === 0) return;
  const { h, lambda } = options;
  const prior = varianceNow(state, options, player) + games * h * h;
  const variance = 1 / (1 / prior + state.information[player]!);
  state.rating[player]! += Q * variance * state.gain[player]! + ((lambda / 100) * state.pull[player]!) / games;
  state.variance[player] = variance;
  state.rated[player] = state.period;
  state.gain[player] = state.information[player] = state.pull[player] = state.games[player] = 0;
}
