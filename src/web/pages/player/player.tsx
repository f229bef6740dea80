import type { VNode } from "preact";
import { RatingChart } from "../../charts/rating-chart.tsx";
import { RatingNumbers } from "../../charts/rating-numbers.tsx";
import { chartLabels } from "../../charts/rating-series.ts";
import type { Shown } from "../../page.tsx";
import { Island } from "../../parts/island.tsx";
import { KNote } from "../../parts/marked-k.tsx";
import { Cards } from "./cards.tsx";
import { FirstProgress } from "./first-progress.tsx";
import { Periods, pointsOf } from "./lists.tsx";
import type { PlayerData } from "./player-data.ts";
import { Record } from "./record.tsx";
import { Tournaments } from "./tournaments.tsx";

interface Props {
  readonly data: PlayerData;
  readonly shown: Shown;
}

export function PlayerPage({ data, shown }: Props): VNode {
  const { words } = shown;
  const { players: says } = words.web;
  // A titled player is on lists without a rating too: there is nothing to show of them.
  const entries = data.entries.filter(({ rating, games, delisted }) => rating !== null || delisted || (games ?? 0) > 0);
  const points = pointsOf(entries);
  const labels = chartLabels(words, points);
  return (
    <>
      <Head data={data} shown={shown} />
      <Ranks data={data} shown={shown} />
      <Cards player={data.player} entries={entries} shown={shown} />
      {points.some(({ rating }) => rating !== null) ? (
        <>
          <h2>{says.chart}</h2>
          <Island name="rating-chart" words={words} of={RatingChart} own={{ points, labels }} />
          <RatingNumbers points={points} labels={labels} words={words} />
        </>
      ) : null}
      {data.progress.map((each) => (
        <FirstProgress player={data.player} progress={each} shown={shown} />
      ))}
      <Tournaments data={data} shown={shown} />
      <Record record={data.record} player={data.player} shown={shown} />
      <h2>{says.periods}</h2>
      {entries.length === 0 ? <p class="notice">{says.noEntries}</p> : null}
      <Periods player={data.player} entries={entries} played={data.played} shown={shown} />
      <KNote rows={entries} words={shown.words} />
    </>
  );
}

function Head({ data, shown: { words } }: Props): VNode {
  const { player: says } = words.pages;
  const facts = [
    data.federation === null ? null : (data.federationName ?? data.federation),
    data.player,
    data.birthYear === null ? null : says.born(data.birthYear),
  ].filter((each) => each !== null);
  return (
    <>
      <h1>
        {data.title === null ? null : <span class="badge">{data.title}</span>} {data.name}
      </h1>
      <p class="soft">{facts.join(" · ")}</p>
    </>
  );
}

/** Where the player stands on the first list that ranks them, in every group they belong to. */
function Ranks({ data, shown }: Props): VNode | null {
  const { words, to } = shown;
  const { player: says } = words.pages;
  const [ranks] = data.ranks;
  if (ranks === undefined) return null;
  const { federation } = data;
  const chips = [
    ["all", ranks.all, ""],
    ["women", ranks.women, "?sex=w"],
    ["juniors", ranks.juniors, "?group=juniors"],
    ["seniors", ranks.seniors, "?group=seniors"],
    ["federation", ranks.federation, `?federation=${federation ?? ""}`],
  ] as const;
  return (
    <ul class="chips" aria-label={`${says.ranks}, ${words.web.lists.kinds[ranks.kind] ?? ranks.kind}`}>
      {chips.map(([group, rank, query]) =>
        rank === null ? null : (
          <li>
            <a class="chip" href={to(`/lists/${ranks.list}${query}`)}>
              {group === "federation" && federation !== null ? federation : says.rank[group]}{" "}
              <strong>{`#${rank.rank}`}</strong>
              <span class="visually-hidden"> {says.place(rank.rank, rank.of)}</span>
            </a>
          </li>
        ),
      )}
      <li class="soft small">{says.ranks}</li>
    </ul>
  );
}
