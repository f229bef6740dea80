import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Change } from "../parts/change.tsx";
import { markedK } from "../parts/marked-k.tsx";
import { type Column, Table } from "../parts/table.tsx";

type ListData = AnswerOf<"lists.show">;
type Row = ListData["players"][number];

interface Props {
  readonly data: ListData;
  readonly shown: Shown;
}

/** The players by rank among those shown; on a phone two lines for each. */
export function ListTable({ data, shown }: Props): VNode {
  const { words } = shown;
  const { heads } = words.pages.list;
  const others = Object.keys(data.players[0]?.others ?? {});
  return (
    <Table
      headed
      long={others.length === 0}
      rowId={({ player }) => rowOf(player)}
      rowClass={({ player }) => (player === shown.query.mark ? "marked" : undefined)}
      caption={words.web.lists.name(data.kind, data.date)}
      rows={data.players}
      columns={[
        { head: heads.rank, number: true, cell: ({ place }) => place },
        { head: heads.moved, number: true, wide: true, cell: ({ climbed }) => <Moved of={climbed} /> },
        nameColumn(shown),
        { head: heads.fed, wide: true, cell: ({ federation }) => federation ?? "" },
        { head: heads.rating, number: true, cell: ({ rating }) => <strong>{rating}</strong> },
        { head: heads.change, number: true, cell: ({ change }) => <Change of={change} /> },
        ...others.map(
          (kind): Column<Row> => ({
            head: words.web.lists.kinds[kind] ?? kind,
            number: true,
            cell: (row) => row.others[kind] ?? "–",
          }),
        ),
        { head: heads.games, number: true, wide: true, cell: ({ games }) => games },
        { head: "K", number: true, wide: true, cell: markedK },
        { head: heads.born, number: true, wide: true, cell: ({ birthYear }) => birthYear ?? "" },
      ]}
    />
  );
}

/** The row of a player on the page of a list. */
const rowOf = (player: string): string => `player-${player}`;

/** The part of an address that leads to a player's row, and marks it. */
export const markedRow = (player: string, query = ""): string =>
  `?${query === "" ? "" : `${query}&`}mark=${player}#${rowOf(player)}`;

const nameColumn = ({ words, to }: Shown): Column<Row> => ({
  head: words.pages.list.heads.player,
  names: true,
  cell: ({ player, name, title, inactive, federation, birthYear }) => (
    <>
      {title === null ? null : <span class="badge">{title}</span>} <a href={to(`/players/${player}`)}>{name}</a>{" "}
      {inactive ? <span class="tag">{words.web.lists.inactive}</span> : null}
      <span class="second">{[federation, birthYear].filter((each) => each !== null).join(" · ")}</span>
    </>
  ),
});

/** Places gained or lost; nothing where there was no movement. */
const Moved = ({ of }: { readonly of: number | null }): VNode | null =>
  of === null || of === 0 ? null : <Change of={of} />;
