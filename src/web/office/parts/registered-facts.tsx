import type { ComponentChildren, VNode } from "preact";
import type { Registration } from "../../../domain/registration.ts";
import { registrationSaid } from "../../../words/said/registration-said.ts";
import { Day } from "../../parts/day.tsx";
import type { OfficeShown } from "./shown.ts";

interface Props {
  readonly data: {
    readonly facts: Registration;
    readonly registeredOn: string;
    readonly registeredBy: string | null;
  };
  readonly shown: OfficeShown;
}

/** What is registered, as far as it is anything but usual. */
export function RegisteredFacts({ data: { facts, registeredOn, registeredBy }, shown: { words } }: Props): VNode {
  const { tournaments } = words.office;
  const { tournament: says } = words.web.office;
  const said = registrationSaid(words, facts);
  const dayOf = (date: string): VNode => <Day of={date} language={words.language} />;
  const days: Partial<Record<keyof Registration, ComponentChildren>> = {
    start: dayOf(facts.start),
    end: dayOf(facts.end),
    ...(facts.schedule.length === 0
      ? {}
      : { schedule: facts.schedule.map((date, at) => [at === 0 ? "" : "; ", dayOf(date)]) }),
  };
  const keys = Object.keys(tournaments.facts) as (keyof Registration)[];
  return (
    <dl class="facts">
      {keys.map((key) =>
        said[key] === null || key === "name" ? null : (
          <>
            <dt>{tournaments.facts[key]}</dt>
            <dd>{days[key] ?? said[key]}</dd>
          </>
        ),
      )}
      <dt>{says.registered}</dt>
      <dd>{says.registeredBy(registeredOn, registeredBy)}</dd>
    </dl>
  );
}
