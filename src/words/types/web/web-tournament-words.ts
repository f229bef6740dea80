/** What the pages of tournaments say. */
export interface WebTournamentWords {
  readonly title: string;
  /** No tournament at all, and none that fits a search. */
  readonly empty: string;
  readonly none: string;
  readonly name: string;
  readonly number: string;
  readonly dates: string;
  readonly city: string;
  readonly rateOfPlay: string;
  readonly registration: string;
  readonly ruledRated: string;
  readonly ruledNotRated: string;
  readonly noReport: string;
  readonly reports: string;
  readonly version: string;
  readonly received: string;
  readonly state: string;
  /** Whether a version of a report is the one that stands. */
  readonly states: Readonly<Record<"stands" | "waiting" | "replaced" | "withdrawn", string>>;
  /** The list whose changes come from a version. */
  readonly ratedOn: string;
  readonly newerStands: (rated: string, stands: string) => string;
  readonly notPublished: string;
  readonly settledBy: string;
  readonly listVersion: (list: string, version: number) => string;
  readonly noChanges: string;
  readonly waits: (reasons: string) => string;
  readonly laterList: (date: string) => string;
  /** What the tournament gives players without a rating. */
  readonly unrated: string;
  readonly gives: string;
  readonly nothingGiven: string;
}

/** What is said when somebody calculates again what was published. */
export interface VerifyingWords {
  readonly again: string;
  readonly failed: string;
  readonly tournamentText: string;
  readonly line: (rating: string, games: number) => string;
  readonly players: (players: number) => string;
  /** Players whom the public may not see: what decides about them is not told. */
  readonly leftOut: (players: number) => string;
  readonly differs: string;
  readonly fields: Readonly<Record<"rating" | "games" | "change" | "k", string>>;
  readonly what: string;
  readonly published: string;
  readonly made: string;
}
