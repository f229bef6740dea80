import type { VNode } from "preact";
import type { AnswerOf } from "../../api-types.ts";
import { Day } from "../../parts/day.tsx";
import type { OfficeShown } from "./shown.ts";

type Overview = AnswerOf<"tasks.list">;
type StepDone = Overview["steps"][number];

/** Something a new office has to do. */
export interface FirstStep extends StepDone {
  /** Below the language. */
  readonly path: string;
}

export function FirstSteps({
  steps,
  shown,
}: {
  readonly steps: readonly FirstStep[];
  readonly shown: OfficeShown;
}): VNode {
  const { steps: says } = shown.words.web.keeping;
  return (
    <section class="card">
      <h2>{says.title}</h2>
      <p>{says.text}</p>
      <ol class="steps">
        {steps.map(({ step, path, done }) => (
          <li class={done ? "done" : undefined}>
            <a href={shown.to(path)}>{says[step]}</a> {done ? <span class="tag good">✓ {says.done}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The next list of a kind. */
export type PeriodBar = Overview["periods"][number];

export function PeriodBars({
  periods,
  shown,
}: {
  readonly periods: readonly PeriodBar[];
  readonly shown: OfficeShown;
}): VNode {
  const { words, to } = shown;
  const { bar: says } = words.web.keeping;
  return (
    <section aria-label={says.title}>
      <div class="grid">
        {periods.map(({ kind, date, closing, daysLeft, ready, onHold, overdue }) => (
          <a class="card tile" href={to("/office/periods")}>
            <strong>{words.web.lists.name(kind, date)}</strong>
            <span>
              <Day of={closing} language={words.language} /> ·{" "}
              {daysLeft > 0 ? says.closesIn(daysLeft) : daysLeft === 0 ? says.closesToday : says.closedSince(-daysLeft)}
            </span>
            <span>
              {says.ready(ready)}
              {onHold === 0 ? null : ` · ${says.onHold(onHold)}`}
              {overdue === 0 ? null : ` · ${says.overdue(overdue)}`}
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
