import type { Idempotency } from "../../domain/journal/journal.ts";
import type { ListStep, Progress } from "../../domain/list-making.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ActionResult } from "./actions/action-result.ts";

/** Something that takes long, such as closing a period. */
export interface Job {
  /** The name of its action. */
  readonly action: string;
  /** The list or the kind of list it is about. */
  readonly about: string;
  readonly by: string;
  /** By which the same request, sent again, is known; null: it came without a key. */
  readonly idempotency: Idempotency | null;
  /** How far it is. */
  readonly at: { readonly step: ListStep | null; readonly done: number; readonly total: number };
  readonly end: JobEnd | null;
  /** Resolved when it has ended, one way or the other. */
  readonly ended: Promise<void>;
}

export type JobEnd =
  | { readonly state: "done"; readonly result: ActionResult }
  | { readonly state: "refused"; readonly refusal: Refusal }
  /** Our own mistake, which stands in the log. */
  | { readonly state: "failed"; readonly error: unknown };

export interface JobRunner {
  /** Begins; refused where something else is being done. */
  readonly start: (
    job: Pick<Job, "action" | "about" | "by" | "idempotency">,
    run: (progress: Progress) => Promise<ActionResult>,
  ) => Job;
  /** The last one: it may have ended. */
  readonly last: () => Job | null;
}

/** One at a time: what is done in the meantime would be done to another list. */
export function jobRunner(failed: (error: unknown) => void): JobRunner {
  let last: Job | null = null;
  return {
    last: () => last,
    start: (named, run) => {
      if (last !== null && last.end === null) throw new Refusal("work-running", { by: last.by, about: last.about });
      const job: { -readonly [Key in keyof Job]: Job[Key] } = {
        ...named,
        at: { step: null, done: 0, total: 0 },
        end: null,
        ended: Promise.resolve(),
      };
      const progress: Progress = (step, done, total) => {
        job.at = { step, done, total };
      };
      job.ended = run(progress).then(
        (done) => {
          job.end = { state: "done", result: done };
        },
        (error: unknown) => {
          job.end = error instanceof Refusal ? { state: "refused", refusal: error } : { state: "failed", error };
          if (job.end.state === "failed") failed(error);
        },
      );
      last = job;
      return job;
    },
  };
}

/** Small offices are done before anybody could look away: so long is waited for an answer at once. */
const AT_ONCE = 400;

/** Whether a job ended while somebody waited a moment for it. */
export async function endWithinMoment(job: Job): Promise<JobEnd | null> {
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, AT_ONCE);
  });
  await Promise.race([job.ended, moment]);
  clearTimeout(timer);
  return job.end;
}
