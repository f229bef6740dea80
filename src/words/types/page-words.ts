import type { Colour } from "../../domain/tournament.ts";
import type { OneTimeRule } from "../../regulations/fide/one-time/one-time-change.ts";
import type { GuideWords } from "./guide-words.ts";
import type { OverviewWords } from "./overview-words.ts";

/** What the public pages say of players, lists and tournaments, in one language. */
export interface PageWords {
  readonly explanation: ExplanationWords;
  readonly editions: EditionNameWords;
  readonly charts: ChartWords;
  readonly player: PlayerWords;
  readonly list: ListPageWords;
  readonly tournament: TournamentPageWords;
  readonly overview: OverviewWords;
  readonly guide: GuideWords;
}

/** The page of a tournament. */
interface TournamentPageWords {
  readonly summary: Readonly<Record<"players" | "average" | "titled" | "women", string>>;
  readonly standings: string;
  readonly heads: Readonly<
    Record<"rank" | "points" | "performance" | "averageOpponent" | "change" | "result" | "reason", string>
  >;
  /** Where points and ratings come from. */
  readonly note: string;
  readonly crosstable: string;
  /** How a cell is read. */
  readonly cells: string;
  /** One letter each. */
  readonly colours: Readonly<Record<Colour, string>>;
  readonly notRated: string;
  readonly showAll: (games: number) => string;
  readonly rounds: string;
  readonly round: (round: number) => string;
  /** Those without a game in a round. */
  readonly noGame: (names: string) => string;
  /** Only results are there yet. */
  readonly results: string;
}

/** The page of a list. */
interface ListPageWords {
  readonly heads: Readonly<Record<"rank" | "moved" | "player" | "rating" | "change" | "games" | "born", string>>;
  readonly chips: Readonly<Record<"top" | "women" | "juniors" | "seniors" | "up" | "new" | "inactive", string>>;
  readonly choose: string;
  readonly search: string;
  readonly moreFilters: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<"rating" | "name" | "change" | "games" | "birth", string>>;
  readonly combined: string;
  readonly ownKind: string;
  readonly compare: string;
  readonly comparedWith: (list: string) => string;
  readonly usual: string;
  readonly distribution: string;
  readonly numbers: string;
  readonly players: string;
  readonly whatIsShown: string;
}

/** A player's page, and the page of all games. */
interface PlayerWords {
  readonly born: (year: number) => string;
  readonly ranks: string;
  /** A place among so many active players; the federation is named by its code. */
  readonly rank: Readonly<Record<"all" | "women" | "juniors" | "seniors" | "federation", string>>;
  readonly place: (rank: number, of: number) => string;
  readonly peak: (rating: number, month: string) => string;
  readonly gamesInYear: (games: number) => string;
  readonly live: string;
  readonly whatIf: string;
  readonly tournaments: string;
  readonly tournament: string;
  readonly list: string;
  readonly score: string;
  readonly performance: string;
  readonly change: string;
  readonly notRated: string;
  /** Why some points have decimals. */
  readonly roundedOnce: string;
  readonly allGames: string;
  readonly gamesOf: (name: string) => string;
  readonly record: string;
  readonly recordHeads: Readonly<Record<"against" | "games" | "wins" | "draws" | "losses" | "score", string>>;
  readonly recordRows: Readonly<Record<"all" | "white" | "black" | "stronger" | "weaker", string>>;
  readonly averageOpponent: (rating: number) => string;
  readonly bestWin: string;
  readonly asReported: string;
  readonly noGames: string;
  readonly result: string;
  readonly results: Readonly<Record<"win" | "draw" | "loss", string>>;
  readonly any: string;
  readonly date: string;
  readonly opponentHint: string;
  readonly filter: string;
  readonly found: (games: number) => string;
  readonly more: (tournaments: number) => string;
  readonly quietMonths: (months: number) => string;
  readonly earlierVersions: (versions: number) => string;
  /** A picture with the rating, for other sites. */
  readonly badge: string;
  readonly badgeText: string;
  readonly card: string;
  readonly cardText: string;
  /** Above the feeds. */
  readonly follow: string;
  readonly embedCode: (list: string) => string;
}

/** What stands around a chart. */
interface ChartWords {
  readonly range: string;
  readonly all: string;
  readonly years: (years: number) => string;
}

/** A column of the games that a rating was made of. */
export type GameColumn =
  | "round"
  | "colour"
  | "opponent"
  | "rating"
  | "result"
  | "difference"
  | "expected"
  | "gain"
  | "points"
  | "reason";

/** How a rating came about. */
interface ExplanationWords {
  readonly heads: Readonly<Record<GameColumn, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  /** The games of one list, their score, and what was expected of it. */
  readonly summary: (games: number, score: string, expected: string) => string;
  readonly unchanged: string;
  readonly newOnList: string;
  readonly tournament: string;
  readonly tournaments: string;
  readonly total: string;
  readonly ratedGames: string;
  /** The exact sum of the points, and the whole number it is rounded to. */
  readonly rounded: (exact: string, whole: string) => string;
  readonly moreThanGames: string;
  /** What the columns of the games mean. */
  readonly howToRead: string;
  /** Points that the office added or took, and why. */
  readonly corrected: (points: string, reason: string) => string;
  readonly notRated: string;
  readonly calculation: string;
  readonly articleByArticle: string;
  readonly previous: (list: string) => string;
  readonly next: (list: string) => string;
  readonly otherLists: string;
  readonly ratingsFrom: (list: string) => string;
  readonly kReduced: (k: number, printed: number) => string;
}

/** What people call an edition, whose id is for programs. */
interface EditionNameWords {
  /** The list and the month from which it holds. */
  readonly fide: Readonly<Record<string, (month: string) => string>>;
  readonly lask: string;
  /** A text that never came into force. */
  readonly draft: (month: string) => string;
  /** Changes of whole lists, which are cited like editions. */
  readonly oneTime: Readonly<Record<OneTimeRule, (month: string) => string>>;
  /** What the office does beside the articles. */
  readonly office: string;
}
