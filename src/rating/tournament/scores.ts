import { WIN } from "../../domain/units.ts";
import { FORCED, type GamesInColumns, mayCount, UNPLAYED } from "../kernel/games-in-columns.ts";
import type { Tournament } from "./tournament.ts";

/** Games played and points scored by everybody, by place among the entrants. */
export interface Scores {
  readonly n: Int32Array;
  /** In hundredths. */
  readonly W: Int32Array;
}

export function scoresOf(size: number, { white, black, score }: GamesInColumns): Scores {
  const [n, W] = [new Int32Array(size), new Int32Array(size)];
  for (let game = 0; game < score.length; game++) {
    const points = score[game]!;
    if (points === UNPLAYED) continue;
    n[white[game]!]! += 1;
    W[white[game]!]! += points;
    n[black[game]!]! += 1;
    W[black[game]!]! += WIN - points;
  }
  return { n, W };
}

/** What a player scored in some of their games, and against whom. */
export interface Scored {
  readonly n: number;
  readonly W: number;
  readonly opponents: readonly number[];
}

export const NOTHING_SCORED: Scored = { n: 0, W: 0, opponents: [] };

export interface ScoredGames {
  readonly games: GamesInColumns;
  readonly gameRuling: Tournament["gameRuling"];
}

/** What players scored in the games that a condition on the two and every ruling let through: one look at each game for all of them. */
export function scoredIn(
  { games, gameRuling }: ScoredGames,
  lets: (place: number, opponent: number) => boolean,
): ReadonlyMap<number, Scored> {
  const scored = new Map<number, { n: number; W: number; opponents: number[] }>();
  const add = (game: number, place: number, opponent: number, points: number): void => {
    const isRuledOut = games.special?.[game] !== FORCED && gameRuling?.(place, opponent).value === false;
    if (isRuledOut) return;
    const own = scored.get(place) ?? { n: 0, W: 0, opponents: [] };
    own.n += 1;
    own.W += points;
    own.opponents.push(opponent);
    scored.set(place, own);
  };
  for (let game = 0; game < games.score.length; game++) {
    if (!mayCount(games, game)) continue;
    const [white, black, points] = [games.white[game]!, games.black[game]!, games.score[game]!];
    if (lets(white, black)) add(game, white, black, points);
    if (lets(black, white)) add(game, black, white, WIN - points);
  }
  return scored;
}
