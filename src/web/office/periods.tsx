import type { VNode } from "preact";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import type { AnswerOf } from "../api-types.ts";
import { Day } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import { ActionForm, Choice, MonthField, Tick } from "./parts/fields.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props extends AnswerOf<"periods.list"> {
  /** Kinds of which there is no list yet. */
  readonly empty: readonly ListKind[];
  readonly shown: OfficeShown;
}

/** The next lists, to be closed, and every list there is. */
export function PeriodsPage({ lists, next, empty, shown }: Props): VNode {
  const { words, to } = shown;
  const { periods: says } = words.web.office;
  const { columns } = words.office.lists;
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.periods}>
      <div class="grid">
        {next.map(({ kind, date, ready, heldBack }) => (
          <section class="card">
            <strong>{words.web.lists.name(kind, date)}</strong>
            <p>{says.comesTo(ready, heldBack)}</p>
          </section>
        ))}
      </div>
      {shown.may("close a period") ? (
        <>
          <h2>{says.close}</h2>
          <p>{says.closeText}</p>
          <ActionForm shown={shown} action="close-period" button={says.closeButton}>
            {(entered) => (
              <>
                <Choice
                  label={columns.list}
                  name="kind"
                  value="all"
                  entered={entered}
                  options={[
                    ["all", words.web.keeping.together.all],
                    ...LIST_KINDS.map((kind) => [kind, words.values[kind]] as const),
                  ]}
                />
                <MonthField label={says.date} name="date" entered={entered} />
                {next.some(({ isEarly }) => isEarly) ? (
                  <Tick wide label={says.closeEarly} name="early" entered={entered} />
                ) : null}
              </>
            )}
          </ActionForm>
        </>
      ) : null}
      {shown.may("close a period") && empty.length > 0 ? <Begin empty={empty} shown={shown} /> : null}
      {shown.may("publish a list") ? <PublishTogether lists={lists} shown={shown} /> : null}
      <p class="no-print">
        <a href={to("/office/alarms")}>{words.scale.alarms.title}</a>
      </p>
      <h2>{says.lists}</h2>
      {lists.length === 0 ? <p class="notice">{says.none}</p> : <Lists lists={lists} shown={shown} />}
    </OfficeFrame>
  );
}

/** Lists that are shown at once: those of a year. */
const RECENT = 12;

/** The newest lists; the older ones are folded. */
function Lists({ lists, shown }: Pick<Props, "lists" | "shown">): VNode {
  const { periods: says } = shown.words.web.office;
  const older = lists.slice(RECENT);
  return (
    <>
      <ListTable caption={says.lists} lists={lists.slice(0, RECENT)} shown={shown} />
      {older.length === 0 ? null : (
        <details>
          <summary>{says.older(older.length)}</summary>
          <ListTable caption={says.older(older.length)} lists={older} shown={shown} />
        </details>
      )}
    </>
  );
}

interface ListTableProps extends Pick<Props, "lists" | "shown"> {
  readonly caption: string;
}

/** A phone leaves out version, date and entry. */
function ListTable({ caption, lists, shown: { words, to } }: ListTableProps): VNode {
  const { columns, states } = words.office.lists;
  return (
    <Table
      headed
      caption={caption}
      rows={lists}
      columns={[
        {
          head: columns.list,
          names: true,
          cell: ({ list, version, kind, date }) => (
            <a href={`${to(`/office/periods/${list}`)}?version=${version}`}>{words.web.lists.name(kind, date)}</a>
          ),
        },
        { head: columns.version, number: true, wide: true, cell: ({ version }) => version },
        { head: columns.date, wide: true, cell: ({ date }) => <Day of={date} language={words.language} /> },
        {
          head: columns.state,
          cell: ({ state }) => <span class={state === "draft" ? "tag draft" : "tag"}>{states[state]}</span>,
        },
        { head: columns.entry, number: true, wide: true, cell: ({ entry }) => entry },
      ]}
    />
  );
}

/** Dates with more than one draft. */
function PublishTogether({ lists, shown: { words, to } }: Pick<Props, "lists" | "shown">): VNode {
  const drafts = lists.filter(({ state }) => state === "draft");
  const dates = [...new Set(drafts.map(({ date }) => date))].filter(
    (date) => drafts.filter((each) => each.date === date).length > 1,
  );
  return (
    <>
      {dates.map((date) => (
        <p class="actions">
          <a class="button" href={to(`/office/publish/${date}`)}>
            {words.web.keeping.together.publish(words.web.lists.month(date))}
          </a>
        </p>
      ))}
    </>
  );
}

/** For a kind that takes over no published list. */
function Begin({ empty, shown }: Pick<Props, "empty" | "shown">): VNode {
  const { words } = shown;
  const { periods: says } = words.web.office;
  return (
    <>
      <h2>{says.begin}</h2>
      <p>{says.beginText}</p>
      <ActionForm shown={shown} action="begin-list" button={says.beginButton}>
        {(entered) => (
          <>
            <Choice
              label={words.office.lists.columns.list}
              name="kind"
              value={empty[0] ?? ""}
              entered={entered}
              options={empty.map((kind) => [kind, words.values[kind]])}
            />
            <MonthField label={says.beginDate} name="date" entered={entered} required />
          </>
        )}
      </ActionForm>
    </>
  );
}
