import type { ComponentChildren, VNode } from "preact";
import type { Registration } from "../../../domain/registration.ts";
import type { TournamentModel } from "../../../presentation/tournament.ts";
import { Day } from "../../parts/day.tsx";
import type { OfficeShown } from "./shown.ts";

interface Props {
  readonly facts: TournamentModel["facts"];
  readonly data: {
    readonly facts: Registration;
    readonly registeredOn: string;
    readonly registeredBy: string | null;
  };
  readonly shown: OfficeShown;
}

/** What is registered, as far as it is anything but usual. */
export function RegisteredFacts({ facts, data, shown: { words } }: Props): VNode {
  const { tournament: says } = words.web.office;
  const dayOf = (date: string): VNode => <Day of={date} language={words.language} />;
  const days: Partial<Record<keyof Registration, ComponentChildren>> = {
    start: dayOf(data.facts.start),
    end: dayOf(data.facts.end),
    ...(data.facts.schedule.length === 0
      ? {}
      : { schedule: data.facts.schedule.map((date, at) => [at === 0 ? "" : "; ", dayOf(date)]) }),
  };
  return (
    <dl class="facts">
      {facts.map(({ key, label, value }) =>
        key === "name" ? null : (
          <>
            <dt>{label}</dt>
            <dd>{days[key] ?? value}</dd>
          </>
        ),
      )}
      <dt>{says.registered}</dt>
      <dd>{says.registeredBy(data.registeredOn, data.registeredBy)}</dd>
    </dl>
  );
}
