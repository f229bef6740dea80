import type { VNode } from "preact";
import { decimals } from "../../words/numbers.ts";
import { articleSaid } from "../../words/said/article-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { Table } from "./table.tsx";

/** What one tournament gives a player without a rating. */
export interface FirstRow {
  readonly name: string;
  readonly n: number;
  readonly score: number;
  readonly Rc: number | null;
  readonly Ru: number | null;
  readonly kept: boolean;
  readonly ruling: { readonly article: string; readonly says: string };
}

interface Props {
  readonly rows: readonly FirstRow[];
  readonly words: Catalogue;
}

/** What is kept goes towards a first rating, which is made of all that is kept; what is not kept gives nothing. */
export function FirstResults({ rows, words }: Props): VNode | null {
  if (rows.length === 0) return null;
  const { tournaments: says } = words.web;
  const { columns } = words.phrases;
  const number = (value: number | null): string => (value === null ? "–" : decimals(words.language, value));
  return (
    <Table
      stack
      caption={says.unrated}
      rows={rows}
      columns={[
        { head: columns.player, names: true, cell: ({ name }) => name },
        { head: columns.games, number: true, cell: ({ n }) => n },
        { head: columns.score, number: true, cell: ({ score }) => number(score) },
        { head: "Rc", number: true, cell: ({ Rc }) => number(Rc) },
        { head: "Ru", number: true, cell: ({ Ru }) => (Ru === null ? says.nothingGiven : number(Ru)) },
        { head: says.gives, cell: ({ ruling }) => articleSaid(words, ruling.article, ruling.says) },
      ]}
    />
  );
}
