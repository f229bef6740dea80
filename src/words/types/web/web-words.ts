import type { AccessWords } from "../access-words.ts";
import type { FileWords } from "../file-words.ts";
import type { WebClubWords } from "./web-club-words.ts";
import type { WebKeepingWords } from "./web-keeping-words.ts";
import type { WebOfficeWords } from "./web-office-words.ts";
import type { VerifyingWords, WebTournamentWords } from "./web-tournament-words.ts";

/** What the website says, in one language. Each part of the site has its own section. */
export interface WebWords {
  readonly site: {
    readonly name: string;
    readonly tagline: string;
    readonly skip: string;
    readonly languages: string;
    readonly languageName: string;
    readonly menu: string;
    readonly signIn: string;
    readonly signOut: (name: string) => string;
    /** On the button; with the name it is read out. */
    readonly signOutButton: string;
    readonly nav: Readonly<Record<NavItem, string>>;
    readonly footer: string;
    readonly sample: string;
    readonly next: string;
    readonly first: string;
    readonly loading: string;
    readonly needsScript: string;
  };
  readonly errors: {
    readonly notFound: string;
    readonly notFoundText: string;
    readonly ours: string;
    readonly oursText: (number: string) => string;
    readonly refused: string;
    readonly tooMany: string;
    readonly unfit: string;
    readonly unfitField: (field: string) => string;
    readonly wrongMethod: string;
    readonly wrongMethodText: (allowed: string) => string;
    readonly tooLarge: string;
    readonly home: string;
  };
  readonly calculators: CalculatorWords;
  readonly check: Readonly<
    Record<
      | "title"
      | "intro"
      | "drop"
      | "issues"
      | "line"
      | "kind"
      | "field"
      | "what"
      | "expected"
      | "found"
      | "changes"
      | "coefficientAssumed"
      | "file",
      string
    >
  > & {
    /** What a file is that is no report, and what to do about it. */
    readonly foreign: Readonly<Record<string, string>>;
    readonly notReport: (file: string, why: string) => string;
  };
  readonly home: {
    readonly changed: string;
    readonly gains: string;
    readonly losses: string;
    readonly newcomers: (players: number) => string;
    /** The name of a list, and which version of it is the newest. */
    readonly corrected: (list: string, version: number) => string;
    readonly newest: string;
    readonly check: string;
    readonly tiles: Readonly<Record<"calculators" | "check" | "regulations", string>>;
  };
  readonly players: {
    readonly search: string;
    readonly searchButton: string;
    readonly placeholder: string;
    readonly found: string;
    readonly nobody: (name: string) => string;
    /** That only the first so many are shown. */
    readonly more: (shown: number) => string;
    readonly number: string;
    readonly unrated: string;
    readonly soFar: string;
    readonly chart: string;
    readonly chartText: string;
    readonly periods: string;
    readonly noEntries: string;
    /** In the chart: ratings that something else than games moved. */
    readonly corrected: string;
    readonly correction: (points: number, reason: string) => string;
    readonly movedFrom: (rating: number) => string;
    /** The way to a first rating on a kind of list. */
    readonly progress: (kind: string) => string;
    readonly pooled: string;
    readonly restsOn: string;
    readonly tournament: string;
    readonly ratedOpponents: string;
    readonly kept: string;
    readonly why: string;
    readonly average: string;
    /** What the tournaments that are kept have together. */
    readonly together: (games: number, score: string) => string;
    readonly missing: string;
    readonly state: string;
  };
  readonly tournaments: WebTournamentWords;
  readonly verifying: VerifyingWords;
  /** What a player's line of a list says on paper. */
  readonly files: FileWords;
  readonly certificate: { readonly title: string };
  readonly period: {
    readonly notPublished: string;
    readonly noRating: string;
    readonly noTournaments: string;
    readonly round: string;
    readonly lowered: string;
    readonly standing: string;
    readonly verify: string;
    readonly verifyText: string;
    readonly verifyButton: string;
  };
  readonly lists: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly nobody: string;
    readonly date: string;
    readonly month: (date: string) => string;
    /** As a title, and within a sentence. */
    readonly name: (kind: string, date: string) => string;
    readonly inSentence: (kind: string, date: string) => string;
    readonly kinds: Readonly<Record<string, string>>;
    readonly open: string;
    readonly version: (version: number) => string;
    readonly versions: string;
    /** A version that a newer one has taken the place of. */
    readonly superseded: (version: number, newest: number) => string;
    readonly players: (players: number) => string;
    readonly place: string;
    readonly playerTitle: string;
    readonly federation: string;
    readonly born: string;
    readonly coefficientDerived: string;
    readonly bornFrom: string;
    readonly bornTo: string;
    readonly sex: string;
    readonly women: string;
    readonly men: string;
    readonly all: string;
    readonly inactive: string;
    readonly unrated: string;
    readonly delisted: string;
    readonly titledUnrated: string;
    readonly noDelisted: string;
    readonly noTitledUnrated: string;
    readonly isDelisted: string;
    readonly withInactive: string;
    readonly show: string;
    readonly pages: string;
    readonly games: string;
    readonly gamesHash: string;
    readonly download: string;
    readonly hash: string;
  };
  readonly api: Readonly<
    Record<"title" | "intro" | "operations" | "method" | "path" | "does" | "parameters" | "token" | "needed", string>
  >;
  readonly signIn: {
    readonly title: string;
    readonly intro: string;
    readonly user: string;
    readonly password: string;
    readonly choose: string;
    readonly chooseText: (min: number) => string;
    readonly old: string;
    readonly new: string;
    readonly wrongOld: string;
    readonly save: string;
    /** With an account of somewhere else. */
    readonly withProvider: (name: string) => string;
    readonly done: string;
    readonly onward: string;
  };
  readonly access: AccessWords;
  readonly keeping: WebKeepingWords;
  readonly office: WebOfficeWords;
  readonly club: WebClubWords;
  readonly regulations: {
    readonly title: string;
    readonly intro: string;
    readonly a: string;
    readonly b: string;
    readonly compare: string;
    readonly articles: string;
    readonly readings: string;
    readonly differs: string;
    readonly differing: (differing: number, all: number) => string;
    readonly lists: Readonly<Record<string, string>>;
    readonly timeline: string;
    readonly current: string;
    readonly changed: string;
    readonly compareTitle: string;
    readonly marked: string;
    readonly showAll: (count: number) => string;
    readonly showDiffering: string;
    readonly id: string;
  };
}

/** The calculators, one for each question. */
export interface CalculatorWords {
  readonly title: string;
  readonly titles: Readonly<Record<CalculatorKey, string>>;
  readonly intros: Readonly<Record<CalculatorKey, string>>;
  readonly fields: Readonly<
    Record<
      | "edition"
      | "list"
      | "on"
      | "rating"
      | "k"
      | "gamesBefore"
      | "highest"
      | "birth"
      | "forList"
      | "affiliated"
      | "games"
      | "current"
      | "bonus",
      string
    >
  >;
  readonly lists: Readonly<Record<"standard" | "rapid" | "blitz", string>>;
  readonly byDate: string;
  readonly games: string;
  readonly opponent: (game: number) => string;
  readonly score: (game: number) => string;
  readonly calculate: string;
  readonly empty: string;
  readonly result: string;
  readonly answers: Readonly<Record<"newRating" | "firstRating" | "k" | "performance", string>>;
  readonly none: string;
  readonly howItCame: string;
}

type CalculatorKey = "change" | "first" | "k" | "performance" | "lask";

export type NavItem = "home" | "lists" | "tournaments" | "calculators" | "check" | "regulations" | "api" | "office";
