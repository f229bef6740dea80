import type { Known } from "../../calculation/derived.ts";
import type { EditionSourceCode } from "../../domain/codes/edition-sources.ts";
import type { OfficeRule } from "../../domain/codes/office-rules.ts";
import type { EvidenceCode, ReadingCode } from "../../domain/codes/readings.ts";
import type { Term } from "../../domain/codes/terms.ts";
import type { ValueCode } from "../../domain/codes/values.ts";
import type { FieldCode, IssueCode } from "../../domain/issues/issues.ts";
import type { FideRule } from "../../regulations/fide/fide-edition.ts";
import type { OneTimeRule } from "../../regulations/fide/one-time/one-time-change.ts";
import type { LaskRule } from "../../regulations/lask/lask-edition.ts";
import type { DesignWords } from "./design-words.ts";
import type { FeeWords } from "./fee-words.ts";
import type { FideWords } from "./fide-words.ts";
import type { JournalWords } from "./journal-words.ts";
import type { MonitorWords, ScaleWords } from "./monitor-words.ts";
import type { NotificationWords } from "./notification-words.ts";
import type { ObjectionWords } from "./objection-words.ts";
import type { OfficeWords } from "./office-words.ts";
import type { PageWords } from "./page-words.ts";
import type { RuleSentences } from "./rule-sentences.ts";
import type { ScaleReportWords } from "./scale-report-words.ts";
import type { ClauseWords, ExpectationWords, RefusalWords, SourceWords } from "./sentences.ts";
import type { StudyWords } from "./study-words.ts";
import type { WebWords } from "./web/web-words.ts";

/** Everything a person reads, in one language. A missing key does not compile. */
export interface Catalogue {
  /** The language, as `Intl` and the `lang` attribute name it. */
  readonly language: string;
  /** What each symbol and word of the regulations means. */
  readonly terms: Readonly<Record<Term, string>>;
  /** The cases of the articles. */
  readonly clauses: ClauseWords;
  readonly readings: Readonly<Record<ReadingCode, { readonly question: string; readonly answer: string }>>;
  /** What speaks for the readings, and what against them. */
  readonly evidence: Readonly<Record<EvidenceCode, string>>;
  /** Where the texts of the editions were found. */
  readonly editionSources: Readonly<Record<EditionSourceCode, string>>;
  /** What each rule is about: of the editions, of the one-time changes, and of the office itself. */
  readonly rules: Readonly<Record<RuleName, string>>;
  readonly ruleSentences: RuleSentences;
  /** The words that derived values hold. */
  readonly values: Readonly<Record<ValueCode, string>>;
  /** What kind of thing is wrong in a file, which field it is in, and what was expected there. */
  readonly issues: Readonly<Record<IssueCode, string>>;
  readonly fields: Readonly<Record<FieldCode, string>>;
  readonly expectations: ExpectationWords;
  readonly refusals: RefusalWords;
  /** The pages that say what a code of a refusal means. */
  readonly problems: {
    readonly title: (code: string) => string;
    readonly intro: string;
    readonly status: string;
    readonly says: string;
  };
  /** What a certificate of a rating says besides its title. */
  readonly certificate: {
    readonly text: string;
    readonly check: (address: string) => string;
  };
  readonly known: Readonly<Record<Known, string>>;
  readonly sources: SourceWords;
  readonly phrases: Phrases;
  readonly office: OfficeWords;
  readonly journal: JournalWords;
  readonly web: WebWords;
  /** Apart from the other words of the site: no island needs them. */
  readonly pages: PageWords;
  readonly monitor: MonitorWords;
  readonly scale: ScaleWords;
  readonly scaleReport: ScaleReportWords;
  /** What is compared with FIDE, and sent there. */
  readonly fide: FideWords;
  readonly fees: FeeWords;
  readonly study: StudyWords;
  readonly notifications: NotificationWords;
  readonly objections: ObjectionWords;
  readonly design: DesignWords;
  /** Names of editions that are not in the register, by id, as their issuers call them. */
  readonly ownEditions?: Readonly<Record<string, string>>;
}

/** Single words and headings of explanations and of the command line. */
export interface Phrases {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly article: string;
  readonly above: string;
  readonly readings: string;
  readonly evidence: string;
  /** Headings of what stands beside the editions, and what it is. */
  readonly oneTimeChanges: string;
  readonly oneTimeChangesText: string;
  readonly resolutions: string;
  readonly resolutionsText: string;
  readonly resolutionAsks: (minutes: number) => string;
  readonly listReadings: string;
  readonly listReadingsText: string;
  readonly legend: string;
  readonly byName: string;
  readonly notInText: string;
  /** What the dash in place of an article means. */
  readonly noArticle: string;
  readonly inForce: (from: string, until: string | null) => string;
  readonly source: string;
  readonly known: string;
  readonly sets: string;
  readonly nothingDiffers: string;
  readonly differsInBrackets: string;
  readonly bug: (message: string) => string;
  /** After wrong usage of a command: how it is used, and the line that lists its options. */
  readonly usage: (usage: string, help: string) => string;
  readonly notUsed: (key: string) => string;
  readonly tournament: (number: number, start: string | null, edition: string) => string;
  readonly publishable: string;
  readonly notPublishable: string;
  readonly issues: string;
  readonly severities: Readonly<Record<"error" | "warning", string>>;
  /** null: there is no place where something could have been found. */
  readonly expectedFound: (expected: string, found: string | null) => string;
  /** Issues of one kind that are told as one, from the first line that has one to the last. */
  readonly ofKind: (issues: number, what: string, first: number, last: number) => string;
  readonly forExample: (said: string) => string;
  readonly checked: (file: string, errors: number, warnings: number) => string;
  readonly reportRead: (players: number, rounds: number) => string;
  readonly listRead: (players: number) => string;
  readonly notRated: string;
  readonly firstRatings: string;
  readonly coefficientAssumed: string;
  readonly sample: {
    readonly doNotCount: string;
    readonly game: (round: number, player: string, opponent: string) => string;
    readonly howItCame: (player: string, change: string) => string;
    readonly next: string;
    readonly written: (folder: string, players: number, tournaments: number, reports: number) => string;
    readonly wouldWrite: (folder: string, players: number, tournaments: number, reports: number) => string;
    /** The office that now holds a sample federation, and how many entries and lists; or would hold it. */
    readonly loaded: (place: string, entries: number, lists: number) => string;
    readonly wouldLoad: (place: string, steps: number) => string;
  };
  /** Headings of tables. */
  readonly columns: Readonly<
    Record<
      | "edition"
      | "list"
      | "inForce"
      | "lists"
      | "listDate"
      | "changed"
      | "lifts"
      | "condition"
      | "article"
      | "rule"
      | "sets"
      | "known"
      | "game"
      | "opponent"
      | "score"
      | "difference"
      | "expected"
      | "gain"
      | "number"
      | "player"
      | "rating"
      | "games"
      | "change"
      | "newRating",
      string
    >
  >;
}

/** Every rule that a derivation can cite, or a reading decide. */
export type RuleName = FideRule | LaskRule | OneTimeRule | OfficeRule;
