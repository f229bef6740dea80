import type { VNode } from "preact";
import type { AnswerOf } from "../api-types.ts";
import { Day } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props extends AnswerOf<"tournaments.list-registered"> {
  readonly shown: OfficeShown;
}

/** One's own tournaments, those of the federation, or all of them; the latest first. */
export function TournamentsPage({ tournaments, next, shown }: Props): VNode {
  const { words, to, query } = shown;
  const { tournaments: says } = words.web.office;
  const { facts, columns } = words.office.tournaments;
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.tournaments}>
      <form class="fields" method="get" action={to("/office/tournaments")}>
        <label>
          <span>{facts.name}</span>
          <input name="name" value={query.name ?? ""} />
        </label>
        <button type="submit">{says.search}</button>
        {shown.may("register a tournament") ? (
          <a class="button quiet" href={to("/office/tournaments/new")}>
            {words.web.office.home.register}
          </a>
        ) : null}
        <a class="button quiet" href={to("/office/fide")}>
          {words.fide.files.link}
        </a>
      </form>
      {tournaments.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <Table
          stack
          caption={says.caption}
          rows={tournaments}
          columns={[
            { head: columns.tournament, cell: ({ tournament }) => tournament },
            {
              head: facts.name,
              names: true,
              cell: ({ tournament, name }) => <a href={to(`/office/tournaments/${tournament}`)}>{name}</a>,
            },
            { head: facts.federation, cell: ({ federation }) => shown.federation(federation) },
            { head: facts.kind, cell: ({ kind }) => words.web.lists.kinds[kind] },
            { head: facts.start, cell: ({ start }) => <Day of={start} language={words.language} /> },
            { head: facts.end, cell: ({ end }) => <Day of={end} language={words.language} /> },
            { head: says.report, cell: ({ hasReport }) => (hasReport ? words.phrases.yes : words.phrases.no) },
          ]}
        />
      )}
      <nav class="pages" aria-label={words.web.lists.pages}>
        {query.before === undefined ? null : <a href={shown.withQuery({ before: "" })}>{words.web.site.first}</a>}
        {next === null ? null : <a href={shown.withQuery({ before: next })}>{words.web.site.next}</a>}
      </nav>
    </OfficeFrame>
  );
}
