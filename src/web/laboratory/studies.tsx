import type { VNode } from "preact";
import type { SheetSection } from "../../presentation/studies/sheet.ts";
import { OfficeFrame } from "../office/parts/frame.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { type PredictionDifference, ReplayChart, type SimulatedBias, SimulationCharts } from "./result-charts.tsx";
import { Sheet } from "./sheet.tsx";
import { ReplayForm, SimulationForm, type StudyForms } from "./study-forms.tsx";

/** What was asked for, and how far it is; null: nothing was asked. */
export type StudyOutcome =
  | { readonly state: "refused"; readonly problem: string }
  | { readonly state: "running"; readonly done: number; readonly total: number }
  | {
      readonly state: "done";
      readonly sections: readonly SheetSection[];
      readonly biases: readonly SimulatedBias[];
      readonly differences: readonly PredictionDifference[];
    };

interface Props {
  readonly forms: StudyForms;
  readonly outcome: StudyOutcome | null;
  readonly shown: OfficeShown;
}

/** Studies of rules: what was found first, then the forms that ask for another. */
export function StudiesPage({ forms, outcome, shown }: Props): VNode {
  const { page: says } = shown.words.study;
  return (
    <OfficeFrame shown={shown} title={says.title}>
      <p>{says.intro}</p>
      {outcome === null ? null : <Outcome outcome={outcome} shown={shown} />}
      <section class="no-print">
        <h2>{says.simulation}</h2>
        <p>{says.simulationText}</p>
        <SimulationForm forms={forms} shown={shown} />
      </section>
      <section class="no-print">
        <h2>{says.replay}</h2>
        <p>{says.replayText}</p>
        <ReplayForm forms={forms} shown={shown} />
      </section>
    </OfficeFrame>
  );
}

function Outcome({
  outcome,
  shown: { words },
}: {
  readonly outcome: StudyOutcome;
  readonly shown: OfficeShown;
}): VNode {
  const { page: says } = words.study;
  if (outcome.state === "refused")
    return (
      <p class="notice bad" role="alert">
        {outcome.problem}
      </p>
    );
  if (outcome.state === "running")
    return (
      <div class="notice" role="status">
        <p>{outcome.total === 0 ? says.waiting : says.running(outcome.done, outcome.total)}</p>
        <progress
          aria-label={says.title}
          {...(outcome.total === 0 ? {} : { max: outcome.total, value: outcome.done })}
        />
      </div>
    );
  return (
    <article>
      {outcome.biases.length === 0 ? null : <SimulationCharts biases={outcome.biases} words={words} />}
      <ReplayChart differences={outcome.differences} words={words} />
      <Sheet sections={outcome.sections} />
    </article>
  );
}
