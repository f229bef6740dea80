import type { VNode } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import { HOLDERS, NATIONAL, type Registration } from "../../../domain/registration.ts";
import { SYSTEMS } from "../../../domain/tournament.ts";
import { fideEditionOn } from "../../../regulations/register.ts";
import { ActionForm, Area, Choice, type Entered, Field, OnDay, Tick } from "./fields.tsx";
import { OfficeFrame } from "./frame.tsx";
import type { OfficeShown } from "./shown.ts";

interface Props {
  /** What is registered; null: a new tournament. */
  readonly registered: { readonly tournament: string; readonly facts: Registration } | null;
  /** What a new one begins with. */
  readonly federation: string | null;
  readonly arbiterLines: number;
  readonly shown: OfficeShown;
}

/** Everything that is said of a tournament before it begins. */
export function RegistrationPage({ registered, federation, arbiterLines, shown }: Props): VNode {
  const { registration: says } = shown.words.web.office;
  const facts = registered?.facts ?? null;
  return (
    <OfficeFrame shown={shown} title={registered === null ? says.title : says.change(registered.tournament)}>
      <p>{registered === null ? says.intro : says.changeIntro}</p>
      <ActionForm
        shown={shown}
        action={registered === null ? "register-tournament" : "change-registration"}
        hidden={registered === null ? {} : { tournament: registered.tournament }}
        button={registered === null ? says.register : says.save}
      >
        {(entered) => (
          <>
            <MainFacts facts={facts} federation={federation} entered={entered} shown={shown} />
            <Arbiters facts={facts} lines={arbiterLines} entered={entered} shown={shown} />
            <FurtherFacts facts={facts} entered={entered} shown={shown} />
            {registered === null ? (
              <OnDay shown={shown} entered={entered} label={says.on} />
            ) : (
              <Area label={shown.words.office.tournaments.columns.reason} name="reason" entered={entered} />
            )}
          </>
        )}
      </ActionForm>
    </OfficeFrame>
  );
}

interface PartProps {
  readonly facts: Registration | null;
  readonly entered: Entered;
  readonly shown: OfficeShown;
}

function MainFacts({ facts, federation, entered, shown }: PartProps & { readonly federation: string | null }): VNode {
  const { words } = shown;
  const { facts: labels } = words.office.tournaments;
  const { registration: says } = words.web.office;
  return (
    <>
      <Field label={labels.name} name="name" value={facts?.name ?? ""} entered={entered} required wide />
      <Field label={labels.city} name="city" value={facts?.city ?? ""} entered={entered} />
      <Field
        label={labels.federation}
        name="federation"
        value={facts === null ? (federation ?? "") : (facts.federation ?? "")}
        entered={entered}
        pattern="[A-Z]{3}"
      />
      <Choice
        label={labels.kind}
        name="kind"
        value={facts?.kind ?? "standard"}
        entered={entered}
        options={LIST_KINDS.map((kind) => [kind, words.values[kind]])}
      />
      <Field label={labels.start} name="start" type="date" value={facts?.start ?? ""} entered={entered} required />
      <Field label={labels.end} name="end" type="date" value={facts?.end ?? ""} entered={entered} required />
      <Choice
        label={labels.system}
        name="system"
        value={facts?.system ?? "swiss"}
        entered={entered}
        options={SYSTEMS.map((system) => [system, words.values[system]])}
      />
      <Field label={labels.rateOfPlay} name="rateOfPlay" value={facts?.rateOfPlay ?? ""} entered={entered} />
      <Field
        label={says.schedule}
        name="schedule"
        value={facts?.schedule.join(", ") ?? ""}
        entered={entered}
        pattern="[0-9 ,;\-]*"
        wide
      />
    </>
  );
}

function Arbiters({ facts, lines, entered, shown }: PartProps & { readonly lines: number }): VNode {
  const { registration: says } = shown.words.web.office;
  return (
    <fieldset class="wide">
      <legend>{shown.words.office.tournaments.facts.arbiters}</legend>
      {Array.from({ length: lines }, (_, at) => {
        const arbiter = facts?.arbiters[at];
        return (
          <div class="arbiter">
            <Field label={says.arbiter(at + 1)} name={`arbiter${at}`} value={arbiter?.name ?? ""} entered={entered} />
            <Field
              label={says.arbiterNumber(at + 1)}
              name={`arbiterId${at}`}
              value={arbiter?.id ?? ""}
              entered={entered}
              pattern="[0-9]{1,11}"
            />
            <Tick
              label={says.licensed(at + 1)}
              name={`licensed${at}`}
              checked={arbiter?.licensed ?? true}
              entered={entered}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

const TICKS = ["norms", "league", "longer", "teamChampionship", "waiver", "inParts"] as const;

function FurtherFacts({ facts, entered, shown }: PartProps): VNode {
  const { words } = shown;
  const { facts: labels, ratings } = words.office.tournaments;
  const { registration: says } = words.web.office;
  return (
    <>
      <Choice
        label={labels.heldBy}
        name="heldBy"
        value={facts?.heldBy ?? "other"}
        entered={entered}
        options={HOLDERS.map((holder) => [holder, says.heldBy[holder]])}
      />
      <Choice
        label={labels.national}
        name="national"
        value={facts?.national ?? "no"}
        entered={entered}
        options={NATIONAL.map((each) => [each, says.national[each]])}
      />
      {isChosen(facts) ? (
        <Choice
          label={labels.ratings}
          name="ratings"
          value={facts?.ratings ?? "start"}
          entered={entered}
          options={(["start", "game"] as const).map((each) => [each, ratings[each]])}
        />
      ) : (
        <input type="hidden" name="ratings" value="start" />
      )}
      <Field
        label={labels.games}
        name="games"
        type="number"
        value={facts?.games == null ? "" : String(facts.games)}
        entered={entered}
      />
      <Field label={labels.organiser} name="organiser" value={facts?.organiser ?? ""} entered={entered} />
      <Field label={labels.deviations} name="deviations" value={facts?.deviations ?? ""} entered={entered} wide />
      <Field
        label={labels.approvedOn}
        name="approvedOn"
        type="date"
        value={facts?.approvedOn ?? ""}
        entered={entered}
      />
      {TICKS.map((tick) => (
        <Tick label={labels[tick]} name={tick} checked={facts?.[tick] ?? false} entered={entered} />
      ))}
    </>
  );
}

/** Whether the edition lets the organiser choose the ratings; of a new tournament it is not known yet. */
const isChosen = (facts: Registration | null): boolean =>
  facts === null || fideEditionOn(facts.kind, facts.start)?.articles.ratingsUsed.sets.ofEachGame === true;
