import { GROUPS, type MonitoredGames } from "./game-columns.ts";

/** Which block of the bootstrap each game is in. */
export interface Blocks {
  readonly of: Uint16Array;
  readonly count: number;
  /** Events where there are enough of them; else every game stands for itself. */
  readonly by: "event" | "game";
}

/** From fewer blocks no interval can be told. */
export const BLOCKS_MIN = 20;

export function blocksOf({ games, group }: MonitoredGames): Blocks {
  const numbers = new Int32Array(GROUPS).fill(-1);
  let count = 0;
  for (let game = 0; game < games; game++) {
    const each = group[game]!;
    if (numbers[each] === -1) numbers[each] = count++;
  }
  if (count >= BLOCKS_MIN) return { of: group.map((each) => numbers[each]!), count, by: "event" };
  return {
    of: Uint16Array.from({ length: games }, (_, game) => game % GROUPS),
    count: Math.min(games, GROUPS),
    by: "game",
  };
}
