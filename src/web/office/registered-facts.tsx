import type { VNode } from "preact";
import type { Registration } from "../../domain/registration.ts";
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
  const { registration, tournament: says } = words.web.office;
  const yes = (value: boolean): string | null => (value ? words.phrases.yes : null);
  const said: Readonly<Record<keyof Registration, string | null>> = {
    ...facts,
    kind: words.values[facts.kind],
    system: words.values[facts.system],
    schedule: facts.schedule.join(", ") || null,
    arbiters: facts.arbiters.map(({ name, licensed }) => tournaments.licensed(name, licensed)).join("; ") || null,
    heldBy: facts.heldBy === "other" ? null : registration.heldBy[facts.heldBy],
    national: facts.national === "no" ? null : registration.national[facts.national],
    teamChampionship: yes(facts.teamChampionship),
    norms: yes(facts.norms),
    league: yes(facts.league),
    longer: yes(facts.longer),
    games: facts.games === null ? null : String(facts.games),
    waiver: yes(facts.waiver),
    ratings: facts.ratings === "start" ? null : tournaments.ratings[facts.ratings],
    inParts: yes(facts.inParts),
  };
  const keys = Object.keys(tournaments.facts) as (keyof Registration)[];
  return (
    <dl class="facts">
      {keys.map((key) =>
        said[key] === null || key === "name" ? null : (
          <>
            <dt>{tournaments.facts[key]}</dt>
            <dd>{said[key]}</dd>
          </>
        ),
      )}
      <dt>{says.registered}</dt>
      <dd>{says.registeredBy(registeredOn, registeredBy)}</dd>
    </dl>
  );
}
