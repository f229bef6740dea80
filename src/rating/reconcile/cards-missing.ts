/** With more tournaments in a month there are too many ways to leave some out: only single ones are tried. */
const TOGETHER_MAX = 10;

/**
 * The tournaments that another list seems to lack: those that together have the missing games. Of several such sets the one
 * that gives the other list's rating; none where that is not one.
 */
export function cardsMissing<Card extends { readonly n: number }>(
  cards: readonly Card[],
  games: number,
  fits: (left: readonly Card[]) => boolean,
): readonly Card[] {
  const sets = setsOf(cards).filter((set) => set.reduce((sum, { n }) => sum + n, 0) === games);
  if (sets.length === 1) return sets[0]!;
  const fitting = sets.filter((set) => fits(cards.filter((card) => !set.includes(card))));
  return fitting.length === 1 ? fitting[0]! : [];
}

function setsOf<Card extends { readonly n: number }>(cards: readonly Card[]): readonly (readonly Card[])[] {
  const counted = cards.filter(({ n }) => n > 0);
  if (counted.length > TOGETHER_MAX) return counted.map((card) => [card]);
  return Array.from({ length: 2 ** counted.length - 1 }, (_, at) =>
    counted.filter((__, place) => ((at + 1) >> place) & 1),
  );
}
