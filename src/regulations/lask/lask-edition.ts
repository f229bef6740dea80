import type { Article, Edition } from "../edition.ts";

/** What a rule sets that sets no number. */
type Nothing = Readonly<Record<never, never>>;

/** A step of the bonus: current ratings from and to, both inside it, and the points for each game. */
export interface BonusStep {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** Every rule of the Swedish club book, and what each sets. Amounts are in whole rating points. */
export interface LaskArticles {
  // System
  readonly comparable: Article<{ readonly ratingOver: number }>;
  readonly commonRules: Article<{ readonly ratingFrom: number }>;
  readonly baseDifference: Article<Nothing>;
  /** The table itself, *ratingberäkningstabell*: see `points-table.ts`. */
  readonly pointsTable: Article<Nothing>;
  /** The divisor of the table's points, for a base rating from here up. */
  readonly halfPoints: Article<{ readonly baseFrom: number; readonly divisor: number }>;
  readonly newBase: Article<{ readonly halvesUp: boolean }>;
  /** An adjourned game, *avbrutet parti*. */
  readonly adjournedGames: Article<{ readonly countOn: "day begun" | "day finished" }>;

  // Startrating
  readonly startRating: Article<{
    readonly adultAge: number;
    readonly adultRating: number;
    readonly youngerBelow: number;
  }>;

  // Ratinggrundande partier
  /** Whether they count: unplayed games, and *vänskapspartier* outside any tournament. Games that FIDE rates count too. */
  readonly countedGames: Article<{ readonly walkovers: boolean; readonly friendlyGames: boolean }>;
  /** The first band that a player of the tournament reaches sets the minutes up to a move, *betänketid*. */
  readonly thinkingTime: Article<{
    readonly moves: number;
    readonly bands: readonly { readonly ratedFrom: number | null; readonly minutesMin: number }[];
  }>;
  /** The months on whose first day a period starts, *ratingperiod*. */
  readonly periods: Article<{ readonly months: readonly number[] }>;
  readonly clubList: Article<{ readonly everyPeriod: boolean }>;
  /** Days between the rounds on both sides of a period start that are enough to ask for new ratings. */
  readonly boundary: Article<{ readonly daysMin: number }>;
  readonly opponent: Article<{ readonly eloAdded: number }>;
  readonly estimate: Article<Nothing>;

  // Passivitetsavdrag
  readonly passivity: Article<{ readonly pointsPerYear: number; readonly yearsMax: number }>;
  /** Whether a player who played rapid games only, *snabbis*, loses the points without being asked for. */
  readonly rapidOnly: Article<{ readonly automatic: boolean }>;
  /** A raise in place of the deduction, for the young. */
  readonly raise: Article<Nothing>;

  // Recommendations under 1200
  readonly placement: Article<{ readonly placedBelow: number }>;
  readonly lowestRating: Article<{ readonly rating: number }>;
  /** The rating after each game, *aktuell rating*. */
  readonly currentRating: Article<Nothing>;
  readonly bonus: Article<{ readonly by: "before the game" | "after the game"; readonly steps: readonly BonusStep[] }>;
  readonly fivePeriods: Article<{ readonly months: readonly number[] }>;
}

export type LaskRule = keyof LaskArticles;

export interface LaskEdition extends Edition<LaskArticles> {
  readonly list: "club";
}
