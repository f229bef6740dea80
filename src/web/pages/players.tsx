import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import { PlayerSearch } from "../live/player-search.tsx";
import { RatingChart } from "../live/rating-chart.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";
import { FirstProgress, type ProgressData } from "./first-progress.tsx";

export interface PersonData {
  readonly player: string;
  readonly name: string;
  readonly federation: string | null;
  readonly title: string | null;
  readonly sex: string | null;
  readonly birthYear: number | null;
}

export function SearchPage({
  data,
  shown,
}: {
  readonly data: { readonly name: string; readonly players: readonly PersonData[] };
  readonly shown: Shown;
}): VNode {
  const { words, to } = shown;
  const { players: says, lists } = words.web;
  return (
    <>
      <h1>{says.search}</h1>
      <Island name="player-search" words={words} of={PlayerSearch} own={{ base: to(""), name: data.name }} />
      {data.name === "" ? null : data.players.length === 0 ? (
        <p class="notice">{says.nobody(data.name)}</p>
      ) : (
        <Table
          stack
          caption={says.found}
          rows={data.players}
          columns={[
            {
              head: words.phrases.columns.player,
              names: true,
              cell: (each) => <a href={to(`/players/${each.player}`)}>{each.name}</a>,
            },
            { head: says.number, number: true, cell: ({ player }) => player },
            { head: lists.playerTitle, cell: ({ title }) => title ?? "" },
            { head: lists.federation, cell: ({ federation }) => federation ?? "" },
            { head: lists.born, number: true, cell: ({ birthYear }) => birthYear ?? "" },
          ]}
        />
      )}
    </>
  );
}

export interface EntryData {
  readonly list: string;
  readonly version: number;
  readonly kind: string;
  readonly date: string;
  readonly rating: number | null;
  readonly games: number | null;
  readonly k: number | null;
  readonly inactive: boolean;
  readonly moves: readonly MoveData[];
}

/** What moved a player otherwise than by games. */
export interface MoveData {
  readonly points: number | null;
  readonly ratingBefore: number | null;
  readonly reason: string | null;
}

export interface PlayerData extends PersonData {
  readonly entries: readonly EntryData[];
  readonly progress: readonly ProgressData[];
}

export function PlayerPage({ data, shown }: { readonly data: PlayerData; readonly shown: Shown }): VNode {
  const { words } = shown;
  const { players: says, lists } = words.web;
  // A titled player is on lists without a rating too: there is nothing to show of them.
  const entries = data.entries.filter(({ rating, games }) => rating !== null || (games ?? 0) > 0);
  const newest = (kind: string) => entries.find((entry) => entry.kind === kind);
  const current = onlyInForce(entries);
  return (
    <>
      <h1>
        {data.title === null ? null : <span class="soft">{data.title} </span>}
        {data.name}
      </h1>
      <dl class="facts">
        <dt>{says.number}</dt>
        <dd>{data.player}</dd>
        <dt>{lists.federation}</dt>
        <dd>{data.federation ?? "–"}</dd>
        <dt>{lists.born}</dt>
        <dd>{data.birthYear ?? "–"}</dd>
      </dl>
      <div class="grid">
        {LIST_KINDS.map((kind) => {
          const entry = newest(kind);
          return (
            <div class="card">
              <p class="soft">{lists.kinds[kind]}</p>
              <p class="big">{entry?.rating ?? "–"}</p>
              <p class="small soft">
                {entry === undefined ? says.unrated : lists.month(entry.date)}
                {entry?.inactive ? ` · ${lists.inactive}` : ""}
              </p>
              <p class="small">
                <a href={shown.to(`/players/${data.player}/so-far/${kind}`)}>{says.soFar}</a>
              </p>
            </div>
          );
        })}
      </div>
      {current.length > 1 ? (
        <>
          <h2>{says.chart}</h2>
          <Island name="rating-chart" words={words} of={RatingChart} own={{ points: current.map(pointOf).reverse() }} />
        </>
      ) : null}
      {data.progress.map((each) => (
        <FirstProgress progress={each} shown={shown} />
      ))}
      <h2>{says.periods}</h2>
      {entries.length === 0 ? (
        <p class="notice">{says.noEntries}</p>
      ) : (
        <Periods data={{ ...data, entries }} shown={shown} />
      )}
    </>
  );
}

const pointOf = ({ kind, date, rating, version, moves }: EntryData) => ({
  ...{ kind, date, rating },
  corrected: version > 1 || moves.length > 0,
});

/** Of each list the version that stands. */
const onlyInForce = (entries: readonly EntryData[]): readonly EntryData[] =>
  entries.filter((entry, index) => entries.findIndex(({ list }) => list === entry.list) === index);

function Periods({ data, shown }: { readonly data: PlayerData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { players: says, lists } = words.web;
  const { columns } = words.phrases;
  return (
    <Table
      headed
      caption={says.periods}
      rows={data.entries}
      columns={[
        {
          head: columns.list,
          names: true,
          cell: ({ list, version, kind, date }) => (
            <>
              <a href={to(`/players/${data.player}/${list}${version > 1 ? `?version=${version}` : ""}`)}>
                {lists.name(kind, date)}
              </a>{" "}
              {version > 1 ? <span class="tag">{lists.version(version)}</span> : null}
            </>
          ),
        },
        { head: columns.rating, number: true, cell: ({ rating }) => rating ?? "–" },
        { head: columns.games, number: true, cell: ({ games }) => games ?? "" },
        { head: "K", number: true, cell: ({ k }) => k ?? "" },
        {
          head: says.state,
          cell: ({ inactive, moves }) =>
            [
              ...(inactive ? [lists.inactive] : []),
              ...moves.map(({ points, ratingBefore, reason }) =>
                points === null ? says.movedFrom(ratingBefore ?? 0) : says.correction(points, reason ?? ""),
              ),
            ].join("; "),
        },
      ]}
    />
  );
}
