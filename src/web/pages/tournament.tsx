import type { VNode } from "preact";
import type { Catalogue } from "../../words/catalogue.ts";
import { decimals, signed } from "../../words/numbers.ts";
import type { Shown } from "../page.tsx";
import { Day, Days } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import type { TournamentHead } from "./tournament-list.tsx";

interface Ruling {
  readonly article: string;
  readonly says: string;
}

export interface TournamentData extends TournamentHead {
  readonly city: string | null;
  readonly system: string;
  readonly rateOfPlay: string | null;
  readonly registration: Ruling;
  readonly admitted: Ruling;
  readonly decided: { readonly rated: boolean; readonly reason: string } | null;
  readonly reports: readonly {
    readonly part: number;
    readonly version: number;
    readonly receivedOn: string;
    readonly sha256: string;
    readonly waiting: boolean;
  }[];
  readonly parts: readonly PartData[];
}

interface PartData {
  readonly id: string;
  readonly list: string;
  readonly version: number;
  readonly isPublished: boolean;
  readonly edition: string;
  readonly counts: boolean;
  readonly against: readonly Ruling[];
  readonly players: readonly RowData[];
}

interface RowData {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly rating: number | null;
  readonly isRated: boolean;
  readonly n: number;
  readonly k: number | null;
  readonly change: number | null;
  readonly first: number | null;
  readonly games: readonly {
    readonly round: number;
    readonly opponent: number;
    readonly score: number | null;
    readonly counts: boolean;
    readonly why: Ruling | null;
  }[];
}

export function TournamentPage({ data, shown }: { readonly data: TournamentData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { tournaments: says, lists } = words.web;
  const ruling = ({ article, says: why }: Ruling): string => `${words.phrases.article} ${article}: ${why}`;
  return (
    <>
      <p class="small">
        <a href={to("/tournaments")}>{says.title}</a>
      </p>
      <h1>{data.name}</h1>
      <dl class="facts">
        <dt>{says.number}</dt>
        <dd>{data.tournament}</dd>
        <dt>{says.dates}</dt>
        <dd>
          <Days from={data.start} to={data.end} language={words.language} />
        </dd>
        <dt>{words.phrases.columns.list}</dt>
        <dd>
          {lists.kinds[data.kind]}, {words.values[data.system as keyof Catalogue["values"]]}
        </dd>
        <dt>{says.rateOfPlay}</dt>
        <dd>{data.rateOfPlay ?? "–"}</dd>
        <dt>{says.registration}</dt>
        <dd>{ruling(data.admitted)}</dd>
      </dl>
      {data.decided === null ? null : (
        <p class="notice">
          {data.decided.rated ? says.ruledRated : says.ruledNotRated} {data.decided.reason}
        </p>
      )}
      {data.reports.length === 0 ? <p class="notice">{says.noReport}</p> : null}
      {data.parts.map((part) => (
        <Part part={part} shown={shown} />
      ))}
      {data.reports.length === 0 ? null : (
        <Table
          stack
          caption={says.reports}
          rows={data.reports}
          columns={[
            {
              head: says.version,
              number: true,
              names: true,
              cell: ({ part, version }) => (part === 0 ? version : `${part}/${version}`),
            },
            { head: says.received, cell: ({ receivedOn }) => <Day of={receivedOn} language={words.language} /> },
            { head: says.state, cell: ({ waiting }) => (waiting ? says.waiting : says.stands) },
            { head: words.office.lists.columns.sha256, cell: ({ sha256 }) => <span class="mono hash">{sha256}</span> },
          ]}
        />
      )}
    </>
  );
}

function Part({ part, shown }: { readonly part: PartData; readonly shown: Shown }): VNode {
  const { words, to } = shown;
  const { tournaments: says } = words.web;
  const { columns } = words.phrases;
  const number = (value: number, places?: number): string => decimals(words.language, value, places);
  const rounds = [...new Set(part.players.flatMap(({ games }) => games.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );
  return (
    <section>
      <h2>{part.isPublished ? <a href={to(`/lists/${part.list}`)}>{part.list}</a> : says.notPublished}</h2>
      <p class="soft">{words.phrases.underEdition(part.edition)}</p>
      {part.counts ? null : (
        <p class="notice warn">
          {words.phrases.notRated}{" "}
          {part.against.map(({ article, says: why }) => `${words.phrases.article} ${article}: ${why}`).join("; ")}
        </p>
      )}
      <Table
        caption={says.crosstable}
        rows={part.players}
        columns={[
          { head: columns.number, number: true, cell: ({ place }) => place },
          {
            head: columns.player,
            names: true,
            cell: ({ id, name }) => (id === "" ? name : <a href={to(`/players/${id}`)}>{name}</a>),
          },
          { head: columns.rating, number: true, cell: ({ rating, isRated }) => (isRated ? rating : "") },
          ...rounds.map((round) => ({ head: String(round), cell: (row: RowData) => cellOf(row, round, words) })),
          { head: columns.games, number: true, cell: ({ n }) => n },
          { head: "K", number: true, cell: ({ k }) => k ?? "" },
          {
            head: columns.change,
            number: true,
            cell: ({ change, first }) =>
              change === null ? (first === null ? "" : says.first(first)) : signed(number(change, 2)),
          },
        ]}
      />
    </section>
  );
}

/** Opponent and score of a round; what does not count is in brackets, with the reason. */
function cellOf({ games }: RowData, round: number, words: Catalogue): VNode | string {
  const game = games.find((each) => each.round === round);
  if (game === undefined) return "";
  const score = game.score === null ? "–" : game.score === 0.5 ? "½" : String(game.score);
  const text = `${game.opponent}:${score}`;
  if (game.why === null) return text;
  return (
    <span class="soft" title={`${words.phrases.article} ${game.why.article}: ${game.why.says}`}>{`(${text})`}</span>
  );
}
