import type { VNode } from "preact";
import { halvesText } from "../../formats/club-list/write.ts";
import type { AnswerOf } from "../api-types.ts";
import { ActionForm, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { ClubFrame, dayText, pointsText } from "./parts.tsx";
import { SeveralForm } from "./read-members.tsx";

export type ShownMember = AnswerOf<"clubs.members.list">["members"][number];

/** What a beginner starts on. */
export interface UsualStart {
  readonly adultAge: number;
  readonly adultRating: number;
  readonly youngerBelow: number;
}

interface Props {
  readonly members: readonly ShownMember[];
  readonly usual: UsualStart;
  /** The day proposed for a new member. */
  readonly entered: string;
  readonly shown: OfficeShown;
}

/** The members with today's ratings, and a form for a new one. */
export function MembersPage({ members, usual, entered, shown }: Props): VNode {
  const { words } = shown;
  const says = words.web.club.members;
  return (
    <ClubFrame shown={shown} title={words.web.club.tabs.members}>
      {members.length === 0 ? <p class="notice">{says.none}</p> : <Members members={members} shown={shown} />}
      <EnterForm usual={usual} day={entered} isFirst={members.length === 0} shown={shown} />
      <SeveralForm day={entered} shown={shown} />
    </ClubFrame>
  );
}

function Members({ members, shown }: Pick<Props, "members" | "shown">): VNode {
  const { to, words } = shown;
  const says = words.web.club.members;
  const heads = headsOf(shown);
  return (
    <Table
      stack
      caption={says.caption(members.filter(({ left, mergedInto }) => left === null && mergedInto === null).length)}
      rows={members}
      rowClass={({ left, mergedInto }) => (left === null && mergedInto === null ? undefined : "not-counted")}
      columns={[
        { head: heads.number, number: true, cell: ({ member }) => member },
        {
          head: heads.name,
          names: true,
          cell: ({ member, name }) => <a href={to(`/club/members/${member}`)}>{name}</a>,
        },
        { head: heads.id, cell: ({ id }) => id ?? "" },
        { head: heads.birth, cell: ({ birth }) => birth ?? "" },
        { head: heads.base, number: true, cell: ({ base, mergedInto }) => (mergedInto === null ? base : "") },
        {
          head: heads.current,
          number: true,
          cell: ({ current, mergedInto }) => (mergedInto === null ? halvesText(current) : ""),
        },
        { head: heads.games, number: true, cell: ({ games, mergedInto }) => (mergedInto === null ? games : "") },
        { head: heads.points, number: true, cell: ({ points, games }) => (games === 0 ? "" : pointsText(points)) },
        {
          head: says.state,
          cell: ({ left, mergedInto }) =>
            mergedInto !== null ? (
              says.isMerged(mergedInto)
            ) : left === null ? (
              ""
            ) : (
              <span>
                {heads.left} {dayText(shown, left)}
              </span>
            ),
        },
      ]}
    />
  );
}

interface EnterProps {
  readonly usual: UsualStart;
  readonly day: string;
  readonly isFirst: boolean;
  readonly shown: OfficeShown;
}

function EnterForm({ usual, day, isFirst, shown }: EnterProps): VNode {
  const { words } = shown;
  const says = words.web.club.members;
  const heads = headsOf(shown);
  return (
    <ActionForm shown={shown} action="enter-club-member" title={says.enter} button={says.enterButton} open={isFirst}>
      {(entered) => (
        <>
          <p class="wide">{says.usual(usual.adultAge, usual.adultRating, usual.youngerBelow)}</p>
          <Field label={says.name} name="name" entered={entered} required />
          <Field label={says.birth} name="birth" entered={entered} pattern="[0-9]{4}(-[0-9]{2}-[0-9]{2})?" />
          <Field label={heads.id} name="id" entered={entered} />
          <Field label={says.entered} name="entered" type="date" value={day} entered={entered} required />
          <Field label={says.start} name="rating" entered={entered} pattern="[0-9]{3,4}" />
          <Field label={says.startReason} name="reason" entered={entered} wide />
        </>
      )}
    </ActionForm>
  );
}
