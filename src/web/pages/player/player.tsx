import type { ComponentChildren, VNode } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import { counted } from "../../../words/numbers.ts";
import { RatingChart } from "../../charts/rating-chart.tsx";
import { RatingNumbers } from "../../charts/rating-numbers.tsx";
import { chartLabels } from "../../charts/rating-series.ts";
import { SubscribeForm } from "../../notifications/mail-pages.tsx";
import type { Shown } from "../../page.tsx";
import { Island } from "../../parts/island.tsx";
import { KNote } from "../../parts/marked-k.tsx";
import { EmbedCode, Follow } from "../../share/embed-code.tsx";
import { markedRow } from "../list-table.tsx";
import { Cards } from "./cards.tsx";
import { FirstProgress } from "./first-progress.tsx";
import { type EntryData, Periods, pointsOf } from "./lists.tsx";
import { PlayerBadges } from "./player-badges.tsx";
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
      {data.ranks.map((ranks) => (
        <Ranks ranks={ranks} data={data} shown={shown} />
      ))}
      <Cards player={data.player} entries={entries} live={data.live} shown={shown} />
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
      <PlayerBadges data={data} kinds={ratedKinds(entries)} shown={shown} />
      <EmbedCode
        title={shown.words.pages.player.card}
        text={shown.words.pages.player.cardText}
        path={`/embed/players/${data.player}`}
        name={data.name}
        height={CARD_HEIGHT}
        shown={shown}
      />
      <Follow says={shown.words.pages.player.follow} at={`/players/${data.player}`} shown={shown} />
      <SubscribeForm player={data.player} shown={shown} />
    </>
  );
}

/** Pixels of a card with three ratings. */
const CARD_HEIGHT = 280;

/** The kinds of lists on whose newest one the player has a rating. */
const ratedKinds = (entries: readonly EntryData[]): readonly string[] =>
  LIST_KINDS.filter((kind) => (entries.find((entry) => entry.kind === kind)?.rating ?? null) !== null);

function Head({ data, shown: { words, to } }: Props): VNode {
  const { player: says } = words.pages;
  const { federation, federationName, title, birthYear } = data;
  const facts: readonly ComponentChildren[] = [
    ...(federation === null ? [] : [<a href={to(`/federations/${federation}`)}>{federationName ?? federation}</a>]),
    data.player,
    ...(birthYear === null ? [] : [says.born(birthYear)]),
  ];
  return (
    <>
      <h1>
        {title === null ? null : (
          <a class="badge" href={to(`/lists/standard?title=${title}`)}>
            {title}
          </a>
        )}{" "}
        {data.name}
      </h1>
      <p class="soft">
        {facts.map((fact, at) => (
          <>
            {at === 0 ? null : " · "}
            {fact}
          </>
        ))}
      </p>
    </>
  );
}

/** Where the player stands on a list, in every group they belong to. */
function Ranks({ ranks, data, shown }: Props & { readonly ranks: PlayerData["ranks"][number] }): VNode {
  const { words, to } = shown;
  const { player: says } = words.pages;
  const { federation } = data;
  const kind = words.web.lists.kinds[ranks.kind] ?? ranks.kind;
  const chips = [
    ["all", ranks.all, ""],
    ["women", ranks.women, "sex=w"],
    ["juniors", ranks.juniors, "group=juniors"],
    ["seniors", ranks.seniors, "group=seniors"],
    ["federation", ranks.federation, `federation=${federation ?? ""}`],
  ] as const;
  return (
    <ul class="chips ranks" aria-label={`${says.ranks}, ${kind}`}>
      <li class="soft small">
        {says.ranks} · {kind}
      </li>
      {chips.map(([group, rank, query]) =>
        rank === null ? null : (
          <li>
            <a class="chip" href={to(`/lists/${ranks.list}${markedRow(data.player, query)}`)}>
              {group === "federation" && federation !== null ? federation : says.rank[group]}{" "}
              <strong>{`#${counted(words.language, rank.rank)}`}</strong>
              <span class="visually-hidden"> {says.place(rank.rank, rank.of)}</span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
