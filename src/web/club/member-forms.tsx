import type { VNode } from "preact";
import { ActionForm, Choice, type Entered, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { headsOf } from "./heads.ts";

export interface MemberFacts {
  readonly member: number;
  readonly name: string;
  readonly id: string | null;
  readonly birth: string | null;
  readonly entered: string;
  readonly start: { readonly rating: number; readonly reason: string | null };
  readonly left: string | null;
  readonly mergedInto: number | null;
}

interface Props {
  readonly facts: MemberFacts;
  readonly shown: OfficeShown;
}

/** Everything that can be done about a member. */
export function MemberForms({ facts, shown }: Props): VNode {
  const says = shown.words.web.club.members;
  const hidden = { member: String(facts.member) };
  const reason = (entered: Entered): VNode => (
    <Field label={shown.words.web.club.reason} name="reason" entered={entered} required wide />
  );
  if (facts.mergedInto !== null)
    return (
      <ActionForm shown={shown} action="undo-club-merge" title={says.unmerge} button={says.unmerge} hidden={hidden}>
        {reason}
      </ActionForm>
    );
  return (
    <section class="no-print">
      <h2>{says.acts}</h2>
      <ChangeForm facts={facts} shown={shown} />
      <PlaceForm facts={facts} shown={shown} />
      {facts.left === null ? (
        <ActionForm shown={shown} action="let-club-member-leave" title={says.leave} button={says.leave} hidden={hidden}>
          {(entered) => (
            <>
              <Day shown={shown} entered={entered} />
              {reason(entered)}
            </>
          )}
        </ActionForm>
      ) : (
        <ActionForm
          shown={shown}
          action="let-club-member-return"
          title={says.back}
          button={says.back}
          hidden={hidden}
          open
        >
          {(entered) => (
            <>
              <Day shown={shown} entered={entered} />
              <Field label={says.otherRating} name="rating" entered={entered} pattern="[0-9]{3,4}" />
              {reason(entered)}
            </>
          )}
        </ActionForm>
      )}
      <ActionForm
        shown={shown}
        action="merge-club-members"
        title={says.merge}
        button={says.mergeButton}
        hidden={hidden}
      >
        {(entered) => (
          <>
            <p class="wide">{says.mergeText}</p>
            <Field label={says.into} name="into" entered={entered} required />
            {reason(entered)}
          </>
        )}
      </ActionForm>
    </section>
  );
}

const Day = ({ shown, entered }: { readonly shown: OfficeShown; readonly entered: Entered }): VNode => (
  <Field label={headsOf(shown).day} name="day" type="date" value={shown.today} entered={entered} required />
);

function ChangeForm({ facts, shown }: Props): VNode {
  const { members: says, reason } = shown.words.web.club;
  const heads = headsOf(shown);
  const hidden = { member: String(facts.member) };
  return (
    <ActionForm
      shown={shown}
      action="change-club-member"
      title={says.change}
      button={says.changeButton}
      hidden={hidden}
    >
      {(entered) => (
        <>
          <Field label={says.name} name="name" value={facts.name} entered={entered} required />
          <Field
            label={says.birth}
            name="birth"
            value={facts.birth ?? ""}
            entered={entered}
            pattern="[0-9]{4}(-[0-9]{2}-[0-9]{2})?"
          />
          <Field label={heads.id} name="id" value={facts.id ?? ""} entered={entered} />
          <Field label={says.entered} name="entered" type="date" value={facts.entered} entered={entered} required />
          <Field label={says.startNow} name="start" value={String(facts.start.rating)} entered={entered} required />
          <Field label={reason} name="reason" entered={entered} required wide />
        </>
      )}
    </ActionForm>
  );
}

function PlaceForm({ facts, shown }: Props): VNode {
  const { members: says, reason } = shown.words.web.club;
  const heads = headsOf(shown);
  const hidden = { member: String(facts.member) };
  return (
    <ActionForm shown={shown} action="place-club-member" title={says.place} button={says.placeButton} hidden={hidden}>
      {(entered) => (
        <>
          <Choice
            label={says.placing}
            name="kind"
            value="placed"
            entered={entered}
            options={[
              ["placed", says.placed],
              ["assessed", says.assessed],
            ]}
          />
          <Field label={heads.rating} name="rating" entered={entered} pattern="[0-9]{3,4}" required />
          <Day shown={shown} entered={entered} />
          <Field label={reason} name="reason" entered={entered} required wide />
        </>
      )}
    </ActionForm>
  );
}
