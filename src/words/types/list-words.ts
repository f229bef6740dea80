import type {
  BalancePart,
  ListFault,
  ListSection,
  ListState,
  ListStep,
  ReviewPart,
  TournamentNote,
} from "../../domain/list-making.ts";

/** What the commands about lists say, in one language. */
export interface ListWords {
  readonly steps: Readonly<Record<ListStep, string>>;
  readonly states: Readonly<Record<ListState, string>>;
  readonly notes: Readonly<Record<TournamentNote, string>>;
  readonly faults: Readonly<Record<ListFault, string>>;
  readonly sections: Readonly<Record<ListSection, string>>;
  readonly review: Readonly<Record<ReviewPart | "balance" | "notRated" | "noted" | "heldBack" | "later", string>>;
  readonly balance: Readonly<Record<BalancePart, string>>;
  readonly closed: (list: string, version: number, rated: number, tournaments: number) => string;
  readonly reviewNext: (list: string) => string;
  readonly published: (list: string, sha256: string) => string;
  readonly verified: (list: string, version: number, players: number) => string;
  readonly differs: (list: string, version: number, differences: number) => string;
  readonly difference: (player: string | null, fault: string, expected: string, found: string) => string;
  /** Why a report is in a later list; the closing date is null where the office decided so. */
  readonly laterBecause: (end: string, closing: string | null) => string;
  readonly withoutFederation: (players: number) => string;
  /** Of an imported list: some of its players were erased here before. */
  readonly erasedOnList: (players: number) => string;
  readonly exported: (file: string, players: number) => string;
  readonly none: string;
  readonly more: (left: number) => string;
  readonly inactive: string;
  readonly columns: Readonly<Record<ListColumn, string>>;
  readonly explaining: (player: string, list: string, version: number) => string;
  readonly notPublished: string;
  readonly ratingsOf: (list: string) => string;
  /** Of a player who entered the list between playing and being rated. */
  readonly ownRating: (rating: number, list: string) => string;
  /** The date of a list, and of the standard list that was taken where that of the date is not out; null: there is none. */
  readonly standardOf: (date: string, taken: string | null) => string;
  readonly changeWith: (change: string, k: number, printed: number) => string;
  readonly noCorrections: string;
  readonly pendingCorrection: (list: string, tournament: string, entry: number) => string;
  readonly sheet: (list: string, version: number, against: number, lines: number) => string;
  readonly leftOut: (players: string) => string;
  readonly history: Readonly<Record<"superseded" | "correctedFrom" | "decided", string>>;
  readonly replayed: Readonly<Record<"list" | "rated" | "mean" | "published" | "differing" | "meanDifference", string>>;
  readonly replaySame: string;
}

export type ListColumn =
  | "list"
  | "version"
  | "date"
  | "state"
  | "entry"
  | "sha256"
  | "place"
  | "player"
  | "name"
  | "federation"
  | "title"
  | "rating"
  | "change"
  | "games"
  | "k"
  | "kPrinted"
  | "birth"
  | "flag"
  | "tournament"
  | "points"
  | "reason"
  | "noted";
