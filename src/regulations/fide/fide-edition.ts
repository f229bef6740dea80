import type { Rounding } from "../../calculation/rounding.ts";
import type { Notice } from "../../domain/codes/clauses/office.ts";
import type { Clause } from "../../domain/codes/clauses.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { Article, Edition } from "../edition.ts";

/** A span of numbers: from and to are inside it, over and below are not. */
export interface Span {
  readonly from?: number;
  readonly over?: number;
  readonly to?: number;
  readonly below?: number;
}

/** What an article sets that sets no number. */
export type Nothing = Readonly<Record<never, never>>;

/** A line of the article on K. The first line that fits gives K. */
export type CoefficientClause = Clause<
  "K-reached" | "K-reached-after-games" | "K-junior" | "K-new" | "K-rest" | "K-everybody"
> &
  CoefficientConditions;

/** What a line of the article on K can ask for. */
interface CoefficientConditions {
  readonly highestMin?: number;
  readonly highestBelow?: number;
  readonly gamesMin?: number;
  readonly gamesBelow?: number;
  /** Until the birthday of this age, or to the end of the year of that birthday. */
  readonly untilAge?: number;
  readonly untilAgeOn?: "birthday" | "end of year";
}

/** Every rule a FIDE edition must give, and what each sets. Amounts of scores and changes are in hundredths. */
export interface FideArticles {
  // 0: registration and decisions
  readonly registration: Article<{
    readonly notice: Notice;
    readonly noticeForNorms: Notice | null;
    readonly noticeForTop: {
      readonly ratingOver: number;
      readonly womenRatingOver: number;
      readonly notice: Notice;
    } | null;
    /** Whether the playing schedule belongs to it. */
    readonly schedule: boolean;
  }>;
  readonly officialEvents: Article<{ readonly continental: boolean }>;
  readonly appeal: Article<{ readonly days: number }>;
  readonly licence: Article<{ readonly required: boolean }>;

  // 1 to 4: rate of play, day, length
  readonly rateOfPlay: Article<{
    readonly moves: number;
    /** Whose ratings choose the band: everybody's in the tournament, or the two players' of the game; null: nobody's. */
    readonly scope: "tournament" | "game" | null;
    readonly bands: readonly { readonly ratedFrom: number | null; readonly minutes: Span }[];
  }>;
  readonly firstControl: Article<{ readonly moves: Span; readonly weight: "required" | "recommended" } | null>;
  readonly equalTimes: Article<{ readonly required: boolean }>;
  readonly dayOfPlay: Article<{ readonly gamesMax: number | null; readonly hoursMax: number | null }>;
  readonly duration: Article<{ readonly daysMax: number | null }>;
  readonly interimReports: Article<{ readonly daysOver: number | null }>;
  /** Whether the ratings of each game's date may be used instead of those of the start. */
  readonly ratingsUsed: Article<{ readonly ofEachGame: boolean }>;

  // 5 and 6: what counts
  readonly unplayedGames: Article<{
    readonly count: boolean;
    /** Whether force majeure or a fair-play decision can take out a game that was played. */
    readonly decisionMayExclude: boolean;
  }>;
  /** An unrated player's first result so low that the opponents' games against them do not count either. */
  readonly disregardedResult: Article<{ readonly scoreMax: number }>;
  readonly stages: Article<{ readonly oneTournament: boolean }>;
  readonly composition: Article<{
    readonly ratedShare: number; // one in this number of players
    readonly smallBelow: number;
    readonly smallRatedMin: number;
    readonly doublePlayersMin: number;
    readonly doubleRatedMin: number;
    readonly nationalRatedMin: number;
    readonly nationalWomenRatedMin: number;
  } | null>;
  readonly unratedOpponents: Article<{ readonly countInRoundRobin: boolean; readonly countInSwiss: boolean }>;
  readonly incompleteRoundRobin: Article<{ readonly asSwiss: boolean }>;
  readonly decidedMatch: Article<{ readonly scoreOver: number; readonly waiver: boolean }>; // per cent of the scheduled games
  readonly unratedMatch: Article<{ readonly rated: boolean }>;
  readonly excludedGames: Article<{ readonly differenceMin: number; readonly ratingOver: number } | null>;

