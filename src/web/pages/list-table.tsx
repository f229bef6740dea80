import type { VNode } from "preact";
import { counted } from "../../words/numbers.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Change } from "../parts/change.tsx";
import { markedK } from "../parts/marked-k.tsx";
import { type Column, type ColumnOrder, Table } from "../parts/table.tsx";

type ListData = AnswerOf<"lists.show">;
type Row = ListData["players"][number];

interface Props {
  readonly data: ListData;
  readonly shown: Shown;
}

/** The players by rank among those shown; on a phone two lines for each. */
export function ListTable({ data, shown }: Props): VNode {
  const { words } = shown;
  return (
    <Table
      headed
      long={kindsBeside(data).length === 0}
      rowId={({ player }) => rowOf(player)}
      rowClass={({ player }) => (player === shown.query.mark ? "marked" : undefined)}
      caption={words.web.lists.name(data.kind, data.date)}
      rows={data.players}
      columns={columnsOf(data, shown)}
    />
  );
}

/** Lists of other kinds, whose ratings stand beside. */
const kindsBeside = ({ players: [first] }: ListData): readonly string[] => Object.keys(first?.others ?? {});

function columnsOf(data: ListData, shown: Shown): readonly Column<Row>[] {
  const { words } = shown;
  const { heads } = words.pages.list;
  return [
    { head: heads.rank, number: true, cell: ({ place }) => counted(words.language, place) },
    {
      head: heads.moved,
      number: true,
      wide: true,
      cell: ({ climbed }) => (climbed ? <Change of={climbed} /> : null),
    },
    nameColumn(shown),
    { head: words.web.lists.federation, wide: true, cell: ({ federation }) => shown.federation(federation) },
    {
      head: heads.rating,
      number: true,
      order: order(shown, "rating"),
      cell: ({ rating }) => <strong>{rating}</strong>,
    },
    {
      head: heads.change,
      number: true,
      // A comparison with another list goes by rating.
      order: shown.query.against ? undefined : order(shown, "change"),
      cell: ({ change }) => (change === null ? null : <Change of={change} />),
    },
    ...kindsBeside(data).map(
      (kind): Column<Row> => ({
        head: words.web.lists.kinds[kind] ?? kind,
        number: true,
        cell: (row) => row.others[kind] ?? "–",
      }),
    ),
    { head: heads.games, number: true, wide: true, order: order(shown, "games"), cell: ({ games }) => games },
    { head: "K", number: true, wide: true, cell: markedK },
    {
      head: heads.born,
      number: true,
      wide: true,
      order: order(shown, "birth"),
      cell: ({ birthYear }) => birthYear ?? "",
    },
  ];
}

/** The row of a player on the page of a list. */
const rowOf = (player: string): string => `player-${player}`;

/** The part of an address that leads to a player's row, and marks it. */
export const markedRow = (player: string, query = ""): string =>
  `?${query === "" ? "" : `${query}&`}mark=${player}#${rowOf(player)}`;

/** A click on the head of a column orders the whole list by it, as the choice above does. */
const order = ({ query, withQuery }: Shown, by: "rating" | "name" | "change" | "games" | "birth"): ColumnOrder => ({
  address: withQuery({ sort: by === "rating" ? "" : by, after: "", mark: "" }),
  direction: by === "name" ? "ascending" : "descending",
  isCurrent: (query.sort || "rating") === by,
});

const nameColumn = (shown: Shown): Column<Row> => ({
  head: shown.words.pages.list.heads.player,
  names: true,
  order: order(shown, "name"),
  cell: ({ player, name, title, inactive, federation, birthYear }) => (
    <>
      {title === null ? null : <span class="badge">{title}</span>} <a href={shown.to(`/players/${player}`)}>{name}</a>{" "}
      {inactive ? <span class="tag">{shown.words.web.lists.inactive}</span> : null}
      <span class="second">{[federation, birthYear].filter((each) => each !== null).join(" · ")}</span>
    </>
  ),
});
