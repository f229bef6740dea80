/** Work that can be laid aside between its steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
