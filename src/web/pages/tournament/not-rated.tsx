import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import type { Shown } from "../../page.tsx";
import { Table } from "../../parts/table.tsx";
import { type CrosstableRow, type GameData, reasonId, rulingSaid } from "./crosstable.tsx";

interface Props {
  readonly rows: readonly CrosstableRow[];
  readonly marks: string;
  readonly shown: Shown;
}

interface NotRatedGame {
  readonly player: CrosstableRow;
  readonly game: GameData;
  readonly reason: string;
  /** Where the crosstable leads to: the game from both sides, if it counts for neither. */
  readonly ids: readonly string[];
}

/** More games than these are folded. */
const OPEN = 20;

/** The games that do not count, each with its reason; one that counts for the opponent is listed for its player. */
export function NotRated({ rows, marks, shown }: Props): VNode | null {
  const { pages } = shown.words;
  const games = notRatedGames(rows, marks, shown);
  if (games.length === 0) return null;
  const table = <Games games={games} rows={rows} shown={shown} />;
  return (
    <>
      <h3>{pages.tournament.notRated}</h3>
      {games.length <= OPEN ? (
        table
      ) : (
        <details>
          <summary>{pages.tournament.showAll(games.length)}</summary>
          {table}
        </details>
      )}
    </>
  );
}

function Games({
  games,
  rows,
  shown: { words },
}: Pick<Props, "rows" | "shown"> & { readonly games: readonly NotRatedGame[] }): VNode {
  const { heads, notRated } = words.pages.tournament;
  const { heads: gameHeads, colours } = words.pages.explanation;
  return (
    <Table
      headed
      caption={notRated}
      rows={games}
      columns={[
        { head: gameHeads.round, number: true, cell: ({ game }) => game.round },
        {
          head: words.phrases.columns.player,
          names: true,
          cell: ({ player, ids, game, reason }) => (
            <>
              {ids.map((id) => (
                <span id={id} />
              ))}
              {player.name}
              <span class="second">
                {colours[game.colour]} – {rows[game.opponent - 1]?.name ?? ""}
              </span>
              <span class="second">{reason}</span>
            </>
          ),
        },
        { head: gameHeads.colour, wide: true, cell: ({ game }) => colours[game.colour] },
        {
          head: heads.result,
          cell: ({ game: { score } }) => (score === null ? "–" : scoreText(words.language, score)),
        },
        { head: gameHeads.opponent, wide: true, cell: ({ game }) => rows[game.opponent - 1]?.name ?? "" },
        { head: heads.reason, wide: true, cell: ({ reason }) => reason },
      ]}
    />
  );
}

function notRatedGames(rows: readonly CrosstableRow[], marks: string, { words }: Shown): readonly NotRatedGame[] {
  const reasonOf = ({ why }: GameData): string => (why ? rulingSaid(words, why) : "");
  const fromOther = (player: CrosstableRow, game: GameData): GameData | undefined =>
    rows[game.opponent - 1]?.games.find(({ round, opponent }) => round === game.round && opponent === player.place);
  return rows
    .flatMap((player) =>
      player.games.flatMap((game): NotRatedGame[] => {
        const [reason, other] = [reasonOf(game), fromOther(player, game)];
        if (reason === "") return [];
        const isForBoth = other !== undefined && reasonOf(other) === reason;
        if (isForBoth && player.place > game.opponent) return []; // listed from the other side
        const places = isForBoth ? [player.place, game.opponent] : [player.place];
        return [{ player, game, reason, ids: places.map((place) => reasonId(marks, place, game.round)) }];
      }),
    )
    .sort((one, other) => one.game.round - other.game.round);
}
