import { firstGiven } from "../../rating/first/first-given.ts";
import { closePeriod } from "../../rating/period/close-period.ts";
import { fromPortable, type PortableInput } from "../../rating/period/portable.ts";

/** What a tournament gave a player, as far as it is compared. */
export interface Given {
  readonly n: number;
  readonly k: number | null;
  readonly change: number | null;
  /** Of an unrated player: the rating of the tournament, where it is kept. */
  readonly Ru: number | null;
}

/** Makes what a tournament gave everybody, by place, from what it was made from. */
export function verifyTournament(inputs: PortableInput, part: string): readonly Given[] {
  const input = fromPortable(inputs);
  const entrants = input.tournaments.find(({ id }) => id === part)?.entrants ?? [];
  const draft = closePeriod(input);
  const rated = draft.explainTournament(part);
  const cards = new Map(draft.cardsOf(part).map((card) => [card.player, card]));
  return entrants.map((player, place) => {
    const card = cards.get(player);
    const first = firstGiven(rated, rated.players[place]!);
    return {
      n: card?.n ?? first?.n ?? 0,
      k: card?.k ?? null,
      change: card === undefined ? null : card.change / 100,
      Ru: first?.Ru ?? null,
    };
  });
}
