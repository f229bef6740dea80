/** What the office's pages about periods and lists say, in one language. */
export interface WebListWords {
  readonly periods: {
    readonly comesTo: (ready: number, heldBack: number) => string;
    readonly close: string;
    readonly closeText: string;
    /** Allows to close a period that has not ended. */
    readonly closeEarly: string;
    readonly older: (lists: number) => string;
    readonly closeButton: string;
    readonly date: string;
    readonly begin: string;
    readonly beginText: string;
    readonly beginButton: string;
    readonly beginDate: string;
    readonly lists: string;
    /** Where there is neither a list nor a draft. */
    readonly none: string;
  };
  readonly review: ReviewWords;
  readonly corrections: CorrectionWords;
  readonly work: {
    readonly title: string;
    readonly nothing: string;
    readonly actions: Readonly<Record<string, string>>;
    readonly begun: (about: string, by: string) => string;
    readonly starting: string;
    readonly of: (done: number, total: number) => string;
    readonly goesOn: string;
  };
}

interface ReviewWords {
  readonly title: (list: string, version: number) => string;
  readonly contents: string;
  readonly counts: (rated: number, tournaments: number, games: number) => string;
  readonly publish: string;
  readonly discard: string;
  readonly discardButton: string;
  readonly confirmTitle: (list: string) => string;
  readonly confirmText: string;
  readonly confirm: (hash: string) => string;
  readonly early: string;
  readonly asClosed: string;
  readonly back: string;
}

interface CorrectionWords {
  readonly intro: string;
  readonly nothing: string;
  readonly came: string;
  readonly title: (list: string) => string;
  readonly preview: string;
  readonly previewText: string;
  readonly previewButton: string;
  readonly sheet: (list: string, version: number, against: number, lines: number) => string;
  readonly before: string;
  readonly after: string;
  readonly gamesBefore: string;
  readonly gamesAfter: string;
  readonly decide: string;
  readonly ways: Readonly<Record<"next" | "reopen", string>>;
  readonly goOn: string;
  readonly confirmTitle: (list: string) => string;
  readonly confirmNext: (list: string) => string;
  readonly confirmReopen: (lists: string) => string;
  readonly notPreviewed: string;
}
