import type { VNode } from "preact";
import { decimals, signed } from "../../words/numbers.ts";
import { articleSaid } from "../../words/said/article-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { Shown } from "../page.tsx";
import type { FirstRow } from "../parts/first-results.tsx";
import { Table } from "../parts/table.tsx";

export interface Ruling {
  readonly article: string;
  readonly says: string;
}

/** A player with all games. What has not been calculated is missing. */
export interface CrosstableRow {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly score: number;
  readonly rating?: number | null;
  readonly isRated?: boolean;
  readonly n?: number;
  readonly k?: number | null;
  readonly change?: number | null;
  readonly first?: Omit<FirstRow, "name"> | null;
  readonly games: readonly GameData[];
}

interface GameData {
  readonly round: number;
  readonly opponent: number;
  readonly score: number | null;
  readonly why?: Ruling | null;
}

export const rulingSaid = (words: Catalogue, { article, says }: Ruling): string => articleSaid(words, article, says);

interface Props {
  readonly caption: string;
  readonly rows: readonly CrosstableRow[];
  /** Prefix of the ids under which the page gives the reasons why games do not count; null: it gives none. */
  readonly marks: string | null;
  readonly shown: Shown;
}

export function Crosstable({ caption, rows, marks, shown }: Props): VNode {
  const { words, to } = shown;
  const { columns } = words.phrases;
  const number = (value: number, places?: number): string => decimals(words.language, value, places);
  const rounds = [...new Set(rows.flatMap(({ games }) => games.map(({ round }) => round)))].sort((a, b) => a - b);
  const reasons = reasonsIn(rows, words);
  const isRated = rows.some(({ n }) => n !== undefined);
  // The words stand above: in the table they would be cut off where it is wider than the page.
  return (
    <>
      <p class="small soft">{caption}</p>
      <Table
        headed
        caption={caption}
        rows={rows}
        columns={[
          { head: columns.number, number: true, cell: ({ place }) => place },
          {
            head: columns.player,
            names: true,
            cell: ({ id, name }) => (id === "" ? name : <a href={to(`/players/${id}`)}>{name}</a>),
          },
          ...(isRated
            ? [{ head: columns.rating, number: true, cell: ({ rating, isRated }: CrosstableRow) => isRated && rating }]
            : []),
          ...rounds.map((round) => ({
            head: String(round),
            cell: (row: CrosstableRow) => gamesIn(row, round, (why) => markOf(reasons, rulingSaid(words, why)), marks),
          })),
          { head: columns.score, number: true, cell: ({ score }) => number(score) },
          ...(isRated
            ? [
                { head: columns.games, number: true, cell: ({ n }: CrosstableRow) => n },
                { head: "K", number: true, cell: ({ k }: CrosstableRow) => k ?? "" },
                {
                  head: columns.change,
                  number: true,
                  cell: ({ change }: CrosstableRow) =>
                    change === null || change === undefined ? "" : signed(number(change, 2)),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** Opponent and score of the games of a round; what does not count is in brackets, with the mark of the reason. */
function gamesIn(
  { games }: CrosstableRow,
  round: number,
  mark: (why: Ruling) => string,
  marks: string | null,
): readonly VNode[] {
  return games
    .filter((each) => each.round === round)
    .map(({ opponent, score, why }, index) => {
      const text = `${index === 0 ? "" : " "}${opponent}:${score === null ? "–" : score === 0.5 ? "½" : score}`;
      if (!why) return <span>{text}</span>;
      const number = mark(why);
      return (
        <span class="soft">
          {`(${text})`}
          {marks === null ? null : (
            <sup>
              <a href={`#${marks}-${number}`}>{number}</a>
            </sup>
          )}
        </span>
      );
    });
}

/** Every reason why games do not count, in the order in which they are met. */
const reasonsIn = (rows: readonly CrosstableRow[], words: Catalogue): readonly string[] => [
  ...new Set(rows.flatMap(({ games }) => games.flatMap(({ why }) => (why ? [rulingSaid(words, why)] : [])))),
];

const markOf = (reasons: readonly string[], reason: string): string => String(reasons.indexOf(reason) + 1);

interface NotCountedProps {
  readonly rows: readonly CrosstableRow[];
  readonly marks: string;
  readonly words: Catalogue;
}

/** Reasons with their games; a game that counts for one player only is listed for the other. */
export function NotCounted({ rows, marks, words }: NotCountedProps): VNode | null {
  const reasons = reasonsIn(rows, words);
  if (reasons.length === 0) return null;
  const { sample } = words.phrases;
  return (
    <>
      <h3>{sample.doNotCount.replace(/:$/, "")}</h3>
      <dl class="reasons">
        {reasons.map((reason) => (
          <>
            <dt id={`${marks}-${markOf(reasons, reason)}`}>
              {markOf(reasons, reason)} – {reason}
            </dt>
            <dd>
              {gamesFor(rows, reason, words)
                .map(({ round, one, other }) => sample.game(round, one, other))
                .join("; ")}
            </dd>
          </>
        ))}
      </dl>
    </>
  );
}

interface Named {
  readonly round: number;
  readonly one: string;
  readonly other: string;
}

/** Each game once, from the side of the player who stands first, where it does not count for both by the same reason. */
function gamesFor(rows: readonly CrosstableRow[], reason: string, words: Catalogue): readonly Named[] {
  const has = (row: CrosstableRow | undefined, round: number, opponent: number): boolean =>
    row?.games.some(
      (game) =>
        game.round === round && game.opponent === opponent && !!game.why && rulingSaid(words, game.why) === reason,
    ) ?? false;
  return rows
    .flatMap((row) =>
      row.games
        .filter(({ round, opponent }) => has(row, round, opponent))
        .filter(({ round, opponent }) => row.place < opponent || !has(rows[opponent - 1], round, row.place))
        .map(({ round, opponent }) => ({ round, one: row.name, other: rows[opponent - 1]?.name ?? "" })),
    )
    .sort((a, b) => a.round - b.round);
}
