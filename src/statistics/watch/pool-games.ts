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

type Columns = Omit<PoolGames, "games">;

const emptyColumns = (length: number): Columns => ({
  white: new Float64Array(length),
  black: new Float64Array(length),
  whiteRating: new Int16Array(length),
  blackRating: new Int16Array(length),
  score: new Uint8Array(length),
  event: new Int32Array(length),
});

/** Collects the games of one list. */
export function poolGames(): PoolGamesBuilder {
  let room = emptyColumns(1024);
  let games = 0;
  return {
    add: ({ white, black, whiteRating, blackRating, score, event }) => {
      if (games === room.white.length) room = copied(room, emptyColumns(2 * games));
      room.white[games] = white;
      room.black[games] = black;
      room.whiteRating[games] = whiteRating;
      room.blackRating[games] = blackRating;
      room.score[games] = score;
      room.event[games] = event;
      games += 1;
    },
    games: () => ({
      games,
      white: room.white.slice(0, games),
      black: room.black.slice(0, games),
      whiteRating: room.whiteRating.slice(0, games),
      blackRating: room.blackRating.slice(0, games),
      score: room.score.slice(0, games),
      event: room.event.slice(0, games),
    }),
  };
}

function copied(from: Columns, to: Columns): Columns {
  for (const name of Object.keys(to) as (keyof Columns)[]) to[name].set(from[name]);
  return to;
}
