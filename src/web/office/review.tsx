import type { VNode } from "preact";
import type { ListState } from "../../domain/list-making.ts";
import { Table } from "../parts/table.tsx";
import { ActionForm, Area, Tick } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import { balanceRows, heading, type ReviewData, type SheetPart, sheetParts } from "./parts/review-parts.ts";
import type { OfficeShown } from "./parts/shown.ts";

export interface ReviewedList {
  readonly list: string;
  readonly kind: string;
  readonly date: string;
  readonly version: number;
  readonly state: ListState;
  readonly sha256: string;
  readonly counts: { readonly rated: number; readonly tournaments: number; readonly games: number } | null;
  /** null: the list was taken over, and nobody knows how it was made. */
  readonly sheet: ReviewData | null;
}

interface Props {
  readonly reviewed: ReviewedList;
  readonly shown: OfficeShown;
}

/** So many lines of each part are shown. */
const SHOWN = 100;

/** The review sheet of a list; a draft can be published or discarded from here. */
export function ReviewPage({ reviewed, shown }: Props): VNode {
  const { words, to } = shown;
  const { review: says } = words.web.office;
  const { list, version, state, sheet } = reviewed;
  const mayPublish = state === "draft" && shown.may("publish a list");
  return (
    <OfficeFrame shown={shown} title={says.title(words.web.lists.name(reviewed.kind, reviewed.date), version)}>
      <Head reviewed={reviewed} shown={shown} />
      {mayPublish ? (
        <>
          <p class="actions">
            <a class="button" href={to(`/office/periods/${list}/publish`)}>
              {says.publish}
            </a>
          </p>
          <ActionForm
            shown={shown}
            action="discard-draft"
            title={says.discard}
            button={says.discardButton}
            danger
            hidden={{ list }}
          >
            {(entered) => <Area label={words.web.office.decide.reason} name="reason" entered={entered} />}
          </ActionForm>
        </>
      ) : null}
      {sheet === null ? <p>{words.office.lists.states.imported}</p> : <Sheet sheet={sheet} shown={shown} />}
    </OfficeFrame>
  );
}

function Head({ reviewed: { state, sha256, counts, version }, shown }: Props): VNode {
  const { words } = shown;
  const { columns, states } = words.office.lists;
  return (
    <dl class="facts">
      <dt>{columns.state}</dt>
      <dd>
        <span class={state === "draft" ? "tag draft" : "tag"}>{states[state]}</span>
      </dd>
      <dt>{columns.version}</dt>
      <dd>{version}</dd>
      {counts === null ? null : (
        <>
          <dt>{words.web.office.review.contents}</dt>
          <dd>{words.web.office.review.counts(counts.rated, counts.tournaments, counts.games)}</dd>
        </>
      )}
      <dt>{columns.sha256}</dt>
      <dd class="hash">
        <code>{sha256}</code>
      </dd>
    </dl>
  );
}

function Sheet({ sheet, shown }: { readonly sheet: ReviewData; readonly shown: OfficeShown }): VNode {
  const { words } = shown;
  const { review, columns, more } = words.office.lists;
  return (
    <>
      <h2>{heading(review.balance)}</h2>
      <Table
        headed
        narrow
        caption={heading(review.balance)}
        rows={balanceRows(words, sheet.balance)}
        columns={[
          { head: columns.noted, names: true, cell: ({ part }) => part },
          { head: columns.points, number: true, cell: ({ points }) => points },
        ]}
      />
      {sheetParts(words, sheet).map((part) => (
        <section>
          <h2>
            {part.title} <span class="tag">{part.rows.length}</span>
          </h2>
          <Table
            stack
            headed
            caption={part.title}
            rows={part.rows.slice(0, SHOWN)}
            columns={part.heads.map((head, at) => ({
              head,
              names: at === 0,
              number: isNumber(part, at),
              cell: (row: readonly string[]) => (at === 0 ? linked(part, row[0] ?? "", shown) : row[at]),
            }))}
          />
          {part.rows.length > SHOWN ? <p class="soft">{more(part.rows.length - SHOWN)}</p> : null}
        </section>
      ))}
    </>
  );
}

/** Numbers stand to the right; those of players and tournaments are names. */
const isNumber = ({ rows }: SheetPart, at: number): boolean =>
  at > 0 && rows.every((row) => /^[+\-−]?\d*$/.test(row[at] ?? "")) && rows.some((row) => row[at] !== "");

const linked = ({ of }: SheetPart, id: string, { to }: OfficeShown): VNode | string => {
  if (id === "") return id;
  return <a href={to(of === "players" ? `/players/${id}` : `/office/tournaments/${id.split("/")[0]}`)}>{id}</a>;
};

/** The second confirmation: what is published is named by its hash. */
export function PublishPage({ reviewed, isEarly, shown }: Props & { readonly isEarly: boolean }): VNode {
  const { words, to } = shown;
  const { review: says } = words.web.office;
  const { list, sha256, kind, date } = reviewed;
  return (
    <OfficeFrame shown={shown} title={says.confirmTitle(words.web.lists.name(kind, date))}>
      <p>{says.confirmText}</p>
      <Head reviewed={reviewed} shown={shown} />
      <ActionForm
        shown={shown}
        action="publish-list"
        button={says.confirm(sha256.slice(0, 12))}
        danger
        hidden={{ list, sha256 }}
      >
        {(entered) => (
          <>
            <Tick label={says.asClosed} name="asClosed" entered={entered} />
            {isEarly ? <Tick label={says.early} name="early" entered={entered} /> : null}
          </>
        )}
      </ActionForm>
      <p>
        <a href={to(`/office/periods/${list}`)}>{says.back}</a>
      </p>
    </OfficeFrame>
  );
}
