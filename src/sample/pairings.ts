/** A pairing by places: White, Black. */
export type Pairing = readonly [white: number, black: number];

/** Everybody meets everybody, by the circle method; colours alternate. With an odd number one is free in each round. */
export function roundRobinPairings(players: number): readonly (readonly Pairing[])[] {
  const even = players + (players % 2);
  const places = Array.from({ length: even }, (_, place) => place);
  const rounds: Pairing[][] = [];
  for (let round = 0; round < even - 1; round++) {
    const pairings = Array.from({ length: even / 2 }, (_, board): Pairing => {
      const [a, b] = [places[board]!, places[even - 1 - board]!];
      return (round + board) % 2 === 0 ? [a, b] : [b, a];
    });
    rounds.push(pairings.filter(([white, black]) => white < players && black < players));
    places.splice(1, 0, places.pop()!);
  }
  return rounds;
}

/** The same again with colours reversed. */
export const doubleRoundRobinPairings = (players: number): readonly (readonly Pairing[])[] => {
  const once = roundRobinPairings(players);
  return [...once, ...once.map((round) => round.map(([white, black]): Pairing => [black, white]))];
};

/** What a Swiss knows of its players before a round. */
export interface SwissState {
  readonly scores: readonly number[];
  readonly met: readonly ReadonlySet<number>[];
  /** How often each had White, less how often Black. */
  readonly colours: readonly number[];
}

/**
 * A round of a Swiss: those with most points first, each with the next one not met yet. Good enough for samples, and
 * never two games of the same players. The last who is left over has a bye.
 */
export function swissPairings(players: readonly number[], { scores, met, colours }: SwissState): readonly Pairing[] {
  const waiting = [...players].sort((a, b) => scores[b]! - scores[a]! || a - b);
  const pairings: Pairing[] = [];
  while (waiting.length > 1) {
    const first = waiting.shift()!;
    const at = waiting.findIndex((other) => !met[first]!.has(other));
    if (at === -1) continue;
    const [second] = waiting.splice(at, 1);
    pairings.push(colours[first]! <= colours[second!]! ? [first, second!] : [second!, first]);
  }
  return pairings;
}
