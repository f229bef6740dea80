import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import type { AnswerOf } from "../api-types.ts";
import { RatingChart } from "../charts/rating-chart.tsx";
import { chartLabels } from "../charts/rating-series.ts";
import { PlayerSearch } from "../live/player-search.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";
import { KNote } from "../parts/marked-k.tsx";
import { Table } from "../parts/table.tsx";
import { FirstProgress, type ProgressData } from "./first-progress.tsx";
import { type EntryData, Periods, type PlayedData, pointsOf } from "./periods-of-player.tsx";

export type PersonData = AnswerOf<"players.search">["players"][number];

export function SearchPage({
  data,
  shown,
}: {
  readonly data: AnswerOf<"players.search">;
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
      {data.more ? <p class="notice">{says.more(data.players.length)}</p> : null}
    </>
  );
}

export interface PlayerData extends PersonData {
  readonly entries: readonly EntryData[];
  readonly played: readonly PlayedData[];
  readonly progress: readonly ProgressData[];
}

export function PlayerPage({ data, shown }: { readonly data: PlayerData; readonly shown: Shown }): VNode {
  const { words } = shown;
  const { players: says, lists } = words.web;
  // A titled player is on lists without a rating too: there is nothing to show of them.
  const entries = data.entries.filter(({ rating, games, delisted }) => rating !== null || delisted || (games ?? 0) > 0);
  const newest = (kind: string) => entries.find((entry) => entry.kind === kind);
  const points = pointsOf(entries);
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
                {entry?.inactive && entry.rating !== null ? ` · ${lists.inactive}` : ""}
                {entry?.delisted ? ` · ${lists.isDelisted}` : ""}
              </p>
              <p class="small">
                <a href={shown.to(`/players/${data.player}/so-far/${kind}`)}>{says.soFar}</a>
              </p>
            </div>
          );
        })}
      </div>
      {points.some(({ rating }) => rating !== null) ? (
        <>
          <h2>{says.chart}</h2>
          <Island
            name="rating-chart"
            words={words}
            of={RatingChart}
            own={{ points, labels: chartLabels(words, points) }}
          />
        </>
      ) : null}
      {data.progress.map((each) => (
        <FirstProgress player={data.player} progress={each} shown={shown} />
      ))}
      <h2>{says.periods}</h2>
      {entries.length === 0 ? <p class="notice">{says.noEntries}</p> : null}
      <Periods player={data.player} entries={entries} played={data.played} shown={shown} />
      <KNote rows={entries} words={shown.words} />
    </>
  );
}
