import { expectedBy, newcomersOf, predictEach, type RatingSystem } from "./system.ts";

/** Elo by the formula instead of the table: one K for everybody, no limit, no rounding; all games of a period at once. */
export function elo(players: number, K: number): RatingSystem {
  const rating = new Float64Array(players);
  const gain = new Float64Array(players);
  const isIn = new Uint8Array(players);
  return {
    predict: (games, into) =>
      predictEach(games, isIn, (white, black) => expectedBy(rating[white]! - rating[black]!), into),
    rate: (period) => {
      const { games, white, black, score } = period;
      newcomersOf(period, isIn, (player, published) => {
        rating[player] = published;
      });
      for (let game = 0; game < games; game++) {
        const residual = score[game]! / 2 - expectedBy(rating[white[game]!]! - rating[black[game]!]!);
        gain[white[game]!]! += residual;
        gain[black[game]!]! -= residual;
      }
      for (let game = 0; game < games; game++)
        for (const player of [white[game]!, black[game]!]) {
          rating[player]! += K * gain[player]!;
          gain[player] = 0;
        }
    },
    adjust: (to) => {
      for (let player = 0; player < players; player++) if (isIn[player] === 1) rating[player] = to(rating[player]!);
    },
  };
}
