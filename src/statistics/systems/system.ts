/** Games of one period: places of the players, White's score in half points. */
export interface PeriodGames {
  /** Months since the year 0. */
  readonly month: number;
  readonly games: number;
  readonly white: Int32Array;
  readonly black: Int32Array;
  /** As published before the period; a player without a rating in a system comes in with it. */
  readonly whiteRating: Int16Array;
  readonly blackRating: Int16Array;
  readonly score: Uint8Array;
  /** Games of one event stand together. */
  readonly event: Int32Array;
}

/** Rates games period by period, and predicts those of the next. */
export interface RatingSystem {
  /** White's expected score of each game, from 0 to 1; NaN where a player has no rating yet. Results are not looked at. */
  readonly predict: (games: PeriodGames, into: Float64Array) => void;
  readonly rate: (games: PeriodGames) => void;
  /** Changes every rating, as a one-time change of a list does. */
  readonly adjust: (to: (rating: number) => number) => void;
}

/** Those who play for the first time come in with the published rating, before the games are rated. */
export function newcomersOf(
  { games, white, black, whiteRating, blackRating }: PeriodGames,
  isIn: Uint8Array,
  enter: (player: number, rating: number) => void,
): void {
  for (let game = 0; game < games; game++) {
    const [one, other] = [white[game]!, black[game]!];
    if (isIn[one] === 0) enter(one, whiteRating[game]!);
    isIn[one] = 1;
    if (isIn[other] === 0) enter(other, blackRating[game]!);
    isIn[other] = 1;
  }
}

/** Predicts game by game, where both players are in. */
export function predictEach(
  { games, white, black }: PeriodGames,
  isIn: Uint8Array,
  expected: (white: number, black: number) => number,
  into: Float64Array,
): void {
  for (let game = 0; game < games; game++) {
    const [one, other] = [white[game]!, black[game]!];
    into[game] = isIn[one] === 1 && isIn[other] === 1 ? expected(one, other) : Number.NaN;
  }
}

/** 1 / (1 + 10^(−D / 400)). */
export const expectedBy = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));
