import type { VNode } from "preact";
import { LIST_KINDS } from "../../domain/list.ts";
import type { AnswerOf } from "../api-types.ts";
import type { Shown } from "../page.tsx";
import { Days } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";

export type TournamentHead = AnswerOf<"tournaments.list">["tournaments"][number];

interface ListProps {
  readonly data: AnswerOf<"tournaments.list">;
  readonly shown: Shown;
}

export function TournamentsPage({ data, shown }: ListProps): VNode {
  const { words, query } = shown;
  const { tournaments: says, lists } = words.web;
  const isSearch = Boolean(query.name || query.federation || query.kind || query.after);
  return (
    <>
      <h1>{says.title}</h1>
      <form class="fields" method="get">
        <label>
          <span>{says.name}</span>
          <input name="name" value={query.name ?? ""} />
        </label>
        <label>
          <span>{lists.federation}</span>
          <input name="federation" maxLength={3} value={query.federation ?? ""} />
        </label>
        <label>
          <span>{words.phrases.columns.list}</span>
          <select name="kind">
            <option value="">{lists.all}</option>
            {LIST_KINDS.map((kind) => (
              <option value={kind} selected={query.kind === kind}>
                {lists.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{lists.show}</button>
      </form>
      {data.tournaments.length === 0 ? (
        <p class="notice">{isSearch ? says.none : says.empty}</p>
      ) : (
        <Tournaments data={data} shown={shown} />
      )}
      <nav class="pages" aria-label={lists.pages}>
        {query.after ? <a href={shown.withQuery({ after: "" })}>{words.web.site.first}</a> : null}
        {data.next === null ? null : (
          <a rel="next" href={shown.withQuery({ after: data.next })}>
            {words.web.site.next}
          </a>
        )}
      </nav>
    </>
  );
}

function Tournaments({ data, shown }: ListProps): VNode {
  const { words, to } = shown;
  const { tournaments: says, lists } = words.web;
  return (
    <Table
      stack
      caption={says.title}
      rows={data.tournaments}
      columns={[
        {
          head: says.name,
          names: true,
          cell: (each) => <a href={to(`/tournaments/${each.tournament}`)}>{each.name}</a>,
        },
        { head: says.number, cell: ({ tournament }) => tournament },
        { head: lists.federation, cell: ({ federation }) => shown.federation(federation) },
        { head: words.phrases.columns.list, cell: ({ kind }) => lists.kinds[kind] ?? kind },
        { head: says.dates, cell: ({ start, end }) => <Days from={start} to={end} language={words.language} /> },
      ]}
    />
  );
}
