import type { VNode } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import { Sparkline } from "../../charts/sparkline.tsx";
import type { Shown } from "../../page.tsx";
import { Change } from "../../parts/change.tsx";
import { markedRow } from "../list-table.tsx";
import type { EntryData } from "./lists.tsx";
import type { PlayerData } from "./player-data.ts";

interface Props {
  readonly player: string;
  /** The newest first, each list in every version. */
  readonly entries: readonly EntryData[];
  readonly live: PlayerData["live"];
  readonly shown: Shown;
}

/** A card for each kind of list: rating, last change, peak, games of a year and the course of the last lists. */
export const Cards = ({ entries, ...props }: Props): VNode => (
  <div class="grid">
    {LIST_KINDS.map((kind) => (
      <Card kind={kind} entries={inForce(entries, kind)} {...props} />
    ))}
  </div>
);

/** Of each list of a kind the version that stands, the newest list first. */
const inForce = (entries: readonly EntryData[], kind: string): readonly EntryData[] =>
  entries.filter((entry, at) => entry.kind === kind && entries.findIndex(({ list }) => list === entry.list) === at);

const MONTHS = 12;
const SPARKS = 24;

/** The same month a year before. */
const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

type CardProps = Props & { readonly kind: string };

function Card({ kind, player, entries, live, shown }: CardProps): VNode {
  const { words, to } = shown;
  const { lists, players } = words.web;
  const [newest] = entries;
  const rated = entries.filter(({ rating }) => rating !== null);
  const rating = newest?.rating ?? null;
  // The change of the last list with games: a list without any changed nothing.
  const moved = entries.slice(0, MONTHS).find(({ change }) => (change ?? 0) !== 0);
  return (
    <div class={newest === undefined ? "card rating-card empty" : "card rating-card"}>
      <p class="soft">
        {newest === undefined || rating === null ? (
          lists.kinds[kind]
        ) : (
          <a href={to(`/lists/${newest.list}${markedRow(player)}`)}>{lists.kinds[kind]}</a>
        )}{" "}
        {newest?.inactive && rating !== null ? <span class="tag">{lists.inactive}</span> : null}
        {newest?.delisted ? <span class="tag">{lists.isDelisted}</span> : null}
      </p>
      <p class="big">
        {rating ?? "–"}{" "}
        {rating === null || moved === undefined ? null : (
          <a class="beside" href={to(`/players/${player}/${moved.list}`)}>
            <Change of={moved.change} />
          </a>
        )}
      </p>
      <Sparkline
        values={rated
          .slice(0, SPARKS)
          .map((entry) => entry.rating ?? 0)
          .reverse()}
      />
      <p class="small soft sentence">
        {newest === undefined ? players.unrated : factsOf(entries, rated, shown).join(" · ")}
      </p>
      <More kind={kind} player={player} entries={entries} live={live} shown={shown} />
    </div>
  );
}

/** What games that are in no list yet would make of it, and what others would. */
function More({ kind, player, entries, live, shown: { words, to } }: CardProps): VNode {
  const { player: says } = words.pages;
  const now = live.find((each) => each.kind === kind);
  const [newest] = entries;
  const rating = newest?.rating ?? null;
  return (
    <p class="small">
      <a href={to(`/players/${player}/so-far/${kind}`)}>{says.live}</a>
      {now === undefined ? null : (
        <>
          {": "}
          <strong>{now.rating}</strong> <Change of={now.change} /> ({says.found(now.games)})
        </>
      )}
      {rating === null || newest === undefined ? null : (
        <>
          {" · "}
          <a href={to(`/calculators/change?list=${kind}&rating=${rating}&k=${newest.k ?? ""}`)}>{says.whatIf}</a>
          {" · "}
          <a href={to(`/players/${player}/${newest.list}/certificate?version=${newest.version}`)}>
            {words.web.certificate.title}
          </a>
        </>
      )}
    </p>
  );
}

function factsOf(entries: readonly EntryData[], rated: readonly EntryData[], { words }: Shown): readonly string[] {
  const { player: says } = words.pages;
  const { month } = words.web.lists;
  const [newest] = entries;
  // Of equals the oldest: that is when it was first reached.
  const peak = rated.toReversed().sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0))[0];
  const from = newest === undefined ? "" : yearBefore(newest.date);
  const games = entries.filter(({ date }) => date > from).reduce((sum, each) => sum + (each.games ?? 0), 0);
  return [
    ...(newest === undefined ? [] : [month(newest.date)]),
    ...(peak === undefined ? [] : [says.peak(peak.rating ?? 0, month(peak.date))]),
    says.gamesInYear(games),
  ];
}
