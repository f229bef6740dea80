import type { VNode } from "preact";
import type { Shown } from "../../page.tsx";
import { Day } from "../../parts/day.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Table } from "../../parts/table.tsx";
import type { TournamentHead } from "../tournament-list.tsx";
import { ratedIn, type SettledTournament, TournamentTable } from "./parts.tsx";

interface Coming {
  readonly kind: string;
  readonly date: string;
  readonly closing: string;
}

interface Props {
  readonly data: {
    readonly coming: readonly Coming[];
    readonly upcoming: readonly TournamentHead[];
    readonly rated: readonly SettledTournament[];
  };
  readonly shown: Shown;
}

export function CalendarPage({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { calendar: says, nav, home } = words.pages.overview;
  return (
    <>
      <h1>{nav.calendar}</h1>
      <p>{says.intro}</p>
      <p>
        <a class="button" href={to("/calendar.ics")}>
          <Icon of="calendar" /> {says.subscribe}
        </a>
      </p>
      <h2>{home.upcoming}</h2>
      {data.upcoming.length === 0 ? (
        <p class="notice">{says.noUpcoming}</p>
      ) : (
        <TournamentTable caption={home.upcoming} rows={data.upcoming} shown={shown} />
      )}
      {data.coming.length === 0 ? null : <Dates coming={data.coming} shown={shown} />}
      <h2>{home.recent}</h2>
      {data.rated.length === 0 ? (
        <p class="notice">{says.noRecent}</p>
      ) : (
        <TournamentTable caption={home.recent} rows={data.rated} shown={shown} more={[ratedIn(shown)]} />
      )}
    </>
  );
}

/** Closing dates and list dates in one order. */
function Dates({ coming, shown: { words } }: { readonly coming: readonly Coming[]; readonly shown: Shown }): VNode {
  const { calendar: says } = words.pages.overview;
  const name = ({ kind, date }: Coming): string => words.web.lists.name(kind, date);
  const events = coming
    .flatMap((each) => [
      { day: each.closing, event: says.closing(name(each)) },
      { day: each.date, event: name(each) },
    ])
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return (
    <>
      <h2>{says.dates}</h2>
      <p>{says.closingText}</p>
      <Table
        headed
        narrow
        caption={says.dates}
        rows={events}
        columns={[
          { head: says.date, cell: ({ day }) => <Day of={day} language={words.language} /> },
          { head: says.event, names: true, cell: ({ event }) => event },
        ]}
      />
    </>
  );
}
