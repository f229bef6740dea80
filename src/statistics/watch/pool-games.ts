import type { PoolGames } from "./period.ts";

export interface PoolGamesBuilder {
  readonly add: (game: {
    readonly white: number;
    readonly black: number;
    readonly whiteRating: number;
    readonly blackRating: number;
    /** White's score in half points. */
    readonly score: number;
    readonly event: number;
  }) => void;
  readonly games: () => PoolGames;
}

const WIDTH = 6;

/** Collects the games of one list. */
export function poolGames(): PoolGamesBuilder {
  let rows = new Float64Array(WIDTH * 1024);
  let games = 0;
  const column = (at: number) => (_: unknown, game: number) => rows[game * WIDTH + at]!;
  return {
    add: ({ white, black, whiteRating, blackRating, score, event }) => {
      const at = games * WIDTH;
      if (at === rows.length) {
        const larger = new Float64Array(rows.length * 2);
        larger.set(rows);
        rows = larger;
      }
      rows[at] = white;
      rows[at + 1] = black;
      rows[at + 2] = whiteRating;
      rows[at + 3] = blackRating;
      rows[at + 4] = score;
      rows[at + 5] = event;
      games += 1;
    },
    games: () => {
      const length = { length: games };
      return {
        games,
        white: Float64Array.from(length, column(0)),
        black: Float64Array.from(length, column(1)),
        whiteRating: Int16Array.from(length, column(2)),
        blackRating: Int16Array.from(length, column(3)),
        score: Uint8Array.from(length, column(4)),
        event: Int32Array.from(length, column(5)),
      };
    },
  };
}
