import type { VNode } from "preact";
import type { Derived } from "../../calculation/derived.ts";
import { CLOSING_CHOICES, type ClosingDecision } from "../../domain/clubs/club.ts";
import { ActionForm, Choice, type Entered, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Derivation } from "../parts/derivation.tsx";
import { ClubFrame } from "./parts.tsx";

export interface ShownProposal {
  readonly member: number;
  readonly name: string;
  readonly current: number;
  readonly deduction: number;
  readonly rapid: number;
  readonly assessment: boolean;
  readonly because: Derived<unknown>;
  readonly decision: ClosingDecision | null;
}

export interface ShownClosing {
  /** The period start at which the period is closed. */
  readonly period: string;
  readonly isOver: boolean;
  readonly proposals: readonly ShownProposal[];
  readonly estimates: readonly { readonly guest: number; readonly name: string; readonly estimate: number | null }[];
  readonly waiting: readonly {
    readonly member: number;
    readonly name: string;
    readonly tournaments: readonly string[];
  }[];
}

/** The end of a period: everything that is proposed is decided, then the new base ratings and the list stand. */
export function ClosingPage({
  closing,
  shown,
}: {
  readonly closing: ShownClosing;
  readonly shown: OfficeShown;
}): VNode {
  const { words, to } = shown;
  const says = words.web.club.closing;
  const { clubs } = words.office;
  const { period, isOver, proposals, estimates, waiting } = closing;
  const isReady = isOver && estimates.length === 0;
  return (
    <ClubFrame shown={shown} title={says.title(period)}>
      <p>{isOver ? (proposals.length === 0 ? says.introNone : says.intro) : says.notOver(period)}</p>
      {estimates.map(({ guest, name, estimate }) => (
        <p class="notice warn">
          <a href={to("/club/guests")}>{clubs.estimateFor(guest, name, estimate)}</a>
        </p>
      ))}
      {waiting.length === 0 ? null : (
        <div class="notice">
          <p>{says.waiting}</p>
          <ul>
            {waiting.map(({ member, name, tournaments }) => (
              <li>
                <a href={to(`/club/members/${member}`)}>{name}</a>: {clubs.waitsFor(tournaments.join(", "))}
              </li>
            ))}
          </ul>
        </div>
      )}
      <h2>{proposals.length === 0 ? clubs.noProposals(period) : clubs.proposalsAt(period)}</h2>
      {isReady ? (
        <ActionForm shown={shown} action="close-club-period" button={says.button(period)} hidden={{ period }}>
          {(entered) => proposals.map((each) => <Proposal proposal={each} {...{ entered, shown }} />)}
        </ActionForm>
      ) : (
        proposals.map((each) => <Proposed proposal={each} shown={shown} />)
      )}
    </ClubFrame>
  );
}

interface DecidedProps {
  readonly closing: Omit<ShownClosing, "isOver">;
  readonly shown: OfficeShown;
}

/** The decisions of a closed period, to be changed. */
export function DecidedPage({ closing: { period, proposals }, shown }: DecidedProps): VNode {
  const { words } = shown;
  const says = words.web.club.closing;
  return (
    <ClubFrame shown={shown} title={says.anew(period)}>
      {proposals.length === 0 ? (
        <p class="notice">{words.office.clubs.noProposals(period)}</p>
      ) : (
        <ActionForm shown={shown} action="decide-club-closing" button={says.anewButton} hidden={{ period }}>
          {(entered) => proposals.map((each) => <Proposal proposal={each} {...{ entered, shown }} />)}
        </ActionForm>
      )}
    </ClubFrame>
  );
}

interface ProposedProps {
  readonly proposal: ShownProposal;
  readonly shown: OfficeShown;
}

/** What is proposed, and why. */
function Proposed({ proposal, shown }: ProposedProps): VNode {
  const { words } = shown;
  const says = words.web.club.closing;
  const { current, deduction, rapid, assessment, because } = proposal;
  return (
    <>
      <p>
        {deduction > 0 ? says.deduction(current, deduction) : rapid > 0 ? says.rapid(current, rapid) : ""}
        {assessment ? ` ${words.office.clubs.assessmentNeeded}` : ""}
      </p>
      <details>
        <summary>{words.web.club.card.how}</summary>
        <Derivation derived={because} words={words} />
      </details>
    </>
  );
}

function Proposal({ proposal, entered, shown }: ProposedProps & { readonly entered: Entered }): VNode {
  const { words } = shown;
  const says = words.web.club.closing;
  const { member, name, decision } = proposal;
  return (
    <fieldset class="wide">
      <legend>
        {member} {name}
      </legend>
      <Proposed proposal={proposal} shown={shown} />
      <div class="fields-row">
        <Choice
          label={says.decision}
          name={`choice${member}`}
          value={decision?.choice ?? ""}
          entered={entered}
          options={[
            ...(decision === null ? [["", says.choose] as const] : []),
            ...CLOSING_CHOICES.map((each) => [each, says.choices[each]] as const),
          ]}
        />
        <Field
          label={says.points}
          name={`points${member}`}
          value={decision?.choice === "raise" ? String(decision.points) : ""}
          entered={entered}
          pattern="[0-9]{1,3}"
        />
        <Field label={says.reason} name={`reason${member}`} value={decision?.reason ?? ""} entered={entered} />
      </div>
    </fieldset>
  );
}
