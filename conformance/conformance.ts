/** One line of a table: the editions it holds in, what it says, what is given, and what must come out. */
export interface CaseHead {
  readonly in: readonly string[];
  readonly says: string;
  readonly expected: unknown;
}

/** The cases of one rule, worked by hand from the text, and how the program answers them under an edition. */
export interface Table {
  readonly rule: string;
  readonly cases: readonly CaseHead[];
  /** Takes the edition as an argument, so that `coverage.test.ts` can ask again with a number changed. */
  readonly actual: (edition: never, given: never) => unknown;
}

export function table<E extends { readonly articles: object }, Case extends CaseHead>(
  rule: keyof E["articles"] & string,
  cases: readonly Case[],
  actual: (edition: E, given: Case) => unknown,
): Table {
  return { rule, cases, actual };
}
