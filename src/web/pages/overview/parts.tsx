import type { VNode } from "preact";
import type { AnswerOf } from "../../api-types.ts";
import { BarChart } from "../../charts/bar-chart.tsx";
import { dayNumber, shortMonth } from "../../charts/scale.ts";
import type { Shown } from "../../page.tsx";
import { Days } from "../../parts/day.tsx";
import { type Column, Table } from "../../parts/table.tsx";
import type { TournamentHead } from "../tournament-list.tsx";

/** A player of a list, as far as a short table shows one. */
export type TopPlayer = AnswerOf<"home.show">["cards"][number]["top"][number];

interface Named {
  readonly of: Pick<TopPlayer, "player" | "name" | "title">;
  readonly shown: Shown;
}

/** A player's name with the title before it. */
export const PlayerLink = ({ of: { player, name, title }, shown: { to } }: Named): VNode => (
  <>
    {title === null ? null : (
      <>
        <span class="badge">{title}</span>{" "}
      </>
    )}
    <a href={to(`/players/${player}`)}>{name}</a>
  </>
);

const FederationLink = ({ code, shown }: { readonly code: string; readonly shown: Shown }): VNode => (
  <a href={shown.to(`/federations/${code}`)}>{shown.federation(code)}</a>
);

export type SettledTournament = AnswerOf<"calendars.show">["rated"][number];

interface TournamentTableProps<Row extends TournamentHead> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly shown: Shown;
  readonly more?: readonly Column<Row>[];
}

/** Tournaments in two lines each on a phone. */
export function TournamentTable<Row extends TournamentHead>(props: TournamentTableProps<Row>): VNode {
  const { caption, rows, shown, more = [] } = props;
  const { words, to } = shown;
  const { tournaments: says, lists } = words.web;
  const dates = ({ start, end }: Row): VNode => <Days from={start} to={end} language={words.language} />;
  return (
    <Table
      headed
      caption={caption}
      rows={rows}
      columns={[
        {
          head: says.name,
          names: true,
          cell: (each) => (
            <>
              <a href={to(`/tournaments/${each.tournament}`)}>{each.name}</a>
              <span class="second soft">{dates(each)}</span>
            </>
          ),
        },
        { head: says.dates, wide: true, cell: dates },
        {
          head: lists.federation,
          wide: true,
          cell: ({ federation }) => (federation === null ? "" : <FederationLink code={federation} shown={shown} />),
        },
        { head: words.phrases.columns.list, cell: ({ kind }) => lists.kinds[kind] ?? kind },
        ...more,
      ]}
    />
  );
}

export const ratedIn = ({ words, to }: Shown): Column<SettledTournament> => ({
  head: words.pages.overview.calendar.ratedIn,
  cell: ({ list, listDate }) => <a href={to(`/lists/${list}`)}>{words.web.lists.month(listDate)}</a>,
});

export type CountedClass = NonNullable<AnswerOf<"statistics.show">["numbers"]>["classes"][number];

/** How many active players have a rating in each hundred. */
export function Distribution({
  classes,
  list,
  shown: { words },
}: {
  readonly classes: readonly CountedClass[];
  /** What the list is called. */
  readonly list: string;
  readonly shown: Shown;
}): VNode | null {
  const { statistics: says } = words.pages.overview;
  return (
    <BarChart
      language={words.language}
      bars={classes.map(({ from, players }) => ({ name: String(from), value: players, marked: false }))}
      label={`${says.distribution}: ${list}`}
      heads={[says.rating, says.players]}
      numbers={says.numbers}
    />
  );
}

export type MonthData = NonNullable<AnswerOf<"statistics.show">["numbers"]>["months"][number];

/** Games by the month in which their tournaments ended. */
export function Months({
  months,
  shown: { words },
}: {
  readonly months: readonly MonthData[];
  readonly shown: Shown;
}): VNode | null {
  const { statistics: says } = words.pages.overview;
  return (
    <BarChart
      language={words.language}
      bars={months.map(({ month, games }) => ({
        name: shortMonth(words.language, dayNumber(`${month}-01`)),
        value: games,
        marked: false,
      }))}
      label={says.byMonth}
      heads={[says.month, says.games]}
      numbers={says.numbers}
    />
  );
}
