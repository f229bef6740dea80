import type { VNode } from "preact";
import { counted } from "../../../words/numbers.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Table } from "../../parts/table.tsx";
import { EmbedCode, Follow } from "../../share/embed-code.tsx";
import { Months, PlayerLink, TournamentTable } from "./parts.tsx";

type FederationData = AnswerOf<"federations.show">;
type FederationList = FederationData["lists"][number];

interface Props {
  readonly data: FederationData;
  readonly shown: Shown;
}

/** A federation: its best players, its activity and its tournaments. */
export function FederationPage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { federations: says, nav, statistics } = words.pages.overview;
  return (
    <>
      <p class="small">
        <a href={to("/federations")}>{nav.federations}</a>
      </p>
      <h1>
        {data.name === null ? data.federation : `${data.name} (${data.federation})`}
        {data.suspended ? <span class="tag">{says.suspended}</span> : null}
      </h1>
      {data.lists.length === 0 ? <p class="notice">{says.noPlayers}</p> : null}
      <div class="grid">
        {data.lists.map((list) => (
          <TopTen list={list} code={data.federation} shown={shown} />
        ))}
      </div>
      {data.months.some(({ games }) => games > 0) ? (
        <>
          <h2>{statistics.byMonth}</h2>
          <Months months={data.months} shown={shown} />
        </>
      ) : null}
      <h2>{says.tournaments}</h2>
      {data.tournaments.length === 0 ? (
        <p class="notice">{words.web.tournaments.none}</p>
      ) : (
        <>
          <TournamentTable caption={says.tournaments} rows={data.tournaments} shown={shown} />
          <p>
            <a href={to(`/tournaments?federation=${data.federation}`)}>{words.web.site.nav.tournaments}</a>
          </p>
        </>
      )}
      <EmbedCode
        title={says.table}
        text={says.tableText}
        path={`/embed/federations/${data.federation}`}
        name={data.name ?? data.federation}
        height={TABLE_HEIGHT}
        shown={shown}
      />
      <Follow says={says.follow} at={`/federations/${data.federation}`} shown={shown} />
    </>
  );
}

/** Pixels of a table of ten. */
const TABLE_HEIGHT = 620;

function TopTen({
  list,
  code,
  shown,
}: {
  readonly list: FederationList;
  readonly code: string;
  readonly shown: Shown;
}): VNode {
  const { words, to } = shown;
  const { federations: says } = words.pages.overview;
  const { columns } = words.phrases;
  return (
    <section>
      <h2>{words.web.lists.kinds[list.kind]}</h2>
      <dl class="facts">
        <dt>{says.active}</dt>
        <dd>{counted(words.language, list.active)}</dd>
        <dt>{says.average}</dt>
        <dd>
          <strong>{list.average}</strong>
        </dd>
      </dl>
      <Table
        caption={`${says.topTen}: ${words.web.lists.name(list.kind, list.date)}`}
        rows={list.top}
        columns={[
          { head: columns.player, names: true, cell: (each) => <PlayerLink of={each} shown={shown} /> },
          { head: columns.rating, number: true, cell: ({ rating }) => rating },
        ]}
      />
      <p>
        <a href={to(`/lists/${list.list}?federation=${code}`)}>{says.everybody}</a>
      </p>
    </section>
  );
}
