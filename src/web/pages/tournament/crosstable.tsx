import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import { articleSaid } from "../../../words/said/article-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Player } from "../../parts/player.tsx";
import { Table } from "../../parts/table.tsx";

type Part = AnswerOf<"tournaments.show">["parts"][number];
type RatedRow = Part["players"][number];
export type Ruling = Pick<Part["against"][number], "article" | "says">;

/** A player with all games. */
export type CrosstableRow = Pick<RatedRow, "id" | "name" | "title" | "place" | "points"> & {
  readonly games: readonly GameData[];
};

/** Why it does not count is missing where nothing has been calculated yet. */
export type GameData = Pick<RatedRow["games"][number], "round" | "opponent" | "colour" | "score"> & {
  readonly why?: Ruling | null;
};

export const rulingSaid = (words: Catalogue, { article, says }: Ruling): string => articleSaid(words, article, says);

interface Props {
  readonly rows: readonly CrosstableRow[];
  /** Prefix of the ids under which the page says why games do not count; null: it does not. */
  readonly marks: string | null;
  readonly shown: Shown;
}

/** Everybody by number, round by round: `48w1` is a win with White against number 48. */
export function Crosstable({ rows, marks, shown }: Props): VNode {
  const { words } = shown;
  const { columns } = words.phrases;
  const { crosstable, cells, heads } = words.pages.tournament;
  const rounds = [...new Set(rows.flatMap(({ games }) => games.map(({ round }) => round)))].sort((a, b) => a - b);
  // How to read a cell stands above: in the table it would be cut off where that is wider than the page.
  return (
    <div class="cross">
      <p class="small soft">{cells}</p>
      <Table
        headed
        caption={crosstable}
        rows={rows}
        columns={[
          { head: columns.number, number: true, cell: ({ place }) => place },
          { head: columns.player, names: true, cell: (row) => <Player of={row} shown={shown} /> },
          ...rounds.map((round) => ({
            head: String(round),
            cell: (row: CrosstableRow) => gamesIn(row, round, marks, words),
          })),
          {
            head: heads.points,
            number: true,
            cell: ({ points }) => <strong>{scoreText(words.language, points)}</strong>,
          },
        ]}
      />
    </div>
  );
}

/** Opponent, colour and result, as in a printed cross table. */
const cellText = ({ language, pages }: Catalogue, { opponent, colour, score }: GameData): string =>
  `${opponent}${pages.tournament.colours[colour]}${score === null ? "–" : scoreText(language, score)}`;

/** The place in the page that says why a game does not count for a player. */
export const reasonId = (marks: string, place: number, round: number): string => `${marks}-${round}-${place}`;

/** The games of a round; what does not count is in brackets and leads to the reason. */
function gamesIn(
  { games, place }: CrosstableRow,
  round: number,
  marks: string | null,
  words: Catalogue,
): readonly VNode[] {
  return games
    .filter((each) => each.round === round)
    .map((game, index) => {
      const text = cellText(words, game);
      const blank = index === 0 ? "" : " ";
      if (!game.why) return <span>{`${blank}${text}`}</span>;
      if (marks === null) return <span class="soft">{`${blank}(${text})`}</span>;
      return (
        <>
          {blank}
          <a class="soft" href={`#${reasonId(marks, place, round)}`}>{`(${text})`}</a>
        </>
      );
    });
}
