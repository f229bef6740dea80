const NO_WORD = -2;

/** Words that many rows share, each by a number. */
export function wordColumn() {
  const numbers = new Map<string, number>();
  const all: string[] = [];
  return {
    all,
    /** −2 is no word's number: nobody fits. */
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
