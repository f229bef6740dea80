import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import { PlayerSearch } from "../live/player-search.tsx";
import type { Shown } from "../page.tsx";
import { Island } from "../parts/island.tsx";
import { Table } from "../parts/table.tsx";

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
            { head: lists.federation, cell: ({ federation }) => shown.federation(federation) },
            { head: lists.born, number: true, cell: ({ birthYear }) => birthYear ?? "" },
          ]}
        />
      )}
      {data.more ? <p class="notice">{says.more(data.players.length)}</p> : null}
    </>
  );
}
