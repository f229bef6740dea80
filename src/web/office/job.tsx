import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

type Job = NonNullable<AnswerOf<"jobs.show">>;

interface ShownJob extends Pick<Job, "action" | "about" | "by" | "step" | "done" | "total"> {
  /** Why it was not done; null: it is still being done. */
  readonly problem: string | null;
}

interface Props {
  readonly job: ShownJob | null;
  readonly shown: OfficeShown;
}

/** The progress of a job. The page reloads itself without script. */
export function JobPage({ job, shown }: Props): VNode {
  const { words, to } = shown;
  const { work: says } = words.web.office;
  if (job === null)
    return (
      <OfficeFrame shown={shown} title={says.title}>
        <p>{says.nothing}</p>
      </OfficeFrame>
    );
  const what = says.actions[job.action] ?? says.title;
  return (
    <OfficeFrame shown={shown} title={what}>
      <p>{says.begun(job.about, job.by)}</p>
      {job.problem === null ? (
        <div role="status">
          <p>
            {job.step === null ? says.starting : words.office.lists.steps[job.step]}
            {job.total > 0 ? ` ${says.of(job.done, job.total)}` : ""}
          </p>
          <progress
            aria-label={what}
            max={job.total > 0 ? job.total : undefined}
            value={job.total > 0 ? job.done : undefined}
          />
          <p class="soft">{says.goesOn}</p>
        </div>
      ) : (
        <p class="notice bad" role="alert">
          {job.problem}
        </p>
      )}
      <p>
        <a href={to("/office/periods")}>{words.web.office.tabs.periods}</a>
      </p>
    </OfficeFrame>
  );
}
