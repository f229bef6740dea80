/** How ids are compared by code unit, which is the order of a list's lines. */
type IsBefore = (one: number, other: number) => boolean;

/** Of these players. Numbers of as many figures are in their own order. */
export const orderAmong = (players: Float64Array): IsBefore =>
  areOfOneLength(players) ? (one, other) => one < other : (one, other) => orderOf(one) < orderOf(other);

/** How many of the players, from the first on, come in that order. */
export function sortedFirst(players: Float64Array, isBefore: IsBefore): number {
  let first = Math.min(1, players.length);
  while (first < players.length && isBefore(players[first - 1]!, players[first]!)) first++;
  return first;
}

/** All of them in that order. */
export const inOrderOfIds = (players: Float64Array): Float64Array =>
  areOfOneLength(players) ? players.toSorted() : players.map(orderOf).sort().map(playerOf);

function areOfOneLength(players: Float64Array): boolean {
  const least = 10 ** Math.floor(Math.log10(players[0] ?? 1));
  for (let index = 0; index < players.length; index++)
    if (players[index]! < least || players[index]! >= least * 10) return false;
  return true;
}

/** Numbers of players have up to eleven figures. */
export const FIGURES_MAX = 11;

/**
 * Numbers by which players are in the order of their ids by code unit: that of the figures as if they stood behind the
 * point, and of two that are the same so, the shorter first. They are compared several times faster than texts.
 */
function orderOf(player: number): number {
  let [figures, behindPoint] = [1, player];
  for (let left = player; left >= 10; left /= 10) figures++;
  for (let each = figures; each < FIGURES_MAX; each++) behindPoint *= 10;
  return behindPoint * 16 + figures;
}

/** The player of such a number. */
function playerOf(order: number): number {
  let player = Math.floor(order / 16);
  for (let each = order % 16; each < FIGURES_MAX; each++) player /= 10;
  return player;
}
