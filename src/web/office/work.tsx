import type { VNode } from "preact";
import type { ListStep } from "../../domain/list-making.ts";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

export interface ShownWork {
  readonly action: string;
  readonly about: string;
  readonly by: string;
  readonly step: ListStep | null;
  readonly done: number;
  readonly total: number;
  /** Why it was not done; null: it is still being done. */
  readonly problem: string | null;
}

interface Props {
  readonly work: ShownWork | null;
  readonly shown: OfficeShown;
}

/** The progress of a job. The page reloads itself without script. */
export function WorkPage({ work, shown }: Props): VNode {
  const { words, to } = shown;
  const { work: says } = words.web.office;
  if (work === null)
    return (
      <OfficeFrame shown={shown} title={says.title}>
        <p>{says.nothing}</p>
      </OfficeFrame>
    );
  const what = says.actions[work.action] ?? says.title;
  return (
    <OfficeFrame shown={shown} title={what}>
      <p>{says.begun(work.about, work.by)}</p>
      {work.problem === null ? (
        <div role="status">
          <p>
            {work.step === null ? says.starting : words.office.lists.steps[work.step]}
            {work.total > 0 ? ` ${says.of(work.done, work.total)}` : ""}
          </p>
          <progress
            aria-label={what}
            max={work.total > 0 ? work.total : undefined}
            value={work.total > 0 ? work.done : undefined}
          />
          <p class="soft">{says.goesOn}</p>
        </div>
      ) : (
        <p class="notice bad" role="alert">
          {work.problem}
        </p>
      )}
      <p>
        <a href={to("/office/periods")}>{words.web.office.tabs.periods}</a>
      </p>
    </OfficeFrame>
  );
}
