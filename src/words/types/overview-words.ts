/** Pages that look at the whole office: home, calendar, federations, statistics and the live list. */
export interface OverviewWords {
  /** What links to these pages are, for those who hear the page. */
  readonly pages: string;
  readonly nav: Readonly<Record<"calendar" | "federations" | "statistics" | "monitor" | "live", string>>;
  /** Who runs the site. */
  readonly about: Readonly<Record<"title" | "contact" | "imprint" | "privacy" | "none", string>>;
  readonly home: Readonly<
    Record<
      | "top"
      | "nextLists"
      | "closes"
      | "upcoming"
      | "recent"
      | "newTitle"
      | "newText"
      | "newStaff"
      | "newTools"
      | "activity",
      string
    >
  >;
  readonly players: (count: number) => string;
  readonly calendar: {
    readonly intro: string;
    readonly dates: string;
    readonly date: string;
    readonly event: string;
    /** The closing date of a list, which is named. */
    readonly closing: (list: string) => string;
    readonly closingText: string;
    readonly published: string;
    readonly lists: string;
    readonly subscribe: string;
    readonly allLists: string;
    readonly allFederations: string;
    readonly noUpcoming: string;
    readonly noRecent: string;
    readonly ratedIn: string;
  };
  readonly federations: {
    readonly intro: string;
    readonly none: string;
    readonly name: string;
    readonly active: string;
    readonly average: string;
    readonly topTen: string;
    readonly suspended: string;
    readonly everybody: string;
    /** Code that puts the best players on another site. */
    readonly table: string;
    readonly tableText: string;
    /** Above the feeds. */
    readonly follow: string;
    readonly noPlayers: string;
    readonly tournaments: string;
  };
  readonly statistics: {
    /** Of which list the numbers are. */
    readonly of: (list: string) => string;
    readonly none: string;
    readonly numbers: string;
    readonly distribution: string;
    readonly byMonth: string;
    readonly month: string;
    readonly games: string;
    readonly entrants: string;
    readonly byAge: string;
    readonly age: string;
    readonly bySex: string;
    readonly byFederation: string;
    readonly players: string;
    readonly rating: string;
    readonly unknown: string;
  };
  readonly live: {
    readonly title: (list: string) => string;
    readonly intro: string;
    readonly none: string;
    readonly tooMany: string;
    readonly tournaments: (count: number) => string;
    readonly published: string;
    readonly live: string;
    /** That only the first so many are shown. */
    readonly first: (players: number) => string;
  };
}
