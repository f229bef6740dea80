import type { VNode } from "preact";
import type { ClubList } from "../../domain/clubs/club-list.ts";
import { halvesText } from "../../formats/club-list/write.ts";
import type { AnswerOf } from "../api-types.ts";
import { ActionForm, Field } from "../office/parts/fields.tsx";
import type { OfficeShown } from "../office/parts/shown.ts";
import { Change } from "../parts/change.tsx";
import { Table } from "../parts/table.tsx";
import { headsOf } from "./heads.ts";
import { marksUsed, markText } from "./notice.ts";
import { ClubFrame, dayText } from "./parts.tsx";

type ShownVersion = Omit<AnswerOf<"clubs.lists.list">["lists"][number], "entry" | "sent">;

export interface ShownSending {
  readonly period: string;
  readonly version: number;
  readonly to: string;
  readonly on: string;
}

interface Props {
  /** Version 0: as it would be now. */
  readonly list: ClubList;
  readonly versions: readonly ShownVersion[];
  readonly sent: readonly ShownSending[];
  readonly shown: OfficeShown;
}

/** The club's list: on the screen, on paper, as a file; and what was sent where. */
export function ListPage({ list, versions, sent, shown }: Props): VNode {
  const { words, to } = shown;
  const says = words.web.club.list;
  const { listTitle, versionOf, soFar, marks } = words.office.clubs;
  const { name, period, version, on } = list.header;
  const isClosed = version > 0;
  return (
    <ClubFrame shown={shown} title={listTitle(name, period)}>
      <p>{isClosed ? versionOf(version, on) : soFar}</p>
      <p class="actions">
        {isClosed
          ? (["csv", "txt", "jsonl"] as const).map((format) => (
              <a class="button quiet" href={to(`/club/list/${period}/${version}/${format}`)} download>
                {says.formats[format]}
              </a>
            ))
          : null}
        {isClosed ? (
          <a class="button quiet" href={to("/club/list?so-far=yes")}>
            {words.web.club.home.soFar}
          </a>
        ) : null}
        <span class="small soft">{says.print}</span>
      </p>
      <Lines list={list} shown={shown} />
      <dl class="facts small">
        {marksUsed(list).map((mark) => (
          <>
            <dt>{marks[mark].sign}</dt>
            <dd>{marks[mark].means}</dd>
          </>
        ))}
      </dl>
      <div class="no-print">
        {isClosed ? <SendForm list={list} sent={sent} shown={shown} /> : null}
        {isClosed ? (
          <p>
            <a href={to(`/club/closing/${period}`)}>{words.web.club.closing.anew(period)}</a>
          </p>
        ) : null}
        <Versions versions={versions} shown={shown} />
      </div>
    </ClubFrame>
  );
}

function Lines({ list, shown }: { readonly list: ClubList; readonly shown: OfficeShown }): VNode {
  const { words, to } = shown;
  const heads = headsOf(shown);
  const says = words.web.club.list;
  if (list.lines.length === 0)
    return (
      <p class="notice">
        <a href={to("/club/members")}>{words.web.club.home.noMembers}</a>
      </p>
    );
  return (
    <Table
      caption={says.caption(list.header.members)}
      rows={list.lines.map((line, index) => ({ ...line, place: index + 1 }))}
      columns={[
        { head: heads.place, number: true, cell: ({ place }) => place },
        {
          head: heads.name,
          names: true,
          cell: ({ member, name }) => <a href={to(`/club/members/${member}`)}>{name}</a>,
        },
        { head: heads.rating, number: true, cell: ({ base }) => <strong>{base}</strong> },
        { head: heads.change, number: true, cell: ({ base, before }) => <Change of={base - before} /> },
        { head: heads.before, number: true, wide: true, cell: ({ before }) => before },
        { head: heads.current, number: true, wide: true, cell: ({ current }) => halvesText(current) },
        { head: heads.games, number: true, cell: ({ games }) => games },
        { head: heads.marks, cell: (line) => markText(words, line) },
      ]}
    />
  );
}

interface SendProps {
  readonly list: ClubList;
  readonly sent: readonly ShownSending[];
  readonly shown: OfficeShown;
}

function SendForm({ list, sent, shown }: SendProps): VNode {
  const says = shown.words.web.club.list;
  const { period, version } = list.header;
  const own = sent.filter((each) => each.period === period && each.version === version);
  const hidden = { period, version: String(version) };
  return (
    <section>
      <h2>{says.sending}</h2>
      {own.length === 0 ? <p>{says.notSent}</p> : null}
      <ul>
        {own.map(({ to, on }) => (
          <li>{says.sentTo(to, on)}</li>
        ))}
      </ul>
      {shown.alone ? (
        <ActionForm shown={shown} action="send-club-list" button={says.send} hidden={hidden}>
          {(entered) => (
            <>
              <Field label={says.to} name="to" value={sent[0]?.to ?? ""} entered={entered} required />
              <label>
                <span>{says.token}</span>
                <input type="password" name="token" autocomplete="current-password" />
              </label>
              <p class="wide small soft">{says.sendText}</p>
            </>
          )}
        </ActionForm>
      ) : (
        <ActionForm shown={shown} action="hand-in-club-list" button={says.handIn} hidden={hidden} />
      )}
    </section>
  );
}

function Versions({ versions, shown }: Pick<Props, "versions" | "shown">): VNode | null {
  const { words, to } = shown;
  const heads = headsOf(shown);
  const says = words.web.club.list;
  if (versions.length === 0) return null;
  return (
    <>
      <Table
        stack
        caption={says.versions}
        rows={versions.toReversed()}
        rowClass={({ superseded }) => (superseded ? "not-counted" : undefined)}
        columns={[
          {
            head: heads.period,
            names: true,
            cell: ({ period, version }) => (
              <a href={to(`/club/list?period=${period}&version=${version}`)}>{dayText(shown, period)}</a>
            ),
          },
          { head: heads.version, number: true, cell: ({ version }) => version },
          { head: heads.day, cell: ({ on }) => dayText(shown, on) },
          { head: heads.members, number: true, cell: ({ members }) => members },
          { head: heads.sha256, cell: ({ sha256 }) => <code class="hash">{sha256}</code> },
        ]}
      />
      <ActionForm shown={shown} action="settle-club-lists" title={says.settle} button={says.settleButton}>
        {() => <p class="wide">{says.settleText}</p>}
      </ActionForm>
    </>
  );
}
