import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import { ObjectLink } from "../../objections/public.tsx";
import type { Shown } from "../../page.tsx";
import { Table } from "../../parts/table.tsx";
import type { CrosstableRow, GameData } from "./crosstable.tsx";

interface Props {
  readonly tournament: string;
  readonly rows: readonly CrosstableRow[];
  readonly shown: Shown;
}

interface ListedGame {
  readonly white: CrosstableRow;
  readonly black: CrosstableRow;
  readonly game: GameData;
}

/** Every game once with a link to object; folded, because few people need it. Without mails nobody can object. */
export function ObjectToGames({ tournament, rows, shown }: Props): VNode | null {
  const { words } = shown;
  const games = gamesOf(rows);
  if (!shown.mails || games.length === 0) return null;
  const { heads, colours } = words.pages.explanation;
  const { games: title, object, wrong } = words.objections;
  return (
    <details class="no-print">
      <summary>{title}</summary>
      <Table
        headed
        caption={title}
        rows={games}
        columns={[
          { head: heads.round, number: true, cell: ({ game }) => game.round },
          { head: colours.white, names: true, cell: ({ white }) => white.name },
          { head: colours.black, names: true, cell: ({ black }) => black.name },
          { head: words.pages.tournament.heads.result, cell: ({ game }) => resultOf(words.language, game) },
          {
            head: wrong,
            cell: ({ game: { round }, white, black }) => (
              <ObjectLink
                subject={{ tournament, round: String(round), white: white.id, black: black.id }}
                text={object}
                label={`${object}: ${words.objections.game(round, white.name, black.name)}`}
                shown={shown}
              />
            ),
          },
        ]}
      />
    </details>
  );
}

const resultOf = (language: string, { score }: GameData): string =>
  score === null ? "–" : `${scoreText(language, score)}–${scoreText(language, 1 - score)}`;

/** Seen from White, by round. Games of players whom the public may not see are left out: the form would not know them. */
const gamesOf = (rows: readonly CrosstableRow[]): readonly ListedGame[] =>
  rows
    .flatMap((white) =>
      white.games.flatMap((game): ListedGame[] => {
        const black = rows[game.opponent - 1];
        const isKnown = game.colour === "white" && black !== undefined && white.id !== "" && black.id !== "";
        return isKnown ? [{ white, black, game }] : [];
      }),
    )
    .sort((one, other) => one.game.round - other.game.round);