  // 7: lists
  readonly calendar: Article<{
    readonly months: readonly number[];
    /** Where the lists began later than the edition came into force. */
    readonly firstList?: IsoDate;
  }>;
  readonly closing: Article<{ readonly days: number; readonly officialDays: number }>;
  readonly entry: Article<{ readonly birth: "year" | "date" }>;
  readonly publication: Article<{
    readonly gamesMin: number;
    /** In Olympiads and continental or world team championships; null: no less than elsewhere. */
    readonly teamEventGamesMin: number | null;
    /** Of members of IBCA, ICSC and IPCA; null: no less than of others. */
    readonly affiliatedGamesMin: number | null;
  }>;
  readonly poolWindow: Article<{
    readonly months: number;
    /** Tournaments begun before this day are not pooled any more; null: no such day. */
    readonly notBefore: IsoDate | null;
  }>;
  readonly floor: Article<{ readonly rating: number }>;
  readonly delisting: Article<{ readonly shownAs: "delisted" | "unrated" }>;
  readonly titledUnrated: Article<{ readonly ownList: boolean }>;
  readonly inactivity: Article<{
    /** Months without a counted game, by the date of the list. */
    readonly after: readonly { readonly from: IsoDate | null; readonly months: number }[];
    /** Months after which an inactive player leaves the list altogether; null: never. */
    readonly goneAfterMonths: number | null;
    /** Whether the section of a federation shows inactive players. */
    readonly inFederationSection: boolean;
  }>;

  // 8.1: the tables, the same in every edition of FIDE; only an edition of one's own has others
  readonly fractionalScore: Article<{
    readonly rounding: Rounding;
    /** dp for p .50 to p 1.0, where it is not the printed table. */
    readonly differences?: readonly number[];
  }>;
  readonly scoringProbability: Article<{
    /** The last difference of each row, from PD .50 to PD .99, where it is not the printed table. */
    readonly lastDifferences?: readonly number[];
  }>;

  // 8.2, 8.3: first rating
  readonly standardRating: Article<{ readonly used: boolean }>;
  readonly opening: Article<{
    /**
     * Asked of the first tournament, or of every Swiss and team tournament: games against rated players, which round
     * robins are never asked for, and different rated opponents; null: not asked.
     */
    readonly ratedOpponents: {
      readonly gamesMin: number | null;
      readonly opponentsMin: number | null;
      readonly everySwiss: boolean;
    } | null;
    readonly scoreMin: number;
    readonly atLeastFloor: boolean;
  }>;
  /** null: the average is not rounded. */
  readonly averageOfOpponents: Article<{ readonly rounding: Rounding | null }>;
  readonly initialRating: Article<InitialRating>;
  readonly roundRobinAverage: Article<{ readonly rounding: Rounding } | null>;
  readonly roundRobinRating: Article<{ readonly rounding: Rounding } | null>;
  readonly roundRobinIteration: Article<{
    readonly passes: number;
    readonly differenceMax: number;
    readonly rounding: Rounding;
  } | null>;
  readonly pooledRating: Article<Nothing>;
  readonly enteredMeanwhile: Article<{
    readonly ratedForHimself: boolean;
    /** Whether the change goes by the first published rating; else by the list before. */
    readonly byFirstRating: boolean;
    readonly ratedForOpponents: boolean;
  }>;
  readonly provisionalRatings: Article<{ readonly used: boolean }>;

  // 8.5: change
  readonly difference: Article<{
    readonly max: number | null;
    /** The limit binds only players rated below this. */
    readonly ratingBelow: number | null;
    /** In how many games of a tournament it may be used, widest differences first; null: in all. */
    readonly gamesMax: number | null;
  }>;
  readonly gain: Article<Nothing>;
  readonly sumOfGains: Article<Nothing>;
  readonly ratingChange: Article<Nothing>;
  readonly developmentCoefficient: Article<{
    readonly asOf: "list at the start" | "list before";
    readonly clauses: readonly CoefficientClause[];
  }>;
  readonly coefficientLimit: Article<{ readonly gamesTimesKMax: number } | null>;
  readonly rounding: Article<{ readonly of: "new rating" | "change"; readonly mode: Rounding }>;

  // 9 and 13: reports, inclusion
  readonly reporting: Article<{
    readonly officerDays: number | null;
    readonly serverDays: number | null;
    /** The report comes too late for the month it belongs to when so few days remain. */
    readonly nextListDays: number | null;
    /** Not rated once it misses this many lists. */
    readonly listsMax: number | null;
  }>;
  readonly reportOwed: Article<{ readonly unlessAnnounced: boolean }>;
  readonly inclusion: Article<{
    readonly membersOnly: boolean;
    readonly federationMayExclude: boolean;
    readonly dispensation: boolean;
  } | null>;
}

/** How the first rating follows from an average and a score. */
export type InitialRating =
  | {
      readonly method: "half points over";
      /** Rating points for each half point over 50 %, in hundredths. */
      readonly halfPoint: number;
    }
  | {
      readonly method: "hypothetical draws";
      readonly hypotheticalOpponents: number;
      readonly hypotheticalRating: number;
      readonly ratingMax: number;
      readonly rounding: Rounding;
    };

export type FideRule = keyof FideArticles;

export interface FideEdition extends Edition<FideArticles> {
  readonly list: ListKind;
}
