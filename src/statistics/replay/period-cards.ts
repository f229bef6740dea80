import type { PeriodGames } from "../systems/system.ts";

/** The players of a month, and a card for each of them in each event. */
interface PeriodCards {
  /** Places in the pool, by the number that a player has in this month. */
  readonly players: Int32Array;
  /** Of each card: the number of its player. */
  readonly player: Int32Array;
  /** Of each game: the cards. */
  readonly white: Int32Array;
  readonly black: Int32Array;
}

/** Games of one event stand together, so that a mark for each player is enough to know whether they have a card. */
export function periodCards(players: number): (games: PeriodGames) => PeriodCards {
  const [number, card] = [new Int32Array(players).fill(-1), new Int32Array(players)];
  return (period) => {
    const { games, white, black, event } = period;
    const [found, owner] = [new Int32Array(2 * games), new Int32Array(2 * games)];
    let [people, cards, first] = [0, 0, 0];
    const cardOf = (player: number): number => {
      if (number[player] === -1) {
        number[player] = people;
        found[people++] = player;
        card[player] = -1;
      }
      if (card[player]! < first) {
        owner[cards] = number[player]!;
        card[player] = cards++;
      }
      return card[player]!;
    };
    const [whiteCards, blackCards] = [new Int32Array(games), new Int32Array(games)];
    for (let game = 0; game < games; game++) {
      if (game === 0 || event[game] !== event[game - 1]) first = cards;
      whiteCards[game] = cardOf(white[game]!);
      blackCards[game] = cardOf(black[game]!);
    }
    for (let each = 0; each < people; each++) number[found[each]!] = -1;
    return {
      players: found.slice(0, people),
      player: owner.slice(0, cards),
      white: whiteCards,
      black: blackCards,
    };
  };
}
