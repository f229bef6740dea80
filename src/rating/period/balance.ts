/** Where the points of a list came from and where they went, in hundredths of a point. */
export interface Balance {
  /** All ratings of the list before, and of this one. */
  readonly before: number;
  readonly after: number;
  /** Changes by games, before rounding. */
  readonly games: number;
  /** What rounding added to them. */
  readonly rounding: number;
  readonly corrections: number;
  readonly oneTimeChanges: number;
  /** Ratings of those who came on the list: first ratings, and standard ratings that stood in for a first one. */
  readonly entrants: number;
  /** Ratings of those who left it by decision, and of those who fell below the floor. Both are negative. */
  readonly leavers: number;
  readonly floor: number;
  /** What is left when all that is taken from the difference: zero, or the list is wrong. */
  readonly rest: number;
}

type Part = Exclude<keyof Balance, "rest">;

export interface BalanceBook {
  /** Whole points. */
  readonly points: (part: Part, points: number) => void;
  readonly hundredths: (part: Part, hundredths: number) => void;
  readonly balance: () => Balance;
}

/** Adds up the parts while a list is made. Before and after come from the two lists alone, so that the rest is a check. */
export function balanceBook(): BalanceBook {
  const sums = {
    before: 0,
    after: 0,
    games: 0,
    rounding: 0,
    corrections: 0,
    oneTimeChanges: 0,
    entrants: 0,
    leavers: 0,
    floor: 0,
  };
  const hundredths = (part: Part, amount: number): void => {
    sums[part] += amount;
  };
  return {
    hundredths,
    points: (part, points) => hundredths(part, points * 100),
    balance: () => {
      const { before, after, ...parts } = sums;
      const explained = Object.values(parts).reduce((sum, part) => sum + part, 0);
      return { ...sums, rest: after - before - explained };
    },
  };
}
