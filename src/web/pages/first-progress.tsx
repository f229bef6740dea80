import type { VNode } from "preact";
import { decimals } from "../../words/numbers.ts";
import type { Shown } from "../page.tsx";
import { Days } from "../parts/day.tsx";
import { Table } from "../parts/table.tsx";

export interface ProgressData {
  readonly kind: string;
  readonly list: string;
  readonly games: number;
  readonly enough: boolean;
  readonly article: string;
  readonly says: string;
  readonly tournaments: readonly {
    readonly tournament: string;
    readonly start: string;
    readonly end: string;
    readonly games: number;
    readonly score: number;
    readonly ratedOpponents: number;
    readonly kept: boolean;
  }[];
}

/** What an unrated player has collected for a first rating, as the newest list left it. */
export function FirstProgress({
  progress,
  shown: { words, to },
}: {
  readonly progress: ProgressData;
  readonly shown: Shown;
}): VNode {
  const { phrases } = words;
  const { players: says, lists } = words.web;
  return (
    <>
      <h2>{says.progress(lists.kinds[progress.kind] ?? progress.kind)}</h2>
      <p>
        {phrases.article} {progress.article}: {progress.says}
      </p>
      <Table
        caption={says.pooled}
        rows={progress.tournaments}
        columns={[
          {
            head: says.tournament,
            names: true,
            cell: ({ tournament }) => <a href={to(`/tournaments/${tournament}`)}>{tournament}</a>,
          },
          {
            head: words.web.tournaments.dates,
            cell: ({ start, end }) => <Days from={start} to={end} language={words.language} />,
          },
          { head: phrases.columns.games, number: true, cell: ({ games }) => games },
          {
            head: phrases.columns.score,
            number: true,
            cell: ({ score }) => decimals(words.language, score),
          },
          { head: says.ratedOpponents, number: true, cell: ({ ratedOpponents }) => ratedOpponents },
          { head: says.kept, cell: ({ kept }) => (kept ? phrases.yes : phrases.no) },
        ]}
      />
    </>
  );
}
