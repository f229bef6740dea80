import type { Idempotency } from "../../domain/journal/journal.ts";
import type { ListStep, Progress } from "../../domain/list-making.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ActionResult } from "./actions/action-result.ts";

/** A long-running action, such as closing a period. */
export interface Job {
  /** The name of its action. */
  readonly action: string;
  /** The list or the kind of list it is about. */
  readonly about: string;
  readonly by: string;
  /** Recognises a repeated request; null: it came without a key. */
  readonly idempotency: Idempotency | null;
  /** Progress. */
  readonly at: { readonly step: ListStep | null; readonly done: number; readonly total: number };
  readonly end: JobEnd | null;
  /** Resolves at the end, also of a failed job. */
  readonly ended: Promise<void>;
}

export type JobEnd =
  | { readonly state: "done"; readonly result: ActionResult }
  | { readonly state: "refused"; readonly refusal: Refusal }
  /** An internal error, which is logged. */
  | { readonly state: "failed"; readonly error: unknown };

export interface JobRunner {
  /** Starts a job; refused while another is running. */
  readonly start: (
    job: Pick<Job, "action" | "about" | "by" | "idempotency">,
    run: (progress: Progress) => Promise<ActionResult>,
  ) => Job;
  /** The latest job, running or ended. */
  readonly last: () => Job | null;
}

/** Runs one job at a time, because jobs change the lists that others start from. */
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

/** Milliseconds to wait for a result: jobs of small offices end within it. */
const AT_ONCE = 400;

/** Waits briefly for the end of a job; null: it is still running. */
export async function endWithinMoment(job: Job): Promise<JobEnd | null> {
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, AT_ONCE);
  });
  await Promise.race([job.ended, moment]);
  clearTimeout(timer);
  return job.end;
}
