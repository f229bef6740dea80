import type { VNode } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import { counted } from "../../../words/numbers.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Change } from "../../parts/change.tsx";
import { Table } from "../../parts/table.tsx";
import { PlayerLink } from "./parts.tsx";

type LiveData = AnswerOf<"lists.preview">;
type LivePlayer = NonNullable<LiveData["players"]>[number];

interface Props {
  readonly data: LiveData;
  readonly shown: Shown;
}

/** The next list as it would be now, marked as not published. */
export function LivePage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { live: says } = words.pages.overview;
  const { players } = data;
  const title = says.title(words.web.lists.name(data.kind, data.date));
  return (
    <>
      <h1>{title}</h1>
      <p class="notice">{words.web.period.notPublished}</p>
      <nav aria-label={words.phrases.columns.list}>
        <ul class="chips">
          {LIST_KINDS.map((kind) => (
            <li>
              <a class="chip" href={to(`/live/${kind}`)} aria-current={kind === data.kind ? "page" : undefined}>
                {words.web.lists.kinds[kind]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        {says.intro} {says.tournaments(data.tournaments)}.
      </p>
      {players === null ? (
        <p class="notice">{says.tooMany}</p>
      ) : players.length === 0 ? (
        <p class="notice">{says.none}</p>
      ) : (
        <Players caption={title} players={players} kind={data.kind} shown={shown} />
      )}
      {players !== null && data.more ? <p class="notice">{says.first(players.length)}</p> : null}
    </>
  );
}

function Players({
  caption,
  players,
  kind,
  shown,
}: {
  readonly caption: string;
  readonly players: readonly LivePlayer[];
  readonly kind: string;
  readonly shown: Shown;
}): VNode {
  const { words, to } = shown;
  const { live: says } = words.pages.overview;
  const { columns } = words.phrases;
  return (
    <Table
      headed
      long
      caption={caption}
      rows={players}
      columns={[
        { head: words.pages.list.heads.rank, number: true, cell: ({ rank }) => counted(words.language, rank) },
        {
          head: columns.player,
          names: true,
          cell: (each) => (
            <>
              <PlayerLink of={each} shown={shown} />
              <span class="second">{each.federation ?? ""}</span>
            </>
          ),
        },
        { head: words.web.lists.federation, wide: true, cell: ({ federation }) => shown.federation(federation) },
        { head: says.published, number: true, wide: true, cell: ({ before }) => before ?? "–" },
        {
          head: says.live,
          number: true,
          cell: ({ player, rating }) => <a href={to(`/players/${player}/so-far/${kind}`)}>{rating}</a>,
        },
        { head: columns.change, number: true, cell: ({ change }) => <Change of={change} /> },
        { head: columns.games, number: true, wide: true, cell: ({ games }) => games },
      ]}
    />
  );
}
