import type { VNode } from "preact";
import { scoreText } from "../../../presentation/score.ts";
import { ObjectLink } from "../../objections/public.tsx";
import type { Shown } from "../../page.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import type { CrosstableRow, GameData } from "./crosstable.tsx";

interface Props {
  readonly tournament: string;
  readonly rows: readonly CrosstableRow[];
  readonly shown: Shown;
}

interface Pairing {
  readonly white: CrosstableRow;
  readonly black: CrosstableRow;
  readonly scores: readonly [white: number | null, black: number | null];
  readonly isRated: boolean;
}

/** Who met whom, round by round; the cross table says the same by numbers, so it is folded and not printed. */
export function Rounds({ tournament, rows, shown }: Props): VNode | null {
  const { rounds: title, round: named } = shown.words.pages.tournament;
  const rounds = [...new Set(rows.flatMap(({ games }) => games.map(({ round }) => round)))].sort((a, b) => a - b);
  if (rounds.length === 0) return null;
  return (
    <div class="no-print">
      <h3>{title}</h3>
      {rounds.map((round) => (
        <details>
          <summary>{named(round)}</summary>
          <Round tournament={tournament} rows={rows} round={round} shown={shown} />
        </details>
      ))}
    </div>
  );
}

function Round({ tournament, rows, round, shown }: Props & { readonly round: number }): VNode {
  const { words } = shown;
  const { tournament: says, explanation } = words.pages;
  const pairings = pairingsOf(rows, round);
  const paired = new Set(pairings.flatMap(({ white, black }) => [white, black]));
  const others = rows.filter((row) => !paired.has(row)).map(({ name }) => name);
  const score = (value: number | null): string => (value === null ? "" : scoreText(words.language, value));
  const result = ({ scores: [white, black], isRated }: Pairing): string => {
    const text = `${score(white)} – ${score(black)}`;
    return isRated ? text : `(${text})`;
  };
  return (
    <>
      <Table
        headed
        narrow
        caption={says.round(round)}
        rows={pairings}
        columns={[
          { head: explanation.colours.white, names: true, cell: ({ white }) => white.name },
          { head: says.heads.result, cell: result },
          { head: explanation.colours.black, cell: ({ black }) => black.name },
          ...(shown.mails ? [objectColumn(tournament, round, shown)] : []), // Without mails nobody can object.
        ]}
      />
      {others.length === 0 ? null : <p class="small soft">{says.noGame(others.join("; "))}</p>}
    </>
  );
}

/** Of players whom the public may not see there is no link: the form would not know them. */
function objectColumn(tournament: string, round: number, shown: Shown): Column<Pairing> {
  const { object, wrong, game } = shown.words.objections;
  return {
    head: wrong,
    cell: ({ white, black }) =>
      white.id === "" || black.id === "" ? null : (
        <ObjectLink
          subject={{ tournament, round: String(round), white: white.id, black: black.id }}
          text={object}
          label={`${object}: ${game(round, white.name, black.name)}`}
          shown={shown}
        />
      ),
  };
}

/** The games of a round, those of the leaders first, as boards are numbered. */
export function pairingsOf(rows: readonly CrosstableRow[], round: number): readonly Pairing[] {
  const before = new Map(rows.map((row) => [row, pointsBefore(row, round)]));
  const leader = ({ white, black }: Pairing): number => Math.max(before.get(white) ?? 0, before.get(black) ?? 0);
  const both = ({ white, black }: Pairing): number => (before.get(white) ?? 0) + (before.get(black) ?? 0);
  const first = ({ white, black }: Pairing): number => Math.min(white.place, black.place);
  return rows
    .flatMap((row) => row.games.filter((game) => game.round === round).flatMap((game) => pairingOf(rows, row, game)))
    .sort((a, b) => leader(b) - leader(a) || both(b) - both(a) || first(a) - first(b));
}

/** A game from the side of White, or of Black where only Black's line has it. */
function pairingOf(rows: readonly CrosstableRow[], row: CrosstableRow, game: GameData): readonly Pairing[] {
  const other = rows[game.opponent - 1];
  if (other === undefined) return [];
  const back = other.games.find(
    ({ round, opponent, colour }) => round === game.round && opponent === row.place && colour !== game.colour,
  );
  const isWhite = game.colour === "white";
  if (!isWhite && back !== undefined) return []; // listed from the other side
  const scores = [game.score, back?.score ?? null] as const;
  return [
    {
      white: isWhite ? row : other,
      black: isWhite ? other : row,
      scores: isWhite ? scores : [scores[1], scores[0]],
      isRated: !game.why && !back?.why,
    },
  ];
}

const pointsBefore = ({ games }: CrosstableRow, round: number): number =>
  games.reduce((sum, game) => (game.round < round ? sum + (game.score ?? 0) : sum), 0);
