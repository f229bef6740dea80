import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Table } from "../parts/table.tsx";

type UnratedData = AnswerOf<"lists.list-unrated">;
type Unrated = UnratedData["titled"][number];

interface Props {
  readonly data: UnratedData;
  readonly shown: Shown;
}

/** Unrated players named on a list: the delisted (7.21) and the titled (7.22). */
export function UnratedPage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { lists: says } = words.web;
  return (
    <>
      <p class="small">
        <a href={to(`/lists/${data.list}?version=${data.version}`)}>{says.name(data.kind, data.date)}</a>
      </p>
      <h1>{says.unrated}</h1>
      <h2>{says.delisted}</h2>
      {data.delisted.length === 0 ? <p>{says.noDelisted}</p> : <Unrateds rows={data.delisted} shown={shown} delisted />}
      <h2>{says.titledUnrated}</h2>
      {data.titled.length === 0 ? <p>{says.noTitledUnrated}</p> : <Unrateds rows={data.titled} shown={shown} />}
      <p class="actions">
        <a class="button quiet" href={`/files/${data.list}/${data.version}.unrated`} download>
          CSV
        </a>
      </p>
    </>
  );
}

interface RowsProps {
  readonly rows: readonly Unrated[];
  readonly shown: Shown;
  readonly delisted?: boolean;
}

const Unrateds = ({ rows, shown: { words, to, federation: nameOf }, delisted = false }: RowsProps): VNode => (
  <Table
    stack
    caption={delisted ? words.web.lists.delisted : words.web.lists.titledUnrated}
    rows={rows}
    columns={[
      {
        head: words.phrases.columns.player,
        names: true,
        cell: ({ player, name }) => <a href={to(`/players/${player}`)}>{name}</a>,
      },
      { head: words.web.lists.playerTitle, cell: ({ title }) => title ?? "" },
      { head: words.web.lists.federation, cell: ({ federation }) => nameOf(federation) },
      { head: words.web.lists.born, number: true, cell: ({ birthYear }) => birthYear ?? "" },
    ]}
  />
);
