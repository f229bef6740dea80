/** Work that can be laid aside between its steps. Some steps tell what is ready, so that it can be used meanwhile. */
export type Steps<Result, Told = never> = Generator<Told | undefined, Result, undefined>;

/** Does all steps without a pause. */
export function atOnce<Result>(steps: Steps<Result, unknown>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
