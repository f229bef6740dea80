import type { Registration } from "../../../domain/registration.ts";
import type { RefusalWords } from "../sentences.ts";
import type { WebListWords } from "./web-list-words.ts";

export type PageRefusal =
  | "report-has-errors"
  | "several-tournaments"
  | "not-in-parts"
  | "part-needed"
  | "draft-outdated"
  | "name-missing"
  | "start-missing"
  | "no-edition-on"
  | "no-games"
  | "rating-missing"
  | "facts-missing"
  | "unknown-list"
  | "list-too-early"
  | "no-list-before"
  | "reopening-held-back"
  | "calendar-conflict"
  | "undo-after-closing"
  | "deducted-unfit"
  | "member-not-entered";

export type PageRefusalWords = Pick<RefusalWords, PageRefusal>;

/** What the office's pages say, in one language. */
export interface WebOfficeWords extends WebListWords {
  readonly menu: string;
  readonly tabs: Readonly<
    Record<"home" | "tournaments" | "periods" | "corrections" | "journal" | "users" | "account", string>
  >;
  /** Before a secret that is shown once, with the name it belongs to. */
  readonly secret: (whose: string) => string;
  readonly on: string;
  /** What a page says otherwise than the command line, whose options it does not have. */
  readonly refusals: PageRefusalWords;
  readonly home: {
    readonly title: string;
    readonly hello: (user: string, role: string, of: string | null) => string;
    readonly register: string;
    readonly close: string;
    readonly nothing: string;
    readonly waits: Readonly<
      Record<
        | "late"
        | "owed"
        | "heldBack"
        | "ready"
        | "drafts"
        | "corrections"
        | "objections"
        | "alarms"
        | "questions"
        | "answers",
        string
      >
    >;
    readonly deadline: (day: string) => string;
    readonly due: (day: string | null, late: number) => string;
  };
  readonly tournaments: Readonly<Record<"search" | "none" | "caption" | "report", string>>;
  readonly registration: {
    readonly title: string;
    readonly intro: string;
    readonly change: (tournament: string) => string;
    readonly changeIntro: string;
    readonly register: string;
    readonly save: string;
    /** The day it was registered on. */
    readonly on: string;
    readonly schedule: string;
    readonly arbiter: (line: number) => string;
    readonly arbiterNumber: (line: number) => string;
    readonly licensed: (line: number) => string;
    readonly heldBy: Readonly<Record<Registration["heldBy"], string>>;
    readonly national: Readonly<Record<Registration["national"], string>>;
  };
  readonly tournament: {
    readonly send: string;
    readonly change: string;
    readonly registered: string;
    readonly registeredBy: (on: string, by: string | null) => string;
    readonly standing: string;
    readonly what: string;
    readonly value: string;
    readonly because: string;
    readonly howItCame: string;
    readonly reports: string;
    readonly receipt: string;
    readonly file: string;
    readonly decisions: string;
    readonly questions: string;
    readonly noQuestions: string;
  };
  readonly decide: DecideWords;
  readonly matching: MatchingWords;
  readonly games: {
    readonly title: string;
    readonly ruled: string;
    readonly rule: string;
    readonly white: string;
    readonly black: string;
    readonly counts: string;
    readonly doesNotCount: string;
    readonly undo: string;
    readonly choose: (games: number) => string;
  };
  readonly upload: {
    readonly title: (name: string, tournament: string) => string;
    readonly intro: string;
    readonly file: string;
    readonly part: string;
    readonly despiteErrors: string;
    readonly send: string;
    readonly sending: string;
  };
  readonly receipt: {
    readonly title: string;
    readonly entry: (sequence: number) => string;
    readonly back: string;
    readonly twice: (players: string) => string;
  };
  readonly journal: Readonly<Record<"all" | "none" | "caption" | "open", string>>;
  readonly users: {
    readonly add: string;
    readonly addButton: string;
    readonly name: string;
    readonly caption: string;
    readonly state: string;
    readonly active: string;
    readonly federation: string;
    readonly club: string;
    readonly of: (user: string) => string;
    readonly fullName: string;
    readonly email: string;
    readonly lastSignIn: string;
    readonly never: string;
    readonly details: string;
    readonly change: string;
    readonly save: string;
    readonly role: string;
    readonly reset: string;
    readonly resetButton: string;
    readonly end: string;
    readonly endButton: string;
  };
  readonly account: Readonly<
    Record<
      | "password"
      | "tokens"
      | "tokensText"
      | "none"
      | "label"
      | "made"
      | "used"
      | "never"
      | "remove"
      | "make"
      | "makeButton",
      string
    >
  >;
}

/** Decisions about tournaments and reports. */
interface DecideWords {
  readonly record: string;
  readonly reason: string;
  readonly decision: string;
  readonly article: string;
  readonly registration: string;
  readonly admitted: string;
  readonly refused: string;
  readonly tournament: string;
  readonly rated: string;
  readonly notRated: string;
  readonly appeal: Readonly<Record<"registration" | "rating", string>>;
  readonly toldOn: string;
  readonly decideAppeal: Readonly<Record<"registration" | "rating", string>>;
  readonly reversed: string;
  readonly upheld: string;
  readonly announce: string;
  readonly assign: string;
  readonly list: string;
  readonly withdraw: (part: number) => string;
  readonly withdrawButton: string;
  readonly ask: string;
  readonly askButton: string;
  readonly question: string;
  readonly answer: string;
  readonly answerText: string;
}

interface MatchingWords {
  readonly title: string;
  readonly intro: string;
  readonly player: (startNumber: number, name: string) => string;
  readonly line: (line: number) => string;
  readonly match: string;
  readonly who: (startNumber: number) => string;
  readonly other: string;
  readonly isNew: string;
  readonly nobody: string;
  readonly number: string;
  readonly inReport: string;
  readonly why: string;
  /** Where agreeing with the proposal needs none. */
  readonly reasonOtherwise: string;
  readonly optionalReason: string;
  readonly addAll: string;
  readonly addAllButton: string;
  readonly alike: string;
  readonly same: string;
  readonly notSame: string;
}
