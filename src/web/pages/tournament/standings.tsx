import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import { decimals, signed, withMinus } from "../../../words/numbers.ts";
import { listName } from "../../../words/said/list-name.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Player } from "../../parts/player.tsx";
import { Table } from "../../parts/table.tsx";

export type PublicTournament = AnswerOf<"tournaments.show">;
export type PartData = PublicTournament["parts"][number];

interface Props {
  readonly part: PartData;
  readonly data: PublicTournament;
  readonly shown: Shown;
}

/** The field in numbers, and where it was rated. */
export function Summary({ part, data, shown: { words, to } }: Props): VNode {
  const { summary: heads } = words.pages.tournament;
  const { tournaments: says } = words.web;
  const { players, averageRating, titled, women } = part.summary;
  const facts: readonly (readonly [string, VNode | string | number])[] = [
    [heads.players, players],
    [heads.average, averageRating ?? "–"],
    [heads.titled, titled],
    [heads.women, women],
    [says.rateOfPlay, data.rateOfPlay ?? "–"],
    [
      says.ratedOn,
      part.isPublished ? (
        <a href={to(`/lists/${part.list}?version=${part.version}`)}>{listName(words, part.list)}</a>
      ) : part.counts ? (
        says.notPublished
      ) : (
        words.pages.player.notRated
      ),
    ],
  ];
  return (
    <dl class="strip">
      {facts.map(([head, value]) => (
        <div>
          <dt>{head}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** By rank: points of all games, performance, average opponent and what it changed. */
export function Standings({ part, shown }: Omit<Props, "data">): VNode {
  const { words } = shown;
  const { heads, standings, note } = words.pages.tournament;
  const { columns } = words.phrases;
  const rows = [...part.players].sort((one, other) => one.rank - other.rank || one.place - other.place);
  return (
    <>
      <h2>{standings}</h2>
      <Table
        headed
        long
        caption={standings}
        rows={rows}
        columns={[
          { head: heads.rank, number: true, cell: ({ rank }) => rank },
          {
            head: columns.player,
            names: true,
            cell: (row) => (
              <>
                <Player of={row} shown={shown} />
                <span class="second">
                  {[row.federation, row.isRated ? row.rating : null].filter((each) => each !== null).join(" · ")}
                </span>
              </>
            ),
          },
          { head: words.web.lists.federation, wide: true, cell: ({ federation }) => shown.federation(federation) },
          { head: columns.rating, number: true, wide: true, cell: ({ isRated, rating }) => (isRated ? rating : "–") },
          {
            head: heads.points,
            number: true,
            cell: ({ points }) => <strong>{scoreText(words.language, points)}</strong>,
          },
          { head: heads.performance, number: true, wide: true, cell: (row) => row.performance ?? "–" },
          { head: heads.averageOpponent, number: true, wide: true, cell: (row) => row.averageOpponent ?? "–" },
          { head: columns.games, number: true, wide: true, cell: ({ n }) => n },
          { head: "K", number: true, wide: true, cell: ({ k }) => k ?? "" },
          { head: heads.change, number: true, cell: ({ change }) => <Exact of={change} language={words.language} /> },
        ]}
      />
      <p class="small soft">{note}</p>
    </>
  );
}

/** A change of a single tournament: not rounded, with sign and colour. */
function Exact({ of, language }: { readonly of: number | null; readonly language: string }): VNode | null {
  if (of === null) return null;
  const text = withMinus(signed(decimals(language, of, 2)));
  return of === 0 ? <span class="soft">{text}</span> : <span class={of > 0 ? "good" : "bad"}>{text}</span>;
}
