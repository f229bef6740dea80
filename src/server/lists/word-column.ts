const NO_WORD = -2;

/** Dictionary encoding: words that many rows share, each by a number. */
export function wordColumn() {
  const numbers = new Map<string, number>();
  const all: string[] = [];
  return {
    all,
    /** An unknown word gets a number that no row has. */
    find: (word: string): number => numbers.get(word) ?? NO_WORD,
    number: (word: string): number => {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, all.length);
      return all.push(word) - 1;
    },
    word: (number: number): string => all[number]!,
  };
}
