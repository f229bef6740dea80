import type { VNode } from "preact";
import { listInSentence } from "../../../words/said/list-name.ts";
import type { ActionAnswer } from "../../api-types.ts";
import { Table } from "../../parts/table.tsx";
import type { OfficeShown } from "./shown.ts";

type Sheets = NonNullable<ActionAnswer["sheets"]>;
type ListSheet = Extract<Sheets[number], { readonly against: number }>;

/** A player changed by a correction. */
export type ChangedPlayer = ListSheet["lines"][number] & { readonly name: string };

export interface ShownSheet extends Omit<ListSheet, "asOf" | "lines"> {
  /** The first of them, with names. */
  readonly lines: readonly ChangedPlayer[];
  readonly all: number;
}

/** What another version of a list would change. */
export function DifferenceSheet({ sheet, shown }: { readonly sheet: ShownSheet; readonly shown: OfficeShown }): VNode {
  const { words, to } = shown;
  const { corrections: says } = words.web.office;
  const { columns, more } = words.office.lists;
  const { list, version, against, lines, all } = sheet;
  const caption = says.sheet(listInSentence(words, list), version, against, all);
  if (lines.length === 0) return <p>{caption}</p>;
  return (
    <>
      <Table
        stack
        caption={caption}
        rows={lines}
        columns={[
          { head: columns.player, cell: ({ player }) => <a href={to(`/players/${player}`)}>{player}</a> },
          { head: columns.name, names: true, cell: ({ name }) => name },
          { head: says.before, number: true, cell: ({ before }) => before ?? "–" },
          { head: says.after, number: true, cell: ({ after }) => after ?? "–" },
          { head: says.gamesBefore, number: true, cell: ({ gamesBefore }) => gamesBefore },
          { head: says.gamesAfter, number: true, cell: ({ gamesAfter }) => gamesAfter },
        ]}
      />
      {all > lines.length ? <p class="soft">{more(all - lines.length)}</p> : null}
    </>
  );
}
