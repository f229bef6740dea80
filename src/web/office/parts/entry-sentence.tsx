import type { ComponentChildren, VNode } from "preact";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { entryText, type KnownNames, type Mention } from "../../../words/entry-text.ts";
import { Moment } from "../../parts/day.tsx";
import type { OfficeShown } from "./shown.ts";

/** Entries of the journal, and what players and tournaments in them are called. */
export interface JournalPart {
  readonly entries: readonly JournalEntry[];
  readonly names: KnownNames;
}

interface Props {
  readonly entry: JournalEntry;
  readonly names: KnownNames;
  readonly shown: OfficeShown;
}

const PAGES = { player: "players", tournament: "tournaments", list: "periods" } as const;

/** An entry as a sentence, with links to what it is about. */
export function EntrySentence({ entry, names, shown }: Props): VNode {
  const { text, mentions } = entryText(shown.words, entry, names);
  return <>{linked(text, mentions, shown)}</>;
}

function linked(text: string, mentions: readonly Mention[], shown: OfficeShown): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let done = 0;
  for (const { what, id, text: name } of mentions) {
    const at = text.indexOf(name, done);
    if (at < 0) continue;
    const href = shown.to(`/office/${PAGES[what]}/${id}`);
    parts.push(
      text.slice(done, at),
      <a class="mention" href={href}>
        {name}
      </a>,
    );
    done = at + name.length;
  }
  return [...parts, text.slice(done)];
}

/** The newest entries, for those who may read the journal. */
export function RecentActivity({ entries, names, shown }: JournalPart & { readonly shown: OfficeShown }): VNode {
  const { words, to } = shown;
  return (
    <section>
      <h2>{words.journal.recent}</h2>
      <ul>
        {entries.map((entry) => (
          <li>
            <EntrySentence entry={entry} names={names} shown={shown} />{" "}
            <span class="soft">
              {entry.by} · <Moment of={entry.time} language={words.language} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={to("/office/journal")}>{words.journal.all}</a>
      </p>
    </section>
  );
}
