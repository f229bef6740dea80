/**
 * Every way a request can be turned down: the exit code of the command line and the HTTP status.
 * Exit codes: 1 the answer is no, 2 the request or its input cannot be read, 3 refused.
 */
export const REFUSALS = {
  "bad-score": { exit: 2, status: 400 },
  "bad-rating": { exit: 2, status: 400 },
  "bad-halves": { exit: 2, status: 400 },
  "bad-total": { exit: 2, status: 400 },
  "bad-number": { exit: 2, status: 400 },
  "bad-date": { exit: 2, status: 400 },
  "bad-game": { exit: 2, status: 400 },
  "bad-choice": { exit: 2, status: 400 },
  "bad-input": { exit: 2, status: 400 },
  "not-a-list": { exit: 2, status: 400 },
  "month-missing": { exit: 2, status: 400 },
  "cannot-convert": { exit: 3, status: 422 },
  "several-tournaments": { exit: 3, status: 422 },
  "unwritable-file": { exit: 2, status: 400 },
  "unreadable-file": { exit: 2, status: 400 },
  "unknown-edition": { exit: 2, status: 404 },
  "unknown-language": { exit: 2, status: 400 },
  "edition-missing": { exit: 2, status: 400 },
  "start-missing": { exit: 2, status: 400 },
  "no-edition-on": { exit: 2, status: 404 },
  "no-games": { exit: 2, status: 400 },
  "rating-missing": { exit: 2, status: 400 },
  "birth-in-future": { exit: 2, status: 400 },
  "highest-below-rating": { exit: 2, status: 400 },
  "player-not-in-table": { exit: 2, status: 400 },
  "incomplete-table": { exit: 2, status: 400 },
  "facts-missing": { exit: 3, status: 422 },
  "not-in-edition": { exit: 3, status: 422 },
  "not-for-lask": { exit: 3, status: 422 },
  "only-for-lask": { exit: 3, status: 422 },
  "edition-of-other-list": { exit: 2, status: 400 },
  "mixed-lists": { exit: 3, status: 422 },
  "list-before-start": { exit: 2, status: 400 },
  "round-robin-needs-table": { exit: 2, status: 400 },
  "average-not-exact": { exit: 2, status: 400 },
  "below-lowest": { exit: 2, status: 400 },
  "no-office": { exit: 3, status: 404 },
  "office-exists": { exit: 3, status: 409 },
  "folder-not-empty": { exit: 3, status: 409 },
  "folder-in-use": { exit: 3, status: 409 },
  "server-unreachable": { exit: 3, status: 503 },
  "server-too-old": { exit: 3, status: 503 },
  "journal-damaged": { exit: 3, status: 500 },
  "database-differs": { exit: 3, status: 500 },
  "database-newer": { exit: 3, status: 503 },
  "content-missing": { exit: 3, status: 404 },
  "content-differs": { exit: 3, status: 500 },
  "other-office": { exit: 3, status: 409 },
  "bad-zone": { exit: 2, status: 400 },
  "bad-player-id": { exit: 2, status: 400 },
  "bad-page-key": { exit: 2, status: 400 },
  "bad-federation": { exit: 2, status: 400 },
  "name-missing": { exit: 2, status: 400 },
  "nothing-to-change": { exit: 3, status: 422 },
  "unknown-player": { exit: 3, status: 404 },
  "player-exists": { exit: 3, status: 409 },
  "merge-with-itself": { exit: 3, status: 422 },
  "already-merged": { exit: 3, status: 409 },
  "not-merged": { exit: 3, status: 409 },
  "already-excluded": { exit: 3, status: 409 },
  "not-excluded": { exit: 3, status: 409 },
  "already-dispensed": { exit: 3, status: 409 },
  "not-dispensed": { exit: 3, status: 409 },
  "unknown-federation": { exit: 3, status: 404 },
  "federation-exists": { exit: 3, status: 409 },
  "federation-status-same": { exit: 3, status: 409 },
  "list-repeats-player": { exit: 3, status: 422 },
  "list-has-errors": { exit: 3, status: 422 },
  "list-already-there": { exit: 3, status: 409 },
} as const satisfies Readonly<Record<string, { exit: 1 | 2 | 3; status: number }>>;

export type RefusalCode = keyof typeof REFUSALS;
export type Parameter = string | number | boolean | null | readonly string[];
export type Parameters = Readonly<Record<string, Parameter>>;

/**
 * A request the program understood and must turn down. `words/` says it in a sentence.
 * A wrong file is reported as issues instead; a bug is a plain Error and is never caught.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  readonly parameters: Parameters;

  constructor(code: RefusalCode, parameters: Parameters = {}) {
    super(`${code} ${JSON.stringify(parameters)}`);
    this.code = code;
    this.parameters = parameters;
  }
}
