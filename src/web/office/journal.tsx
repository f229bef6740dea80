import type { VNode } from "preact";
import type { EntryKind, JournalEntry } from "../../domain/journal/journal.ts";
import type { KnownNames } from "../../words/entry-text.ts";
import { Moment } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";
import { EntrySentence, type JournalPart } from "./parts/entry-sentence.tsx";
import { OfficeFrame } from "./parts/frame.tsx";
import type { OfficeShown } from "./parts/shown.ts";

interface Props extends JournalPart {
  /** The last entry shown, where there are more; null at the beginning of the journal. */
  readonly next: number | null;
  readonly kinds: readonly EntryKind[];
  readonly shown: OfficeShown;
}

/** Everything that was received or decided, the newest first. */
export function JournalPage({ entries, names, next, kinds, shown }: Props): VNode {
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
          caption={says.caption}
          rows={entries}
          columns={[
            { head: columns.entry, number: true, names: true, cell: ({ sequence }) => sequence },
            { head: columns.time, wide: true, cell: ({ time }) => <Moment of={time} language={words.language} /> },
            { head: columns.by, wide: true, cell: ({ by }) => by },
            { head: columns.what, cell: (entry) => <Told entry={entry} names={names} shown={shown} /> },
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

interface ToldProps {
  readonly entry: JournalEntry;
  readonly names: KnownNames;
  readonly shown: OfficeShown;
}

/** The sentence, and one click below it what was recorded, as it stands there. */
function Told({ entry, names, shown }: ToldProps): VNode {
  return (
    <div class="entry">
      <span>
        <EntrySentence entry={entry} names={names} shown={shown} />
        <span class="second">
          <Moment of={entry.time} language={shown.words.language} /> · {entry.by}
        </span>
      </span>
      <details>
        <summary>{shown.words.web.office.journal.open}</summary>
        <pre class="payload">{JSON.stringify(entry.payload, null, 2)}</pre>
        <p class="small hash">{entry.hash}</p>
      </details>
    </div>
  );
}
