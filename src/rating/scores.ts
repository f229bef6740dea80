import { WIN } from "../domain/units.ts";
import { isForced, takenOut } from "./office-decision.ts";
import type { Tournament } from "./rate-tournament.ts";

/** Games played and points scored by everybody, by place among the entrants. */
export function scoresOf({
  entrants,
  games,
}: {
  readonly entrants: readonly unknown[];
  readonly games: Tournament["games"];
}): readonly { readonly n: number; readonly W: number }[] {
  const scores = entrants.map(() => ({ n: 0, W: 0 }));
  for (const { white, black, score } of games) {
    if (score === null) continue;
    scores[white]!.n += 1;
    scores[white]!.W += score;
    scores[black]!.n += 1;
    scores[black]!.W += WIN - score;
  }
  return scores;
}

/** Games played and points scored by a player, in the games that a condition on the opponent and every ruling let through. */
export function scoreOf({ games, gameRuling }: Tournament, place: number, lets: (opponent: number) => boolean) {
  let [n, W] = [0, 0];
  const opponents: number[] = [];
  for (const game of games) {
    const { white, black, score } = game;
    if (score === null || (place !== white && place !== black) || takenOut(game)) continue;
    const opponent = place === white ? black : white;
    if (!lets(opponent) || (!isForced(game) && gameRuling?.(place, opponent).value === false)) continue;
    n += 1;
    W += place === white ? score : WIN - score;
    opponents.push(opponent);
  }
  return { n, W, opponents };
}
