import type { VNode } from "preact";
import type { AnswerOf } from "../../api-types.ts";
import type { ChartPoint } from "../../charts/rating-series.ts";
import type { Shown } from "../../page.tsx";
import { Change } from "../../parts/change.tsx";
import { markedK } from "../../parts/marked-k.tsx";
import { Table } from "../../parts/table.tsx";

type PlayerAnswer = AnswerOf<"players.show">;
export type EntryData = PlayerAnswer["entries"][number];
type PlayedData = PlayerAnswer["played"][number];

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
  ...{ rating: null, games: null, k: null, kDerived: false, inactive: false, change: null },
  ...{ delisted: false, explained: true, moves: [] },
} as const;

interface Props {
  readonly player: string;
  readonly entries: readonly EntryData[];
  readonly played: readonly PlayedData[];
  readonly shown: Shown;
}

interface Row extends EntryData {
  /** Whether a newer version has taken its place. */
  readonly isOld: boolean;
  /** Whether nothing happened: no games, no change, nothing to say. */
  readonly isQuiet: boolean;
  /** Whether the list has more versions than one. */
  readonly hasVersions: boolean;
}

/** Every list with a line or a tournament of the player, year by year; what is quiet or superseded is folded. */
export function Periods({ player, entries, played, shown }: Props): VNode | null {
  const more = played.filter(({ list }) => !entries.some((entry) => entry.list === list));
  const all = [...entries, ...more.map((each) => ({ ...each, ...UNRATED }))].sort(newestFirst);
  if (all.length === 0) return null;
  const newestOfKind = new Set(
    [...new Set(all.map(({ kind }) => kind))].map((kind) => all.find((each) => each.kind === kind)),
  );
  const playedLists = new Set(played.map(({ list }) => list));
  const rows = all.map((entry): Row => {
    const isOld = all.some(({ list, version }) => list === entry.list && version > entry.version);
    const happened =
      (entry.games ?? 0) > 0 ||
      (entry.change ?? 0) !== 0 ||
      entry.delisted ||
      entry.moves.length > 0 ||
      entry.version > 1;
    const isQuiet = !happened && !playedLists.has(entry.list) && !newestOfKind.has(entry);
    const hasVersions = entry.version > 1 || all.some((other) => other.list === entry.list && other !== entry);
    return { ...entry, isOld, isQuiet, hasVersions };
  });
  const years = [...new Set(rows.map(({ date }) => date.slice(0, 4)))];
  return (
    <>
      {years.map((year) => (
        <Year year={year} rows={rows.filter(({ date }) => date.startsWith(year))} player={player} shown={shown} />
      ))}
    </>
  );
}

interface YearProps {
  readonly year: string;
  readonly rows: readonly Row[];
  readonly player: string;
  readonly shown: Shown;
}

function Year({ year, rows, player, shown }: YearProps): VNode {
  const { player: says } = shown.words.pages;
  const quiet = rows.filter(({ isQuiet, isOld }) => isQuiet && !isOld);
  const old = rows.filter(({ isOld }) => isOld);
  const open = rows.filter(({ isQuiet, isOld }) => !isQuiet && !isOld);
  const months = new Set(quiet.map(({ date }) => date)).size;
  const caption = `${shown.words.web.players.periods} ${year}`;
  return (
    <section>
      <h3>{year}</h3>
      {open.length === 0 ? null : <Rows caption={caption} rows={open} player={player} shown={shown} />}
      {quiet.length === 0 ? null : (
        <details>
          <summary class="soft">{says.quietMonths(months)}</summary>
          <Rows caption={`${caption}: ${says.quietMonths(months)}`} rows={quiet} player={player} shown={shown} />
        </details>
      )}
      {old.length === 0 ? null : (
        <details>
          <summary class="soft">{says.earlierVersions(old.length)}</summary>
          <Rows caption={`${caption}: ${says.earlierVersions(old.length)}`} rows={old} player={player} shown={shown} />
        </details>
      )}
    </section>
  );
}

function Rows({ caption, rows, player, shown }: Omit<YearProps, "year"> & { readonly caption: string }): VNode {
  const { words, to } = shown;
  const { lists } = words.web;
  const { columns } = words.phrases;
  const address = ({ list, version, hasVersions }: Row): string =>
    to(`/players/${player}/${list}${hasVersions ? `?version=${version}` : ""}`);
  return (
    <Table
      headed
      caption={caption}
      rows={rows}
      rowClass={({ isOld }) => (isOld ? "not-counted" : undefined)}
      columns={[
        {
          head: words.pages.player.list,
          names: true,
          cell: (row) => {
            const name = lists.name(row.kind, row.date);
            return (
              <>
                {row.explained ? <a href={address(row)}>{name}</a> : name}{" "}
                {row.hasVersions ? <span class="tag">{lists.version(row.version)}</span> : null}
                <span class="second">
                  {[gamesOf(row, shown), stateOf(row, shown)].filter((each) => each !== "").join(" · ")}
                </span>
              </>
            );
          },
        },
        { head: columns.rating, number: true, cell: ({ rating }) => <strong>{rating ?? "–"}</strong> },
        { head: words.pages.player.change, number: true, cell: ({ change }) => <Change of={change} /> },
        { head: columns.games, number: true, wide: true, cell: ({ games }) => games ?? "" },
        { head: "K", number: true, wide: true, cell: markedK },
        { head: shown.words.web.players.state, wide: true, cell: (row) => stateOf(row, shown) },
      ]}
    />
  );
}

/** On a phone, which has no column for them. */
const gamesOf = ({ games }: Row, { words }: Shown): string => (games === null ? "" : words.pages.player.found(games));

function stateOf({ rating, inactive, delisted, moves, games, change }: Row, { words }: Shown): string {
  const { players, lists } = words.web;
  // Why is said by the explanation of the line: a correction may be decided for one list and change a later one.
  const isMoved = rating !== null && games === 0 && change !== null && change !== 0;
  const isSaid = moves.some(({ points }) => points === null);
  return [
    ...(rating === null ? [delisted ? lists.isDelisted : players.unrated] : []),
    ...(inactive ? [lists.inactive] : []),
    ...(isMoved && !isSaid ? [players.movedFrom(rating - change)] : []),
    ...moves.map(({ points, ratingBefore, reason }) =>
      points === null ? players.movedFrom(ratingBefore ?? 0) : players.correction(points, reason ?? ""),
    ),
  ].join("; ");
}

const newestFirst = (one: EntryData, other: EntryData): number =>
  compared(other.date, one.date) || compared(other.kind, one.kind) || other.version - one.version;

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
