import type { VNode } from "preact";
import type { ChartPoint } from "../charts/rating-series.ts";
import type { Shown } from "../page.tsx";
import { markedK } from "../parts/marked-k.tsx";
import { Table } from "../parts/table.tsx";

export interface EntryData {
  readonly list: string;
  readonly version: number;
  readonly kind: string;
  readonly date: string;
  readonly rating: number | null;
  readonly games: number | null;
  readonly k: number | null;
  readonly kDerived: boolean;
  readonly inactive: boolean;
  /** Whether this list took the rating away. */
  readonly delisted: boolean;
  /** Whether the line can be explained: a list that was taken over cannot. */
  readonly explained: boolean;
  readonly moves: readonly MoveData[];
}

/** What moved a player otherwise than by games. */
export interface MoveData {
  readonly points: number | null;
  readonly ratingBefore: number | null;
  readonly reason: string | null;
}

/** A list with a tournament of the player. */
export type PlayedData = Pick<EntryData, "list" | "version" | "kind" | "date">;

/** Ratings for the chart, the oldest first: of each list the version that stands. */
export const pointsOf = (entries: readonly EntryData[]): readonly ChartPoint[] =>
  entries
    .filter((entry, index) => entries.findIndex(({ list }) => list === entry.list) === index)
    .map((entry) => ({
      kind: entry.kind,
      date: entry.date,
      rating: entry.rating,
      corrected: entry.moves.length > 0 || wasChanged(entry, entries),
    }))
    .reverse();

/** Whether a version changes this player's line: most are made because of other players. */
const wasChanged = (entry: EntryData, entries: readonly EntryData[]): boolean =>
  entry.version > 1 &&
  !entries.some(
    (other) =>
      other.list === entry.list &&
      other.version === entry.version - 1 &&
      (["rating", "games", "k", "inactive"] as const).every((column) => other[column] === entry[column]),
  );

/** On a list with a tournament of the player, but without a rating. */
const UNRATED = {
  rating: null,
  games: null,
  k: null,
  kDerived: false,
  inactive: false,
  delisted: false,
  explained: true,
  moves: [],
} as const;

interface Props {
  readonly player: string;
  readonly entries: readonly EntryData[];
  readonly played: readonly PlayedData[];
  readonly shown: Shown;
}

/** Every list, in every version, with a line or a tournament of the player; the newest first. */
export function Periods({ player, entries, played, shown: { words, to } }: Props): VNode | null {
  const { players: says, lists } = words.web;
  const { columns } = words.phrases;
  const more = played.filter(({ list }) => !entries.some((entry) => entry.list === list));
  const rows: readonly EntryData[] = [...entries, ...more.map((each) => ({ ...each, ...UNRATED }))].sort(newestFirst);
  if (rows.length === 0) return null;
  const address = ({ list, version }: EntryData): string =>
    to(`/players/${player}/${list}${isOnly(rows, list) ? "" : `?version=${version}`}`);
  const state = ({ rating, inactive, delisted, moves }: EntryData): string =>
    [
      ...(rating === null ? [delisted ? lists.isDelisted : says.unrated] : []),
      ...(inactive ? [lists.inactive] : []),
      ...moves.map(({ points, ratingBefore, reason }) =>
        points === null ? says.movedFrom(ratingBefore ?? 0) : says.correction(points, reason ?? ""),
      ),
    ].join("; ");
  return (
    <Table
      headed
      caption={says.periods}
      rows={rows}
      columns={[
        {
          head: columns.list,
          names: true,
          cell: (row) => {
            const name = lists.name(row.kind, row.date);
            return (
              <>
                {row.explained ? <a href={address(row)}>{name}</a> : name}{" "}
                {isOnly(rows, row.list) ? null : <span class="tag">{lists.version(row.version)}</span>}
              </>
            );
          },
        },
        { head: columns.rating, number: true, cell: ({ rating }) => rating ?? "–" },
        { head: columns.games, number: true, cell: ({ games }) => games ?? "" },
        { head: "K", number: true, cell: markedK },
        { head: says.state, cell: state },
      ]}
    />
  );
}

/** Whether there is but one version of a list: then none need be named. */
const isOnly = (rows: readonly EntryData[], list: string): boolean =>
  rows.filter((row) => row.list === list).length === 1 && rows.every((row) => row.list !== list || row.version === 1);

const newestFirst = (one: EntryData, other: EntryData): number =>
  compared(other.date, one.date) || compared(other.kind, one.kind) || other.version - one.version;

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
