import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import { listName } from "../../../words/said/list-name.ts";
import type { Shown } from "../../page.tsx";
import { Change } from "../../parts/change.tsx";
import { Days } from "../../parts/day.tsx";
import { Table } from "../../parts/table.tsx";
import type { PlayerData } from "./player-data.ts";

interface Props {
  readonly data: PlayerData;
  readonly shown: Shown;
}

type Row = PlayerData["tournaments"][number];

/** Rows that stand open; the others are one click away. */
const OPEN = 10;

/** Each tournament with score, performance and what it changed. */
export function Tournaments({ data, shown }: Props): VNode | null {
  const { player: says } = shown.words.pages;
  const rows = data.tournaments;
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{says.tournaments}</h2>
      <Rows caption={says.tournaments} rows={rows.slice(0, OPEN)} data={data} shown={shown} />
      {rows.length <= OPEN ? null : (
        <details>
          <summary>{says.more(rows.length - OPEN)}</summary>
          <Rows caption={says.more(rows.length - OPEN)} rows={rows.slice(OPEN)} data={data} shown={shown} />
        </details>
      )}
      {rows.some(({ points }) => points !== null) ? <p class="small soft">{says.roundedOnce}</p> : null}
      <p>
        <a href={shown.to(`/players/${data.player}/games`)}>{says.allGames}</a>
      </p>
    </>
  );
}

interface RowsProps extends Props {
  readonly caption: string;
  readonly rows: readonly Row[];
}

function Rows({ caption, rows, data, shown }: RowsProps): VNode {
  const { words, to } = shown;
  const { player: says } = words.pages;
  const score = ({ score, games }: Row): string => `${scoreText(words.language, score)}/${games}`;
  return (
    <Table
      headed
      caption={caption}
      rows={rows}
      rowClass={({ counts }) => (counts ? undefined : "not-counted")}
      columns={[
        {
          head: says.tournament,
          names: true,
          cell: (row) => (
            <>
              <a href={to(`/tournaments/${row.tournament}`)}>{row.name}</a>
              <span class="second">
                <Days from={row.start} to={row.end} language={words.language} />
              </span>
            </>
          ),
        },
        {
          head: says.date,
          wide: true,
          cell: ({ start, end }) => <Days from={start} to={end} language={words.language} />,
        },
        { head: says.list, wide: true, cell: ({ kind }) => words.web.lists.kinds[kind] ?? kind },
        { head: says.score, number: true, cell: score },
        { head: says.performance, number: true, wide: true, cell: (row) => row.performance ?? "–" },
        { head: says.change, number: true, cell: (row) => <Brought row={row} data={data} shown={shown} /> },
      ]}
    />
  );
}

/** What a tournament brought: as it was rounded where it was alone, else its exact part of the sum of its list. */
function Brought({ row, data, shown: { words, to } }: Props & { readonly row: Row }): VNode {
  const { player: says } = words.pages;
  if (!row.counts) return <span class="soft">{says.notRated}</span>;
  const entry = data.entries.find(({ list }) => list === row.list);
  // Rated for a record that was merged later: this player's line of that list does not contain it.
  if (row.entered !== data.player && !entry?.games) return <>–</>;
  const address = to(`/players/${data.player}/${row.list}`);
  if (row.points !== null)
    return (
      <a href={address}>
        <Change of={row.points} exact={words.language} />
      </a>
    );
  const isOnly = data.tournaments.filter(({ list, counts }) => counts && list === row.list).length === 1;
  if (!isOnly || entry === undefined || entry.change === null) return <a href={address}>{listName(words, row.list)}</a>;
  return (
    <a href={address}>
      <Change of={entry.change} />
    </a>
  );
}
