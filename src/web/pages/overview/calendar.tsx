import type { VNode } from "preact";
import { LIST_KINDS } from "../../../domain/list.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import type { AnswerOf } from "../../api-types.ts";
import type { Shown } from "../../page.tsx";
import { Day } from "../../parts/day.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Table } from "../../parts/table.tsx";
import { ratedIn, TournamentTable } from "./parts.tsx";

type CalendarData = AnswerOf<"calendars.show">;
type Coming = CalendarData["coming"][number];

interface Props {
  readonly data: CalendarData;
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
      <Filters data={data} shown={shown} />
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

/** By list, and by federation where there are several. */
function Filters({ data, shown }: Props): VNode {
  const { words, to } = shown;
  const { calendar: says } = words.pages.overview;
  const { kind, federation, federations } = data;
  const address = (wanted: Readonly<Record<"kind" | "federation", string | null>>): string => {
    const query = Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
    return to(`/calendar${query.length === 0 ? "" : `?${query.join("&")}`}`);
  };
  const chip = (text: string, href: string, isCurrent: boolean): VNode => (
    <li>
      <a class="chip" href={href} aria-current={isCurrent ? "page" : undefined}>
        {text}
      </a>
    </li>
  );
  return (
    <>
      <nav aria-label={says.lists}>
        <ul class="chips">
          {[null, ...LIST_KINDS].map((each) =>
            chip(
              each === null ? says.allLists : (words.web.lists.kinds[each] ?? each),
              address({ kind: each, federation }),
              each === kind,
            ),
          )}
        </ul>
      </nav>
      {federations.length < 2 ? null : (
        <nav aria-label={words.web.lists.federation}>
          <ul class="chips">
            {[null, ...federations].map((each) =>
              chip(
                each === null ? says.allFederations : shown.federation(each),
                address({ kind, federation: each }),
                each === federation,
              ),
            )}
          </ul>
        </nav>
      )}
    </>
  );
}

interface ComingTogether extends Omit<Coming, "kind"> {
  readonly kinds: readonly string[];
}

/** Lists with the same dates in one row: most offices publish all of them on one day. */
export const listsTogether = (coming: readonly Coming[]): readonly ComingTogether[] =>
  coming
    .filter(
      ({ date, closing }, at) => at === coming.findIndex((each) => each.date === date && each.closing === closing),
    )
    .map(({ date, closing }) => ({
      date,
      closing,
      kinds: coming.filter((each) => each.date === date && each.closing === closing).map(({ kind }) => kind),
    }));

/** Such as "December 2026: Standard, Rapid, Blitz". */
export const listsNamed = ({ web: { lists } }: Catalogue, date: string, kinds: readonly string[]): string =>
  `${lists.month(date)}: ${kinds.map((kind) => lists.kinds[kind] ?? kind).join(", ")}`;

/** Closing dates and list dates in one order. */
function Dates({ coming, shown: { words } }: { readonly coming: readonly Coming[]; readonly shown: Shown }): VNode {
  const { calendar: says, home } = words.pages.overview;
  const events = listsTogether(coming)
    .flatMap(({ date, closing, kinds }) => [
      { day: closing, event: home.closes, lists: listsNamed(words, date, kinds) },
      { day: date, event: says.published, lists: listsNamed(words, date, kinds) },
    ])
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return (
    <>
      <h2>{says.dates}</h2>
      <p>{says.closingText}</p>
      <Table
        headed
        caption={says.dates}
        rows={events}
        columns={[
          { head: says.date, cell: ({ day }) => <Day of={day} language={words.language} /> },
          {
            head: says.event,
            names: true,
            cell: ({ event, lists }) => (
              <>
                {event}
                <span class="second">{lists}</span>
              </>
            ),
          },
          { head: says.lists, wide: true, cell: ({ lists }) => <span class="sentence">{lists}</span> },
        ]}
      />
    </>
  );
}
