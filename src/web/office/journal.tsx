import type { VNode } from "preact";
import type { EntryKind } from "../../domain/journal/journal.ts";
import { Moment } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

export interface JournalLine {
  readonly sequence: number;
  readonly time: string;
  readonly by: string;
  readonly kind: EntryKind;
  readonly hash: string;
  /** What was recorded, as it stands there. */
  readonly payload: string;
  readonly tournament: string | null;
}

interface Props {
  readonly entries: readonly JournalLine[];
  /** The last entry shown, where there are more; null at the beginning of the journal. */
  readonly next: number | null;
  readonly kinds: readonly EntryKind[];
  readonly shown: OfficeShown;
}

/** Everything that was received or decided, the newest first. */
export function JournalPage({ entries, next, kinds, shown }: Props): VNode {
  const { words, to, query } = shown;
  const { journal: says } = words.web.office;
  const { columns } = words.office;
  return (
    <OfficeFrame shown={shown} title={words.web.office.tabs.journal}>
      <form class="fields" method="get" action={to("/office/journal")}>
        <label>
          <span>{columns.what}</span>
          <select name="kind">
            <option value="">{says.all}</option>
            {kinds.map((kind) => (
              <option value={kind} selected={query.kind === kind}>
                {words.office.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.web.lists.show}</button>
      </form>
      {entries.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <Table
          stack
          caption={says.caption}
          rows={entries}
          columns={[
            { head: columns.entry, number: true, names: true, cell: ({ sequence }) => sequence },
            { head: columns.time, cell: ({ time }) => <Moment of={time} language={words.language} /> },
            { head: columns.by, cell: ({ by }) => by },
            { head: columns.what, cell: ({ kind }) => words.office.kinds[kind] },
            { head: columns.about, cell: (entry) => <About entry={entry} shown={shown} /> },
          ]}
        />
      )}
      <nav class="pages" aria-label={words.web.lists.pages}>
        {query.before === undefined ? null : <a href={shown.withQuery({ before: "" })}>{words.web.site.first}</a>}
        {next === null ? null : <a href={shown.withQuery({ before: String(next) })}>{words.web.site.next}</a>}
      </nav>
    </OfficeFrame>
  );
}

function About({ entry, shown }: { readonly entry: JournalLine; readonly shown: OfficeShown }): VNode {
  const { journal: says } = shown.words.web.office;
  const { tournament, payload, hash } = entry;
  return (
    <div>
      {tournament === null ? null : <a href={shown.to(`/office/tournaments/${tournament}`)}>{tournament}</a>}
      <details>
        <summary>{says.open}</summary>
        <pre class="payload">{payload}</pre>
        <p class="small hash">{hash}</p>
      </details>
    </div>
  );
}
