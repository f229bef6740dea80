import type { VNode } from "preact";
import { type ReviewData, reviewSheetOf, type SheetPart } from "../../presentation/review-sheet.ts";
import type { AnswerOf } from "../api-types.ts";
import { Table } from "../parts/table.tsx";
import { ActionForm, Area, Tick } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

type Reviewed = AnswerOf<"lists.review">;

export interface ReviewedList extends Omit<Reviewed, "sheet"> {
  /** null: the list was imported, and how it was made is not known; so with the sheet. */
  readonly counts: NonNullable<Reviewed["sheet"]>["counts"] | null;
  /** The page makes its sentences itself, with links. */
  readonly sheet: ReviewData | null;
}

interface Props {
  readonly reviewed: ReviewedList;
  readonly shown: OfficeShown;
}

/** Lines shown of each part. */
const ROWS_MAX = 100;

/** The review sheet of a list; a draft can be published or discarded from here. */
export function ReviewPage({ reviewed, shown }: Props): VNode {
  const { words, to } = shown;
  const { review: says } = words.web.office;
  const { list, version, state, sheet } = reviewed;
  const mayPublish = state === "draft" && shown.may("publish a list");
  return (
    <OfficeFrame shown={shown} title={says.title(words.web.lists.name(reviewed.kind, reviewed.date), version)}>
      <Head reviewed={reviewed} shown={shown} />
      {state === "published" ? (
        <p>
          <a href={to(`/lists/${list}`)}>{words.web.keeping.players.publicPage}</a>
          {sheet === null ? null : " · "}
          {sheet === null ? null : <a href={to(`/office/periods/${list}/fide`)}>{words.fide.reconcile.link}</a>}
        </p>
      ) : null}
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
  const { more } = shown.words.office.lists;
  const { balance, parts } = reviewSheetOf(shown.words, sheet);
  return (
    <>
      <h2>{balance.title}</h2>
      <PartTable part={balance} shown={shown} />
      {parts.map((part) => (
        <section>
          <h2>
            {part.title} <span class="tag">{part.rows.length}</span>
          </h2>
          <PartTable part={part} shown={shown} />
          {part.rows.length > ROWS_MAX ? <p class="soft">{more(part.rows.length - ROWS_MAX)}</p> : null}
        </section>
      ))}
    </>
  );
}

function PartTable({ part, shown }: { readonly part: SheetPart; readonly shown: OfficeShown }): VNode {
  const isBalance = part.of === "balance";
  return (
    <Table
      {...(isBalance ? { narrow: true } : { stack: true })}
      headed
      caption={part.title}
      rows={part.rows.slice(0, ROWS_MAX)}
      columns={columnOrder(part).map((at, place) => ({
        head: part.of === "players" && at === 0 ? shown.words.web.players.number : (part.heads[at] ?? ""),
        names: place === 0,
        number: isNumber(part, at),
        cell: (row: readonly string[]) =>
          place === 0 ? linked(part, { id: row[0] ?? "", text: row[at] ?? "" }, shown) : row[at],
      }))}
    />
  );
}

/** Players are named first; the number comes after the name. */
const columnOrder = ({ of, heads }: SheetPart): readonly number[] => {
  const order = [...heads.keys()];
  return of === "players" ? [1, 0, ...order.slice(2)] : order;
};

/** Numbers stand to the right; those of players and tournaments are names. */
const isNumber = ({ rows }: SheetPart, at: number): boolean =>
  at > 0 && rows.every((row) => /^[+\-−]?[\d.,]*$/.test(row[at] ?? "")) && rows.some((row) => row[at] !== "");

interface Named {
  readonly id: string;
  readonly text: string;
}

const linked = ({ of }: SheetPart, { id, text }: Named, { to }: OfficeShown): VNode | string => {
  if (id === "" || of === "balance") return text;
  return <a href={to(of === "players" ? `/players/${id}` : `/office/tournaments/${id.split("/")[0]}`)}>{text}</a>;
};

/** The second confirmation: what is published is named by its hash. */
export function PublishPage({ reviewed, isEarly, shown }: Props & { readonly isEarly: boolean }): VNode {
  const { words, to } = shown;
  const { review: says } = words.web.office;
  const { list, sha256, kind, date } = reviewed;
  return (
    <OfficeFrame shown={shown} title={says.confirmTitle(words.web.lists.inSentence(kind, date))}>
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
            <Tick wide label={says.asClosed} name="asClosed" entered={entered} />
            {isEarly ? <Tick wide label={says.early} name="early" entered={entered} /> : null}
          </>
        )}
      </ActionForm>
      <p>
        <a href={to(`/office/periods/${list}`)}>{says.back}</a>
      </p>
    </OfficeFrame>
  );
}
